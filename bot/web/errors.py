"""What the web page is told when something is refused."""

from typing import Literal

ErrorWord = Literal[
    "not-understood",
    "signed-out",
    "link-is-void",
    "other-site",
    "unknown-table",
    "outdated",
    "too-long",
    "too-slow",
    "not-json",
    "refused",
    "too-many",
    "closing",
    "failed",
]

STATUS: dict[ErrorWord, int] = {
    "not-understood": 400,
    "signed-out": 401,
    "link-is-void": 401,
    "other-site": 403,
    "unknown-table": 404,
    "outdated": 409,
    "too-slow": 408,
    "too-long": 413,
    "not-json": 415,
    "refused": 422,
    "too-many": 429,
    "failed": 500,
    "closing": 503,
}


class RequestRefused(Exception):  # noqa: N818  # an answer, not a bug
    """An answer of this kind. `text`: a sentence for the reader, by default that of the word.
    `view`: how the table is now, if that helps. `wait_s`: when to try again."""

    def __init__(
        self,
        word: ErrorWord,
        text: str = "",
        view: dict[str, object] | None = None,
        wait_s: float = 0.0,
    ) -> None:
        super().__init__(word)
        self.word = word
        self.text = text
        self.view = view
        self.wait_s = wait_s

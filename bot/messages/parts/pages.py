"""Pages of menus and of long private replies. A reply of one page is read from its top: clients
scroll to the end of a message that is longer than the screen."""

from collections.abc import Iterable, Sequence

from bot.i18n.catalogue import Translator
from bot.messages.parts.message import MAX_TEXT, Button, Message, Text
from bot.messages.parts.phrasebook import Phrasebook, fit_lines
from bot.messages.parts.rows import Buttons, fill_rows, layout_message

MAX_PAGE_LENGTH = 1000  # about a screen of a phone


def paged_message(
    texts: Translator | Phrasebook,
    opened_by: tuple[str, ...],
    title: str,
    paragraphs: Sequence[str],
    page: int,
    offers: Buttons = (),
) -> Message:
    """One page of the paragraphs under the title, and the buttons to the other pages. A page beyond
    the last means the last. `opened_by`: what is shown, in the arguments of the buttons. `offers`:
    other buttons, on the first page only."""
    pages = _split(title, paragraphs)
    page = nearest_page(page, len(pages))
    paragraphs = fit_lines([*pages[page]], MAX_TEXT - len(title) - 1)
    blocks = (
        Text(title),
        *(Text(paragraph) for paragraph in paragraphs.split("\n")),
        *fill_rows(() if page else offers, page_buttons(texts, opened_by, page, len(pages))),
    )
    return layout_message(texts.language, blocks)


def page_buttons(
    texts: Translator | Phrasebook, opened_by: tuple[str, ...], page: int, pages: int
) -> Buttons:
    """The buttons to the page before and after; none if there is only one page."""
    if pages <= 1:
        return ()
    previous = Button(
        "more",
        texts.say("button-previous-page"),
        emoji="◀️",
        args=(*opened_by, str(page - 1)),
        disabled=page == 0,
    )
    following = Button(
        "more",
        texts.say("button-next-page"),
        emoji="▶️",
        args=(*opened_by, str(page + 1)),
        disabled=page == pages - 1,
    )
    return previous, following


def nearest_page(page: int, pages: int) -> int:
    return max(0, min(page, pages - 1))


def _split(title: str, paragraphs: Iterable[str]) -> list[list[str]]:
    """The paragraphs in pages of at most MAX_PAGE_LENGTH, or of one paragraph that is longer."""
    pages: list[list[str]] = [[]]
    length = len(title)
    for paragraph in paragraphs:
        if pages[-1] and length + 1 + len(paragraph) > MAX_PAGE_LENGTH:
            pages.append([])
            length = len(title)
        pages[-1].append(paragraph)
        length += 1 + len(paragraph)
    return pages

"""How pictures get their words: the caller passes a function that says texts in one language."""

from typing import Protocol


class Say(Protocol):
    """`say("phrase-turn", names="Ada")` is the text of a key with its values filled in.

    The keys are those of `render.words.english.TEMPLATES`, and `map-<id>` for names of maps.
    Raises `LookupError` for a key that the language does not have. Called in worker threads.
    """

    def __call__(self, key: str, /, **values: str | int) -> str: ...

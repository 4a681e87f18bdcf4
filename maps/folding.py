"""Matching of what people type with names: without accents, in lower case, in any order."""

import re
import unicodedata
from functools import lru_cache

WITHOUT_MARKS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "ł": "l", "đ": "d"})
WORD = re.compile(r"\w+")


@lru_cache(4096)
def folded(text: str) -> str:
    """The text in lower case without accents: `zurich` for `Zürich`."""
    decomposed = unicodedata.normalize("NFKD", text.casefold().translate(WITHOUT_MARKS))
    return "".join(c for c in decomposed if not unicodedata.combining(c))


def words(text: str) -> list[str]:
    """The words of a text, without the spaces and signs between them."""
    return WORD.findall(text)


def compact(text: str) -> str:
    """The folded words without anything between them: `newyork` for `New-York`. Names that are
    compact alike are the same name."""
    return "".join(words(folded(text)))


def matches(name: str, typed: str) -> bool:
    """Whether the name contains every word that was typed. Both must be folded."""
    return all(word in name for word in words(typed))

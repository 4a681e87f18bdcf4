"""Names as people type them: without accents, in small letters."""

import re
import unicodedata
from functools import lru_cache

PLAIN = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ß": "ss", "ł": "l", "đ": "d"})
WORD = re.compile(r"\w+")


@lru_cache(4096)
def folded(text: str) -> str:
    """`zurich` for `Zürich`."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(PLAIN))
    return "".join(c for c in apart if not unicodedata.combining(c))


def words(text: str) -> list[str]:
    """Those typed, whatever stands between them."""
    return WORD.findall(text)


def matches(name: str, typed: str) -> bool:
    """Whether every word typed is part of the name, both of them folded."""
    return all(word in name for word in words(typed))

"""The modules and the style that every page with a board has: loaded by the live page, written into
the replay page."""

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
_IMPORT = re.compile(r"^import .*;\n", re.MULTILINE)
_EXPORT = re.compile(r"^export ", re.MULTILINE)


@cache
def text(name: str) -> str:
    """The contents of a module or style of this folder."""
    return (FOLDER / name).read_text(encoding="utf-8")


def joined(names: Iterable[str]) -> str:
    """Modules as one plain script, in an order in which each needs only those before it. Their
    imports are of each other and take one line each."""
    return "".join(_EXPORT.sub("", _IMPORT.sub("", text(name))) for name in names)

"""The letters of our pictures: two weights of Barlow Semi Condensed, shipped with the package.

Names of people may hold letters that Barlow lacks (Greek, Cyrillic): those names are set in
DejaVu Sans, and what even that lacks is left out.
"""

from functools import lru_cache
from pathlib import Path
from typing import Literal

from PIL import ImageFont

Weight = Literal["medium", "bold", "wide"]

FOLDER = Path(__file__).parent / "font_files"
FILES: dict[Weight, Path] = {
    "medium": FOLDER / "BarlowSemiCondensed-Medium.ttf",
    "bold": FOLDER / "BarlowSemiCondensed-Bold.ttf",
    "wide": FOLDER / "DejaVuSansCondensed-Bold.ttf",  # the wide choice of letters
}
PROBE_SIZE = 24
NO_LETTER = "\uffff"
DASH = " \N{EN DASH} "


@lru_cache(maxsize=128)
def font(size: int, weight: Weight = "medium") -> ImageFont.FreeTypeFont:
    """The font at a size in pixels. Basic layout: the same on every machine."""
    return ImageFont.truetype(FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has_glyph(letter: str, weight: Weight = "medium") -> bool:
    """Whether the font can draw the letter: it looks unlike the sign for a missing one."""
    return letter.isspace() or _shape(letter, weight) != _shape(NO_LETTER, weight)


@lru_cache(maxsize=1024)
def readable(name: str) -> tuple[str, Weight]:
    """What can be drawn of a name, and with which weight. It may be nothing at all."""
    known = "".join(letter for letter in name if has_glyph(letter, "wide"))
    known = " ".join(known.split())  # on one line
    is_plain = all(has_glyph(letter, "bold") for letter in known)
    return known, "bold" if is_plain else "wide"


@lru_cache(maxsize=1024)
def fitted(text: str, size: int, weight: Weight, width: float) -> str:
    """The text, shortened with an ellipsis if it is wider than that."""
    face = font(size, weight)
    if face.getlength(text) <= width:
        return text
    while text and face.getlength(text + "…") > width:
        text = text[:-1]
    return text.rstrip(" .") + "…"


@lru_cache(maxsize=1024)
def fitted_together(
    parts: tuple[str, ...], size: int, width: float, smallest: int
) -> tuple[str, int]:
    """Parts joined by a dash, set smaller and then the longest part shortened until they fit."""
    for smaller in range(size, smallest - 1, -1):
        if font(smaller).getlength(DASH.join(parts)) <= width:
            return DASH.join(parts), smaller
    while font(smallest).getlength(DASH.join(parts)) > width:
        longest = max(range(len(parts)), key=lambda part: len(parts[part]))
        shorter = parts[longest].rstrip("….")[:-1].rstrip(" .") + "…"
        parts = (*parts[:longest], shorter, *parts[longest + 1 :])
    return DASH.join(parts), smallest


@lru_cache(maxsize=4096)
def _shape(letter: str, weight: Weight) -> tuple[tuple[int, int], bytes]:
    mask = font(PROBE_SIZE, weight).getmask(letter)
    return mask.size, bytes(mask)

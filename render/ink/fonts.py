"""The fonts on pictures: two weights of Barlow Semi Condensed, shipped with the package.

Names of people may contain letters that Barlow lacks (Greek, Cyrillic). Those names are set in
DejaVu Sans, without the letters that it lacks too.
"""

from functools import lru_cache
from pathlib import Path
from typing import Literal, NamedTuple

from PIL import ImageFont

from maps.typography import DASH

Weight = Literal["medium", "bold", "wide"]

FOLDER = Path(__file__).parent / "font_files"
FILES: dict[Weight, Path] = {
    "medium": FOLDER / "BarlowSemiCondensed-Medium.ttf",
    "bold": FOLDER / "BarlowSemiCondensed-Bold.ttf",
    "wide": FOLDER / "DejaVuSansCondensed-Bold.ttf",  # has the widest choice of letters
}
PROBE_SIZE = 24
NO_LETTER = "\uffff"


@lru_cache(maxsize=128)
def font(size: int, weight: Weight = "medium") -> ImageFont.FreeTypeFont:
    """The font at a size in px, with basic layout, which is the same on every machine."""
    return ImageFont.truetype(FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has_glyph(letter: str, weight: Weight = "medium") -> bool:
    """Whether the font can draw the letter: it looks different from the sign for a missing one."""
    return letter.isspace() or _shape(letter, weight) != _shape(NO_LETTER, weight)


@lru_cache(maxsize=1024)
def readable(name: str) -> tuple[str, Weight]:
    """The part of a name that can be drawn, possibly empty, and the weight to draw it with."""
    known = "".join(letter for letter in name if has_glyph(letter, "wide"))
    known = " ".join(known.split())  # on one line
    is_plain = all(has_glyph(letter, "bold") for letter in known)
    return known, "bold" if is_plain else "wide"


@lru_cache(maxsize=1024)
def fitted(text: str, size: int, weight: Weight, width: float) -> str:
    """The text, shortened with an ellipsis if it is wider than `width`."""
    face = font(size, weight)
    if face.getlength(text) <= width:
        return text
    while text and face.getlength(text + "…") > width:
        text = text[:-1]
    return text.rstrip(" .") + "…"


class FittedLines(NamedTuple):
    """Lines of text, and the size at which they fit."""

    lines: tuple[str, ...]
    size: int


@lru_cache(maxsize=1024)
def fitted_lines(
    lines: tuple[str, ...], size: int, weight: Weight, width: float, smallest: int
) -> FittedLines:
    """The lines, all in one size that is reduced down to `smallest` until they fit; those that do
    not fit even then are shortened."""
    for smaller in range(size, smallest, -1):
        if all(font(smaller, weight).getlength(line) <= width for line in lines):
            return FittedLines(lines, smaller)
    return FittedLines(tuple(fitted(line, smallest, weight, width) for line in lines), smallest)


@lru_cache(maxsize=1024)
def wrapped(
    parts: tuple[str, ...], size: int, width: float, smallest: int
) -> tuple[tuple[str, ...], int]:
    """The parts joined by a dash, on one line or else on two, and a size at which they fit.

    A single part is broken at a space. The size is never below `smallest`: if even two lines are
    too wide at that size, they are shortened.
    """
    whole, two_lines = (DASH.join(parts),), _two_lines(parts)
    on_one = fitted_lines(whole, size, "medium", width, smallest)
    if on_one.lines == whole:
        return on_one
    return fitted_lines(two_lines, size, "medium", width, smallest)


def _two_lines(parts: tuple[str, ...]) -> tuple[str, ...]:
    """The first part and its dash, then the others; or the words of a single part."""
    if len(parts) > 1:
        return parts[0] + DASH.rstrip(), DASH.join(parts[1:])
    words = parts[0].split(" ")
    breaks = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(breaks, key=lambda lines: max(map(len, lines)), default=parts)


@lru_cache(maxsize=4096)
def _shape(letter: str, weight: Weight) -> tuple[tuple[int, int], bytes]:
    mask = font(PROBE_SIZE, weight).getmask(letter)
    return mask.size, bytes(mask)

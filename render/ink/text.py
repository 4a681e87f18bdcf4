"""Text on pictures. Each line is rasterised once and kept, because pasting it is much faster."""

from typing import Literal

from PIL import Image, ImageDraw

from render.ink.fonts import Weight, fitted, font, readable
from render.ink.rgb import Rgb
from render.kept import kept

PAD = 2
Align = Literal["left", "middle", "right"]


def draw_text(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    size: int,
    ink: Rgb,
    weight: Weight = "medium",
    align: Align = "left",
) -> None:
    """A line of text whose capitals are centred on `at` in height, and aligned to it in width."""
    mask, width = _rasterised(text, size, weight)
    shift = {"left": 0.0, "middle": width / 2, "right": width}[align]
    left, top = round(at[0] - shift) - PAD, round(at[1] - mask.height / 2)
    image.paste(ink, (left, top), mask)


def draw_name(
    image: Image.Image, at: tuple[float, float], name: str, size: int, ink: Rgb, width: float
) -> None:
    """A person's name, shortened to the width. Letters that no font has are left out."""
    known, weight = readable(name)
    smaller = size if weight == "bold" else round(0.82 * size)
    draw_text(image, at, fitted(known, smaller, weight, width), smaller, ink, weight)


def text_width(text: str, size: int, weight: Weight = "medium") -> float:
    """How wide the text will be, in px."""
    return _rasterised(text, size, weight)[1]


@kept(megabytes=6)
def _rasterised(text: str, size: int, weight: Weight) -> tuple[Image.Image, float]:
    """The mask of a line, with its capitals centred in height, and its width."""
    face = font(size, weight)
    width = face.getlength(text)
    top, bottom = face.getbbox("H", anchor="ls")[1::2]
    half = round(size * 0.75)
    mask = Image.new("L", (round(width) + 2 * PAD + size // 4, 2 * half))
    baseline = half - (top + bottom) / 2
    ImageDraw.Draw(mask).text((PAD, round(baseline)), text, fill=255, font=face, anchor="ls")
    return mask, width

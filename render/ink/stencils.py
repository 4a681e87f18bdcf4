"""Shapes without colours: masks through which one ink after the other goes onto a picture.

The same shape in other colours is drawn anew as a sprite, but not as masks.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageMath

from engine.values import Value
from render.ink.geometry import Box
from render.ink.pen import Pen
from render.ink.rgb import Rgb
from render.ink.sprites import ENLARGED, filled_frames, frame_around


class Mask(Value, frozen=True):
    """Where an ink goes, counted from 0, and where the mask's corner goes on the board."""

    ink: int
    image: Image.Image
    left: int
    top: int


class Stencil(Value, frozen=True):
    """A mask with its ink."""

    ink: Rgb
    image: Image.Image
    left: int
    top: int

    def paste_on(self, image: Image.Image) -> None:
        image.paste(self.ink, (self.left, self.top), self.image)


def numbers_of(inks: int) -> tuple[int, ...]:
    """The numbers with which so many inks are drawn for `masks`: far from 0, which is clear, so
    that a px of which little is inked is not taken for a clear one."""
    return tuple(range(255 // inks, 256, 255 // inks))[:inks]


def masks(
    box: Box, margin: float, scale: int, numbers: Sequence[int], draw: Callable[[Pen], None]
) -> tuple[Mask, ...]:
    """What `draw` draws around a box with these `numbers_of` inks and 0. The masks are in the order
    in which inks must go through them."""
    at = frame_around(box, margin, scale)
    tile = Image.new("L", (at.width * ENLARGED, at.height * ENLARGED))
    draw(Pen(tile, scale * ENLARGED, at.left / scale, at.top / scale))
    found: list[Mask] = []
    for frame in filled_frames(tile.reduce(ENLARGED)):
        left, top, right, bottom = (ENLARGED * edge for edge in frame)
        part = tile.crop((left, top, right, bottom))
        for ink, image in enumerate(_thick([_share(part, number) for number in numbers])):
            if image.getbbox() is not None:
                found.append(Mask(ink, image, at.left + frame.left, at.top + frame.top))
    return tuple(found)


def _share(part: Image.Image, number: int) -> Image.Image:
    """How much of each px has the ink of this number."""
    return part.point(_alone(number)).reduce(ENLARGED)


@lru_cache(maxsize=256)
def _alone(number: int) -> tuple[int, ...]:
    """White for this number, black for all others."""
    return tuple(255 if other == number else 0 for other in range(256))


def _thick(shares: Sequence[Image.Image]) -> Iterator[Image.Image]:
    """Masks so thick that these shares of their inks are seen, although those that follow cover
    some of each again: what is half one colour and half another stays so."""
    for number, share in enumerate(shares, start=1):
        later = shares[number:]
        yield _thick_enough(share, later) if later else share


def _thick_enough(share: Image.Image, later: Sequence[Image.Image]) -> Image.Image:
    left_over = Image.new("L", share.size, 255)
    for other in later:
        left_over = ImageChops.subtract(left_over, other)
    made: Image.Image = ImageMath.lambda_eval(
        lambda of: of["convert"](of["min"](255 * of["share"] / of["max"](of["rest"], 1), 255), "L"),
        share=share,
        rest=left_over,
    )
    return made

"""From an image to the bytes that are sent: PNG with a fixed palette.

Choosing a palette takes fifty times as long as using one, so palettes are made once: from samples
of what will be drawn, and from the colours that must stay exact.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

from PIL import Image

from engine.values import Value
from render.ink import palette
from render.ink.vision import Rgb
from render.output import bands

MOST_COLOURS = 256
LEAST_APART = 9  # of 255, in one of red, green and blue: Pillow looks colours up in steps of 4


class Picture(Value, frozen=True):
    """A picture ready to be sent. The same view gives the same bytes."""

    data: bytes
    name: str
    width: int
    height: int
    alt: str


class FixedPalette:
    """256 colours, made once: those that must be exact, then the most needed of the samples."""

    def __init__(
        self,
        exact: Iterable[Rgb],
        samples: Sequence[Image.Image] = (),
        fill: Iterable[Rgb] = (),
    ) -> None:
        chosen: list[Rgb] = list(dict.fromkeys(exact))[:MOST_COLOURS]
        for colour in chain(fill, *(_most_needed(sample) for sample in samples)):
            if len(chosen) < MOST_COLOURS and not any(_is_near(colour, other) for other in chosen):
                chosen.append(colour)
        self.colours = tuple(chosen)
        self._image = Image.new("P", (1, 1))
        self._image.putpalette([part for colour in chosen for part in colour])

    def apply(self, image: Image.Image) -> Image.Image:
        """The image with every colour replaced by the nearest of the palette."""
        return image.convert("RGB").quantize(palette=self._image, dither=Image.Dither.NONE)


def png(image: Image.Image, colours: FixedPalette) -> bytes:
    """The image as PNG with a palette."""
    return bands.png(colours.apply(image))


@lru_cache(maxsize=1)
def sheet_palette() -> FixedPalette:
    """For pictures made of cards, badges and letters: hand and final score."""
    return FixedPalette(key_colours(), fill=_ramps())


def key_colours() -> tuple[Rgb, ...]:
    """The colours that mean something, and therefore stay exact in every picture."""
    grounds = (palette.PAPER, palette.PAPER_DEEP, palette.PAPER_EDGE, palette.SNOW, palette.LAND)
    signs = (
        palette.GOOD,
        palette.BAD,
        palette.OPEN,
        palette.LAST_MOVE,
        palette.GREY,
        *palette.NETWORK,
    )
    inks = (*palette.CARD_INK.values(), palette.INK, palette.INK_SOFT)
    return (*palette.CARD.values(), *palette.SEAT, *grounds, *signs, *inks)


def _ramps() -> Iterable[Rgb]:
    """What lies on the soft edges between the colours of a sheet."""
    coloured = (*palette.CARD.values(), *palette.SEAT, palette.GREY)
    grounds = (palette.PAPER, palette.PAPER_DEEP, palette.SNOW)
    for share in (0.5, 0.25, 0.75, 0.12, 0.88, 0.38, 0.62):
        yield from (palette.mixed(ground, palette.INK, share) for ground in grounds)
        yield from (palette.mixed(c, palette.ink_on(c), share) for c in coloured)
        yield from (palette.mixed(c, palette.PAPER, share) for c in coloured)
        yield from (palette.mixed(palette.PAPER, c, share) for c in key_colours())


def _most_needed(sample: Image.Image) -> list[Rgb]:
    reduced = sample.convert("RGB").quantize(MOST_COLOURS, Image.Quantize.MEDIANCUT)
    parts = reduced.getpalette() or []
    colours = list(zip(parts[0::3], parts[1::3], parts[2::3], strict=True))
    often = reduced.histogram()[: len(colours)]
    order = sorted(range(len(colours)), key=lambda index: (-often[index], index))
    return [colours[index] for index in order if often[index]]


def _is_near(one: Rgb, other: Rgb) -> bool:
    return all(abs(a - b) < LEAST_APART for a, b in zip(one, other, strict=True))

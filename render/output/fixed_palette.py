"""Palettes of 256 colours for PNG files.

Choosing a palette takes fifty times as long as applying one, so palettes are made once, from
the colours that must stay exact and from samples of what will be drawn.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

from PIL import Image

from render.ink import palette
from render.ink.rgb import Rgb, mixed
from render.output import png_bands
from render.output.png_bands import Band

MAX_COLOURS = 256
MIN_APART = 20  # in at least one of red, green and blue: 9 looks the same, and takes a tenth more


class FixedPalette:
    """At most 256 colours: the exact ones, then `fill`, then the most frequent of the samples."""

    def __init__(
        self,
        exact: Iterable[Rgb],
        samples: Sequence[Image.Image] = (),
        fill: Iterable[Rgb] = (),
    ) -> None:
        chosen: list[Rgb] = list(dict.fromkeys(exact))[:MAX_COLOURS]
        for colour in chain(fill, *(_most_frequent(sample) for sample in samples)):
            if len(chosen) < MAX_COLOURS and not any(_is_near(colour, other) for other in chosen):
                chosen.append(colour)
        self.colours = tuple(chosen)
        self._image = Image.new("P", (1, 1))
        self._image.putpalette([part for colour in chosen for part in colour])

    def apply(self, image: Image.Image) -> Image.Image:
        """The image in mode P, with every colour replaced by the nearest of the palette."""
        return image.convert("RGB").quantize(palette=self._image, dither=Image.Dither.NONE)


def png(image: Image.Image, colours: FixedPalette) -> bytes:
    """The image as PNG with a palette."""
    return png_bands.png(colours.apply(image))


def png_of_bands(size: tuple[int, int], colours: FixedPalette, bands: Iterable[Band]) -> bytes:
    """A PNG from bands of images in this palette, the highest first."""
    return png_bands.assembled(size, chain.from_iterable(colours.colours), bands)


@lru_cache(maxsize=1)
def sheet_palette() -> FixedPalette:
    """The palette of pictures without a board: hand and final score."""
    return FixedPalette(key_colours(), fill=_ramps())


def key_colours() -> tuple[Rgb, ...]:
    """The colours that carry a meaning and therefore stay exact in every picture."""
    grounds = (palette.PAPER, palette.PAPER_DEEP, palette.PAPER_EDGE, palette.SNOW, palette.LAND)
    signs = (
        palette.GOOD,
        palette.BAD,
        palette.OPEN,
        palette.LAST_MOVE,
        palette.GREY,
        *palette.NETWORK,
        *palette.TICKET,
        *palette.TICKET_PIN,
    )
    inks = (*palette.CARD_INK.values(), palette.INK, palette.INK_SOFT)
    return (*palette.CARD.values(), *palette.SEAT, *grounds, *signs, *inks)


def _ramps() -> Iterable[Rgb]:
    """The colours on soft edges in pictures without a board."""
    coloured = (*palette.CARD.values(), *palette.SEAT, palette.GREY)
    grounds = (palette.PAPER, palette.PAPER_DEEP, palette.SNOW)
    for share in (0.5, 0.25, 0.75, 0.12, 0.88, 0.38, 0.62):
        yield from (mixed(ground, palette.INK, share) for ground in grounds)
        yield from (mixed(c, palette.ink_on(c), share) for c in coloured)
        yield from (mixed(c, palette.PAPER, share) for c in coloured)
        yield from (mixed(palette.PAPER, c, share) for c in key_colours())


def _most_frequent(sample: Image.Image) -> list[Rgb]:
    reduced = sample.convert("RGB").quantize(MAX_COLOURS, Image.Quantize.MEDIANCUT)
    parts = reduced.getpalette() or []
    colours = list(zip(parts[0::3], parts[1::3], parts[2::3], strict=True))
    often = reduced.histogram()[: len(colours)]
    order = sorted(range(len(colours)), key=lambda index: (-often[index], index))
    return [colours[index] for index in order if often[index]]


def _is_near(one: Rgb, other: Rgb) -> bool:
    return all(abs(a - b) < MIN_APART for a, b in zip(one, other, strict=True))

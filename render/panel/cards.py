"""Cards: their faces, and the back of the deck."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from PIL import Image, ImageDraw

from engine.cards import WILD, Colour
from engine.model import MapWords
from render.ink import palette
from render.ink.rgb import Rgb, mixed
from render.ink.symbol_shapes import SymbolName, card_shape
from render.ink.symbols import draw_symbol, rounded_mask

ENLARGED = 3
CORNER = 0.1  # of the card's shorter side
STRIPES = 2  # how often the colours of a wild card are repeated


@lru_cache(maxsize=128)
def card_face(colour: Colour, width: int, height: int, words: MapWords) -> Image.Image:
    """The face of a card: its colour, a track or a road across it, its symbol on a light disc."""
    ground = _ground(colour, width, height, words)
    short = min(width, height)
    middle = width / 2, height / 2 if width >= height else 0.41 * height
    disc = round(0.72 * short)
    ground.paste(palette.PAPER, _around(middle, disc), rounded_mask(disc, disc, disc // 2))
    size, ink = round(0.5 * short), palette.CARD_INK[colour]
    draw_symbol(ground, card_shape(colour, words), middle, size, ink)
    return _trimmed(ground)


@lru_cache(maxsize=16)
def card_back(width: int, height: int, words: MapWords) -> Image.Image:
    """The back of a card: a locomotive, a cart, a taxi or a bus on dark ground."""
    back = Image.new("RGB", (width, height), palette.INK_SOFT)
    frame = round(0.07 * min(width, height))
    inner = (width - 2 * frame, height - 2 * frame)
    mask = rounded_mask(*inner, round(CORNER * min(inner)))
    back.paste(palette.INK, (frame, frame), mask)
    size = round(0.6 * min(width, height))
    draw_symbol(back, BACKS[words], (width / 2, height / 2), size, palette.PAPER_EDGE)
    return _trimmed(back)


def paste_card(image: Image.Image, sprite: Image.Image, left: int, top: int) -> None:
    """Paste a card with its transparent corners."""
    image.paste(sprite, (left, top), sprite)


def wild_ground(width: int, height: int) -> Image.Image:
    """Slanted stripes of six colours."""
    large = Image.new("RGB", (width * ENLARGED, height * ENLARGED), palette.CARD[WILD])
    draw = ImageDraw.Draw(large)
    slant = large.height // 2
    number = STRIPES * len(palette.WILD_STRIPES)
    step = (large.width + slant) / number
    for stripe in range(number):
        left, right = stripe * step - slant, (stripe + 1) * step - slant
        corners = [
            (left + slant, 0),
            (right + slant, 0),
            (right, large.height),
            (left, large.height),
        ]
        draw.polygon(corners, fill=palette.WILD_STRIPES[stripe % len(palette.WILD_STRIPES)])
    return large.resize((width, height), Image.Resampling.BOX)


def _ground(colour: Colour, width: int, height: int, words: MapWords) -> Image.Image:
    if colour == WILD:
        return wild_ground(width, height)
    ground = palette.card(colour)
    large = Image.new("RGB", (width * ENLARGED, height * ENLARGED), ground)
    line = mixed(ground, palette.ink_on(ground), 0.28)
    GROUNDS[words](ImageDraw.Draw(large), large.size, line)
    return large.resize((width, height), Image.Resampling.BOX)


def _draw_track(draw: ImageDraw.ImageDraw, size: tuple[int, int], line: Rgb) -> None:
    """Two rails and their sleepers across the middle of the card."""
    width, height = size
    middle = height / 2 if width >= height else 0.41 * height
    gauge, thick = 0.13 * min(size), max(1, round(0.025 * min(size)))
    for sleeper in range(0, width + 1, max(1, round(0.16 * min(size)))):
        top, bottom = middle - 1.7 * gauge, middle + 1.7 * gauge
        draw.line((sleeper, top, sleeper, bottom), fill=line, width=2 * thick)
    for rail in (-gauge, gauge):
        draw.line((0, middle + rail, width, middle + rail), fill=line, width=2 * thick)


def _draw_road(draw: ImageDraw.ImageDraw, size: tuple[int, int], line: Rgb) -> None:
    """Three rows of paving stones across the middle of the card."""
    width, height = size
    middle = height / 2 if width >= height else 0.41 * height
    high, long = 0.15 * min(size), 0.26 * min(size)
    gap = 0.025 * min(size)
    for row in (-1, 0, 1):
        top = middle + (row - 0.5) * high + gap
        left = -long if row else -long / 2
        while left < width:
            stone = (left + gap, top, left + long - gap, top + high - 2 * gap)
            draw.rounded_rectangle(stone, gap, fill=line)
            left += long


def _draw_street(draw: ImageDraw.ImageDraw, size: tuple[int, int], line: Rgb) -> None:
    """A street across the middle of the card: two kerbs and a broken line between them."""
    width, height = size
    middle = height / 2 if width >= height else 0.41 * height
    half, thick = 0.24 * min(size), max(1, round(0.03 * min(size)))
    for kerb in (-half, half):
        draw.line((0, middle + kerb, width, middle + kerb), fill=line, width=2 * thick)
    dash = 0.18 * min(size)
    left = -dash / 2
    while left < width:
        draw.line((left, middle, left + dash, middle), fill=line, width=2 * thick)
        left += 2 * dash


BACKS: Mapping[MapWords, SymbolName] = {
    "trains": "locomotive",
    "carts": "handcart",
    "taxis": "taxi",
    "buses": "bus",
}
GROUNDS: Mapping[MapWords, Callable[[ImageDraw.ImageDraw, tuple[int, int], Rgb], None]] = {
    "trains": _draw_track,
    "carts": _draw_road,
    "taxis": _draw_street,
    "buses": _draw_street,
}


def _trimmed(face: Image.Image) -> Image.Image:
    """The card with round transparent corners and a thin dark edge."""
    width, height = face.size
    corner = max(2, round(CORNER * min(width, height)))
    edge = max(1, round(0.018 * min(width, height)))
    card = Image.new("RGB", (width, height), palette.INK)
    inner = rounded_mask(width - 2 * edge, height - 2 * edge, corner - edge)
    card.paste(face.crop((edge, edge, width - edge, height - edge)), (edge, edge), inner)
    card.putalpha(rounded_mask(width, height, corner))
    return card


def _around(middle: tuple[float, float], size: int) -> tuple[int, int, int, int]:
    left, top = round(middle[0] - size / 2), round(middle[1] - size / 2)
    return left, top, left + size, top + size

"""Emoji: the symbols of cards, seats, pieces and tickets as small square pictures.

They look like what is on the board and in the hand, but simpler and with stronger edges: on a phone
an emoji is 20 px high, on a dark ground or a light one. As everywhere, nothing is shown by colour
alone.
"""

import hashlib
import io
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final

from PIL import Image

from engine.cards import WILD, Colour
from engine.model import MapWords, Seat
from engine.values import Value
from render.ink import palette
from render.ink.rgb import Rgb, mixed
from render.ink.symbol_shapes import LETTER_OF_SEAT, SymbolName, card_shape
from render.ink.symbols import draw_seat_mark, draw_symbol, rounded_mask
from render.ink.text import draw_text
from render.panel.cards import wild_ground

SIZE = 128
CORNER = 26
EDGE = 7
SYMBOL = 88
HASH_LENGTH = 6
MIDDLE: Final = (SIZE / 2, SIZE / 2)


class EmojiPicture(Value, frozen=True):
    """An emoji as PNG. `digest` changes with what it shows, not with how it is compressed."""

    name: str
    data: bytes
    digest: str


@cache
def emoji_pictures() -> tuple[EmojiPicture, ...]:
    """All emoji."""
    return tuple(_picture(name, draw()) for name, draw in _DRAWINGS.items())


def _picture(name: str, image: Image.Image) -> EmojiPicture:
    content = io.BytesIO()
    image.save(content, "PNG", optimize=True)
    digest = hashlib.sha256(image.tobytes()).hexdigest()[:HASH_LENGTH]
    return EmojiPicture(name, content.getvalue(), digest)


def _card(colour: Colour, words: MapWords = "trains") -> Image.Image:
    """The ground of a card with its symbol, larger than on the card itself."""
    symbol = card_shape(colour, words)
    if colour is not WILD:
        return _tile(palette.card(colour), symbol)
    face, disc = wild_ground(SIZE, SIZE), 104
    at = (SIZE - disc) // 2
    face.paste(palette.PAPER, (at, at), rounded_mask(disc, disc, disc // 2))
    draw_symbol(face, symbol, MIDDLE, 82, palette.INK)
    return _trimmed(face, palette.INK)


def _grey_space() -> Image.Image:
    """A space of a route without a colour: as on the board, it has no symbol."""
    return _trimmed(Image.new("RGB", (SIZE, SIZE), palette.GREY), palette.INK)


def _deck() -> Image.Image:
    """The back of a card, upright, with another one behind it."""
    back = Image.new("RGBA", (SIZE, SIZE))
    for left, top in ((34, 4), (14, 16)):
        card = _trimmed(Image.new("RGB", (80, 108), palette.INK), palette.PAPER, corner=14)
        back.alpha_composite(card, (left, top))
    draw_symbol(back, "rhombus", (54, 70), 62, palette.PAPER_EDGE)
    return back


def _seat(seat: Seat) -> Image.Image:
    """The colour of a seat with its shape and its letter."""
    ground = palette.seat(seat)
    ink = palette.ink_on(ground)
    face = Image.new("RGB", (SIZE, SIZE), ground)
    draw_seat_mark(face, seat, (34, 36), 38, ink)
    draw_text(face, (83, 76), LETTER_OF_SEAT[seat], 98, ink, "bold", "middle")
    return _trimmed(face, ink)


def _thing(symbol: SymbolName) -> Image.Image:
    return _tile(palette.PAPER, symbol)


def _tile(ground: Rgb, symbol: SymbolName) -> Image.Image:
    ink = palette.ink_on(ground)
    face = Image.new("RGB", (SIZE, SIZE), ground)
    draw_symbol(face, symbol, MIDDLE, SYMBOL, ink)
    return _trimmed(face, mixed(ink, ground, 0.15))


def _trimmed(face: Image.Image, edge: Rgb, corner: int = CORNER) -> Image.Image:
    """With round transparent corners, and an edge that sets it off from any ground."""
    width, height = face.size
    inner = rounded_mask(width - 2 * EDGE, height - 2 * EDGE, corner - EDGE)
    tile = Image.new("RGB", face.size, edge)
    tile.paste(face.crop((EDGE, EDGE, width - EDGE, height - EDGE)), (EDGE, EDGE), inner)
    tile.putalpha(rounded_mask(width, height, corner))
    return tile


_DRAWINGS: Mapping[str, Callable[[], Image.Image]] = {
    **{colour.word: partial(_card, colour) for colour in Colour if colour is not WILD},
    "locomotive": partial(_card, WILD),
    "joker": partial(_card, WILD, "carts"),
    "taxi_card": partial(_card, WILD, "taxis"),
    "bus_card": partial(_card, WILD, "buses"),
    "grey": _grey_space,
    "deck": _deck,
    "hand": partial(_thing, "hand"),
    "ticket": partial(_thing, "ticket"),
    "station": partial(_thing, "station"),
    "ferry": partial(_thing, "ferry"),
    "wagon": partial(_thing, "wagon"),
    "cart": partial(_thing, "handcart"),
    "merchandise": partial(_thing, "cart"),
    "taxi": partial(_thing, "taxi"),
    "bus": partial(_thing, "bus"),
    "district": partial(_thing, "district"),
    "mandala": partial(_thing, "mandala"),
    "attraction": partial(_thing, "attraction"),
    "track": partial(_thing, "track"),
    "tunnel": partial(_thing, "tunnel"),
    "map": partial(_thing, "map"),
    "done": partial(_tile, palette.GOOD, "done"),
    "possible": partial(_tile, palette.OPEN, "possible"),
    "impossible": partial(_tile, palette.BAD, "impossible"),
    "crown": partial(_thing, "crown"),
    "flag": partial(_thing, "flag"),
    "forward": partial(_thing, "forward"),
    **{
        f"seat_{letter.lower()}": partial(_seat, Seat(number))
        for number, letter in enumerate(LETTER_OF_SEAT)
    },
}

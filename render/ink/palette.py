"""Our colours: of the cards, of the seats, of the board underneath.

Colour never stands alone: every card colour also has a symbol, every seat a shape and a letter
(`render.ink.symbols`). That the colours differ as far as they can for all kinds of eyes is computed
in `render.ink.vision` and kept as a test.
"""

from collections.abc import Mapping

from engine.cards import Colour
from engine.model import Seat
from render.ink.vision import Rgb

# CIEDE2000, for the worst of full vision, protanopia, deuteranopia and tritanopia.
LEAST_BETWEEN_CARDS = 14.0
LEAST_BETWEEN_SEATS = 17.0
LEAST_BETWEEN_FIVE_SEATS = 24.0  # our own maps have at most five
LEAST_BETWEEN_SEAT_AND_CARD = 7.0
LEAST_BETWEEN_SEAT_AND_CARD_FOR_MOST = 15.0  # full vision, the first five seats


def _hex(code: str) -> Rgb:
    return int(code[0:2], 16), int(code[2:4], 16), int(code[4:6], 16)


def luminance(colour: Rgb) -> float:
    """Relative luminance, near enough for choosing ink."""
    r, g, b = ((part / 255) ** 2.2 for part in colour)
    return float(0.2126 * r + 0.7152 * g + 0.0722 * b)


def mixed(one: Rgb, other: Rgb, share: float) -> Rgb:
    """`share` of the other colour in the one."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one, other, strict=True))
    return r, g, b


CARD: Mapping[Colour, Rgb] = {
    Colour.PINK: _hex("f494d4"),
    Colour.WHITE: _hex("fbfaf3"),
    Colour.BLUE: _hex("1c64ad"),
    Colour.YELLOW: _hex("f6da3c"),
    Colour.ORANGE: _hex("e8681a"),
    Colour.BLACK: _hex("2a2d33"),
    Colour.RED: _hex("b01822"),
    Colour.GREEN: _hex("3fbd80"),
    Colour.WILD: _hex("ece6f2"),  # under the stripes of WILD_STRIPES
}
WILD_STRIPES: tuple[Rgb, ...] = tuple(
    CARD[colour]
    for colour in (
        Colour.RED,
        Colour.ORANGE,
        Colour.YELLOW,
        Colour.GREEN,
        Colour.BLUE,
        Colour.PINK,
    )
)
GREY = _hex("888d95")
"""A route without a colour of its own."""

SEAT: tuple[Rgb, ...] = (
    _hex("9a55f2"),
    _hex("5c2210"),
    _hex("00836e"),
    _hex("78ffa5"),
    _hex("141372"),
    _hex("d9edff"),
    _hex("bf4d00"),
    _hex("bfa3aa"),
)
"""The first two are the ones that differ most at a glance: most games have two seats."""

SEAT_WORD = ("violet", "chestnut", "teal", "mint", "navy", "ice", "rust", "mauve")

INK = _hex("26221e")
INK_SOFT = _hex("6f675c")
PAPER = _hex("f7f1e3")
PAPER_DEEP = _hex("e9dfc9")
PAPER_EDGE = _hex("c9bb9d")
SNOW = _hex("ffffff")

LAND = _hex("ece3cd")
LAND_FAR = _hex("e0d8c5")
WATER = _hex("c4d8de")
WATER_DEEP = _hex("a9c5cf")
COAST = _hex("8fa9ae")
BORDER = _hex("cfc3a8")
LAST_MOVE = _hex("ff2fa0")
NETWORK: tuple[Rgb, ...] = (_hex("ffc400"), _hex("00d0ff"), _hex("96e628"), INK)
"""The rims of one's own networks, the largest first; the last is for all that are left."""

GOOD = _hex("1d7a4f")
BAD = _hex("a3302b")
OPEN = _hex("8a6d1f")


def card(colour: Colour | None) -> Rgb:
    """Of a card or a route's spaces; grey for a route without a colour."""
    return GREY if colour is None else CARD[colour]


def seat(number: Seat) -> Rgb:
    """Of a seat's wagons and of all that is its own."""
    return SEAT[number]


CARD_INK: Mapping[Colour, Rgb] = {
    colour: INK if colour == Colour.WILD or luminance(rgb) > 0.3 else mixed(rgb, INK, 0.35)
    for colour, rgb in CARD.items()
}
"""Of a card's symbol on paper: its own colour if that is dark enough."""


def ink_on(ground: Rgb) -> Rgb:
    """Dark ink on light ground, light ink on dark: the one with more contrast."""
    return INK if luminance(ground) > 0.22 else PAPER

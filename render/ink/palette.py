"""The colours of cards, seats and boards.

Nothing is shown by colour alone: every card colour also has a symbol, every seat a shape and a
letter (`render.ink.symbols`). `tests/render/test_palette.py` checks that the colours are far enough
apart for all kinds of colour vision.
"""

from collections.abc import Mapping

from engine.cards import Colour
from engine.model import Seat
from render.ink.rgb import Rgb, from_hex, luminance, mixed

CARD: Mapping[Colour, Rgb] = {
    Colour.PINK: from_hex("f494d4"),
    Colour.WHITE: from_hex("fbfaf3"),
    Colour.BLUE: from_hex("1c64ad"),
    Colour.YELLOW: from_hex("f6da3c"),
    Colour.ORANGE: from_hex("e8681a"),
    Colour.BLACK: from_hex("2a2d33"),
    Colour.RED: from_hex("b01822"),
    Colour.GREEN: from_hex("3fbd80"),
    Colour.WILD: from_hex("ece6f2"),  # under the stripes of WILD_STRIPES
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
GREY = from_hex("888d95")
"""A route without a colour of its own."""

SEAT: tuple[Rgb, ...] = (
    from_hex("823cff"),  # violet
    from_hex("0bccff"),  # sky blue
    from_hex("9c1661"),  # plum
    from_hex("a3bf13"),  # lime
    from_hex("8f7240"),  # brown
    from_hex("010034"),  # navy
    from_hex("e1f0f8"),  # pale blue
    from_hex("c0aea8"),  # dusty pink
)
"""None of the first five is a colour of tracks: nobody calls them by the same name. The first two
differ most at a glance, because most games have two seats."""

INK = from_hex("26221e")
INK_SOFT = from_hex("6f675c")
PAPER = from_hex("ece4d2")  # as light as possible without glaring on a dark ground
PAPER_DEEP = from_hex("ddd2ba")
PAPER_EDGE = from_hex("bdae8f")
LIGHT_INK = from_hex("f7f1e3")
SNOW = from_hex("ffffff")

LAND = from_hex("dfd6c0")
LAND_FAR = from_hex("d2cab7")
WATER = from_hex("b2c9d1")
WATER_DEEP = from_hex("9ab8c3")
COAST = from_hex("839da3")
BORDER = from_hex("bfb399")
LAST_MOVE = from_hex("ffe100")
"""Between dark lines: seen by all kinds of vision, on any ground and at any size."""
NETWORK: tuple[Rgb, ...] = (from_hex("ff2fa0"), from_hex("00d0ff"), INK)
"""The rims of a seat's networks, the largest network first; the last is for all others."""

TICKET: tuple[Rgb, ...] = (
    from_hex("1a2fd6"),  # blue
    from_hex("b86b00"),  # amber
    from_hex("8f0f2e"),  # wine
    from_hex("2b4a66"),  # slate
    from_hex("a3148f"),  # purple
    from_hex("4d6600"),  # olive
)
"""The marks of a seat's open tickets, in the order of their numbers, then again from the first.
All are dark enough for light numbers, and darker than the rims of networks."""

GOOD = from_hex("1d7a4f")
BAD = from_hex("a3302b")
OPEN = from_hex("8a6d1f")


def card(colour: Colour | None) -> Rgb:
    """The colour of a card or of a route's spaces; grey for a route without a colour."""
    return GREY if colour is None else CARD[colour]


def ticket(number: int) -> Rgb:
    """The colour of a seat's own ticket, by its number, which begins at 1."""
    return TICKET[(number - 1) % len(TICKET)]


TICKET_PIN: tuple[Rgb, ...] = tuple(mixed(colour, INK, 0.2) for colour in TICKET)
"""The pins of tickets that can be chosen: darker, for small light numbers."""


def ticket_pin(number: int) -> Rgb:
    """The colour of the pins of a ticket, by its number, which begins at 1."""
    return TICKET_PIN[(number - 1) % len(TICKET_PIN)]


def seat(number: Seat) -> Rgb:
    """The colour of a seat's wagons and of everything else that is its own."""
    return SEAT[number]


CARD_INK: Mapping[Colour, Rgb] = {
    colour: INK if colour == Colour.WILD or luminance(rgb) > 0.3 else mixed(rgb, INK, 0.35)
    for colour, rgb in CARD.items()
}
"""The colour of a card's symbol on paper: the card's own colour if that is dark enough."""


def ink_on(ground: Rgb) -> Rgb:
    """Dark or light ink, whichever has more contrast on this ground."""
    return INK if luminance(ground) > 0.22 else LIGHT_INK

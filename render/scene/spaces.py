"""Empty spaces of routes: colour and symbol, tunnel, ferry or cart."""

from engine.cards import Colour
from engine.model import MapWords, Route
from render.ink import palette
from render.ink.geometry import Box, Point
from render.ink.pen import Pen, beside
from render.ink.rgb import Rgb, mixed
from render.ink.symbol_shapes import OF_CARD, card_shape

CORNER = 4.0
EDGE = 1.4
BED = 1.8  # px of the light rim between a space and the land
STONE = 2.6  # px that the stones of a tunnel stand out
STONE_LENGTH = 5.0
STONE_DARK: Rgb = (74, 66, 58)
STONE_LIGHT: Rgb = (196, 184, 162)
BED_COLOUR: Rgb = (252, 249, 240)
EMPTY_GREY: Rgb = (176, 179, 184)
SEA_SPACE: Rgb = (206, 226, 234)
SEA_INK: Rgb = (46, 98, 128)


def draw(pen: Pen, route: Route, boxes: tuple[Box, ...], words: MapWords = "trains") -> None:
    """Draw all spaces of a route."""
    wild_symbol = card_shape(Colour.WILD, words)
    wild = spread(route.length, route.locomotives)
    waves = spread(route.length, route.waves)
    for number, box in enumerate(boxes):
        if route.tunnel:
            _stones(pen, box)
        else:
            pen.box(box.grown(BED), CORNER + BED, BED_COLOUR)
        if number in wild:
            _face(pen, box, palette.PAPER, palette.INK)
            pen.symbol(wild_symbol, Point(box.x, box.y), symbol_size(box) * 1.15, palette.INK)
        elif number in waves:
            _face(pen, box, SEA_SPACE, SEA_INK)
            pen.symbol("waves", Point(box.x, box.y), symbol_size(box) * 1.1, SEA_INK)
        else:
            _plain(pen, route, box)


def ground(route: Route) -> Rgb:
    """The colour of a plain space of the route."""
    return EMPTY_GREY if route.colour is None else palette.card(route.colour)


def spread(length: int, number: int) -> frozenset[int]:
    """The indexes of `number` spaces, spread evenly: those with a locomotive or waves.

    The rules do not say which spaces; even spreading is our choice.
    """
    return frozenset(int((2 * i + 1) * length / (2 * number)) for i in range(number))


def _plain(pen: Pen, route: Route, box: Box) -> None:
    fill = ground(route)
    _face(pen, box, fill, mixed(fill, palette.INK, 0.55))
    size = symbol_size(box)
    ink = mixed(fill, palette.ink_on(fill), 0.72)
    middle = Point(box.x, box.y)
    if route.carts:
        shift = 0.42 * box.half_length if route.colour is not None else 0.0
        pen.symbol("cart", beside(box, shift, 0), size * 1.25, ink)
        middle = beside(box, -shift, 0)
    if route.colour is not None:
        pen.symbol(OF_CARD[route.colour], middle, size, ink)


def _face(pen: Pen, box: Box, fill: Rgb, edge: Rgb) -> None:
    pen.framed(box, CORNER, fill, EDGE, edge)


def symbol_size(box: Box) -> float:
    """The size of the symbol on a space."""
    return min(1.3 * box.half_width, 1.6 * box.half_length)


def _stones(pen: Pen, box: Box) -> None:
    """A rim of stones, alternately dark and light."""
    pen.box(box.grown(STONE), CORNER, STONE_DARK)
    number = max(3, round(2 * box.half_length / STONE_LENGTH) | 1)
    step = 2 * box.half_length / number
    for side in (-1, 1):
        across = side * (box.half_width + STONE / 2)
        for i in range(1, number, 2):
            middle = beside(box, (i + 0.5) * step - box.half_length, across)
            stone = box._replace(
                x=middle.x, y=middle.y, half_length=step / 2, half_width=STONE / 2 - 0.3
            )
            pen.box(stone, 0.5, STONE_LIGHT)

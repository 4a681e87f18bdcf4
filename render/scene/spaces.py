"""Empty spaces of routes: colour and symbol, tunnel, ferry or cart, cards that stand for one."""

from engine.cards import Colour
from engine.model import MapWords, Route
from render.ink import palette
from render.ink.geometry import Box, Point
from render.ink.pen import Pen, beside
from render.ink.rgb import Rgb, mixed
from render.ink.symbol_shapes import OF_CARD, card_shape

CORNER = 4.0
EDGE = 1.4
SYMBOL_INK, EDGE_INK = 0.8, 0.42  # how far their colours are mixed with ink
BED = 1.8  # px of the light rim between a space and the land
STONE = 2.6  # px that the stones of a tunnel stand out
STONE_LENGTH = 5.0
STONE_DARK: Rgb = (74, 66, 58)
STONE_LIGHT: Rgb = (196, 184, 162)
BED_COLOUR: Rgb = (252, 249, 240)
WIDTH = 0.8  # of a free space, as a share of the width of a wagon's place
PALE = 0.26  # how far the colour of a free space is mixed with that of the land
PALE_WHITE = 0.04  # the same for white, which would vanish
EMPTY_GREY: Rgb = (150, 154, 160)
DOTS = (-0.8, 0.8)  # from where to where dots lie on a grey space, as shares of half its length
DOTS_ASIDE = (0.0, 0.9)  # the same beside the symbol of a colour
ASIDE = 0.42  # how far that symbol moves to make room, as a share of half the length
MAX_DOT = 0.42  # the radius of a dot, as a share of the width of a space
SEA_SPACE: Rgb = (206, 226, 234)
SEA_INK: Rgb = (46, 98, 128)


def draw(pen: Pen, route: Route, boxes: tuple[Box, ...], words: MapWords = "trains") -> None:
    """Draw all spaces of a route: paler and narrower than wagons, so that networks stand out."""
    wild_symbol = card_shape(Colour.WILD, words)
    wild = spread(route.length, route.locomotives)
    waves = spread(route.length, route.waves)
    for number, place in enumerate(boxes):
        box, size = narrowed(place), symbol_size(place)
        if route.tunnel:
            _stones(pen, box)
        else:
            pen.box(box.grown(BED), CORNER + BED, BED_COLOUR)
        if number in wild:
            _face(pen, box, palette.PAPER, palette.INK)
            pen.symbol(wild_symbol, Point(box.x, box.y), size * 1.15, palette.INK)
        elif number in waves:
            _face(pen, box, SEA_SPACE, SEA_INK)
            pen.symbol("waves", Point(box.x, box.y), size * 1.1, SEA_INK)
        else:
            _plain(pen, route, box, size)


def narrowed(place: Box) -> Box:
    """A free space at the place of a wagon."""
    return place._replace(half_width=WIDTH * place.half_width)


def dots(route: Route, box: Box) -> tuple[tuple[float, ...], float]:
    """A dot for each of the cards of any kind that stand for one on this route: how far along the
    space each lies from its middle, and their radius."""
    first, last = DOTS if route.colour is None else DOTS_ASIDE
    step = (last - first) * box.half_length / max(1, route.any_cards)
    along = (first * box.half_length + (i + 0.5) * step for i in range(route.any_cards))
    return tuple(along), min(0.3 * step, MAX_DOT * box.half_width)


def symbol_aside(route: Route, box: Box) -> float:
    """How far from the middle of a space the symbol of its colour lies, and on the other side the
    cart: nowhere else if nothing is beside it."""
    has_both = route.colour is not None and (route.carts or route.any_cards)
    return ASIDE * box.half_length if has_both else 0.0


def ground(route: Route) -> Rgb:
    """The colour of a plain space of the route."""
    if route.colour is None:
        return mixed(EMPTY_GREY, palette.LAND, PALE)
    pale = PALE_WHITE if route.colour is Colour.WHITE else PALE
    return mixed(palette.card(route.colour), palette.LAND, pale)


def ink(route: Route) -> Rgb:
    """The colour of the symbols on a plain space of the route."""
    fill = ground(route)
    return mixed(fill, palette.ink_on(fill), SYMBOL_INK)


def edge(route: Route) -> Rgb:
    """The colour of the edge of a plain space of the route."""
    return mixed(ground(route), palette.INK, EDGE_INK)


def spread(length: int, number: int) -> frozenset[int]:
    """The indexes of `number` spaces, spread evenly: those with a locomotive or waves.

    The rules do not say which spaces; even spreading is our choice.
    """
    return frozenset(int((2 * i + 1) * length / (2 * number)) for i in range(number))


def _plain(pen: Pen, route: Route, box: Box, size: float) -> None:
    _face(pen, box, ground(route), edge(route))
    shift = symbol_aside(route, box)
    if route.carts:
        pen.symbol("cart", beside(box, shift, 0), size * 1.25, ink(route))
    along, radius = dots(route, box)
    for far in along:
        pen.disc(beside(box, far, 0), radius, ink(route))
    if route.colour is not None:
        pen.symbol(OF_CARD[route.colour], beside(box, -shift, 0), size, ink(route))


def _face(pen: Pen, box: Box, fill: Rgb, edge: Rgb) -> None:
    pen.framed(box, CORNER, fill, EDGE, edge)


def symbol_size(place: Box) -> float:
    """The size of the symbol on a free space at the place of a wagon."""
    return min(1.3 * place.half_width, 1.6 * place.half_length)


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

"""The signs that a legend explains: which ones a map has, how each looks, what it is called."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal, get_args

from engine.cards import Colour
from engine.model import (
    Map,
    PlaceId,
    Route,
    RouteId,
    Seat,
    Stations,
    Substitutes,
    WildUse,
)
from render.ink import palette
from render.ink.geometry import Box, Point
from render.ink.pen import Pen
from render.ink.rgb import Rgb
from render.ink.symbol_shapes import card_shape
from render.scene import empty_board, halos, marks, spaces, wagons
from render.words.say import Say

NOWHERE = PlaceId(""), PlaceId("")

MapSign = Literal[
    "tunnel",
    "wilds",
    "ferry locomotive",
    "ferry wave",
    "any cards",
    "cart",
    "dead end",
    "station",
    "attraction",
    "district",
]
"""Something that every board of some maps has."""

PictureSign = Literal[
    "last move",
    "closed",
    "network",
    "offer",
    "way",
    "trail",
    "borrowed",
    "regions",
    "attractions",
    "districts",
    "mandalas",
]
"""Something that some pictures of any map have."""

Sign = MapSign | PictureSign
"""Something on a board that a legend explains."""

Draw = Callable[[Pen, Point, Map], None]


def text_of(sign: Sign, map_: Map, say: Say) -> str:
    """What a legend says beside a sign."""
    instead = (rule.for_locomotive for rule in map_.rules if isinstance(rule, Substitutes))
    match sign:
        case "wilds":
            uses = (say(f"rules-wilds-{use.replace(' ', '-')}") for use in map_.market.wilds_pay)
            return say("word-wilds-only", uses=", ".join(uses))
        case "ferry locomotive" if number := next(instead, 0):
            return say("word-ferry-any-cards", number=number)
        case "any cards":
            return say("word-any-cards", number=_any_cards(map_))
        case _:
            return say(KEYS[sign])


def _any_cards(map_: Map) -> int:
    """How many cards of any kind stand for one on some route of the map, if they do."""
    return max(route.any_cards for route in map_.routes)


def found_on(map_: Map) -> Iterator[MapSign]:
    """The signs that every board of a map has."""
    has: Mapping[MapSign, bool] = {
        "wilds": set(map_.market.wilds_pay) != set(get_args(WildUse)),
        "tunnel": any(route.tunnel for route in map_.routes),
        "ferry locomotive": any(route.locomotives for route in map_.routes),
        "ferry wave": any(route.waves for route in map_.routes),
        "any cards": _any_cards(map_) > 0,
        "cart": any(route.carts for route in map_.routes),
        "dead end": bool(map_.countries),
        "station": any(isinstance(rule, Stations) for rule in map_.rules),
        "attraction": any(city.attraction for city in map_.cities),
        "district": any(region.points for region in map_.regions),
    }
    yield from (sign for sign in get_args(MapSign) if has[sign])


def _space(tunnel: bool = False, locomotives: int = 0, waves: int = 0, carts: bool = False) -> Draw:
    colour = Colour.YELLOW if tunnel else None
    route = Route(
        id=RouteId(""),
        ends=NOWHERE,
        length=1,
        colour=colour,
        tunnel=tunnel,
        locomotives=locomotives,
        waves=waves,
        carts=carts,
    )
    return lambda pen, at, map_: spaces.draw(pen, route, (_box(at),), map_.words)


def _wilds(pen: Pen, at: Point, map_: Map) -> None:
    box = _box(at)._replace(half_width=12.0)
    pen.box(box.grown(1.5), spaces.CORNER, palette.INK)
    inks = palette.WILD_STRIPES
    for stripe, number in halos.stripes(box, tuple(range(len(inks))), 2 * box.half_length):
        pen.box(stripe, 0.0, inks[number])
    pen.disc(at, 11.0, palette.SNOW)
    pen.symbol(card_shape(Colour.WILD, map_.words), at, 15.0, palette.INK)


def _any_card_space(pen: Pen, at: Point, map_: Map) -> None:
    route = Route(RouteId(""), NOWHERE, 1, None, any_cards=_any_cards(map_))
    spaces.draw(pen, route, (_box(at),))


def _station(pen: Pen, at: Point, _: Map) -> None:
    wagons.draw_station(pen, at, Seat(0), 0.75)


def _rimmed(colour: Rgb) -> Draw:
    """Draws a wagon with a rim."""

    def draw(pen: Pen, at: Point, map_: Map) -> None:
        box = _box(at).grown(-2.0)
        pen.box(box.grown(wagons.RIM - 1.5), spaces.CORNER + wagons.RIM, colour)
        wagons.draw_wagon(pen, box, Seat(0), map_.words)

    return draw


def _last_move(pen: Pen, at: Point, map_: Map) -> None:
    box = _box(at).grown(-3.0)
    pen.box(box.grown(6.5), spaces.CORNER + 6.5, palette.INK)
    pen.box(box.grown(4.7), spaces.CORNER + 4.7, palette.LAST_MOVE)
    wagons.draw_wagon(pen, box, Seat(0), map_.words)


def _way(pen: Pen, at: Point, _: Map) -> None:
    box = _box(at).grown(-2.0)
    pen.box(box.grown(5.0), spaces.CORNER + 5.0, palette.ticket(1))
    spaces.draw(pen, Route(RouteId(""), NOWHERE, 1, None), (box,))
    halos.draw_bead(pen, Point(at.x + 16.0, at.y), 10.0, 1)


def _borrowed(pen: Pen, at: Point, map_: Map) -> None:
    wagons.draw_wagon(pen, _box(at), Seat(0), map_.words)
    marks.draw_dots(pen, _box(at), palette.seat(Seat(1)))


def _closed(pen: Pen, at: Point, _: Map) -> None:
    route = Route(RouteId(""), NOWHERE, 1, Colour.GREEN)
    spaces.draw(pen, route, (_box(at),))
    wagons.draw_closed(pen, _box(at))


def _box(at: Point) -> Box:
    return Box(at.x, at.y, 1.0, 0.0, 20.0, 8.5)


KEYS: Mapping[Sign, str] = {
    "tunnel": "word-tunnel",
    "ferry locomotive": "word-ferry-locomotive",
    "ferry wave": "word-ferry-wave",
    "cart": "word-cart",
    "dead end": "word-dead-end",
    "station": "word-station",
    "last move": "word-last-move",
    "closed": "word-closed",
    "network": "word-network",
    "offer": "word-offer",
    "way": "word-way",
    "trail": "word-longest-trail",
    "borrowed": "word-borrowed",
    "regions": "word-joined",
    "attraction": "word-attraction",
    "district": "word-district",
    "attractions": "word-reached",
    "districts": "word-linked",
    "mandalas": "word-mandala-ends",
}
DRAWN: Mapping[Sign, Draw] = {
    "tunnel": _space(tunnel=True),
    "ferry locomotive": _space(locomotives=1),
    "ferry wave": _space(waves=1),
    "wilds": _wilds,
    "any cards": _any_card_space,
    "cart": _space(carts=True),
    "dead end": lambda pen, at, _: empty_board.draw_country_end(pen, at),
    "station": _station,
    "last move": _last_move,
    "closed": _closed,
    "network": _rimmed(palette.NETWORK[0]),
    "offer": lambda pen, at, _: marks.draw_offer(pen, at, 1, 0.66),
    "way": _way,
    "trail": _last_move,
    "borrowed": _borrowed,
    "regions": lambda pen, at, _: marks.draw_coin(pen, at, Seat(0)),
    "attraction": lambda pen, at, _: empty_board.draw_attraction(pen, at),
    "district": lambda pen, at, _: empty_board.draw_district(pen, at, "3"),
    "attractions": lambda pen, at, _: marks.draw_coin(pen, at, Seat(0)),
    "districts": lambda pen, at, _: marks.draw_coin(pen, at, Seat(0)),
    "mandalas": lambda pen, at, _: marks.draw_coin(pen, at, Seat(0)),
}

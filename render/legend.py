"""The small legend in a corner of the board: only what this map has."""

from collections.abc import Callable, Iterator
from functools import lru_cache

from PIL import Image

from engine.cards import Colour
from engine.model import Map, MapId, PlaceId, Route, RouteId, Seat, Stations
from render import base, palette, plans, spaces, wagons
from render.fonts import fitted
from render.geometry import Box, Point
from render.pen import Pen
from render.sprites import Sprite
from render.symbols import rounded_mask
from render.words import Words

ENLARGED = 3
TITLE = 34
TEXT = 22
ROW = 29.0
CORNER = 10.0
SIGN_X = 40.0
TEXT_X = 76.0
NOWHERE = PlaceId(""), PlaceId("")

Row = tuple[str, Callable[[Pen, Point], None]]


@lru_cache(maxsize=32)
def legend(map_id: MapId, words: Words, scale: int) -> Sprite:
    """The legend as a piece to be laid on the board."""
    board = plans.load(map_id)
    (left, top), _, (right, bottom), _ = board.legend.corners()
    size = round(right - left) * scale, round(bottom - top) * scale
    tile = Image.new("RGB", (size[0] * ENLARGED, size[1] * ENLARGED), palette.PAPER)
    pen = Pen(tile, scale * ENLARGED)
    width, height = right - left, bottom - top
    plate = Box(width / 2, height / 2, 1.0, 0.0, width / 2, height / 2)
    pen.framed(plate, CORNER, palette.PAPER, 2.0, base.FRAME)
    pen.text(board.facts.name, Point(width / 2, 30.0), TITLE, palette.INK, "bold")
    for number, (text, sign) in enumerate(_rows(board.facts, words)):
        y = 66.0 + ROW * number
        sign(pen, Point(SIGN_X, y))
        short = fitted(text, TEXT, "medium", width - TEXT_X - CORNER)
        pen.text(short, Point(TEXT_X, y), TEXT, palette.INK, anchor="lm")
    tile = tile.reduce(ENLARGED)
    tile.putalpha(rounded_mask(*size, round(CORNER * scale)))
    return Sprite(tile, round(left * scale), round(top * scale))


def _rows(facts: Map, words: Words) -> Iterator[Row]:
    if any(route.tunnel for route in facts.routes):
        yield words.tunnel, _space(tunnel=True)
    if any(route.locomotives for route in facts.routes):
        yield words.ferry_locomotive, _space(locomotives=1)
    if any(route.waves for route in facts.routes):
        yield words.ferry_wave, _space(waves=1)
    if any(route.carts for route in facts.routes):
        yield words.cart, _space(carts=True)
    if facts.countries:
        yield words.dead_end, base.draw_stub
    if any(isinstance(rule, Stations) for rule in facts.rules):
        yield words.station, _station
    yield words.last_move, _last_move
    yield words.closed, _closed


def _space(
    tunnel: bool = False, locomotives: int = 0, waves: int = 0, carts: bool = False
) -> Callable[[Pen, Point], None]:
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
    return lambda pen, at: spaces.draw(pen, route, (_box(at),))


def _station(pen: Pen, at: Point) -> None:
    wagons.draw_station(pen, at, Seat(0), 0.75)


def _last_move(pen: Pen, at: Point) -> None:
    box = _box(at).grown(-2.0)
    pen.box(box.grown(wagons.RIM - 1.5), spaces.CORNER + wagons.RIM, palette.LAST_MOVE)
    wagons.draw_wagon(pen, box, Seat(0))


def _closed(pen: Pen, at: Point) -> None:
    route = Route(RouteId(""), NOWHERE, 1, Colour.GREEN)
    spaces.draw(pen, route, (_box(at),))
    wagons.draw_shut(pen, _box(at))


def _box(at: Point) -> Box:
    return Box(at.x, at.y, 1.0, 0.0, 20.0, 8.5)

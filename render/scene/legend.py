"""The legend in a corner of the board: only the signs that this map has and this picture shows."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

from engine.cards import Colour
from engine.model import Map, MapWords, PlaceId, Route, RouteId, Seat, Stations
from maps.drawing import DrawingId
from render.ink import palette
from render.ink.fonts import FittedLines, fitted_lines
from render.ink.geometry import Box, Point, upright
from render.ink.pen import Pen
from render.ink.rgb import Rgb
from render.ink.sprites import Sprite
from render.ink.symbols import rounded_mask
from render.layout.board_layout import BoardLayout
from render.layout.layout_cache import load_layout
from render.scene import empty_board, halos, marks, spaces, wagons
from render.words.phrases import map_name
from render.words.say import Say

ENLARGED = 3
TITLE, MIN_TITLE = 34, 24
TEXT, MIN_TEXT = 22, 19
FIRST_ROW, ROW, LAST_ROW = 66.0, 29.0, 22.0  # px from the top, to the next, to the bottom
CORNER = 10.0
SIGN_X = 40.0
TEXT_X = 76.0
NOWHERE = PlaceId(""), PlaceId("")

Sign = Literal[
    # of the map
    "tunnel",
    "ferry locomotive",
    "ferry wave",
    "cart",
    "dead end",
    "station",
    "attraction",
    "district",
    # of the picture, on any map
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
"""Something on a board that a legend explains."""

OWN_BOARD_SIGNS: tuple[Sign, ...] = ("network", "way", "closed", "offer")
"""The signs of a seat's own board. A tunnel being claimed has one too, but then no tickets are
offered."""

Draw = Callable[[Pen, Point, MapWords], None]


class LegendTexts(NamedTuple):
    """The words of a legend, and with them all that decides how it looks on its map."""

    title: str
    rows: tuple[tuple[Sign, str], ...]


def texts(drawing: DrawingId, signs: Sequence[Sign], say: Say) -> LegendTexts:
    """The words of the legend that explains the map's own signs and these."""
    title = map_name(load_layout(drawing).map_, say)
    rows = ((sign, say(KEYS[sign])) for sign in (*_map_signs(drawing), *signs))
    return LegendTexts(title, tuple(rows))


def legend(drawing: DrawingId, texts: LegendTexts, scale: int) -> Sprite:
    """The legend as a sprite to be laid on the board."""
    layout = load_layout(drawing)
    plate, words = plate_of(layout, len(texts.rows)), layout.map_.words
    left, top = plate.x - plate.half_length, plate.y - plate.half_width
    width, height = 2 * plate.half_length, 2 * plate.half_width
    size = round(width) * scale, round(height) * scale
    tile = Image.new("RGB", (size[0] * ENLARGED, size[1] * ENLARGED), palette.PAPER)
    pen = Pen(tile, scale * ENLARGED)
    pen.framed(upright(0.0, 0.0, width, height), CORNER, palette.PAPER, 2.0, empty_board.FRAME)
    title, rows = fitted_texts(texts, width)
    pen.text(title.lines[0], Point(width / 2, 30.0), title.size, palette.INK, "bold")
    for number, (sign, _) in enumerate(texts.rows):
        y = FIRST_ROW + ROW * number
        DRAWN[sign](pen, Point(SIGN_X, y), words)
        pen.text(rows.lines[number], Point(TEXT_X, y), rows.size, palette.INK, anchor="lm")
    tile = tile.reduce(ENLARGED)
    tile.putalpha(rounded_mask(*size, round(CORNER * scale)))
    return Sprite(tile, round(left * scale), round(top * scale))


def fitted_texts(texts: LegendTexts, width: float) -> tuple[FittedLines, FittedLines]:
    """The title, and the texts of the rows, as they fit a legend of that width: all rows in the
    same size, smaller than usual if one of them is long."""
    title = fitted_lines((texts.title,), TITLE, "bold", width - 2 * CORNER, MIN_TITLE)
    rows = tuple(text for _, text in texts.rows)
    return title, fitted_lines(rows, TEXT, "medium", width - TEXT_X - CORNER, MIN_TEXT)


def plate_of(layout: BoardLayout, rows: int) -> Box:
    """The box of a legend with so many rows. It grows away from the nearest edge of the board."""
    (left, top), _, (right, bottom), _ = layout.legend.corners()
    height = FIRST_ROW + ROW * (rows - 1) + LAST_ROW
    if layout.legend.y > layout.size[1] / 2:
        return upright(left, bottom - height, right, bottom)
    return upright(left, top, right, top + height)


def max_rows(drawing: DrawingId) -> int:
    """How many rows the longest legend of a map has."""
    return len(_map_signs(drawing)) + len(OWN_BOARD_SIGNS)


@lru_cache(maxsize=64)
def _map_signs(drawing: DrawingId) -> tuple[Sign, ...]:
    """The signs that every board of a map has."""
    return tuple(_found_on(load_layout(drawing).map_))


def _found_on(map_: Map) -> Iterator[Sign]:
    if any(route.tunnel for route in map_.routes):
        yield "tunnel"
    if any(route.locomotives for route in map_.routes):
        yield "ferry locomotive"
    if any(route.waves for route in map_.routes):
        yield "ferry wave"
    if any(route.carts for route in map_.routes):
        yield "cart"
    if map_.countries:
        yield "dead end"
    if any(isinstance(rule, Stations) for rule in map_.rules):
        yield "station"
    if any(city.attraction for city in map_.cities):
        yield "attraction"
    if any(region.points for region in map_.regions):
        yield "district"


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
    return lambda pen, at, words: spaces.draw(pen, route, (_box(at),), words)


def _station(pen: Pen, at: Point, _: MapWords) -> None:
    wagons.draw_station(pen, at, Seat(0), 0.75)


def _rimmed(colour: Rgb) -> Draw:
    """Draws a wagon with a rim."""

    def draw(pen: Pen, at: Point, words: MapWords) -> None:
        box = _box(at).grown(-2.0)
        pen.box(box.grown(wagons.RIM - 1.5), spaces.CORNER + wagons.RIM, colour)
        wagons.draw_wagon(pen, box, Seat(0), words)

    return draw


def _last_move(pen: Pen, at: Point, words: MapWords) -> None:
    box = _box(at).grown(-3.0)
    pen.box(box.grown(6.5), spaces.CORNER + 6.5, palette.INK)
    pen.box(box.grown(4.7), spaces.CORNER + 4.7, palette.LAST_MOVE)
    wagons.draw_wagon(pen, box, Seat(0), words)


def _way(pen: Pen, at: Point, _: MapWords) -> None:
    box = _box(at).grown(-2.0)
    pen.box(box.grown(5.0), spaces.CORNER + 5.0, palette.ticket(1))
    spaces.draw(pen, Route(RouteId(""), NOWHERE, 1, None), (box,))
    halos.draw_bead(pen, Point(at.x + 16.0, at.y), 10.0, 1)


def _borrowed(pen: Pen, at: Point, words: MapWords) -> None:
    wagons.draw_wagon(pen, _box(at), Seat(0), words)
    marks.draw_dots(pen, _box(at), palette.seat(Seat(1)))


def _closed(pen: Pen, at: Point, _: MapWords) -> None:
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

"""The small legend in a corner of the board: only what this map has and this picture shows."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Literal, assert_never

from PIL import Image

from engine.cards import Colour
from engine.model import Map, MapId, PlaceId, Route, RouteId, Seat, Stations
from render.ink import palette
from render.ink.fonts import fitted
from render.ink.geometry import Box, Point, upright
from render.ink.pen import Pen
from render.ink.sprites import Sprite
from render.ink.symbols import rounded_mask
from render.ink.vision import Rgb
from render.layout import layouts
from render.layout.board_layout import Layout
from render.scene import empty_board, marks, spaces, wagons
from render.words.labels import Labels

ENLARGED = 3
TITLE = 34
TEXT = 22
FIRST_ROW, ROW, LAST_ROW = 66.0, 29.0, 22.0  # px from the top, to the next, to the bottom
CORNER = 10.0
SIGN_X = 40.0
TEXT_X = 76.0
NOWHERE = PlaceId(""), PlaceId("")

Draw = Callable[[Pen, Point], None]
Row = tuple[str, Draw]
Sign = Literal[
    "last move", "closed", "network", "ticket", "offer", "way", "trail", "borrowed", "regions"
]
"""What may be marked on a board, whatever its map."""


@lru_cache(maxsize=64)
def legend(map_id: MapId, words: Labels, signs: tuple[Sign, ...], scale: int) -> Sprite:
    """The legend as a piece to be laid on the board."""
    board = layouts.load(map_id)
    rows = [*_rows(board.facts, words), *(_row_of(sign, words) for sign in signs)]
    plate = plate_of(board, len(rows))
    left, top = plate.x - plate.half_length, plate.y - plate.half_width
    width, height = 2 * plate.half_length, 2 * plate.half_width
    size = round(width) * scale, round(height) * scale
    tile = Image.new("RGB", (size[0] * ENLARGED, size[1] * ENLARGED), palette.PAPER)
    pen = Pen(tile, scale * ENLARGED)
    pen.framed(upright(0.0, 0.0, width, height), CORNER, palette.PAPER, 2.0, empty_board.FRAME)
    title = fitted(words.map_name(board.facts), TITLE, "bold", width - 2 * CORNER)
    pen.text(title, Point(width / 2, 30.0), TITLE, palette.INK, "bold")
    for number, (text, draw) in enumerate(rows):
        y = FIRST_ROW + ROW * number
        draw(pen, Point(SIGN_X, y))
        short = fitted(text, TEXT, "medium", width - TEXT_X - CORNER)
        pen.text(short, Point(TEXT_X, y), TEXT, palette.INK, anchor="lm")
    tile = tile.reduce(ENLARGED)
    tile.putalpha(rounded_mask(*size, round(CORNER * scale)))
    return Sprite(tile, round(left * scale), round(top * scale))


def plate_of(board: Layout, rows: int) -> Box:
    """The box of a legend with so many rows: it grows from its edge of the board inwards."""
    (left, top), _, (right, bottom), _ = board.legend.corners()
    height = FIRST_ROW + ROW * (rows - 1) + LAST_ROW
    if board.legend.y > board.size[1] / 2:
        return upright(left, bottom - height, right, bottom)
    return upright(left, top, right, top + height)


def longest(facts: Map) -> int:
    """How many rows the longest legend of a map has: that of a seat's own board."""
    signs: list[Sign] = ["network", "ticket", "way", "closed", "offer"]
    # A tunnel that is being dug has a sign too, but then no tickets are offered.
    return len(list(_rows(facts, Labels()))) + len(signs)


def _rows(facts: Map, words: Labels) -> Iterator[Row]:
    if any(route.tunnel for route in facts.routes):
        yield words.tunnel, _space(tunnel=True)
    if any(route.locomotives for route in facts.routes):
        yield words.ferry_locomotive, _space(locomotives=1)
    if any(route.waves for route in facts.routes):
        yield words.ferry_wave, _space(waves=1)
    if any(route.carts for route in facts.routes):
        yield words.cart, _space(carts=True)
    if facts.countries:
        yield words.dead_end, empty_board.draw_stub
    if any(isinstance(rule, Stations) for rule in facts.rules):
        yield words.station, _station


def _row_of(sign: Sign, words: Labels) -> Row:
    match sign:
        case "last move":
            return words.last_move, _rimmed(palette.LAST_MOVE)
        case "closed":
            return words.closed, _closed
        case "network":
            return words.network, _rimmed(palette.NETWORK[0])
        case "ticket":
            return words.ticket_end, lambda pen, at: marks.draw_pin(pen, at, 1, "possible")
        case "offer":
            return words.offer, lambda pen, at: marks.draw_offer(pen, at, 1, 0.66)
        case "way":
            return words.way, _way
        case "trail":
            return words.longest_trail, _rimmed(palette.LAST_MOVE)
        case "borrowed":
            return words.borrowed, _borrowed
        case "regions":
            return words.joined, lambda pen, at: marks.draw_coin(pen, at, Seat(0))
        case _:
            assert_never(sign)


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
    return lambda pen, at: spaces.draw(pen, route, (_box(at),))


def _station(pen: Pen, at: Point) -> None:
    wagons.draw_station(pen, at, Seat(0), 0.75)


def _rimmed(colour: Rgb) -> Draw:
    """A wagon with a rim."""

    def draw(pen: Pen, at: Point) -> None:
        box = _box(at).grown(-2.0)
        pen.box(box.grown(wagons.RIM - 1.5), spaces.CORNER + wagons.RIM, colour)
        wagons.draw_wagon(pen, box, Seat(0))

    return draw


def _way(pen: Pen, at: Point) -> None:
    spaces.draw(pen, Route(RouteId(""), NOWHERE, 1, None), (_box(at),))
    marks.draw_dots(pen, _box(at), palette.OPEN)


def _borrowed(pen: Pen, at: Point) -> None:
    wagons.draw_wagon(pen, _box(at), Seat(0))
    marks.draw_dots(pen, _box(at), palette.seat(Seat(1)))


def _closed(pen: Pen, at: Point) -> None:
    route = Route(RouteId(""), NOWHERE, 1, Colour.GREEN)
    spaces.draw(pen, route, (_box(at),))
    wagons.draw_shut(pen, _box(at))


def _box(at: Point) -> Box:
    return Box(at.x, at.y, 1.0, 0.0, 20.0, 8.5)

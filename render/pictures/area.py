"""Part of the board at twice the size: around a city, a country or a route, for small screens."""

from collections.abc import Sequence

from PIL import Image

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.views import PlayerView, PublicView
from render.ink.geometry import Point
from render.layout.layout_cache import layout_of
from render.output import png_bands
from render.output.picture import Picture
from render.pictures import alt_text
from render.pictures.board import public_layers
from render.pictures.own_board import own_layers
from render.scene import compose, marks
from render.scene.layers import BoardLayer
from render.words.say import Say

SCALE = 2
SIZE = (600, 500)  # px of the board; the picture is twice as large


def area_picture(
    view: PublicView,
    board: Board,
    names: Sequence[str],
    around: RouteId | PlaceId,
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
) -> Picture:
    """The picture of what lies around a place or a route; `changed` is marked."""
    image = draw(view, board, around, say, changed)
    text = alt_text.of_area(view, board, names, place_of(board, around), say)
    return Picture(png_bands.png(image), "area.png", image.width, image.height, text)


def own_area_picture(
    view: PlayerView,
    board: Board,
    names: Sequence[str],
    around: RouteId | PlaceId,
    say: Say,
) -> Picture:
    """The same part of a seat's own board, for that seat alone."""
    image = _part(board, around, own_layers(view, board, say, SCALE))
    text = alt_text.of_own_area(view, board, names, place_of(board, around), say)
    return Picture(png_bands.png(image), "my-area.png", image.width, image.height, text)


def draw(
    view: PublicView,
    board: Board,
    around: RouteId | PlaceId,
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
) -> Image.Image:
    """The part as an image in the map's palette."""
    return _part(board, around, public_layers(view, board, say, changed, SCALE))


def _part(board: Board, around: RouteId | PlaceId, on_board: Sequence[BoardLayer]) -> Image.Image:
    left, top = corner(board, around)
    width, height = SIZE
    rows = compose.draw_rows(board.map.id, on_board, SCALE, top * SCALE, (top + height) * SCALE)
    return rows.crop((left * SCALE, 0, (left + width) * SCALE, rows.height))


def place_of(board: Board, around: RouteId | PlaceId) -> PlaceId:
    """The place itself, or the first end of a route."""
    if around in board.place_number:
        return PlaceId(around)
    return board.routes[board.route_number[RouteId(around)]].ends[0]


def corner(board: Board, around: RouteId | PlaceId) -> tuple[int, int]:
    """The upper left corner of the part, so that its subject is as central as the board allows."""
    layout = layout_of(board.map)
    if around in board.place_number:
        points = marks.spots(layout, board, PlaceId(around))
    else:
        points = [Point(box.x, box.y) for box in layout.spaces[RouteId(around)]]
    x = sum(point.x for point in points) / len(points) - SIZE[0] / 2
    y = sum(point.y for point in points) / len(points) - SIZE[1] / 2
    width, height = layout.size
    return (
        round(min(max(0.0, x), width - SIZE[0])),
        round(min(max(0.0, y), height - SIZE[1])),
    )

"""Part of the board at twice the size, for small screens: a quarter of it, a region, or what lies
around a place or a route."""

from collections.abc import Sequence

from PIL import Image

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.views import PlayerView, PublicView
from maps.areas import QUARTERS, Area, cities_in
from render.ink.geometry import Frame, Point
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
QUARTER = 0.55  # of the width and height: neighbouring quarters overlap


def area_picture(
    view: PublicView,
    board: Board,
    names: Sequence[str],
    area: Area,
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
) -> Picture:
    """The picture of an area; `changed` is marked."""
    image = draw(view, board, area, say, changed)
    text = alt_text.of_area(view, board, names, area, say)
    return Picture(png_bands.png(image), "area.png", image.width, image.height, text)


def own_area_picture(
    view: PlayerView,
    board: Board,
    names: Sequence[str],
    area: Area,
    say: Say,
) -> Picture:
    """The same part of a seat's own board, for that seat alone."""
    image = _part(board, area, own_layers(view, board, say, SCALE))
    text = alt_text.of_own_area(view, board, names, area, say)
    return Picture(png_bands.png(image), "my-area.png", image.width, image.height, text)


def draw(
    view: PublicView,
    board: Board,
    area: Area,
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
) -> Image.Image:
    """The part as an image in the map's palette."""
    return _part(board, area, public_layers(view, board, say, changed, SCALE))


def _part(board: Board, area: Area, on_board: Sequence[BoardLayer]) -> Image.Image:
    return compose.draw_part(board.map.id, on_board, SCALE, frame_of(board, area).times(SCALE))


def frame_of(board: Board, area: Area) -> Frame:
    """The part of the board that an area is, in px of the board."""
    layout = layout_of(board.map)
    if area in QUARTERS:
        width, height = (round(length * QUARTER) for length in layout.size)
        left = layout.size[0] - width if area.endswith("right") else 0
        top = layout.size[1] - height if area.startswith("lower") else 0
    else:
        width, height = SIZE
        left, top = _corner(board, area)
    return Frame(left, top, left + width, top + height)


def _corner(board: Board, area: Area) -> tuple[int, int]:
    """The upper left corner of the part, so that its subject is as central as the board allows."""
    layout = layout_of(board.map)
    points: list[Point] = []
    if area in board.place_number:
        points += marks.spots(layout, board, PlaceId(area))
    for city in cities_in(board, area):
        points += marks.spots(layout, board, city)
    if not points:
        points = [Point(box.x, box.y) for box in layout.spaces[RouteId(area)]]
    x = (min(at.x for at in points) + max(at.x for at in points)) / 2 - SIZE[0] / 2
    y = (min(at.y for at in points) + max(at.y for at in points)) / 2 - SIZE[1] / 2
    width, height = layout.size
    return (
        round(min(max(0.0, x), width - SIZE[0])),
        round(min(max(0.0, y), height - SIZE[1])),
    )

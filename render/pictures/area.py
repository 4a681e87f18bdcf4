"""A part of the board, twice as large: around a city, a country or a route, for small screens."""

from collections.abc import Sequence

from PIL import Image

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.views import PlayerView, PublicView
from render.ink.geometry import Point
from render.layout import layouts
from render.output import bands
from render.output.encode import Picture
from render.pictures import alt_text, own_board
from render.pictures import board as boards
from render.scene import layers, marks
from render.scene.layers import BoardLayer
from render.words.alt_phrases import ENGLISH as ENGLISH_PHRASES
from render.words.alt_phrases import AltPhrases
from render.words.labels import ENGLISH, Labels

SCALE = 2
SIZE = (600, 500)  # px of the board; the picture is twice as large


def area(
    view: PublicView,
    on: Board,
    names: Sequence[str],
    around: RouteId | PlaceId,
    last: Sequence[RouteId | PlaceId] = (),
    words: Labels = ENGLISH,
    say: AltPhrases = ENGLISH_PHRASES,
) -> Picture:
    """The picture of what lies around a place or a route."""
    image = draw(view, on, around, last, words)
    text = alt_text.area(view, on, names, place_of(on, around), say)
    return Picture(bands.png(image), "area.png", image.width, image.height, text)


def own_area(
    view: PlayerView,
    on: Board,
    names: Sequence[str],
    around: RouteId | PlaceId,
    words: Labels = ENGLISH,
    say: AltPhrases = ENGLISH_PHRASES,
) -> Picture:
    """The same part of a seat's own board, for that seat alone."""
    image = _part(on, around, own_board.pieces_on(view, on, words, SCALE))
    text = alt_text.own_area(view, on, names, place_of(on, around), say)
    return Picture(bands.png(image), "my-area.png", image.width, image.height, text)


def draw(
    view: PublicView,
    on: Board,
    around: RouteId | PlaceId,
    last: Sequence[RouteId | PlaceId] = (),
    words: Labels = ENGLISH,
) -> Image.Image:
    """The part as an image in the map's palette."""
    return _part(on, around, boards.pieces_on(view, on, last, words, SCALE))


def _part(on: Board, around: RouteId | PlaceId, laid: Sequence[BoardLayer]) -> Image.Image:
    left, top = corner(on, around)
    width, height = SIZE
    rows = layers.draw_rows(on.map.id, laid, SCALE, top * SCALE, (top + height) * SCALE)
    return rows.crop((left * SCALE, 0, (left + width) * SCALE, rows.height))


def place_of(on: Board, around: RouteId | PlaceId) -> PlaceId:
    """The place itself, or the first end of a route."""
    if around in on.place_number:
        return PlaceId(around)
    return on.routes[on.route_number[RouteId(around)]].ends[0]


def corner(on: Board, around: RouteId | PlaceId) -> tuple[int, int]:
    """Where the part begins, so that its subject is in the middle and the board fills it."""
    places = layouts.of(on.map)
    if around in on.place_number:
        points = marks.spots(places, on, PlaceId(around))
    else:
        points = [Point(box.x, box.y) for box in places.spaces[RouteId(around)]]
    x = sum(point.x for point in points) / len(points) - SIZE[0] / 2
    y = sum(point.y for point in points) / len(points) - SIZE[1] / 2
    width, height = places.size
    return (
        round(min(max(0.0, x), width - SIZE[0])),
        round(min(max(0.0, y), height - SIZE[1])),
    )

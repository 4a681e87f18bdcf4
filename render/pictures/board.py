"""The board after a turn: the empty board, the pieces on it, and the strip under it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain

from PIL import Image

from engine.board import Board
from engine.model import MapId, PlaceId, RouteId
from engine.views import PublicView
from render.ink import palette
from render.kept import kept
from render.layout.layout_cache import layout_of
from render.output import png_bands
from render.output.picture import Picture
from render.output.png_bands import Band
from render.panel import strip
from render.panel.parts import Part, RowOfParts
from render.pictures import alt_text
from render.scene import compose, layers, legend
from render.scene.empty_board import palette_of
from render.scene.layers import BoardLayer
from render.scene.legend import Sign
from render.words.say import Say

PARTS_KEPT_MB = 8  # of strips, of at most 55 kB: of some fifty tables
ROWS_KEPT_MB = 6  # of strips, of at most 10 kB
SIGNS: tuple[Sign, ...] = ("last move",)
"""What the legend of a public board explains, besides the signs that its map has."""


def board_picture(
    view: PublicView,
    board: Board,
    names: Sequence[str],
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
    sentences: Sequence[str] = (),
) -> Picture:
    """The picture for everybody.

    `changed` is what the last move changed and is marked; the alt text begins with `sentences`.
    """
    text = alt_text.of_board(view, board, names, say, sentences)
    bands = compose.pack(board.map.id, public_layers(view, board, say, changed))
    width, height = layout_of(board.map).size
    size = width, height + strip.height_at(width, board, len(view.seats))
    below = strip_bands(view, board, names)
    return packed("board.png", board.map.id, chain(bands, below), size, text)


def packed(
    file_name: str, map_id: MapId, bands: Iterable[Band], size: tuple[int, int], text: str
) -> Picture:
    """The picture of these bands, which are in the map's palette."""
    parts = (part for colour in palette_of(map_id).colours for part in colour)
    return Picture(png_bands.assembled(size, parts, bands), file_name, *size, text)


def draw(
    view: PublicView,
    board: Board,
    names: Sequence[str],
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
) -> Image.Image:
    """Board and strip as an image."""
    return with_strip(draw_pieces(view, board, say, changed), view, board, names)


def with_strip(
    image: Image.Image, view: PublicView, board: Board, names: Sequence[str]
) -> Image.Image:
    """The image of a board with the strip under it."""
    return stacked([image, strip_image(view, board, names)])


def stacked(images: Sequence[Image.Image]) -> Image.Image:
    """Images in the map's palette, one under the other."""
    whole = Image.new("P", (images[0].width, sum(image.height for image in images)))
    whole.putpalette(images[0].getpalette() or [])
    top = 0
    for image in images:
        whole.paste(image, (0, top))
        top += image.height
    return whole


def draw_pieces(
    view: PublicView,
    board: Board,
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
    scale: int = 1,
    signs: Iterable[Sign] = SIGNS,
) -> Image.Image:
    """The board without the strip, in the map's palette, `scale` times 1600 px wide."""
    on_board = public_layers(view, board, say, changed, scale, signs)
    return compose.draw(board.map.id, on_board, scale)


def public_layers(
    view: PublicView,
    board: Board,
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
    scale: int = 1,
    signs: Iterable[Sign] = SIGNS,
) -> list[BoardLayer]:
    """Everything that everybody sees on the board, the lowest first: the legend.

    `signs` are explained by the legend, besides the signs that the map has.
    """
    map_id, layout = board.map.id, layout_of(board.map)
    texts = legend.texts(map_id, (*signs, *_closed_sign(view, board)), say)
    found: list[BoardLayer] = [layers.legend(map_id, texts, scale)]
    for route in view.closed:
        found += (layers.closed_space(map_id, box, scale) for box in layout.spaces[route])
    for seat in view.seats:
        for route in seat.routes:
            found += layers.train(map_id, route, seat.seat, scale)
        for city in seat.stations:
            found.append(layers.station(map_id, layout.cities[city], seat.seat, scale))
    recent = changed if view.tunnel is None else (*changed, view.tunnel.route)
    found += (_last_move(view, board, place_or_route, scale) for place_or_route in recent)
    return found


def strip_bands(view: PublicView, board: Board, names: Sequence[str]) -> Iterable[Band]:
    """The strip as compressed bands, as wide as its board."""
    if layout_of(board.map).size[0] != strip.WIDTH:
        return png_bands.cut(strip_image(view, board, names))
    return (_packed_row(board.map.id, row) for row in strip.rows(view, board, names))


def strip_image(view: PublicView, board: Board, names: Sequence[str]) -> Image.Image:
    """The strip in the map's palette, as wide as its board."""
    width = layout_of(board.map).size[0]
    if width != strip.WIDTH:
        return palette_of(board.map.id).apply(strip.draw(view, board, names, width))
    return stacked([_row(board.map.id, row) for row in strip.rows(view, board, names)])


@kept(megabytes=ROWS_KEPT_MB)
def _packed_row(map_id: MapId, row: RowOfParts) -> Band:
    """A row of the strip as a band. Half of them look as they did a turn or two before."""
    return png_bands.pack_for_now(_row(map_id, row))


def _row(map_id: MapId, row: RowOfParts) -> Image.Image:
    """A row of the strip in the map's palette."""
    image = _paper(map_id, row.height).copy()
    for left, part in row.parts:
        image.paste(_part(map_id, part), (left, 0))
    return image


@lru_cache(maxsize=32)
def _paper(map_id: MapId, height: int) -> Image.Image:
    return palette_of(map_id).apply(Image.new("RGB", (strip.WIDTH, height), palette.PAPER))


@kept(megabytes=PARTS_KEPT_MB)
def _part(map_id: MapId, part: Part) -> Image.Image:
    """The part in the map's palette. Most parts stay the same from one turn to the next."""
    return palette_of(map_id).apply(part.draw())


def _closed_sign(view: PublicView, board: Board) -> tuple[Sign, ...]:
    """At a small table the other lanes of a group are closed (ALL-12)."""
    is_small = len(view.seats) < board.map.all_lanes_from_players
    return ("closed",) if is_small and any(route.lane for route in board.routes) else ()


def _last_move(
    view: PublicView, board: Board, place_or_route: RouteId | PlaceId, scale: int
) -> BoardLayer:
    """The bright mark around a route or a city."""
    if place_or_route in board.place_number:
        city = PlaceId(place_or_route)
        stations = tuple(seat.seat for seat in view.seats if city in seat.stations)
        return layers.last_city(board.map.id, city, stations, scale)
    return layers.rim(board.map.id, RouteId(place_or_route), palette.LAST_MOVE, scale)

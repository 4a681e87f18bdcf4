"""The board after a turn: the empty board, the pieces on it, and the strip under it."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain

from PIL import Image

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.views import PublicView
from maps.drawing import DrawingId, Edition, edition_of
from render.ink import palette
from render.kept import kept
from render.layout.board_layout import BoardLayout
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
from render.scene.legend_signs import PictureSign
from render.words.say import Say

PARTS_KEPT_MB = 8  # of strips, of at most 55 kB: of some fifty tables
ROWS_KEPT_MB = 6  # of strips, of at most 10 kB


def board_picture(
    view: PublicView,
    board: Board,
    names: Sequence[str],
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
    sentences: Sequence[str] = (),
    edition: Edition = "full",
) -> Picture:
    """The picture for everybody.

    `changed` is what the last move changed and is marked; the alt text begins with `sentences`.
    """
    text = alt_text.of_board(view, board, names, say, sentences)
    layout = layout_of(board.map, edition)
    bands = compose.pack(layout.id, _layers(view, board, say, changed, layout))
    width, height = layout.size
    size = width, height + strip.height_at(width, board, len(view.seats))
    below = strip_bands(view, board, names, layout)
    return packed("board.png", layout.id, chain(bands, below), size, text)


def packed(
    file_name: str, drawing: DrawingId, bands: Iterable[Band], size: tuple[int, int], text: str
) -> Picture:
    """The picture of these bands, which are in the drawing's palette."""
    parts = (part for colour in palette_of(drawing).colours for part in colour)
    return Picture(png_bands.assembled(size, parts, bands), file_name, *size, text)


def draw(
    view: PublicView,
    board: Board,
    names: Sequence[str],
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
    edition: Edition = "full",
) -> Image.Image:
    """Board and strip as an image."""
    layout = layout_of(board.map, edition)
    image = compose.draw(layout.id, _layers(view, board, say, changed, layout), 1)
    return with_strip(image, view, board, names, layout)


def _layers(
    view: PublicView,
    board: Board,
    say: Say,
    changed: Sequence[RouteId | PlaceId],
    layout: BoardLayout,
) -> list[BoardLayer]:
    """What is on the board of a turn. The edition for phones has no room for a legend."""
    if edition_of(layout.id) == "full":
        return public_layers(view, board, say, changed)
    return piece_layers(view, board, layout, changed)


def with_strip(
    image: Image.Image,
    view: PublicView,
    board: Board,
    names: Sequence[str],
    layout: BoardLayout,
) -> Image.Image:
    """The image of a board with the strip under it."""
    return stacked([image, strip_image(view, board, names, layout)])


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
    signs: Iterable[PictureSign] = (),
) -> Image.Image:
    """The full board without the strip, in the map's palette, `scale` times as large as drawn."""
    on_board = public_layers(view, board, say, changed, scale, signs)
    return compose.draw(board.map.id, on_board, scale)


def public_layers(
    view: PublicView,
    board: Board,
    say: Say,
    changed: Sequence[RouteId | PlaceId] = (),
    scale: int = 1,
    signs: Iterable[PictureSign] = (),
) -> list[BoardLayer]:
    """Everything that everybody sees on the full board, the lowest first: the legend.

    `signs` are explained by the legend, besides those that the map and every board have.
    """
    layout = layout_of(board.map)
    return [
        *legend_layers(view, board, say, scale, (*signs, *_last_move_sign(view, changed))),
        *piece_layers(view, board, layout, changed, scale),
    ]


def legend_layers(
    view: PublicView, board: Board, say: Say, scale: int, signs: Iterable[PictureSign]
) -> list[BoardLayer]:
    """The legend of the full board. It explains `signs`, besides the signs that the map has; there
    is none if there is nothing to explain."""
    texts = legend.texts(board.map.id, (*signs, *_closed_sign(view, board)), say)
    return [layers.legend(board.map.id, texts, scale)] if texts.rows else []


def piece_layers(
    view: PublicView,
    board: Board,
    layout: BoardLayout,
    changed: Sequence[RouteId | PlaceId] = (),
    scale: int = 1,
) -> list[BoardLayer]:
    """Everything that lies on the board, with a mark around what was changed."""
    found: list[BoardLayer] = []
    for route in view.closed:
        found += (layers.closed_space(layout.id, box, scale) for box in layout.spaces[route])
    for seat in view.seats:
        for route in seat.routes:
            found += layers.train(layout.id, route, seat.seat, scale)
        for city in seat.stations:
            found.append(layers.station(layout.id, layout.cities[city], seat.seat, scale))
    recent = changed if view.tunnel is None else (*changed, view.tunnel.route)
    found += (_last_move(view, board, layout, each, scale) for each in recent)
    return found


def strip_bands(
    view: PublicView, board: Board, names: Sequence[str], layout: BoardLayout
) -> Iterable[Band]:
    """The strip as compressed bands, as wide as its board."""
    for row, height in _rows(view, board, names, layout.size[0]):
        if height:
            yield _packed_row(layout.id, row, (layout.size[0], height))


def strip_image(
    view: PublicView, board: Board, names: Sequence[str], layout: BoardLayout
) -> Image.Image:
    """The strip in the drawing's palette, as wide as its board."""
    width = layout.size[0]
    rows = _rows(view, board, names, width)
    return stacked([_row(layout.id, row, (width, height)) for row, height in rows if height])


def _rows(
    view: PublicView, board: Board, names: Sequence[str], width: int
) -> Iterator[tuple[RowOfParts, int]]:
    """The rows of the strip, and how high each is at this width."""
    top = 0
    for row in strip.rows(view, board, names):
        bottom = top + row.height
        yield row, round(bottom * width / strip.WIDTH) - round(top * width / strip.WIDTH)
        top = bottom


@kept(megabytes=ROWS_KEPT_MB)
def _packed_row(drawing: DrawingId, row: RowOfParts, size: tuple[int, int]) -> Band:
    """A row of the strip as a band. Half of them look as they did a turn or two before."""
    return png_bands.pack_for_now(_row(drawing, row, size))


def _row(drawing: DrawingId, row: RowOfParts, size: tuple[int, int]) -> Image.Image:
    """A row of the strip in the drawing's palette."""
    width, height = size
    image = _paper(drawing).resize(size)
    for left, part in row.parts:
        at = round(left * width / strip.WIDTH)
        image.paste(_part(drawing, part, width, height), (at, 0))
    return image


@lru_cache(maxsize=64)
def _paper(drawing: DrawingId) -> Image.Image:
    """A px of paper in the drawing's palette."""
    return palette_of(drawing).apply(Image.new("RGB", (1, 1), palette.PAPER))


@kept(megabytes=PARTS_KEPT_MB)
def _part(drawing: DrawingId, part: Part, width: int, height: int) -> Image.Image:
    """A part of a row of that height, on a strip of that width, in the drawing's palette. Most
    parts stay the same from one turn to the next."""
    image = part.draw()
    if width != strip.WIDTH:
        size = round(image.width * width / strip.WIDTH), height
        # Looks like Lanczos at this size, in 40 % of the time.
        image = image.resize(size, Image.Resampling.HAMMING)
    return palette_of(drawing).apply(image)


def _last_move_sign(
    view: PublicView, changed: Sequence[RouteId | PlaceId]
) -> tuple[PictureSign, ...]:
    return ("last move",) if changed or view.tunnel is not None else ()


def _closed_sign(view: PublicView, board: Board) -> tuple[PictureSign, ...]:
    """At a small table the other lanes of a group are closed (ALL-12)."""
    is_small = len(view.seats) < board.map.all_lanes_from_players
    return ("closed",) if is_small and any(route.lane for route in board.routes) else ()


def _last_move(
    view: PublicView,
    board: Board,
    layout: BoardLayout,
    place_or_route: RouteId | PlaceId,
    scale: int,
) -> BoardLayer:
    """The bright mark around a route or a city."""
    if place_or_route in board.place_number:
        city = PlaceId(place_or_route)
        stations = tuple(seat.seat for seat in view.seats if city in seat.stations)
        return layers.last_city(layout.id, city, stations, scale)
    return layers.last_route(layout.id, RouteId(place_or_route), scale)

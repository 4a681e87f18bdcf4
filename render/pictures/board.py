"""The board after a turn: the empty board, the pieces on it, and the strip of all that is known."""

from collections.abc import Iterable, Sequence
from itertools import chain

from PIL import Image

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.views import PublicView
from render.ink import palette
from render.layout import layouts
from render.output import bands
from render.output.encode import Picture
from render.panel import strip as panel
from render.pictures import alt_text
from render.scene import layers, pieces
from render.scene.empty_board import colours
from render.scene.layers import BoardLayer
from render.scene.legend import Sign
from render.words.alt_phrases import ENGLISH as ENGLISH_PHRASES
from render.words.alt_phrases import AltPhrases
from render.words.labels import ENGLISH, Labels

ON_BOARD: tuple[Sign, ...] = ("last move",)


def board(
    view: PublicView,
    on: Board,
    names: Sequence[str],
    last: Sequence[RouteId | PlaceId] = (),
    news: Sequence[str] = (),
    words: Labels = ENGLISH,
    say: AltPhrases = ENGLISH_PHRASES,
) -> Picture:
    """The picture everybody gets. `last`: the routes and cities of the last move."""
    text = alt_text.board(view, on, names, news, say)
    return packed("board.png", pieces_on(view, on, last, words), view, on, names, text)


def packed(
    name: str,
    laid: Sequence[BoardLayer],
    view: PublicView,
    on: Board,
    names: Sequence[str],
    text: str,
) -> Picture:
    """What lies on the board, and the strip under it, in bands."""
    strip = _strip(view, on, names)
    rows = chain(layers.pack(on.map.id, laid), bands.cut(strip))
    size = strip.width, layouts.of(on.map).size[1] + strip.height
    data = bands.assembled(size, strip.getpalette() or (), rows)
    return Picture(data, name, *size, text)


def draw(
    view: PublicView,
    on: Board,
    names: Sequence[str],
    last: Sequence[RouteId | PlaceId] = (),
    words: Labels = ENGLISH,
) -> Image.Image:
    """Board and strip as an image."""
    return with_panel(draw_pieces(view, on, last, words), view, on, names)


def with_panel(
    image: Image.Image, view: PublicView, on: Board, names: Sequence[str]
) -> Image.Image:
    """A board with the strip under it."""
    strip = _strip(view, on, names)
    whole = Image.new("P", (image.width, image.height + strip.height))
    whole.putpalette(strip.getpalette() or [])
    whole.paste(image)
    whole.paste(strip, (0, image.height))
    return whole


def draw_pieces(
    view: PublicView,
    on: Board,
    last: Sequence[RouteId | PlaceId] = (),
    words: Labels = ENGLISH,
    scale: int = 1,
    signs: Iterable[Sign] = ON_BOARD,
) -> Image.Image:
    """The board alone, in the map's palette: `scale` times 1600 px wide."""
    return layers.draw(on.map.id, pieces_on(view, on, last, words, scale, signs), scale)


def pieces_on(
    view: PublicView,
    on: Board,
    last: Sequence[RouteId | PlaceId] = (),
    words: Labels = ENGLISH,
    scale: int = 1,
    signs: Iterable[Sign] = ON_BOARD,
) -> list[BoardLayer]:
    """All that lies on the board, from below. `signs`: for its legend, beside what the map has."""
    map_id, places = on.map.id, layouts.of(on.map)
    found: list[BoardLayer] = [pieces.legend(map_id, words, (*signs, *_closing(view, on)), scale)]
    for route in view.closed:
        found += (pieces.shut(map_id, box, scale) for box in places.spaces[route])
    for seat in view.seats:
        for route in seat.routes:
            found += pieces.train(map_id, route, seat.seat, scale)
        for city in seat.stations:
            found.append(pieces.station(map_id, places.cities[city], seat.seat, scale))
    recent = last if view.tunnel is None else (*last, view.tunnel.route)
    found += (_marked(view, on, thing, scale) for thing in recent)
    return found


def _strip(view: PublicView, on: Board, names: Sequence[str]) -> Image.Image:
    width = layouts.of(on.map).size[0]
    return colours(on.map.id).apply(panel.draw(view, on.map, names, width))


def _closing(view: PublicView, on: Board) -> tuple[Sign, ...]:
    """At a small table the other lanes of a group are closed (ALL-12)."""
    is_small = len(view.seats) < on.map.all_lanes_from_players
    return ("closed",) if is_small and any(route.lane for route in on.routes) else ()


def _marked(view: PublicView, on: Board, thing: RouteId | PlaceId, scale: int) -> BoardLayer:
    """The bright mark of the last move around a route or a city."""
    if thing in on.place_number:
        city = PlaceId(thing)
        houses = tuple(seat.seat for seat in view.seats if city in seat.stations)
        return pieces.last_city(on.map.id, city, houses, scale)
    return pieces.rim(on.map.id, RouteId(thing), palette.LAST_MOVE, scale)

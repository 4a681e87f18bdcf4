"""The board after a turn: the empty board, the pieces on it, and the strip of all that is known."""

from collections.abc import Iterable, Sequence

from PIL import Image

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.views import PublicView
from render import alt, bands, palette, panel, pieces, plans, wagons
from render.base import base, colours
from render.encode import Picture
from render.layout import Layout
from render.legend import Sign
from render.phrases import ENGLISH as ENGLISH_PHRASES
from render.phrases import Phrases
from render.sprites import Sprite
from render.words import ENGLISH, Words

LAST_RADIUS = 23.0


def board(
    view: PublicView,
    on: Board,
    names: Sequence[str],
    last: Sequence[RouteId | PlaceId] = (),
    news: Sequence[str] = (),
    words: Words = ENGLISH,
    say: Phrases = ENGLISH_PHRASES,
) -> Picture:
    """The picture everybody gets. `last`: the routes and cities of the last move."""
    image = draw(view, on, names, last, words)
    data = bands.png(image)
    text = alt.board(view, on, names, news, say)
    return Picture(data, "board.png", image.width, image.height, text)


def draw(
    view: PublicView,
    on: Board,
    names: Sequence[str],
    last: Sequence[RouteId | PlaceId] = (),
    words: Words = ENGLISH,
) -> Image.Image:
    """Board and strip as an image."""
    return with_panel(draw_pieces(view, on, last, words), view, on, names)


def with_panel(
    image: Image.Image, view: PublicView, on: Board, names: Sequence[str]
) -> Image.Image:
    """A board with the strip under it."""
    strip = colours(on.map.id).apply(panel.draw(view, on.map, names, image.width))
    whole = Image.new("P", (image.width, image.height + strip.height))
    whole.putpalette(strip.getpalette() or [])
    whole.paste(image)
    whole.paste(strip, (0, image.height))
    return whole


def draw_pieces(
    view: PublicView,
    on: Board,
    last: Sequence[RouteId | PlaceId] = (),
    words: Words = ENGLISH,
    scale: int = 1,
    signs: Iterable[Sign] = ("last move",),
) -> Image.Image:
    """The board alone, in the map's palette: `scale` times 1600 px wide. `signs`: for its legend,
    beside what the map has."""
    map_id, places = on.map.id, plans.of(on.map)
    image = base(map_id, scale).copy()
    explained = (*signs, *_closing(view, on))
    pieces.legend(map_id, words, explained, scale).lay_on(image)
    for route in view.closed:
        for box in places.spaces[route]:
            pieces.shut(map_id, box, scale).lay_on(image)
    for seat in view.seats:
        for route in seat.routes:
            for box in places.spaces[route]:
                pieces.wagon(map_id, box, seat.seat, scale).lay_on(image)
        for city in seat.stations:
            pieces.station(map_id, places.cities[city], seat.seat, scale).lay_on(image)
    recent = last if view.tunnel is None else (*last, view.tunnel.route)
    for thing in recent:
        pieces.retouch(image, map_id, _marked(view, places, thing, scale))
    return image


def _closing(view: PublicView, on: Board) -> tuple[Sign, ...]:
    """At a small table the other lanes of a group are closed (ALL-12)."""
    is_small = len(view.seats) < on.map.all_lanes_from_players
    return ("closed",) if is_small and any(route.lane for route in on.routes) else ()


def _marked(view: PublicView, places: Layout, thing: RouteId | PlaceId, scale: int) -> list[Sprite]:
    """A route or city of the last move, with a bright rim."""
    if thing in places.cities:
        at = places.cities[PlaceId(thing)]
        built = [seat.seat for seat in view.seats if thing in seat.stations]
        houses = [wagons.station(at, seat, scale) for seat in built]
        return [wagons.ring(at, LAST_RADIUS, palette.LAST_MOVE, scale), *houses]
    return [wagons.rim(places.spaces[RouteId(thing)], palette.LAST_MOVE, scale)]

"""A seat's own board: where its tickets and those it is offered end, its networks, open ways."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from PIL import Image

from engine.board import Board
from engine.model import PlaceId, RouteId, TicketId
from engine.views import PlayerView
from render.ink import palette
from render.ink.geometry import Box, overlap
from render.layout import layouts
from render.layout.board_layout import Layout, Name
from render.output.encode import Picture
from render.pictures import alt_text
from render.pictures import board as boards
from render.scene import layers, marks, pieces, wagons
from render.scene.layers import BoardLayer
from render.scene.legend import Sign
from render.scene.marks import PinState
from render.scene.pins import Pinned, lay_out
from render.words.alt_phrases import ENGLISH as ENGLISH_PHRASES
from render.words.alt_phrases import AltPhrases
from render.words.labels import ENGLISH, Labels
from render.words.names import find_ticket, offers

OFFERED: PinState = "offered"
REACH = 60.0  # px: no space or ring is longer to one side


def private(
    view: PlayerView,
    on: Board,
    names: Sequence[str],
    words: Labels = ENGLISH,
    say: AltPhrases = ENGLISH_PHRASES,
) -> Picture:
    """The picture for one seat alone."""
    text = alt_text.private(view, on, names, say)
    return boards.packed("my-board.png", pieces_on(view, on, words), view.public, on, names, text)


def draw(view: PlayerView, on: Board, names: Sequence[str], words: Labels = ENGLISH) -> Image.Image:
    """Board and strip as an image in the map's palette."""
    image = layers.draw(on.map.id, pieces_on(view, on, words), 1)
    return boards.with_panel(image, view.public, on, names)


def signs(view: PlayerView) -> Iterable[Sign]:
    """What the legend has to explain."""
    if view.public.seats[view.seat].routes:
        yield "network"
    if view.tickets:
        yield "ticket"
    if view.offered:
        yield "offer"
    if ways(view):
        yield "way"
    if view.public.tunnel is not None:
        yield "last move"


def pieces_on(
    view: PlayerView, on: Board, words: Labels = ENGLISH, scale: int = 1
) -> list[BoardLayer]:
    """What lies on the public board, and what is added to it, from below."""
    map_id, places = on.map.id, layouts.of(on.map)
    laid = boards.pieces_on(view.public, on, (), words, scale, signs(view))
    mine = view.public.seats[view.seat].routes
    for number, network in enumerate(networks(on, mine)):
        colour = palette.NETWORK[min(number, len(palette.NETWORK) - 1)]
        laid += (pieces.rim(map_id, route, colour, scale) for route in network)
    laid += (pieces.dots(map_id, route, palette.OPEN, scale) for route in ways(view))
    placed = lay_out(map_id, list(ends(view, on, places)))
    laid += (pieces.stem(map_id, *end, scale) for end in placed)
    for end, _ in placed:
        laid.append(pieces.ticket_ring(map_id, end.at, end.radius == marks.HOUSE_RADIUS, scale))
    for seat in view.public.seats:  # rims and rings stay under houses and names
        for city in seat.stations:
            laid.append(pieces.station(map_id, places.cities[city], seat.seat, scale))
    own = [box.grown(wagons.RIM) for route in mine for box in places.spaces[route]]
    rings = [end.ring for end, _ in placed]
    laid += (pieces.name(map_id, name, scale) for name in _cut_into(places, [*own, *rings]))
    laid += (pieces.pins_of(map_id, *end, scale) for end in placed)
    return laid


def _cut_into(places: Layout, marked: Sequence[Box]) -> Iterator[Name]:
    """The names that marks cut into."""
    for name in places.names:
        reach = name.box.half_length + REACH
        near = (box for box in marked if abs(box.x - name.box.x) < reach)
        if any(abs(b.y - name.box.y) < reach and overlap(name.box, b) > 0 for b in near):
            yield name


def networks(on: Board, routes: Iterable[RouteId]) -> list[list[RouteId]]:
    """Routes sorted into what hangs together, the longest first. Countries join nothing (IT-9)."""
    found: list[tuple[int, list[RouteId]]] = []
    for route in routes:
        nodes: int = on.through[on.route_number[route]]
        members = [route]
        apart = []
        for other_nodes, others in found:
            if other_nodes & nodes:
                nodes |= other_nodes
                members = others + members
            else:
                apart.append((other_nodes, others))
        found = [*apart, (nodes, members)]
    lengths = {route.id: route.length for route in on.routes}
    return sorted(
        (members for _, members in found),
        key=lambda members: (-sum(lengths[route] for route in members), members),
    )


def ways(view: PlayerView) -> list[RouteId]:
    """The routes still missing on a way for each ticket that can still be done."""
    return sorted({route for mine in view.tickets for route in mine.missing})


def ends(view: PlayerView, on: Board, places: Layout) -> Iterable[Pinned]:
    """Every place where tickets end, with their numbers: one's own, then those offered."""
    own = ((n, mine.ticket, mine.state) for n, mine in enumerate(view.tickets, start=1))
    yield from _pinned(view, on, places, own)
    to_choose = ((number, ticket, OFFERED) for number, ticket in offers(view))
    yield from _pinned(view, on, places, to_choose)


def _pinned(
    view: PlayerView,
    on: Board,
    places: Layout,
    tickets: Iterable[tuple[int, TicketId, PinState]],
) -> Iterable[Pinned]:
    at_place: dict[PlaceId, list[tuple[int, PinState]]] = defaultdict(list)
    for number, ticket, state in tickets:
        for place in find_ticket(on, ticket).ends:
            at_place[place].append((number, state))
    built = {city for seat in view.public.seats for city in seat.stations}
    for place, numbers in at_place.items():
        radius = marks.HOUSE_RADIUS if place in built else marks.RING_RADIUS
        for at in marks.spots(places, on, place):
            yield Pinned(at, radius, tuple(numbers))

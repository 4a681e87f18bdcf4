"""A seat's own board: its tickets' ends, its networks, and a way for every ticket still open."""

from collections import defaultdict
from collections.abc import Iterable, Sequence

from PIL import Image

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.outlook import TicketState
from engine.views import PlayerView
from render import alt, bands, marks, palette, plans, wagons
from render import board as boards
from render.base import colours
from render.encode import Picture
from render.geometry import overlap
from render.layout import Layout
from render.legend import Sign
from render.naming import find_ticket
from render.phrases import ENGLISH as ENGLISH_PHRASES
from render.phrases import Phrases
from render.pins import Pinned, lay_out, pins, stems
from render.sprites import Sprite
from render.words import ENGLISH, Words

REACH = 60.0  # px: no space or ring is longer to one side


def private(
    view: PlayerView,
    on: Board,
    names: Sequence[str],
    words: Words = ENGLISH,
    say: Phrases = ENGLISH_PHRASES,
) -> Picture:
    """The picture for one seat alone."""
    image = draw(view, on, names, words)
    text = alt.private(view, on, names, say)
    return Picture(bands.png(image), "my-board.png", image.width, image.height, text)


def draw(view: PlayerView, on: Board, names: Sequence[str], words: Words = ENGLISH) -> Image.Image:
    """Board and strip as an image in the map's palette."""
    image = boards.draw_pieces(view.public, on, (), words, signs=signs(view)).convert("RGB")
    for sprite in _sprites(view, on):
        sprite.paste_on(image)
    board = colours(on.map.id).apply(image)
    return boards.with_panel(board, view.public, on, names)


def signs(view: PlayerView) -> Iterable[Sign]:
    """What the legend has to explain."""
    if view.public.seats[view.seat].routes:
        yield "network"
    if view.tickets:
        yield "ticket"
    if ways(view):
        yield "way"
    if view.public.tunnel is not None:
        yield "last move"


def _sprites(view: PlayerView, on: Board) -> Iterable[Sprite]:
    """What is added to the public board, from below."""
    places = plans.of(on.map)
    mine = view.public.seats[view.seat].routes
    for number, network in enumerate(networks(on, mine)):
        colour = palette.NETWORK[min(number, len(palette.NETWORK) - 1)]
        yield from (wagons.rim(places.spaces[route], colour, 1) for route in network)
    for route in ways(view):
        yield from marks.dots(places.spaces[route], palette.OPEN, 1)
    placed = lay_out(on.map.id, list(ends(view, on, places)))
    yield from stems(placed, 1)
    for end, _ in placed:
        yield marks.ticket_ring(end.at, end.radius == marks.HOUSE_RADIUS, 1)
    for seat in view.public.seats:  # rims and rings stay under houses and names
        for city in seat.stations:
            yield wagons.station(places.cities[city], seat.seat, 1)
    own = [box for route in mine for box in places.spaces[route]]
    marked = [*(box.grown(wagons.RIM) for box in own), *(end.ring for end, _ in placed)]
    for name in places.names:
        reach = name.box.half_length + REACH
        near = (box for box in marked if abs(box.x - name.box.x) < reach)
        if any(abs(b.y - name.box.y) < reach and overlap(name.box, b) > 0 for b in near):
            yield marks.name(name, places.text, 1)
    yield from pins(placed, 1)


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
    """Every place where tickets end, with their numbers."""
    at_place: dict[PlaceId, list[tuple[int, TicketState]]] = defaultdict(list)
    for number, mine in enumerate(view.tickets, start=1):
        for place in find_ticket(on, mine.ticket).ends:
            at_place[place].append((number, mine.state))
    built = {city for seat in view.public.seats for city in seat.stations}
    for place, numbers in at_place.items():
        radius = marks.HOUSE_RADIUS if place in built else marks.RING_RADIUS
        for at in marks.spots(places, on, place):
            yield Pinned(at, radius, tuple(numbers))

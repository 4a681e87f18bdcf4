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
from render.layout import Layout
from render.phrases import ENGLISH as ENGLISH_PHRASES
from render.phrases import Phrases
from render.sprites import Sprite
from render.vision import Rgb
from render.ways import means_of, shortest
from render.words import ENGLISH, Words

NETWORKS: tuple[Rgb, ...] = ((255, 196, 0), (0, 208, 255), (150, 230, 40), (255, 140, 190))
"""The rims of one's networks, the largest first."""


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
    places = plans.of(on.map)
    image = boards.draw_pieces(view.public, on, (), words).convert("RGB")
    for sprite in _sprites(view, on, places):
        sprite.paste_on(image)
    board = colours(on.map.id).apply(image)
    return boards.with_panel(board, view.public, on, names)


def _sprites(view: PlayerView, on: Board, places: Layout) -> Iterable[Sprite]:
    """What is added to the public board, from below."""
    me = view.public.seats[view.seat]
    for number, network in enumerate(networks(on, me.routes)):
        colour = NETWORKS[min(number, len(NETWORKS) - 1)]
        yield from (wagons.rim(places.spaces[route], colour, 1) for route in network)
    yield from _ways(view, on, places)
    yield from (wagons.station(places.cities[city], view.seat, 1) for city in me.stations)
    yield from _pins(view, on, places)


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


def _ways(view: PlayerView, on: Board, places: Layout) -> Iterable[Sprite]:
    """Dots along a way for each ticket that is still open."""
    means = means_of(view, on)
    dotted: set[RouteId] = set()
    for mine in view.tickets:
        ticket = on.tickets[on.ticket_number[mine.ticket]]
        way = shortest(on, means, ticket.ends) if mine.state == "possible" else None
        if way is not None:
            dotted.update((*way.claims, *way.borrowed))
    for route in sorted(dotted):
        yield from marks.dots(places.spaces[route], palette.OPEN, 1)


def _pins(view: PlayerView, on: Board, places: Layout) -> Iterable[Sprite]:
    """At both ends of each ticket its number, in the colour of its state."""
    at_place: dict[PlaceId, list[tuple[int, TicketState]]] = defaultdict(list)
    for number, mine in enumerate(view.tickets, start=1):
        for place in on.tickets[on.ticket_number[mine.ticket]].ends:
            at_place[place].append((number, mine.state))
    for place, pins in at_place.items():
        for at in marks.spots(places, on, place):
            yield wagons.ring(at, marks.TICKET_RADIUS, palette.INK, 1)
            yield from marks.pins(places, at, pins, 1)

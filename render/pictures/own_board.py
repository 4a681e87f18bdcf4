"""A seat's own board: the ends of its tickets and offers, its networks, paths still open.

Where the seat's network and open tickets fill only a part of the board, the picture shows that
part, larger, so that it can be read on a phone; a list under it says which mark is which ticket.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import chain

from PIL import Image

from engine.board import Board
from engine.model import MapId, PlaceId, RouteId, TicketId
from engine.views import PlayerView
from maps.names import find_ticket, numbered_offers
from render.ink import palette
from render.ink.geometry import Box, Frame, overlap
from render.kept import kept
from render.layout.board_layout import BoardLayout
from render.layout.layout_cache import layout_of, load_layout
from render.output import png_bands
from render.output.picture import Picture
from render.output.png_bands import Band
from render.panel import ticket_list
from render.panel.strip import height_at
from render.panel.ticket_list import ListedTicket
from render.pictures import alt_text
from render.pictures.board import packed, public_layers, stacked, strip_bands, strip_image
from render.pictures.own_frame import frame_of
from render.scene import compose, layers, marks, wagons
from render.scene.empty_board import palette_of
from render.scene.halos import Tickets
from render.scene.layers import BoardLayer
from render.scene.legend import Sign
from render.scene.marks import TagState
from render.scene.tags import Placed, TaggedPlace, place_tags
from render.words.say import Say

OFFERED: TagState = "offered"
REACH = 100.0  # px: nothing marked extends further than this from its middle
LISTS_KEPT_MB = 3  # of at most 600 kB each: they change only with the state of a ticket
PART_WIDTH = 900  # px of the board; wider parts are shown at scale 1


def own_board_picture(view: PlayerView, board: Board, names: Sequence[str], say: Say) -> Picture:
    """The picture for the seat whose view it is and nobody else: the part of the board that
    matters to it, or the whole board if that is hardly larger."""
    text = alt_text.of_own_board(view, board, names, say)
    placed = placed_tags(view, board)
    frame = shown_part(view, board, placed)
    if frame is None:
        width, height = layout_of(board.map).size
        bands = chain(
            compose.pack(board.map.id, own_layers(view, board, say, 1, placed)),
            _list_bands(view, board, width),
            strip_bands(view.public, board, names),
        )
        height += height_at(width, board, len(view.public.seats))
    else:
        scale, part = enlarged(frame)
        width, height = part.width, part.height
        on_board = own_layers(view, board, say, scale, placed)[1:]  # the legend covers too much
        bands = chain(
            compose.pack_part(board.map.id, on_board, scale, part),
            _list_bands(view, board, width),
        )
    size = width, height + sum(image.height for image in _list(view, board, width))
    return packed("my-board.png", board.map.id, bands, size, text)


def draw(view: PlayerView, board: Board, names: Sequence[str], say: Say) -> Image.Image:
    """The same as an image in the map's palette."""
    placed = placed_tags(view, board)
    frame = shown_part(view, board, placed)
    if frame is None:
        return draw_whole(view, board, names, say)
    scale, part = enlarged(frame)
    on_board = own_layers(view, board, say, scale, placed)[1:]
    image = compose.draw_part(board.map.id, on_board, scale, part)
    return stacked([image, *_list(view, board, image.width)])


def draw_whole(view: PlayerView, board: Board, names: Sequence[str], say: Say) -> Image.Image:
    """The whole board as an image, with the list of tickets and the strip under it."""
    image = compose.draw(board.map.id, own_layers(view, board, say), 1)
    strip = strip_image(view.public, board, names)
    return stacked([image, *_list(view, board, image.width), strip])


def shown_part(view: PlayerView, board: Board, placed: Placed) -> Frame | None:
    """The part of the board that is shown, at scale 1, with these tags; None if all of it is."""
    if not view.tickets and not view.offered:
        return None
    return frame_of(view, board, (plate.box for end, plate in placed if end.is_wanted))


def enlarged(frame: Frame) -> tuple[int, Frame]:
    """The scale at which a part of the board is drawn, and the part in px of that scale."""
    scale = 2 if frame.width <= PART_WIDTH else 1
    return scale, frame.times(scale)


def _list(view: PlayerView, board: Board, width: int) -> list[Image.Image]:
    """The list of tickets in the map's palette, if there are any."""
    tickets = tuple(ticket_list.listed_tickets(view, board))
    return [_list_image(board, tickets, width)] if tickets else []


def _list_bands(view: PlayerView, board: Board, width: int) -> tuple[Band, ...]:
    tickets = tuple(ticket_list.listed_tickets(view, board))
    return _packed_list(board, tickets, width) if tickets else ()


@kept(megabytes=LISTS_KEPT_MB)
def _packed_list(board: Board, tickets: tuple[ListedTicket, ...], width: int) -> tuple[Band, ...]:
    return tuple(png_bands.cut(_list_image(board, tickets, width)))


@kept(megabytes=LISTS_KEPT_MB)
def _list_image(board: Board, tickets: tuple[ListedTicket, ...], width: int) -> Image.Image:
    return palette_of(board.map.id).apply(ticket_list.draw(tickets, board, width))


def signs(view: PlayerView) -> Iterable[Sign]:
    """What the legend has to explain."""
    if view.public.seats[view.seat].routes:
        yield "network"
    if view.offered:
        yield "offer"
    if ways(view):
        yield "way"
    if view.public.tunnel is not None:
        yield "last move"


def own_layers(
    view: PlayerView, board: Board, say: Say, scale: int = 1, placed: Placed | None = None
) -> list[BoardLayer]:
    """What everybody sees on the board and what the seat sees on top of it, the lowest first: the
    legend. `placed`: the tags, if they are known already."""
    tags = placed_tags(view, board) if placed is None else placed
    stems = [layers.stem(board.map.id, *end, scale) for end in tags]
    found = marked_layers(view, board, say, scale, [end for end, _ in tags], stems)
    found += (layers.tags_of(board.map.id, *end, scale) for end in tags)
    return found


def marked_layers(
    view: PlayerView,
    board: Board,
    say: Say,
    scale: int,
    ends: Sequence[TaggedPlace],
    stems: Sequence[BoardLayer] = (),
) -> list[BoardLayer]:
    """The board with the seat's networks, the paths and these ends of its tickets, the lowest
    first: the legend. The numbers of tickets are on it if there are stems that lead to them."""
    map_id, layout = board.map.id, layout_of(board.map)
    found = public_layers(view.public, board, say, (), scale, signs(view))
    mine = view.public.seats[view.seat].routes
    for number, network in enumerate(networks(board, mine)):
        colour = palette.NETWORK[min(number, len(palette.NETWORK) - 1)]
        found += (layers.rim(map_id, route, colour, scale) for route in network)
    paths = ways(view)
    found += (
        layers.halo(map_id, route, tickets, scale, bool(stems)) for route, tickets in paths.items()
    )
    found += stems
    for end in ends:
        has_station = end.radius == marks.STATION_RADIUS
        found.append(layers.ticket_ring(map_id, end.at, has_station, end.open_tickets, scale))
    for seat in view.public.seats:  # rims and rings stay under stations and names
        for city in seat.stations:
            found.append(layers.station(map_id, layout.cities[city], seat.seat, scale))
    covered = {name for route in mine for name in _names_under_rim(map_id, route)}
    covered |= {name for route in paths for name in _names_under_halo(map_id, route)}
    covered |= {name for end in ends for name in _names_under_ring(map_id, end.ring)}
    found += (layers.name(map_id, layout.names[number], scale) for number in sorted(covered))
    return found


@lru_cache(maxsize=1024)
def _names_under_rim(map_id: MapId, route: RouteId) -> tuple[int, ...]:
    layout = load_layout(map_id)
    return _names_under(layout, [box.grown(wagons.RIM) for box in layout.spaces[route]])


@lru_cache(maxsize=1024)
def _names_under_halo(map_id: MapId, route: RouteId) -> tuple[int, ...]:
    return _names_under(load_layout(map_id), layers.halo_boxes(map_id, route))


@lru_cache(maxsize=1024)
def _names_under_ring(map_id: MapId, ring: Box) -> tuple[int, ...]:
    return _names_under(load_layout(map_id), (ring,))


def _names_under(layout: BoardLayout, marked: Sequence[Box]) -> tuple[int, ...]:
    """The indexes of the names that these boxes overlap."""
    return tuple(
        number
        for number, name in enumerate(layout.names)
        for box in marked
        if abs(box.x - name.box.x) < name.box.half_length + REACH
        and abs(box.y - name.box.y) < REACH
        and overlap(name.box, box) > 0
    )


def networks(board: Board, routes: Iterable[RouteId]) -> list[list[RouteId]]:
    """The routes grouped by network, the longest network first. Routes join only at cities (IT-9),
    as in `engine.graph.joined`, which keeps the places of a network but not its routes."""
    found: list[tuple[int, list[RouteId]]] = []
    for route in routes:
        nodes: int = board.through[board.route_number[route]]
        members = [route]
        apart = []
        for other_nodes, others in found:
            if other_nodes & nodes:
                nodes |= other_nodes
                members = others + members
            else:
                apart.append((other_nodes, others))
        found = [*apart, (nodes, members)]
    lengths = {route.id: route.length for route in board.routes}
    return sorted(
        (members for _, members in found),
        key=lambda members: (-sum(lengths[route] for route in members), members),
    )


def ways(view: PlayerView) -> Mapping[RouteId, Tickets]:
    """The routes still missing on a path for each ticket that can still be completed, each with
    the numbers of the tickets whose paths it is on."""
    found: dict[RouteId, Tickets] = {}
    for number, mine in enumerate(view.tickets, start=1):
        for route in mine.missing:
            found[route] = (*found.get(route, ()), number)
    return found


def placed_tags(view: PlayerView, board: Board) -> Placed:
    """Every place where tickets end, and where its tags go."""
    map_id = board.map.id
    ends = list(ticket_ends(view, board, layout_of(board.map)))
    beads = [
        box
        for route, tickets in ways(view).items()
        for box in layers.bead_boxes(map_id, route, tickets)
    ]
    return place_tags(map_id, ends, beads)


def ticket_ends(view: PlayerView, board: Board, layout: BoardLayout) -> Iterable[TaggedPlace]:
    """Every place where tickets end, with their numbers: the seat's own, then those offered."""
    own = ((n, mine.ticket, mine.state) for n, mine in enumerate(view.tickets, start=1))
    yield from _tagged(view, board, layout, own)
    to_choose = ((number, ticket, OFFERED) for number, ticket in numbered_offers(view))
    yield from _tagged(view, board, layout, to_choose)


def _tagged(
    view: PlayerView,
    board: Board,
    layout: BoardLayout,
    tickets: Iterable[tuple[int, TicketId, TagState]],
) -> Iterable[TaggedPlace]:
    at_place: dict[PlaceId, list[tuple[int, TagState]]] = defaultdict(list)
    for number, ticket, state in tickets:
        for place in find_ticket(board, ticket).ends:
            at_place[place].append((number, state))
    built = {city for seat in view.public.seats for city in seat.stations}
    for place, numbers in at_place.items():
        radius = marks.STATION_RADIUS if place in built else marks.RING_RADIUS
        for at in marks.spots(layout, board, place):
            yield TaggedPlace(at, radius, tuple(numbers))

"""A seat's own board: the ends of its tickets and offers, its networks, paths still open.

Where the seat's network and open tickets fill only a part of the board, the picture shows that
part, larger, so that it can be read on a phone; a list under it says which mark is which ticket.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from PIL import Image

from engine.board import Board
from engine.model import PlaceId, RouteId
from engine.views import PlayerView
from maps.drawing import DrawingId, Edition, edition_of
from maps.names import find_ticket, marked_places, numbered_offers
from render.ink import palette
from render.ink.geometry import Frame
from render.kept import kept
from render.layout.board_layout import BoardLayout
from render.layout.layout_cache import layout_of
from render.output import png_bands
from render.output.picture import Picture
from render.output.png_bands import Band
from render.panel import ticket_list
from render.panel.strip import height_at
from render.panel.ticket_list import ListedTicket
from render.pictures import alt_text
from render.pictures.board import (
    legend_layers,
    packed,
    piece_layers,
    stacked,
    strip_bands,
    strip_image,
)
from render.pictures.own_frame import frame_of, is_readable
from render.scene import compose, covered_names, layers, marks
from render.scene.empty_board import palette_of
from render.scene.halos import Tickets
from render.scene.layers import BoardLayer
from render.scene.legend_signs import PictureSign
from render.scene.marks import TagState
from render.scene.tags import Placed, TaggedPlace, place_tags
from render.words.say import Say

OFFERED: TagState = "offered"
LISTS_KEPT_MB = 3  # of at most 600 kB each: they change only with the state of a ticket


def own_board_picture(
    view: PlayerView, board: Board, names: Sequence[str], say: Say, edition: Edition = "full"
) -> Picture:
    """The picture for the seat whose view it is and nobody else: the part of the board that
    matters to it, or the whole board if that is hardly larger. In the edition for phones it is the
    whole board also where names on that part would be too small."""
    text = alt_text.of_own_board(view, board, names, say)
    layout, frame, placed = _shown(view, board, edition)
    width, height = layout.size
    if frame is None:
        on_board = _whole_layers(view, board, say, layout, placed)
        bands = chain(
            compose.pack_at_once(layout.id, on_board, Frame(0, 0, width, height)),
            _list_bands(view, board, layout.id, width),
            strip_bands(view.public, board, names, layout),
        )
        height += height_at(width, board, len(view.public.seats))
    else:
        width, height = frame.width, frame.height
        on_board = tagged_layers(view, board, layout, placed)
        bands = chain(
            compose.pack_at_once(layout.id, on_board, frame),
            _list_bands(view, board, layout.id, width),
        )
    size = width, height + sum(image.height for image in _list(view, board, layout.id, width))
    return packed("my-board.png", layout.id, bands, size, text)


def own_map_picture(view: PlayerView, board: Board, names: Sequence[str], say: Say) -> Picture:
    """The map of the same picture alone, in the edition for phones: for a message that says the
    rest."""
    layout, frame, placed = _shown(view, board, "phone")
    on_board = tagged_layers(view, board, layout, placed)
    text = alt_text.of_own_board(view, board, names, say)
    shown = frame or Frame(0, 0, *layout.size)
    bands = compose.pack_at_once(layout.id, on_board, shown)
    return packed("my-board.png", layout.id, bands, (shown.width, shown.height), text)


def draw(
    view: PlayerView, board: Board, names: Sequence[str], say: Say, edition: Edition = "full"
) -> Image.Image:
    """The same as an image in the drawing's palette."""
    layout, frame, placed = _shown(view, board, edition)
    if frame is None:
        return draw_whole(view, board, names, say, edition)
    on_board = tagged_layers(view, board, layout, placed)
    image = compose.draw_part(layout.id, on_board, 1, frame)
    return stacked([image, *_list(view, board, layout.id, image.width)])


def draw_whole(
    view: PlayerView, board: Board, names: Sequence[str], say: Say, edition: Edition = "full"
) -> Image.Image:
    """The whole board as an image, with the list of tickets and the strip under it."""
    layout, placed = layout_of(board.map, edition), placed_tags(view, board, edition)
    image = compose.draw(layout.id, _whole_layers(view, board, say, layout, placed), 1)
    strip = strip_image(view.public, board, names, layout)
    return stacked([image, *_list(view, board, layout.id, image.width), strip])


def _shown(
    view: PlayerView, board: Board, edition: Edition
) -> tuple[BoardLayout, Frame | None, Placed]:
    """What is shown, with the tags on it: a part of the full board, or the whole board of the
    edition."""
    full, layout = layout_of(board.map), layout_of(board.map, edition)
    without_tags = shown_part(view, board, ())  # never wider than with them
    if layout is full or (without_tags is not None and is_readable(full, without_tags.width)):
        placed = placed_tags(view, board)
        frame = shown_part(view, board, placed)
        if layout is full or (frame is not None and is_readable(full, frame.width)):
            return full, frame, placed
    return layout, None, placed_tags(view, board, edition)


def _whole_layers(
    view: PlayerView, board: Board, say: Say, layout: BoardLayout, placed: Placed
) -> list[BoardLayer]:
    """What is on the whole board. The edition for phones has no room for a legend."""
    tagged = tagged_layers(view, board, layout, placed)
    if edition_of(layout.id) == "phone":
        return tagged
    return [*legend_layers(view.public, board, say, 1, signs(view)), *tagged]


def shown_part(view: PlayerView, board: Board, placed: Placed) -> Frame | None:
    """The part of the board that is shown, at scale 1, with these tags; None if all of it is."""
    if not view.tickets and not view.offered:
        return None
    return frame_of(view, board, (plate.box for end, plate in placed if end.is_wanted))


def _list(view: PlayerView, board: Board, drawing: DrawingId, width: int) -> list[Image.Image]:
    """The list of tickets in the drawing's palette, if there are any."""
    tickets = tuple(ticket_list.listed_tickets(view, board))
    return [_list_image(board, drawing, tickets, width)] if tickets else []


def _list_bands(view: PlayerView, board: Board, drawing: DrawingId, width: int) -> tuple[Band, ...]:
    tickets = tuple(ticket_list.listed_tickets(view, board))
    return _packed_list(board, drawing, tickets, width) if tickets else ()


@kept(megabytes=LISTS_KEPT_MB)
def _packed_list(
    board: Board, drawing: DrawingId, tickets: tuple[ListedTicket, ...], width: int
) -> tuple[Band, ...]:
    return tuple(png_bands.cut(_list_image(board, drawing, tickets, width)))


@kept(megabytes=LISTS_KEPT_MB)
def _list_image(
    board: Board, drawing: DrawingId, tickets: tuple[ListedTicket, ...], width: int
) -> Image.Image:
    return palette_of(drawing).apply(ticket_list.draw(tickets, board, width))


def signs(view: PlayerView) -> Iterable[PictureSign]:
    """What the legend has to explain."""
    if view.public.seats[view.seat].routes:
        yield "network"
    if view.offered:
        yield "offer"
    if ways(view):
        yield "way"
    if view.public.tunnel is not None:
        yield "last move"


def own_layers(view: PlayerView, board: Board, say: Say, scale: int = 1) -> list[BoardLayer]:
    """What everybody sees on the full board and what the seat sees on top of it, the lowest first:
    the legend."""
    placed = placed_tags(view, board)
    return [
        *legend_layers(view.public, board, say, scale, signs(view)),
        *tagged_layers(view, board, layout_of(board.map), placed, scale),
    ]


def tagged_layers(
    view: PlayerView, board: Board, layout: BoardLayout, placed: Placed, scale: int = 1
) -> list[BoardLayer]:
    """The same on any layout, without a legend. `placed`: the tags on that layout."""
    stems = [layers.stem(*end, scale) for end in placed]
    found = marked_layers(view, board, layout, [end for end, _ in placed], stems, scale)
    found += (layers.tags_of(*end, scale) for end in placed)
    return found


def marked_layers(
    view: PlayerView,
    board: Board,
    layout: BoardLayout,
    ends: Sequence[TaggedPlace],
    stems: Sequence[BoardLayer] = (),
    scale: int = 1,
) -> list[BoardLayer]:
    """The board with the seat's networks, the paths and these ends of its tickets, the lowest
    first. The numbers of tickets are on it if there are stems that lead to them."""
    found = piece_layers(view.public, board, layout, (), scale)
    mine = view.public.seats[view.seat].routes
    for number, network in enumerate(networks(board, mine)):
        colour = palette.NETWORK[min(number, len(palette.NETWORK) - 1)]
        found += (layers.rim(layout.id, route, colour, scale) for route in network)
    paths = ways(view)
    for halo in paths.items():
        found.append(layers.halo(layout.id, *halo, scale))
        if stems:
            found.append(layers.beads(layout.id, *halo, scale))
    found += stems
    for end in ends:
        has_station = end.radius == marks.STATION_RADIUS
        found.append(layers.ticket_ring(end.at, has_station, end.open_tickets, scale))
    for seat in view.public.seats:  # rims and rings stay under stations and names
        for city in seat.stations:
            found.append(layers.station_above(layout.cities[city], seat.seat, scale))
    covered = {name for route in mine for name in covered_names.under_rim(layout.id, route)}
    covered |= {name for route in paths for name in covered_names.under_halo(layout.id, route)}
    covered |= {name for end in ends for name in covered_names.under_ring(layout.id, end.ring)}
    found += (layers.name(layout.id, layout.names[number], scale) for number in sorted(covered))
    return found


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


def placed_tags(view: PlayerView, board: Board, edition: Edition = "full") -> Placed:
    """Every place where tickets end, and where its tags go."""
    layout = layout_of(board.map, edition)
    ends = list(ticket_ends(view, board, layout))
    beads = [
        box
        for route, tickets in ways(view).items()
        for box in layers.bead_boxes(layout.id, route, tickets)
    ]
    return place_tags(layout.id, ends, beads)


def ticket_ends(view: PlayerView, board: Board, layout: BoardLayout) -> Iterable[TaggedPlace]:
    """Every place where tickets end, with their numbers: the seat's own, then those offered."""
    own = (
        (n, marked_places(find_ticket(board, mine.ticket), mine.target), mine.state)
        for n, mine in enumerate(view.tickets, start=1)
    )
    yield from _tagged(view, board, layout, own)
    to_choose = (
        (number, marked_places(find_ticket(board, ticket)), OFFERED)
        for number, ticket in numbered_offers(view)
    )
    yield from _tagged(view, board, layout, to_choose)


def _tagged(
    view: PlayerView,
    board: Board,
    layout: BoardLayout,
    tickets: Iterable[tuple[int, tuple[PlaceId, ...], TagState]],
) -> Iterable[TaggedPlace]:
    at_place: dict[PlaceId, list[tuple[int, TagState]]] = defaultdict(list)
    for number, places, state in tickets:
        for place in places:
            at_place[place].append((number, state))
    built = {city for seat in view.public.seats for city in seat.stations}
    for place, numbers in at_place.items():
        radius = marks.STATION_RADIUS if place in built else marks.RING_RADIUS
        for at in marks.spots(layout, board, place):
            yield TaggedPlace(at, radius, tuple(numbers))

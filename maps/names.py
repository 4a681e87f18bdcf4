"""Names of places, routes and tickets as people read them."""

from collections.abc import Iterator, Sequence

from engine.board import Board
from engine.model import Country, PlaceId, RegionId, Route, RouteId, Ticket, TicketId
from engine.views import PlayerView, TicketView
from maps.typography import DASH


def place_name(board: Board, place: PlaceId) -> str:
    """`Zürich`."""
    return board.places[board.place_number[place]].name


def route_name(board: Board, route: RouteId) -> str:
    """`Paris - Zürich`, with an en dash."""
    return ends_name(board, find_route(board, route).ends)


def ticket_name(board: Board, ticket: TicketId) -> str:
    """`Paris - Wien`, with an en dash; with several targets `Bern - France/Italia`."""
    found = find_ticket(board, ticket)
    targets = (place_name(board, target.place) for target in found.targets)
    return DASH.join((place_name(board, found.ends[0]), "/".join(targets)))


def ticket_points(ticket: Ticket) -> str:
    """`8`; with several targets those of each, in the order of the name: `5/8`."""
    return "/".join(str(target.points) for target in ticket.targets)


def target_name(board: Board, ticket: TicketId, reached: PlaceId | None) -> str:
    """The name of a ticket with the target that it was completed by. `reached`: None for a ticket
    that has only one, or is not done."""
    if reached is None:
        return ticket_name(board, ticket)
    return ends_name(board, (find_ticket(board, ticket).ends[0], reached))


def aim(board: Board, target: PlaceId | None) -> str:
    """` → Italia`, after the name of a ticket with several targets: the one meant. "" if there is
    only one."""
    return "" if target is None else f" → {place_name(board, target)}"


def short_ticket_name(board: Board, ticket: Ticket) -> tuple[str, str]:
    """The two parts of a ticket's name where there is little room: several targets have short names
    with their points, `F 5, I 8`."""
    if not ticket.others:
        return both_names(board, ticket.ends)
    targets = (f"{_short(board, target.place)} {target.points}" for target in ticket.targets)
    return place_name(board, ticket.ends[0]), ", ".join(targets)


def short_target_name(board: Board, ticket: TicketId, reached: PlaceId | None) -> tuple[str, str]:
    """The two parts of a ticket's name after the game: with the target that it was completed by, as
    in `target_name`."""
    found = find_ticket(board, ticket)
    if reached is None:
        return short_ticket_name(board, found)
    return both_names(board, (found.ends[0], reached))


def short_points(ticket: Ticket) -> str:
    """`8`; with several targets the least and the most: `5-8`, with an en dash."""
    if ticket.least == ticket.most:
        return str(ticket.least)
    return f"{ticket.least}{DASH.strip()}{ticket.most}"


def points_so_far(ticket: Ticket, own: TicketView) -> str:
    """`8`: what a completed ticket scores for the best target reached so far, and what an
    impossible one costs. For an open one the same as `short_points`."""
    match own.state:
        case "done":
            reached = [each.points for each in ticket.targets if each.place == own.target]
            return str(*reached or (ticket.points,))
        case "impossible":
            return str(ticket.least)
        case _:
            return short_points(ticket)


def marked_places(ticket: Ticket, target: PlaceId | None = None) -> tuple[PlaceId, ...]:
    """The places at which a ticket is marked on the board. Of several targets only the one that
    is meant, if it is known: the others would cover the board."""
    if not ticket.others:
        return ticket.ends
    return ticket.ends[:1] if target is None else (ticket.ends[0], target)


def _short(board: Board, place: PlaceId) -> str:
    found = board.places[board.place_number[place]]
    return found.short or found.name if isinstance(found, Country) else found.name


def ends_name(board: Board, ends: tuple[PlaceId, PlaceId]) -> str:
    """The names of two places with an en dash between them."""
    return DASH.join(both_names(board, ends))


def path_name(board: Board, routes: Sequence[RouteId]) -> str:
    """`Lisboa - Madrid - Paris, Berlin - Danzig`, with en dashes: the places along a path, from
    its routes in order. Routes that do not meet are separated by a comma."""
    chains: list[list[PlaceId]] = []
    for route in routes:
        one, other = find_route(board, route).ends
        last = chains[-1] if chains else []
        if len(last) == 2 and last[0] in (one, other):
            last.reverse()
        if last and last[-1] in (one, other):
            last.append(other if last[-1] == one else one)
        else:
            chains.append([one, other])
    return ", ".join(DASH.join(place_name(board, place) for place in chain) for chain in chains)


def region_name(board: Board, region: RegionId) -> str:
    """`Lazio`."""
    return next(found.name for found in board.map.regions if found.id == region)


def both_names(board: Board, ends: tuple[PlaceId, PlaceId]) -> tuple[str, str]:
    """The names of two places."""
    return place_name(board, ends[0]), place_name(board, ends[1])


def find_route(board: Board, route: RouteId) -> Route:
    """The route with this id."""
    return board.routes[board.route_number[route]]


def find_ticket(board: Board, ticket: TicketId) -> Ticket:
    """The ticket with this id."""
    return board.tickets[board.ticket_number[ticket]]


def numbered_offers(view: PlayerView) -> Iterator[tuple[int, TicketId]]:
    """The tickets a seat may choose from, each with its number.

    The numbers continue those of the seat's own tickets, so that no number appears twice on its
    board.
    """
    return enumerate(view.offered, start=len(view.tickets) + 1)

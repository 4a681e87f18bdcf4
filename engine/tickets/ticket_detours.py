"""Which of a seat's tickets have lost their cheapest path to claims of others, and what they take
now. Computed from the seat's view and public claims, and only where it is shown."""

from collections.abc import Iterable

from engine.board import Board
from engine.graph import bits, union
from engine.model import RouteId, TicketId
from engine.state import RouteSet
from engine.tickets.ticket_outlook import find_ticket_path
from engine.tickets.ticket_progress import TicketDone, TicketLost, TicketOpen, ticket_progress
from engine.values import Value
from engine.views import PlayerView, TicketView


class Detour(Value, frozen=True):
    """A ticket whose cheapest path led over the route `taken`, together with `wagons` wagons, and
    how far the ticket is without it."""

    ticket: TicketId
    taken: RouteId
    wagons: int
    now: TicketOpen | TicketLost

    @property
    def costs_the_same(self) -> bool:
        """Whether another path takes as many wagons, and nothing else."""
        is_open = isinstance(self.now, TicketOpen) and not self.now.new_stations
        return is_open and self.now.wagons == self.wagons


def ticket_detours(
    board: Board, view: PlayerView, claimed: Iterable[RouteId]
) -> tuple[Detour, ...]:
    """The tickets, in their order, that had a cheaper or equal path while the routes `claimed`, as
    far as others have them, were free. Another lane that is still open is the same path. Paths that
    need stations do not count as lost: what others claim helps them."""
    seats = [_routes(board, seat.routes) for seat in view.public.seats]
    own = seats[view.seat]
    others = union(seats) & ~own
    recent = _routes(board, claimed) & others
    if not recent or view.public.stage == "over":
        return ()
    before, now = (_open_routes(board, view, own, each) for each in (others & ~recent, others))
    found = []
    for ticket, progress in zip(view.tickets, ticket_progress(board, view), strict=True):
        if isinstance(progress, TicketDone):
            continue
        path = _missing(board, view, ticket, own, before)
        taken = [route for route in path if not (1 << route | board.lanes[route]) & now]
        wagons = sum(board.routes[route].length for route in path)
        if taken and _is_worse(progress, wagons):
            found.append(Detour(ticket.ticket, board.routes[taken[0]].id, wagons, progress))
    return tuple(found)


def _open_routes(board: Board, view: PlayerView, own: RouteSet, others: RouteSet) -> RouteSet:
    """The routes that the seat could claim if the others had just these (ALL-11, ALL-12)."""
    players = len(view.public.seats)
    taken = union(board.taken_by_claim(route, players) for route in bits(own | others))
    shut = union(board.lanes[route] for route in bits(own))
    return (1 << len(board.routes)) - 1 & ~(taken | shut)


def _missing(
    board: Board, view: PlayerView, ticket: TicketView, own: RouteSet, routes: RouteSet
) -> tuple[int, ...]:
    """The routes to claim on the cheapest path of a ticket over `routes`; nothing if the
    seat has too few wagons or, in the last round, too few turns for it."""
    number = board.ticket_number[ticket.ticket]
    path = find_ticket_path(board, own, routes, number, view.public.seats[view.seat].wagons)
    missing = () if path is None else tuple(each for each in path.routes if not own >> each & 1)
    return () if view.public.is_last_round and len(missing) > 1 else missing


def _is_worse(progress: TicketOpen | TicketLost, wagons: int) -> bool:
    """Whether the ticket does not take fewer wagons than before, thanks to stations that have been
    built."""
    if isinstance(progress, TicketLost) or progress.new_stations:
        return True
    return progress.wagons >= wagons


def _routes(board: Board, routes: Iterable[RouteId]) -> RouteSet:
    return union(1 << board.route_number[route] for route in routes)

"""What the map's bonuses would bring if the game ended now.

They depend only on what everybody can see, and are computed from that: they contain no secret.
"""

from collections.abc import Iterable
from functools import lru_cache

from engine.board import Board
from engine.final_score import ScoreLine, TicketLine
from engine.graph import joined
from engine.model import RouteId
from engine.rules.base import ScoredSeat
from engine.state import PlaceSet, RouteSet
from engine.views import PlayerView, PublicView

COUNTS_KEPT = 500  # tables: messages, pictures and alt texts about a position ask for the same

Owned = tuple[tuple[RouteId, ...], int, int]
"""A seat's routes, and how many stations and merchandise cards it has."""


def bonuses_so_far(board: Board, view: PublicView) -> tuple[tuple[ScoreLine, ...], ...]:
    """For each seat the lines that the map's rules would add to its score if the game ended now,
    also of bonuses that others would get. Empty on a map without bonuses."""
    owned = [(seat.routes, len(seat.stations), seat.merchandise) for seat in view.seats]
    return _bonuses(board, tuple(owned))


def own_bonuses_so_far(board: Board, view: PlayerView) -> tuple[ScoreLine, ...]:
    """The lines that depend on the seat's own tickets, if the game ended now. They are a secret of
    this seat."""
    routes = view.public.seats[view.seat].routes
    seat = _scored_seat(board, routes, stations=0, merchandise=0)
    tickets = [TicketLine(0, ticket.ticket, done=ticket.state == "done") for ticket in view.tickets]
    found = [rule.own_so_far(board, seat, tickets) for rule in board.rules_with_ticket_bonuses]
    return tuple([line for lines in found for line in lines])


@lru_cache(maxsize=COUNTS_KEPT)
def _bonuses(board: Board, owned: tuple[Owned, ...]) -> tuple[tuple[ScoreLine, ...], ...]:
    seats = [_scored_seat(board, *of_seat) for of_seat in owned]
    found = [rule.score_so_far(board, seats) for rule in board.rules_with_bonuses]
    return tuple(
        [tuple([line for lines in found for line in lines[seat]]) for seat in range(len(seats))]
    )


def _scored_seat(
    board: Board, routes: tuple[RouteId, ...], stations: int, merchandise: int
) -> ScoredSeat:
    return ScoredSeat(_route_set(board, routes), _networks(board, routes), stations, merchandise)


def _route_set(board: Board, routes: Iterable[RouteId]) -> RouteSet:
    return sum([1 << board.route_number[route] for route in routes])


def _networks(board: Board, routes: Iterable[RouteId]) -> tuple[PlaceSet, ...]:
    found: tuple[PlaceSet, ...] = ()
    for route in routes:
        number = board.route_number[route]
        found = joined(found, board.route_ends[number], board.through[number])
    return found

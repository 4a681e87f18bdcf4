"""What the map's bonuses would bring if the game ended now.

They depend only on what everybody can see, and are computed from that: they contain no secret.
"""

from collections.abc import Iterable

from engine.board import Board
from engine.final_score import ScoreLine
from engine.graph import joined
from engine.model import RouteId
from engine.rules.base import ScoredSeat
from engine.state import PlaceSet
from engine.views import PublicSeat, PublicView


def bonuses_so_far(board: Board, view: PublicView) -> tuple[tuple[ScoreLine, ...], ...]:
    """For each seat the lines that the map's rules would add to its score if the game ended now,
    also of bonuses that others would get. Empty on a map without bonuses."""
    seats = [_scored(board, seat) for seat in view.seats]
    found = [rule.score_so_far(board, seats) for rule in board.rules_with_bonuses]
    return tuple(
        [tuple([line for lines in found for line in lines[seat.seat]]) for seat in view.seats]
    )


def _scored(board: Board, seat: PublicSeat) -> ScoredSeat:
    routes = sum([1 << board.route_number[route] for route in seat.routes])
    networks = _networks(board, seat.routes)
    return ScoredSeat(routes, networks, len(seat.stations), seat.merchandise)


def _networks(board: Board, routes: Iterable[RouteId]) -> tuple[PlaceSet, ...]:
    found: tuple[PlaceSet, ...] = ()
    for route in routes:
        number = board.route_number[route]
        found = joined(found, board.route_ends[number], board.through[number])
    return found

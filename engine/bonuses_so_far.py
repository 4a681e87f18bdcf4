"""What the map's bonuses would bring if the game ended now.

They depend only on what everybody can see, and are computed from that: they contain no secret.
"""

from collections.abc import Iterable
from functools import lru_cache

from engine.board import Board
from engine.final_score import ScoreLine
from engine.graph import joined
from engine.model import RouteId
from engine.rules.base import ScoredSeat
from engine.state import PlaceSet, RouteSet
from engine.views import PublicView

COUNTS_KEPT = 500  # tables: messages, pictures and alt texts about a position ask for the same

Owned = tuple[tuple[RouteId, ...], int, int]
"""A seat's routes, and how many stations and merchandise cards it has."""


def bonuses_so_far(board: Board, view: PublicView) -> tuple[tuple[ScoreLine, ...], ...]:
    """For each seat the lines that the map's rules would add to its score if the game ended now,
    also of bonuses that others would get. Empty on a map without bonuses."""
    owned = [(seat.routes, len(seat.stations), seat.merchandise) for seat in view.seats]
    return _bonuses(board, tuple(owned))


@lru_cache(maxsize=COUNTS_KEPT)
def _bonuses(board: Board, owned: tuple[Owned, ...]) -> tuple[tuple[ScoreLine, ...], ...]:
    seats = [
        ScoredSeat(_route_set(board, routes), _networks(board, routes), stations, merchandise)
        for routes, stations, merchandise in owned
    ]
    found = [rule.score_so_far(board, seats) for rule in board.rules_with_bonuses]
    return tuple(
        [tuple([line for lines in found for line in lines[seat]]) for seat in range(len(seats))]
    )


def _route_set(board: Board, routes: Iterable[RouteId]) -> RouteSet:
    return sum([1 << board.route_number[route] for route in routes])


def _networks(board: Board, routes: Iterable[RouteId]) -> tuple[PlaceSet, ...]:
    found: tuple[PlaceSet, ...] = ()
    for route in routes:
        number = board.route_number[route]
        found = joined(found, board.route_ends[number], board.through[number])
    return found

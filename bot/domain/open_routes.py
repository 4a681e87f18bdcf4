"""The routes that are open to a seat, as far as the seat can see it."""

from collections.abc import Iterable, Iterator

from engine.board import Board
from engine.model import Route
from engine.views import PlayerView


def open_routes(board: Board, view: PlayerView, among: Iterable[Route]) -> Iterator[Route]:
    """Those of the routes that the seat may claim in its turn, whether or not it can pay."""
    public_seat = view.public.seats[view.seat]
    gone = {route for seat in view.public.seats for route in seat.routes} | set(view.public.closed)
    own_lanes = 0
    for own in public_seat.routes:
        own_lanes |= board.lanes[board.route_number[own]]  # ALL-11
    for route in among:
        is_own_lane = 1 << board.route_number[route.id] & own_lanes
        if route.id not in gone and not is_own_lane and route.length <= public_seat.wagons:
            yield route

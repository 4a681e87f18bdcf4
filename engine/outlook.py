"""What can still become of a ticket: done, possible, or impossible now."""

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Literal

from msgspec.structs import replace

from engine.board import Board
from engine.graph import bits, is_joined
from engine.model import Seat
from engine.rules.base import NO_LENDING, Lending
from engine.scoring import best_candidate
from engine.state import Over, PlaceSet, RouteSet, State, TunnelDue, Turn
from engine.values import Value

TicketState = Literal["done", "possible", "impossible"]
NO_LIMIT = 1_000


class Means(Value, frozen=True):
    """What a seat still has to join places with."""

    own: RouteSet
    open: RouteSet
    wagons: int
    builds: int
    lending: Lending


class Step(Value, frozen=True, order=True):
    """How far a way has come, and what it has used up. Ordered by wagons."""

    wagons: int
    builds: int
    place: int
    stations_used: int
    stations_new: int
    is_new_here: bool


def ticket_states(board: Board, state: State, seat: Seat) -> tuple[TicketState, ...]:
    """The outlook of each of the seat's tickets, in their order."""
    networks = best_candidate(board, state, seat).networks
    means = _means(board, state, seat)
    states: list[TicketState] = []
    for ticket in state.players[seat].tickets:
        ends = board.ticket_ends[ticket]
        if is_joined(networks, ends):
            states.append("done")
        elif can_join(board, means, ends):
            states.append("possible")
        else:
            states.append("impossible")
    return tuple(states)


def can_join(board: Board, means: Means, ends: PlaceSet) -> bool:
    """Whether the two places can be joined, first without stations, which is the quicker search."""
    start, goal = bits(ends)
    without = replace(means, lending=NO_LENDING)
    return _finds_way(board, without, start, goal) or (
        means.lending != NO_LENDING and _finds_way(board, means, start, goal)
    )


def _means(board: Board, state: State, seat: Seat) -> Means:
    player = state.players[seat]
    lending = [rule.lending(board, state, seat) for rule in board.rules]
    routes = board.open_to(player, state.taken)
    builds = _turns_to_build(state, seat)
    if builds == 1 and isinstance(state.phase, TunnelDue) and state.phase.seat == seat:
        routes = RouteSet(1 << state.phase.route)
    return Means(
        own=player.routes,
        open=routes,
        wagons=player.wagons,
        builds=builds,
        lending=next((found for found in lending if found != NO_LENDING), NO_LENDING),
    )


def _turns_to_build(state: State, seat: Seat) -> int:
    """How often the seat can still build: no end in sight before the last round."""
    if isinstance(state.phase, Over):
        return 0
    if not state.turns_left:
        return NO_LIMIT
    (now,) = state.phase.waiting
    turns_until = (seat - now) % len(state.players)
    if turns_until == 0:
        return int(isinstance(state.phase, Turn | TunnelDue))
    return int(turns_until < state.turns_left)


def _finds_way(board: Board, means: Means, start: int, goal: int) -> bool:
    """Dijkstra by wagons, over places and what stations have been used."""
    heap = [Step(0, 0, start, 0, 0, False)]
    seen = set()
    while heap:
        here = heappop(heap)
        if here.place == goal:
            return True
        if here in seen:
            continue
        seen.add(here)
        is_through = board.cities >> here.place & 1 or here.place == start  # IT-9
        for step in _steps(board, means, here) if is_through else ():
            if step.wagons <= means.wagons and step.builds <= means.builds and step not in seen:
                heappush(heap, step)
    return False


def _steps(board: Board, means: Means, here: Step) -> Iterator[Step]:
    """Where a way can go from here: over own routes, open ones, or borrowed ones."""
    for route, place in board.neighbours[here.place]:
        bit = 1 << route
        onward = replace(here, place=place, is_new_here=False)
        if means.own & bit:
            yield onward
        elif means.open & bit:
            length = board.routes[route].length
            yield replace(onward, wagons=here.wagons + length, builds=here.builds + 1)
        elif means.lending.routes & bit:
            yield from _borrowings(means.lending, here, onward)


def _borrowings(lending: Lending, here: Step, onward: Step) -> Iterator[Step]:
    """Borrow with a station at either end: one that stands, or one still to be built."""
    for city in (here.place, onward.place):
        is_here = city == here.place
        bit = 1 << city
        if lending.built & bit and not here.stations_used & bit:
            yield replace(onward, stations_used=here.stations_used | bit)
        is_used = is_here and here.is_new_here
        if lending.free & bit and here.stations_new < lending.unbuilt and not is_used:
            yield replace(
                onward,
                builds=here.builds + 1,
                stations_new=here.stations_new + 1,
                is_new_here=not is_here,
            )

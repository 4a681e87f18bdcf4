"""What can still become of a ticket: done, possible, or impossible now."""

from collections.abc import Iterator, Mapping
from heapq import heappop, heappush
from typing import Literal, NamedTuple

from msgspec.structs import replace

from engine.board import Board
from engine.graph import bits, is_joined
from engine.model import Seat
from engine.rules.base import NO_LENDING, Lending
from engine.scoring import best_candidate
from engine.state import Over, PlaceSet, RouteSet, State, TunnelDue, Turn
from engine.values import Value

TicketState = Literal["done", "possible", "impossible"]


class Means(Value, frozen=True):
    """What a seat still has to join places with.

    `builds` is how often it can still build; `build` is what one building costs of that: nothing
    before the last round, when no end is in sight.
    """

    own: RouteSet
    open: RouteSet
    wagons: int
    builds: int
    build: int
    lending: Lending


class Step(NamedTuple):
    """How far a way has come, and what it has used up. Ordered by wagons."""

    wagons: int
    builds: int
    place: int
    stations_used: int = 0
    stations_new: int = 0
    is_new_here: bool = False


class Outlook(NamedTuple):
    """What can become of a ticket, and for a possible one the routes still missing on a way that
    takes the fewest wagons (without stations also the fewest claims among those)."""

    state: TicketState
    missing: tuple[int, ...] = ()


def outlooks(board: Board, state: State, seat: Seat) -> tuple[Outlook, ...]:
    """The outlook of each of the seat's tickets, in their order."""
    networks = best_candidate(board, state, seat).networks
    means = _means(board, state, seat)
    found = []
    for ticket in state.players[seat].tickets:
        ends = board.ticket_ends[ticket]
        if is_joined(networks, ends):
            found.append(Outlook("done"))
        else:
            found.append(_outlook(board, means, ends))
    return tuple(found)


def _outlook(board: Board, means: Means, ends: PlaceSet) -> Outlook:
    """First without stations, which is the quicker search and the cheaper way."""
    start, goal = bits(ends)
    if means.build:
        way = _find_way(board, replace(means, lending=NO_LENDING), start, goal)
    else:
        way = _own_way(board, means, start, goal)
    if way is None and means.lending != NO_LENDING:
        way = _find_way(board, means, start, goal)
    if way is None:
        return Outlook("impossible")
    return Outlook("possible", tuple(route for route in way if not means.own >> route & 1))


def _means(board: Board, state: State, seat: Seat) -> Means:
    phase, player = state.phase, state.players[seat]
    offers = (rule.lending(board, state, seat) for rule in board.rules)
    lending = next((offer for offer in offers if offer != NO_LENDING), NO_LENDING)
    routes = board.open_to(player, state.taken)
    if lending != NO_LENDING:
        lending = replace(lending, routes=lending.routes | _others_may_claim(board, state, seat))
    if state.turns_left and isinstance(phase, TunnelDue) and phase.seat == seat:
        routes = 1 << phase.route  # nothing else can be built in this last turn
        lending = replace(lending, unbuilt=0)
    return Means(
        own=player.routes,
        open=routes,
        wagons=player.wagons,
        builds=_turns_to_build(state, seat),
        build=int(state.turns_left > 0),
        lending=lending,
    )


def _others_may_claim(board: Board, state: State, seat: Seat) -> RouteSet:
    """Routes that somebody else may still claim, and then lend."""
    routes = 0
    for other, player in enumerate(state.players):
        if other != seat and _turns_to_build(state, Seat(other)):
            routes |= board.open_to(player, state.taken)
    return routes


def _turns_to_build(state: State, seat: Seat) -> int:
    """How often the seat can still build in the last round, or whether it can build at all."""
    if isinstance(state.phase, Over):
        return 0
    if not state.turns_left:
        return 1
    (now,) = state.phase.waiting
    turns_until = (seat - now) % len(state.players)
    if turns_until == 0:
        return int(isinstance(state.phase, Turn | TunnelDue))
    return int(turns_until < state.turns_left)


def _own_way(board: Board, means: Means, start: int, goal: int) -> tuple[int, ...] | None:
    """Dijkstra by wagons, then claims, over own routes and open ones, while no end is in sight."""
    own, routes = means.own, means.open if means.builds else 0
    best = {start: (0, 0)}
    too_many = means.wagons + 1, 0
    came: dict[int, tuple[int, int]] = {}
    heap = [(0, 0, start)]
    while heap:
        wagons, claims, here = heappop(heap)
        if here == goal:
            return _way_back(came, goal)
        if (wagons, claims) != best[here] or not (board.cities >> here & 1 or here == start):
            continue  # through no country (IT-9)
        for route, place in board.neighbours[here]:
            if own >> route & 1:
                price = wagons, claims
            elif routes >> route & 1:
                price = wagons + board.routes[route].length, claims + 1
            else:
                continue
            if price < best.get(place, too_many):
                best[place] = price
                came[place] = route, here
                heappush(heap, (*price, place))
    return None


def _way_back(came: Mapping[int, tuple[int, int]], goal: int) -> tuple[int, ...]:
    """The routes by which a search came to its goal, the first one first."""
    way: list[int] = []
    while goal in came:
        route, goal = came[goal]
        way.append(route)
    return tuple(reversed(way))


def _find_way(board: Board, means: Means, start: int, goal: int) -> tuple[int, ...] | None:
    """Dijkstra by wagons, over places and what stations have been used: the routes of a way."""
    heap: list[tuple[Step, tuple[int, ...]]] = [(Step(0, 0, start), ())]
    seen = set()
    while heap:
        here, way = heappop(heap)
        if here.place == goal:
            return way
        key = here[1:]
        if key in seen:
            continue
        seen.add(key)
        if board.cities >> here.place & 1 or here.place == start:  # through no country (IT-9)
            for route, step in _steps(board, means, here):
                if step.wagons <= means.wagons and step.builds <= means.builds:
                    heappush(heap, (step, (*way, route)))
    return None


def _steps(board: Board, means: Means, here: Step) -> Iterator[tuple[int, Step]]:
    """Where a way can go from here: over own routes, open ones, or borrowed ones."""
    wagons, builds, _, used, new, _ = here
    for route, place in board.neighbours[here.place]:
        bit = 1 << route
        if means.own & bit:
            yield route, Step(wagons, builds, place, used, new)
            continue
        if means.open & bit and means.builds:
            length = board.routes[route].length
            yield route, Step(wagons + length, builds + means.build, place, used, new)
        if means.lending.routes & bit:
            for step in _borrowings(means, here, place):
                yield route, step


def _borrowings(means: Means, here: Step, place: int) -> Iterator[Step]:
    """Borrow with a station at either end: one that stands, or one still to be built."""
    lending = means.lending
    wagons, builds, _, used, new, is_new_here = here
    for city in (here.place, place):
        bit = 1 << city
        if lending.built & bit and not used & bit:
            yield Step(wagons, builds, place, used | bit, new)
        is_taken = is_new_here and city == here.place
        if lending.free & bit and new < lending.unbuilt and means.builds and not is_taken:
            yield Step(wagons, builds + means.build, place, used, new + 1, city == place)

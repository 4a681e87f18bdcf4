"""Whether each ticket of a seat is done, still possible, or no longer possible."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from heapq import heappop, heappush
from typing import Literal, NamedTuple

from msgspec.structs import replace

from engine.board import Board
from engine.final_score import Borrowed
from engine.graph import bits, union
from engine.model import PlaceId, Seat
from engine.rules.base import NO_BORROWING, Borrowing
from engine.scoring import best_candidate
from engine.state import Over, PlaceSet, RouteSet, State, TunnelDue, Turn
from engine.values import Value

TicketState = Literal["done", "possible", "impossible"]

ONE_WAGON = 1 << 16  # in the price of a path, beside which any number of claims is little


class Resources(Value, frozen=True):
    """What a seat can still use to join places.

    `builds` is how many more routes and stations it can build, and `cost_per_build` is how much of
    that one of them uses up: nothing before the last round, when no limit is known.
    """

    own: RouteSet
    open: RouteSet
    wagons: int
    builds: int
    cost_per_build: int
    borrowing: Borrowing
    lent: RouteSet  # all routes that stations could borrow
    lent_now: RouteSet  # those of them that others have claimed already


class PathStep(NamedTuple):
    """The end of a partial path and what the path has used so far. Ordered by stations to build,
    then by wagons."""

    stations_new: int
    wagons: int
    builds: int
    place: int
    stations_used: int = 0
    is_new_here: bool = False
    lenders: int = 0  # seats of which the station here may lend a route out of the city too


class Path(NamedTuple):
    """The routes of a path in order, those that it borrows, and the stations still to be built for
    that."""

    routes: tuple[int, ...]
    borrowed: RouteSet = 0
    new_stations: int = 0


class TicketOutlook(NamedTuple):
    """The state of a ticket and, if it is possible, the routes still missing on a path: without
    stations one with the fewest wagons, then the fewest claims; if it needs stations, one with the
    fewest to be built, then the fewest wagons, if possible with routes that others have already.
    It leaves the loans that complete other tickets to them if it can.

    Those of the missing routes that stations borrow are also in `borrowed`; for the loans
    `new_stations` have still to be built. Of a ticket with several targets it is the outlook of the
    one that is easiest to reach (SWI-12).
    """

    state: TicketState
    missing: tuple[int, ...] = ()
    borrowed: tuple[int, ...] = ()
    new_stations: int = 0
    target: PlaceId | None = None  # of a ticket with several: the one meant


def ticket_outlooks(board: Board, state: State, seat: Seat) -> tuple[TicketOutlook, ...]:
    """The outlook of each of the seat's tickets, in their order."""
    best = best_candidate(board, state, seat)
    resources = _resources(board, state, seat)
    ways = [resources]
    if best.borrowed:  # leave to other tickets what they borrow
        ways.insert(0, _with_loans(board, resources, best.borrowed))
    found = []
    for ticket in state.players[seat].tickets:
        targets = board.ticket_targets[ticket]
        reached = board.target_reached(ticket, best.networks)
        if reached is None:
            outlooks = [
                _outlook(board, ways, ends)._replace(target=target.place)
                for ends, target in targets
            ]
            outlook = min(outlooks, key=partial(_effort, board))
        else:
            outlook = TicketOutlook("done", target=reached.place)
        found.append(outlook if len(targets) > 1 else outlook._replace(target=None))
    return tuple(found)


def _effort(board: Board, outlook: TicketOutlook) -> tuple[bool, int, int, int]:
    """Sorts the outlooks of the targets of a ticket: the easiest first."""
    wagons = sum([board.routes[route].length for route in outlook.missing])
    new = outlook.new_stations
    return outlook.state == "impossible", new, wagons, len(outlook.missing)


def _with_loans(board: Board, resources: Resources, loans: Sequence[Borrowed]) -> Resources:
    """The same with these loans as if they were own routes, and their stations used up."""
    routes = union(1 << board.route_number[loan.route] for loan in loans)
    cities = union(1 << board.place_number[loan.city] for loan in loans)
    borrowing = replace(resources.borrowing, built=resources.borrowing.built & ~cities)
    return replace(resources, own=resources.own | routes, borrowing=borrowing)


def _outlook(board: Board, ways: Sequence[Resources], ends: PlaceSet) -> TicketOutlook:
    """The outlook of a ticket that is not done, by the first way in which it is possible. The
    search without stations is tried first, because it is faster and a station costs points."""
    first = ways[0]  # has all routes that the others have
    path = _path_without_new_loans(board, first, ends)
    if path is not None:
        return _possible(first, path)
    for resources in ways:
        path = _path_with_loans(board, resources, ends)
        if path is not None:
            return _possible(resources, path)
    return TicketOutlook("impossible")


def _possible(resources: Resources, path: Path) -> TicketOutlook:
    missing = tuple([route for route in path.routes if not resources.own >> route & 1])
    borrowed = tuple([route for route in missing if path.borrowed >> route & 1])
    return TicketOutlook("possible", missing, borrowed, path.new_stations)


def _path_without_new_loans(board: Board, resources: Resources, ends: PlaceSet) -> Path | None:
    if resources.cost_per_build:
        without_loans = replace(resources, borrowing=NO_BORROWING, lent=0)
        return _find_path_with_stations(board, without_loans, ends)
    routes = resources.open if resources.builds else 0
    return find_path(board, resources.own, routes, ends, resources.wagons)


def _path_with_loans(board: Board, resources: Resources, ends: PlaceSet) -> Path | None:
    """A path with stations that borrow what others have built, or else what they may still
    build."""
    borrowing = resources.borrowing
    if not borrowing.built and not borrowing.unbuilt:
        return None
    path = None
    if resources.lent_now:
        lent_now = replace(resources, lent=resources.lent_now)
        path = _find_path_with_stations(board, lent_now, ends)
    if path is None and resources.lent != resources.lent_now:
        path = _find_path_with_stations(board, resources, ends)
    return path


def _resources(board: Board, state: State, seat: Seat) -> Resources:
    phase, player = state.phase, state.players[seat]
    offers = (rule.borrowing(board, state, seat) for rule in board.rules)
    borrowing = next((offer for offer in offers if offer != NO_BORROWING), NO_BORROWING)
    routes = board.open_to(player, state.taken)
    lent_now = union(borrowing.routes)
    if borrowing != NO_BORROWING:
        borrowing = replace(borrowing, routes=_routes_to_borrow(board, state, seat, borrowing))
    if state.turns_left and isinstance(phase, TunnelDue) and phase.seat == seat:
        routes = 1 << phase.route  # nothing else can be built in this last turn
        borrowing = replace(borrowing, unbuilt=0)
    return Resources(
        own=player.routes,
        open=routes,
        wagons=player.wagons,
        builds=_turns_to_build(state, seat),
        cost_per_build=int(state.turns_left > 0),
        borrowing=borrowing,
        lent=union(borrowing.routes),
        lent_now=lent_now,
    )


def _routes_to_borrow(
    board: Board, state: State, seat: Seat, borrowing: Borrowing
) -> tuple[RouteSet, ...]:
    """The routes of each other seat, and those that it may still claim."""
    routes = list(borrowing.routes)
    for other, player in enumerate(state.players):
        if other != seat and _turns_to_build(state, Seat(other)):
            routes[other] |= board.open_to(player, state.taken)
    return tuple(routes)


def _turns_to_build(state: State, seat: Seat) -> int:
    """In the last round, how often the seat can still build; before it, 1; after the end, 0."""
    if isinstance(state.phase, Over):
        return 0
    if not state.turns_left:
        return 1
    (now,) = state.phase.waiting
    turns_until = (seat - now) % len(state.players)
    if turns_until == 0:
        return int(isinstance(state.phase, Turn | TunnelDue))
    return int(turns_until < state.turns_left)


def find_ticket_path(
    board: Board, own: RouteSet, routes: RouteSet, ticket: int, most_wagons: int
) -> Path | None:
    """The path that completes a ticket with the fewest wagons, as `find_path` finds it: to the
    target that is nearest."""

    def wagons(path: Path) -> int:
        return sum([board.routes[route].length for route in path.routes if not own >> route & 1])

    targets = board.ticket_targets[ticket]
    paths = [find_path(board, own, routes, ends, most_wagons) for ends, _ in targets]
    return min([path for path in paths if path is not None], key=wagons, default=None)


def find_path(
    board: Board, own: RouteSet, routes: RouteSet, ends: PlaceSet, most_wagons: int
) -> Path | None:
    """The path between two places with the fewest wagons, then the fewest claims, over own routes
    and `routes`, which would have to be claimed. None if there is none, or if it takes more than
    `most_wagons`. It knows no limit of turns (Dijkstra's algorithm)."""
    start, goal = bits(ends)
    best = {start: 0}
    too_much = (most_wagons + 1) * ONE_WAGON
    came_by: dict[int, tuple[int, int]] = {}
    heap = [(0, start)]
    while heap:
        so_far, here = heappop(heap)
        if here == goal:
            return Path(_trace_back(came_by, goal))
        if so_far != best[here] or not (board.cities >> here & 1 or here == start):
            continue  # no path leads through a country (IT-9)
        for route, place in board.neighbours[here]:
            if own >> route & 1:
                price = so_far
            elif routes >> route & 1:
                price = so_far + board.routes[route].length * ONE_WAGON + 1  # 1 is a claim
            else:
                continue
            if price < best.get(place, too_much):
                best[place] = price
                came_by[place] = route, here
                heappush(heap, (price, place))
    return None


def _trace_back(came_by: Mapping[int, tuple[int, int]], goal: int) -> tuple[int, ...]:
    """The routes by which a search reached its goal, in order."""
    path: list[int] = []
    while goal in came_by:
        route, goal = came_by[goal]
        path.append(route)
    return tuple(reversed(path))


def _find_path_with_stations(board: Board, resources: Resources, ends: PlaceSet) -> Path | None:
    """The path with the fewest new stations, then the fewest wagons, if stations may borrow routes.
    The nodes of the search are places together with the stations used so far (Dijkstra's
    algorithm)."""
    start, goal = bits(ends)
    heap: list[tuple[PathStep, tuple[int, ...], RouteSet]] = [(PathStep(0, 0, 0, start), (), 0)]
    seen = set()
    while heap:
        here, path, borrowed = heappop(heap)
        if here.place == goal:
            return Path(path, borrowed, here.stations_new)
        key = here.stations_new, *here[2:]
        if key in seen:
            continue
        seen.add(key)
        if board.cities >> here.place & 1 or here.place == start:  # not through a country (IT-9)
            for route, step in _steps(board, resources, here):
                if step.wagons <= resources.wagons and step.builds <= resources.builds:
                    is_free = step.wagons == here.wagons  # borrowed, unless it is an own route
                    loan = 1 << route & ~resources.own if is_free else 0
                    heappush(heap, (step, (*path, route), borrowed | loan))
    return None


def _steps(board: Board, resources: Resources, here: PathStep) -> Iterator[tuple[int, PathStep]]:
    """The next steps of a path: over own routes, open ones, or borrowed ones."""
    new, wagons, builds, _, used, *_ = here
    for route, place in board.neighbours[here.place]:
        bit = 1 << route
        if resources.own & bit:
            yield route, PathStep(new, wagons, builds, place, used)
            continue
        if resources.open & bit and resources.builds:
            length = board.routes[route].length
            builds_after = builds + resources.cost_per_build
            yield route, PathStep(new, wagons + length, builds_after, place, used)
        if resources.lent & bit:
            for step in _borrowing_steps(resources, here, route, place):
                yield route, step


def _borrowing_steps(
    resources: Resources, here: PathStep, route: int, place: int
) -> Iterator[PathStep]:
    """Steps that borrow a route with a station at either end, already built or still to be
    built."""
    borrowing = resources.borrowing
    new, wagons, builds, _, used, is_new_here, lenders_here = here
    lenders = _lenders(borrowing, route) if borrowing.is_through else 0
    if lenders & lenders_here:
        yield PathStep(new, wagons, builds, place, used)
    for city in (here.place, place):
        bit = 1 << city
        lenders_there = lenders if city == place else 0
        if borrowing.built & bit and not used & bit:
            yield PathStep(new, wagons, builds, place, used | bit, lenders=lenders_there)
        is_taken = is_new_here and city == here.place
        if borrowing.free & bit and new < borrowing.unbuilt and resources.builds and not is_taken:
            builds_after = builds + resources.cost_per_build
            is_new_there = city == place
            yield PathStep(new + 1, wagons, builds_after, place, used, is_new_there, lenders_there)


def _lenders(borrowing: Borrowing, route: int) -> int:
    """The seats that own a route or may still claim it, one bit for each."""
    return union((routes >> route & 1) << seat for seat, routes in enumerate(borrowing.routes))

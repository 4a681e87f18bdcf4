"""Stations, which borrow another player's route when tickets are scored (EU-11 to EU-13)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import NamedTuple

from msgspec.structs import replace

from engine.actions import Action, BuildStation
from engine.cards import Cards
from engine.events import StationBuilt
from engine.final_score import Borrowed, ScoreLine, StationsLine
from engine.graph import joined, union
from engine.house_rules import StationLoan
from engine.map_index import MapIndex
from engine.model import Seat, Stations
from engine.payments import Payment, Price, all_ways, check
from engine.refusals import Code, Refusal
from engine.rules.base import Borrowing, CandidateNetworks, Rule, ScoredSeat
from engine.state import PlaceSet, RouteSet, SeatState, State, Turn
from engine.turns.claiming import pay
from engine.turns.phase_checks import require_turn
from engine.working_state import WorkingState


class StationRule(Rule):
    """Adds the action to build a station, borrowed routes for tickets, and points for stations not
    built."""

    def __init__(self, facts: Stations, stations: StationLoan) -> None:
        self.stations = stations
        self.each = facts.each
        self.points_unbuilt = facts.points_unbuilt
        self._builds: dict[Cards, tuple[BuildStation, ...]] = {}

    def moves(self, index: MapIndex, state: State, seat: Seat) -> Iterable[Action]:
        player = state.players[seat]
        if not isinstance(state.phase, Turn) or len(player.stations) == self.each:
            return ()
        built = set(chain.from_iterable(player.stations for player in state.players))
        return [
            build
            for payment in all_ways(station_price(player), player.hand)
            for city, build in enumerate(self._builds_for(index, payment.cards))
            if city not in built
        ]

    def _builds_for(self, index: MapIndex, cards: Cards) -> tuple[BuildStation, ...]:
        """The action for every city with this payment. Cached: the same payments occur again and
        again."""
        if cards not in self._builds:
            cities = index.map.cities
            self._builds[cards] = tuple(BuildStation(city.id, cards) for city in cities)
        return self._builds[cards]

    def play(self, working: WorkingState, seat: Seat, action: Action) -> bool:
        if not isinstance(action, BuildStation):
            return False
        require_turn(working, action)
        city = self._free_city(working, seat, action)
        player = working.players[seat]
        check(station_price(player), Payment(action.cards), player.hand)
        pay(working, seat, action.cards)
        player = working.players[seat]
        working.players[seat] = replace(player, stations=(*player.stations, city))
        working.events.append(StationBuilt(seat, action.city, action.cards))
        working.discard(action.cards)
        working.is_turn_over = True
        return True

    def _free_city(self, working: WorkingState, seat: Seat, action: BuildStation) -> int:
        city = working.index.place_number.get(action.city)
        if city is None or not working.index.cities >> city & 1:
            raise Refusal(Code.UNKNOWN_CITY, city=action.city)
        for owner, player in enumerate(working.players):
            if city in player.stations:
                raise Refusal(Code.STATION_THERE, city=action.city, owner=owner)
        if len(working.players[seat].stations) == self.each:
            raise Refusal(Code.NO_STATIONS_LEFT)
        return city

    def networks(self, index: MapIndex, state: State, seat: Seat) -> Iterable[CandidateNetworks]:
        """A candidate for every useful set of borrowed routes, smallest sets first (EU-12)."""
        loans = _useful_loans(index, state, seat, self.stations)
        plain = CandidateNetworks(state.players[seat].networks)
        return sorted(_borrow(index, plain, loans), key=lambda found: len(found.borrowed))

    def borrowing(self, index: MapIndex, state: State, seat: Seat) -> Borrowing:
        built = union(1 << city for city in state.players[seat].stations)
        taken = union(1 << city for player in state.players for city in player.stations)
        return Borrowing(
            routes=tuple(
                0 if other == seat else player.routes for other, player in enumerate(state.players)
            ),
            built=built,
            unbuilt=self.each - len(state.players[seat].stations),
            free=index.cities & ~taken,
            is_through=self.stations == "through",
        )

    def score(
        self, index: MapIndex, seats: Sequence[ScoredSeat]
    ) -> Sequence[tuple[ScoreLine, ...]]:
        del index
        unbuilt = [self.each - seat.stations for seat in seats]
        return [(StationsLine(left * self.points_unbuilt, left),) for left in unbuilt]  # EU-13


def station_price(player: SeatState) -> Price:
    """The price of the next station: one card more for each station built before (EU-11)."""
    return Price(len(player.stations) + 1)


class Loan(NamedTuple):
    """What one station borrows: one route, or with the house rule `through` one or two."""

    routes: tuple[int, ...]
    borrowed: tuple[Borrowed, ...]


Lead = dict[PlaceSet, int]  # networks that a lender's routes reach from a station, and by which


def _useful_loans(
    index: MapIndex, state: State, seat: Seat, stations: StationLoan
) -> list[list[Loan]]:
    """For each station the loans that could help to complete a ticket.

    A route can help only if it leads out of the station's network into another that contains an
    end of an open ticket, another station, or the far end of a route that another station could
    borrow. That is also true of each of two routes that lead through the city.
    """
    player = state.players[seat]
    others = [other.routes for number, other in enumerate(state.players) if number != seat]
    lenders = others if stations == "through" else [union(others)]
    leads = [[_lead(index, player, city, routes) for routes in lenders] for city in player.stations]
    reached = [set(chain.from_iterable(by_lender)) for by_lender in leads]
    wanted = union(1 << city for city in player.stations) | union(
        ends
        for ticket in player.tickets
        if not index.is_ticket_done(ticket, player.networks)
        for ends, _ in index.ticket_targets[ticket]
    )
    found = []
    for number, city in enumerate(player.stations):
        elsewhere = set(chain.from_iterable(reached[:number] + reached[number + 1 :]))
        useful = {away for away in reached[number] if away & wanted or away in elsewhere}
        most = 2 if stations == "through" else 1
        found.append(_loans(index, city, leads[number], useful, most))
    return found


def _lead(index: MapIndex, player: SeatState, city: int, routes: RouteSet) -> Lead:
    """The networks to which these routes lead from a station, each by the first route to it."""
    home = _network_at(index, player, city)
    lead: Lead = {}
    for route, far_end in index.neighbours[city]:
        if routes >> route & 1:
            away = _network_at(index, player, far_end)
            if away != home:
                lead.setdefault(away, route)
    return lead


def _loans(
    index: MapIndex, city: int, by_lender: list[Lead], useful: set[PlaceSet], most: int
) -> list[Loan]:
    """A station's loans of at most so many routes of one lender. Of loans that reach the same
    networks only the first is kept."""
    found: dict[frozenset[PlaceSet], Loan] = {}
    for number in range(1, most + 1):
        for lead in by_lender:
            for aways in combinations([away for away in lead if away in useful], number):
                if frozenset(aways) not in found:
                    routes = tuple([lead[away] for away in aways])
                    found[frozenset(aways)] = Loan(routes, _borrowed(index, city, routes))
    return list(found.values())


def _borrowed(index: MapIndex, city: int, routes: tuple[int, ...]) -> tuple[Borrowed, ...]:
    return tuple([Borrowed(index.places[city].id, index.routes[route].id) for route in routes])


def _network_at(index: MapIndex, player: SeatState, place: int) -> PlaceSet:
    """The player's network that contains a city, or just the city if there is none. A country is in
    no network, because every route into it is a dead end (IT-9)."""
    for network in player.networks:
        if network & index.cities & 1 << place:
            return network
    return 1 << place


def _borrow(
    index: MapIndex, so_far: CandidateNetworks, loans: list[list[Loan]]
) -> Iterator[CandidateNetworks]:
    """Candidates with each station using one of its loans or none."""
    if not loans:
        if so_far.borrowed:
            yield so_far
        return
    first, rest = loans[0], loans[1:]
    yield from _borrow(index, so_far, rest)
    for loan in first:
        networks = so_far.networks
        for route in loan.routes:
            networks = joined(networks, index.route_ends[route], index.through[route])
        with_loan = CandidateNetworks(networks, so_far.borrowed + loan.borrowed)
        yield from _borrow(index, with_loan, rest)

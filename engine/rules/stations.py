"""Stations, which borrow another player's route when tickets are scored (EU-11 to EU-13)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from engine.actions import Action, BuildStation
from engine.cards import Cards
from engine.claiming import pay
from engine.events import StationBuilt
from engine.final_score import Borrowed, ScoreLine, StationsLine
from engine.graph import bits, is_joined, joined
from engine.map_index import MapIndex
from engine.model import Seat, Stations
from engine.payments import Payment, Price, all_ways, check
from engine.phase_checks import require_turn
from engine.refusals import Code, Refusal
from engine.rules.base import Borrowing, CandidateNetworks, Rule
from engine.state import PlaceSet, RouteSet, SeatState, State, Turn
from engine.working_state import WorkingState


class StationRule(Rule):
    """Adds the action to build a station, borrowed routes for tickets, and points for stations not
    built."""

    def __init__(self, facts: Stations) -> None:
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
        choices = _useful_choices(index, state, seat)
        plain = CandidateNetworks(state.players[seat].networks)
        return sorted(_borrow(index, plain, choices), key=lambda found: len(found.borrowed))

    def borrowing(self, index: MapIndex, state: State, seat: Seat) -> Borrowing:
        built = union(1 << city for city in state.players[seat].stations)
        taken = union(1 << city for player in state.players for city in player.stations)
        return Borrowing(
            routes=_routes_of_others(state, seat),
            built=built,
            unbuilt=self.each - len(state.players[seat].stations),
            free=index.cities & ~taken,
        )

    def score(self, index: MapIndex, state: State) -> Sequence[tuple[ScoreLine, ...]]:
        del index
        unbuilt = [self.each - len(player.stations) for player in state.players]
        return [(StationsLine(left * self.points_unbuilt, left),) for left in unbuilt]  # EU-13


def station_price(player: SeatState) -> Price:
    """The price of the next station: one card more for each station built before (EU-11)."""
    return Price(len(player.stations) + 1)


Choice = tuple[int, int]  # a station's city, a route of another player into it


def _useful_choices(index: MapIndex, state: State, seat: Seat) -> list[list[Choice]]:
    """For each station the routes worth borrowing: those that could help to complete a ticket.

    A route can help only if it leads out of the station's network into another that contains an
    end of an open ticket, another station, or the far end of a route that another station could
    borrow.
    """
    player = state.players[seat]
    others = _routes_of_others(state, seat)
    leads: list[dict[PlaceSet, Choice]] = []
    for city in player.stations:
        home = _network_at(index, player, city)
        lead: dict[PlaceSet, Choice] = {}
        for route in bits(others):
            ends = index.route_ends[route]
            if ends >> city & 1:
                (far_end,) = bits(ends & ~(1 << city))
                away = _network_at(index, player, far_end)
                if away != home:
                    lead.setdefault(away, (city, route))
        leads.append(lead)
    wanted = union(1 << city for city in player.stations) | union(
        index.ticket_ends[ticket]
        for ticket in player.tickets
        if not is_joined(player.networks, index.ticket_ends[ticket])
    )
    return [
        [
            choice
            for away, choice in lead.items()
            if away & wanted or any(away in other for other in leads if other is not lead)
        ]
        for lead in leads
    ]


def _routes_of_others(state: State, seat: Seat) -> RouteSet:
    return union(p.routes for other, p in enumerate(state.players) if other != seat)


def union(masks: Iterable[int]) -> int:
    """The union of bit sets."""
    result = 0
    for mask in masks:
        result |= mask
    return result


def _network_at(index: MapIndex, player: SeatState, place: int) -> PlaceSet:
    """The player's network that contains a city, or just the city if there is none. A country is in
    no network, because every route into it is a dead end (IT-9)."""
    for network in player.networks:
        if network & index.cities & 1 << place:
            return network
    return 1 << place


def _borrow(
    index: MapIndex, so_far: CandidateNetworks, choices: list[list[Choice]]
) -> Iterator[CandidateNetworks]:
    """Candidates with each station using one of its choices or none."""
    if not choices:
        if so_far.borrowed:
            yield so_far
        return
    first, rest = choices[0], choices[1:]
    yield from _borrow(index, so_far, rest)
    for city, route in first:
        networks = joined(so_far.networks, index.route_ends[route], index.through[route])
        borrowed = Borrowed(index.places[city].id, index.routes[route].id)
        yield from _borrow(index, CandidateNetworks(networks, (*so_far.borrowed, borrowed)), rest)

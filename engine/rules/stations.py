"""Stations: borrow another player's route when tickets are counted (EU-11 to EU-13)."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from msgspec.structs import replace

from engine.actions import Action, BuildStation
from engine.board import Board
from engine.cards import Cards
from engine.claiming import pay
from engine.ending import end_turn
from engine.events import StationBuilt
from engine.graph import bits, is_joined, joined
from engine.model import Seat, Stations
from engine.payments import Payment, Price, all_ways, check
from engine.phase_checks import must_begin_turn
from engine.refusals import Code, Refusal
from engine.rules.base import Candidate, Lending, Rule
from engine.score import Borrowed, ScoreLine, StationsLine
from engine.state import PlaceSet, RouteSet, SeatState, State, Turn
from engine.working_state import WorkingState


class StationRule(Rule):
    """One station a turn, in a city that has none; the n-th costs n cards."""

    def __init__(self, facts: Stations) -> None:
        self.each = facts.each
        self.points_unbuilt = facts.points_unbuilt
        self._builds: dict[Cards, tuple[BuildStation, ...]] = {}

    def moves(self, board: Board, state: State, seat: Seat) -> Iterable[Action]:
        player = state.players[seat]
        if not isinstance(state.phase, Turn) or len(player.stations) == self.each:
            return ()
        built = set(chain.from_iterable(player.stations for player in state.players))
        return [
            build
            for payment in all_ways(station_price(player), player.hand)
            for city, build in enumerate(self._builds_for(board, payment.cards))
            if city not in built
        ]

    def _builds_for(self, board: Board, cards: Cards) -> tuple[BuildStation, ...]:
        """A station in every city for this payment, made once."""
        if cards not in self._builds:
            cities = board.map.cities
            self._builds[cards] = tuple(BuildStation(city.id, cards) for city in cities)
        return self._builds[cards]

    def play(self, draft: WorkingState, seat: Seat, action: Action) -> bool:
        if not isinstance(action, BuildStation):
            return False
        must_begin_turn(draft, action)
        city = self._free_city(draft, seat, action)
        player = draft.players[seat]
        check(station_price(player), Payment(action.cards), player.hand)
        pay(draft, seat, action.cards)
        player = draft.players[seat]
        draft.players[seat] = replace(player, stations=(*player.stations, city))
        draft.events.append(StationBuilt(seat, action.city, action.cards))
        draft.discard(action.cards)
        end_turn(draft, seat)
        return True

    def _free_city(self, draft: WorkingState, seat: Seat, action: BuildStation) -> int:
        city = draft.board.place_number.get(action.city)
        if city is None or not draft.board.cities >> city & 1:
            raise Refusal(Code.UNKNOWN_CITY, city=action.city)
        for owner, player in enumerate(draft.players):
            if city in player.stations:
                raise Refusal(Code.STATION_THERE, city=action.city, owner=owner)
        if len(draft.players[seat].stations) == self.each:
            raise Refusal(Code.NO_STATIONS_LEFT)
        return city

    def networks(self, board: Board, state: State, seat: Seat) -> Iterable[Candidate]:
        """Every set of borrowed routes that could matter, smallest first (EU-12)."""
        choices = _useful_choices(board, state, seat)
        plain = Candidate(state.players[seat].networks)
        return sorted(_borrow(board, plain, choices), key=lambda found: len(found.borrowed))

    def lending(self, board: Board, state: State, seat: Seat) -> Lending:
        built = sum_of(1 << city for city in state.players[seat].stations)
        taken = sum_of(1 << city for player in state.players for city in player.stations)
        return Lending(
            routes=_routes_of_others(state, seat),
            built=built,
            unbuilt=self.each - len(state.players[seat].stations),
            free=board.cities & ~taken,
        )

    def score(self, board: Board, state: State) -> Sequence[tuple[ScoreLine, ...]]:
        del board
        unbuilt = [self.each - len(player.stations) for player in state.players]
        return [(StationsLine(left * self.points_unbuilt, left),) for left in unbuilt]  # EU-13


def station_price(player: SeatState) -> Price:
    """One card more for each station built before (EU-11)."""
    return Price(len(player.stations) + 1)


Choice = tuple[int, int]  # a station's city, a route of another player into it


def _useful_choices(board: Board, state: State, seat: Seat) -> list[list[Choice]]:
    """For each station the routes it might borrow, without those that cannot help a ticket.

    A route helps only if it leads out of the station's network to another in which there is
    an end of an open ticket, another station, or the far end of what another station borrows.
    """
    player = state.players[seat]
    others = _routes_of_others(state, seat)
    leads: list[dict[PlaceSet, Choice]] = []
    for city in player.stations:
        home = _network_at(board, player, city)
        lead: dict[PlaceSet, Choice] = {}
        for route in bits(others):
            ends = board.route_ends[route]
            if ends >> city & 1:
                (far_end,) = bits(ends & ~(1 << city))
                away = _network_at(board, player, far_end)
                if away != home:
                    lead.setdefault(away, (city, route))
        leads.append(lead)
    wanted = sum_of(1 << city for city in player.stations) | sum_of(
        board.ticket_ends[ticket]
        for ticket in player.tickets
        if not is_joined(player.networks, board.ticket_ends[ticket])
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
    return sum_of(p.routes for other, p in enumerate(state.players) if other != seat)


def sum_of(masks: Iterable[int]) -> int:
    """All bits that are set in any of the masks."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def _network_at(board: Board, player: SeatState, place: int) -> PlaceSet:
    """The network a city belongs to: only itself if the player has built nothing there. A country
    belongs to none: every route into it is a dead end."""
    for network in player.networks:
        if network & board.cities & 1 << place:
            return network
    return 1 << place


def _borrow(board: Board, so_far: Candidate, choices: list[list[Choice]]) -> Iterator[Candidate]:
    """Candidates with each station using one of its choices or none."""
    if not choices:
        if so_far.borrowed:
            yield so_far
        return
    first, rest = choices[0], choices[1:]
    yield from _borrow(board, so_far, rest)
    for city, route in first:
        networks = joined(so_far.networks, board.route_ends[route], board.through[route])
        borrowed = Borrowed(board.places[city].id, board.routes[route].id)
        yield from _borrow(board, Candidate(networks, (*so_far.borrowed, borrowed)), rest)

"""Autocompletion: at most 25 lines of at most 100 characters, from memory, in milliseconds."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from bot.present import payment
from bot.present.claims import route_facts, route_kind
from bot.present.fold import folded, matches
from bot.present.message import MOST_LABEL, MOST_OPTIONS, Choice
from bot.present.voice import BETWEEN, Voice, shortened
from bot.present.ways import extra_ways, route_ways, shortfall, station_ways
from engine.board import Board
from engine.cards import WILD
from engine.model import PlaceId, Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView

DECK = "deck"


def route_choices(voice: Voice, view: PlayerView, typed: str) -> list[Choice]:
    """Routes by any part of a city's name: what can be paid now first, cheapest in wilds first."""
    ways = route_ways(view)
    wanted = folded(typed)
    found = [(route, name) for route, name in _folded_routes(voice.board) if matches(name, wanted)]
    now = [route for route, _ in found if route.id in ways]
    now.sort(key=lambda route: (payment.wilds(ways[route.id][0]), -route.length))
    lines = [_line(voice, route, voice.payment(ways[route.id][0])) for route in now[:MOST_OPTIONS]]
    room = MOST_OPTIONS - len(lines)
    later = _later(voice, view, [route for route, _ in found if route.id not in ways])
    return lines + [_line(voice, route, lack) for route, lack in later[:room]]


def payment_choices(voice: Voice, view: PlayerView, route: str, typed: str) -> list[Choice]:
    """The ways to pay for a route, the cheapest in wilds first."""
    return _payments(voice, route_ways(view).get(RouteId(route), ()), typed)


def station_payment_choices(voice: Voice, view: PlayerView, city: str, typed: str) -> list[Choice]:
    """The ways to pay for a station."""
    return _payments(voice, station_ways(view).get(PlaceId(city), ()), typed)


def extra_choices(voice: Voice, view: PlayerView, typed: str) -> list[Choice]:
    """The ways to pay what a tunnel still asks for."""
    return _payments(voice, extra_ways(view), typed)


def city_choices(voice: Voice, view: PlayerView, typed: str) -> list[Choice]:
    """Cities where a station can be built; those where nobody has one when it is not one's turn."""
    built = {city for seat in view.public.seats for city in seat.stations}
    among = {city.id for city in voice.board.map.cities}
    return _places(voice.board, typed, among - built)


def place_choices(board: Board, typed: str) -> list[Choice]:
    """Every place of the board, to look at."""
    return _places(board, typed, {place.id for place in board.places})


def card_choices(
    voice: Voice, view: PlayerView, typed: str, *, is_second: bool = False
) -> list[Choice]:
    """The deck and what lies open; a wild is no second card (ALL-5)."""
    row = [c for c in dict.fromkeys(view.public.row) if not (is_second and c is WILD)]
    lines = [Choice(f"🎴 {voice.say('choice-deck')}", DECK)]
    lines += [Choice(f"{voice.emoji(c)} {voice.colour(c)}", c.word) for c in row]
    return [line for line in lines if matches(folded(line.name), folded(typed))]


def _line(voice: Voice, route: Route, cost: str) -> Choice:
    """`Paris - Zürich · 3 · 4 pts · 2 red + 1 wild (grey, tunnel)`."""
    name = BETWEEN.join(part for part in (route_facts(voice, route), cost) if part)
    longer = f"{name} ({route_kind(voice, route)})"
    return Choice(longer if len(longer) <= MOST_LABEL else shortened(name, MOST_LABEL), route.id)


def _later(voice: Voice, view: PlayerView, routes: Iterable[Route]) -> list[tuple[Route, str]]:
    """Free routes that cannot be paid now, the nearest to it first."""
    gone = {r for seat in view.public.seats for r in seat.routes} | set(view.public.closed)
    me = view.public.seats[view.seat]
    lacking = sorted(
        (shortfall(voice.board.prices[number], view.hand, me.ferry_cards), -route.length, number)
        for number, route in ((voice.board.route_number[route.id], route) for route in routes)
        if route.id not in gone and route.length <= me.wagons
    )
    return [
        (voice.board.routes[number], voice.say("choice-short", number=lack) if lack else "")
        for lack, _, number in lacking[:MOST_OPTIONS]
    ]


def _payments(voice: Voice, ways: Sequence[Payment], typed: str) -> list[Choice]:
    wanted = folded(typed)
    lines = (Choice(shortened(voice.payment(way), MOST_LABEL), payment.write(way)) for way in ways)
    return [line for line in lines if matches(folded(line.name), wanted)][:MOST_OPTIONS]


def _places(board: Board, typed: str, among: set[PlaceId]) -> list[Choice]:
    wanted = folded(typed)
    return [
        Choice(name, place)
        for name, place, folded_name in _folded_places(board)
        if place in among and matches(folded_name, wanted)
    ][:MOST_OPTIONS]


@lru_cache(32)
def _folded_routes(board: Board) -> tuple[tuple[Route, str], ...]:
    """Every route with the names of its places as they are typed."""
    names = {place.id: folded(place.name) for place in board.places}
    return tuple((route, " ".join(names[end] for end in route.ends)) for route in board.routes)


@lru_cache(32)
def _folded_places(board: Board) -> tuple[tuple[str, PlaceId, str], ...]:
    found = ((place.name, place.id, folded(place.name)) for place in board.places)
    return tuple(sorted(found, key=lambda place: place[2]))

"""Autocompletion: at most 25 lines of at most 100 characters, from memory, in milliseconds."""

from collections.abc import Container, Sequence
from functools import lru_cache

from bot.i18n.folding import folded, matches
from bot.messages import payments
from bot.messages.affordable import route_ways, station_ways
from bot.messages.claim import eagerness
from bot.messages.message import MAX_LABEL, MAX_OPTIONS, Choice
from bot.messages.phrasebook import Phrasebook, shortened
from bot.messages.routes import lack_line, not_yet, on_the_way, one_of_each, route_line
from bot.messages.search import folded_routes, is_one_pair, routes
from engine.board import Board
from engine.cards import WILD
from engine.model import PlaceId, Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView

DECK = "deck"


def route_choices(phrases: Phrasebook, view: PlayerView, typed: str) -> list[Choice]:
    """Routes by any part of a city's name: what can be paid now first, then what lies on the way
    of a ticket."""
    board, ways, wanted = phrases.board, route_ways(view), on_the_way(phrases.board, view)
    text = folded(typed)
    found = [route for route, name in folded_routes(board) if matches(name, text)]
    now = one_of_each(route for route in found if route.id in ways)
    now.sort(key=lambda route: eagerness(board, route, ways[route.id][0], wanted))
    lines = [_line(phrases, route, ways[route.id][0], wanted) for route in now[:MAX_OPTIONS]]
    later = not_yet(board, view, one_of_each(route for route in found if route.id not in ways))
    later.sort(key=lambda each: each[1].id not in wanted)
    return lines + [
        Choice(lack_line(phrases, view, route, is_wanted=route.id in wanted), route.id)
        for _, route in later[: MAX_OPTIONS - len(lines)]
    ]


def payment_choices(phrases: Phrasebook, view: PlayerView, route: str, typed: str) -> list[Choice]:
    """The ways to pay for a route, the cheapest in wilds first."""
    ways, found = route_ways(view), routes(phrases.board, route)
    if not is_one_pair(found):
        return []
    meant = dict.fromkeys(way for lane in found for way in ways.get(lane.id, ()))
    return _payments(phrases, list(meant), typed)


def station_payment_choices(
    phrases: Phrasebook, view: PlayerView, city: str, typed: str
) -> list[Choice]:
    """The ways to pay for a station."""
    return _payments(phrases, station_ways(view).get(PlaceId(city), ()), typed)


def city_choices(phrases: Phrasebook, view: PlayerView, typed: str) -> list[Choice]:
    """Cities where a station can be built; those where nobody has one when it is not one's turn."""
    built = {city for seat in view.public.seats for city in seat.stations}
    among = {city.id for city in phrases.board.map.cities}
    return _places(phrases.board, typed, among - built)


def place_choices(board: Board, typed: str) -> list[Choice]:
    """Every place of the board, to look at."""
    return _places(board, typed, {place.id for place in board.places})


def card_choices(
    phrases: Phrasebook, view: PlayerView, typed: str, *, is_second: bool = False
) -> list[Choice]:
    """The deck and what lies open; a wild is no second card (ALL-5)."""
    row = [c for c in dict.fromkeys(view.public.row) if not (is_second and c is WILD)]
    lines = [Choice(f"🎴 {phrases.say('choice-deck')}", DECK)]
    lines += [Choice(f"{phrases.emoji(c)} {phrases.colour(c)}", c.word) for c in row]
    return [line for line in lines if matches(folded(line.name), folded(typed))]


def _line(
    phrases: Phrasebook, route: Route, cheapest: Payment, wanted: Container[RouteId]
) -> Choice:
    cost, is_wanted = phrases.payment(cheapest), route.id in wanted
    return Choice(route_line(phrases, route, cost, cheapest.cards, is_wanted=is_wanted), route.id)


def _payments(phrases: Phrasebook, ways: Sequence[Payment], typed: str) -> list[Choice]:
    wanted = folded(typed)
    lines = (
        Choice(shortened(phrases.payment(way), MAX_LABEL), payments.write(way)) for way in ways
    )
    return [line for line in lines if matches(folded(line.name), wanted)][:MAX_OPTIONS]


def _places(board: Board, typed: str, among: set[PlaceId]) -> list[Choice]:
    wanted = folded(typed)
    return [
        Choice(name, place)
        for name, place, folded_name in _folded_places(board)
        if place in among and matches(folded_name, wanted)
    ][:MAX_OPTIONS]


@lru_cache(32)
def _folded_places(board: Board) -> tuple[tuple[str, PlaceId, str], ...]:
    found = ((place.name, place.id, folded(place.name)) for place in board.places)
    return tuple(sorted(found, key=lambda place: place[2]))

"""Autocompletion: at most 25 lines of at most 100 characters, made in milliseconds."""

from collections.abc import Container, Sequence

from bot.i18n.folding import folded, matches
from bot.messages.parts import payments
from bot.messages.parts.affordable import route_payments, station_payments
from bot.messages.parts.message import MAX_LABEL, MAX_OPTIONS, Choice
from bot.messages.parts.phrasebook import Phrasebook, shorten
from bot.messages.parts.routes import (
    claim_sort_key,
    missing_cards_line,
    route_line,
    routes_for_tickets,
    unaffordable_routes,
    without_equal_lanes,
)
from bot.messages.parts.search import are_parallel, find_places, find_routes, folded_routes
from engine.board import Board
from engine.cards import WILD
from engine.model import PlaceId, Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView

DECK = "deck"


def route_choices(phrases: Phrasebook, view: PlayerView, typed: str) -> list[Choice]:
    """Routes by any part of a place's name: those the seat can pay for first, then those wanted
    for a ticket, then the others."""
    board, ways = phrases.board, route_payments(view)
    wanted = routes_for_tickets(board, view)
    folded_typed = folded(typed)
    found = [route for route, name in folded_routes(board) if matches(name, folded_typed)]
    payable = without_equal_lanes(route for route in found if route.id in ways)
    payable.sort(key=lambda route: claim_sort_key(board, route, ways[route.id][0], wanted))
    lines = [
        _route_choice(phrases, route, ways[route.id][0], wanted) for route in payable[:MAX_OPTIONS]
    ]
    others = without_equal_lanes(route for route in found if route.id not in ways)
    later = unaffordable_routes(board, view, others)
    later.sort(key=lambda each: each[1].id not in wanted)
    return lines + [
        Choice(missing_cards_line(phrases, view, route, is_wanted=route.id in wanted), route.id)
        for _, route in later[: MAX_OPTIONS - len(lines)]
    ]


def payment_choices(phrases: Phrasebook, view: PlayerView, route: str, typed: str) -> list[Choice]:
    """The ways to pay for the route that was typed, fewest wilds first."""
    ways, found = route_payments(view), find_routes(phrases.board, route)
    if not are_parallel(found):
        return []
    possible = dict.fromkeys(way for lane in found for way in ways.get(lane.id, ()))
    return _payment_choices(phrases, list(possible), typed)


def station_payment_choices(
    phrases: Phrasebook, view: PlayerView, city: str, typed: str
) -> list[Choice]:
    """The ways to pay for a station, fewest wilds first."""
    return _payment_choices(phrases, station_payments(view).get(PlaceId(city), ()), typed)


def city_choices(phrases: Phrasebook, view: PlayerView, typed: str) -> list[Choice]:
    """The cities without a station."""
    built = {city for seat in view.public.seats for city in seat.stations}
    free = {city.id for city in phrases.board.map.cities} - built
    return _place_choices(phrases.board, typed, free)


def place_choices(board: Board, typed: str) -> list[Choice]:
    """All places of the board, to look at."""
    return _place_choices(board, typed, {place.id for place in board.places})


def card_choices(
    phrases: Phrasebook, view: PlayerView, typed: str, *, is_second: bool = False
) -> list[Choice]:
    """The deck and the face-up cards. A wild cannot be taken as the second card (ALL-5)."""
    row = [c for c in dict.fromkeys(view.public.row) if not (is_second and c is WILD)]
    lines = [Choice(f"🎴 {phrases.say('autocomplete-deck')}", DECK)]
    lines += [Choice(f"{phrases.emoji(c)} {phrases.colour(c)}", c.word) for c in row]
    return [line for line in lines if matches(folded(line.name), folded(typed))]


def _route_choice(
    phrases: Phrasebook, route: Route, cheapest: Payment, wanted: Container[RouteId]
) -> Choice:
    cost, is_wanted = phrases.payment(cheapest), route.id in wanted
    return Choice(route_line(phrases, route, cost, cheapest.cards, is_wanted=is_wanted), route.id)


def _payment_choices(phrases: Phrasebook, ways: Sequence[Payment], typed: str) -> list[Choice]:
    wanted = folded(typed)
    lines = (
        Choice(shorten(phrases.payment(way), MAX_LABEL), payments.to_text(way)) for way in ways
    )
    return [line for line in lines if matches(folded(line.name), wanted)][:MAX_OPTIONS]


def _place_choices(board: Board, typed: str, among: Container[PlaceId]) -> list[Choice]:
    found = find_places(board, typed)
    return [Choice(place.name, place.id) for place in found if place.id in among][:MAX_OPTIONS]

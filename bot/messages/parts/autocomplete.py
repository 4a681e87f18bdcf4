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
from engine.actions import Draw, Take
from engine.board import Board
from engine.cards import BY_WORD, WILD, Colour
from engine.model import PlaceId, Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView

DECK = "deck"


def route_choices(phrases: Phrasebook, view: PlayerView, typed: str) -> list[Choice]:
    """Routes by any part of a place's name: those the seat can pay for first, then those wanted
    for a ticket, then the others. A route the seat can pay for has the cheapest payment in its line
    and in its value."""
    board, ways = phrases.board, route_payments(view)
    wanted = routes_for_tickets(board, view)
    folded_typed = folded(typed)
    found = [route for route, name in folded_routes(board) if matches(name, folded_typed)]
    payable = without_equal_lanes(route for route in found if route.id in ways)
    payable.sort(key=lambda route: claim_sort_key(board, route, ways[route.id][0], wanted))
    lines = [
        _route_choice(phrases, route, ways[route.id], wanted) for route in payable[:MAX_OPTIONS]
    ]
    others = without_equal_lanes(route for route in found if route.id not in ways)
    later = unaffordable_routes(board, view, others)
    later.sort(key=lambda each: each[1].id not in wanted)
    return lines + [
        Choice(missing_cards_line(phrases, view, route, is_wanted=route.id in wanted), route.id)
        for _, route in later[: MAX_OPTIONS - len(lines)]
    ]


def payment_choices(phrases: Phrasebook, view: PlayerView, route: str, typed: str) -> list[Choice]:
    """The ways to pay for the route that was suggested or typed, fewest wilds first."""
    name, _ = payments.split_suggestion(route)
    ways, found = route_payments(view), find_routes(phrases.board, name)
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


def first_card_choices(phrases: Phrasebook, view: PlayerView, typed: str) -> list[Choice]:
    """The deck and the face-up cards, as far as the seat can take them now."""
    row = [c for c in dict.fromkeys(view.public.row) if Take(c) in view.moves]
    return _card_choices(phrases, row, typed, has_deck=Draw() in view.moves)


def second_card_choices(
    phrases: Phrasebook, view: PlayerView, first: str, typed: str
) -> list[Choice]:
    """The deck and the face-up cards, as far as the seat can take one after the first card. Which
    card will replace the first one is not known."""
    if view.public.stage != "turn" or first == WILD.word:  # ALL-4
        return []
    row = list(view.public.row)
    if first in BY_WORD and BY_WORD[first] in row:
        row.remove(BY_WORD[first])
    left = [c for c in dict.fromkeys(row) if c is not WILD and Take(c) in view.moves]  # ALL-5
    # The first card, or the one that replaces it, comes from the deck.
    has_deck = Draw() in view.moves and (view.public.deck > 1 or bool(view.public.discards))
    return _card_choices(phrases, left, typed, has_deck=has_deck)


def _card_choices(
    phrases: Phrasebook, row: Sequence[Colour], typed: str, *, has_deck: bool
) -> list[Choice]:
    lines = [Choice(f"🎴 {phrases.say('autocomplete-deck')}", DECK)] if has_deck else []
    lines += [Choice(f"{phrases.emoji(c)} {phrases.colour(c)}", c.word) for c in row]
    return [line for line in lines if matches(folded(line.name), folded(typed))]


def _route_choice(
    phrases: Phrasebook, route: Route, ways: Sequence[Payment], wanted: Container[RouteId]
) -> Choice:
    cheapest, others = ways[0], len(ways) - 1
    cost = phrases.payment(cheapest)
    if others:
        cost = phrases.say("claim-price-or-other-ways", cards=cost, number=others)
    line = route_line(phrases, route, cost, cheapest.cards, is_wanted=route.id in wanted)
    return Choice(line, payments.suggestion(route.id, cheapest))


def _payment_choices(phrases: Phrasebook, ways: Sequence[Payment], typed: str) -> list[Choice]:
    wanted = folded(typed)
    lines = (
        Choice(shorten(phrases.payment(way), MAX_LABEL), payments.to_text(way)) for way in ways
    )
    return [line for line in lines if matches(folded(line.name), wanted)][:MAX_OPTIONS]


def _place_choices(board: Board, typed: str, among: Container[PlaceId]) -> list[Choice]:
    found = find_places(board, typed)
    return [Choice(place.name, place.id) for place in found if place.id in among][:MAX_OPTIONS]

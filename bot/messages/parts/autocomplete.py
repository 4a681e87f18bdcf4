"""Autocompletion: at most 25 lines of at most 100 characters, made in milliseconds."""

from collections.abc import Iterable, Mapping, Sequence

from bot.messages.parts import payments
from bot.messages.parts.affordable import route_payments
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
from bot.messages.parts.search import (
    are_parallel,
    area_index,
    find_routes,
    route_ranks,
    similar_routes,
)
from engine.actions import Claim, Draw, DrawFerryCard, DrawTickets, Take
from engine.board import Board
from engine.cards import BY_WORD, Colour
from engine.model import Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView, may_play
from maps.areas import area_name
from maps.folding import folded, matches

DECK = "deck"
TICKETS, FERRY = "tickets", "ferry"  # to draw instead of cards


def route_choices(phrases: Phrasebook, view: PlayerView, typed: str) -> list[Choice]:
    """Routes by the names of their places, those that fit best first: of them those the seat can
    pay for, then those wanted for a ticket, then the others. A route the seat can pay for has the
    cheapest payment in its line and in its value."""
    board, ways = phrases.board, route_payments(view)
    wanted = routes_for_tickets(board, view)
    order = _route_order(board, typed)
    found = [route for route in board.routes if route.id in order]
    payable = without_equal_lanes(route for route in found if route.id in ways)
    payable.sort(key=lambda route: claim_sort_key(board, route, ways[route.id][0], wanted))
    others = without_equal_lanes(route for route in found if route.id not in ways)
    later = [route for _, route in unaffordable_routes(board, view, others)]
    later.sort(key=lambda route: route.id not in wanted)
    offered = sorted((*payable, *later), key=lambda route: order[route.id])
    return [
        _payable_choice(phrases, route, ways[route.id], is_wanted=route.id in wanted)
        if route.id in ways
        else Choice(
            missing_cards_line(phrases, view, route, is_wanted=route.id in wanted), route.id
        )
        for route in offered[:MAX_OPTIONS]
    ]


def payment_choices(phrases: Phrasebook, view: PlayerView, route: str, typed: str) -> list[Choice]:
    """The ways to pay for the route that was suggested or typed, fewest wilds first. Before them
    what was typed, if it pays for the route with other substitutes."""
    name, _ = payments.split_suggestion(route)
    ways, found = route_payments(view), find_routes(phrases.board, name)
    if not are_parallel(found):
        return []
    possible = dict.fromkeys(way for lane in found for way in ways.get(lane.id, ()))
    choices = _payment_choices(phrases, list(possible), typed)
    meant = payments.try_parse(typed.casefold(), phrases.colour_names())
    if meant is None or meant in possible:
        return choices
    claims = [Claim(lane.id, meant.cards, meant.ferry_cards) for lane in found]
    if not any(may_play(phrases.board, view, claim) for claim in claims):
        return choices
    return [Choice(phrases.payment(meant), payments.to_text(meant)), *choices][:MAX_OPTIONS]


def area_choices(board: Board, typed: str) -> list[Choice]:
    """The places and regions of the board, to look at: those that fit what was typed best first."""
    found = area_index(board).suggestions(typed)[:MAX_OPTIONS]
    return [Choice(area_name(board, area), area) for area in found]


def choices_like(choices: Iterable[Choice], typed: str) -> list[Choice]:
    """The choices with all words that were typed, in their order."""
    return [each for each in choices if matches(folded(each.name), folded(typed))]


def first_card_choices(phrases: Phrasebook, view: PlayerView, typed: str) -> list[Choice]:
    """The deck and the face-up cards, then tickets and a ferry card, as far as the seat can take
    them now."""
    row = [c for c in dict.fromkeys(view.public.row) if Take(c) in view.moves]
    found = _card_choices(phrases, row, typed, has_deck=Draw() in view.moves)
    others = []
    if DrawTickets() in view.moves:
        others.append(Choice(f"🎫 {phrases.say('button-draw-tickets')}", TICKETS))
    if DrawFerryCard() in view.moves:
        others.append(Choice(f"⛴️ {phrases.say('button-ferry')}", FERRY))
    return found + choices_like(others, typed)


def second_card_choices(
    phrases: Phrasebook, view: PlayerView, first: str, typed: str
) -> list[Choice]:
    """The deck and the face-up cards, as far as the seat can take one after the first card. Which
    card will replace the first one is not known."""
    is_whole_turn = phrases.board.map.market.is_whole_turn
    taken = BY_WORD.get(first)
    if view.public.stage != "turn" or (taken is not None and is_whole_turn(taken)):  # ALL-4
        return []
    row = list(view.public.row)
    if taken in row:
        row.remove(taken)
    colours = dict.fromkeys(row)
    left = [c for c in colours if not is_whole_turn(c) and Take(c) in view.moves]  # ALL-5
    # The first card, or the one that replaces it, comes from the deck.
    has_deck = Draw() in view.moves and (view.public.deck > 1 or bool(view.public.discards))
    return _card_choices(phrases, left, typed, has_deck=has_deck)


def _card_choices(
    phrases: Phrasebook, row: Sequence[Colour], typed: str, *, has_deck: bool
) -> list[Choice]:
    lines = [Choice(f"🎴 {phrases.say('autocomplete-deck')}", DECK)] if has_deck else []
    lines += [Choice(f"{phrases.emoji(c)} {phrases.colour(c)}", c.word) for c in row]
    return choices_like(lines, typed)


def _route_order(board: Board, typed: str) -> Mapping[RouteId, int]:
    """How well each route fits what has been typed so far, the best with the lowest number. If none
    fits, those that are similar."""
    ranks = route_ranks(board, typed)
    if ranks:
        return ranks
    similar = similar_routes(board, typed, is_unfinished=True).routes
    return {route.id: number for number, route in enumerate(similar)}


def _payable_choice(
    phrases: Phrasebook, route: Route, ways: Sequence[Payment], *, is_wanted: bool
) -> Choice:
    """A route with the cheapest way to pay for it."""
    cheapest, others = ways[0], len(ways) - 1
    cost = phrases.payment(cheapest)
    if others:
        cost = phrases.say("claim-price-or-other-ways", cards=cost, number=others)
    line = route_line(phrases, route, cost, cheapest.cards, is_wanted=is_wanted)
    return Choice(line, payments.suggestion(route.id, cheapest))


def _payment_choices(phrases: Phrasebook, ways: Sequence[Payment], typed: str) -> list[Choice]:
    lines = (
        Choice(shorten(phrases.payment(way), MAX_LABEL), payments.to_text(way)) for way in ways
    )
    return choices_like(lines, typed)[:MAX_OPTIONS]

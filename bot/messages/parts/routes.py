"""Routes as a player compares them: wanted for a ticket, affordable, or how much is missing."""

from collections.abc import Container, Iterable, Sequence

from msgspec.structs import replace

from bot.domain.open_routes import open_routes
from bot.messages.parts.affordable import (
    missing_cards,
    missing_number,
    missing_substitutes,
    wilds_and_ferry_cards,
)
from bot.messages.parts.message import MAX_BUTTON_LABEL, MAX_LABEL
from bot.messages.parts.phrasebook import SEPARATOR, Phrasebook, shorten
from engine import cards as card
from engine.board import Board
from engine.cards import Cards
from engine.graph import bits
from engine.model import Route, RouteId, TicketId
from engine.payments import Payment
from engine.views import PlayerView
from maps.typography import DASH

TICKET_MARK = "🎫"
GREY_EMOJI = "🩶"
MAX_PHONE_LABEL = 28  # characters on one line of a menu, on a phone 400 pixels wide


def routes_for_tickets(board: Board, view: PlayerView) -> frozenset[RouteId]:
    """The routes still missing for the seat's open tickets, and the lanes parallel to them."""
    return frozenset(tickets_by_route(board, view))


def tickets_by_route(board: Board, view: PlayerView) -> dict[RouteId, list[TicketId]]:
    """The same routes, each with the tickets for which it is missing."""
    found: dict[RouteId, list[TicketId]] = {}
    for own in view.tickets:
        missing = 0
        for route in own.missing:
            number = board.route_number[route]
            missing |= 1 << number | board.lanes[number]
        for number in bits(missing):
            found.setdefault(board.routes[number].id, []).append(own.ticket)
    return found


def without_equal_lanes(routes: Iterable[Route]) -> list[Route]:
    """The routes in their order, with only one of several lanes that are equal."""
    kinds: dict[Route, Route] = {}
    for route in routes:
        kinds.setdefault(replace(route, id=RouteId(""), lane=0), route)
    return list(kinds.values())


def unaffordable_routes(
    board: Board, view: PlayerView, among: Iterable[Route]
) -> list[tuple[int, Route]]:
    """Those of the routes that are free but for which cards are missing: how many, and the route.
    Fewest missing cards first, then the longest routes."""
    ferry_cards, found = view.public.seats[view.seat].ferry_cards, []
    for route in open_routes(board, view, among):
        number = board.route_number[route.id]
        missing = missing_number(board.prices[number], view.hand, ferry_cards)
        found.append((missing, -route.length, number))
    return [(missing, board.routes[number]) for missing, _, number in sorted(found)]


def claim_sort_key(
    board: Board, route: Route, cheapest: Payment, wanted: Container[RouteId]
) -> tuple[bool, tuple[int, int], int, str]:
    """Sorts affordable routes: wanted for a ticket first, then fewest wilds, then most points."""
    points = board.map.points[route.length]
    return route.id not in wanted, wilds_and_ferry_cards(cheapest), -points, route.id


def missing_cards_line(
    phrases: Phrasebook, view: PlayerView, route: Route, *, is_wanted: bool
) -> str:
    """`Paris - Zürich · 4 pts · 1 green short (grey, tunnel)`."""
    sets = _missing_sets(phrases, view, route)
    named = sets[0] if len(sets) == 1 else card.NONE
    missing = missing_text(phrases, view, route)
    return route_line(phrases, route, missing, named, is_wanted=is_wanted)


def missing_text(phrases: Phrasebook, view: PlayerView, route: Route) -> str:
    """`still need 1 green`, or `still need 2 cards` if several colours would do, `of any kind` if
    these are no more; nothing if the seat can pay for the route."""
    sets = _missing_sets(phrases, view, route)
    number = card.total(sets[0])
    if not number:
        return ""
    price = phrases.board.prices[phrases.board.route_number[route.id]]
    of_any_kind = missing_substitutes(price, view.hand)
    if of_any_kind is not None and of_any_kind <= number:
        return phrases.say("claim-missing-any", number=of_any_kind)
    if len(sets) > 1:
        return phrases.say("claim-missing-number", number=number)
    return phrases.say("claim-missing-cards", cards=phrases.cards(sets[0]))


def _missing_sets(phrases: Phrasebook, view: PlayerView, route: Route) -> Sequence[Cards]:
    price = phrases.board.prices[phrases.board.route_number[route.id]]
    return missing_cards(price, view.hand, view.public.seats[view.seat].ferry_cards)


def route_line(
    phrases: Phrasebook, route: Route, cost: str, named: Cards, *, is_wanted: bool
) -> str:
    """`🎫 Paris - Zürich · 4 pts · 2 red + 1 wild (grey, tunnel)`. `named`: the cards that the
    cost names, whose colour is not repeated."""
    parts = (_route_facts(phrases, route, is_wanted=is_wanted), cost)
    line = SEPARATOR.join(part for part in parts if part)
    features = ", ".join(route_features(phrases, route, named))
    longer = f"{line} ({features})" if features else line
    return longer if len(longer) <= MAX_LABEL else shorten(line, MAX_LABEL)


def phone_label(phrases: Phrasebook, route: Route) -> str:
    """`Constanti…-Sevastopol 4 (+7)`: short enough for one line of a menu on a phone."""
    facts = f" {route.length} (+{phrases.board.map.points[route.length]})"
    return short_ends(phrases, route, MAX_PHONE_LABEL - len(facts)) + facts


def price_label(phrases: Phrasebook, route: Route, payment: Payment) -> str:
    """`Paris-Zürich · 3 blue`, for a button. If it is too long, the names are shortened."""
    price = SEPARATOR + phrases.payment(payment)
    return short_ends(phrases, route, MAX_BUTTON_LABEL - len(price)) + price


def short_ends(phrases: Phrasebook, route: Route, max_length: int) -> str:
    """`Constanti…-Sevastopol`."""
    dash = DASH.strip()
    room = max_length - len(dash)
    first, second = map(phrases.place, route.ends)
    first = shorten(first, max(room - len(second), room // 2))
    second = shorten(second, room - len(first))
    return f"{first}{dash}{second}"


def route_features(phrases: Phrasebook, route: Route, named: Cards) -> list[str]:
    """`red`, `tunnel`: the route's colour, unless the cards named have it, and what is special."""
    features = []
    if route.colour is None:
        features.append(phrases.say("colour-grey"))
    elif not card.count(named, route.colour):
        features.append(phrases.colour(route.colour))
    if route.tunnel:
        features.append(phrases.say("route-tunnel"))
    if route.locomotives:
        features.append(phrases.say("route-locomotives", number=route.locomotives))
    if route.waves:
        features.append(phrases.say("route-waves", number=route.waves))
    if route.any_cards:
        features.append(phrases.say("route-any-cards", number=route.any_cards))
    if route.carts:
        features.append(phrases.say("route-carts"))
    return features


def route_emoji(phrases: Phrasebook, route: Route) -> str:
    return GREY_EMOJI if route.colour is None else phrases.emoji(route.colour)


def _route_facts(phrases: Phrasebook, route: Route, *, is_wanted: bool) -> str:
    """`🎫 Paris - Zürich · 4 pts`."""
    points = phrases.say("points", number=phrases.board.map.points[route.length])
    facts = SEPARATOR.join((phrases.ends(route.ends), points))
    return f"{TICKET_MARK} {facts}" if is_wanted else facts

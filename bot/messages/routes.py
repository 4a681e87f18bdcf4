"""Routes as a player weighs them: on the way of a ticket, to be paid now, or how far from it."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.messages.affordable import lacking, shortfall
from bot.messages.message import MAX_LABEL
from bot.messages.phrasebook import BETWEEN, Phrasebook, shortened
from engine import cards as card
from engine.board import Board
from engine.cards import Cards
from engine.graph import bits
from engine.model import Route, RouteId
from engine.views import PlayerView
from maps.typography import DASH

TICKET_MARK = "🎫"
GREY_EMOJI = "🩶"
MOST_ON_PHONE = 28  # letters that stand on one line of a menu, 400 pixels wide


def route_of(board: Board, route: RouteId) -> Route:
    return board.routes[board.route_number[route]]


def on_the_way(board: Board, view: PlayerView) -> frozenset[RouteId]:
    """The routes missing on a way of an open ticket; the lanes beside them would do as well."""
    missing = 0
    for ticket in view.tickets:
        for route in ticket.missing:
            number = board.route_number[route]
            missing |= 1 << number | board.lanes[number]
    return frozenset(board.routes[number].id for number in bits(missing))


def one_of_each(routes: Iterable[Route]) -> list[Route]:
    """Without the second of two lanes that are alike."""
    kinds: dict[Route, Route] = {}
    for route in routes:
        kinds.setdefault(replace(route, id=RouteId(""), lane=0), route)
    return list(kinds.values())


def not_yet(board: Board, view: PlayerView, among: Iterable[Route]) -> list[tuple[int, Route]]:
    """Those of the routes that are free and for which cards are lacking: how many, the nearest to
    be paid first."""
    me = view.public.seats[view.seat]
    gone = {route for seat in view.public.seats for route in seat.routes} | set(view.public.closed)
    own_lanes = 0
    for mine in me.routes:
        own_lanes |= board.lanes[board.route_number[mine]]  # ALL-11
    found = []
    for route in among:
        number = board.route_number[route.id]
        if route.id in gone or 1 << number & own_lanes or route.length > me.wagons:
            continue
        lack = shortfall(board.prices[number], view.hand, me.ferry_cards)
        found.append((lack, -route.length, number))
    return [(lack, board.routes[number]) for lack, _, number in sorted(found)]


def lack_line(phrases: Phrasebook, view: PlayerView, route: Route, *, is_wanted: bool) -> str:
    """`Paris - Zürich · 3 · 4 pts · 1 green short (grey, tunnel)`."""
    price = phrases.board.prices[phrases.board.route_number[route.id]]
    ways = lacking(price, view.hand, view.public.seats[view.seat].ferry_cards)
    number = card.total(ways[0])
    if not number:
        return route_line(phrases, route, "", card.NONE, is_wanted=is_wanted)
    if len(ways) > 1:
        lack = phrases.say("choice-short", number=number)
        return route_line(phrases, route, lack, card.NONE, is_wanted=is_wanted)
    lack = phrases.say("choice-lacks", cards=phrases.cards(ways[0]))
    return route_line(phrases, route, lack, ways[0], is_wanted=is_wanted)


def route_line(
    phrases: Phrasebook, route: Route, cost: str, named: Cards, *, is_wanted: bool
) -> str:
    """`🎫 Paris - Zürich · 3 · 4 pts · 2 red + 1 wild (grey, tunnel)`. `named`: the cards of the
    cost, whose colour is not said twice."""
    parts = (route_facts(phrases, route, is_wanted=is_wanted), cost)
    line = BETWEEN.join(part for part in parts if part)
    kind = ", ".join(route_kind(phrases, route, named))
    longer = f"{line} ({kind})" if kind else line
    return longer if len(longer) <= MAX_LABEL else shortened(line, MAX_LABEL)


def route_facts(phrases: Phrasebook, route: Route, *, is_wanted: bool) -> str:
    """`🎫 Paris - Zürich · 3 · 4 pts`."""
    points = phrases.say("points", number=phrases.board.map.points[route.length])
    facts = BETWEEN.join((phrases.ends(route.ends), str(route.length), points))
    return f"{TICKET_MARK} {facts}" if is_wanted else facts


def phone_label(phrases: Phrasebook, route: Route) -> str:
    """`Constanti…-Sevastopol 4 (+7)`: one line of a menu on a phone."""
    facts = f" {route.length} (+{phrases.board.map.points[route.length]})"
    dash = DASH.strip()
    room = MOST_ON_PHONE - len(dash + facts)
    one, other = map(phrases.place, route.ends)
    one = shortened(one, max(room - len(other), room // 2))
    other = shortened(other, room - len(one))
    return f"{one}{dash}{other}{facts}"


def route_kind(phrases: Phrasebook, route: Route, named: Cards) -> list[str]:
    """`red`, `tunnel`: what is special, and the colour unless the cards named have it."""
    kinds = []
    if route.colour is None:
        kinds.append(phrases.say("colour-grey"))
    elif not card.count(named, route.colour):
        kinds.append(phrases.colour(route.colour))
    if route.tunnel:
        kinds.append(phrases.say("route-tunnel"))
    if route.locomotives:
        kinds.append(phrases.say("route-locomotives", number=route.locomotives))
    if route.waves:
        kinds.append(phrases.say("route-waves", number=route.waves))
    if route.carts:
        kinds.append(phrases.say("route-carts"))
    return kinds


def route_emoji(phrases: Phrasebook, route: Route) -> str:
    return GREY_EMOJI if route.colour is None else phrases.emoji(route.colour)

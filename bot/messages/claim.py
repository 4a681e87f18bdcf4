"""Claiming routes, in private: which routes the seat can pay for, how to pay, and tunnels."""

from collections.abc import Iterable, Sequence

from bot.messages.parts import payments
from bot.messages.parts.affordable import extra_payments, route_payments
from bot.messages.parts.buttons import hand_button, private_rows, turn_button
from bot.messages.parts.menus import payment_menus
from bot.messages.parts.message import (
    MAX_LABEL,
    MAX_OPTIONS,
    Block,
    Button,
    Menu,
    Message,
    Option,
    Pictures,
    PinBoard,
    Text,
)
from bot.messages.parts.pages import page_buttons
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    Phrasebook,
    join_names,
    safe_name,
    shorten,
)
from bot.messages.parts.pins import pin_label, pin_line, pin_page
from bot.messages.parts.routes import (
    TICKET_MARK,
    claim_sort_key,
    missing_cards_line,
    phone_label,
    price_label,
    route_emoji,
    route_features,
    routes_for_tickets,
    tickets_by_route,
    unaffordable_routes,
    without_equal_lanes,
)
from bot.messages.parts.rows import Buttons, fill_rows, layout_message
from bot.messages.parts.search import SimilarRoutes
from engine.model import PlaceId, Route, RouteId, TicketId
from engine.payments import Payment
from engine.values import Value
from engine.views import PlayerView
from render.pins import RoutePin

MAX_NEAREST = 5
MAX_UNDER_HAND = 3


def claim_menu(phrases: Phrasebook, view: PlayerView, page: int = 0) -> Message:
    """The routes the seat can pay for: wanted for a ticket first, then fewest wilds, then most
    points, as far as they are near each other on the board. If there is none, those for which
    fewest cards are missing."""
    payable = _payable_routes(phrases, view, phrases.board.routes)
    if not payable:
        return _nearest_routes_message(
            phrases, view, phrases.board.routes, phrases.say("claim-none")
        )
    title = phrases.say("claim-choose", number=len(payable))
    return _routes_message(phrases, view, payable, title, page)


def matching_routes_menu(phrases: Phrasebook, view: PlayerView, found: Sequence[Route]) -> Message:
    """Those of the routes that match what was typed and that the seat can pay for. If there is
    none, those for which fewest cards are missing."""
    payable = _payable_routes(phrases, view, found)
    if not payable:
        why = phrases.say("claim-no-match-payable")
        return _nearest_routes_message(phrases, view, found, why)
    return _routes_message(phrases, view, payable, phrases.say("claim-which-match"))


def ticket_claim_buttons(phrases: Phrasebook, view: PlayerView) -> Buttons:
    """Buttons that claim the best routes for the seat's tickets at once, as far as it can pay for
    them now."""
    payable = _payable_routes(phrases, view, phrases.board.routes)
    wanted = [each for each in _one_for_each_pair(payable) if each.tickets]
    return tuple(
        _pay_button(phrases, each, price_label(phrases, each.route, each.ways[0]))
        for each in wanted[:MAX_UNDER_HAND]
    )


def similar_routes_menu(
    phrases: Phrasebook, view: PlayerView, typed: str, similar: SimilarRoutes
) -> Message:
    """No route matches what was typed: the similar ones, if there are any, to be claimed only if
    the player says so."""
    route = safe_name(typed)
    if not similar.routes:
        return Message(phrases.language, phrases.say("refused-unknown-route", route=route))
    near = join_names(phrases.translator, similar.names, "or")
    question = phrases.say("claim-unknown", route=route, near=near)
    payable = _payable_routes(phrases, view, similar.routes)
    if not payable:
        return _nearest_routes_message(phrases, view, similar.routes, question)
    return _routes_message(phrases, view, payable, question)


def route_payment_menu(phrases: Phrasebook, view: PlayerView, route: RouteId) -> Message:
    """The ways to pay for a route; if it takes substitutes, how to pay with any others."""
    ways = route_payments(view).get(route, [])
    text = phrases.say("pay-choose", what=phrases.route(route))
    if phrases.board.prices[phrases.board.route_number[route]].substitutes:
        text += "\n" + phrases.say("pay-other-cards")
    menus = payment_menus(phrases, "pay", ways, (route,))
    back = Button("claim", phrases.say("button-back"), emoji="◀️")
    return Message(phrases.language, text, fill_rows(*menus, (back, hand_button(phrases))))


def with_other_ways(phrases: Phrasebook, message: Message, number: int) -> Message:
    """The reply to a claim, with the number of other ways to pay for it, if there were any."""
    if number < 1:
        return message
    line = phrases.say("claim-other-ways", number=number)
    return message.with_note(line)


def tunnel_question(phrases: Phrasebook, view: PlayerView) -> Message:
    """Pay the extra cards or give up. Players who cannot pay are asked too, so that the others
    cannot tell from the pause who could."""
    tunnel, ways = view.public.tunnel, extra_payments(view)
    if tunnel is None:
        return Message(phrases.language, phrases.say("tunnel-none"))
    text = phrases.say(
        "tunnel-question",
        route=phrases.route(tunnel.route),
        paid=phrases.cards(tunnel.paid),
        cards=phrases.colours(tunnel.turned),
        due=tunnel.due,
    )
    if not ways:
        text += "\n" + phrases.say("tunnel-cannot-pay")
    give_up = Button("give_up", phrases.say("button-give-up"), "danger")
    menus = payment_menus(phrases, "pay_extra", ways)
    return Message(phrases.language, text, fill_rows(*menus, (give_up,)))


class _PayableRoute(Value, frozen=True):
    """A route the seat can pay for, the ways to do it, and the tickets for which it is missing."""

    route: Route
    ways: list[Payment]
    tickets: Sequence[TicketId]


def _payable_routes(
    phrases: Phrasebook, view: PlayerView, among: Iterable[Route]
) -> list[_PayableRoute]:
    """Those of the routes that the seat can pay for, the best first; only one of several equal
    lanes."""
    ways, tickets = route_payments(view), tickets_by_route(phrases.board, view)
    payable = without_equal_lanes(route for route in among if route.id in ways)
    payable.sort(key=lambda route: claim_sort_key(phrases.board, route, ways[route.id][0], tickets))
    return [_PayableRoute(route, ways[route.id], tickets.get(route.id, ())) for route in payable]


def _one_for_each_pair(payable: Iterable[_PayableRoute]) -> list[_PayableRoute]:
    """The routes in their order, but of several lanes between the same ends only the first."""
    found: dict[tuple[PlaceId, PlaceId], _PayableRoute] = {}
    for each in payable:
        found.setdefault(each.route.ends, each)
    return list(found.values())


def _routes_message(
    phrases: Phrasebook,
    view: PlayerView,
    payable: Sequence[_PayableRoute],
    title: str,
    page: int = 0,
) -> Message:
    """A part of the board with numbered pins, and buttons with the same numbers that claim these
    routes; other ways to pay for them, and the other routes, in menus."""
    choices = {each.route.id: each for each in _one_for_each_pair(payable)}
    shown, page, pages = pin_page(phrases.board, [RoutePin(route) for route in choices], page)
    pinned = [(pin.number, choices[pin.route]) for pin in shown.pins if isinstance(pin, RoutePin)]
    on_picture = {each.route.ends for _, each in pinned}
    ways = _other_ways(payable, pinned)
    without_room = {way.route for way in ways[MAX_OPTIONS:]}
    others = [each for each in payable if each.route.id in without_room]
    others += [each for each in payable if each.route.ends not in on_picture]
    lines = [pin_line(number, _route_details(phrases, each)) for number, each in pinned]
    if any(each.route.tunnel for _, each in pinned):
        lines.append(f"-# {phrases.say('claim-tunnels')}")
    blocks: list[Block] = [
        Text(title),
        Pictures(),
        Text("\n".join(lines)),
        *fill_rows(tuple(_pin_button(phrases, number, each) for number, each in pinned)),
        *_ways_menu(phrases, ways[:MAX_OPTIONS]),
        *_others_menu(phrases, others),
    ]
    looking = (*page_buttons(phrases, ("claim",), page, pages), turn_button(phrases))
    picture = PinBoard(view, shown)
    return layout_message(phrases.language, (*blocks, looking), (picture,))


def _pin_button(phrases: Phrasebook, number: int, payable: _PayableRoute) -> Button:
    """`1 · 3 blue`, which claims the route with exactly this payment."""
    cheapest = payable.ways[0]
    label = pin_label(number, phrases.payment(cheapest))
    return _pay_button(phrases, payable, label)


def _pay_button(phrases: Phrasebook, payable: _PayableRoute, label: str) -> Button:
    """Claims the route in the cheapest way."""
    cheapest = payable.ways[0]
    return Button(
        "pay",
        label,
        "success" if payable.tickets else "secondary",
        phrases.payment_emoji(cheapest),
        (payable.route.id, payments.to_text(cheapest)),
    )


class _OtherWay(Value, frozen=True):
    """A way to pay for a pinned route that has no button. `rank`: how many are cheaper."""

    number: int
    rank: int
    route: RouteId
    payment: Payment


def _other_ways(
    payable: Sequence[_PayableRoute], pinned: Sequence[tuple[int, _PayableRoute]]
) -> list[_OtherWay]:
    """The ways to pay for the pinned routes that have no button, also on other lanes of the same
    routes: the cheapest for each route first, then the next ones."""
    found: list[_OtherWay] = []
    for number, each in pinned:
        lanes = [lane for lane in payable if lane.route.ends == each.route.ends]
        ways = [(lane.route.id, way) for lane in lanes for way in lane.ways]
        found += (_OtherWay(number, rank, *way) for rank, way in enumerate(ways[1:]))
    return sorted(found, key=lambda way: way.rank)


def _ways_menu(phrases: Phrasebook, ways: Iterable[_OtherWay]) -> tuple[Menu, ...]:
    options = tuple(
        Option(
            shorten(pin_label(way.number, phrases.payment(way.payment)), MAX_LABEL),
            f"{way.route}:{payments.to_text(way.payment)}",
            emoji=phrases.payment_emoji(way.payment),
        )
        for way in sorted(ways, key=lambda way: way.number)
    )
    return (Menu("pay", options, phrases.say("claim-ways-placeholder")),) if options else ()


def _others_menu(phrases: Phrasebook, others: Sequence[_PayableRoute]) -> tuple[Menu, ...]:
    """Routes that are not on the picture, or that can be paid for in more ways than a menu has
    room for."""
    options = tuple(_route_option(phrases, each) for each in others[:MAX_OPTIONS])
    return (Menu("route", options, phrases.say("claim-placeholder")),) if options else ()


def _route_details(phrases: Phrasebook, payable: _PayableRoute) -> str:
    """`Paris - Zürich · 4 pts · grey · tunnel · 🎫 Paris - Wien (8)`."""
    route = payable.route
    parts = [
        phrases.ends(route.ends),
        phrases.say("points", number=phrases.board.map.points[route.length]),
        *route_features(phrases, route, payable.ways[0].cards),
    ]
    if payable.tickets:
        names = ", ".join(map(phrases.ticket, payable.tickets))
        parts.append(f"{TICKET_MARK} {names}")
    return SEPARATOR.join(parts)


def _route_option(phrases: Phrasebook, payable: _PayableRoute) -> Option:
    """A label that fits a phone, with the cheapest way to pay as the description."""
    route, cheapest = payable.route, payable.ways[0]
    parts = [phrases.payment(cheapest), *route_features(phrases, route, cheapest.cards)]
    if len(payable.ways) > 1:
        parts.append(phrases.say("claim-more-ways", number=len(payable.ways) - 1))
    description = (f"{TICKET_MARK} " if payable.tickets else "") + SEPARATOR.join(parts)
    return Option(
        phone_label(phrases, route),
        route.id,
        shorten(description, MAX_LABEL),
        route_emoji(phrases, route),
    )


def _nearest_routes_message(
    phrases: Phrasebook, view: PlayerView, among: Iterable[Route], why: str
) -> Message:
    """The seat can pay for none of the routes: what is missing for the nearest ones, and buttons
    for what it can do instead."""
    wanted = routes_for_tickets(phrases.board, view)
    nearest = unaffordable_routes(phrases.board, view, without_equal_lanes(among))
    if not nearest:
        why = phrases.say("claim-none-free")
    nearest.sort(key=lambda each: (each[0], each[1].id not in wanted))
    lines = [
        f"{route_emoji(phrases, route)} "
        + missing_cards_line(phrases, view, route, is_wanted=route.id in wanted)
        for _, route in nearest[:MAX_NEAREST]
    ]
    text = "\n".join([why, *([phrases.say("claim-nearest"), *lines] if lines else ())])
    return Message(phrases.language, text, private_rows(phrases, view, "hand"))

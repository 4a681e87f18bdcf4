"""Claiming routes, in private: which routes the seat can pay for, how to pay, and tunnels."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.messages.parts.affordable import extra_payments, route_payments
from bot.messages.parts.buttons import hand_button, private_rows
from bot.messages.parts.menus import paged_menu, payment_menus
from bot.messages.parts.message import MAX_LABEL, MAX_OPTIONS, Button, Menu, Message, Option
from bot.messages.parts.phrasebook import SEPARATOR, Phrasebook, safe_name, shorten
from bot.messages.parts.routes import (
    TICKET_MARK,
    claim_sort_key,
    missing_cards_line,
    phone_label,
    route_emoji,
    route_features,
    routes_for_tickets,
    unaffordable_routes,
    without_equal_lanes,
)
from bot.messages.parts.rows import fill_rows
from engine.model import Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView

MAX_NEAREST = 5


def claim_menu(phrases: Phrasebook, view: PlayerView, page: int = 0) -> Message:
    """The routes the seat can pay for: wanted for a ticket first, then fewest wilds, then most
    points. If there is none, those for which fewest cards are missing."""
    options = _route_options(phrases, view, phrases.board.routes)
    if not options:
        return _nearest_routes_message(
            phrases, view, phrases.board.routes, phrases.say("claim-none")
        )
    lines = [phrases.say("claim-choose", number=len(options))]
    if any(option.description.startswith(TICKET_MARK) for option in options):
        lines.append(phrases.say("claim-tickets"))
    placeholder = phrases.say("claim-placeholder")
    menu, page_buttons = paged_menu(phrases, "route", "claim", options, placeholder, page)
    rows = fill_rows(menu, page_buttons, (hand_button(phrases),))
    return Message(phrases.language, "\n".join(lines), rows)


def matching_routes_menu(phrases: Phrasebook, view: PlayerView, found: Sequence[Route]) -> Message:
    """Those of the routes that match what was typed and that the seat can pay for. If there is
    none, those for which fewest cards are missing."""
    options = _route_options(phrases, view, found)[:MAX_OPTIONS]
    if not options:
        why = phrases.say("claim-no-match-payable")
        return _nearest_routes_message(phrases, view, found, why)
    menu = Menu("route", tuple(options), phrases.say("claim-placeholder"))
    rows = fill_rows(menu, (hand_button(phrases),))
    return Message(phrases.language, phrases.say("claim-which-match"), rows)


def unknown_route_message(phrases: Phrasebook, typed: str, nearest: Sequence[str]) -> Message:
    """No route matches what was typed. `nearest`: similar names, if there are any."""
    route = safe_name(typed)
    if not nearest:
        return Message(phrases.language, phrases.say("refused-unknown-route", route=route))
    text = phrases.say("claim-unknown", route=route, near=", ".join(nearest))
    return Message(phrases.language, text)


def route_payment_menu(phrases: Phrasebook, view: PlayerView, route: RouteId) -> Message:
    """The ways to pay for a route."""
    ways = route_payments(view).get(route, [])
    text = phrases.say("pay-choose", what=phrases.route(route))
    menus = payment_menus(phrases, "pay", ways, (route,))
    return Message(phrases.language, text, fill_rows(*menus, (hand_button(phrases),)))


def with_other_ways(phrases: Phrasebook, message: Message, number: int) -> Message:
    """The reply to a claim, with the number of other ways to pay for it, if there were any."""
    if number < 1:
        return message
    line = phrases.say("claim-other-ways", number=number)
    return replace(message, text=f"{message.text}\n{line}")


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


def _route_options(phrases: Phrasebook, view: PlayerView, among: Iterable[Route]) -> list[Option]:
    """Those of the routes that the seat can pay for; only one of several equal lanes."""
    ways, wanted = route_payments(view), routes_for_tickets(phrases.board, view)
    payable = without_equal_lanes(route for route in among if route.id in ways)
    payable.sort(key=lambda route: claim_sort_key(phrases.board, route, ways[route.id][0], wanted))
    return [
        _route_option(phrases, route, ways[route.id], is_wanted=route.id in wanted)
        for route in payable
    ]


def _route_option(
    phrases: Phrasebook, route: Route, ways: Sequence[Payment], *, is_wanted: bool
) -> Option:
    """A label that fits a phone, with the cheapest way to pay as the description."""
    parts = [phrases.payment(ways[0]), *route_features(phrases, route, ways[0].cards)]
    if len(ways) > 1:
        parts.append(phrases.say("claim-more-ways", number=len(ways) - 1))
    description = (f"{TICKET_MARK} " if is_wanted else "") + SEPARATOR.join(parts)
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

"""Claiming in private: which routes can be paid now, and how."""

from collections.abc import Container, Iterable, Sequence

from bot.messages import payments
from bot.messages.affordable import extra_ways, route_ways
from bot.messages.buttons import own_rows, to_hand
from bot.messages.menus import paged, payment_rows
from bot.messages.message import MAX_LABEL, MAX_OPTIONS, Button, Menu, Message, Option
from bot.messages.phrasebook import BETWEEN, Phrasebook, plain, shortened
from bot.messages.routes import (
    TICKET_MARK,
    lack_line,
    not_yet,
    on_the_way,
    one_of_each,
    phone_label,
    route_emoji,
    route_kind,
)
from engine.board import Board
from engine.model import Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView

MOST_NEAR = 5


def claim_menu(phrases: Phrasebook, view: PlayerView, page: int = 0) -> Message:
    """The routes that can be paid now: on the way of a ticket first, then cheapest in wilds, then
    worth most. If there is none, the nearest to it."""
    options = route_options(phrases, view, phrases.board.routes)
    if not options:
        return _nearest_routes(phrases, view, phrases.board.routes, phrases.say("claim-none"))
    lines = [phrases.say("claim-choose", number=len(options))]
    if any(option.description.startswith(TICKET_MARK) for option in options):
        lines.append(phrases.say("claim-tickets"))
    rows = paged(phrases, "route", "claim", options, phrases.say("claim-placeholder"), page)
    return Message(phrases.language, "\n".join(lines), (*rows, (to_hand(phrases),)))


def found_menu(phrases: Phrasebook, view: PlayerView, found: Sequence[Route]) -> Message:
    """The same for the routes that somebody may have meant."""
    options = route_options(phrases, view, found)[:MAX_OPTIONS]
    if not options:
        return _nearest_routes(phrases, view, found, phrases.say("claim-none-found"))
    placeholder = phrases.say("claim-placeholder")
    rows = (Menu("route", tuple(options), placeholder), (to_hand(phrases),))
    return Message(phrases.language, phrases.say("claim-which"), rows)


def no_such_route(phrases: Phrasebook, typed: str, near: Sequence[str]) -> Message:
    """Nothing like it is on the board, but perhaps something nearly like it."""
    values: dict[str, str] = {"route": plain(typed)}
    if not near:
        return Message(phrases.language, phrases.say("refused-unknown-route", **values))
    names = ", ".join(near)
    return Message(phrases.language, phrases.say("claim-unknown", **values, near=names))


def payment_menu(phrases: Phrasebook, view: PlayerView, route: RouteId) -> Message:
    """The ways to pay for a route."""
    ways = route_ways(view).get(route, [])
    text = phrases.say("pay-choose", what=phrases.route(route))
    rows = payment_rows(phrases, "pay", ways, (route,))
    return Message(phrases.language, text, (*rows, (to_hand(phrases),)))


def tunnel_question(phrases: Phrasebook, view: PlayerView) -> Message:
    """Pay or give up: asked also of those who cannot pay, so that the pause tells nothing."""
    tunnel, ways = view.public.tunnel, extra_ways(view)
    if tunnel is None:
        return Message(phrases.language, phrases.say("tunnel-none"))
    turned, paid = phrases.colours(tunnel.turned), phrases.cards(tunnel.paid)
    named, due = phrases.route(tunnel.route), tunnel.due
    text = phrases.say("tunnel-question", route=named, paid=paid, cards=turned, due=due)
    if not ways:
        text += "\n" + phrases.say("tunnel-cannot-pay")
    give_up = Button("give_up", phrases.say("button-give-up"), "danger")
    return Message(phrases.language, text, (*payment_rows(phrases, "pay_extra", ways), (give_up,)))


def route_options(phrases: Phrasebook, view: PlayerView, among: Iterable[Route]) -> list[Option]:
    """Those of the routes that can be paid now; of lanes that are alike, one."""
    ways, wanted = route_ways(view), on_the_way(phrases.board, view)
    payable = one_of_each(route for route in among if route.id in ways)
    payable.sort(key=lambda route: eagerness(phrases.board, route, ways[route.id][0], wanted))
    return [
        _route_option(phrases, route, ways[route.id], is_wanted=route.id in wanted)
        for route in payable
    ]


def eagerness(
    board: Board, route: Route, cheapest: Payment, wanted: Container[RouteId]
) -> tuple[bool, tuple[int, int], int, str]:
    """What somebody would claim first."""
    points = board.map.points[route.length]
    return route.id not in wanted, payments.wilds(cheapest), -points, route.id


def _route_option(
    phrases: Phrasebook, route: Route, ways: Sequence[Payment], *, is_wanted: bool
) -> Option:
    """Short enough for a phone: what it costs stands below."""
    parts = [phrases.payment(ways[0]), *route_kind(phrases, route, ways[0].cards)]
    if len(ways) > 1:
        parts.append(phrases.say("claim-more-ways", number=len(ways) - 1))
    description = (f"{TICKET_MARK} " if is_wanted else "") + BETWEEN.join(parts)
    return Option(
        phone_label(phrases, route),
        route.id,
        shortened(description, MAX_LABEL),
        route_emoji(phrases, route),
    )


def _nearest_routes(
    phrases: Phrasebook, view: PlayerView, among: Iterable[Route], why: str
) -> Message:
    """None of them can be paid: what is lacking for the nearest, and what to do instead."""
    wanted = on_the_way(phrases.board, view)
    near = not_yet(phrases.board, view, one_of_each(among))
    near.sort(key=lambda each: (each[0], each[1].id not in wanted))
    lines = [
        f"{route_emoji(phrases, route)} "
        + lack_line(phrases, view, route, is_wanted=route.id in wanted)
        for _, route in near[:MOST_NEAR]
    ]
    text = "\n".join([why, *([phrases.say("claim-nearest"), *lines] if lines else ())])
    return Message(phrases.language, text, own_rows(phrases, view, "hand"))

"""Claiming in private: which routes can be paid now, and how."""

from collections.abc import Container, Iterable, Sequence

from bot.messages import payments
from bot.messages.affordable import extra_ways, route_ways
from bot.messages.buttons import own_rows, to_hand
from bot.messages.menus import paged, payment_rows
from bot.messages.message import MOST_LABEL, MOST_OPTIONS, Button, Menu, Message, Option
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


def claim_menu(voice: Phrasebook, view: PlayerView, page: int = 0) -> Message:
    """The routes that can be paid now: on the way of a ticket first, then cheapest in wilds, then
    worth most. If there is none, the nearest to it."""
    options = route_options(voice, view, voice.board.routes)
    if not options:
        return _nearest_routes(voice, view, voice.board.routes, voice.say("claim-none"))
    lines = [voice.say("claim-choose", number=len(options))]
    if any(option.description.startswith(TICKET_MARK) for option in options):
        lines.append(voice.say("claim-tickets"))
    rows = paged(voice, "route", "claim", options, voice.say("claim-placeholder"), page)
    return Message(voice.language, "\n".join(lines), (*rows, (to_hand(voice),)))


def found_menu(voice: Phrasebook, view: PlayerView, found: Sequence[Route]) -> Message:
    """The same for the routes that somebody may have meant."""
    options = route_options(voice, view, found)[:MOST_OPTIONS]
    if not options:
        return _nearest_routes(voice, view, found, voice.say("claim-none-found"))
    placeholder = voice.say("claim-placeholder")
    rows = (Menu("route", tuple(options), placeholder), (to_hand(voice),))
    return Message(voice.language, voice.say("claim-which"), rows)


def no_such_route(voice: Phrasebook, typed: str, near: Sequence[str]) -> Message:
    """Nothing like it is on the board, but perhaps something nearly like it."""
    values: dict[str, str] = {"route": plain(typed)}
    if not near:
        return Message(voice.language, voice.say("refused-unknown-route", **values))
    names = ", ".join(near)
    return Message(voice.language, voice.say("claim-unknown", **values, near=names))


def payment_menu(voice: Phrasebook, view: PlayerView, route: RouteId) -> Message:
    """The ways to pay for a route."""
    ways = route_ways(view).get(route, [])
    text = voice.say("pay-choose", what=voice.route(route))
    rows = payment_rows(voice, "pay", ways, (route,))
    return Message(voice.language, text, (*rows, (to_hand(voice),)))


def tunnel_question(voice: Phrasebook, view: PlayerView) -> Message:
    """Pay or give up: asked also of those who cannot pay, so that the pause tells nothing."""
    tunnel, ways = view.public.tunnel, extra_ways(view)
    if tunnel is None:
        return Message(voice.language, voice.say("tunnel-none"))
    turned, paid = voice.colours(tunnel.turned), voice.cards(tunnel.paid)
    named, due = voice.route(tunnel.route), tunnel.due
    text = voice.say("tunnel-question", route=named, paid=paid, cards=turned, due=due)
    if not ways:
        text += "\n" + voice.say("tunnel-cannot-pay")
    give_up = Button("give_up", voice.say("button-give-up"), "danger")
    return Message(voice.language, text, (*payment_rows(voice, "pay_extra", ways), (give_up,)))


def route_options(voice: Phrasebook, view: PlayerView, among: Iterable[Route]) -> list[Option]:
    """Those of the routes that can be paid now; of lanes that are alike, one."""
    ways, wanted = route_ways(view), on_the_way(voice.board, view)
    payable = one_of_each(route for route in among if route.id in ways)
    payable.sort(key=lambda route: eagerness(voice.board, route, ways[route.id][0], wanted))
    return [
        _route_option(voice, route, ways[route.id], is_wanted=route.id in wanted)
        for route in payable
    ]


def eagerness(
    board: Board, route: Route, cheapest: Payment, wanted: Container[RouteId]
) -> tuple[bool, tuple[int, int], int, str]:
    """What somebody would claim first."""
    points = board.map.points[route.length]
    return route.id not in wanted, payments.wilds(cheapest), -points, route.id


def _route_option(
    voice: Phrasebook, route: Route, ways: Sequence[Payment], *, is_wanted: bool
) -> Option:
    """Short enough for a phone: what it costs stands below."""
    parts = [voice.payment(ways[0]), *route_kind(voice, route, ways[0].cards)]
    if len(ways) > 1:
        parts.append(voice.say("claim-more-ways", number=len(ways) - 1))
    description = (f"{TICKET_MARK} " if is_wanted else "") + BETWEEN.join(parts)
    return Option(
        phone_label(voice, route),
        route.id,
        shortened(description, MOST_LABEL),
        route_emoji(voice, route),
    )


def _nearest_routes(
    voice: Phrasebook, view: PlayerView, among: Iterable[Route], why: str
) -> Message:
    """None of them can be paid: what is lacking for the nearest, and what to do instead."""
    wanted = on_the_way(voice.board, view)
    near = not_yet(voice.board, view, one_of_each(among))
    near.sort(key=lambda each: (each[0], each[1].id not in wanted))
    lines = [
        f"{route_emoji(voice, route)} "
        + lack_line(voice, view, route, is_wanted=route.id in wanted)
        for _, route in near[:MOST_NEAR]
    ]
    text = "\n".join([why, *([voice.say("claim-nearest"), *lines] if lines else ())])
    return Message(voice.language, text, own_rows(voice, view, "hand"))

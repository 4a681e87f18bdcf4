"""Claiming in private: which routes can be paid now, and how."""

from collections.abc import Iterable, Sequence

from bot.present import payment
from bot.present.message import MOST_LABEL, MOST_OPTIONS, Button, Menu, Message, Option, Row, Verb
from bot.present.voice import BETWEEN, Voice, shortened
from bot.present.ways import extra_ways, route_ways, station_ways
from engine import cards as card
from engine.board import Board
from engine.model import PlaceId, Route, RouteId
from engine.payments import Payment
from engine.views import PlayerView
from render.naming import find_ticket


def claim_menu(voice: Voice, view: PlayerView, page: int = 0) -> Message:
    """The routes that can be paid now, cheapest in wilds first, then worth most."""
    ways = route_ways(view)
    if not ways:
        return Message(voice.language, voice.say("claim-none"))
    routes = sorted(ways, key=lambda route: _worth(voice.board, route, ways[route][0]))
    options = [_route_option(voice, route, ways[route]) for route in routes]
    text = voice.say("claim-choose", number=len(options))
    rows = paged(voice, "route", "claim", options, voice.say("claim-placeholder"), page)
    return Message(voice.language, text, rows)


def payment_menu(voice: Voice, view: PlayerView, route: RouteId) -> Message:
    """The ways to pay for a route."""
    ways = route_ways(view).get(route, [])
    text = voice.say("pay-choose", what=voice.route(route))
    return Message(voice.language, text, payment_rows(voice, "pay", ways, (route,)))


def city_menu(voice: Voice, view: PlayerView, page: int = 0) -> Message:
    """The cities where a station can be built, those on the way of own tickets first."""
    ways = station_ways(view)
    if not ways:
        return Message(voice.language, voice.say("station-none"))
    wanted = {end for mine in view.tickets for end in find_ticket(voice.board, mine.ticket).ends}
    cities = sorted(ways, key=lambda city: (city not in wanted, voice.place(city)))
    options = [Option(voice.place(city), city) for city in cities]
    price = card.total(next(iter(ways.values()))[0].cards)
    text = voice.say("station-choose", number=price)
    rows = paged(voice, "city", "station", options, voice.say("station-placeholder"), page)
    return Message(voice.language, text, rows)


def station_payment_menu(voice: Voice, view: PlayerView, city: PlaceId) -> Message:
    """The ways to pay for a station."""
    ways = station_ways(view).get(city, [])
    text = voice.say("pay-choose", what=voice.place(city))
    return Message(voice.language, text, payment_rows(voice, "pay_station", ways, (city,)))


def tunnel_question(voice: Voice, view: PlayerView) -> Message:
    """Pay or give up: asked also of those who cannot pay, so that the pause tells nothing."""
    tunnel, ways = view.public.tunnel, extra_ways(view)
    if tunnel is None:
        return Message(voice.language, voice.say("tunnel-none"))
    turned = voice.colours(tunnel.turned)
    named, due = voice.route(tunnel.route), tunnel.due
    text = voice.say("tunnel-question", route=named, cards=turned, due=due)
    if not ways:
        text += "\n" + voice.say("tunnel-cannot-pay")
    give_up = Button("give_up", voice.say("button-give-up"), "danger")
    return Message(voice.language, text, (*payment_rows(voice, "pay_extra", ways), (give_up,)))


def payment_rows(
    voice: Voice, verb: Verb, ways: Iterable[Payment], args: tuple[str, ...] = ()
) -> tuple[Row, ...]:
    """A menu of payments; those beyond 25 cost more wilds than anybody wants to spend."""
    options = tuple(
        Option(shortened(voice.payment(way), MOST_LABEL), payment.write(way)) for way in ways
    )
    if not options:
        return ()
    return (Menu(verb, options[:MOST_OPTIONS], voice.say("pay-placeholder"), args=args),)


def paged(
    voice: Voice,
    verb: Verb,
    opened_by: Verb,
    options: Sequence[Option],
    placeholder: str,
    page: int,
) -> tuple[Row, ...]:
    """A menu of at most 25, and buttons to the pages before and after."""
    pages = -(-len(options) // MOST_OPTIONS)
    page = max(0, min(page, pages - 1))
    start = page * MOST_OPTIONS
    menu = Menu(verb, tuple(options[start : start + MOST_OPTIONS]), placeholder)
    if pages == 1:
        return (menu,)
    before = voice.say("button-before")
    after = voice.say("button-after")
    return (
        menu,
        (
            Button("more", before, emoji="◀️", args=(opened_by, str(page - 1)), disabled=page == 0),
            Button(
                "more",
                after,
                emoji="▶️",
                args=(opened_by, str(page + 1)),
                disabled=page == pages - 1,
            ),
        ),
    )


def route_facts(voice: Voice, route: Route) -> str:
    """`Paris - Zürich · 3 · 4 pts`."""
    points = voice.say("points", number=voice.board.map.points[route.length])
    return BETWEEN.join((voice.ends(route.ends), str(route.length), points))


def _route_option(voice: Voice, route: RouteId, ways: Sequence[Payment]) -> Option:
    found = voice.board.routes[voice.board.route_number[route]]
    label = route_facts(voice, found) + BETWEEN + voice.payment(ways[0])
    more = len(ways) - 1
    ways_text = voice.say("claim-more-ways", number=more) if more else ""
    description = BETWEEN.join(part for part in (route_kind(voice, found), ways_text) if part)
    return Option(shortened(label, MOST_LABEL), route, shortened(description, MOST_LABEL))


def route_kind(voice: Voice, route: Route) -> str:
    """`red, tunnel`."""
    kinds = [voice.say("colour-grey") if route.colour is None else voice.colour(route.colour)]
    if route.tunnel:
        kinds.append(voice.say("route-tunnel"))
    if route.locomotives:
        kinds.append(voice.say("route-locomotives", number=route.locomotives))
    if route.waves:
        kinds.append(voice.say("route-waves", number=route.waves))
    if route.carts:
        kinds.append(voice.say("route-carts"))
    return ", ".join(kinds)


def _worth(board: Board, route: RouteId, cheapest: Payment) -> tuple[tuple[int, int], int, str]:
    points = board.points[board.route_number[route]]
    return payment.wilds(cheapest), -points, route

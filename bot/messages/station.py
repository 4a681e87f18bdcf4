"""Building stations, in private: in which city, and how to pay."""

from collections.abc import Iterable, Mapping, Sequence

from bot.messages.parts import payments
from bot.messages.parts.affordable import next_station_price, station_payments
from bot.messages.parts.buttons import hand_button, private_rows, turn_button
from bot.messages.parts.menus import payment_menus
from bot.messages.parts.message import (
    MAX_BUTTON_LABEL,
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
    shorten,
)
from bot.messages.parts.pins import MOST_PINS, pin_label, pin_line, pin_page
from bot.messages.parts.routes import TICKET_MARK
from bot.messages.parts.rows import fill_rows, layout_message
from engine.board import Board
from engine.model import PlaceId, Stations, TicketId
from engine.payments import Payment
from engine.views import PlayerView
from maps.names import find_ticket
from render.pins import CityPin

MOST_WAYS = MAX_OPTIONS // MOST_PINS  # other ways to pay for each, in one menu


def city_menu(phrases: Phrasebook, view: PlayerView, page: int = 0) -> Message:
    """The cities where the seat can build a station, the ends of its open tickets first: a part of
    the board with numbered pins, buttons with the same numbers that build there, and the other
    cities in a menu."""
    ways = station_payments(view)
    if not ways:
        rows = private_rows(phrases, view, "hand")
        return Message(phrases.language, _why_no_station(phrases, view), rows)
    tickets = _open_tickets_by_end(phrases.board, view)
    cities = sorted(ways, key=lambda city: (city not in tickets, phrases.place(city)))
    shown, page, pages = pin_page(phrases.board, [CityPin(city) for city in cities], page)
    pinned = [(pin.number, pin.city) for pin in shown.pins if isinstance(pin, CityPin)]
    on_picture = {city for _, city in pinned}
    others = [city for _, city in pinned if len(ways[city]) > 1 + MOST_WAYS]
    others += [city for city in cities if city not in on_picture]
    lines = [
        pin_line(number, _details(phrases, city, tickets.get(city, ()))) for number, city in pinned
    ]
    blocks: list[Block] = [
        Text(_question(phrases, view)),
        Pictures(),
        Text("\n".join(lines)),
        *fill_rows(
            tuple(
                _build_button(phrases, city, ways[city][0], str(number)) for number, city in pinned
            )
        ),
        *_ways_menu(phrases, [(number, city, ways[city]) for number, city in pinned]),
        *_others_menu(phrases, others, tickets),
        (*page_buttons(phrases, ("station",), page, pages), turn_button(phrases)),
    ]
    return layout_message(phrases.language, blocks, (PinBoard(view, shown),))


def station_payment_menu(phrases: Phrasebook, view: PlayerView, city: PlaceId) -> Message:
    """The ways to pay for a station."""
    ways = station_payments(view).get(city, [])
    text = phrases.say("pay-choose", what=phrases.place(city))
    menus = payment_menus(phrases, "pay_station", ways, (city,))
    return Message(phrases.language, text, fill_rows(*menus, (hand_button(phrases),)))


def _build_button(phrases: Phrasebook, city: PlaceId, payment: Payment, name: str) -> Button:
    """`1 · 1 blue` or `Paris · 1 blue`, which builds there with exactly this payment."""
    price = SEPARATOR + phrases.payment(payment)
    label = shorten(name, MAX_BUTTON_LABEL - len(price)) + price
    args = (city, payments.to_text(payment))
    return Button("pay_station", label, "success", phrases.payment_emoji(payment), args)


def _ways_menu(
    phrases: Phrasebook, pinned: Iterable[tuple[int, PlaceId, Sequence[Payment]]]
) -> tuple[Menu, ...]:
    """The next ways to pay for a station in these cities."""
    options = [
        Option(
            pin_label(number, phrases.payment(way)),
            f"{city}:{payments.to_text(way)}",
            emoji=phrases.payment_emoji(way),
        )
        for number, city, ways in pinned
        for way in ways[1 : 1 + MOST_WAYS]
    ]
    placeholder = phrases.say("claim-ways-placeholder")
    return (Menu("pay_station", tuple(options), placeholder),) if options else ()


def _others_menu(
    phrases: Phrasebook, cities: Sequence[PlaceId], tickets: Mapping[PlaceId, Sequence[TicketId]]
) -> tuple[Menu, ...]:
    """Cities that are not on the picture, or with more ways to pay."""
    options = [_city_option(phrases, city, tickets.get(city, ())) for city in cities[:MAX_OPTIONS]]
    placeholder = phrases.say("station-placeholder")
    return (Menu("city", tuple(options), placeholder),) if options else ()


def _question(phrases: Phrasebook, view: PlayerView) -> str:
    """Where to build the next station, and what it costs: cards, and the points that it brings if
    it is not built."""
    unbuilt = sum(
        rule.points_unbuilt for rule in phrases.board.map.rules if isinstance(rule, Stations)
    )
    points = phrases.say("points-in-words", number=unbuilt)
    return phrases.say("station-choose", number=next_station_price(view), points=points)


def _details(phrases: Phrasebook, city: PlaceId, tickets: Sequence[TicketId]) -> str:
    """`Paris · end of your ticket Paris - Wien (8)`."""
    name = phrases.place(city)
    return f"{name}{SEPARATOR}{_why(phrases, tickets)}" if tickets else name


def _why_no_station(phrases: Phrasebook, view: PlayerView) -> str:
    """Why the seat, whose turn it is, can build no station: all are built, or cards are missing."""
    each = sum(rule.each for rule in phrases.board.map.rules if isinstance(rule, Stations))
    price = next_station_price(view)
    if price > each:
        return phrases.say("refused-no-stations-left")
    return phrases.say("station-none", number=price)


def _open_tickets_by_end(board: Board, view: PlayerView) -> dict[PlaceId, list[TicketId]]:
    """The seat's tickets that are not done, by the places at which they end."""
    tickets: dict[PlaceId, list[TicketId]] = {}
    for own in view.tickets:
        if own.state != "done":
            for end in find_ticket(board, own.ticket).places:
                tickets.setdefault(end, []).append(own.ticket)
    return tickets


def _city_option(phrases: Phrasebook, city: PlaceId, tickets: Sequence[TicketId]) -> Option:
    if not tickets:
        return Option(phrases.place(city), city)
    return Option(
        phrases.place(city), city, shorten(_why(phrases, tickets), MAX_LABEL), TICKET_MARK
    )


def _why(phrases: Phrasebook, tickets: Sequence[TicketId]) -> str:
    """The city is the end of these tickets."""
    names = join_names(phrases.translator, [phrases.ticket(ticket) for ticket in tickets])
    return phrases.say("station-ticket-end", number=len(tickets), tickets=names)

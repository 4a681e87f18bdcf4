"""Building stations, in private: in which city, and how to pay."""

from collections.abc import Sequence

from bot.messages.parts import payments
from bot.messages.parts.affordable import next_station_price, station_payments
from bot.messages.parts.buttons import hand_button, private_rows
from bot.messages.parts.menus import paged_menu, payment_menus
from bot.messages.parts.message import (
    MAX_BUTTON_LABEL,
    MAX_LABEL,
    Block,
    Button,
    Message,
    Option,
    Text,
)
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    Phrasebook,
    join_names,
    shorten,
    which_place,
)
from bot.messages.parts.routes import TICKET_MARK
from bot.messages.parts.rows import Buttons, fill_rows, layout_message
from engine.board import Board
from engine.model import PlaceId, Stations, TicketId
from engine.payments import Payment
from engine.views import PlayerView
from maps.names import find_ticket

MAX_SUGGESTED = 5  # cities with a button of their own


def city_menu(phrases: Phrasebook, view: PlayerView, page: int = 0) -> Message:
    """The cities where the seat can build a station: the ends of its open tickets as buttons that
    build there at once, the others in a menu."""
    ways = station_payments(view)
    if not ways:
        rows = private_rows(phrases, view, "hand")
        return Message(phrases.language, _why_no_station(phrases, view), rows)
    tickets = _open_tickets_by_end(phrases.board, view)
    cities = sorted(ways, key=lambda city: (city not in tickets, phrases.place(city)))
    suggested = [city for city in cities if city in tickets][:MAX_SUGGESTED]
    blocks: list[Block] = [Text(phrases.say("station-choose", number=next_station_price(view)))]
    for city in suggested:
        blocks.append(Text(f"**{phrases.place(city)}** · {_why(phrases, tickets[city])}"))
        blocks.append(_build_buttons(phrases, city, ways[city]))
    looking: Buttons = (hand_button(phrases),)
    others = cities[len(suggested) :]
    if others:
        options = [_city_option(phrases, city, tickets.get(city, ())) for city in others]
        placeholder = phrases.say("station-placeholder")
        menu, page_buttons = paged_menu(phrases, "city", "station", options, placeholder, page)
        blocks.append(menu)
        looking = (*page_buttons, *looking)
    return layout_message(phrases.language, (*blocks, looking))


def similar_cities_menu(
    phrases: Phrasebook, view: PlayerView, typed: str, cities: Sequence[PlaceId]
) -> Message:
    """Which of several cities was meant. In each of them the seat can build a station."""
    ways, shown = station_payments(view), cities[:MAX_SUGGESTED]
    blocks: list[Block] = [Text(which_place(phrases, typed, map(phrases.place, shown)))]
    blocks += [_build_buttons(phrases, city, ways[city]) for city in shown]
    return layout_message(phrases.language, (*blocks, (hand_button(phrases),)))


def station_payment_menu(phrases: Phrasebook, view: PlayerView, city: PlaceId) -> Message:
    """The ways to pay for a station."""
    ways = station_payments(view).get(city, [])
    text = phrases.say("pay-choose", what=phrases.place(city))
    menus = payment_menus(phrases, "pay_station", ways, (city,))
    return Message(phrases.language, text, fill_rows(*menus, (hand_button(phrases),)))


def _build_buttons(phrases: Phrasebook, city: PlaceId, ways: Sequence[Payment]) -> Buttons:
    """`Paris · 1 blue`, which builds there with exactly this payment; and, if there are several
    ways to pay, a button that shows them."""
    price = SEPARATOR + phrases.payment(ways[0])
    label = shorten(phrases.place(city), MAX_BUTTON_LABEL - len(price)) + price
    args = (city, payments.to_text(ways[0]))
    build = Button("pay_station", label, "success", phrases.payment_emoji(ways[0]), args)
    if len(ways) == 1:
        return (build,)
    other = phrases.say("button-other-ways", number=len(ways) - 1)
    return build, Button("city", other, args=(city,))


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
            for end in find_ticket(board, own.ticket).ends:
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

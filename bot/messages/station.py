"""Building stations in private: where, and how to pay."""

from collections.abc import Sequence

from bot.messages.affordable import station_ways
from bot.messages.buttons import own_rows, to_hand
from bot.messages.menus import paged, payment_rows
from bot.messages.message import MAX_LABEL, Message, Option
from bot.messages.phrasebook import Phrasebook, listed, shortened
from bot.messages.routes import TICKET_MARK
from engine import cards as card
from engine.board import Board
from engine.model import PlaceId, TicketId
from engine.views import PlayerView
from maps.names import find_ticket


def city_menu(phrases: Phrasebook, view: PlayerView, page: int = 0) -> Message:
    """The cities where a station can be built, the ends of open tickets first."""
    ways = station_ways(view)
    if not ways:
        return Message(
            phrases.language, phrases.say("station-none"), own_rows(phrases, view, "hand")
        )
    ending = _tickets_ending(phrases.board, view)
    cities = sorted(ways, key=lambda city: (city not in ending, phrases.place(city)))
    options = [_city_option(phrases, city, ending.get(city, ())) for city in cities]
    price = card.total(next(iter(ways.values()))[0].cards)
    text = phrases.say("station-choose", number=price)
    rows = paged(phrases, "city", "station", options, phrases.say("station-placeholder"), page)
    return Message(phrases.language, text, (*rows, (to_hand(phrases),)))


def station_payment_menu(phrases: Phrasebook, view: PlayerView, city: PlaceId) -> Message:
    """The ways to pay for a station."""
    ways = station_ways(view).get(city, [])
    text = phrases.say("pay-choose", what=phrases.place(city))
    rows = payment_rows(phrases, "pay_station", ways, (city,))
    return Message(phrases.language, text, (*rows, (to_hand(phrases),)))


def _tickets_ending(board: Board, view: PlayerView) -> dict[PlaceId, list[TicketId]]:
    """The cities at which tickets end that are not done yet."""
    ending: dict[PlaceId, list[TicketId]] = {}
    for mine in view.tickets:
        if mine.state != "done":
            for end in find_ticket(board, mine.ticket).ends:
                ending.setdefault(end, []).append(mine.ticket)
    return ending


def _city_option(phrases: Phrasebook, city: PlaceId, tickets: Sequence[TicketId]) -> Option:
    if not tickets:
        return Option(phrases.place(city), city)
    names = listed(phrases.translator, [phrases.ticket(ticket) for ticket in tickets])
    why = phrases.say("station-ticket-end", number=len(tickets), tickets=names)
    return Option(phrases.place(city), city, shortened(why, MAX_LABEL), TICKET_MARK)

"""Building stations in private: where, and how to pay."""

from collections.abc import Sequence

from bot.messages.affordable import station_ways
from bot.messages.buttons import own_rows, to_hand
from bot.messages.menus import paged, payment_rows
from bot.messages.message import MOST_LABEL, Message, Option
from bot.messages.phrasebook import Phrasebook, listed, shortened
from bot.messages.routes import TICKET_MARK
from engine import cards as card
from engine.board import Board
from engine.model import PlaceId, TicketId
from engine.views import PlayerView
from render.words.names import find_ticket


def city_menu(voice: Phrasebook, view: PlayerView, page: int = 0) -> Message:
    """The cities where a station can be built, the ends of open tickets first."""
    ways = station_ways(view)
    if not ways:
        return Message(voice.language, voice.say("station-none"), own_rows(voice, view, "hand"))
    ending = _tickets_ending(voice.board, view)
    cities = sorted(ways, key=lambda city: (city not in ending, voice.place(city)))
    options = [_city_option(voice, city, ending.get(city, ())) for city in cities]
    price = card.total(next(iter(ways.values()))[0].cards)
    text = voice.say("station-choose", number=price)
    rows = paged(voice, "city", "station", options, voice.say("station-placeholder"), page)
    return Message(voice.language, text, (*rows, (to_hand(voice),)))


def station_payment_menu(voice: Phrasebook, view: PlayerView, city: PlaceId) -> Message:
    """The ways to pay for a station."""
    ways = station_ways(view).get(city, [])
    text = voice.say("pay-choose", what=voice.place(city))
    rows = payment_rows(voice, "pay_station", ways, (city,))
    return Message(voice.language, text, (*rows, (to_hand(voice),)))


def _tickets_ending(board: Board, view: PlayerView) -> dict[PlaceId, list[TicketId]]:
    """The cities at which tickets end that are not done yet."""
    ending: dict[PlaceId, list[TicketId]] = {}
    for mine in view.tickets:
        if mine.state != "done":
            for end in find_ticket(board, mine.ticket).ends:
                ending.setdefault(end, []).append(mine.ticket)
    return ending


def _city_option(voice: Phrasebook, city: PlaceId, tickets: Sequence[TicketId]) -> Option:
    if not tickets:
        return Option(voice.place(city), city)
    names = listed(voice.speaker, [voice.ticket(ticket) for ticket in tickets])
    why = voice.say("station-ticket-end", number=len(tickets), tickets=names)
    return Option(voice.place(city), city, shortened(why, MOST_LABEL), TICKET_MARK)

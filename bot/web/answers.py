"""What the page is told about a table, as JSON: views of the engine with names and words.

No rules: what may be tapped are the moves of the view, each with the action that plays it.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from msgspec.structs import replace

from bot.domain.events import PublicEntry
from bot.domain.table import ComputerPlayer, Human, Occupant, Table
from bot.messages.parts.affordable import extra_payments, route_payments, station_payments
from bot.messages.parts.event_sentences import event_sentences
from bot.messages.parts.phrasebook import Phrasebook, safe_name, without_escapes
from bot.messages.results.ending import score_parts, seats_by_rank, winner_lines
from bot.web import prospects
from engine import cards as card
from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Keep,
    Pass,
    PayExtra,
    Take,
    to_json,
)
from engine.cards import COLOURS
from engine.model import PlaceId, RouteId, TicketId
from engine.payments import Payment
from engine.views import PlayerView, PublicSeat, PublicView
from maps.names import aim, marked_places, short_ticket_name, ticket_name, ticket_points
from maps.typography import DASH
from render.board_svg.facts import seat_facts

Json = dict[str, object]

MOST_ENTRIES = 40  # of the log
MARKDOWN = re.compile(r"\\([^0-9A-Za-z\s])|\*\*|`")  # an escaped sign, or what is left out
PAYMENTS_KEPT = 4000  # as JSON: a hand pays in hundreds of ways, most of them also in the next turn


def table_answer(
    phrases: Phrasebook, table: Table, view: PublicView, mine: PlayerView | None
) -> Json:
    """What one reader may know of a table. `mine`: what they see from their seat; None for people
    who watch, who get nothing but what the channel shows."""
    if table.status == "cancelled":  # perhaps in the midst of a turn: nobody is to move any more
        view = replace(view, waiting=())
        mine = None if mine is None else replace(mine, public=view, moves=())
    return {
        "table": str(table.id),
        "language": phrases.language,
        "status": table.status,
        "map": {"id": view.map, "name": phrases.map_name(), "words": phrases.board.map.words},
        "step": view.step,
        "stage": view.stage,
        "cards": {colour.word: {"name": phrases.colour(colour)} for colour in COLOURS},
        "seats": _seats(table, view, mine),
        "row": [colour.word for colour in view.row],
        "deck": view.deck,
        "discards": card.total(view.discards),
        "ticket_pile": view.tickets,
        "ferry_pile": view.ferry_pile,
        "merchandise_pile": view.merchandise_pile,
        "closed": view.closed,
        "is_last_round": view.is_last_round,
        "turns_left": view.turns_left,
        "tunnel": _tunnel(view),
        "mine": None if mine is None else _mine(phrases, mine),
        "end": _end(phrases, table, view),
    }


def log_answer(phrases: Phrasebook, entries: Sequence[PublicEntry]) -> list[Json]:
    """The newest entries of the log in words, the oldest of them first."""
    told = []
    for entry in entries[-MOST_ENTRIES:]:
        lines = plain(event_sentences(phrases, entry.events))
        told.append(
            {
                "seq": entry.seq,
                "seat": entry.seat,
                "at": int(entry.at),
                "is_undone": entry.is_undone,
                "lines": lines,
            }
        )
    return told


def plain(lines: Iterable[str]) -> list[str]:
    """Texts for a page, which shows no Markdown; what is escaped in a name stays in it."""
    return [MARKDOWN.sub(r"\1", line).removeprefix("-# ") for line in lines]


def plain_name(name: str) -> str:
    """A person's name for a page, without what cannot be seen, such as signs that turn the text
    around."""
    return without_escapes(safe_name(name))


def _player(person: Occupant) -> str:
    if isinstance(person, Human):
        return "human"
    return "computer" if isinstance(person, ComputerPlayer) else "stand-in"


def _seats(table: Table, view: PublicView, mine: PlayerView | None) -> list[Json]:
    looks = seat_facts(len(view.seats))
    return [
        {
            **look,
            "name": plain_name(person.name),
            "player": _player(person),
            "is_you": mine is not None and mine.seat == seat.seat,
            "is_waiting": seat.seat in view.waiting,
            **_held(seat),
        }
        for look, person, seat in zip(looks, table.occupants, view.seats, strict=True)
    ]


def _held(seat: PublicSeat) -> Json:
    return {
        "seat": seat.seat,
        "points": seat.points,
        "wagons": seat.wagons,
        "cards": seat.cards,
        "tickets": seat.tickets,
        "routes": seat.routes,
        "stations": seat.stations,
        "ferry_cards": seat.ferry_cards,
        "merchandise": seat.merchandise,
    }


def _tunnel(view: PublicView) -> Json | None:
    if view.tunnel is None:
        return None
    return {
        "route": view.tunnel.route,
        "paid": card.to_words(view.tunnel.paid),
        "turned": [colour.word for colour in view.tunnel.turned],
        "due": view.tunnel.due,
    }


def _end(phrases: Phrasebook, table: Table, view: PublicView) -> Json | None:
    if view.final is None:
        return None
    ranked = seats_by_rank(view.final)
    notes = [phrases.say("daily-page-end")] if table.options.daily else []
    return {
        "lines": plain(winner_lines(phrases, view.final)),
        "notes": plain(notes),
        "seats": [
            {
                "seat": score.seat,
                "rank": 1 if score.seat in view.final.winners else rank,
                "total": score.total,
                "lines": [{"text": text} for text in plain(score_parts(phrases, score))],
            }
            for rank, score in enumerate(ranked, start=1)
        ],
    }


def _mine(phrases: Phrasebook, view: PlayerView) -> Json:
    return {
        "seat": view.seat,
        "is_turn": view.seat in view.public.waiting,
        "hand": card.to_words(view.hand),
        "hand_text": phrases.cards(view.hand),
        "part": prospects.part_that_matters(phrases, view),
        "open": prospects.open_to_seat(phrases, view),
        "barred": prospects.barred(phrases, view),
        "tickets": [
            {
                **_ticket(phrases, own.ticket, own.target),
                "state": own.state,
                "text": text,
                "missing": own.missing,
                "borrowed": own.borrowed,
                "new_stations": own.new_stations,
            }
            for own, text in zip(view.tickets, prospects.ticket_states(phrases, view), strict=True)
        ],
        "offered": [_ticket(phrases, ticket) for ticket in view.offered],
        "fewest_to_keep": view.fewest_to_keep,
        "moves": _moves(phrases, view),
    }


def _ticket(phrases: Phrasebook, ticket: TicketId, target: PlaceId | None = None) -> Json:
    """A ticket with the places where it is marked; `short` has the points of several targets in it.
    `target`: of several, the one that is meant."""
    found = phrases.board.tickets[phrases.board.ticket_number[ticket]]
    return {
        "id": ticket,
        "name": ticket_name(phrases.board, ticket) + aim(phrases.board, target),
        "short": DASH.join(short_ticket_name(phrases.board, found)),
        "ends": marked_places(found, target),
        "points": ticket_points(found) if found.others else found.points,
    }


def _moves(phrases: Phrasebook, view: PlayerView) -> Json:
    """Everything the seat may do now, each with the action that does it."""
    routes, cities = route_payments(view), station_payments(view)
    return {
        "draw": _only(view, Draw),
        "tickets": _only(view, DrawTickets),
        "ferry_card": _only(view, DrawFerryCard),
        "pass": _only(view, Pass),
        "give_up": _only(view, GiveUp),
        "takes": {m.colour.word: to_json(m) for m in view.moves if isinstance(m, Take)},
        "keeps": [to_json(m) for m in view.moves if isinstance(m, Keep)],
        "claims": [
            {**_route(phrases, route), "ways": [_way(phrases, w, _claim(route, w)) for w in ways]}
            for route, ways in routes.items()
        ],
        "stations": [
            {
                "city": city,
                "name": phrases.place(city),
                "ways": [_way(phrases, way, BuildStation(city, way.cards)) for way in ways],
            }
            for city, ways in cities.items()
        ],
        "pay": [_way(phrases, way, PayExtra(way.cards)) for way in extra_payments(view)],
    }


def _only(view: PlayerView, kind: type[Action]) -> Json | None:
    return next((to_json(move) for move in view.moves if isinstance(move, kind)), None)


def _claim(route: RouteId, way: Payment) -> Claim:
    return Claim(route, way.cards, way.ferry_cards)


def _route(phrases: Phrasebook, route: RouteId) -> Mapping[str, object]:
    board = phrases.board
    found = board.routes[board.route_number[route]]
    return {
        "route": route,
        "name": phrases.route(route),
        "length": found.length,
        "points": board.map.points[found.length],
        "is_tunnel": found.tunnel,
        "takes_substitutes": bool(board.prices[board.route_number[route]].substitutes),
    }


def _way(phrases: Phrasebook, way: Payment, action: Claim | BuildStation | PayExtra) -> Json:
    body = _payment_json(action)
    return {
        "text": phrases.payment(way),
        "cards": body["cards"],
        "ferry_cards": way.ferry_cards,
        "action": body,
    }


@lru_cache(PAYMENTS_KEPT)
def _payment_json(action: Claim | BuildStation | PayExtra) -> Json:
    """The same for everybody who could pay so. Nobody may change what is returned."""
    return to_json(action)

"""A queue of moves as the page shows it, and what the page may ask to be done with it.

The page sends back what it was given for a move, which says no more than the menus of `/queue` do.
"""

from typing import Literal, get_args

import msgspec
from msgspec.structs import replace

from bot.domain import queue as rules
from bot.domain.open_routes import open_routes
from bot.domain.queue import (
    MOST_EXTRA,
    MOST_MOVES,
    MOST_TURNS,
    Change,
    Delay,
    Mode,
    Queue,
    QueuedCards,
    QueuedFerryCard,
    QueuedMove,
    QueuedStation,
    QueuedTickets,
    free_cities,
)
from bot.domain.refusals import TableCode, TableRefusal
from bot.messages.parts import payments
from bot.messages.parts.affordable import missing_number, payments_for
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.parts.routes import tickets_by_route
from bot.messages.queue import (
    ANY_CARDS,
    ANY_LANE,
    claim_of,
    move_sentence,
    queue_lines,
)
from bot.web.answers import Json, plain
from engine.cards import BY_WORD, COLOURS, Cards
from engine.model import FerryCards, PlaceId, Route, RouteId
from engine.payments import Price
from engine.values import Value
from engine.views import PlayerView

ALL_LANES = -1  # as bits
MOST_WAYS = 6  # to pay that are offered, besides any cards


class _Move(Value, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of what can be queued, as the page names it."""


class ClaimMove(_Move, frozen=True, tag="claim"):
    """`paid`: as in a menu of payments. `extra`: for a tunnel."""

    route: RouteId
    paid: str
    extra: int | None = None


class CardMove(_Move, frozen=True, tag="card"):
    colour: str
    or_deck: bool


class StationMove(_Move, frozen=True, tag="station"):
    city: PlaceId


class OtherMove(_Move, frozen=True, tag="other"):
    what: Literal["deck", "tickets", "tickets after", "ferry card"]


NamedMove = ClaimMove | CardMove | StationMove | OtherMove


class _Change(Value, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """Base of what can be done with a queue."""


class Add(_Change, frozen=True, tag="add"):
    move: NamedMove
    mode: Mode = "then"


class Remove(_Change, frozen=True, tag="remove"):
    turn: int
    move: int


class Clear(_Change, frozen=True, tag="clear"):
    pass


class ChooseDelay(_Change, frozen=True, tag="delay"):
    delay: Delay


class AllowLastRound(_Change, frozen=True, tag="last round"):
    is_allowed: bool


QueueChange = Add | Remove | Clear | ChooseDelay | AllowLastRound


def change_of(phrases: Phrasebook, view: PlayerView, edition: int, wanted: QueueChange) -> Change:
    """What `Queues.change` is asked to do; refuses CANNOT_BE_QUEUED for what no menu offers."""
    match wanted:
        case Add(move=move, mode=mode):
            return rules.add(_queued(phrases, view, move), mode, edition)
        case Remove(turn=turn, move=number):
            return rules.remove(turn, number, edition)
        case Clear():
            return rules.clear
        case ChooseDelay(delay=delay):
            return rules.choose_delay(delay)
        case AllowLastRound(is_allowed=is_allowed):
            return rules.allow_last_round(is_allowed)


def queue_answer(phrases: Phrasebook, view: PlayerView, queue: Queue) -> Json:
    """The queue in words, and everything that can be added to it."""
    is_turn, turns = view.seat in view.public.waiting, queue.turns
    return {
        "edition": queue.edition,
        "delay": queue.delay,
        "delays": [
            {"delay": delay, "text": phrases.say(f"queue-delay-{delay}")}
            for delay in get_args(Delay)
        ],
        "in_last_round": queue.in_last_round,
        "turns": [
            [{"text": text} for text in plain(move_sentence(phrases, move) for move in turn)]
            for turn in turns
        ],
        "lines": plain(queue_lines(phrases, view, queue, with_turns=False)),
        "can_add": not is_turn and len(turns) < MOST_TURNS,
        "can_add_otherwise": not is_turn and bool(turns) and len(turns[-1]) < MOST_MOVES,
        "moves": None if is_turn or view.public.stage == "opening" else _moves(phrases, view),
    }


def _moves(phrases: Phrasebook, view: PlayerView) -> Json:
    cards = [CardMove(colour.word, or_deck) for or_deck in (True, False) for colour in COLOURS]
    return {
        "claims": _claims(phrases, view),
        "cards": [_with_text(phrases, view, move) for move in cards],
        "stations": [
            {"city": city, "name": phrases.place(city), "move": _json(StationMove(city))}
            for city in free_cities(phrases.board, view)
        ],
        "others": [_with_text(phrases, view, move) for move in _others(phrases, view)],
    }


def _claims(phrases: Phrasebook, view: PlayerView) -> list[Json]:
    board, wanted = phrases.board, tickets_by_route(phrases.board, view)
    extras = [
        {"extra": number, "text": phrases.say("queue-extra-option", number=number)}
        for number in range(MOST_EXTRA + 1)
    ]
    found = list(open_routes(board, view, board.routes))
    are_open = sum(1 << board.route_number[route.id] for route in found)
    return [
        {
            "route": route.id,
            "name": phrases.route(route.id),
            "length": route.length,
            "missing": missing_number(*_price(phrases, view, route)),
            "is_wanted": route.id in wanted,
            "ways": [
                {"text": text, "move": {"type": "claim", "route": route.id, "paid": paid}}
                for paid, text in _ways(phrases, view, route, are_open)
            ],
            "extras": extras if route.tunnel else [],
        }
        for route in found
    ]


def _ways(
    phrases: Phrasebook, view: PlayerView, route: Route, are_open: int
) -> list[tuple[str, str]]:
    """In which ways a route can be paid for when the time comes, each with its words. `are_open`:
    the routes that the seat may claim, as bits."""
    ways = [(ANY_CARDS, phrases.say("queue-any-cards"))]
    lanes = phrases.board.lanes[phrases.board.route_number[route.id]] & are_open
    if lanes.bit_count() > 1:
        ways.append((ANY_LANE, phrases.say("queue-any-lane")))
    payable = payments_for(*_price(phrases, view, route))[:MOST_WAYS]
    return ways + [(payments.to_text(way), phrases.payment(way)) for way in payable]


def _price(phrases: Phrasebook, view: PlayerView, route: Route) -> tuple[Price, Cards, int]:
    """What a route costs, and with what the seat can pay."""
    price = phrases.board.prices[phrases.board.route_number[route.id]]
    return price, view.hand, view.public.seats[view.seat].ferry_cards


def _others(phrases: Phrasebook, view: PlayerView) -> list[OtherMove]:
    moves = [OtherMove("deck")]
    if any(own.state == "possible" for own in view.tickets):
        moves.append(OtherMove("tickets after"))
    moves.append(OtherMove("tickets"))
    if any(isinstance(rule, FerryCards) for rule in phrases.board.map.rules):
        moves.append(OtherMove("ferry card"))
    return moves


def _with_text(phrases: Phrasebook, view: PlayerView, move: NamedMove) -> Json:
    (text,) = plain([move_sentence(phrases, _queued(phrases, view, move))])
    return {"text": text[:1].upper() + text[1:], "move": _json(move)}


def _queued(phrases: Phrasebook, view: PlayerView, move: NamedMove) -> QueuedMove:
    """The move that is meant; refuses CANNOT_BE_QUEUED if no menu offers it."""
    match move:
        case ClaimMove(route=route_id, paid=paid, extra=extra):
            number = phrases.board.route_number.get(route_id)
            if number is not None:
                route = phrases.board.routes[number]
                ways = _ways(phrases, view, route, ALL_LANES)
                if paid in [way for way, _ in ways]:
                    claim = claim_of(phrases, view, route, paid)
                    most = max(0, min(extra or 0, MOST_EXTRA))
                    return replace(claim, extra=most) if route.tunnel else claim
        case CardMove(colour=colour, or_deck=or_deck) if colour in BY_WORD:
            return QueuedCards(BY_WORD[colour], or_deck)
        case StationMove(city=city) if city in free_cities(phrases.board, view):
            return QueuedStation(city)
        case OtherMove(what="deck"):
            return QueuedCards()
        case OtherMove(what="tickets"):
            return QueuedTickets()
        case OtherMove(what="tickets after"):
            possible = (own.ticket for own in view.tickets if own.state == "possible")
            return QueuedTickets(tuple(possible))
        case OtherMove(what="ferry card"):
            return QueuedFerryCard()
    raise TableRefusal(TableCode.CANNOT_BE_QUEUED)


def _json(move: NamedMove) -> object:
    return msgspec.to_builtins(move)

"""Moves that a person has queued for their next turns, and which of them is played when.

A queue has turns, one after the other. Each has moves, of which the first that is possible is
played. Nothing is played that its owner may not want any more: if no move of the turn is possible,
the owner is called as if there were no queue.

All functions are pure: they know what the owner of the queue may see, and nothing else.
"""

import enum
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Literal, assert_never

import msgspec
from msgspec.structs import replace

from bot.domain.open_routes import open_routes
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Seq
from engine import cards as card
from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    PayExtra,
    Take,
)
from engine.board import Board
from engine.cards import PLAIN, WILD, Colour
from engine.events import Event, Whisper
from engine.model import PlaceId, RouteId, Stations, TicketId
from engine.payments import Payment
from engine.substitutes import usual_number
from engine.values import Value
from engine.views import PlayerView, may_play

MOST_TURNS = 5
MOST_MOVES = 4  # of one turn
MOST_EXTRA = 3  # cards of a tunnel that one can offer to pay
MOST_PLAYED = 5  # turns that are remembered, in case somebody takes them back

Delay = Literal["none", "minutes", "hour"]
DELAYS_S: Mapping[Delay, tuple[float, float]] = {
    "none": (0.0, 0.0),
    "minutes": (120.0, 600.0),
    "hour": (60.0, 3600.0),
}
"""How long after the beginning of a turn its queued move is played: at random between these."""

Mode = Literal["then", "else"]
"""Where a move is added: as a turn after all others, or to the last one, if all its moves before
are impossible."""


class QueuedClaim(Value, frozen=True, tag="claim"):
    """Claim the first of these lanes that is possible.

    `payment`: None for any, with as few wilds and ferry cards as possible. `extra`: how many more
    cards to pay for a tunnel at most; if it costs more, it is given up. Without it no tunnel is
    tried. `tickets`: for which it was queued; once all of them are done, it is not played.
    """

    routes: tuple[RouteId, ...]
    payment: Payment | None = None
    extra: int | None = None
    tickets: tuple[TicketId, ...] = ()


class QueuedCards(Value, frozen=True, tag="cards"):
    """Take two cards, or one wild: each time an open card of this colour if there is one, otherwise
    from the deck, unless `or_deck` is false. Without a colour, both from the deck."""

    colour: Colour | None = None
    or_deck: bool = True


class QueuedTickets(Value, frozen=True, tag="tickets"):
    """Draw tickets, once all of these are done. Their owner chooses which to keep."""

    after: tuple[TicketId, ...] = ()


class QueuedStation(Value, frozen=True, tag="station"):
    """Build a station in this city, and pay with as few wilds as possible."""

    city: PlaceId


class QueuedFerryCard(Value, frozen=True, tag="ferry card"):
    """Draw a ferry card."""


QueuedMove = QueuedClaim | QueuedCards | QueuedTickets | QueuedStation | QueuedFerryCard
QueuedTurn = tuple[QueuedMove, ...]


class PlayedTurn(Value, frozen=True):
    """A turn that was played, and the entries of the log with its actions."""

    moves: QueuedTurn
    entries: tuple[Seq, ...]


class Report(Value, frozen=True):
    """What the queue has done since its owner last moved, for the owner only. `taken_back`: it was
    taken back together with another player's move, and is in the queue again."""

    events: tuple[Event, ...] = ()
    whispers: tuple[Whisper, ...] = ()
    taken_back: bool = False


class Queue(Value, frozen=True):
    """What a person has queued at a table.

    `edition` grows with every change: a button made for an earlier one changes nothing.
    `under_way`: the move with which the queue has begun the turn that its owner is taking now.
    `is_left_to_owner`: the turn is the owner's own, because nothing in the queue can be played or
    because they have taken a move back. `plays_at`: when the queue, which waits for its delay, will
    play in the turn of its owner; 0 if it does not wait, and in the database.
    """

    turns: tuple[QueuedTurn, ...] = ()
    delay: Delay = "none"
    in_last_round: bool = False
    edition: int = 0
    under_way: QueuedMove | None = None
    is_left_to_owner: bool = msgspec.field(default=False, name="is_held")
    report: Report | None = None
    played: tuple[PlayedTurn, ...] = ()
    plays_at: float = 0.0

    @property
    def is_shown(self) -> bool:
        """Whether there is anything to tell its owner."""
        return bool(self.turns) or self.report is not None


NO_QUEUE = Queue()
QUEUE_DECODER = msgspec.json.Decoder(Queue)  # made here: see engine/actions.py


class Call(enum.Enum):
    """Why nothing is played: the owner is called."""

    NOTHING_QUEUED = "nothing queued"
    NOT_YET = "not yet"  # what a move waits for may still happen
    VOID = "void"  # the reasons of all moves are gone
    OWN_CHOICE = "own choice"  # the turn has begun, and only its owner can go on


class QueuedAction(Value, frozen=True):
    """What is played now, and the move of the queue it belongs to."""

    move: QueuedMove
    action: Action


# What is played


def decide(board: Board, view: PlayerView, queue: Queue) -> QueuedAction | Call:
    """What the queue plays now for its owner, who is waited for; always something they may play."""
    if queue.is_left_to_owner or view.seat not in view.public.waiting:
        return Call.OWN_CHOICE
    if view.public.stage == "turn":
        return _begin(board, view, queue)
    if queue.under_way is not None:
        action = _go_on(view, queue.under_way)
        if action is not None and may_play(board, view, action):
            return QueuedAction(queue.under_way, action)
    return Call.OWN_CHOICE


def _begin(board: Board, view: PlayerView, queue: Queue) -> QueuedAction | Call:
    if not queue.turns:
        return Call.NOTHING_QUEUED
    if view.public.is_last_round and not queue.in_last_round:
        return Call.VOID
    call = Call.VOID
    for move in queue.turns[0]:
        if isinstance(move, QueuedTickets) and _are_open(view, move.after):
            call = Call.NOT_YET
            continue
        action = _first_action(board, view, move)
        if action is not None and may_play(board, view, action):
            return QueuedAction(move, action)
    return call


def _first_action(board: Board, view: PlayerView, move: QueuedMove) -> Action | None:
    """The action that begins a turn with this move; None if its reason is gone."""
    match move:
        case QueuedClaim():
            return _claim(board, view, move)
        case QueuedCards():
            return _card(view, move)
        case QueuedTickets():
            return DrawTickets() if _are_done(view, move.after) else None
        case QueuedStation(city=city):
            ways = [m for m in view.moves if isinstance(m, BuildStation) and m.city == city]
            return min(ways, key=lambda m: _cost(view, Payment(m.cards)), default=None)
        case QueuedFerryCard():
            return DrawFerryCard()
        case _:
            assert_never(move)


def _go_on(view: PlayerView, move: QueuedMove) -> Action | None:
    """The next action of a turn that this move has begun; None if its owner must decide."""
    match move:
        case QueuedCards() if view.public.stage == "second card":
            return _card(view, move)
        case QueuedClaim(extra=extra) if view.public.tunnel is not None and extra is not None:
            ways = [m for m in view.moves if isinstance(m, PayExtra)]
            if ways and view.public.tunnel.due <= extra:
                return min(ways, key=lambda m: _cost(view, Payment(m.cards)))
            return GiveUp()
        case _:
            return None


def _claim(board: Board, view: PlayerView, move: QueuedClaim) -> Action | None:
    if move.tickets and _are_done(view, move.tickets):
        return None
    for route in move.routes:
        number = board.route_number.get(route)
        if number is None or (board.routes[number].tunnel and move.extra is None):
            continue
        if move.payment is not None:
            claim = Claim(route, move.payment.cards, move.payment.ferry_cards)
            if may_play(board, view, claim):
                return claim
            continue
        ways = [m for m in view.moves if isinstance(m, Claim) and m.route == route]
        if ways:
            return _cheapest(view, ways)
    return None


def _cheapest(view: PlayerView, claims: Sequence[Claim]) -> Claim:
    """The claim with fewest substitutes, then the one that costs least. All are of one route."""
    ways = [Payment(claim.cards, claim.ferry_cards) for claim in claims]
    usual = usual_number(ways)
    number = min(
        range(len(ways)),
        key=lambda n: (max(0, card.total(ways[n].cards) - usual), _cost(view, ways[n])),
    )
    return claims[number]


def _card(view: PlayerView, move: QueuedCards) -> Action | None:
    if move.colour is not None and Take(move.colour) in view.moves:
        return Take(move.colour)
    return Draw() if move.colour is None or move.or_deck else None


def _cost(view: PlayerView, payment: Payment) -> tuple[int, int, int, int]:
    """Sort key of payments: what is worth most to keep, then the colour of which there is most."""
    held = max((card.count(view.hand, c) for c in PLAIN if card.count(payment.cards, c)), default=0)
    return card.count(payment.cards, WILD), payment.ferry_cards, -held, payment.cards


def _are_done(view: PlayerView, tickets: Iterable[TicketId]) -> bool:
    """Whether the seat has done all of these tickets."""
    done = {own.ticket for own in view.tickets if own.state == "done"}
    return done.issuperset(tickets)


def _are_open(view: PlayerView, tickets: Collection[TicketId]) -> bool:
    """Whether the seat may still do all of these tickets and has not done so yet."""
    hopeless = {own.ticket for own in view.tickets if own.state == "impossible"}
    return not _are_done(view, tickets) and hopeless.isdisjoint(tickets)


# How a queue changes by what happens at the table


def after_action(
    queue: Queue, chosen: QueuedAction, seq: Seq, report: Report, after: PlayerView
) -> Queue:
    """The queue has played an action, the log's entry `seq`. `report`: of this action alone."""
    if queue.under_way is None:  # it has begun a turn
        played = (*queue.played, PlayedTurn(queue.turns[0], (seq,)))[-MOST_PLAYED:]
        turns, before = queue.turns[1:], Report()
    else:
        last = queue.played[-1]
        played = (*queue.played[:-1], replace(last, entries=(*last.entries, seq)))
        turns, before = queue.turns, queue.report or Report()
    is_within_turn = after.seat in after.public.waiting and after.public.stage != "turn"
    return replace(
        queue,
        turns=turns,
        edition=queue.edition + 1,
        under_way=chosen.move if is_within_turn else None,
        report=Report((*before.events, *report.events), (*before.whispers, *report.whispers)),
        played=played,
    )


def after_own_action(board: Board, before: PlayerView, queue: Queue) -> Queue:
    """The owner has acted in the position `before`. What was queued for this turn leaves the queue,
    unless it still waits for something."""
    turns = queue.turns
    if before.public.stage == "turn" and turns:
        call = _begin(board, before, queue)
        turns = turns if call is Call.NOT_YET else turns[1:]
    return replace(
        queue,
        turns=turns,
        edition=queue.edition + 1,
        under_way=None,
        is_left_to_owner=False,
        report=None,
    )


def after_undo(queue: Queue, entries: Collection[Seq], *, is_own: bool) -> Queue:
    """Entries of the log were taken back. What the queue had played is queued again, unless its
    owner took it back (`is_own`): then the turn is theirs, and the queue does nothing in it."""
    gone = [turn for turn in queue.played if not set(entries).isdisjoint(turn.entries)]
    if is_own:
        return replace(
            queue,
            edition=queue.edition + 1,
            under_way=None,
            is_left_to_owner=True,
            report=None if gone else queue.report,
            played=tuple(turn for turn in queue.played if turn not in gone),
        )
    if not gone:
        return replace(queue, is_left_to_owner=False) if queue.is_left_to_owner else queue
    return replace(
        queue,
        turns=(*(turn.moves for turn in gone), *queue.turns)[:MOST_TURNS],
        edition=queue.edition + 1,
        under_way=None,
        is_left_to_owner=False,
        report=Report(taken_back=True),
        played=tuple(turn for turn in queue.played if turn not in gone),
    )


# How its owner changes it

Change = Callable[[Board, PlayerView, Queue], Queue]


def add(move: QueuedMove, mode: Mode, edition: int) -> Change:
    """Queue a move. Refused in the owner's own turn, if the queue is full, or if the move would
    never be possible."""

    def change(board: Board, view: PlayerView, queue: Queue) -> Queue:
        if view.seat in view.public.waiting:
            raise TableRefusal(TableCode.NOT_IN_OWN_TURN)
        _require_edition(queue, edition)
        _require_sense(board, view, move)
        turns = queue.turns
        if mode == "then" or not turns:
            if len(turns) >= MOST_TURNS:
                raise TableRefusal(TableCode.QUEUE_IS_FULL, most=MOST_TURNS)
            turns = (*turns, (move,))
        elif len(turns[-1]) >= MOST_MOVES:
            raise TableRefusal(TableCode.QUEUE_IS_FULL, most=MOST_MOVES)
        elif move not in turns[-1]:
            turns = (*turns[:-1], (*turns[-1], move))
        in_last_round = queue.in_last_round or view.public.is_last_round
        return _edited(queue, turns=turns, in_last_round=in_last_round)

    return change


def remove(turn: int, move: int, edition: int) -> Change:
    """Remove one move, and its turn if it was the only one."""

    def change(_: Board, __: PlayerView, queue: Queue) -> Queue:
        _require_edition(queue, edition)
        if not (0 <= turn < len(queue.turns) and 0 <= move < len(queue.turns[turn])):
            raise TableRefusal(TableCode.QUEUE_HAS_CHANGED)
        left = (*queue.turns[turn][:move], *queue.turns[turn][move + 1 :])
        turns = (*queue.turns[:turn], *((left,) if left else ()), *queue.turns[turn + 1 :])
        return _edited(queue, turns=turns)

    return change


def clear(_: Board, __: PlayerView, queue: Queue) -> Queue:
    """Remove everything, also the rest of a turn that the queue has begun."""
    return _edited(queue, turns=(), under_way=None)


def choose_delay(delay: Delay) -> Change:
    return lambda _, __, queue: _edited(queue, delay=delay)


def allow_last_round(is_allowed: bool) -> Change:
    """Whether the queue is also played in the last round."""
    return lambda _, __, queue: _edited(queue, in_last_round=is_allowed)


def _require_sense(board: Board, view: PlayerView, move: QueuedMove) -> None:
    """Refuse CANNOT_BE_QUEUED if everybody can see that the move will not be possible."""
    match move:
        case QueuedClaim(routes=routes):
            wanted = (route for route in board.routes if route.id in routes)
            is_possible = any(True for _ in open_routes(board, view, wanted))
        case QueuedStation(city=city):
            is_possible = city in free_cities(board, view)
        case _:
            is_possible = True
    if not is_possible:
        raise TableRefusal(TableCode.CANNOT_BE_QUEUED)


def free_cities(board: Board, view: PlayerView) -> list[PlaceId]:
    """The cities in which the seat may build a station in its turn; none if it has none left, or
    if the map has no stations."""
    built = {city for seat in view.public.seats for city in seat.stations}
    each = sum(rule.each for rule in board.map.rules if isinstance(rule, Stations))
    if len(view.public.seats[view.seat].stations) >= each:
        return []
    return [city.id for city in board.map.cities if city.id not in built]


def _edited(queue: Queue, **changes: object) -> Queue:
    return replace(queue, edition=queue.edition + 1, **changes)


def _require_edition(queue: Queue, edition: int) -> None:
    if queue.edition != edition:
        raise TableRefusal(TableCode.QUEUE_HAS_CHANGED)

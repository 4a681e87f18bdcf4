"""The private turn screen: the board around the seat's tickets, its cards and tickets, and what it
can do. For that seat only."""

from collections.abc import Sequence

from bot.domain.queue import NO_QUEUE, Queue
from bot.messages.parts.buttons import turn_screen_rows
from bot.messages.parts.message import MAX_TEXT, Message, OwnBoard, Pictures, Text
from bot.messages.parts.phrasebook import (
    FERRY_EMOJI,
    SEPARATOR,
    WAGON_SIGNS,
    Phrasebook,
    fit_lines,
)
from bot.messages.parts.rows import Buttons, Rows, fill_rows, layout_message
from bot.messages.queue import queue_lines
from bot.messages.tickets import (
    keep_menu,
    offered_board,
    offered_ticket_lines,
    short_ticket_lines,
    ticket_names,
)
from bot.messages.turn import is_first_turn
from engine.cards import COLOURS, Cards, count
from engine.model import FerryCards, Stations
from engine.views import PlayerView

ON_A_LINE = 6  # symbols with numbers for which a line of a phone has room
ON_A_FULL_LINE = 7  # the same without what separates the hand from the pieces


def turn_screen_message(
    phrases: Phrasebook,
    view: PlayerView,
    queue: Queue = NO_QUEUE,
    news: Sequence[str] = (),
    helping: Buttons = (),
) -> Message:
    """Everything one needs to take a turn, or to plan the next one. `news`: what has become worse
    for the seat's tickets since its last turn, and what no public message tells. `helping`: further
    buttons. In a first turn, what one can do takes the room of what the tickets need, and news that
    of what can wait."""
    is_first = is_first_turn(phrases.board.map, view.public) and view.seat in view.public.waiting
    tickets = ticket_names if is_first else short_ticket_lines
    lines = [
        *_stage_lines(phrases, view, has_extras=not news),
        cards_line(phrases, view),
        *news,
        *offered_ticket_lines(phrases, view),
        *tickets(phrases, view),
        *queue_lines(phrases, view, queue),
    ]
    blocks = (Pictures(), Text(fit_lines(lines, MAX_TEXT)), *_rows(phrases, view, queue, helping))
    picture = offered_board(phrases, view) if view.offered else OwnBoard(view, is_map_only=True)
    return layout_message(phrases.language, blocks, (picture,))


def cards_line(phrases: Phrasebook, view: PlayerView) -> str:
    """`🔴 3  🚂 2 · 🚃 45`: the hand as symbols with numbers, and the pieces left. These are on a
    line of their own where a phone would break the line between a symbol and its number."""
    own = view.public.seats[view.seat]
    pieces = [(WAGON_SIGNS[phrases.translator.theme], own.wagons)]
    if any(isinstance(rule, FerryCards) for rule in phrases.board.map.rules):
        pieces.append((FERRY_EMOJI, own.ferry_cards))
    counted = SEPARATOR.join(f"{sign}\N{NO-BREAK SPACE}{number}" for sign, number in pieces)
    colours = sum(count(view.hand, colour) > 0 for colour in COLOURS)
    has_room = colours + len(pieces) <= ON_A_LINE or colours > ON_A_FULL_LINE
    return (SEPARATOR if has_room else "\n").join((_symbols(phrases, view.hand), counted))


def points_line(phrases: Phrasebook, view: PlayerView) -> str:
    """`Robin 7 pts · Kim 9 pts, 🚃 12 trains`: everybody's points, and what the others have left,
    for somebody whom no public message tells it."""
    return SEPARATOR.join(
        f"{phrases.marked_name(each.seat)} {phrases.say('points', number=each.points)}"
        + (f", {phrases.holding('wagon', each.wagons)}" if each.seat != view.seat else "")
        for each in view.public.seats
    )


def _symbols(phrases: Phrasebook, hand: Cards) -> str:
    held = [(colour, count(hand, colour)) for colour in COLOURS]
    parts = [f"{phrases.emoji(colour)}\N{NO-BREAK SPACE}{n}" for colour, n in held if n]
    return f"**{'  '.join(parts)}**" if parts else phrases.say("hand-empty")


def _stage_lines(phrases: Phrasebook, view: PlayerView, *, has_extras: bool) -> list[str]:
    """What the seat is to do, if the buttons do not say it. `has_extras`: in a first turn there is
    room for what can wait."""
    if view.public.stage == "over":
        return [phrases.say("phrase-over")]
    if view.seat not in view.public.waiting:
        return [phrases.say("dm-not-your-turn")]
    if view.public.stage == "second card":
        return [phrases.say("result-take-second-card")]
    if not is_first_turn(phrases.board.map, view.public):
        return []
    return [phrases.say("hand-first-turn"), *(_first_turn_extras(phrases) if has_extras else ())]


def _first_turn_extras(phrases: Phrasebook) -> list[str]:
    """What the further buttons of a turn are for, on maps that have them."""
    rules = phrases.board.map.rules
    return [
        *(phrases.say("turn-first-station") for rule in rules if isinstance(rule, Stations)),
        *(phrases.say("turn-first-ferry") for rule in rules if isinstance(rule, FerryCards)),
    ]


def _rows(phrases: Phrasebook, view: PlayerView, queue: Queue, helping: Buttons) -> Rows:
    """What the seat can do; the tickets offered are in a menu, for clients that show no forms."""
    has_news = not is_first_turn(phrases.board.map, view.public)
    rows = turn_screen_rows(phrases, view, helping, has_queue=bool(queue.turns), has_news=has_news)
    return fill_rows(keep_menu(phrases, view), *rows) if view.offered else rows

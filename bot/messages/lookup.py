"""Looking at a game: the board again, what happened since a player's turn, the log, the points."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from bot.domain.events import PublicEntry
from bot.domain.queue import NO_QUEUE, Queue
from bot.messages.parts.bonuses import bonuses_by_seat, own_bonuses
from bot.messages.parts.buttons import ZoomScope, private_rows, text_board_button, zoom_rows
from bot.messages.parts.event_sentences import event_sentences
from bot.messages.parts.message import (
    MAX_TEXT,
    AreaPicture,
    BoardPicture,
    Button,
    Message,
    OwnArea,
    OwnBoard,
    Pictures,
    Text,
    TextFile,
)
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    Phrasebook,
    fit_lines,
    join_names,
    relative_time,
    safe_name,
    which_place,
    without_escapes,
)
from bot.messages.parts.rows import fill_rows, layout_message
from bot.messages.parts.signs import SEAT_SIGNS
from bot.messages.queue import queue_lines
from bot.messages.results.ending import score_lines, winner_lines
from bot.messages.results.replay import replay_button
from bot.messages.tickets import offered_ticket_lines, own_ticket_lines
from engine.events import changed_places
from engine.final_score import FinalScore
from engine.views import PlayerView, PublicSeat, PublicView
from maps.areas import QUARTERS, Area, area_name
from maps.bonus_counts import compared_bonuses
from maps.holdings import seat_holdings

MAX_AREAS_NAMED = 5  # in one row of buttons


def board_message(phrases: Phrasebook, view: PublicView) -> Message:
    """The board again. It names whose turn it is and mentions nobody."""
    text = phrases.say("phrase-over")
    if view.waiting:
        names = join_names(phrases.translator, [phrases.name(seat) for seat in view.waiting])
        text = phrases.say("phrase-turn", names=names)
    rows = zoom_rows(phrases, "all")
    blocks = (Text(text), Pictures(), *rows, (text_board_button(phrases),))
    return layout_message(phrases.language, blocks, (BoardPicture(view, edition="full"),))


def area_message(phrases: Phrasebook, view: PublicView, area: Area) -> Message:
    """An area of the board, enlarged."""
    text = _area_text(phrases, area)
    blocks = (Text(text), Pictures(), *zoom_rows(phrases, "all", area))
    return layout_message(phrases.language, blocks, (AreaPicture(view, area),))


def which_area_message(
    phrases: Phrasebook, typed: str, found: Sequence[Area], scope: ZoomScope
) -> Message:
    """Which of the areas that were found was meant, with a button for each; nothing if none was
    found."""
    if not found:
        return Message(phrases.language, phrases.say("refused-unknown-city", city=safe_name(typed)))
    names = {area: area_name(phrases.board, area) for area in found[:MAX_AREAS_NAMED]}
    buttons = tuple(Button("zoom", name, args=(scope, area)) for area, name in names.items())
    text = which_place(phrases, typed, names.values())
    return Message(phrases.language, text, fill_rows(buttons))


def own_board_message(
    phrases: Phrasebook, view: PlayerView, area: Area | None = None, queue: Queue = NO_QUEUE
) -> Message:
    """The board, or an area of it, with the seat's tickets, those offered to it, and its queue."""
    title = phrases.say("board-private") if area is None else _area_text(phrases, area)
    lines = [
        title,
        *own_ticket_lines(phrases, view, has_paths=area is None),
        *offered_ticket_lines(phrases, view),
        *queue_lines(phrases, view, queue),
        *(own_bonuses(phrases, view) if area is None else ()),
    ]
    blocks = (
        Text(fit_lines(lines, MAX_TEXT)),
        Pictures(),
        *zoom_rows(phrases, "own", area),
        *private_rows(phrases, view, "hand", extra=(text_board_button(phrases),)),
    )
    picture = OwnBoard(view) if area is None else OwnArea(view, area)
    return layout_message(phrases.language, blocks, (picture,))


def _area_text(phrases: Phrasebook, area: Area) -> str:
    if area in QUARTERS:
        return phrases.say(f"phrase-{area}")
    return phrases.say("board-area", place=area_name(phrases.board, area))


def recap_message(
    phrases: Phrasebook,
    view: PublicView,
    entries: Sequence[PublicEntry],
    *,
    is_spectator: bool = False,
) -> Message:
    """What happened in these entries, with the changed routes marked on the board. Moves that were
    taken back are left out. `is_spectator`: it is for somebody who does not play."""
    events = [event for entry in entries if not entry.is_undone for event in entry.events]
    sentences = event_sentences(phrases, events)
    if not sentences:
        over = "recap-over" if view.final is not None else "recap-nothing"
        if view.stage == "opening":  # there has been no turn
            over = "log-nothing"
        nothing = phrases.say("watch-recap-nothing" if is_spectator else over)
        return Message(phrases.language, nothing, attachments=(BoardPicture(view),))
    title = phrases.say("watch-recap-title" if is_spectator else "recap-title")
    lines = [title, *(f"• {line}" for line in sentences)]
    picture = BoardPicture(view, changed_places(events), tuple(map(without_escapes, sentences)))
    bonuses = compared_bonuses(phrases.board, view, SEAT_SIGNS, phrases.say)
    after = "".join(f"\n-# {line}" for line in bonuses) if view.final is None else ""
    text = _fit_newest_lines(lines, MAX_TEXT - len(after)) + after
    return Message(phrases.language, text, attachments=(picture,))


def log_message(phrases: Phrasebook, entries: Sequence[PublicEntry]) -> Message:
    """The whole game as a file, as much of its newest part as fits in the message, and a button to
    look at its moves."""
    if not entries:
        return Message(phrases.language, phrases.say("log-nothing"))
    lines = [(entry.at, line) for entry in entries for line in _entry_lines(phrases, entry)]
    shown = [f"{line}{SEPARATOR}{relative_time(int(at))}" for at, line in lines]
    written = [f"{_utc_time(at)} {without_escapes(line)}" for at, line in lines]
    file = TextFile("log.txt", "\n".join(written) + "\n")
    text = _fit_newest_lines([phrases.say("log-title"), *shown])
    rows = fill_rows((replay_button(phrases),))
    return Message(phrases.language, text, rows, attachments=(file,))


def standings_message(phrases: Phrasebook, view: PublicView) -> Message:
    """Points and pieces of every seat, most points first; after the end the final scores."""
    if view.final is not None:
        return _final_standings_message(phrases, view.final)
    by_points = sorted(view.seats, key=lambda seat: -seat.points)
    lines = [phrases.say("score-title", map=phrases.map_name())]
    lines += [_standing_line(phrases, seat) for seat in by_points]
    if view.is_last_round:
        lines += [phrases.say("turn-last-round", name=phrases.name(seat)) for seat in view.waiting]
    if bonuses := bonuses_by_seat(phrases, view):
        lines += [f"**{phrases.say('text-board-bonuses')}**", *bonuses]
    lines.append(phrases.say("score-note"))
    return Message(phrases.language, fit_lines(lines, MAX_TEXT))


def _final_standings_message(phrases: Phrasebook, final: FinalScore) -> Message:
    lines = [
        phrases.say("score-final", map=phrases.map_name()),
        *winner_lines(phrases, final),
        *score_lines(phrases, final),
    ]
    return Message(phrases.language, fit_lines(lines, MAX_TEXT))


def _standing_line(phrases: Phrasebook, seat: PublicSeat) -> str:
    """A seat's points and pieces."""
    held = SEPARATOR.join(
        phrases.holding(holding.kind, holding.number)
        for holding in seat_holdings(seat, phrases.board.map)
    )
    points = phrases.say("points", number=seat.points)
    return f"**{phrases.marked_name(seat.seat)}** {points}{SEPARATOR}{held}"


def _entry_lines(phrases: Phrasebook, entry: PublicEntry) -> list[str]:
    """`12. (taken back) Ada passed.`"""
    undone = phrases.say("log-undone") + " " if entry.is_undone else ""
    return [f"{entry.seq}. {undone}{line}" for line in event_sentences(phrases, entry.events)]


def _utc_time(unix_s: float) -> str:
    """A time for a file, where Discord cannot show it in the reader's time zone."""
    return datetime.fromtimestamp(unix_s, UTC).strftime("%Y-%m-%d %H:%M")


def _fit_newest_lines(lines: Iterable[str], most: int = MAX_TEXT) -> str:
    """The first line, which is the title, and as many of the last lines as fit."""
    title, *others = lines
    room = most - len(title) - 3
    newest = fit_lines(reversed(others), room, more="").split("\n")
    is_complete = len(newest) == len(others)
    return "\n".join([title, *([] if is_complete else ["…"]), *reversed(newest)])

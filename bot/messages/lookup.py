"""Looking back and around: the board again, a recap, the log, the standings."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from bot.domain.events import PublicEntry, game_events
from bot.messages import event_sentences
from bot.messages.action_sentences import action_sentence, reason_sentence
from bot.messages.ending import parts, ranked, verdict
from bot.messages.message import (
    MAX_TEXT,
    AreaPicture,
    BoardPicture,
    Message,
    TextBoardFile,
    TextFile,
)
from bot.messages.phrasebook import BETWEEN, Phrasebook, listed, unmarked, when, within
from engine.actions import Action
from engine.events import changed_places
from engine.model import PlaceId
from engine.score import FinalScore
from engine.views import PublicSeat, PublicView
from maps.holdings import seat_holdings
from maps.typography import signed
from players.choices.reasons import Reason


def board(phrases: Phrasebook, view: PublicView) -> Message:
    """The board again, calling nobody."""
    text = phrases.say("phrase-over")
    if view.waiting:
        names = listed(phrases.translator, [phrases.name(seat) for seat in view.waiting])
        text = phrases.say("phrase-turn", names=names)
    return Message(phrases.language, text, attachments=(BoardPicture(view),))


def area(phrases: Phrasebook, view: PublicView, place: PlaceId) -> Message:
    """The board around a place."""
    text = phrases.say("board-area", place=phrases.place(place))
    return Message(phrases.language, text, attachments=(AreaPicture(view, place),))


def board_as_text(phrases: Phrasebook, view: PublicView, *, is_part: bool = False) -> Message:
    """The whole board in words, as a file; also if only a part was asked for."""
    text = phrases.say("board-text-whole" if is_part else "board-text")
    return Message(phrases.language, text, attachments=(TextBoardFile(view),))


def recap(phrases: Phrasebook, view: PublicView, entries: Sequence[PublicEntry]) -> Message:
    """What happened since somebody's last turn, with those routes marked. Undone moves are left
    out."""
    events = [event for entry in entries if not entry.is_undone for event in entry.events]
    told = event_sentences.sentences(phrases, events)
    if not told:
        nothing = phrases.say("recap-nothing" if view.final is None else "recap-over")
        return Message(phrases.language, nothing, attachments=(BoardPicture(view),))
    lines = [phrases.say("recap-title"), *(f"• {line}" for line in told)]
    picture = BoardPicture(view, changed_places(game_events(events)), tuple(map(unmarked, told)))
    return Message(phrases.language, _newest(lines), attachments=(picture,))


def log(phrases: Phrasebook, entries: Sequence[PublicEntry]) -> Message:
    """The game so far: its newest part as text, all of it as a file."""
    if not entries:
        return Message(phrases.language, phrases.say("log-nothing"))
    told = [(entry, _entry_lines(phrases, entry)) for entry in entries]
    shown = [f"{line}{BETWEEN}{when(int(entry.at))}" for entry, lines in told for line in lines]
    written = [f"{_date(entry.at)} {unmarked(line)}" for entry, lines in told for line in lines]
    file = TextFile("log.txt", "\n".join(written) + "\n")
    return Message(
        phrases.language, _newest([phrases.say("log-title"), *shown]), attachments=(file,)
    )


def standings(phrases: Phrasebook, view: PublicView) -> Message:
    """Points and pieces of every seat, most points first; at the end what they came to."""
    if view.final is not None:
        return _final(phrases, view.final)
    by_points = sorted(view.seats, key=lambda seat: -seat.points)
    lines = [phrases.say("score-title", map=phrases.map_name())]
    lines += [_standing(phrases, seat) for seat in by_points]
    if view.is_last_round:
        lines.append(phrases.say("turn-last-round", number=view.turns_left))
    lines.append(phrases.say("score-note"))
    return Message(phrases.language, within(lines, MAX_TEXT))


def hint(phrases: Phrasebook, action: Action, reason: Reason | None = None) -> Message:
    """What an automatic player would do, and why."""
    what = action_sentence(phrases, action)
    if reason is None:
        return Message(phrases.language, phrases.say("hint", what=what))
    return Message(
        phrases.language, phrases.say("hint-why", what=what, why=reason_sentence(phrases, reason))
    )


def _final(phrases: Phrasebook, final: FinalScore) -> Message:
    lines = [phrases.say("score-final", map=phrases.map_name()), *verdict(phrases, final)]
    for score in ranked(final):
        made = BETWEEN.join(parts(phrases, score))
        lines.append(f"{phrases.name(score.seat)} **{signed(score.total)}**: {made}")
    return Message(phrases.language, within(lines, MAX_TEXT))


def _standing(phrases: Phrasebook, seat: PublicSeat) -> str:
    held = BETWEEN.join(
        phrases.say(f"holding-{holding.kind}", number=holding.number)
        for holding in seat_holdings(seat, phrases.board.map)
    )
    points = phrases.say("points", number=seat.points)
    return f"**{phrases.name(seat.seat)}** {points}{BETWEEN}{held}"


def _entry_lines(phrases: Phrasebook, entry: PublicEntry) -> list[str]:
    told = event_sentences.sentences(phrases, entry.events)
    mark = phrases.say("log-undone") + " " if entry.is_undone else ""
    return [f"{entry.seq}. {mark}{line}" for line in told]


def _date(unix_s: float) -> str:
    """In a file, where Discord shows no time of the reader's own."""
    return datetime.fromtimestamp(unix_s, UTC).strftime("%Y-%m-%d %H:%M")


def _newest(lines: Iterable[str]) -> str:
    """The title and as many of the last lines as fit."""
    title, *others = lines
    room = MAX_TEXT - len(title) - 3
    newest = within(reversed(others), room, more="").split("\n")
    is_all = len(newest) == len(others)
    return "\n".join([title, *([] if is_all else ["…"]), *reversed(newest)])

"""Looking back and around: the board again, a recap, the log, the standings."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from bot.domain.events import PublicEntry, game_events
from bot.messages import event_sentences
from bot.messages.action_sentences import action_sentence, reason_sentence
from bot.messages.ending import parts, ranked, verdict
from bot.messages.message import MOST_TEXT, AreaPicture, BoardPicture, Message, TextFile
from bot.messages.phrasebook import BETWEEN, Phrasebook, listed, unmarked, when, within
from engine.actions import Action
from engine.model import PlaceId
from engine.score import FinalScore
from engine.views import PublicSeat, PublicView
from players.choices.reasons import Reason
from render.ink.lettering import signed
from render.panel import holdings
from render.pictures.text_board import text_board
from render.words.alt_phrases import AltPhrases
from render.words.event_sentences import touched


def board(voice: Phrasebook, view: PublicView) -> Message:
    """The board again, calling nobody."""
    text = voice.say("phrase-over")
    if view.waiting:
        names = listed(voice.speaker, [voice.name(seat) for seat in view.waiting])
        text = voice.say("phrase-turn", names=names)
    return Message(voice.language, text, wanted=(BoardPicture(view),))


def area(voice: Phrasebook, view: PublicView, place: PlaceId) -> Message:
    """The board around a place."""
    text = voice.say("board-area", place=voice.place(place))
    return Message(voice.language, text, wanted=(AreaPicture(view, place),))


def board_as_text(
    voice: Phrasebook, view: PublicView, say: AltPhrases, *, is_part: bool = False
) -> Message:
    """The whole board in words, as a file; also if only a part was asked for."""
    file = TextFile("board.txt", unmarked(text_board(view, voice.board, voice.names, say)))
    text = voice.say("board-text-whole" if is_part else "board-text")
    return Message(voice.language, text, wanted=(file,))


def recap(voice: Phrasebook, view: PublicView, entries: Sequence[PublicEntry]) -> Message:
    """What happened since somebody's last turn, with those routes marked. Undone moves are left
    out."""
    events = [event for entry in entries if not entry.is_undone for event in entry.events]
    told = event_sentences.sentences(voice, events)
    if not told:
        nothing = voice.say("recap-nothing" if view.final is None else "recap-over")
        return Message(voice.language, nothing, wanted=(BoardPicture(view),))
    lines = [voice.say("recap-title"), *(f"• {line}" for line in told)]
    picture = BoardPicture(view, touched(game_events(events)), tuple(map(unmarked, told)))
    return Message(voice.language, _newest(lines), wanted=(picture,))


def log(voice: Phrasebook, entries: Sequence[PublicEntry]) -> Message:
    """The game so far: its newest part as text, all of it as a file."""
    if not entries:
        return Message(voice.language, voice.say("log-nothing"))
    told = [(entry, _entry_lines(voice, entry)) for entry in entries]
    shown = [f"{line}{BETWEEN}{when(int(entry.at))}" for entry, lines in told for line in lines]
    written = [f"{_date(entry.at)} {unmarked(line)}" for entry, lines in told for line in lines]
    file = TextFile("log.txt", "\n".join(written) + "\n")
    return Message(voice.language, _newest([voice.say("log-title"), *shown]), wanted=(file,))


def standings(voice: Phrasebook, view: PublicView) -> Message:
    """Points and pieces of every seat, most points first; at the end what they came to."""
    if view.final is not None:
        return _final(voice, view.final)
    by_points = sorted(view.seats, key=lambda seat: -seat.points)
    lines = [voice.say("score-title", map=voice.map_name())]
    lines += [_standing(voice, seat) for seat in by_points]
    if view.is_last_round:
        lines.append(voice.say("turn-last-round", number=view.turns_left))
    lines.append(voice.say("score-note"))
    return Message(voice.language, within(lines, MOST_TEXT))


def hint(voice: Phrasebook, action: Action, reason: Reason | None = None) -> Message:
    """What an automatic player would do, and why."""
    what = action_sentence(voice, action)
    if reason is None:
        return Message(voice.language, voice.say("hint", what=what))
    return Message(
        voice.language, voice.say("hint-why", what=what, why=reason_sentence(voice, reason))
    )


def _final(voice: Phrasebook, final: FinalScore) -> Message:
    lines = [voice.say("score-final", map=voice.map_name()), *verdict(voice, final)]
    for score in ranked(final):
        made = BETWEEN.join(parts(voice, score))
        lines.append(f"{voice.name(score.seat)} **{signed(score.total)}**: {made}")
    return Message(voice.language, within(lines, MOST_TEXT))


def _standing(voice: Phrasebook, seat: PublicSeat) -> str:
    held = BETWEEN.join(
        voice.say(f"holding-{holding.symbol}", number=holding.number)
        for holding in holdings.of_seat(seat, voice.board.map)
    )
    points = voice.say("points", number=seat.points)
    return f"**{voice.name(seat.seat)}** {points}{BETWEEN}{held}"


def _entry_lines(voice: Phrasebook, entry: PublicEntry) -> list[str]:
    told = event_sentences.sentences(voice, entry.events)
    mark = voice.say("log-undone") + " " if entry.is_undone else ""
    return [f"{entry.seq}. {mark}{line}" for line in told]


def _date(unix_s: float) -> str:
    """In a file, where Discord shows no time of the reader's own."""
    return datetime.fromtimestamp(unix_s, UTC).strftime("%Y-%m-%d %H:%M")


def _newest(lines: Iterable[str]) -> str:
    """The title and as many of the last lines as fit."""
    title, *others = lines
    room = MOST_TEXT - len(title) - 3
    newest = within(reversed(others), room, more="").split("\n")
    is_all = len(newest) == len(others)
    return "\n".join([title, *([] if is_all else ["…"]), *reversed(newest)])

"""The end, in stages: tickets player by player, bonuses, the winner, the film, the seed."""

from typing import assert_never

from bot.domain.table import Table
from bot.messages.message import MOST_TEXT, Button, Film, FinalPictures, Message, RecordFile
from bot.messages.phrasebook import Phrasebook, listed, mention, user_of, within
from engine.model import TieBreak
from engine.score import (
    FinalScore,
    MerchandiseLine,
    RegionsLine,
    RoutesLine,
    ScoreLine,
    SeatScore,
    StationsLine,
    TicketLine,
    TrailLine,
)
from engine.views import PublicView
from render.ink.lettering import signed


def ending(
    voice: Phrasebook, table: Table, view: PublicView, seed: str, *, has_record: bool = True
) -> tuple[Message, ...]:
    """The messages in their order. Seats are turned over from the lowest total to the highest."""
    final = view.final
    if final is None:
        return ()
    seats = sorted(final.seats, key=lambda score: score.total)
    return (
        Message(voice.language, voice.say("end-over")),
        *(_tickets(voice, score) for score in seats),
        _bonuses(voice, final),
        _winner(voice, table, view, final),
        _proof(voice, table, seed, has_record),
    )


def line_text(voice: Phrasebook, line: ScoreLine) -> str:
    """One line of a score."""
    points = _with_sign(line.points)
    match line:
        case RoutesLine(routes=routes):
            return voice.say("line-routes", points=points, number=routes)
        case TicketLine(ticket=ticket, done=done):
            mark = "✅" if done else "❌"
            return f"{mark} {voice.ticket(ticket).rpartition(' (')[0]}: {points}"
        case StationsLine(unbuilt=unbuilt):
            return voice.say("line-stations", points=points, number=unbuilt)
        case TrailLine(length=length):
            return voice.say("line-trail", points=points, number=length)
        case RegionsLine(count=count):
            return voice.say("line-regions", points=points, number=count)
        case MerchandiseLine(cards=cards):
            return voice.say("line-merchandise", points=points, number=cards)
        case _:
            assert_never(line)


def _with_sign(points: int) -> str:
    return f"+{points}" if points >= 0 else signed(points)


def _tickets(voice: Phrasebook, score: SeatScore) -> Message:
    """One seat's routes and tickets."""
    lines = [f"**{voice.name(score.seat)}**"]
    lines += [line_text(voice, line) for line in score.lines if isinstance(line, RoutesLine)]
    tickets = [line for line in score.lines if isinstance(line, TicketLine)]
    lines += [line_text(voice, line) for line in sorted(tickets, key=lambda line: -line.points)]
    lines += [
        voice.say("end-borrowed", place=voice.place(each.city), route=voice.route(each.route))
        for each in score.borrowed
    ]
    subtotal = sum(line.points for line in score.lines if isinstance(line, RoutesLine | TicketLine))
    room = MOST_TEXT - 100
    text = within(lines, room) + "\n" + voice.say("end-subtotal", number=signed(subtotal))
    return Message(voice.language, text)


def _bonuses(voice: Phrasebook, final: FinalScore) -> Message:
    lines = [voice.say("end-bonuses")]
    for score in final.seats:
        extra = [line for line in score.lines if _is_bonus(line)]
        told = ", ".join(line_text(voice, line) for line in extra) or voice.say("end-no-bonus")
        lines.append(f"**{voice.name(score.seat)}** {told}")
    return Message(voice.language, within(lines, MOST_TEXT))


def _is_bonus(line: ScoreLine) -> bool:
    """A trail is worth telling even when another one is longer."""
    return isinstance(line, TrailLine) or (
        line.points != 0 and not isinstance(line, RoutesLine | TicketLine)
    )


def _winner(voice: Phrasebook, table: Table, view: PublicView, final: FinalScore) -> Message:
    lines = [
        *verdict(voice, final),
        *(f"{voice.name(s.seat)} **{signed(s.total)}**" for s in ranked(final)),
    ]
    users = tuple(user for person in table.people if (user := user_of(person)) is not None)
    text = within([*lines, " ".join(map(mention, users))], MOST_TEXT)
    return Message(voice.language, text, wanted=(FinalPictures(view),), mentions=users)


def ranked(final: FinalScore) -> list[SeatScore]:
    """The winners first, then by points."""
    return sorted(final.seats, key=lambda score: (score.seat not in final.winners, -score.total))


def verdict(voice: Phrasebook, final: FinalScore) -> list[str]:
    """Who won, and what decided it if the points did not."""
    names = listed(voice.speaker, [voice.name(seat) for seat in final.winners])
    return [voice.say("end-winner", names=names, number=len(final.winners)), *_tie(voice, final)]


def parts(voice: Phrasebook, score: SeatScore) -> list[str]:
    """What a total is made of, the tickets in one line."""
    routes = [line_text(voice, line) for line in score.lines if isinstance(line, RoutesLine)]
    tickets = [line for line in score.lines if isinstance(line, TicketLine)]
    points = _with_sign(sum(line.points for line in tickets))
    done = sum(line.done for line in tickets)
    held = voice.say("line-tickets", done=done, number=len(tickets), points=points)
    return [*routes, held, *(line_text(voice, line) for line in score.lines if _is_bonus(line))]


def _tie(voice: Phrasebook, final: FinalScore) -> list[str]:
    """Why one of several with the same points won, or that nothing parted them."""
    match final.decided_by:
        case "points":
            return []
        case "nothing":
            return [voice.say("end-tie-shared")]
        case tie_break:
            return [voice.say(tie_key(tie_break))]


def tie_key(tie_break: TieBreak) -> str:
    return "end-tie-" + tie_break.replace(" ", "-")


def _proof(voice: Phrasebook, table: Table, seed: str, has_record: bool) -> Message:
    """The film, and what is needed to check every shuffle. A game that began by other rules can
    neither be filmed nor recorded."""
    key = "end-proof" if has_record else "end-proof-without-record"
    text = voice.say(key, seed=seed, hash=table.seed_hash)
    wanted = (Film(table.id), RecordFile(table.id)) if has_record else ()
    again = Button("again", voice.say("button-again"), "success", "🎲")
    return Message(voice.language, text, ((again,),), wanted)

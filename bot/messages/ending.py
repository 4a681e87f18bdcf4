"""The end, in stages: tickets player by player, bonuses, the winner, the film, the seed."""

from typing import assert_never

from bot.domain.events import Proof
from bot.domain.table import Table
from bot.messages.message import MAX_TEXT, Button, Film, FinalPictures, Message, RecordFile
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
from maps.typography import signed


def ending(
    phrases: Phrasebook, table: Table, view: PublicView, proof: Proof
) -> tuple[Message, ...]:
    """The messages in their order. Seats are turned over from the lowest total to the highest."""
    final = view.final
    if final is None:
        return ()
    seats = sorted(final.seats, key=lambda score: score.total)
    return (
        Message(phrases.language, phrases.say("end-over")),
        *(_tickets(phrases, score) for score in seats),
        _bonuses(phrases, final),
        _winner(phrases, table, view, final),
        _proof(phrases, table, proof),
    )


def line_text(phrases: Phrasebook, line: ScoreLine) -> str:
    """One line of a score."""
    points = _with_sign(line.points)
    match line:
        case RoutesLine(routes=routes):
            return phrases.say("line-routes", points=points, number=routes)
        case TicketLine(ticket=ticket, done=done):
            mark = "✅" if done else "❌"
            return f"{mark} {phrases.ticket(ticket).rpartition(' (')[0]}: {points}"
        case StationsLine(unbuilt=unbuilt):
            return phrases.say("line-stations", points=points, number=unbuilt)
        case TrailLine(length=length):
            return phrases.say("line-trail", points=points, number=length)
        case RegionsLine(count=count):
            return phrases.say("line-regions", points=points, number=count)
        case MerchandiseLine(cards=cards):
            return phrases.say("line-merchandise", points=points, number=cards)
        case _:
            assert_never(line)


def _with_sign(points: int) -> str:
    return f"+{points}" if points >= 0 else signed(points)


def _tickets(phrases: Phrasebook, score: SeatScore) -> Message:
    """One seat's routes and tickets."""
    lines = [f"**{phrases.name(score.seat)}**"]
    lines += [line_text(phrases, line) for line in score.lines if isinstance(line, RoutesLine)]
    tickets = [line for line in score.lines if isinstance(line, TicketLine)]
    lines += [line_text(phrases, line) for line in sorted(tickets, key=lambda line: -line.points)]
    lines += [
        phrases.say("end-borrowed", place=phrases.place(each.city), route=phrases.route(each.route))
        for each in score.borrowed
    ]
    subtotal = sum(line.points for line in score.lines if isinstance(line, RoutesLine | TicketLine))
    room = MAX_TEXT - 100
    text = within(lines, room) + "\n" + phrases.say("end-subtotal", number=signed(subtotal))
    return Message(phrases.language, text)


def _bonuses(phrases: Phrasebook, final: FinalScore) -> Message:
    lines = [phrases.say("end-bonuses")]
    for score in final.seats:
        extra = [line for line in score.lines if _is_bonus(line)]
        told = ", ".join(line_text(phrases, line) for line in extra) or phrases.say("end-no-bonus")
        lines.append(f"**{phrases.name(score.seat)}** {told}")
    return Message(phrases.language, within(lines, MAX_TEXT))


def _is_bonus(line: ScoreLine) -> bool:
    """A trail is worth telling even when another one is longer."""
    return isinstance(line, TrailLine) or (
        line.points != 0 and not isinstance(line, RoutesLine | TicketLine)
    )


def _winner(phrases: Phrasebook, table: Table, view: PublicView, final: FinalScore) -> Message:
    lines = [
        *verdict(phrases, final),
        *(f"{phrases.name(s.seat)} **{signed(s.total)}**" for s in ranked(final)),
    ]
    users = tuple(user for person in table.people if (user := user_of(person)) is not None)
    text = within([*lines, " ".join(map(mention, users))], MAX_TEXT)
    return Message(phrases.language, text, attachments=(FinalPictures(view),), mentions=users)


def ranked(final: FinalScore) -> list[SeatScore]:
    """The winners first, then by points."""
    return sorted(final.seats, key=lambda score: (score.seat not in final.winners, -score.total))


def verdict(phrases: Phrasebook, final: FinalScore) -> list[str]:
    """Who won, and what decided it if the points did not."""
    names = listed(phrases.translator, [phrases.name(seat) for seat in final.winners])
    return [
        phrases.say("end-winner", names=names, number=len(final.winners)),
        *_tie(phrases, final),
    ]


def parts(phrases: Phrasebook, score: SeatScore) -> list[str]:
    """What a total is made of, the tickets in one line."""
    routes = [line_text(phrases, line) for line in score.lines if isinstance(line, RoutesLine)]
    tickets = [line for line in score.lines if isinstance(line, TicketLine)]
    points = _with_sign(sum(line.points for line in tickets))
    done = sum(line.done for line in tickets)
    held = phrases.say("line-tickets", done=done, number=len(tickets), points=points)
    return [*routes, held, *(line_text(phrases, line) for line in score.lines if _is_bonus(line))]


def _tie(phrases: Phrasebook, final: FinalScore) -> list[str]:
    """Why one of several with the same points won, or that nothing parted them."""
    match final.decided_by:
        case "points":
            return []
        case "nothing":
            return [phrases.say("end-tie-shared")]
        case tie_break:
            return [phrases.say(tie_key(tie_break))]


def tie_key(tie_break: TieBreak) -> str:
    return "end-tie-" + tie_break.replace(" ", "-")


def _proof(phrases: Phrasebook, table: Table, proof: Proof) -> Message:
    """The film, and what is needed to check every shuffle. A game that began by other rules can
    neither be filmed nor recorded."""
    key = "end-proof" if proof.has_record else "end-proof-without-record"
    text = phrases.say(key, seed=proof.seed, hash=table.seed_hash)
    wanted = (Film(table.id), RecordFile(table.id)) if proof.has_record else ()
    again = Button("again", phrases.say("button-again"), "success", "🎲")
    return Message(phrases.language, text, ((again,),), wanted)

"""When somebody lets the others wait, or wants a move back: reminders, nudges, votes."""

from typing import assert_never

from bot.domain.requests import AbsenceQuestion, Absent, Reminder, UndoQuestion, Vote
from bot.domain.table import Table, UserId
from bot.messages.message import Button, Message
from bot.messages.phrasebook import Phrasebook, link, mention, when


def reminder(voice: Phrasebook, table: Table, due: Reminder) -> Message:
    """For one person: the table waits."""
    text = voice.say(
        "remind-turn",
        who=mention(due.user),
        map=voice.map_name(),
        since=when(int(due.since)),
        link=link(table.where),
    )
    mute = Button("mute", voice.say("button-mute"), emoji="🔕")
    hand = Button("hand", voice.say("button-hand"), emoji="✋")
    return Message(voice.language, text, ((hand, mute),), mentions=(due.user,))


def nudge(voice: Phrasebook, users: tuple[UserId, ...]) -> Message:
    """For everybody: the others ask whether somebody is still there."""
    who = ", ".join(map(mention, users))
    return Message(voice.language, voice.say("nudge", who=who), mentions=users)


def patience_over(voice: Phrasebook, absent: Absent) -> Message:
    """The last call; and for everybody else: now a vote may be called."""
    who, since = mention(absent.user), when(int(absent.since))
    text = voice.say("patience-over", who=who, since=since)
    vote = Button("vote", voice.say("button-vote"), "primary", "🗳️")
    return Message(voice.language, text, ((vote,),), mentions=(absent.user,))


def question(voice: Phrasebook, vote: Vote) -> Message:
    """A question to the people at the table, with its answers as buttons."""
    waited_for = [user for user in vote.voters if user not in {b.user for b in vote.ballots}]
    who = " ".join(map(mention, waited_for))
    mark = (str(vote.mark),)
    counted = voice.say("vote-count", number=len(vote.ballots), voters=len(vote.voters))
    match vote.question:
        case UndoQuestion(seat=seat):
            asked = voice.say("vote-undo", name=voice.name(seat))
            rows: tuple[Button, ...] = (
                Button("undo_yes", voice.say("button-undo-yes"), "success", args=mark),
                Button("undo_no", voice.say("button-undo-no"), "danger", args=mark),
            )
        case AbsenceQuestion(seat=seat, since=since):
            asked = voice.say("vote-absence", name=voice.name(seat), since=when(int(since)))
            rows = _absence_buttons(voice, mark)
        case _:
            assert_never(vote.question)
    text = f"{who} {asked}\n-# {counted}".strip()
    return Message(voice.language, text, (rows,), mentions=tuple(waited_for))


def decided(voice: Phrasebook, vote: Vote) -> Message:
    """How a vote ended; if nothing was decided, the game went on or ended first."""
    outcome = "void" if vote.outcome == "open" else vote.outcome
    text = voice.say(f"vote-decided-{outcome}", name=voice.name(vote.question.seat))
    return Message(voice.language, text)


def _absence_buttons(voice: Phrasebook, mark: tuple[str, ...]) -> tuple[Button, ...]:
    return (
        Button("vote_wait", voice.say("button-vote-wait"), emoji="⏳", args=mark),
        Button("vote_stand_in", voice.say("button-vote-stand-in"), emoji="🤖", args=mark),
        Button("vote_substitute", voice.say("button-vote-substitute"), emoji="🔁", args=mark),
    )

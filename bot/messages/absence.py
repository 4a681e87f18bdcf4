"""When somebody lets the others wait, or wants a move back: reminders, nudges, votes."""

from typing import assert_never

from bot.domain.requests import AbsenceQuestion, AbsentPlayer, DueReminder, UndoQuestion, Vote
from bot.domain.table import Table, UserId
from bot.messages.message import Button, Message
from bot.messages.phrasebook import Phrasebook, link, mention, when


def reminder(phrases: Phrasebook, table: Table, due: DueReminder) -> Message:
    """For one person: the table waits."""
    text = phrases.say(
        "remind-turn",
        who=mention(due.user),
        map=phrases.map_name(),
        since=when(int(due.since)),
        link=link(table.where),
    )
    mute = Button("mute", phrases.say("button-mute"), emoji="🔕")
    hand = Button("hand", phrases.say("button-hand"), emoji="✋")
    return Message(phrases.language, text, ((hand, mute),), mentions=(due.user,))


def nudge(phrases: Phrasebook, users: tuple[UserId, ...]) -> Message:
    """For everybody: the others ask whether somebody is still there."""
    who = ", ".join(map(mention, users))
    return Message(phrases.language, phrases.say("nudge", who=who), mentions=users)


def patience_over(phrases: Phrasebook, absent: AbsentPlayer) -> Message:
    """The last call; and for everybody else: now a vote may be called."""
    who, since = mention(absent.user), when(int(absent.since))
    text = phrases.say("patience-over", who=who, since=since)
    vote = Button("vote", phrases.say("button-vote"), "primary", "🗳️")
    return Message(phrases.language, text, ((vote,),), mentions=(absent.user,))


def question(phrases: Phrasebook, vote: Vote) -> Message:
    """A question to the people at the table, with its answers as buttons."""
    waited_for = [user for user in vote.voters if user not in {b.user for b in vote.ballots}]
    who = " ".join(map(mention, waited_for))
    mark = (str(vote.question_id),)
    counted = phrases.say("vote-count", number=len(vote.ballots), voters=len(vote.voters))
    match vote.question:
        case UndoQuestion(seat=seat):
            asked = phrases.say("vote-undo", name=phrases.name(seat))
            rows: tuple[Button, ...] = (
                Button("undo_yes", phrases.say("button-undo-yes"), "success", args=mark),
                Button("undo_no", phrases.say("button-undo-no"), "danger", args=mark),
            )
        case AbsenceQuestion(seat=seat, since=since):
            asked = phrases.say("vote-absence", name=phrases.name(seat), since=when(int(since)))
            rows = _absence_buttons(phrases, mark)
        case _:
            assert_never(vote.question)
    text = f"{who} {asked}\n-# {counted}".strip()
    return Message(phrases.language, text, (rows,), mentions=tuple(waited_for))


def decided(phrases: Phrasebook, vote: Vote) -> Message:
    """How a vote ended; if nothing was decided, the game went on or ended first."""
    outcome = "void" if vote.outcome == "open" else vote.outcome
    text = phrases.say(f"vote-decided-{outcome}", name=phrases.name(vote.question.seat))
    return Message(phrases.language, text)


def _absence_buttons(phrases: Phrasebook, mark: tuple[str, ...]) -> tuple[Button, ...]:
    return (
        Button("vote_wait", phrases.say("button-vote-wait"), emoji="⏳", args=mark),
        Button("vote_stand_in", phrases.say("button-vote-stand-in"), emoji="🤖", args=mark),
        Button("vote_substitute", phrases.say("button-vote-substitute"), emoji="🔁", args=mark),
    )

"""Somebody keeps the others waiting: nudges, the end of the table's patience, and the vote."""

from bot.domain.requests import AbsenceQuestion, AbsentPlayer
from bot.domain.table import UserId
from bot.messages.parts.message import Button, Message
from bot.messages.parts.phrasebook import Phrasebook, mention, relative_time
from bot.messages.parts.rows import Buttons, fill_rows


def nudge_message(phrases: Phrasebook, users: tuple[UserId, ...]) -> Message:
    """The others ask in public whether these people are still there."""
    who = ", ".join(map(mention, users))
    return Message(phrases.language, phrases.say("nudge", who=who), mentions=users)


def patience_over_message(phrases: Phrasebook, absent: AbsentPlayer) -> Message:
    """The others may call a vote from now on. The absent player is called once more, unless they
    have muted the turn."""
    since = relative_time(int(absent.since))
    vote = Button("vote", phrases.say("button-vote"), "primary", "🗳️")
    if absent.is_muted:
        text = phrases.say("patience-over-muted", name=phrases.name(absent.seat), since=since)
        return Message(phrases.language, text, fill_rows((vote,)))
    text = phrases.say("patience-over", who=mention(absent.user), since=since)
    return Message(phrases.language, text, fill_rows((vote,)), mentions=(absent.user,))


def patience_ended_message(phrases: Phrasebook) -> Message:
    """What that message says when the player has moved or somebody else plays the seat."""
    return Message(phrases.language, phrases.say("patience-ended"))


def question_text(phrases: Phrasebook, question: AbsenceQuestion) -> str:
    """What is asked in a vote about an absent player."""
    since = relative_time(int(question.since))
    return phrases.say("vote-absence", name=phrases.name(question.seat), since=since)


def answer_buttons(phrases: Phrasebook, args: tuple[str, ...]) -> Buttons:
    """The answers to it."""
    return (
        Button("vote_wait", phrases.say("button-vote-wait"), emoji="⏳", args=args),
        Button("vote_stand_in", phrases.say("button-vote-stand-in"), emoji="🤖", args=args),
        Button("vote_substitute", phrases.say("button-vote-substitute"), emoji="🔁", args=args),
    )

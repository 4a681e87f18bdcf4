"""The reply to /hint."""

from bot.messages.parts.action_sentences import action_sentence, reason_sentence
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import Phrasebook
from engine.actions import Action
from players.choices.reasons import Reason


def hint_message(phrases: Phrasebook, action: Action, reason: Reason | None = None) -> Message:
    """What a computer player would do in the reader's place, and why."""
    what = action_sentence(phrases, action)
    if reason is None:
        return Message(phrases.language, phrases.say("hint", what=what))
    why = reason_sentence(phrases, reason)
    return Message(phrases.language, phrases.say("hint-why", what=what, why=why))

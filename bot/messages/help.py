"""The reply to /help."""

from bot.i18n.catalogue import Translator
from bot.messages.parts.message import MAX_TEXT, Message
from bot.messages.parts.phrasebook import fit_lines

PARAGRAPHS = ("begin", "learn", "turn", "look", "remind", "wait", "leave")


def help_message(translator: Translator) -> Message:
    """All commands, by what somebody wants to do."""
    paragraphs = (translator.say(f"help-{paragraph}") for paragraph in PARAGRAPHS)
    text = fit_lines([translator.say("help-title"), *paragraphs], MAX_TEXT)
    return Message(translator.language, text)

"""The reply to /help."""

from bot.i18n.catalogue import Translator
from bot.messages.learn import offer_button
from bot.messages.parts.message import Message
from bot.messages.parts.pages import paged_message

PARAGRAPHS = (
    "title",
    "lesson",
    "begin",
    "learn",
    "turn",
    "look",
    "remind",
    "wait",
    "leave",
    "server",
)


def help_message(translator: Translator, page: int = 0) -> Message:
    """All commands, by what somebody wants to do, in pages."""
    paragraphs = [translator.say(f"help-{paragraph}") for paragraph in PARAGRAPHS]
    first, lesson = translator.say("help-first"), offer_button(translator)
    return paged_message(translator, ("help",), first, paragraphs, page, (lesson,))

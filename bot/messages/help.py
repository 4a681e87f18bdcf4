"""The reply to /help."""

from bot.domain.table import Language
from bot.i18n.catalogue import Translator
from bot.i18n.languages import FACTS
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
    "queue",
    "replay",
    "remind",
    "wait",
    "daily",
    "leave",
    "tables",
    "watch",
    "server",
    "privacy",
)


def help_message(translator: Translator, page: int = 0, docs_url: str = "") -> Message:
    """All commands, by what somebody wants to do, in pages. `docs_url`: where the documentation can
    be read; without it, there is no link to the guide for players."""
    paragraphs = [translator.say(f"help-{paragraph}") for paragraph in PARAGRAPHS]
    if docs_url:
        address = f"{docs_url}/{guide_file(translator.language)}"
        paragraphs.append(translator.say("help-guide", address=address))
    first, lesson = translator.say("help-first"), offer_button(translator)
    return paged_message(translator, ("help",), first, paragraphs, page, (lesson,))


def guide_file(language: Language) -> str:
    """The file with the guide for players in the folder of the documentation: in their language, or
    in English if it is not translated."""
    return f"playing.{language}.md" if FACTS[language].has_guide else "playing.md"

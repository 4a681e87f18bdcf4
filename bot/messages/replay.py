"""The texts of the page on which a finished game can be replayed."""

from collections.abc import Sequence

from bot.messages.parts.event_sentences import event_sentences
from bot.messages.parts.phrasebook import Phrasebook, without_escapes
from engine.events import Event


def plain_sentences(phrases: Phrasebook, events: Sequence[Event]) -> tuple[str, ...]:
    """What happened, for a page without Markdown."""
    return tuple(without_escapes(sentence) for sentence in event_sentences(phrases, events))

"""On which map to play: what a game on each of them is like, the shortest first."""

from collections.abc import Iterable

from bot.i18n.catalogue import Translator
from bot.messages.parts.map_character import special_line, turns_each
from bot.messages.parts.message import MAX_LAYOUT_PARTS, Button, Message, Section, Text
from bot.messages.parts.phrasebook import map_to_play
from bot.messages.parts.rows import layout_message
from engine.model import Map

MAX_MAPS = (MAX_LAYOUT_PARTS - 1) // 3  # each has a text and a button


def map_question(translator: Translator, maps: Iterable[Map], said: tuple[str, ...]) -> Message:
    """Which map somebody wants to play on. `said`: the other options of their /new, which come with
    the buttons."""
    shown = sorted(maps, key=turns_each)[:MAX_MAPS]
    sections = [
        Section(_about(translator, map_), _button(translator, map_, said)) for map_ in shown
    ]
    question = Text(translator.say("lobby-which-map"))
    return layout_message(translator.language, (question, *sections))


def _about(translator: Translator, map_: Map) -> str:
    """`2-4 players · about 16 turns each`, and what is special."""
    least, most = map_.players
    turns = turns_each(map_)
    facts = translator.say("lobby-map-facts", least=least, most=most, turns=turns)
    return "\n".join(line for line in (facts, special_line(translator, map_)) if line)


def _button(translator: Translator, map_: Map, said: tuple[str, ...]) -> Button:
    return Button("open_on", map_to_play(translator, map_), "primary", args=(map_.id, *said))

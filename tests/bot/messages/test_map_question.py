"""The question on which map to play."""

import pytest
from msgspec.structs import replace

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.map_question import MAX_MAPS, map_question
from bot.messages.parts.map_character import turns_each
from bot.messages.parts.message import Section
from bot.messages.parts.phrasebook import map_to_play
from engine.model import MapId
from maps.loader import available, load
from tests.support.messages import assert_valid
from tests.support.wire.wire import catalogue

SAID = ("",) * 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_says_what_each_map_is_like_and_begins_with_the_shortest(
    language: Language,
) -> None:
    translator = catalogue().translator(language)
    message = map_question(translator, map(load, available()), SAID)
    assert_valid(message)
    sections = [block for block in message.layout if isinstance(block, Section)]
    assert {each.button.args[0] for each in sections} == {*available()}
    first = next(each for each in sections if each.button.args[0] == "amsterdam")
    assert first.button.args == ("amsterdam", *SAID)
    assert first.button.label == map_to_play(translator, load("amsterdam")) != "Amsterdam"
    turns = [turns_each(load(each.button.args[0])) for each in sections]
    assert turns == sorted(turns)
    facts = translator.say("lobby-map-facts", least=2, most=4, turns=16)
    assert first.text.split("\n")[0] == facts
    special = {each.text.partition("\n")[2] for each in sections}
    assert len(special) == len(sections)  # every map has something of its own


def test_as_many_maps_are_offered_as_a_message_has_room_for() -> None:
    usa = load("usa")
    maps = [replace(usa, id=MapId(f"usa-{number}")) for number in range(MAX_MAPS + 1)]
    message = map_question(catalogue().translator("en"), maps, SAID)
    assert len([block for block in message.layout if isinstance(block, Section)]) == MAX_MAPS
    assert_valid(message)

"""Signs: each has its own picture, and what people are called is never taken for one."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.direct_messages import hand_direct_message
from bot.messages.parts.phrasebook import safe_name, without_escapes
from bot.messages.parts.signs import EMOJI_NAMES, SIGN, SIGNS_BY_NAME
from render.pictures.emoji import emoji_pictures
from tests.support.messages import phrasebook, seated_table, view_with_hand


def test_every_sign_has_a_picture_and_every_picture_a_sign() -> None:
    assert sorted(SIGNS_BY_NAME) == sorted(picture.name for picture in emoji_pictures())
    assert len(SIGNS_BY_NAME) == len(EMOJI_NAMES)


def test_every_sign_is_found_in_a_text() -> None:
    for sign in EMOJI_NAMES:
        assert SIGN.findall(f"{sign} Ada, **{sign}**") == [sign, sign]


@pytest.mark.parametrize("name", ["🔴 Bo", "Bo🚂", "🇩", "⛴️", "✅✅"])
def test_signs_in_names_are_escaped(name: str) -> None:
    assert SIGN.search(name)
    assert not SIGN.search(safe_name(name))
    assert without_escapes(safe_name(name)) == name


@pytest.mark.parametrize("name", ["🇩🇰", "🇦🇧 x", "✋🏽", "😀 Bo"], ids=str)
def test_flags_and_other_emoji_are_no_signs(name: str) -> None:
    assert not SIGN.search(name)
    assert safe_name(name) == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_line_of_a_direct_message_has_no_signs(language: Language) -> None:
    """It is shown in a notification, which cannot show the bot's own emoji."""
    phrases, view = phrasebook("europe", 2, language), view_with_hand("europe", "2 red 1 wild")
    message = hand_direct_message(phrases, seated_table("europe", 2, language), view)
    first, others = message.text.split("\n", 1)
    assert not SIGN.search(first)
    assert SIGN.search(others)

"""The reply to /privacy, and the questions before everything is deleted."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.privacy import Operator, delete_question, former_name, privacy_message
from tests.support.messages import catalogue

PHONE_SCREENS = 1600  # characters: two screens of a phone


@pytest.mark.parametrize("language", LANGUAGES)
def test_privacy_says_everything_in_two_screens_of_a_phone(language: Language) -> None:
    translator = catalogue().translator(language)
    alone = privacy_message(translator, Operator())
    known = privacy_message(
        translator, Operator("mail@example.org", "https://example.org/privacy", 45, 20)
    )
    for message in (alone, known):
        assert len(message.text) < PHONE_SCREENS
        assert [button.verb for row in message.rows for button in row] == [  # type: ignore[union-attr]  # no menus
            "export_data",
            "delete_data",
        ]
    assert "30" in alone.text
    assert translator.say("privacy-contact-unknown") in alone.text
    for said in ("45", "20", "mail@example.org", "https://example.org/privacy"):
        assert said in known.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_question_says_how_many_games_end_and_the_last_one_is_short(
    language: Language,
) -> None:
    translator = catalogue().translator(language)
    none, one, many = (delete_question(translator, 0, number).text for number in (0, 1, 23))
    assert len({none, one, many}) == 3
    assert "23" in many
    assert len(delete_question(translator, 1, 23).text) < len(none)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_former_player_has_a_number_without_separators(language: Language) -> None:
    assert former_name(catalogue(), language, 12345).endswith(" 12345")

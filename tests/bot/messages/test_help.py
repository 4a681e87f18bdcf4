"""The reply to /help."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.help import help_message
from tests.support.messages import assert_valid, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: Language) -> None:
    translator = catalogue().translator(language)
    text = help_message(translator)
    assert_valid(text)
    names = [k for k in translator.keys if k.startswith("command-") and "description" not in k]
    assert {k for k in names if f"`/{translator.say(k)}`" not in text.text} == {"command-help"}

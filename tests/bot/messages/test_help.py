"""The reply to /help."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.help import help_message
from bot.messages.parts.pages import MAX_PAGE_LENGTH
from tests.support.messages import assert_valid, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: Language) -> None:
    translator = catalogue().translator(language)
    pages = [help_message(translator, page) for page in (0, 1)]
    for page in pages:
        assert_valid(page)
        assert len(page.text) <= MAX_PAGE_LENGTH
    text = "\n".join(page.text for page in pages)
    names = [k for k in translator.keys if k.startswith("command-") and "description" not in k]
    assert {k for k in names if f"`/{translator.say(k)}`" not in text} == {"command-help"}

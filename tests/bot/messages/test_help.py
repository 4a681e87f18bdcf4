"""The reply to /help."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.help import guide_file, help_message
from bot.messages.parts.pages import MAX_PAGE_LENGTH
from tests.support.messages import assert_valid, catalogue


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: Language) -> None:
    translator = catalogue().translator(language)
    pages = [help_message(translator, page) for page in range(3)]
    for page in pages:
        assert_valid(page)
        assert len(page.text) <= MAX_PAGE_LENGTH
    text = "\n".join(page.text for page in pages)
    names = [k for k in translator.keys if k.startswith("command-") and "description" not in k]
    assert {k for k in names if f"`/{translator.say(k)}`" not in text} == {"command-help"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_links_the_guide_in_the_reader_s_language(language: Language) -> None:
    translator, docs = catalogue().translator(language), "https://example.com/slow-train/docs"
    *_, last, beyond = (help_message(translator, page, docs) for page in range(4))
    assert f"]({docs}/{guide_file(language)})" in last.text
    assert last == beyond  # the link makes no page more


def test_help_has_no_link_without_an_address() -> None:
    pages = [help_message(catalogue().translator("en"), page).text for page in range(3)]
    assert "](" not in "".join(pages)

"""The reply to /help."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES, Translator
from bot.messages.help import guide_file, help_message
from bot.messages.parts.message import Message
from bot.messages.parts.pages import MAX_PAGE_LENGTH
from tests.support.messages import assert_valid, catalogue


def all_pages(translator: Translator, docs_url: str = "") -> list[Message]:
    """Every page of the help: a page beyond the last means the last."""
    pages = [help_message(translator, 0, docs_url)]
    while (following := help_message(translator, len(pages), docs_url)) != pages[-1]:
        pages.append(following)
    return pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: Language) -> None:
    translator = catalogue().translator(language)
    pages = all_pages(translator)
    for page in pages:
        assert_valid(page)
        assert len(page.text) <= MAX_PAGE_LENGTH
    text = "\n".join(page.text for page in pages)
    names = [k for k in translator.keys if k.startswith("command-") and "description" not in k]
    assert {k for k in names if f"`/{translator.say(k)}`" not in text} == {"command-help"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_links_the_guide_in_the_reader_s_language(language: Language) -> None:
    translator, docs = catalogue().translator(language), "https://example.com/slow-train/docs"
    pages = all_pages(translator, docs)
    assert f"]({docs}/{guide_file(language)})" in pages[-1].text


def test_help_has_no_link_without_an_address() -> None:
    pages = all_pages(catalogue().translator("en"))
    assert "](" not in "".join(page.text for page in pages)

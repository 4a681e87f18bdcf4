"""Every place that knows our languages knows all of them, and no others."""

import json
import re
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.i18n.catalogue import LOCALES as TEXTS
from bot.i18n.languages import FACTS
from render.ink.fonts import has_glyph
from sandbox.payloads.locales import LOCALES
from tests.support.languages import WRITING_RULES

PAGE = Path(__file__).parents[3] / "sandbox" / "web" / "page"
ENTRY = re.compile(r"^  (\w+): (\[.*?\]),$", re.MULTILINE | re.DOTALL)


def page_texts() -> dict[str, list[str]]:
    """The texts of the page of `make play`, each in all languages."""
    source = (PAGE / "translations.js").read_text(encoding="utf-8")
    return {key: json.loads(re.sub(r",\s*\]", "]", texts)) for key, texts in ENTRY.findall(source)}


def placeholders(text: str) -> list[str]:
    return sorted(re.findall(r"\{\w+\}", text))


def test_every_language_has_facts_and_a_folder_of_texts() -> None:
    assert tuple(FACTS) == LANGUAGES
    assert {folder.name for folder in TEXTS.iterdir()} == set(LANGUAGES)
    assert set(WRITING_RULES) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_and_the_database_of_time_zones_know_the_facts(language: Language) -> None:
    facts = FACTS[language]
    assert facts.discord_locale in LOCALES
    assert facts.discord_locale.split("-")[0] == language
    assert list(map(ZoneInfo, facts.home_zones))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_language_can_be_drawn(language: Language) -> None:
    texts = "".join(file.read_text("utf-8") for file in (TEXTS / language).glob("*.ftl"))
    letters = sorted({sign for sign in texts if sign.isalpha()})
    assert [letter for letter in letters if not has_glyph(letter, "medium")] == []


def test_the_page_offers_every_language_by_its_own_name() -> None:
    source = (PAGE / "translations.js").read_text(encoding="utf-8")
    (entries,) = re.findall(r"LANGUAGES = \{(.*?)\};", source, re.DOTALL)
    found = re.findall(r'"?([\w-]+)"?: "([^"]+)"', entries)
    expected = [
        ("en-US" if language == "en" else facts.discord_locale, facts.native_name)
        for language, facts in FACTS.items()
    ]
    assert found == expected


def test_every_text_of_the_page_exists_in_every_language() -> None:
    source = (PAGE / "translations.js").read_text(encoding="utf-8")
    texts = page_texts()
    assert len(texts) == len(re.findall(r"^  \w+: \[", source, re.MULTILINE)) > 50
    assert {key for key, each in texts.items() if len(each) != len(LANGUAGES)} == set()
    for key, (english, *others) in texts.items():
        assert [*map(placeholders, others)] == [placeholders(english)] * len(others), key

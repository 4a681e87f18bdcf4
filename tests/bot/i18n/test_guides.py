"""The guide for players, docs/playing.md, in every language."""

import re
from pathlib import Path

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.i18n.languages import FACTS
from bot.messages.help import guide_file
from tests.support.messages import catalogue

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
OTHERS = tuple(language for language, facts in FACTS.items() if facts.has_guide)
MAX_PICTURE_BYTES = 150_000


def guide(language: Language) -> str:
    return (DOCS / guide_file(language)).read_text(encoding="utf-8")


def heading_levels(text: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) \S", text, re.MULTILINE)]


def pictures(text: str) -> list[str]:
    return re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)


def test_every_guide_is_given_to_its_readers() -> None:
    assert {guide_file(language) for language in LANGUAGES} == {
        file.name for file in DOCS.glob("playing*.md")
    }


@pytest.mark.parametrize("language", OTHERS)
def test_every_heading_of_the_guide_has_a_counterpart(language: Language) -> None:
    text, english = guide(language), guide("en")
    assert heading_levels(text) == heading_levels(english)
    same = set(re.findall(r"^#+ .+", text, re.MULTILINE)) & set(english.splitlines())
    assert same == set(), "not translated"


@pytest.mark.parametrize("language", OTHERS)
def test_the_guides_are_linked_from_the_english_one_and_the_readme(language: Language) -> None:
    assert f"[{FACTS[language].native_name}]({guide_file(language)})" in guide("en")
    assert f"(docs/{guide_file(language)})" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", OTHERS)
def test_the_pictures_of_a_guide_are_in_its_language_and_small(language: Language) -> None:
    for picture in pictures(guide(language)):
        assert picture.startswith(f"images/{language}/")
        assert (DOCS / picture).stat().st_size <= MAX_PICTURE_BYTES, picture


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_links_of_a_guide_lead_somewhere(language: Language) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", guide(language)):
        assert (DOCS / target).is_file(), target


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_commands_of_a_guide_are_those_of_its_language(language: Language) -> None:
    translator = catalogue().translator(language)
    names = [k for k in translator.keys if k.startswith("command-") and "description" not in k]
    used = re.findall(r"`/([\w-]+)", guide(language))
    assert set(used) <= {translator.say(name) for name in names}

"""The guides for players, docs/playing.md and docs/playing-more.md, in every language."""

import re
from pathlib import Path

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES, THEMES
from bot.i18n.languages import FACTS
from bot.messages.help import guide_file
from bot.messages.parts.map_character import turns_each
from bot.messages.parts.phrasebook import map_name
from maps.loader import available, load
from tests.bot.i18n.test_command_texts import slash_handlers
from tests.support.messages import catalogue

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
OTHERS = tuple(language for language, facts in FACTS.items() if facts.has_guide)
MAX_PICTURE_BYTES = 150_000
MOST_WORDS = 2_200
GUIDES = ("playing", "playing-more")


def file_of(guide: str, language: Language) -> str:
    return guide_file(language).replace("playing", guide)


def read(guide: str, language: Language) -> str:
    return (DOCS / file_of(guide, language)).read_text(encoding="utf-8")


def heading_levels(text: str) -> list[int]:
    return [len(marks) for marks in re.findall(r"^(#+) \S", text, re.MULTILINE)]


def pictures(text: str) -> list[str]:
    return re.findall(r"!\[[^]]+\]\(([^)]+)\)", text)


def test_every_guide_is_given_to_its_readers() -> None:
    assert {file_of(guide, language) for language in LANGUAGES for guide in GUIDES} == {
        file.name for file in DOCS.glob("playing*.md")
    }
    for language in LANGUAGES:
        assert f"]({file_of('playing-more', language)})" in read("playing", language)
        assert f"]({file_of('playing', language)})" in read("playing-more", language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_is_read_in_ten_minutes(guide: str, language: Language) -> None:
    assert len(read(guide, language).split()) <= MOST_WORDS


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("guide", GUIDES)
def test_every_heading_of_the_guide_has_a_counterpart(guide: str, language: Language) -> None:
    text, english = read(guide, language), read(guide, "en")
    assert heading_levels(text) == heading_levels(english)
    same = set(re.findall(r"^#+ .+", text, re.MULTILINE)) & set(english.splitlines())
    assert same == set(), "not translated"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("guide", GUIDES)
def test_the_guides_are_linked_from_the_english_one_and_the_readme(
    guide: str, language: Language
) -> None:
    assert f"[{FACTS[language].native_name}]({file_of(guide, language)})" in read(guide, "en")
    assert f"(docs/{file_of(guide, language)})" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("guide", GUIDES)
def test_the_pictures_of_a_guide_are_in_its_language_and_small(
    guide: str, language: Language
) -> None:
    for picture in pictures(read(guide, language)):
        assert picture.startswith(f"images/{language}/")
        assert (DOCS / picture).stat().st_size <= MAX_PICTURE_BYTES, picture


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("guide", GUIDES)
def test_links_of_a_guide_lead_somewhere(guide: str, language: Language) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", read(guide, language)):
        assert (DOCS / target).is_file(), target


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("guide", GUIDES)
def test_commands_and_options_of_a_guide_are_those_of_its_language(
    guide: str, language: Language
) -> None:
    say = catalogue().translator(language).say
    options = {say(f"command-{route.name}"): found for route, found in slash_handlers()}
    for command, option in re.findall(r"`/([\w-]+)(?: ([\w-]+):)?", read(guide, language)):
        assert command in options
        known = {say(f"option-{each.replace('_', '-')}") for each in options[command]}
        assert not option or option in known, (command, option)


def map_rows(text: str) -> set[tuple[str, str, str]]:
    """The rows of the table of maps: name, players, turns."""
    return set(re.findall(r"^\| ([^|]+) \| (\d–\d) \| \D+ (\d+) \|", text, re.MULTILINE))  # noqa: RUF001


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_table_of_maps_is_that_of_the_maps(language: Language) -> None:
    translator = catalogue().translator(language)
    maps = [load(map_id) for map_id in available()]
    expected = {
        (map_name(translator, m), "–".join(map(str, m.players)), str(turns_each(m)))  # noqa: RUF001
        for m in maps
    }
    assert map_rows(read("playing", language)) == expected
    if language == "en":
        assert map_rows((ROOT / "README.md").read_text(encoding="utf-8")) == expected


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("guide", GUIDES)
def test_the_words_in_bold_are_labels_or_begin_a_paragraph(guide: str, language: Language) -> None:
    labels = {
        catalogue().translator(language, theme).say(key, number=2)
        for theme in THEMES
        for key in catalogue().translator(language, theme).keys
        if catalogue().translator(language, theme).placeholders(key) <= {"number"}
    }
    text = re.sub(r"(?<=\w|,)\n(?=\w)", " ", read(guide, language))
    bold = re.findall(r"(?m)(^|.)\*\*([^*\n]+)\*\*", text)
    assert {words for before, words in bold if before} <= labels


@pytest.mark.parametrize("language", ["en", *OTHERS])
@pytest.mark.parametrize("guide", GUIDES)
def test_what_a_guide_quotes_is_what_the_bot_says(guide: str, language: Language) -> None:
    """Everything in backticks that is no command and no option."""
    say = catalogue().translator(language).say
    options = {say(f"option-{o.replace('_', '-')}") for _, found in slash_handlers() for o in found}
    any_colour = say("ticket-any-colour", numbers="3 + 2", sets=2)
    needs = say("ticket-needs", cards=f"{say('cards-red', number=4)}, {any_colour}")
    quoted = [" ".join(each.split()) for each in re.findall(r"`([^`]+)`", read(guide, language))]
    said = {needs, say("ticket-fits", number=20)}
    assert {each for each in quoted if not each.startswith("/")} <= options | said

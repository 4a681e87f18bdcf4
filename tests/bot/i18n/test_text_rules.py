"""What every text keeps to: names of maps are labels, buttons are short and differ, one verb for
one action, one style of quotation marks."""

import re

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES, LOCALES, THEMES, Theme
from tests.support.languages import WRITING_RULES
from tests.support.messages import catalogue

MAX_BUTTON = 20  # characters; longer ones do not fit beside another on a phone
ALL_QUOTATION_MARKS = "“”„‟‘’‚‛»«›‹"  # noqa: RUF001
SAME_ACTION = {"join": "join", "start": "start", "cancel": "cancel", "claim": "claim"}
SAME_ACTION |= {"undo": "undo", "resign": "leave", "nudge": "nudge", "hint": "hint"}
MADE_WORDS = re.compile(r"(?<!/)\bautomati\w+", re.IGNORECASE)


def sources(language: Language) -> dict[str, str]:
    files = sorted((LOCALES / language).glob("*.ftl"))
    return {file.name: file.read_text("utf-8") for file in files}


def buttons(language: Language, theme: Theme) -> dict[str, str]:
    """The labels of all buttons by their keys, with two-digit numbers."""
    translator = catalogue().translator(language, theme)
    keys = sorted(key for key in translator.keys if key.startswith("button-"))
    return {
        key: translator.say(key, **dict.fromkeys(translator.placeholders(key), 12)) for key in keys
    }


@pytest.mark.parametrize("language", WRITING_RULES)
def test_no_text_has_a_preposition_before_the_name_of_a_map(language: Language) -> None:
    """`on USA` and `on Europe` are not both right in any language."""
    inside = re.compile(
        rf"\b({WRITING_RULES[language].prepositions}) \**\{{ \$map \}}", re.IGNORECASE
    )
    for name, source in sources(language).items():
        assert not inside.findall(source), name


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_buttons_are_alike(language: Language, theme: Theme) -> None:
    labels = list(buttons(language, theme).values())
    assert sorted({label.casefold() for label in labels}) == sorted(map(str.casefold, labels))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit_beside_another_on_a_phone(language: Language, theme: Theme) -> None:
    assert {k: v for k, v in buttons(language, theme).items() if len(v) > MAX_BUTTON} == {}


@pytest.mark.parametrize("language", WRITING_RULES)
def test_a_language_has_one_style_of_quotation_marks(language: Language) -> None:
    for name, source in sources(language).items():
        used = {sign for sign in source if sign in ALL_QUOTATION_MARKS}
        assert used <= set(WRITING_RULES[language].quotation_marks), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_has_the_verb_of_its_command(language: Language) -> None:
    translator, labels = catalogue().translator(language), buttons(language, "trains")
    for action, command in SAME_ACTION.items():
        verb = translator.say(f"command-{command}").split("-")[0]
        assert verb in labels[f"button-{action}"].lower().split(), action


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_read_computer_player(language: Language) -> None:
    translator = catalogue().translator(language)
    for key in translator.keys:
        values = dict.fromkeys(translator.placeholders(key), 2)
        assert not MADE_WORDS.search(translator.say(key, **values)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_is_used(language: Language) -> None:
    text = "\n".join(sources(language).values())
    terms = set(re.findall(r"^(-[\w-]+) =", text, re.MULTILINE))
    assert terms == set(re.findall(r"\{ (-[\w-]+) \}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_join_their_words_in_one_way(language: Language) -> None:
    translator = catalogue().translator(language)
    names = [key for key in translator.keys if key.startswith("option-")]
    for key in (key for key in names if not key.endswith("-description")):
        assert "-" not in translator.say(key), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_about_a_player_can_speak_to_that_player(language: Language) -> None:
    """Languages whose verbs change with the person select by `$person`."""
    translator = catalogue().translator(language)
    for key in translator.keys:
        if "person" in translator.placeholders(key):
            values: dict[str, str | int] = dict.fromkeys(translator.placeholders(key), 2)
            values |= dict.fromkeys(("name", "names", "owner"), "Ada")
            told = translator.say(key, **values | {"person": "you"})
            assert "Ada" not in told, key
            assert "Ada" in translator.say(key, **values | {"person": "other"}), key

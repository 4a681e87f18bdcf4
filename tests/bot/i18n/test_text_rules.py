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


# Nouns whose singular differs, as they stand after a number.
PLURALS: dict[Language, str] = {
    "en": "trains|carts|buses|taxis|tickets|contracts|cards|players|points|locomotives|stations|"
    "days|hours|games|routes|lines|moves|turns|regions|attractions|districts|votes",
    "da": "togvogne|vogne|busser|taxaer|lokomotiver|jokere|togstationer|spillere|dage|timer|linjer|"
    "strækninger|regioner|seværdigheder|bydele|ture",
    "nl": "wagons|karren|bussen|taxi's|kaarten|bestemmingskaarten|contractkaarten|locomotieven|"
    "jokers|spelers|punten|dagen|uren|spellen|routes|regels|beurten|regio's|wijken",
    "sv": "tågvagnar|kärror|bussar|taxibilar|biljetter|jokrar|stationer|dagar|timmar|rader|"
    "sträckor|regioner|sevärdheter|stadsdelar|turer",
}
ALWAYS_MANY = frozenset(
    {
        "button-watch-every",  # 5, 10 or 25 turns
        "call-opening-still-many",
        "lobby-length",
        "lobby-map-facts",
        "outcome-record-points",
        "phrase-map",
        "points-of-targets",  # of several targets: 5/8
        "refused-no-such-seat",
        "refused-wrong-colour",  # its number is a colour
        "refused-wrong-number-of-players",  # of the map
        "remind-turns",
        "route-any-cards",  # at least two stand for one
        "table-refused-not-for-so-many",
        "table-refused-queue-is-full",
        "table-refused-too-few-players",  # of the map
        "table-refused-undone-too-often",
        "tickets-together",  # more than one has left
        "word-any-cards",
        "word-ferry-any-cards",
    }
)
"""Texts about numbers that are never 1. Those of a map's rules are not either."""
OF_WHICH_THERE_MAY_BE_NONE = frozenset({"have", "held", "kept"})


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_one_thing_is_named_in_the_singular(language: Language, theme: Theme) -> None:
    translator = catalogue().translator(language, theme)
    plural = re.compile(rf"(?<![\d.:/])\b1 ({PLURALS[language]})\b")
    for key in translator.keys:
        if key in ALWAYS_MANY or key.startswith("rules-"):
            continue
        text = translator.say(key, **dict.fromkeys(translator.placeholders(key), 1))
        assert not plural.search(text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_in_words(language: Language) -> None:
    """`you have none` instead of `you have 0`."""
    translator = catalogue().translator(language)
    for key in translator.keys:
        if not key.startswith(("refused-", "table-refused-", "ticket-", "wagons-left")):
            continue
        placeholders = translator.placeholders(key)
        if key == "wagons-left":
            assert "0" not in translator.say(key, wagons=0)
        for name in placeholders & OF_WHICH_THERE_MAY_BE_NONE:
            values = {**dict.fromkeys(placeholders, 5), name: 0}
            assert "0" not in translator.say(key, **values), (key, name)

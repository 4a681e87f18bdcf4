"""The catalogues: all languages have the same keys, and no key is missing or unused."""

import re
from itertools import product
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.discord_io.permissions import FOR_THREADS_NAMES, NAMES
from bot.domain.badges import Badge
from bot.domain.events import TableEvent
from bot.domain.queue import Delay
from bot.domain.refusals import TableCode
from bot.domain.requests import Outcome
from bot.domain.server_settings import CancelBy
from bot.domain.table import PACES_H, Language, Level, RemindBy
from bot.i18n.catalogue import LANGUAGES, LOCALES, THEMES, MissingTextError, Theme, theme_of
from bot.i18n.languages import FACTS
from bot.i18n.reader_languages import language_of
from bot.messages import computer_players
from bot.messages.computer_players import NAMES_PER_LEVEL
from bot.messages.help import PARAGRAPHS
from bot.messages.parts.action_sentences import purpose_key, reason_key
from bot.messages.parts.map_character import SPECIAL_TOPICS
from bot.messages.refusals import refusal_key, table_refusal_key
from bot.messages.reminder_controls import Wish
from bot.messages.results.ending import tie_break_key
from bot.messages.rules import TOPICS
from bot.messages.server.server_settings import OFF, ON, Setting
from bot.web.errors import ErrorWord
from engine.cards import COLOURS
from engine.events import Event
from engine.model import FaceUpWild, MapId, TieBreak, WildUse
from engine.refusals import Code
from maps.bonus_counts import COUNT_KEYS, BonusKind
from maps.holdings import HoldingKind
from maps.loader import LESSON_MAP, available, load
from players.choices.reasons import ReasonCode
from render.replay import page
from render.words.english import TEMPLATES, english
from render.words.phrases import map_name
from tests.support.messages import catalogue

ROOT = Path(__file__).parents[3]
COMMAND_KEYS = ("command-", "option-", "choice-")
LITERAL = re.compile(r"""["']([a-z][a-z-]*)["']""")
PLURALS = ("zero", "one", "two", "few", "many", "other")
SHORT_GAMES = ("amsterdam", "london", "newyork")
OWN_RULINGS = ("amsterdam", "india", "london", "newyork", "nordic", "switzerland")
ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) =", re.MULTILINE)


def composed_keys() -> set[str]:
    """The keys that the code composes from values."""
    name_numbers = range(1, NAMES_PER_LEVEL + 1)
    families: dict[str, list[str]] = {
        "colour": [colour.word for colour in COLOURS],
        "cards": [colour.word for colour in COLOURS],
        "named-cards": [*(colour.word for colour in COLOURS), "ferry"],
        "open-card": [colour.word for colour in COLOURS],
        "permission": [name.replace("_", "-") for name in (*NAMES, *FOR_THREADS_NAMES)],
        "map": [*available(), LESSON_MAP, *(f"{each}-short" for each in SHORT_GAMES)],
        "rulings": list(OWN_RULINGS),
        "level": list(get_args(Level)),
        "badge": list(get_args(Badge)),
        "level-character": list(get_args(Level)),
        "computer-player": [f"{level}-{n}" for level in get_args(Level) for n in name_numbers],
        "pace": list(map(str, PACES_H)),
        "queue-delay": list(get_args(Delay)),
        "holding": list(get_args(HoldingKind)),
        "topic": [topic.replace("_", "-") for topic in TOPICS],
        "rules": [topic.replace("_", "-") for topic in TOPICS],
        "rules-wild": list(get_args(FaceUpWild)),
        "rules-wilds": [use.replace(" ", "-") for use in get_args(WildUse)],
        "special": [topic.replace("_", "-") for topic in SPECIAL_TOPICS],
        "button": ["add-computer-player", "remove-computer-player"],
        "help": list(PARAGRAPHS),
        "lobby-about": list(THEMES),
        "bonuses": [each for each in get_args(BonusKind) if each != "mandala"],  # a secret
        "remind": list(get_args(RemindBy)),
        "remind-menu": list(_words(Wish) - {"hand"}),
        "button-hand-by-dm": [ON, OFF],
        "settings": list(_words(Setting) - {"hints", "ratings", "daily_channel", "daily_hour"}),
        "settings-hints": [ON, OFF],
        "settings-ratings": [ON, OFF],
        "settings-cancel": list(get_args(CancelBy)),
        "button-turn": [ON, OFF],
        "tie": [each.replace(" ", "-") for each in get_args(TieBreak)],
        "web-refused": list(get_args(ErrorWord)),
        "page-zoom": ["plus", "minus", "fit"],
        "vote-decided": [str(word) for word in _words(Outcome) if word != "open"],
    }
    made = {f"{family}-{word}" for family, words in families.items() for word in words}
    made |= {refusal_key(code) for code in Code} | set(COUNT_KEYS.values())
    made |= {table_refusal_key(code) for code in TableCode}
    made |= {reason_key(code) for code in ReasonCode} | set(TEMPLATES) | set(page.KEYS)
    made |= {purpose_key(code) for code in ReasonCode if code.startswith("claim_for_")}
    return made | {tie_break_key(tie_break) for tie_break in get_args(TieBreak)}


def _words(kind: object) -> set[str]:
    args = get_args(kind)
    return {arg for arg in args if isinstance(arg, str)}.union(
        *(_words(arg) for arg in args if not isinstance(arg, str))
    )


def literal_keys() -> set[str]:
    """Every key that the code contains as a literal; those of short replies without `done-`, those
    of the web page without `page-`."""
    literals = _literals("*.py")
    of_page = {f"page-{word}" for word in _literals("*.js")}
    short_replies = {f"done-{word}" for word in literals}
    return (literals | short_replies | of_page) & catalogue().translator("en").keys


def _literals(files: str) -> set[str]:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob(files)]
    return {text for source in sources for text in LITERAL.findall(source)}


def included_keys() -> set[str]:
    """The keys that other texts include."""
    sources = [path.read_text(encoding="utf-8") for path in LOCALES.rglob("*.ftl")]
    return {key for source in sources for key in re.findall(r"\{ ([a-z][a-z-]*) \}", source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(language: Language) -> None:
    assert catalogue().translator(language).keys == catalogue().translator("en").keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_placeholders(language: Language) -> None:
    ours, english = catalogue().translator(language), catalogue().translator("en")
    for key in english.keys:
        assert ours.placeholders(key) == english.placeholders(key), key


@pytest.mark.parametrize(
    ("language", "theme"),
    [
        pytest.param(*each, marks=() if "trains" in each or "en" in each else pytest.mark.soak)
        for each in product(LANGUAGES, THEMES)
    ],
)
def test_every_text_can_be_formatted_with_any_number(language: Language, theme: Theme) -> None:
    translator = catalogue().translator(language, theme)
    for key in translator.keys:
        placeholders = translator.placeholders(key)
        for number in (0, 1, 2, 5):
            assert translator.say(key, **dict.fromkeys(placeholders, number)).strip()


def test_no_key_is_missing() -> None:
    assert composed_keys() <= catalogue().translator("en").keys


def test_no_key_is_unused() -> None:
    used = composed_keys() | literal_keys() | included_keys()
    unused = catalogue().translator("en").keys - used
    assert {key for key in unused if not key.startswith(COMMAND_KEYS)} == set()


def test_no_file_repeats_a_key() -> None:
    for language in LANGUAGES:
        for theme in THEMES:
            others = set(THEMES) - {theme}
            files = [f for f in (LOCALES / language).glob("*.ftl") if f.stem not in others]
            keys = [key for file in files for key in ENTRY.findall(file.read_text("utf-8"))]
            assert len(keys) == len(set(keys))


def test_all_languages_have_the_same_files_with_the_same_keys() -> None:
    for file in (LOCALES / "en").glob("*.ftl"):
        if file.stem in THEMES:  # terms follow the grammar of the language
            continue
        keys = set(ENTRY.findall(file.read_text("utf-8")))
        for language in LANGUAGES:
            text = (LOCALES / language / file.name).read_text("utf-8")
            assert set(ENTRY.findall(text)) == keys, (language, file.name)
    assert len({len(list(folder.glob("*.ftl"))) for folder in LOCALES.iterdir()}) == 1


def test_all_themes_have_the_same_terms() -> None:
    for language in LANGUAGES:
        words = [
            re.findall(
                r"^(-\S+) =", (LOCALES / language / f"{theme}.ftl").read_text("utf-8"), re.MULTILINE
            )
            for theme in THEMES
        ]
        assert all(each == words[0] for each in words)


def test_every_event_has_a_text() -> None:
    names = {str(kind.__struct_config__.tag) for kind in get_args(Event)}
    names |= {str(kind.__struct_config__.tag) for kind in get_args(TableEvent)} - {"game began"}
    assert {f"event-{name.replace(' ', '-')}" for name in names} - {
        "event-route-claimed"
    } <= catalogue().translator("en").keys


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        *((facts.discord_locale, language) for language, facts in FACTS.items()),
        *(("en-US", "en"), ("de", "en"), ("", "en")),
    ],
)
def test_the_language_follows_discords_locale(locale: str, language: Language) -> None:
    assert language_of(locale) == language


def test_a_missing_key_or_value_raises() -> None:
    with pytest.raises(MissingTextError):
        catalogue().say("en", "no-such-key")
    with pytest.raises(MissingTextError):
        catalogue().say("en", "event-passed")


def test_the_words_follow_the_theme_of_the_map() -> None:
    words = {
        str(m): catalogue().translator("da", theme_of(load(m))).say("button-tickets")
        for m in available()
    }
    assert words["amsterdam"] == "Kontraktkort"
    assert words["europe"] == words["italy"] == words["usa"] == "Rutekort"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_computer_players_have_the_same_name(language: Language) -> None:
    translator = catalogue().translator(language)
    found = [
        name for level in get_args(Level) for name in computer_players.names(translator, level)
    ]
    assert len(set(found)) == len(found) == len(get_args(Level)) * NAMES_PER_LEVEL


@pytest.mark.parametrize("key", TEMPLATES)
def test_the_english_of_render_is_that_of_the_catalogue(key: str) -> None:
    ours = catalogue().translator("en")
    values = {name: f"<{name}>" for name in ours.placeholders(key)}
    assert english(key, **values) == ours.say(key, **values)
    for number in (1, 7):
        numbers = dict.fromkeys(values, number)
        assert english(key, **numbers) == ours.say(key, **numbers)


def test_maps_have_their_own_names_in_english() -> None:
    for map_id in available():
        assert catalogue().translator("en").say(f"map-{map_id}") == load(map_id).name


def test_pictures_name_the_map_in_their_language() -> None:
    say = catalogue().translator("da").say
    moon = replace(load(MapId("italy")), id=MapId("moon"), name="Moon")
    assert map_name(load(MapId("italy")), say) == "Italien"
    assert map_name(moon, say) == "Moon"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_made_from_a_template_is_what_fluent_makes_of_it(language: Language) -> None:
    for theme in THEMES:
        texts = catalogue().translator(language, theme)
        for key in sorted(texts.keys):
            forms, placeholders = texts.forms(key), texts.placeholders(key)
            for number in range(3):
                values = {
                    name: _value(forms.get(name, frozenset()), number) for name in placeholders
                }
                assert texts.say(key, **values) == texts._format(key, values)


def _value(forms: frozenset[str], number: int) -> str | int:
    """A number or one of the words by which a text chooses; anything if it chooses by none."""
    if not forms:
        return ("**Kim** { $name }", 1234, "")[number]
    words = sorted(form for form in forms if not form.isdigit() and form not in PLURALS)
    return words[number % len(words)] if words else number

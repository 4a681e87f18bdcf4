"""The catalogues: four languages say the same things, and nothing is missing or left over."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from bot.domain.events import TableEvent
from bot.domain.refusals import TableCode
from bot.domain.requests import Outcome
from bot.domain.table import Language, Level, RemindBy
from bot.i18n.catalogue import LANGUAGES, LOCALES, THEMES, MissingTextError, theme_of
from bot.i18n.readers import language_of
from bot.messages import computer_players
from bot.messages import help as guide
from bot.messages.action_sentences import reason_key
from bot.messages.computer_players import NAMES
from bot.messages.ending import tie_key
from bot.messages.refusals import key_of, table_key_of
from bot.messages.rules import TOPICS
from engine.cards import COLOURS
from engine.events import Event
from engine.model import MapId, TieBreak
from engine.refusals import Code
from engine.ticket_outlook import TicketState
from maps.holdings import HoldingKind
from maps.loader import available, load
from players.choices.reasons import ReasonCode
from render.words.english import TEMPLATES, english
from render.words.phrases import map_name
from tests.support.messages import catalogue

ROOT = Path(__file__).parents[3]
COMMAND_KEYS = ("command-", "option-", "choice-")
LITERAL = re.compile(r"""["']([a-z][a-z-]*)["']""")
NAMED = re.compile(r"^(-?[A-Za-z][\w-]*) =", re.MULTILINE)


def made_keys() -> set[str]:
    """The keys that the code puts together from values."""
    families: dict[str, list[str]] = {
        "colour": [colour.word for colour in COLOURS],
        "cards": [colour.word for colour in COLOURS],
        "map": list(available()),
        "level": list(get_args(Level)),
        "character": list(get_args(Level)),
        "automatic": [f"{level}-{n + 1}" for level in get_args(Level) for n in range(NAMES)],
        "ticket": list(get_args(TicketState)),
        "holding": list(get_args(HoldingKind)),
        "topic": [topic.replace("_", "-") for topic in TOPICS],
        "rules": [topic.replace("_", "-") for topic in TOPICS],
        "help": list(guide.HELP),
        "remind": list(get_args(RemindBy)),
        "vote-decided": [str(word) for word in _words(Outcome) if word != "open"],
    }
    made = {f"{family}-{word}" for family, words in families.items() for word in words}
    made |= {key_of(code) for code in Code} | {table_key_of(code) for code in TableCode}
    made |= {reason_key(code) for code in ReasonCode} | set(TEMPLATES)
    return made | {tie_key(tie_break) for tie_break in get_args(TieBreak)}


def _words(kind: object) -> set[str]:
    args = get_args(kind)
    return {arg for arg in args if isinstance(arg, str)}.union(
        *(_words(arg) for arg in args if not isinstance(arg, str))
    )


def written_keys() -> set[str]:
    """Every key that stands in the code as it is, and the words of short answers."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "bot").rglob("*.py")]
    literals = {text for source in sources for text in LITERAL.findall(source)}
    return (literals | {f"done-{word}" for word in literals}) & catalogue().translator("en").keys


def quoted_keys() -> set[str]:
    """The keys that other texts quote."""
    sources = [path.read_text(encoding="utf-8") for path in LOCALES.rglob("*.ftl")]
    return {key for source in sources for key in re.findall(r"\{ ([a-z][a-z-]*) \}", source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_keys(language: Language) -> None:
    assert catalogue().translator(language).keys == catalogue().translator("en").keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_ask_for_the_same_values(language: Language) -> None:
    ours, english = catalogue().translator(language), catalogue().translator("en")
    for key in english.keys:
        assert ours.holes(key) == english.holes(key), key


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_any_number(language: Language, theme: str) -> None:
    translator = catalogue().translator(language, "carts" if theme == "carts" else "trains")
    for key in translator.keys:
        for number in (0, 1, 2, 5):
            assert translator.say(key, **dict.fromkeys(translator.holes(key), number)).strip()


def test_no_key_is_missing() -> None:
    assert made_keys() <= catalogue().translator("en").keys


def test_no_key_is_unused() -> None:
    used = made_keys() | written_keys() | quoted_keys()
    unused = catalogue().translator("en").keys - used
    assert {key for key in unused if not key.startswith(COMMAND_KEYS)} == set()


def test_no_file_repeats_a_key() -> None:
    for language in LANGUAGES:
        for theme in THEMES:
            files = [f for f in (LOCALES / language).glob("*.ftl") if f.stem != theme]
            said = [
                key
                for file in files
                for key in re.findall(
                    r"^(-?[A-Za-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE
                )
            ]
            assert len(said) == len(set(said))


def test_both_themes_have_the_same_words() -> None:
    for language in LANGUAGES:
        words = [
            re.findall(
                r"^(-\S+) =", (LOCALES / language / f"{theme}.ftl").read_text("utf-8"), re.MULTILINE
            )
            for theme in THEMES
        ]
        assert words[0] == words[1]


def test_every_event_has_a_text() -> None:
    names = {str(kind.__struct_config__.tag) for kind in get_args(Event)}
    names |= {str(kind.__struct_config__.tag) for kind in get_args(TableEvent)} - {"game began"}
    assert {f"news-{name.replace(' ', '-')}" for name in names} - {
        "news-route-claimed"
    } <= catalogue().translator("en").keys


@pytest.mark.parametrize(
    ("locale", "language"),
    [("da", "da"), ("nl", "nl"), ("sv-SE", "sv"), ("en-GB", "en"), ("de", "en"), ("", "en")],
)
def test_the_language_follows_discords_locale(locale: str, language: Language) -> None:
    assert language_of(locale) == language


def test_what_is_missing_is_a_bug() -> None:
    with pytest.raises(MissingTextError):
        catalogue().say("en", "no-such-key")
    with pytest.raises(MissingTextError):
        catalogue().say("en", "news-passed")


def test_the_words_follow_the_box() -> None:
    words = {
        str(m): catalogue().translator("da", theme_of(load(m))).say("button-tickets")
        for m in available()
    }
    assert words["amsterdam"] == "Træk kontraktkort"
    assert words["europe"] == words["italy"] == words["usa"] == "Træk rutekort"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_automatic_players_have_the_same_name(language: Language) -> None:
    translator = catalogue().translator(language)
    found = [
        name for level in get_args(Level) for name in computer_players.names(translator, level)
    ]
    assert len(set(found)) == len(found) == len(get_args(Level)) * NAMES


@pytest.mark.parametrize("key", TEMPLATES)
def test_pictures_say_the_same_in_the_english_of_the_catalogue_and_of_render(key: str) -> None:
    ours = catalogue().translator("en")
    values = {hole: f"<{hole}>" for hole in ours.holes(key)}
    assert english(key, **values) == ours.say(key, **values)
    numbers = dict.fromkeys(values, 7)
    assert english(key, **numbers) == ours.say(key, **numbers)


def test_maps_have_their_own_names_in_english() -> None:
    for map_id in available():
        assert catalogue().translator("en").say(f"map-{map_id}") == load(map_id).name


def test_pictures_name_the_map_in_their_language() -> None:
    say = catalogue().translator("da").say
    moon = replace(load(MapId("italy")), id=MapId("moon"), name="Moon")
    assert map_name(load(MapId("italy")), say) == "Italien"
    assert map_name(moon, say) == "Moon"

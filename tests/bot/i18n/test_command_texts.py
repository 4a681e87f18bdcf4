"""Names, options and choices of slash commands: complete, and valid for Discord."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator

import pytest

import bot.features
from bot.domain.table import Language
from bot.features.routes import MAPS, MAPS_TO_PLAY, SlashRoute
from bot.i18n.catalogue import LANGUAGES
from tests.support.messages import catalogue

COMMAND_KEYS = ("command-", "option-", "choice-")
DISCORD_NAME = re.compile(r"[-_'\w]{1,32}")


def slash_handlers() -> Iterator[tuple[SlashRoute, list[str]]]:
    """Every slash command that is declared, with the parameters of its handler."""
    for found in pkgutil.walk_packages(bot.features.__path__, "bot.features."):
        for thing in vars(importlib.import_module(found.name)).values():
            if inspect.isclass(thing) and thing.__module__ == found.name:
                for handler in vars(thing).values():
                    if isinstance(route := getattr(handler, "slash", None), SlashRoute):
                        _, _, *options = inspect.signature(handler).parameters
                        yield route, [each.rstrip("_") for each in options]


def needed_keys() -> set[str]:
    needed = set()
    for route, options in slash_handlers():
        command = route.name
        needed |= {f"command-{command}", f"command-{command}-description"}
        for option in (each.replace("_", "-") for each in options):
            needed |= {f"option-{option}", f"option-{command}-{option}-description"}
    return needed


def test_every_command_and_option_has_its_texts_and_no_text_is_left_over() -> None:
    keys = {key for key in catalogue().translator("en").keys if key.startswith(COMMAND_KEYS[:2])}
    assert keys == needed_keys()


def test_every_kind_of_choice_is_used() -> None:
    used = {
        option
        for route, _ in slash_handlers()
        for option, values in route.choices.items()
        if values not in (MAPS, MAPS_TO_PLAY)
    }
    keys = {key for key in catalogue().translator("en").keys if re.match(r"choice-\w+-", key)}
    assert {key.split("-")[1] for key in keys} == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_of_commands_are_valid_for_discord(language: Language) -> None:
    translator = catalogue().translator(language)
    for key in translator.keys:
        if not key.startswith(COMMAND_KEYS) or translator.placeholders(key):
            continue
        text = translator.say(key)
        if key.endswith("-description") or key.startswith("choice-"):
            assert 1 <= len(text) <= 100, key
        else:
            assert DISCORD_NAME.fullmatch(text), key
            assert text == text.lower(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_the_same_name(language: Language) -> None:
    translator = catalogue().translator(language)
    keys = [k for k in translator.keys if k.startswith("command-") and "description" not in k]
    names = [translator.say(key) for key in keys]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_names_a_command_that_there_is_not(language: Language) -> None:
    translator = catalogue().translator(language)
    names = {translator.say(f"command-{route.name}") for route, _ in slash_handlers()}
    names |= {route.name for route, _ in slash_handlers()}  # in brackets, in public texts
    for key in translator.keys:
        text = translator.say(key, **dict.fromkeys(translator.placeholders(key), 2))
        assert set(re.findall(r"`/([\w-]+)", text)) <= names, key


PUBLIC = ("lobby-expired", "remind-others", "tables-none")
"""Texts for everybody that name a command: who has Discord in another language reads both names."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_command_in_a_text_for_everybody_has_its_english_name_too(language: Language) -> None:
    translator = catalogue().translator(language)
    english = {translator.say(f"command-{route.name}"): route.name for route, _ in slash_handlers()}
    for key in PUBLIC:
        text = translator.say(key, **dict.fromkeys(translator.placeholders(key), 2))
        (command, *others) = re.findall(r"`/([\w-]+)`", text)
        assert others == ([] if language == "en" else [english[command]]), key


def test_there_are_at_most_29_commands() -> None:
    """More are too many for a newcomer who types the first `/`."""
    assert len(list(slash_handlers())) <= 29


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_command_have_the_same_name(language: Language) -> None:
    for route, options in slash_handlers():
        names = [catalogue().say(language, f"option-{o.replace('_', '-')}") for o in options]
        assert len(set(names)) == len(names), route.name

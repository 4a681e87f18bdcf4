"""Names, options and choices of slash commands: all there, in four languages, as Discord wants."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from tests.support.messages import catalogue

COMMANDS = Path(__file__).parents[3] / "bot" / "features" / "commands"
COMMAND_KEYS = ("command-", "option-", "choice-")
DISCORD_NAME = re.compile(r"[-_'\w]{1,32}")


def options_by_command() -> dict[str, list[str]]:
    """Every command that is built, with the parameters of its callback."""
    found: dict[str, list[str]] = {}
    for file in COMMANDS.glob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        callbacks = {
            node.name: [each.arg.rstrip("_") for each in node.args.args[1:]]
            for node in ast.walk(tree)
            if isinstance(node, ast.AsyncFunctionDef)
        }
        found |= {name: callbacks[callback] for name, callback in _built(tree)}
    return found


def _built(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """`build("draw", draw)`."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(
                func=ast.Name(id="build"), args=[ast.Constant(value=str(name)), ast.Name(id=by)]
            ):
                yield name, by
            case _:
                pass


def needed_keys() -> set[str]:
    needed = set()
    for command, options in options_by_command().items():
        needed |= {f"command-{command}", f"command-{command}-description"}
        for option in (each.replace("_", "-") for each in options):
            needed |= {f"option-{option}", f"option-{command}-{option}-description"}
    return needed


def test_every_command_and_option_has_its_texts_and_no_text_is_left_over() -> None:
    keys = {key for key in catalogue().translator("en").keys if key.startswith(COMMAND_KEYS[:2])}
    assert keys == needed_keys()


def test_every_kind_of_choice_is_used() -> None:
    sources = " ".join(file.read_text(encoding="utf-8") for file in COMMANDS.glob("*.py"))
    used = set(re.findall(r'choice\("(\w+)"', sources))
    keys = {key for key in catalogue().translator("en").keys if re.match(r"choice-\w+-", key)}
    assert {key.split("-")[1] for key in keys} == used


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_descriptions_of_commands_are_valid_for_discord(language: Language) -> None:
    translator = catalogue().translator(language)
    for key in translator.keys:
        if not key.startswith(COMMAND_KEYS) or translator.holes(key):
            continue
        said = translator.say(key)
        if key.endswith("-description") or key.startswith("choice-"):
            assert 1 <= len(said) <= 100, key
        else:
            assert DISCORD_NAME.fullmatch(said), key
            assert said == said.lower(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_have_the_same_name(language: Language) -> None:
    translator = catalogue().translator(language)
    keys = [k for k in translator.keys if k.startswith("command-") and "description" not in k]
    names = [translator.say(key) for key in keys]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_options_of_a_command_have_the_same_name(language: Language) -> None:
    for command, options in options_by_command().items():
        names = [catalogue().say(language, f"option-{o.replace('_', '-')}") for o in options]
        assert len(set(names)) == len(names), command

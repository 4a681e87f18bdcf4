"""Discord's rules for application commands beyond the type of each field."""

import re
from collections.abc import Iterable, Sequence

from sandbox.payloads.commands import (
    CHAT_INPUT,
    GROUP,
    INTEGER,
    NUMBER,
    STRING,
    SUBCOMMAND,
    Choice,
    CommandBody,
    Option,
)
from sandbox.payloads.errors import FieldPath, FieldProblem
from sandbox.payloads.locales import LOCALES

MAX_CHARACTERS = 8000  # in one command with all its options and choices
NAME = re.compile(r"^[-_'\w]{1,32}$")
TAKES_CHOICES = (STRING, INTEGER, NUMBER)


def command_problems(path: FieldPath, body: CommandBody) -> list[FieldProblem]:
    if body.type != CHAT_INPUT:
        return []
    found = naming_problems(path, body)
    if not body.description:
        found.append(
            FieldProblem((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
        )
    found += options_problems((*path, "options"), body.options or [])
    if character_count(body) > MAX_CHARACTERS:
        message = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        found.append(FieldProblem(path, "APPLICATION_COMMAND_TOO_LARGE", message))
    return found


def naming_problems(path: FieldPath, named: CommandBody | Option) -> list[FieldProblem]:
    names: dict[tuple[str, ...], str] = {("name",): named.name}
    for locale, name in (named.name_localizations or {}).items():
        names["name_localizations", locale] = name
    found = [
        FieldProblem(
            (*path, *where), "APPLICATION_COMMAND_INVALID_NAME", f"{name} is no command name"
        )
        for where, name in names.items()
        if not NAME.match(name) or name != name.lower()
    ]
    for field in ("name_localizations", "description_localizations"):
        found += locale_problems((*path, field), getattr(named, field) or {})
    return found


def locale_problems(path: FieldPath, localised: Iterable[str]) -> list[FieldProblem]:
    return [
        FieldProblem((*path, locale), "BASE_TYPE_CHOICES", f"{locale} is no Discord locale.")
        for locale in localised
        if locale not in LOCALES
    ]


def options_problems(path: FieldPath, options: Sequence[Option]) -> list[FieldProblem]:
    found: list[FieldProblem] = []
    optional_seen = False
    for index, option in enumerate(options):
        here = (*path, index)
        found += naming_problems(here, option)
        if option.name in {other.name for other in options[:index]}:
            message = "Option names must be unique"
            code = "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"
            found.append(FieldProblem((*here, "name"), code, message))
        if option.required and optional_seen:
            message = "Required options must be placed before non-required options"
            code = "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"
            found.append(FieldProblem((*here, "required"), code, message))
        optional_seen |= not option.required
        found += option_problems(here, option)
    return found


def option_problems(path: FieldPath, option: Option) -> list[FieldProblem]:
    found: list[FieldProblem] = []
    if option.type in (SUBCOMMAND, GROUP):
        return options_problems((*path, "options"), option.options or [])
    if option.autocomplete and option.choices:
        message = "Options cannot have both choices and autocomplete"
        code = "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE"
        found.append(FieldProblem((*path, "choices"), code, message))
    if (option.autocomplete or option.choices) and option.type not in TAKES_CHOICES:
        message = "Only texts and numbers can have choices"
        code = "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"
        found.append(FieldProblem((*path, "type"), code, message))
    return found + choice_problems((*path, "choices"), option.choices or [], option.type)


def choice_problems(path: FieldPath, choices: Sequence[Choice], kind: int) -> list[FieldProblem]:
    wanted = {STRING: str, INTEGER: int}.get(kind, (int, float))
    found = []
    for index, choice in enumerate(choices):
        if not isinstance(choice.value, wanted):
            message = "The value is not of the option's type."
            found.append(FieldProblem((*path, index, "value"), "BASE_TYPE_INVALID", message))
        found += locale_problems(
            (*path, index, "name_localizations"), choice.name_localizations or {}
        )
    return found


def character_count(body: CommandBody | Option) -> int:
    """Names, descriptions and values count; of each text, only the longest localisation."""
    total = longest_length(body.name, body.name_localizations)
    total += longest_length(body.description, body.description_localizations)
    for option in body.options or []:
        total += character_count(option)
        for choice in option.choices or []:
            total += longest_length(choice.name, choice.name_localizations) + len(str(choice.value))
    return total


def longest_length(text: str, localised: dict[str, str] | None) -> int:
    return max(len(version) for version in (text, *(localised or {}).values()))

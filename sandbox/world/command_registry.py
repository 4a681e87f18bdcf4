"""The register of application commands: what Discord demands of them, and how people see them."""

import re
from collections.abc import Iterable, Sequence

from msgspec import UNSET, structs

from sandbox.payloads.commands import (
    CHAT_INPUT,
    GROUP,
    INTEGER,
    NUMBER,
    STRING,
    SUBCOMMAND,
    Choice,
    Command,
    CommandBody,
    Option,
)
from sandbox.payloads.errors import TOO_MANY_COMMANDS, DiscordRefusal, FieldProblem, refuse_if
from sandbox.payloads.ids import Id
from sandbox.world.events import CommandsChanged
from sandbox.world.locales import LOCALES
from sandbox.world.world import World

Path = tuple[str | int, ...]

MOST_COMMANDS = 100
MOST_CHARACTERS = 8000
NAME = re.compile(r"^[-_'\w]{1,32}$")
TAKES_CHOICES = (STRING, INTEGER, NUMBER)


def register(world: World, body: CommandBody, guild: Id | None, before: Command | None) -> Command:
    """A command of the same name keeps its id."""
    command = Command(
        **structs.asdict(body),
        id=before.id if before else world.ids.next(),
        application_id=world.state.application.id,
        version=world.ids.next(),
        guild_id=guild or UNSET,
    )
    if command.default_member_permissions is not None:
        command.default_member_permissions = str(command.default_member_permissions)
    world.state.commands[command.id] = command
    return command


def of_scope(world: World, guild: Id | None) -> list[Command]:
    return [c for c in world.state.commands.values() if c.guild_id == (guild or UNSET)]


def create(world: World, body: CommandBody, guild: Id | None) -> Command:
    refuse_if(problems((), body))
    there = of_scope(world, guild)
    before = next((c for c in there if (c.name, c.type) == (body.name, body.type)), None)
    if before is None and len(there) >= MOST_COMMANDS:
        raise DiscordRefusal(TOO_MANY_COMMANDS)
    command = register(world, body, guild, before)
    world.tell(CommandsChanged())
    return command


def overwrite(world: World, bodies: Sequence[CommandBody], guild: Id | None) -> list[Command]:
    """These commands and no others."""
    found = [p for index, body in enumerate(bodies) for p in problems((index,), body)]
    names = [(body.type, body.name) for body in bodies]
    for index, name in enumerate(names):
        if name in names[:index]:
            message = "Application command names must be unique"
            code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
            found.append(FieldProblem((index, "name"), code, message))
    refuse_if(found)
    if sum(body.type == CHAT_INPUT for body in bodies) > MOST_COMMANDS:
        raise DiscordRefusal(TOO_MANY_COMMANDS)
    old = {(c.type, c.name): c for c in of_scope(world, guild)}
    for command in old.values():
        del world.state.commands[command.id]
    made = [
        register(world, body, guild, old.get(name))
        for name, body in zip(names, bodies, strict=True)
    ]
    world.tell(CommandsChanged())
    return made


def remove(world: World, command: Command) -> None:
    del world.state.commands[command.id]
    world.tell(CommandsChanged())


def problems(path: Path, body: CommandBody) -> list[FieldProblem]:
    if body.type != CHAT_INPUT:
        return []
    found = naming_problems(path, body)
    if not body.description:
        found.append(
            FieldProblem((*path, "description"), "BASE_TYPE_REQUIRED", "This field is required")
        )
    found += options_problems((*path, "options"), body.options or [])
    if characters(body) > MOST_CHARACTERS:
        message = f"Command exceeds maximum size ({MOST_CHARACTERS})"
        found.append(FieldProblem(path, "APPLICATION_COMMAND_TOO_LARGE", message))
    return found


def naming_problems(path: Path, named: CommandBody | Option) -> list[FieldProblem]:
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


def locale_problems(path: Path, localised: Iterable[str]) -> list[FieldProblem]:
    return [
        FieldProblem((*path, locale), "BASE_TYPE_CHOICES", f"{locale} is no Discord locale.")
        for locale in localised
        if locale not in LOCALES
    ]


def options_problems(path: Path, options: Sequence[Option]) -> list[FieldProblem]:
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


def option_problems(path: Path, option: Option) -> list[FieldProblem]:
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


def choice_problems(path: Path, choices: Sequence[Choice], kind: int) -> list[FieldProblem]:
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


def characters(body: CommandBody | Option) -> int:
    """Names, descriptions and values count; of localisations the longest of each."""
    total = longest(body.name, body.name_localizations)
    total += longest(body.description, body.description_localizations)
    for option in body.options or []:
        total += characters(option)
        for choice in option.choices or []:
            total += longest(choice.name, choice.name_localizations) + len(str(choice.value))
    return total


def longest(text: str, localised: dict[str, str] | None) -> int:
    return max(len(version) for version in (text, *(localised or {}).values()))

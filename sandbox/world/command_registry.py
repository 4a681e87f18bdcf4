"""The registered application commands, and how a bot replaces them."""

from collections.abc import Sequence

from msgspec import UNSET, structs

from sandbox.payloads.commands import CHAT_INPUT, ENTRY_POINT, Command, CommandBody
from sandbox.payloads.errors import (
    ENTRY_POINT_LEFT_OUT,
    TOO_MANY_COMMANDS,
    DiscordRefusal,
    FieldProblem,
    refuse_if_any,
)
from sandbox.payloads.ids import Id
from sandbox.world.command_rules import command_problems
from sandbox.world.events import CommandsChanged
from sandbox.world.world import World

MAX_COMMANDS = 100


def _store(world: World, body: CommandBody, guild: Id | None, before: Command | None) -> Command:
    """Store a command. It keeps the id of `before`, the command of the same name."""
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


def commands_in_scope(world: World, guild: Id | None) -> list[Command]:
    """The commands of one guild, or the global commands if `guild` is None."""
    return [c for c in world.state.commands.values() if c.guild_id == (guild or UNSET)]


def enable_activities(world: World) -> Command:
    """What Discord does when somebody ticks "Enable Activities" in the developer portal."""
    body = CommandBody(name="launch", type=ENTRY_POINT, handler=2)
    return _store(world, body, None, None)


def overwrite(world: World, bodies: Sequence[CommandBody], guild: Id | None) -> list[Command]:
    """Replace all commands of a scope."""
    found = [p for index, body in enumerate(bodies) for p in command_problems((index,), body)]
    names = [(body.type, body.name) for body in bodies]
    for index, name in enumerate(names):
        if name in names[:index]:
            message = "Application command names must be unique"
            code = "APPLICATION_COMMANDS_DUPLICATE_NAME"
            found.append(FieldProblem((index, "name"), code, message))
    refuse_if_any(found)
    if sum(body.type == CHAT_INPUT for body in bodies) > MAX_COMMANDS:
        raise DiscordRefusal(TOO_MANY_COMMANDS)
    old = {(c.type, c.name): c for c in commands_in_scope(world, guild)}
    if any(kind == ENTRY_POINT and (kind, name) not in names for kind, name in old):
        raise DiscordRefusal(ENTRY_POINT_LEFT_OUT)
    for command in old.values():
        del world.state.commands[command.id]
    made = [
        _store(world, body, guild, old.get(name)) for name, body in zip(names, bodies, strict=True)
    ]
    world.publish(CommandsChanged())
    return made

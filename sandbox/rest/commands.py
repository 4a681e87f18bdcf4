"""Registering application commands, for everywhere or for one server."""

import msgspec
from msgspec import UNSET, structs

from sandbox.payloads.commands import Command, CommandBody
from sandbox.payloads.errors import (
    MISSING_ACCESS,
    UNKNOWN_APPLICATION,
    UNKNOWN_COMMAND,
    DiscordRefusal,
    refuse_if,
)
from sandbox.payloads.ids import Id
from sandbox.rest.forms import read
from sandbox.rest.rate_limits import COMMANDS
from sandbox.rest.requests import Call, Created, Endpoint
from sandbox.world import command_registry
from sandbox.world.events import CommandsChanged
from sandbox.world.world import World


class Commands:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        found = []
        for scope in (
            "/applications/{application_id}/commands",
            "/applications/{application_id}/guilds/{guild_id}/commands",
        ):
            one = scope + "/{command_id}"
            found += [
                Endpoint("GET", scope, self.all),
                Endpoint("PUT", scope, self.overwrite, COMMANDS),
                Endpoint("POST", scope, self.create, COMMANDS),
                Endpoint("GET", one, self.one),
                Endpoint("PATCH", one, self.edit, COMMANDS),
                Endpoint("DELETE", one, self.delete, COMMANDS),
            ]
        return found

    def _scope(self, call: Call) -> Id | None:
        """The server the commands are for; None is everywhere."""
        if call.id("application_id") != self._world.state.application.id:
            raise DiscordRefusal(UNKNOWN_APPLICATION)
        if "guild_id" not in call.path:
            return None
        guild = call.id("guild_id")
        if guild != self._world.state.guild.id or not self._world.state.bot_in_guild:
            raise DiscordRefusal(MISSING_ACCESS)
        return guild

    def all(self, call: Call) -> list[Command]:
        found = command_registry.of_scope(self._world, self._scope(call))
        if call.flag("with_localizations"):
            return found
        return [
            structs.replace(c, name_localizations=None, description_localizations=None)
            for c in found
        ]

    def overwrite(self, call: Call) -> list[Command]:
        scope = self._scope(call)
        return command_registry.overwrite(self._world, read(call.raw, list[CommandBody]), scope)

    def create(self, call: Call) -> Command | Created:
        scope = self._scope(call)
        body = call.body(CommandBody)
        known = {command.name for command in command_registry.of_scope(self._world, scope)}
        command = command_registry.create(self._world, body, scope)
        return command if body.name in known else Created(command)

    def one(self, call: Call) -> Command:
        scope = self._scope(call)
        found = self._world.state.commands.get(call.id("command_id"))
        if found is None or found.guild_id != (scope or UNSET):
            raise DiscordRefusal(UNKNOWN_COMMAND)
        return found

    def edit(self, call: Call) -> Command:
        before = self.one(call)
        sent = read(call.raw, dict[str, object])
        fields = {name for name in CommandBody.__struct_fields__ if name in sent}
        whole = {"name": before.name, "description": before.description, **sent}
        body = read(msgspec.json.encode(whole), CommandBody)
        refuse_if(command_registry.problems((), body))
        changes = {name: getattr(body, name) for name in fields}
        command = structs.replace(before, **changes, version=self._world.ids.next())
        self._world.state.commands[command.id] = command
        self._world.tell(CommandsChanged())
        return command

    def delete(self, call: Call) -> None:
        command_registry.remove(self._world, self.one(call))

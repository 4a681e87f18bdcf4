"""Endpoints for application commands, global or of one guild."""

import msgspec
from msgspec import UNSET, structs

from sandbox.payloads.commands import Command, CommandBody
from sandbox.payloads.errors import (
    MISSING_ACCESS,
    UNKNOWN_APPLICATION,
    UNKNOWN_COMMAND,
    DiscordRefusal,
    refuse_if_any,
)
from sandbox.payloads.ids import Id
from sandbox.rest.endpoint import Created, Endpoint
from sandbox.rest.json_body import decode_body
from sandbox.rest.rate_limits import COMMANDS
from sandbox.rest.request import RestRequest
from sandbox.world import command_registry
from sandbox.world.command_rules import command_problems
from sandbox.world.events import CommandsChanged
from sandbox.world.world import World


class CommandEndpoints:
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
                Endpoint("GET", scope, self.list_commands),
                Endpoint("PUT", scope, self.overwrite, COMMANDS),
                Endpoint("POST", scope, self.create, COMMANDS),
                Endpoint("GET", one, self.get),
                Endpoint("PATCH", one, self.edit, COMMANDS),
                Endpoint("DELETE", one, self.delete, COMMANDS),
            ]
        return found

    def _scope(self, request: RestRequest) -> Id | None:
        """The guild that the commands belong to; None for global commands."""
        if request.id("application_id") != self._world.state.application.id:
            raise DiscordRefusal(UNKNOWN_APPLICATION)
        if "guild_id" not in request.path:
            return None
        guild = request.id("guild_id")
        if all(each.id != guild for each in self._world.guilds()):
            raise DiscordRefusal(MISSING_ACCESS)
        return guild

    def list_commands(self, request: RestRequest) -> list[Command]:
        found = command_registry.commands_in_scope(self._world, self._scope(request))
        if request.flag("with_localizations"):
            return found
        return [
            structs.replace(c, name_localizations=None, description_localizations=None)
            for c in found
        ]

    def overwrite(self, request: RestRequest) -> list[Command]:
        scope = self._scope(request)
        return command_registry.overwrite(
            self._world, decode_body(request.raw_body, list[CommandBody]), scope
        )

    def create(self, request: RestRequest) -> Command | Created:
        scope = self._scope(request)
        body = request.body(CommandBody)
        known = {command.name for command in command_registry.commands_in_scope(self._world, scope)}
        command = command_registry.create(self._world, body, scope)
        return command if body.name in known else Created(command)

    def get(self, request: RestRequest) -> Command:
        scope = self._scope(request)
        found = self._world.state.commands.get(request.id("command_id"))
        if found is None or found.guild_id != (scope or UNSET):
            raise DiscordRefusal(UNKNOWN_COMMAND)
        return found

    def edit(self, request: RestRequest) -> Command:
        before = self.get(request)
        sent = decode_body(request.raw_body, dict[str, object])
        fields = {name for name in CommandBody.__struct_fields__ if name in sent}
        merged = {"name": before.name, "description": before.description, **sent}
        body = decode_body(msgspec.json.encode(merged), CommandBody)
        refuse_if_any(command_problems((), body))
        changes = {name: getattr(body, name) for name in fields}
        command = structs.replace(before, **changes, version=self._world.ids.next())
        self._world.state.commands[command.id] = command
        self._world.publish(CommandsChanged())
        return command

    def delete(self, request: RestRequest) -> None:
        command_registry.remove(self._world, self.get(request))

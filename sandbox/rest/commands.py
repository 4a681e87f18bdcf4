"""Endpoints for application commands, global or of one guild."""

from sandbox.payloads.commands import Command, CommandBody
from sandbox.payloads.errors import MISSING_ACCESS, UNKNOWN_APPLICATION, DiscordRefusal
from sandbox.payloads.ids import Id
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.json_body import decode_body
from sandbox.rest.rate_limits import COMMANDS
from sandbox.rest.request import RestRequest
from sandbox.world import command_registry
from sandbox.world.world import World


class CommandEndpoints:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        everywhere = "/applications/{application_id}/commands"
        in_guild = "/applications/{application_id}/guilds/{guild_id}/commands"
        return [
            Endpoint("GET", everywhere, self.list_all, COMMANDS),
            Endpoint("PUT", everywhere, self.overwrite, COMMANDS),
            Endpoint("PUT", in_guild, self.overwrite, COMMANDS),
        ]

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

    def list_all(self, request: RestRequest) -> list[Command]:
        return command_registry.commands_in_scope(self._world, self._scope(request))

    def overwrite(self, request: RestRequest) -> list[Command]:
        scope = self._scope(request)
        return command_registry.overwrite(
            self._world, decode_body(request.raw_body, list[CommandBody]), scope
        )

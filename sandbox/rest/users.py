"""Endpoints for the bot's user and its servers, other users, and direct-message channels."""

from sandbox.payloads.base import Json
from sandbox.payloads.channels import DirectChannel, DirectChannelBody
from sandbox.payloads.errors import UNKNOWN_USER, DiscordRefusal
from sandbox.payloads.ids import to_id
from sandbox.payloads.users import User
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.request import RestRequest
from sandbox.world.channels import open_direct_channel
from sandbox.world.world import World

MOST_GUILDS = 200  # in one answer


class UserEndpoints:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/users/@me", self.me),
            Endpoint("GET", "/users/@me/guilds", self.guilds),
            Endpoint("POST", "/users/@me/channels", self.open_direct_channel),
            Endpoint("GET", "/users/{user_id}", self.user),
        ]

    def me(self, _: RestRequest) -> User:
        return self._world.bot

    def guilds(self, request: RestRequest) -> list[Json]:
        limit = request.number("limit", MOST_GUILDS, 1, MOST_GUILDS)
        return [
            {
                "id": guild.id,
                "name": guild.name,
                "icon": guild.icon,
                "owner": guild.owner_id == self._world.bot.id,
                "permissions": str(self._world.bot_guild_permissions(guild)),
                "features": guild.features,
            }
            for guild in self._world.guilds()[:limit]
        ]

    def user(self, request: RestRequest) -> User:
        return self._world.user(request.id("user_id"))

    def open_direct_channel(self, request: RestRequest) -> DirectChannel:
        recipient = to_id(request.body(DirectChannelBody).recipient_id)
        if recipient == self._world.bot.id:
            raise DiscordRefusal(UNKNOWN_USER)
        return open_direct_channel(self._world, self._world.person(recipient))

"""The application, its user, other users, and the way to the gateway."""

from sandbox.gateway.connection import Gateway
from sandbox.payloads.channels import DirectChannel, DirectChannelBody
from sandbox.payloads.errors import UNKNOWN_USER, DiscordRefusal
from sandbox.payloads.ids import to_id
from sandbox.payloads.users import User
from sandbox.people.inputs import Json
from sandbox.rest.requests import Call, Endpoint
from sandbox.world import places
from sandbox.world.world import World


class Users:
    def __init__(self, world: World, gateway: Gateway) -> None:
        self._world = world
        self._gateway = gateway

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/gateway", self.where, needs_token=False),
            Endpoint("GET", "/gateway/bot", self.where_for_bots),
            Endpoint("GET", "/users/@me", self.me),
            Endpoint("GET", "/users/@me/guilds", self.guilds),
            Endpoint("POST", "/users/@me/channels", self.open_direct),
            Endpoint("GET", "/users/{user_id}", self.user),
            Endpoint("GET", "/oauth2/applications/@me", self.application),
            Endpoint("GET", "/applications/@me", self.application),
        ]

    def where(self, _: Call) -> Json:
        return {"url": self._gateway.address}

    def where_for_bots(self, _: Call) -> Json:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return {"url": self._gateway.address, "shards": 1, "session_start_limit": limit}

    def me(self, _: Call) -> User:
        return self._world.bot

    def guilds(self, _: Call) -> list[Json]:
        guild = self._world.state.guild
        if not self._world.state.bot_in_guild:
            return []
        return [{"id": guild.id, "name": guild.name, "icon": None, "owner": False, "features": []}]

    def user(self, call: Call) -> User:
        return self._world.user(call.id("user_id"))

    def open_direct(self, call: Call) -> DirectChannel:
        recipient = to_id(call.body(DirectChannelBody).recipient_id)
        if recipient == self._world.bot.id:
            raise DiscordRefusal(UNKNOWN_USER)
        return places.open_direct(self._world, self._world.person(recipient))

    def application(self, _: Call) -> Json:
        application = self._world.state.application
        owner = self._world.state.people[self._world.state.guild.owner_id].user
        return {
            "id": application.id,
            "name": application.name,
            "description": application.description,
            "icon": None,
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": owner,
            "team": None,
            "bot": application.bot,
            "approximate_guild_count": 1,
            "integration_types_config": {"0": {}},
        }

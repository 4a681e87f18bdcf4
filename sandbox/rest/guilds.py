"""Endpoints for the guild and its members."""

from msgspec import structs

from sandbox.payloads.base import Json
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.errors import (
    MISSING_ACCESS,
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    DiscordRefusal,
)
from sandbox.payloads.guilds import Guild
from sandbox.payloads.intents import GUILD_MEMBERS
from sandbox.payloads.users import Member, Role
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.request import RestRequest
from sandbox.world.members import remove_bot
from sandbox.world.world import World


class GuildEndpoints:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/guilds/{guild_id}", self.guild),
            Endpoint("GET", "/guilds/{guild_id}/channels", self.channels),
            Endpoint("GET", "/guilds/{guild_id}/roles", self.roles),
            Endpoint("GET", "/guilds/{guild_id}/threads/active", self.threads),
            Endpoint("GET", "/guilds/{guild_id}/members", self.members),
            Endpoint("GET", "/guilds/{guild_id}/members/search", self.search),
            Endpoint("GET", "/guilds/{guild_id}/members/{user_id}", self.member),
            Endpoint("DELETE", "/users/@me/guilds/{guild_id}", self.leave),
        ]

    def _find(self, request: RestRequest) -> Guild:
        wanted = request.id("guild_id")
        for guild in self._world.guilds():
            if guild.id == wanted:
                return guild
        is_known = wanted == self._world.state.guild.id
        raise DiscordRefusal(MISSING_ACCESS if is_known else UNKNOWN_GUILD)

    def guild(self, request: RestRequest) -> Guild:
        guild = self._find(request)
        if not request.flag("with_counts"):
            return guild
        members = len(self._world.members())
        return structs.replace(
            guild, approximate_member_count=members, approximate_presence_count=members
        )

    def channels(self, request: RestRequest) -> list[TextChannel]:
        return self._world.text_channels(self._find(request))

    def roles(self, request: RestRequest) -> list[Role]:
        return self._find(request).roles

    def threads(self, request: RestRequest) -> Json:
        active = self._world.active_threads(self._find(request))
        return {"threads": active, "members": [t.member for t in active if t.member]}

    def members(self, request: RestRequest) -> list[Member]:
        self._find(request)
        if not self._world.state.application.privileged_intents & GUILD_MEMBERS:
            raise DiscordRefusal(MISSING_ACCESS)
        after = int(request.query.get("after", "0"))
        members = [m for m in self._world.members() if m.user and int(m.user.id) > after]
        return members[: request.number("limit", 1, 1, 1000)]

    def search(self, request: RestRequest) -> list[Member]:
        self._find(request)
        start = request.query.get("query", "").lower()
        found = [
            member
            for member in self._world.members()
            if member.user
            and (
                member.user.username.startswith(start)
                or (member.user.global_name or "").lower().startswith(start)
            )
        ]
        return found[: request.number("limit", 1, 1, 1000)]

    def member(self, request: RestRequest) -> Member:
        self._find(request)
        wanted = request.id("user_id")
        for member in self._world.members():
            if member.user and member.user.id == wanted:
                return member
        raise DiscordRefusal(UNKNOWN_MEMBER if wanted in self._world.state.people else UNKNOWN_USER)

    def leave(self, request: RestRequest) -> None:
        if self._find(request) is not self._world.state.guild:
            raise DiscordRefusal(MISSING_ACCESS)  # the bot stays in the other guilds
        remove_bot(self._world)

"""The server and its members."""

from msgspec import structs

from sandbox.gateway.dispatches import GUILD_MEMBERS
from sandbox.payloads.channels import TextChannel, Thread
from sandbox.payloads.errors import (
    MISSING_ACCESS,
    UNKNOWN_GUILD,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    DiscordRefusal,
)
from sandbox.payloads.guilds import Guild
from sandbox.payloads.users import Member, Role
from sandbox.people.inputs import Json
from sandbox.rest.requests import Call, Endpoint
from sandbox.world import places
from sandbox.world.world import World


class Guilds:
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

    def _known(self, call: Call) -> Guild:
        guild = self._world.state.guild
        if call.id("guild_id") != guild.id:
            raise DiscordRefusal(UNKNOWN_GUILD)
        if not self._world.state.bot_in_guild:
            raise DiscordRefusal(MISSING_ACCESS)
        return guild

    def guild(self, call: Call) -> Guild:
        guild = self._known(call)
        if not call.flag("with_counts"):
            return guild
        members = len(self._world.members())
        return structs.replace(
            guild, approximate_member_count=members, approximate_presence_count=members
        )

    def channels(self, call: Call) -> list[TextChannel]:
        self._known(call)
        channels = self._world.state.channels.values()
        return [channel for channel in channels if isinstance(channel, TextChannel)]

    def roles(self, call: Call) -> list[Role]:
        return self._known(call).roles

    def threads(self, call: Call) -> Json:
        self._known(call)
        channels = self._world.state.channels.values()
        threads = [thread for thread in channels if isinstance(thread, Thread)]
        active = [thread for thread in threads if not thread.thread_metadata.archived]
        return {"threads": active, "members": [t.member for t in active if t.member]}

    def members(self, call: Call) -> list[Member]:
        self._known(call)
        if not self._world.state.application.privileged_intents & GUILD_MEMBERS:
            raise DiscordRefusal(MISSING_ACCESS)
        after = int(call.query.get("after", "0"))
        members = [m for m in self._world.members() if m.user and int(m.user.id) > after]
        return members[: call.number("limit", 1, 1, 1000)]

    def search(self, call: Call) -> list[Member]:
        self._known(call)
        start = call.query.get("query", "").lower()
        found = [
            member
            for member in self._world.members()
            if member.user
            and (
                member.user.username.startswith(start)
                or (member.user.global_name or "").lower().startswith(start)
            )
        ]
        return found[: call.number("limit", 1, 1, 1000)]

    def member(self, call: Call) -> Member:
        self._known(call)
        wanted = call.id("user_id")
        for member in self._world.members():
            if member.user and member.user.id == wanted:
                return member
        raise DiscordRefusal(UNKNOWN_MEMBER if wanted in self._world.state.people else UNKNOWN_USER)

    def leave(self, call: Call) -> None:
        self._known(call)
        places.remove_bot(self._world)

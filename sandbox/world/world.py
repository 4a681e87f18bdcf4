"""World: the current state, lookups with Discord's errors, permissions, and event publishing."""

from collections.abc import Iterator

from sandbox.clock import Clock
from sandbox.payloads.channels import Channel, DirectChannel, Overwrite, TextChannel, Thread
from sandbox.payloads.errors import (
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    UNKNOWN_USER,
    DiscordRefusal,
)
from sandbox.payloads.guilds import Guild
from sandbox.payloads.ids import Id, SnowflakeGenerator
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Member, Person, Role, User
from sandbox.world import permissions
from sandbox.world.default_world import default_state
from sandbox.world.events import EventListener, WorldEvent
from sandbox.world.state import WorldState

MOST_ACTIVE_THREADS = 1000


class World:
    """The state that all parts of the sandbox share. Changes are published as events."""

    def __init__(self, clock: Clock, state: WorldState | None = None) -> None:
        self.clock = clock
        self.ids = SnowflakeGenerator(clock)
        if state is not None:
            self.ids.skip_past(state.newest_id)
        self.state = state or default_state(clock, self.ids)
        self.most_active_threads = MOST_ACTIVE_THREADS  # in each guild
        self._listeners: list[EventListener] = []

    # Events

    def subscribe(self, listener: EventListener) -> None:
        """Call `listener` with every later event."""
        self._listeners.append(listener)

    def publish(self, event: WorldEvent) -> None:
        for listener in tuple(self._listeners):
            listener(event)

    # Lookups

    @property
    def bot(self) -> User:
        return self.state.application.bot

    def person(self, user: Id) -> Person:
        if user not in self.state.people:
            raise DiscordRefusal(UNKNOWN_USER)
        return self.state.people[user]

    def user(self, user: Id) -> User:
        return self.bot if user == self.bot.id else self.person(user).user

    def channel(self, channel: Id) -> Channel:
        if channel not in self.state.channels:
            raise DiscordRefusal(UNKNOWN_CHANNEL)
        return self.state.channels[channel]

    def channel_for_bot(self, channel: Id) -> Channel:
        """A channel that the bot can view, or refuse MISSING_ACCESS."""
        found = self.channel(channel)
        if isinstance(found, DirectChannel):
            return found
        if not self.is_bot_in(found) or not self.bot_has(found, permissions.VIEW_CHANNEL):
            raise DiscordRefusal(MISSING_ACCESS)
        return found

    def guilds(self) -> list[Guild]:
        """All guilds that the bot is in."""
        first = [self.state.guild] if self.state.bot_in_guild else []
        return [*first, *self.state.other_guilds.values()]

    def guild_of(self, channel: TextChannel | Thread) -> Guild:
        return self.state.other_guilds.get(channel.guild_id, self.state.guild)

    def text_channels(self, guild: Guild) -> list[TextChannel]:
        channels = self.state.channels.values()
        return [c for c in channels if isinstance(c, TextChannel) and c.guild_id == guild.id]

    def active_threads(self, guild: Guild) -> list[Thread]:
        channels = self.state.channels.values()
        threads = [c for c in channels if isinstance(c, Thread) and c.guild_id == guild.id]
        return [thread for thread in threads if not thread.thread_metadata.archived]

    def is_bot_in(self, channel: TextChannel | Thread) -> bool:
        """Whether the bot is in the channel's guild. It never leaves guilds but the first."""
        return self.state.bot_in_guild or channel.guild_id in self.state.other_guilds

    def messages(self, channel: Id) -> dict[Id, Message]:
        return self.state.messages.setdefault(channel, {})

    def message(self, channel: Id, message: Id) -> Message:
        found = self.messages(channel).get(message)
        if found is None:
            raise DiscordRefusal(UNKNOWN_MESSAGE)
        return found

    def public_message(self, channel: Id, message: Id) -> Message:
        """A message that is not ephemeral, or refuse UNKNOWN_MESSAGE.

        A bot can reach an ephemeral message only through the token of its interaction.
        """
        if message in self.state.only_for:
            raise DiscordRefusal(UNKNOWN_MESSAGE)
        return self.message(channel, message)

    def members(self) -> list[Member]:
        """All members of the guild, the bot first."""
        people = [person.member() for person in self.state.people.values() if person.in_guild]
        return [self.bot_member(), *people] if self.state.bot_in_guild else people

    def bot_member(self) -> Member:
        return Member(user=self.bot, roles=self.bot_roles(), joined_at=self.state.bot_joined_at)

    def bot_roles(self) -> list[Id]:
        return [self.bot_role().id, *self.state.bot_roles]

    def bot_role(self) -> Role:
        return next(role for role in self.state.guild.roles if role.managed)

    def direct_channel(self, person: Person) -> DirectChannel | None:
        return next(
            (c for c in self.direct_channels() if c.recipients[0].id == person.user.id), None
        )

    def direct_channels(self) -> Iterator[DirectChannel]:
        return (c for c in self.state.channels.values() if isinstance(c, DirectChannel))

    # Permissions

    def overwrites(self, channel: TextChannel | Thread) -> list[Overwrite]:
        """The channel's overwrites. A thread has those of its parent channel."""
        parent = self.channel(channel.parent_id) if isinstance(channel, Thread) else channel
        return parent.permission_overwrites if isinstance(parent, TextChannel) else []

    def permissions_of(self, user: Id, roles: list[Id], channel: Channel) -> int:
        if isinstance(channel, DirectChannel):
            return permissions.EVERYTHING
        guild = self.guild_of(channel)
        if user == guild.owner_id:
            return permissions.EVERYTHING
        held = [role for role in guild.roles if role.id in (guild.id, *roles)]
        return permissions.permissions_in_channel(user, held, guild.id, self.overwrites(channel))

    def bot_permissions(self, channel: Channel) -> int:
        return self.permissions_of(self.bot.id, self.bot_roles(), channel)

    def bot_guild_permissions(self, guild: Guild) -> int:
        """What the bot's roles allow it in a guild, before the overwrites of a channel."""
        held = [role for role in guild.roles if role.id in (guild.id, *self.bot_roles())]
        return permissions.permissions_in_channel(self.bot.id, held, guild.id, [])

    def bot_has(self, channel: Channel, permission: int) -> bool:
        return self.bot_permissions(channel) & permission == permission

    def require_bot_permission(self, channel: Channel, permission: int) -> None:
        if not self.bot_has(channel, permission):
            raise DiscordRefusal(MISSING_PERMISSIONS)

    def person_permissions(self, person: Person, channel: Channel) -> int:
        return self.permissions_of(person.user.id, person.roles, channel)

    def can_view(self, person: Person, channel: Channel) -> bool:
        if isinstance(channel, DirectChannel):
            return channel.recipients[0].id == person.user.id
        allowed = self.person_permissions(person, channel)
        return person.in_guild and bool(allowed & permissions.VIEW_CHANNEL)

    def can_read(self, person: Person, message: Message) -> bool:
        reader = self.state.only_for.get(message.id)
        return reader is None or reader == person.user.id

"""The world: who and what there is, and who may see it."""

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
from sandbox.payloads.ids import Id, Snowflakes
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Member, Person, Role, User
from sandbox.world import permissions
from sandbox.world.default_world import default_state, new_person
from sandbox.world.events import Happening, Listener, MemberJoined, ReadUpTo
from sandbox.world.state import WorldState


class World:
    def __init__(self, clock: Clock, state: WorldState | None = None) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        if state is not None:
            self.ids.skip_past(state.newest_id)
        self.state = state or default_state(clock, self.ids)
        self._listeners: list[Listener] = []

    # What happens is told to everybody who listens

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    def forget(self, listener: Listener) -> None:
        self._listeners.remove(listener)

    def tell(self, happening: Happening) -> None:
        for listener in tuple(self._listeners):
            listener(happening)

    # Looking up

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
        """A channel the bot may look into; otherwise 50001."""
        found = self.channel(channel)
        if isinstance(found, DirectChannel):
            return found
        if not self.state.bot_in_guild or not self.bot_may(found, permissions.VIEW_CHANNEL):
            raise DiscordRefusal(MISSING_ACCESS)
        return found

    def messages(self, channel: Id) -> dict[Id, Message]:
        return self.state.messages.setdefault(channel, {})

    def message(self, channel: Id, message: Id) -> Message:
        found = self.messages(channel).get(message)
        if found is None:
            raise DiscordRefusal(UNKNOWN_MESSAGE)
        return found

    def members(self) -> list[Member]:
        """Everybody on the server, the bot first."""
        people = [person.member() for person in self.state.people.values() if person.in_guild]
        return [self.bot_member(), *people] if self.state.bot_in_guild else people

    def bot_member(self) -> Member:
        return Member(user=self.bot, roles=[self.bot_role().id], joined_at=self.state.bot_joined_at)

    def bot_role(self) -> Role:
        return next(role for role in self.state.guild.roles if role.managed)

    def direct_channel(self, person: Person) -> DirectChannel | None:
        return next(
            (c for c in self.direct_channels() if c.recipients[0].id == person.user.id), None
        )

    def direct_channels(self) -> Iterator[DirectChannel]:
        return (c for c in self.state.channels.values() if isinstance(c, DirectChannel))

    # Who may what

    def overwrites(self, channel: TextChannel | Thread) -> list[Overwrite]:
        """A thread has those of its channel."""
        parent = self.channel(channel.parent_id) if isinstance(channel, Thread) else channel
        return parent.permission_overwrites if isinstance(parent, TextChannel) else []

    def permissions_of(self, who: Id, roles: list[Id], channel: Channel) -> int:
        if isinstance(channel, DirectChannel):
            return permissions.EVERYTHING
        guild = self.state.guild
        if who == guild.owner_id:
            return permissions.EVERYTHING
        held = [role for role in guild.roles if role.id in (guild.id, *roles)]
        return permissions.in_channel(who, held, guild.id, self.overwrites(channel))

    def bot_permissions(self, channel: Channel) -> int:
        return self.permissions_of(self.bot.id, [self.bot_role().id], channel)

    def bot_may(self, channel: Channel, permission: int) -> bool:
        return self.bot_permissions(channel) & permission == permission

    def bot_must(self, channel: Channel, permission: int) -> None:
        if not self.bot_may(channel, permission):
            raise DiscordRefusal(MISSING_PERMISSIONS)

    def person_permissions(self, person: Person, channel: Channel) -> int:
        return self.permissions_of(person.user.id, person.roles, channel)

    def sees(self, person: Person, channel: Channel) -> bool:
        if isinstance(channel, DirectChannel):
            return channel.recipients[0].id == person.user.id
        allowed = self.person_permissions(person, channel)
        return person.in_guild and bool(allowed & permissions.VIEW_CHANNEL)

    def sees_message(self, person: Person, message: Message) -> bool:
        reader = self.state.only_for.get(message.id)
        return reader is None or reader == person.user.id

    # People

    def add_person(self, name: str) -> Person:
        colour = 0x404040 + int(self.ids.next()) % 0x808080
        person = new_person(name, colour, self.state.people_role, self.clock, self.ids.next())
        self.state.people[person.user.id] = person
        self.tell(MemberJoined(person))
        return person

    def unread(self, person: Person, channel: Id) -> tuple[int, int]:
        """How many messages of others are new to this person, and how many of them mention it."""
        seen = int(self.state.read_up_to.get(person.user.id, {}).get(channel, Id("0")))
        new = [
            message
            for message in self.messages(channel).values()
            if int(message.id) > seen
            and message.author.id != person.user.id
            and self.sees_message(person, message)
        ]
        return len(new), sum(mentions(message, person) for message in new)

    def mark_read(self, person: Person, channel: Id) -> None:
        newest = next(reversed(self.messages(channel)), Id("0"))
        self.state.read_up_to.setdefault(person.user.id, {})[channel] = newest
        self.tell(ReadUpTo(person.user.id, channel))


def mentions(message: Message, person: Person) -> bool:
    return message.mention_everyone or any(u.id == person.user.id for u in message.mentions)

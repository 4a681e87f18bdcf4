"""Sandbox: controls a server from a program. People act, faults happen, and tests wait.

async with Sandbox.start() as discord:
    robin = discord.person("Robin")
    platform = discord.channel("platform-1")
    result = await robin.slash("claim", platform, route="paris-zurich")
    answer = await result.answer()
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self, TypeVar

from sandbox.gateway.gateway import Gateway
from sandbox.interactions.interaction import Interaction
from sandbox.messages.contents import all_attachments
from sandbox.messages.message_store import delete_message
from sandbox.payloads.channels import Channel, TextChannel, Thread
from sandbox.payloads.component_tree import media_descriptions
from sandbox.payloads.guilds import Guild
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Attachment, Message
from sandbox.payloads.users import Role
from sandbox.rest.faults import Faults
from sandbox.rest.request_log import RequestLog
from sandbox.server import SandboxSettings, Server
from sandbox.testing.actor import Actor
from sandbox.testing.timeouts import ANSWER_LIMIT_S, WAIT_LIMIT_S
from sandbox.world import channels, guilds, members
from sandbox.world.events import MessageCreated, MessageDeleted, MessageUpdated, WorldEvent
from sandbox.world.world import World

T = TypeVar("T")


@dataclass(frozen=True)
class RecordedEvent:
    """An event of the world and the time at which it happened."""

    at_s: float
    event: WorldEvent


class Sandbox:
    """A running server with everything that a test does to it, sees of it and waits for."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.events: list[RecordedEvent] = []
        self._waiting: list[tuple[Callable[[], object], asyncio.Future[object]]] = []
        server.world.subscribe(self._on_event)

    @classmethod
    @asynccontextmanager
    async def start(
        cls,
        *,
        port: int = 0,
        data: Path | None = None,
        clock_file: Path | None = None,
        answer_within_s: float = ANSWER_LIMIT_S,
        heartbeat_s: float = 41.25,
        rate_limits: bool = True,
        shards: int = 1,
        max_concurrency: int = 1,
        identify_interval_s: float = 0.0,
    ) -> AsyncIterator[Self]:
        settings = SandboxSettings(
            port=port,
            data=data,
            clock_file=clock_file,
            answer_within_s=answer_within_s,
            heartbeat_s=heartbeat_s,
            rate_limits=rate_limits,
            shards=shards,
            max_concurrency=max_concurrency,
            identify_interval_s=identify_interval_s,
        )
        async with Server(settings) as server:
            yield cls(server)

    # How the bot connects

    @property
    def api_url(self) -> str:
        return self.server.api_url

    @property
    def token(self) -> str:
        return self.world.state.application.token

    # People, channels and messages

    @property
    def world(self) -> World:
        return self.server.world

    @property
    def faults(self) -> Faults:
        return self.server.faults

    @property
    def gateway(self) -> Gateway:
        return self.server.gateway

    @property
    def request_log(self) -> RequestLog:
        return self.server.request_log

    def person(self, name: str) -> Actor:
        """The person with this name, who joins the guild if there is none."""
        for person in self.world.state.people.values():
            if person.user.global_name == name:
                return Actor(self.server, person, self.until)
        return Actor(self.server, members.add_person(self.world, name), self.until)

    def channel(self, name: str) -> TextChannel:
        """The channel with this name, created if there is none."""
        for channel in self.world.state.channels.values():
            if isinstance(channel, TextChannel) and channel.name == name:
                return channel
        return channels.create_channel(self.world, name)

    def guild(self, name: str, shard: int) -> Guild:
        """A new guild that belongs to this shard of the recommended number. Everybody is in it."""
        return guilds.create_guild(self.world, name, shard, self.gateway.session_starts.shards)

    def channel_in(self, guild: Guild, name: str) -> TextChannel:
        """A new channel in a guild."""
        return channels.create_channel(self.world, name, guild)

    def thread(self, parent: TextChannel, name: str, owner: Actor) -> Thread:
        return channels.create_thread(self.world, parent, name, owner.id)

    def messages(self, channel: Channel) -> list[Message]:
        """All messages in a channel, including ephemeral ones, oldest first."""
        return list(self.world.messages(channel.id).values())

    def public(self, channel: Channel) -> list[Message]:
        """All messages in a channel except ephemeral ones, oldest first."""
        ephemeral = self.world.state.only_for
        return [message for message in self.messages(channel) if message.id not in ephemeral]

    def direct(self, actor: Actor) -> list[Message]:
        """The direct messages between this person and the bot."""
        channel = self.world.direct_channel(actor.person)
        return self.messages(channel) if channel is not None else []

    def now(self, message: Message) -> Message | None:
        """The current version of a message; None if it has been deleted."""
        return self.world.messages(message.channel_id).get(message.id)

    def interactions(self) -> list[Interaction]:
        return list(self.server.interactions.by_id.values())

    def files(self, message: Message) -> list[Attachment]:
        """A message's files, attached or shown in an embed or layout."""
        return all_attachments(self.world, message)

    def attachment(self, message: Message, number: int = 0) -> bytes:
        """The bytes of a message's file, attached or shown in an embed or layout."""
        attachment = all_attachments(self.world, message)[number]
        content = self.server.attachment_storage.get(message.channel_id, attachment.id)
        if content is None:
            raise LookupError(attachment.filename)
        return content

    def alt_texts(self, message: Message) -> list[str]:
        """The descriptions of a message's pictures and files, in the order in which it has them."""
        attached = [attachment.description for attachment in all_attachments(self.world, message)]
        in_layout = media_descriptions(message.components)
        return in_layout or [description for description in attached if description]

    def versions(self, message: Id) -> list[tuple[float, Message]]:
        """Every version of a message with its time, oldest first."""
        return [
            (recorded.at_s, recorded.event.message)
            for recorded in self.events
            if isinstance(recorded.event, MessageCreated | MessageUpdated)
            and recorded.event.message.id == message
        ]

    def deleted(self) -> list[Id]:
        """The ids of all messages that have been deleted."""
        events = [recorded.event for recorded in self.events]
        return [event.id for event in events if isinstance(event, MessageDeleted)]

    # Waiting

    def _on_event(self, event: WorldEvent) -> None:
        self.events.append(RecordedEvent(self.world.clock.now_s(), event))
        still_waiting: list[tuple[Callable[[], object], asyncio.Future[object]]] = []
        for wanted, future in self._waiting:
            if future.done():
                continue
            found = wanted()
            if found:
                future.set_result(found)
            else:
                still_waiting.append((wanted, future))
        self._waiting = still_waiting

    async def until(
        self, wanted: Callable[[], T | None], limit_s: float | None = WAIT_LIMIT_S
    ) -> T:
        """Wait until `wanted()` is true, and return its result.

        It is called now and after every event of the world, so `wanted` must depend on the world.
        The limit is a safety net; None waits for ever.
        """
        found = wanted()
        if found:
            return found
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, future))
        async with asyncio.timeout(limit_s):
            await future
        return future.result()  # type: ignore[return-value]  # `wanted` returned it

    async def bot_online(self, online: bool = True) -> None:
        await self.until(lambda: self.gateway.is_online is online)

    async def shards_online(self, *shards: int) -> None:
        """Wait until exactly these shards are connected."""
        await self.until(lambda: [shard for shard, _ in self.gateway.online_shards] == [*shards])

    async def message(
        self, channel: Channel, matches: Callable[[Message], bool] = lambda _: True
    ) -> Message:
        """Wait for a message in a channel; the newest one that matches."""
        return await self.until(
            lambda: next((m for m in reversed(self.messages(channel)) if matches(m)), None)
        )

    # Changes and faults that the bot has to deal with

    def advance_clock(self, seconds: float) -> None:
        """Move the clock: answers become late, tokens expire, rate limit windows end."""
        self.world.clock.advance(seconds)
        self.server.interactions.fail_overdue()

    def deliver_again(self, interaction: Interaction) -> None:
        """Deliver an interaction again, as Discord occasionally does."""
        self.server.interactions.deliver(interaction)

    def deliver_twice(self, twice: bool = True) -> None:
        """Deliver every interaction twice from now on."""
        self.server.interactions.delivers_twice = twice

    def deny(self, channel: TextChannel, denied: int) -> None:
        """Deny permissions to the bot in one channel; 0 denies none."""
        channels.deny_permissions(self.world, channel, self.world.bot.id, denied)

    def role(self, name: str, allowed: int = 0) -> Role:
        """The role with this name, created with these permissions if there is none."""
        for role in self.world.state.guild.roles:
            if role.name == name:
                return role
        return members.create_role(self.world, name, allowed)

    def set_permissions(self, role: Role, allowed: int) -> None:
        """Let a role grant exactly these permissions in the whole guild."""
        members.set_role_permissions(self.world, role, allowed)

    def give_bot(self, role: Role) -> None:
        members.give_role_to_bot(self.world, role)

    def delete_channel(self, channel: TextChannel | Thread) -> None:
        channels.delete_channel(self.world, channel)

    def delete_message(self, message: Message) -> None:
        delete_message(self.world, message)

    def limit_threads(self, most: int) -> None:
        """Let each guild have at most so many threads that are not archived."""
        self.world.most_active_threads = most

    def archive(self, thread: Thread, locked: bool = False) -> None:
        channels.set_archived(self.world, thread, archived=True, locked=locked)

    def reopen(self, thread: Thread) -> None:
        channels.set_archived(self.world, thread, archived=False, locked=False)

    def remove_bot(self) -> None:
        members.remove_bot(self.world)

    def invite_bot(self) -> None:
        members.add_bot(self.world)

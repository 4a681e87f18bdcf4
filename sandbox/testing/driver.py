"""The stand-in driven by a program: people who act, what the bot sent and when, and faults.

async with Sandbox.start() as discord:
    robin = discord.person("Robin")
    platform = discord.channel("platform-1")
    act = await robin.slash("claim", platform, route="paris-zurich")
    answer = await act.answer()
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Self, TypeVar

from sandbox.gateway.connection import Gateway
from sandbox.messages import posting
from sandbox.messages.composing import all_attachments
from sandbox.payloads.channels import Channel, DirectChannel, TextChannel, Thread
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.rest.faults import Faults
from sandbox.rest.journal import Journal
from sandbox.server import Server, ServerSettings
from sandbox.testing.actor import PATIENCE_S, Actor
from sandbox.world import places
from sandbox.world.events import Happening, MessageCreated, MessageDeleted, MessageUpdated
from sandbox.world.interactions import Interaction
from sandbox.world.world import World

T = TypeVar("T")


@dataclass(frozen=True)
class Seen:
    """Something that happened, and when."""

    at_s: float
    what: Happening


class Sandbox:
    def __init__(self, server: Server) -> None:
        self.server = server
        self.seen: list[Seen] = []
        self._waiting: list[tuple[Callable[[], object], asyncio.Future[object]]] = []
        server.world.listen(self._hear)

    @classmethod
    @asynccontextmanager
    async def start(
        cls,
        *,
        port: int = 0,
        data: Path | None = None,
        answer_within_s: float = 3.0,
        heartbeat_s: float = 41.25,
        rate_limits: bool = True,
    ) -> AsyncIterator[Self]:
        settings = ServerSettings(
            port=port,
            data=data,
            answer_within_s=answer_within_s,
            heartbeat_s=heartbeat_s,
            rate_limits=rate_limits,
        )
        async with Server(settings) as server:
            yield cls(server)

    # Where the bot connects

    @property
    def api_url(self) -> str:
        return self.server.api_url

    @property
    def token(self) -> str:
        return self.world.state.application.token

    # What there is

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
    def journal(self) -> Journal:
        return self.server.journal

    def person(self, name: str) -> Actor:
        for person in self.world.state.people.values():
            if person.user.global_name == name:
                return Actor(self.server, person, self.until)
        return Actor(self.server, self.world.add_person(name), self.until)

    def channel(self, name: str) -> TextChannel:
        for channel in self.world.state.channels.values():
            if isinstance(channel, TextChannel) and channel.name == name:
                return channel
        return places.open_channel(self.world, name)

    def thread(self, parent: TextChannel, name: str, owner: Actor) -> Thread:
        return places.open_thread(self.world, parent, name, owner.id)

    def messages(self, channel: Channel) -> list[Message]:
        """Everything in a channel, ephemeral messages included, oldest first."""
        return list(self.world.messages(channel.id).values())

    def public(self, channel: Channel) -> list[Message]:
        hidden = self.world.state.only_for
        return [message for message in self.messages(channel) if message.id not in hidden]

    def direct(self, actor: Actor) -> list[Message]:
        """The direct messages between this person and the bot."""
        channel = self.world.direct_channel(actor.person)
        return self.messages(channel) if channel is not None else []

    def now(self, message: Message) -> Message | None:
        """The message as it is now; None once deleted."""
        return self.world.messages(message.channel_id).get(message.id)

    def interactions(self) -> list[Interaction]:
        return list(self.server.interactions.made.values())

    def attachment(self, message: Message, number: int = 0) -> bytes:
        """The bytes of a file, shown on its own or within an embed or a layout."""
        attachment = all_attachments(self.world, message)[number]
        content = self.server.shelf.get(message.channel_id, attachment.id)
        if content is None:
            raise LookupError(attachment.filename)
        return content

    def versions(self, message: Id) -> list[tuple[float, Message]]:
        """Every version of a message with its time: first sent, then each edit."""
        return [
            (seen.at_s, seen.what.message)
            for seen in self.seen
            if isinstance(seen.what, MessageCreated | MessageUpdated)
            and seen.what.message.id == message
        ]

    def deleted(self) -> list[Id]:
        return [seen.what.id for seen in self.seen if isinstance(seen.what, MessageDeleted)]

    # Waiting

    def _hear(self, happening: Happening) -> None:
        self.seen.append(Seen(self.world.clock.now_s(), happening))
        still: list[tuple[Callable[[], object], asyncio.Future[object]]] = []
        for wanted, future in self._waiting:
            if future.done():
                continue
            found = wanted()
            if found:
                future.set_result(found)
            else:
                still.append((wanted, future))
        self._waiting = still

    async def until(self, wanted: Callable[[], T | None], patience_s: float = PATIENCE_S) -> T:
        """What `wanted` gives, as soon as it gives something true; asked again at every event."""
        found = wanted()
        if found:
            return found
        future: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._waiting.append((wanted, future))
        async with asyncio.timeout(patience_s):
            await future
        return future.result()  # type: ignore[return-value]  # it is what `wanted` gave

    async def bot_online(self, online: bool = True) -> None:
        await self.until(lambda: self.gateway.is_online is online)

    async def message(
        self, channel: Channel, fits: Callable[[Message], bool] = lambda _: True
    ) -> Message:
        """The newest message here that fits, waiting for it if need be."""
        return await self.until(
            lambda: next((m for m in reversed(self.messages(channel)) if fits(m)), None)
        )

    async def direct_message(
        self, actor: Actor, fits: Callable[[Message], bool] = lambda _: True
    ) -> Message:
        return await self.until(
            lambda: next((m for m in reversed(self.direct(actor)) if fits(m)), None)
        )

    # What changes around the bot

    def let_pass(self, seconds: float) -> None:
        """Move the clock: answers become too late, tokens die, windows of rate limits end."""
        self.world.clock.advance(seconds)
        self.server.interactions.fail_late()

    def deliver_again(self, interaction: Interaction) -> None:
        """The same interaction once more, as Discord now and then does."""
        self.server.interactions.deliver(interaction)

    def deliver_twice(self, twice: bool = True) -> None:
        """From now on every interaction reaches the bot two times."""
        self.server.interactions.delivers_twice = twice

    def deny(self, channel: TextChannel, denied: int) -> None:
        """Take permissions of the bot away in one channel; 0 gives them back."""
        places.set_denied(self.world, channel, self.world.bot.id, denied)

    def delete_channel(self, channel: TextChannel | Thread) -> None:
        places.delete_channel(self.world, channel)

    def delete_message(self, message: Message) -> None:
        posting.delete(self.world, message)

    def archive(self, thread: Thread, locked: bool = False) -> None:
        places.archive(self.world, thread, archived=True, locked=locked)

    def remove_bot(self) -> None:
        places.remove_bot(self.world)

    def invite_bot(self) -> None:
        places.invite_bot(self.world)

    def direct_channel(self, actor: Actor) -> DirectChannel:
        return places.open_direct(self.world, actor.person)

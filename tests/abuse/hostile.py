"""A hostile person, and a hostile server: everything the bot offers, as fast as it can be typed."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress

import discord as discord_py

from sandbox.payloads.channels import TextChannel
from sandbox.people.client_refusal import ClientRefusal
from sandbox.people.command_input import Value
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox

COMMANDS_A_MINUTE = 200
CHANNELS = 45
ALLIES = 5  # people on the hostile server, each of whom is as fast

Command = tuple[str, Mapping[str, Value]]
COMMANDS: Sequence[Command] = (
    ("new", {"map": "amsterdam", "players": 2, "watch": True}),
    ("join", {"computer": "easy"}),
    ("join", {"computer": "hard"}),
    ("start", {}),
    ("board", {}),
    ("score", {}),
    ("hint", {}),
    ("recap", {"whole": True}),
    ("profile", {}),
    ("leaderboard", {}),
    ("learn", {}),
    ("replay", {}),
    ("rules", {}),
    ("games", {}),
    ("nudge", {}),
    ("join", {}),
    ("leave", {}),
)


class Hostile:
    """People who use one command after the other, in one channel after the other, without waiting
    for an answer. `answered`: how many interactions were, of all that were `made`."""

    def __init__(self, discord: Sandbox) -> None:
        self._discord = discord
        self._is_on = asyncio.Event()
        self._typing: set[asyncio.Task[None]] = set()
        self.made = self.answered = 0

    @asynccontextmanager
    async def attacking(self) -> AsyncIterator[None]:
        """All of them attack until the block ends."""
        self._is_on.set()
        try:
            yield
        finally:
            self._is_on.clear()

    @asynccontextmanager
    async def present(self) -> AsyncIterator[None]:
        """A hostile person on the server of the ordinary tables, and a server of hostile people
        that takes the bot's permissions away from some of its channels."""
        own = [self._discord.channel(f"hostile-{number}") for number in range(CHANNELS)]
        guild = self._discord.guild("Hostile", 0)
        channels = [self._discord.channel_in(guild, f"h-{number}") for number in range(CHANNELS)]
        allies = [self._discord.person(f"Ally {number}") for number in range(ALLIES)]
        async with asyncio.TaskGroup() as tasks:
            attacks = [tasks.create_task(self._attack(self._discord.person("Mallory"), own))]
            attacks += [tasks.create_task(self._attack(ally, channels)) for ally in allies]
            attacks.append(tasks.create_task(self._shut_out(channels)))
            yield
            for attack in (*attacks, *self._typing):
                attack.cancel()

    async def _attack(self, person: Actor, channels: Sequence[TextChannel]) -> None:
        for channel in itertools.cycle(channels):
            for name, options in COMMANDS:
                await self._is_on.wait()
                task = asyncio.create_task(self._use(person, channel, name, options))
                self._typing.add(task)
                task.add_done_callback(self._typing.discard)
                await asyncio.sleep(60 / COMMANDS_A_MINUTE)

    async def _use(
        self, person: Actor, channel: TextChannel, name: str, options: Mapping[str, Value]
    ) -> None:
        self.made += 1
        with suppress(ClientRefusal, TimeoutError):
            await person.complete("board", channel, "area", area="p")
            used = await person.slash(name, channel, **options)
            self.answered += used.was_answered

    async def _shut_out(self, channels: Sequence[TextChannel]) -> None:
        """The bot loses access to every second channel, in some of which it has games."""
        await self._is_on.wait()
        await asyncio.sleep(10)
        for channel in channels[::2]:
            self._discord.deny(channel, discord_py.Permissions(view_channel=True).value)

"""Version 0.1.0: what it left in its database and at Discord, and today's bot running on it."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bot.app import App
from bot.domain.table import TableId
from engine.values import Value
from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import DirectChannel, TextChannel, Thread
from sandbox.payloads.components import StringSelect
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.testing.driver import Sandbox
from tests.support.due_work import behind
from tests.support.fake_clock import FakeClock
from tests.support.wire.wire import FakeSleep, connected_bot, custom_id, reply_to, verbs
from tests.support.wire.wire_players import Friends

FOLDER = Path(__file__).parents[2] / "golden" / "0.1.0"
COMPUTER_PAUSE_S = 1.5


class OldMessage(Value, frozen=True):
    """A message of 0.1.0 with buttons. `name`: of the only person who sees it; "" if public."""

    id: Id
    channel_id: Id
    name: str = ""


class OldTable(Value, frozen=True):
    """A table as 0.1.0 left it."""

    id: TableId
    channel: Id
    status: str
    names: tuple[str, ...]
    posts: tuple[str, ...]
    public: tuple[OldMessage, ...]
    direct: tuple[OldMessage, ...]
    private: dict[str, OldMessage]


class OldWorld(Value, frozen=True):
    """Everything 0.1.0 left."""

    clock: float
    people: tuple[str, ...]
    elsewhere: dict[str, OldMessage]
    tables: dict[str, OldTable]


OLD = msgspec.json.decode((FOLDER / "index.json").read_bytes(), type=OldWorld)


class ThreeComputerTurns(FakeSleep):
    """Lets computer players have three turns, so that the game that is only theirs does not end."""

    left = 3

    async def __call__(self, seconds: float) -> None:
        if seconds == COMPUTER_PAUSE_S and self.left:
            self.left -= 1
            return
        await super().__call__(seconds)


class UpgradedBot:
    """Today's bot on the database of 0.1.0, and people who press old buttons."""

    def __init__(self, discord: Sandbox, app: App, before: dict[str, int]) -> None:
        self.discord = discord
        self.app = app
        self.before = before  # number of public messages at each table

    def channel(self, table: str) -> TextChannel | Thread:
        return channel_of(self.discord, table)

    def message(self, old: OldMessage) -> Message:
        return self.discord.world.messages(old.channel_id)[old.id]

    def friends(self, table: str) -> Friends:
        return Friends(self.discord, self.app, self.channel(table), OLD.tables[table].names)

    async def settle(self) -> None:
        """Wait until everything is published. Computer players may be pausing."""
        parts = (self.app.gate, self.app.jobs.publishing, self.app.jobs.hands)
        for _ in range(3):
            while any(part.busy for part in parts):
                for part in parts:
                    await part.settle()
            await asyncio.sleep(0.05)

    async def press(self, table: str, name: str, verb: str) -> Message:
        """Press a button of an old public message. Returns the private reply."""
        shown = next(
            message
            for message in map(self.message, reversed(OLD.tables[table].public))
            if verb in verbs(message)
        )
        reply = await reply_to(await self.discord.person(name).press(shown, custom_id(shown, verb)))
        await self.settle()
        return reply

    async def press_private(self, table: str, label: str, *wanted: str) -> Message:
        """Press a button of an old private message. Returns what the message becomes."""
        old = OLD.tables[table].private[label]
        menu, person = self.message(old), self.discord.person(old.name)
        started = await person.press(menu, custom_id(menu, *wanted))
        reply = await self.friends(table).wait_for_edit(menu, started)
        await self.settle()
        return reply

    async def choose(self, table: str, label: str) -> Message:
        """Choose the first value of an old private menu. Returns what the message becomes."""
        old = OLD.tables[table].private[label]
        menu, person = self.message(old), self.discord.person(old.name)
        reply = await self.friends(table).choose(person, menu, first_value(menu))
        await self.settle()
        return reply

    async def stage(self, table: str) -> tuple[str, int]:
        view = await self.app.tables.lookup.public_view(OLD.tables[table].id)
        return view.stage, view.step

    async def problems(self) -> dict[str, list[str]]:
        """Logs that do not lead to their games, and tables that could not be published."""
        found = {
            name: await self.app.tables.replay.verify(table.id)
            for name, table in OLD.tables.items()
            if table.status != "lobby"
        }
        left = [str(table) for table in await behind(self.app.tables)]
        return {name: problems for name, problems in {**found, "behind": left}.items() if problems}


def channel_of(discord: Sandbox, table: str) -> TextChannel | Thread:
    channel = discord.world.channel(OLD.tables[table].channel)
    assert not isinstance(channel, DirectChannel)
    return channel


def first_value(menu: Message) -> str:
    (select,) = (each for each in interactive(menu.components) if isinstance(each, StringSelect))
    return select.options[0].value


@asynccontextmanager
async def upgraded_bot(folder: Path) -> AsyncIterator[UpgradedBot]:
    """Today's bot on a copy of what 0.1.0 left, at the moment it stopped."""
    (folder / "discord").mkdir()
    shutil.copy(FOLDER / "world.json", folder / "discord" / "world.json")
    shutil.copy(FOLDER / "slow-train.db", folder / "table.db")
    async with Sandbox.start(rate_limits=False, data=folder / "discord") as discord:
        before = {name: len(discord.public(channel_of(discord, name))) for name in OLD.tables}
        async with connected_bot(
            discord,
            folder / "table.db",
            now=FakeClock(OLD.clock),
            sleep=ThreeComputerTurns(),
            computer_pause_s=COMPUTER_PAUSE_S,
            settles_at_end=False,
        ) as app:
            bot = UpgradedBot(discord, app, before)
            await bot.settle()
            yield bot

"""What earlier versions left in their databases and at Discord, and today's bot running on it."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

import msgspec

from bot.app import App
from bot.domain.table import TableId
from bot.store.copies.copy_ends import PostgresEnd, SqliteEnd
from bot.store.copies.copying import copy_rows
from bot.store.databases.location import DatabaseUrl
from bot.store.databases.migrate import connect
from bot.store.databases.postgres_connection import connected
from bot.store.databases.postgres_schema import postgres_migrations, prepare
from engine.values import Value
from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import DirectChannel, TextChannel, Thread
from sandbox.payloads.components import StringSelect
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.testing.driver import Sandbox
from tests.support.databases.back_ends import blank_instead_of
from tests.support.databases.due_work import behind
from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.wire.wire import FakeSleep, connected_bot, custom_id, reply_to, verbs
from tests.support.wire.wire_players import Friends

GOLDEN = Path(__file__).parents[2] / "golden"
POSTGRES_SCHEMAS = {"0.2.0": 7}  # versions that could use PostgreSQL, and their newest migration
COMPUTER_PAUSE_S = 1.25  # no other pause is as long


class OldMessage(Value, frozen=True):
    """A message with buttons. `name`: of the only person who sees it; "" if public."""

    id: Id
    channel_id: Id
    name: str = ""


class OldTable(Value, frozen=True):
    """A table as it was left."""

    id: TableId
    channel: Id
    status: str
    names: tuple[str, ...]
    posts: tuple[str, ...]
    public: tuple[OldMessage, ...]
    direct: tuple[OldMessage, ...]
    private: dict[str, OldMessage]


class OldVersion(Value, frozen=True):
    """Everything a version left."""

    clock: float
    people: tuple[str, ...]
    elsewhere: dict[str, OldMessage]
    tables: dict[str, OldTable]


@cache
def left_by(version: str) -> OldVersion:
    return msgspec.json.decode((GOLDEN / version / "index.json").read_bytes(), type=OldVersion)


async def put_database(version: str, file: Path) -> None:
    """Copy the database of a version to a file, or to the PostgreSQL database that the test uses
    instead of this file; with the schema of that time."""
    shutil.copy(GOLDEN / version / "slow-train.db", file)
    url = await blank_instead_of(file)
    if url is not None:
        await _copy_to_postgres(file, url, POSTGRES_SCHEMAS[version])


async def _copy_to_postgres(file: Path, url: DatabaseUrl, schema: int) -> None:
    async with connected(url) as db:
        await prepare(db, url, postgres_migrations()[:schema])
        source = await connect(file)
        try:
            async with db.transaction():
                await copy_rows(SqliteEnd(source, file), PostgresEnd(db), url)
        finally:
            await source.close()


class ThreeComputerTurns(FakeSleep):
    """Lets computer players have three turns, so that games that are only theirs do not end."""

    left = 3

    async def __call__(self, seconds: float) -> None:
        if seconds == COMPUTER_PAUSE_S and self.left:
            self.left -= 1
            return
        await super().__call__(seconds)


class UpgradedBot:
    """Today's bot on the database of an earlier version, and people who press old buttons."""

    def __init__(
        self, discord: Sandbox, app: App, old: OldVersion, clock: FakeClock, before: dict[str, int]
    ) -> None:
        self.discord = discord
        self.app = app
        self.old = old
        self.clock = clock
        self._before = before

    @property
    def added(self) -> Mapping[str, int]:
        """The tables and people with new public or direct messages, and how many."""
        return {
            where: number - self._before[where]
            for where, number in messages_by_place(self.discord, self.old).items()
            if number != self._before[where]
        }

    def channel(self, table: str) -> TextChannel | Thread:
        return channel_of(self.discord, self.old, table)

    def message(self, old: OldMessage) -> Message:
        return self.discord.world.messages(old.channel_id)[old.id]

    def friends(self, table: str) -> Friends:
        names = self.old.tables[table].names
        return Friends(self.discord, self.app, self.channel(table), names)

    async def settle(self) -> None:
        """Wait until everything is published. Computer players may be pausing."""
        parts = (self.app.gate, self.app.jobs.publishing, self.app.jobs.hands)
        for _ in range(3):
            while any(part.busy for part in parts):
                for part in parts:
                    await part.settle()
            await asyncio.sleep(0.05)

    def public(self, table: str, verb: str) -> Message:
        """The newest public message of the old version with a button for this."""
        return next(
            message
            for message in map(self.message, reversed(self.old.tables[table].public))
            if verb in verbs(message)
        )

    async def press(self, table: str, name: str, verb: str) -> Message:
        """Press a button of an old public message. Returns the private reply."""
        shown = self.public(table, verb)
        reply = await reply_to(await self.discord.person(name).press(shown, custom_id(shown, verb)))
        await self.settle()
        return reply

    async def press_old(self, old: OldMessage, *wanted: str) -> Message:
        """Press a button of an old private message. Returns what the message becomes."""
        shown, person = self.message(old), self.discord.person(old.name)
        started = await person.press(shown, custom_id(shown, *wanted))
        reply = await self.friends("lobby").wait_for_edit(shown, started)
        await self.settle()
        return reply

    async def press_private(self, table: str, label: str, *wanted: str) -> Message:
        """Press a button of an old private message of a table. Returns what it becomes."""
        return await self.press_old(self.old.tables[table].private[label], *wanted)

    async def choose_old(self, old: OldMessage, *wanted: str) -> Message:
        """Choose the first values of an old private menu, which is the only one of its message
        unless it is given by its verb and arguments. Returns what the message becomes."""
        shown, person = self.message(old), self.discord.person(old.name)
        menu = custom_id(shown, *wanted) if wanted else ""
        started = await person.choose(shown, *first_values(shown, menu), menu=menu)
        reply = await self.friends("lobby").wait_for_edit(shown, started)
        await self.settle()
        return reply

    async def choose(self, table: str, label: str, *wanted: str) -> Message:
        """Choose the first values of an old private menu of a table. Returns what it becomes."""
        return await self.choose_old(self.old.tables[table].private[label], *wanted)

    async def stage(self, table: str) -> tuple[str, int]:
        view = await self.app.tables.lookup.public_view(self.old.tables[table].id)
        return view.stage, view.step

    async def problems(self) -> dict[str, list[str]]:
        """Logs that do not lead to their games, and tables that could not be published."""
        found = {
            name: await verify(self.app.tables, table.id)
            for name, table in self.old.tables.items()
            if await self.app.tables.lookup.seq(table.id)  # otherwise it has no game
        }
        left = [str(table) for table in await behind(self.app.tables)]
        return {name: problems for name, problems in {**found, "behind": left}.items() if problems}


def channel_of(discord: Sandbox, old: OldVersion, table: str) -> TextChannel | Thread:
    channel = discord.world.channel(old.tables[table].channel)
    assert not isinstance(channel, DirectChannel)
    return channel


def messages_by_place(discord: Sandbox, old: OldVersion) -> dict[str, int]:
    """The numbers of public messages at each table, and of direct messages to each person."""
    tables = {name: len(discord.public(channel_of(discord, old, name))) for name in old.tables}
    return tables | {name: len(discord.direct(discord.person(name))) for name in old.people}


def first_values(message: Message, menu: str) -> list[str]:
    """As many values of a menu as have to be chosen."""
    (select,) = (
        part
        for part in interactive(message.components)
        if isinstance(part, StringSelect) and menu in ("", part.custom_id)
    )
    return [option.value for option in select.options[: max(1, select.min_values)]]


@asynccontextmanager
async def upgraded_bot(folder: Path, version: str) -> AsyncIterator[UpgradedBot]:
    """Today's bot on a copy of what a version left, at the moment it stopped. If the folder has
    such a copy already, the bot goes on with it."""
    old, clock = left_by(version), FakeClock(left_by(version).clock)
    if not (folder / "table.db").exists():
        (folder / "discord").mkdir()
        shutil.copy(GOLDEN / version / "world.json", folder / "discord" / "world.json")
        await put_database(version, folder / "table.db")
    async with Sandbox.start(rate_limits=False, data=folder / "discord") as discord:
        before = messages_by_place(discord, old)
        async with connected_bot(
            discord,
            folder / "table.db",
            now=clock,
            sleep=ThreeComputerTurns(),
            computer_pause_s=COMPUTER_PAUSE_S,
            settles_at_end=False,
        ) as app:
            bot = UpgradedBot(discord, app, old, clock, before)
            await bot.settle()
            yield bot

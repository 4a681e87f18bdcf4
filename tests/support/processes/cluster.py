"""Bots, each a process of its own, at one sandbox and one database: several with PostgreSQL, one
with SQLite."""

import asyncio
import atexit
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import cache
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType

import msgspec

from bot.delivery.turn_parts import MID_TURN_STAGES
from bot.discord_io.client import INTERVAL_S
from bot.domain.refusals import TableRefusal
from bot.domain.table import ChannelId, GuildId, Human, Table, TableId, UserId, Where
from bot.store import Store
from bot.store.databases.location import Database, DatabaseUrl
from bot.tables import Tables
from engine.actions import Draw, Keep
from engine.refusals import Refusal
from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.messages import Message
from sandbox.run.bot_process import bot_environment
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox
from tests.support.limits import NO_LIMITS, NO_LIMITS_ENVIRONMENT
from tests.support.log_verifier import verify
from tests.support.processes.forked_bots import BotOptions
from tests.support.tables import act, boards, first_move, options

ROOT = Path(__file__).parents[3]
LEASE_S = 2.0  # instead of 30, so that tests are quick
LOOK_FOR_WORK_EVERY_S = 0.2  # instead of 1 to 2
LOOK_EVERY_S = 0.02
DISCORDS_INTERVAL_S = 5.0
WITHIN_S = 45.0  # every table must go on, whatever happens
TIMEOUT_S = 120.0
LAST_MESSAGES = 5  # last turn, end, bonuses, winner, film; and each player's tickets

_forking = threading.Lock()


@cache
def forker() -> "subprocess.Popen[bytes]":
    """The process that starts bots. It ends with this one."""
    process = subprocess.Popen(  # our own command
        (sys.executable, "-m", "tests.support.processes.forked_bots"),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    atexit.register(end_forker, process)
    return process


def end_forker(process: "subprocess.Popen[bytes]") -> None:
    with process:
        assert process.stdin is not None
        process.stdin.close()


def fork_bot(bot_options: BotOptions) -> int:
    """Start a bot; returns the number of its process."""
    with _forking:
        process = forker()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(bot_options) + b"\n")
        process.stdin.flush()
        return int(process.stdout.readline())


class BotProcess:
    """One bot of a cluster. It can be killed and started again."""

    def __init__(self, bot_options: BotOptions) -> None:
        self.pid = 0
        self.options = bot_options

    async def start(self) -> None:
        self.pid = await asyncio.to_thread(fork_bot, self.options)

    @property
    def is_running(self) -> bool:
        if not self.pid:
            return False
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return False
        return True

    def send(self, number: signal.Signals) -> None:
        if self.pid:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def kill_after(self, statements: int) -> None:
        """Kill the process when it has run so many statements from now on."""
        Path(self.options.kill_file).write_text(str(statements))
        self.send(signal.SIGUSR1)

    async def ended(self) -> None:
        async with asyncio.timeout(TIMEOUT_S):
            while self.is_running:
                await asyncio.sleep(LOOK_EVERY_S)

    @property
    def log(self) -> str:
        file = Path(self.options.log)
        return file.read_text(encoding="utf-8") if file.exists() else ""

    @property
    def bugs(self) -> str:
        """The first traceback in the log, and what follows; empty if there is none."""
        before, found, after = self.log.partition("Traceback")
        return f"{before[-300:]}{found}{after[:5000]}" if found else ""

    def has_logged(self, message: str, table_id: TableId) -> bool:
        """Whether the process has said this about a table."""
        lines = [line for line in self.log.splitlines() if f" {message} " in line]
        return any(f"table={table_id}" in line.split() for line in lines)


class Cluster:
    """`tables` are those of the database, as one more process would see them."""

    def __init__(self, discord: Sandbox, database: Database, tables: Tables, folder: Path):
        self.discord = discord
        self.database = database
        self.tables = tables
        self.bots: list[BotProcess] = []
        self.identify_every_s = 0.0
        self._folder = folder

    @classmethod
    @asynccontextmanager
    async def open(
        cls,
        folder: Path,
        database: Database,
        *,
        shards: int = 1,
        delivered_s: float = TIMEOUT_S,
        identifies_slowly: bool = False,
    ) -> AsyncIterator["Cluster"]:
        """A cluster without bots. They are stopped at the end of the block. `identifies_slowly`:
        shards identify one after the other, as at Discord; otherwise at any time."""
        async with (
            Sandbox.start(
                rate_limits=False,
                shards=shards,
                identify_interval_s=DISCORDS_INTERVAL_S if identifies_slowly else 0.0,
                answer_within_s=delivered_s,
            ) as discord,
            Store.open(database, has_other_writers=True) as store,
        ):
            tables = Tables(store, boards(), limits=NO_LIMITS)
            cluster = cls(discord, database, tables, folder)
            cluster.identify_every_s = INTERVAL_S if identifies_slowly else 0.0
            try:
                yield cluster
            finally:
                await cluster._close()

    async def start(self, *shards: str, url: str = "", clock_offset_s: float = 0.0) -> None:
        """Start one bot for each of these ranges of shards, and wait until all are connected."""
        new = [self.add(each, url, clock_offset_s) for each in shards]
        await asyncio.gather(*(each.start() for each in new))
        await self.connected()

    async def connected(self) -> None:
        """Until every bot that runs has all its shards connected."""
        wanted = sorted(shard for each in self.bots for shard in shards_of(each))
        await self.discord.until(
            lambda: [shard for shard, _ in self.discord.gateway.online_shards] == wanted,
            TIMEOUT_S,
        )

    async def restart(self, process: BotProcess) -> None:
        """Start a bot that has ended, and wait until it is connected."""
        await process.ended()
        await process.start()
        wanted = set(shards_of(process))
        await self.discord.until(
            lambda: wanted <= {shard for shard, _ in self.discord.gateway.online_shards}, TIMEOUT_S
        )

    def add(
        self,
        shards: str,
        url: str = "",
        clock_offset_s: float = 0.0,
        more: Mapping[str, str] = MappingProxyType({}),
    ) -> BotProcess:
        """One more bot for this range of shards, which is not started. `more`: of its
        environment."""
        name = f"bot-{len(self.bots)}"
        file = self._folder / f"{name}.db"  # for its health file
        if isinstance(self.database, DatabaseUrl):
            url = url or self.database.secret_text
        else:
            file = self.database
        environment = {
            **bot_environment(self.discord.server),
            "DATABASE_URL": url,
            "DATABASE_PATH": str(file),
            "SHARDS": shards,
            "AUTOMATIC_PAUSE_S": "0",
            "PAUSE_WITHOUT_PEOPLE_S": "0",
            **NO_LIMITS_ENVIRONMENT,
            "REVEAL_PAUSE_S": "0",
            "NEW_DMS_PER_MINUTE": "1000",
            "CLOCK_EVERY_S": "1",
            "PICTURE_WORKERS": "1",
            "LOG_LEVEL": "DEBUG",
            **more,
        }
        bot_options = BotOptions(
            environment,
            str(self._folder / f"{name}.log"),
            str(self._folder / f"{name}.kill"),
            LEASE_S,
            LOOK_FOR_WORK_EVERY_S,
            self.identify_every_s,
            clock_offset_s,
        )
        self.bots.append(BotProcess(bot_options))
        return self.bots[-1]

    async def _close(self) -> None:
        for each in self.bots:
            each.send(signal.SIGKILL)
            await each.ended()

    # Tables

    async def table_in(
        self,
        channel: TextChannel,
        *people: Actor,
        computers: int = 0,
        map_id: str = "amsterdam",
    ) -> TableId:
        """A game in this channel whose first turn begins, written into the database as if by
        another process: it is left over for the bots to publish."""
        humans = [_human(person) for person in people]
        where = Where(GuildId(int(channel.guild_id)), ChannelId(int(channel.id)))
        table = await self.tables.lobby.open(where, humans[0], options(map_id, 4))
        for person in humans[1:]:
            await self.tables.lobby.join(table.id, person)
        for _ in range(computers):
            await self.tables.lobby.add_computer_player(
                table.id, humans[0].user, "easy", f"Robot {table.id}"
            )
        order = tuple(person.user for person in humans)
        await self.tables.lobby.start(table.id, humans[0].user, order)
        for person in humans:
            keep = await first_move(self.tables, table.id, person, Keep)
            await act(self.tables, table.id, person, keep)
        return table.id

    def channels(self, number: int, shards: int) -> list[TextChannel]:
        """New channels, each in a server of its own, on shard after shard."""
        made = []
        for each in range(number):
            guild = self.discord.guild(f"Server {each}", each % shards)
            made.append(self.discord.channel_in(guild, f"table-{each}"))
        return made

    async def until_settled(self, *tables: TableId, within_s: float = WITHIN_S) -> None:
        """Until everything at these tables is published and shown, and people are to move."""
        async with asyncio.timeout(within_s):
            for table_id in tables:
                while not await self._is_settled(table_id):
                    await asyncio.sleep(LOOK_EVERY_S)

    async def _is_settled(self, table_id: TableId) -> bool:
        rows = await self.tables.store.reader.fetch(
            "SELECT 1 FROM tables WHERE id = ? AND published_revision = revision"
            " AND hands_revision >= published_revision AND NOT EXISTS"
            " (SELECT 1 FROM waits JOIN seats USING (table_id, seat)"
            " WHERE table_id = tables.id AND seats.kind != 'human') AND NOT EXISTS"
            " (SELECT 1 FROM waits JOIN queues USING (table_id, seat)"
            " WHERE table_id = tables.id AND is_ready AND delay_s = 0) AND NOT EXISTS"
            " (SELECT 1 FROM announcements WHERE table_id = tables.id AND NOT is_past"
            " AND announcements.message != tables.message)",
            (table_id,),
        )
        return bool(rows)

    async def until_moved(self, table_id: TableId) -> None:
        """Until something new is in the log of a table, or its game is over."""
        before = await self._seq(table_id)
        async with asyncio.timeout(WITHIN_S):
            while await self._seq(table_id) == before and not await self.is_over(table_id):
                await asyncio.sleep(LOOK_EVERY_S)

    async def is_over(self, table_id: TableId) -> bool:
        """Whether the game at a table has ended."""
        return (await self.tables.lookup.table(table_id)).status == "over"

    async def move_if_deck_is_empty(self, table_id: TableId, person: Actor) -> None:
        """If it is a person's turn and they cannot draw from the deck, let them do something else,
        written into the database as if by another process."""
        human = _human(person)
        view = await self.tables.lookup.player_view(table_id, human.user)
        if view.moves and Draw() not in view.moves:
            with suppress(Refusal, TableRefusal):  # a command that came first was carried out
                await act(self.tables, table_id, human, view.moves[0], view.public.step)

    async def is_mid_turn(self, table_id: TableId, person: Actor) -> bool:
        """Whether a person at a table has done only a part of their turn."""
        view = await self.tables.lookup.player_view(table_id, _human(person).user)
        return bool(view.moves) and view.public.stage in MID_TURN_STAGES

    async def _seq(self, table_id: TableId) -> int:
        rows = await self.tables.store.reader.fetch(
            "SELECT seq FROM tables WHERE id = ?", (table_id,)
        )
        return int(rows[0][0])

    async def problems(self, table_id: TableId, *, has_side_messages: bool = False) -> list[str]:
        """What is lost or doubled at a table that has settled, between two turns or after the end
        of its game. `has_side_messages`: there are questions, nudges and reminders too, which have
        no pictures; then its game is not over."""
        table = await self.tables.lookup.table(table_id)
        found = [str(each) for each in await verify(self.tables, table_id)]
        rows = await self.tables.store.reader.fetch(
            "SELECT message, after_seq, seq FROM announcements WHERE table_id = ? ORDER BY seq",
            (table_id,),
        )
        announced = [str(row[0]) for row in rows]
        messages = [m for m in self._posted(table) if m.attachments or not has_side_messages]
        ending = LAST_MESSAGES + len(table.occupants) if table.status == "over" else 0
        posted = [message.id for message in messages[: len(messages) - ending]]
        if sorted(announced) != sorted(posted):
            found.append(f"announced in {announced}, but posted are {posted} and {ending} more")
        if len({message.content for message in messages[len(messages) - ending :]}) != ending:
            found.append("some of the messages about the end of the game are missing or doubled")
        earlier = messages[: len(messages) - ending] if ending else messages[:-1]
        pressable = [message.id for message in earlier if list(interactive(message.components))]
        if pressable:
            found.append(f"earlier messages have buttons: {pressable} of {posted}")
        spans = [(row[1], row[2]) for row in rows]
        if any(before[1] != after[0] for before, after in pairwise(spans)):
            found.append(f"entries are announced twice or never: {spans}")
        state = await self.tables.store.reader.fetch(
            "SELECT seq, announced_seq FROM tables WHERE id = ?", (table_id,)
        )
        seq, announced_seq = state[0]
        is_last_announced = spans and not ending  # the last messages are no announcements
        in_messages = spans[-1][1] if is_last_announced else seq
        if not seq == announced_seq == in_messages:
            found.append(f"the last entry is {state}, but announced are {spans}")
        return found

    def _posted(self, table: Table) -> list[Message]:
        messages = self.discord.world.state.messages.get(str(table.where.channel), {})  # type: ignore[call-overload]  # an id
        ephemeral = self.discord.world.state.only_for
        return [message for message in messages.values() if message.id not in ephemeral]

    def hand_messages(self, actor: Actor, table_id: TableId) -> list[Message]:
        """The direct messages that show a person's hand at a table."""
        return [m for m in self.discord.direct(actor) if f":{table_id}:" in repr(m.components)]


def _human(person: Actor) -> Human:
    return Human(UserId(int(person.id)), str(person.person.user.global_name))


def shards_of(process: BotProcess) -> Sequence[int]:
    if not process.is_running:
        return ()
    text = process.options.environment["SHARDS"].partition("/")[0]
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)

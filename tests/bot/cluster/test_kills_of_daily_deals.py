"""A bot is killed while somebody begins, plays, finishes and shares the daily deal, while it posts
the table of the day, and while the deal closes: one try, one result, one message of each kind."""

import asyncio
import random
import signal
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.domain.daily import DAY_S, Day, day_at
from bot.domain.table import ChannelId, GuildId, Human, TableId, UserId
from bot.tables import Tables
from engine.model import Seat
from engine.views import PlayerView
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.messages import Message
from sandbox.people.client_refusal import ClientRefusal
from sandbox.testing.actor import Actor, StartedInteraction
from tests.support.databases.back_ends import database_in
from tests.support.processes.cluster import Cluster
from tests.support.tables import act
from tests.support.wire.wire import custom_id, reply_to, verbs

DAYS = 5  # before today; on each of them the bot is killed in every phase
MAX_STATEMENTS = 40  # a phase has about as many
FEW_WAGONS = 7
BEGIN, DRAW, SHARE = ("daily", "begin"), ("draw",), ("daily", "share")
CARDS = (("draw_two",), DRAW, ("take",), ("pass",))
ANSWER_WITHIN_S = 4.0
WITHIN_S = 180.0

Press = Sequence[str]
Check = Callable[[], Awaitable[bool]]


class DailyKills:
    """One person who plays a deal on each day, and the bot that is killed meanwhile."""

    def __init__(self, cluster: Cluster, actor: Actor, channel: TextChannel) -> None:
        self.cluster = cluster
        self._offset_s = 0.0
        store, boards = cluster.tables.store, cluster.tables.boards
        self.tables = Tables(store, boards, lambda: time.time() + self._offset_s)
        self.actor = actor
        self.user = UserId(int(actor.id))
        self.channel = channel
        self._chosen = random.Random("daily kills")  # repeatable
        self._day = day_at(0)

    async def play_on(self, day: Day, offset_s: float) -> None:
        """Play the deal of a day, with kills in every phase."""
        self._day, self._offset_s = day, offset_s
        (process,) = self.cluster.bots
        process.options = replace(process.options, clock_offset_s=offset_s)
        await self.cluster.restart(process)
        await self._kill_while(BEGIN, self._has_begun)
        game = await self._game()
        await self._stop()
        await self._play_towards_the_end(game)
        await self.cluster.restart(process)
        await self._kill_while(DRAW, self._is_finished)
        await self._kill_while(SHARE, self._is_shared)
        await self._until(self._is_board_posted)
        await self._stop()

    async def _kill_while(self, wanted: Press, is_done: Check) -> None:
        """Press a button of what /daily shows until it is done, while the bot is killed once."""
        (process,) = self.cluster.bots
        process.kill_after(self._chosen.randint(1, MAX_STATEMENTS))
        async with asyncio.timeout(WITHIN_S):
            while not await is_done():
                shown = await self._answer(await self.actor.slash("daily", self.channel))
                if shown is not None and not await is_done():
                    await self._press(shown, wanted)
                if not process.is_running:
                    await self.cluster.restart(process)
        if process.is_running:
            process.send(signal.SIGKILL)
        await self.cluster.restart(process)
        assert not process.bugs

    async def _press(self, shown: Message, wanted: Press) -> None:
        """Press the button, if there is one; keep tickets that are offered; take a card if the deck
        is empty."""
        if "keep" in verbs(shown) and wanted != BEGIN:
            view = await self._fresh_view(await self._game())
            with suppress(ClientRefusal):  # the bot was killed
                await self.actor.choose(shown, *view.offered, menu=custom_id(shown, "keep"))
            return
        for verb in CARDS if wanted == DRAW else (wanted,):
            with suppress(ClientRefusal, LookupError):  # the same, or there are not so many cards
                await self.actor.press(shown, custom_id(shown, *verb))
                return

    async def _fresh_view(self, game: TableId) -> PlayerView:
        self.tables.cache.memory.forget(game)
        return await self.tables.lookup.player_view(game, self.user)

    async def _answer(self, started: StartedInteraction) -> Message | None:
        """The reply, if the bot lives long enough."""
        if not started.was_answered:
            return None
        try:
            async with asyncio.timeout(ANSWER_WITHIN_S):
                return await reply_to(started)
        except TimeoutError:
            return None

    async def _has_begun(self) -> bool:
        return await self.tables.daily.try_of(self.user, self._day) is not None

    async def _is_finished(self) -> bool:
        found = await self.tables.daily.try_of(self.user, self._day)
        return found is not None and found.result is not None

    async def _is_shared(self) -> bool:
        rows = await self.tables.store.reader.fetch(
            "SELECT 1 FROM posts WHERE table_id = ? AND question = 'review' AND message != 0",
            (await self._game(),),
        )
        return bool(rows)

    async def _is_board_posted(self) -> bool:
        rows = await self.tables.store.reader.fetch(
            "SELECT 1 FROM daily_boards WHERE day = ? AND message != 0", (self._day,)
        )
        return bool(rows)

    async def _game(self) -> TableId:
        found = await self.tables.daily.try_of(self.user, self._day)
        assert found is not None
        return found.game

    async def _stop(self) -> None:
        (process,) = self.cluster.bots
        process.send(signal.SIGKILL)
        await process.ended()

    async def problems(self, first: Day) -> list[str]:
        """What is lost or doubled, from the first day on."""
        reader, found = self.tables.store.reader, []
        days = [Day(first + number) for number in range(DAYS)]
        tries = await reader.fetch("SELECT day, finished_at, points, game FROM daily_tries")
        if sorted(row[0] for row in tries) != days or not all(row[1] for row in tries):
            found.append(f"tries: {tries}")
        counts = await reader.fetch("SELECT day, points, number FROM daily_counts ORDER BY day")
        expected = sorted((int(row[0]), int(row[2]), 1) for row in tries)
        if [tuple(row) for row in counts] != expected:
            found.append(f"counts: {counts}")
        games = await reader.fetch("SELECT id FROM tables WHERE guild = 0")
        if {row[0] for row in games} != {row[3] for row in tries}:
            found.append(f"games: {games}")
        public = self.cluster.discord.public(self.channel)
        shared = [each for each in public if each.text.startswith("**Robin**")]
        boards = {each.text.split("\n")[0] for each in public if each not in shared}
        if len(shared) != DAYS or len(boards) != DAYS or len(public) != 2 * DAYS:
            found.append(f"messages: {[each.text[:80] for each in public]}")
        final = await reader.fetch("SELECT day FROM daily_boards WHERE is_final = ?", (True,))
        if {row[0] for row in final} < {day for day in days if day <= days[-1] - 2}:
            found.append(f"final: {final}")
        return found

    async def _until(self, is_done: Check) -> None:
        async with asyncio.timeout(WITHIN_S):
            while not await is_done():
                await asyncio.sleep(0.05)

    async def _play_towards_the_end(self, game: TableId) -> None:
        """While no bot runs, play at random until the game may end soon."""
        human = Human(self.user, "Robin")
        self.tables.cache.memory.forget(game)
        while True:
            snapshot = await self.tables.cache.get(game)
            (seat, *_) = snapshot.waiting
            view = snapshot.private(seat)
            is_near = min(each.wagons for each in view.public.seats) <= FEW_WAGONS
            if seat == Seat(0) and is_near and view.public.stage == "turn":
                return
            action = self._chosen.choice(view.moves)
            if seat == Seat(0):
                await act(self.tables, game, human, action)
            else:
                await self.tables.moves.act_for_computer(game, seat, action)


@pytest.mark.soak
@pytest.mark.both_databases
async def test_a_killed_bot_leaves_one_try_one_result_and_one_message_of_each_kind(
    tmp_path: Path,
) -> None:
    database = await database_in(tmp_path)
    async with Cluster.open(tmp_path, database, delivered_s=1.0) as cluster:
        (channel,) = cluster.channels(1, 1)
        guild = GuildId(int(channel.guild_id))
        settings = cluster.tables.server_settings
        where = ChannelId(int(channel.id))
        await settings.change(
            guild, lambda before: replace(before, daily_channel=where, daily_hour=0)
        )
        kills = DailyKills(cluster, cluster.discord.person("Robin"), channel)
        today = day_at(time.time())
        cluster.add("0/1")
        for ago in range(DAYS, 0, -1):
            await kills.play_on(Day(today - ago), -ago * DAY_S)
        assert await kills.problems(Day(today - DAYS)) == []

"""A bot is killed while somebody begins, plays, finishes and shares the daily deal, while it posts
the table of the day, and while the deal closes: one try, one result, one message of each kind."""

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.domain.daily import DAY_S, Day, day_at
from bot.domain.table import ChannelId, GuildId, Human, TableId, UserId
from bot.tables import Tables
from bot.tables.daily.boards import EDIT_EVERY_S
from engine.model import Seat
from engine.views import PlayerView
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.messages import Message
from sandbox.people.client_refusal import ClientRefusal
from sandbox.rest.faults import DelayedResponse
from sandbox.testing.actor import Actor, StartedInteraction
from tests.support.databases.back_ends import database_in
from tests.support.log_verifier import verify
from tests.support.processes.cluster import Cluster
from tests.support.tables import act
from tests.support.wire.wire import custom_id, english, reply_to, verbs

DAYS = 4  # before today; on each of them the bot is killed in every phase
NOON_S = DAY_S / 2  # so that no day ends meanwhile
EDIT_AGAIN_S = EDIT_EVERY_S + 1.0  # which pass while the bot does not run
TURNS = 2  # played while the bot is killed, before the last one
BEGIN, DRAW, SHARE = ("daily", "begin"), ("draw",), ("daily", "share")
CARDS = (("draw_two",), DRAW, ("take",), ("pass",))
STATEMENTS = {"close": 8, "begin": 15, "play": 40, "finish": 20, "share": 15, "table": 8}
"""Of each phase: after at most how many statements the bot is killed."""
POST = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
ANSWER_WITHIN_S = 4.0
WITHIN_S = 180.0
LOOK_EVERY_S = 0.05

Press = Sequence[str]
Check = Callable[[], Awaitable[bool]]
Request = tuple[str, str]


class DailyKills:
    """One person who plays a deal on each day, and the bot that is killed meanwhile. `killed`: how
    often that was before a phase was over."""

    def __init__(self, cluster: Cluster, actor: Actor, channel: TextChannel) -> None:
        self.cluster = cluster
        self.killed: Counter[str] = Counter()
        self._offset_s = 0.0
        store, boards = cluster.tables.store, cluster.tables.boards
        self.tables = Tables(store, boards, lambda: time.time() + self._offset_s)
        self.actor = actor
        self.user = UserId(int(actor.id))
        self.channel = channel
        self._chosen = random.Random("daily kills")  # repeatable
        self._day = day_at(0)

    async def play_on(self, day: Day, first: Day) -> None:
        """Play the deal of a day, with kills in every phase. Messages are sent and edited by a bot
        that is killed after a statement, and on every other day when they have arrived."""
        self._day = day
        self._offset_s = day * DAY_S + NOON_S - time.time()
        is_at_answer = (day - first) % 2 == 1
        await self._post_in(0)
        await self._start()
        if day - 2 >= first:
            await self._phase("close", self._is_closed, at=EDIT if is_at_answer else None)
        await self._phase("begin", self._has_begun, BEGIN)
        game = await self._game()
        await self._phase("play", self._has_played, DRAW)
        await self._stop()
        await self._play_to_the_last_turn(game)
        await self._start()
        await self._phase("finish", self._is_finished, DRAW)
        await self._phase("share", self._is_shared, SHARE, at=POST if is_at_answer else None)
        await self._stop()
        await self._post_in(int(self.channel.id))
        await self._start()
        await self._phase("table", self._is_posted, at=POST if is_at_answer else None)
        await self._stop()

    async def _phase(
        self, name: str, is_done: Check, wanted: Press | None = None, at: Request | None = None
    ) -> None:
        """Press a button of what /daily shows, or wait, until it is done, while the bot is killed
        once: when it has sent such a request, or after some statements."""
        (process,) = self.cluster.bots
        async with asyncio.timeout(WITHIN_S), asyncio.TaskGroup() as tasks:
            if at is None:
                process.kill_after(self._chosen.randint(1, STATEMENTS[name]))
            else:
                tasks.create_task(self._kill_at_answer(*at))
            await self._go_on(is_done, wanted)
            self.killed[name] += not process.is_running
            while not await is_done():
                await self._start()
                await self._go_on(is_done, wanted)
        await self._stop()
        await self._start()
        assert not process.bugs

    async def _go_on(self, is_done: Check, wanted: Press | None) -> None:
        """Until it is done, or the bot has been killed."""
        (process,) = self.cluster.bots
        while process.is_running and not await is_done():
            if wanted is None:
                await asyncio.sleep(LOOK_EVERY_S)
                continue
            shown = await self._answer(await self.actor.slash("daily", self.channel))
            if shown is not None and not await is_done():
                await self._press(shown, wanted)

    async def _kill_at_answer(self, method: str, route: str) -> None:
        """Kill the bot when Discord has done what it asked for, and has not answered yet. It may
        be started again at any moment, so nobody waits here until it has ended."""
        (process,) = self.cluster.bots
        answer = DelayedResponse(after_handling=True)
        await self.cluster.discord.faults.plan(answer, method, route).wait()
        await asyncio.sleep(LOOK_EVERY_S)
        process.send(signal.SIGKILL)
        await asyncio.sleep(LOOK_EVERY_S)
        answer.release.set()

    async def _start(self) -> None:
        """Start the bot at a moment when everything may be edited again."""
        (process,) = self.cluster.bots
        await process.ended()
        self._offset_s += EDIT_AGAIN_S
        process.options = replace(process.options, clock_offset_s=self._offset_s)
        await self.cluster.restart(process)

    async def _post_in(self, channel: int) -> None:
        """Where the server's managers want its table of the day."""
        await self.tables.server_settings.change(
            GuildId(int(self.channel.guild_id)),
            lambda before: replace(before, daily_channel=ChannelId(channel), daily_hour=0),
        )

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

    async def _has_played(self) -> bool:
        """Whether so many turns have been played since the tickets were chosen."""
        rows = await self.tables.store.reader.fetch(
            "SELECT count(*) FROM actions WHERE table_id = ? AND seat = 0 AND kind = 'action'",
            (await self._game(),),
        )
        return int(rows[0][0]) > 2 * TURNS  # two cards a turn, and the tickets

    async def _is_posted(self) -> bool:
        return await self._has_board(self._day, "message != 0")

    async def _is_closed(self) -> bool:
        return await self._has_board(Day(self._day - 2), "is_final")

    async def _has_board(self, day: Day, what: str) -> bool:
        rows = await self.tables.store.reader.fetch(
            f"SELECT 1 FROM daily_boards WHERE day = ? AND {what}", (day,)
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
        closed = english("daily-board-closed")
        final = [each for each in public if closed in each.text]
        if len(final) != DAYS - 2 or any("Robin" not in each.text for each in final):
            found.append(f"closed: {[each.text for each in final]}")
        for _, _, _, game in tries:
            self.tables.cache.memory.forget(game)
            found += map(str, await verify(self.tables, game))
        return found

    async def _play_to_the_last_turn(self, game: TableId) -> None:
        """While no bot runs, play at random until the person's last turn."""
        human = Human(self.user, "Robin")
        self.tables.cache.memory.forget(game)
        while True:
            snapshot = await self.tables.cache.get(game)
            (seat, *_) = snapshot.waiting
            view = snapshot.private(seat)
            is_last = view.public.is_last_round and view.public.stage == "turn"
            if seat == Seat(0) and is_last:
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
        kills = DailyKills(cluster, cluster.discord.person("Robin"), channel)
        first = Day(day_at(time.time()) - DAYS)
        cluster.add("0/1")
        for day in map(Day, range(first, first + DAYS)):
            await kills.play_on(day, first)
        assert await kills.problems(first) == []
        assert {name for name, times in kills.killed.items() if times > 1} == {*STATEMENTS}

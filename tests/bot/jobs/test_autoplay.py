"""Computer players move by themselves: a pause before each turn, no move if the game changes."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar, TypeVarTuple

import pytest

from bot.domain.retry import RetryLater
from bot.domain.table import TableId
from bot.jobs.autoplay import Autoplay
from bot.jobs.thinker import Thinker
from bot.jobs.worker import Worker
from bot.tables import Tables
from bot.tables.only_process import OnlyProcess
from tests.support.log_verifier import verify
from tests.support.processes.workers import FailingWorker
from tests.support.tables import (
    ADA,
    draw_two_cards,
    new_interaction,
    open_tables,
    start_watched_game,
    start_with_computers,
)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class UndoingWorker(Worker):
    """Takes Ada's move back before it answers, as if she did so while a computer player thinks."""

    def __init__(self, tables: Tables, table: TableId) -> None:
        super().__init__(timeout_s=0)
        self.tables = tables
        self.table = table

    async def ask(self, task: Callable[[*Ts], T], *args: *Ts) -> T:
        await self.tables.undo.request(self.table, ADA.user, new_interaction())
        return task(*args)


async def test_every_turn_of_a_watched_game_is_announced_after_a_pause(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_watched_game(tables)
        changes: list[TableId] = []
        pauses_s: list[float] = []

        async def pause(seconds: float) -> None:
            pauses_s.append(seconds)

        tables.cache.memory.on_change.append(changes.append)
        await Autoplay(
            tables, OnlyProcess(tables.cache), Thinker(FailingWorker()), 0.3, 5.0, pause
        ).play(table)
        assert (await tables.lookup.table(table)).status == "over"
        assert set(pauses_s) == {5.0}  # nobody plays, so nobody waits
        assert len(changes) >= len(pauses_s) > 20


async def test_computer_players_wait_while_nobody_can_see_the_table(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_watched_game(tables)
        hidden = {table}
        autoplay = Autoplay(
            tables,
            OnlyProcess(tables.cache),
            Thinker(FailingWorker()),
            0,
            0,
            is_hidden=hidden.__contains__,
        )
        with pytest.raises(RetryLater):
            await autoplay.play(table)
        assert await tables.lookup.seq(table) == 1
        hidden.clear()
        await autoplay.play(table)
        assert (await tables.lookup.table(table)).status == "over"


async def test_computer_players_stop_when_the_table_is_cancelled(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_watched_game(tables)

        async def cancel(_: float) -> None:
            await tables.lobby.cancel(table, ADA.user, may_manage=False)

        thinker = Thinker(FailingWorker())
        await Autoplay(tables, OnlyProcess(tables.cache), thinker, 0, 0, cancel).play(table)
        assert await tables.lookup.seq(table) == 1


async def test_a_computer_player_does_not_move_if_a_move_is_undone_while_it_thinks(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_with_computers(tables, ADA, map_id="usa")
        await draw_two_cards(tables, table.id, ADA)
        thinker = Thinker(UndoingWorker(tables, table.id))
        pauses_s: list[float] = []

        async def pause(seconds: float) -> None:
            pauses_s.append(seconds)

        await Autoplay(tables, OnlyProcess(tables.cache), thinker, 0.3, 5.0, pause).play(table.id)
        assert set(pauses_s) == {0.3}
        assert (await tables.lookup.public_view(table.id)).stage == "second card"
        assert (await tables.lookup.history(table.id))[-1].seat == 0
        assert await verify(tables, table.id) == []

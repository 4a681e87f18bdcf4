"""Random games with random queues: no stale, doubled or illegal move, and no lost edit."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from benchmarks.queue import play_and_check
from tests.support.log_verifier import verify
from tests.support.positions import MAPS
from tests.support.queue_games import RandomPlayers, check_history, note_everything, stop_noting
from tests.support.tables import ADA, BO, CY, open_tables, start_game


async def play_games(folder: Path, seeds: range, map_id: str) -> Counter[str]:
    """Whole games, each through two connections to one database at once."""
    found: Counter[str] = Counter()
    people = (ADA, BO, CY)
    async with (
        open_tables(folder, has_other_writers=True) as one,
        open_tables(folder, has_other_writers=True) as other,
        AsyncExitStack() as stack,
    ):
        await note_everything(one.store)
        stack.push_async_callback(stop_noting, one.store)
        for seed in seeds:
            table = await start_game(one, *people, map_id=map_id)
            players = [
                RandomPlayers(tables, table.id, people, 2 * seed + number)
                for number, tables in enumerate((one, other))
            ]
            await asyncio.gather(*(each.play() for each in players))
            found += await check_history(one, table.id)
            assert await verify(one, table.id) == []
    return found


async def test_queues_are_played_as_they_are_when_they_are_played(tmp_path: Path) -> None:
    found = await play_games(tmp_path, range(1, 2), "amsterdam")
    assert found["queued actions"]
    assert found["edits"]


@pytest.mark.soak
@pytest.mark.parametrize("map_id", MAPS)
async def test_many_games_with_queues(tmp_path: Path, map_id: str) -> None:
    found = await play_games(tmp_path, range(100, 120), map_id)
    assert found["undos"]


@pytest.mark.soak
@pytest.mark.one_database
async def test_several_processes_play_from_the_same_queues() -> None:
    found = await play_and_check("lesson", games=150, processes=2, first=0)
    assert found["games"] == 150
    assert found["queued actions"]

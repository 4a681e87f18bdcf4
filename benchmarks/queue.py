"""`python -m benchmarks.queue [--games N] [--map M] [--processes P]`: races about queued moves.

Plays whole games at random, each by several processes on one database at once: people move, undo,
queue moves and edit their queues, while every process plays from the queues as soon as it can. Then
everything that was committed is checked: a stale, doubled or illegal move, or a lost edit, ends the
benchmark with an error (see `tests/support/queue_games.py`).
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from benchmarks.rows import Row, table
from bot.domain.table import ChannelId, GuildId, Options, TableId, Where
from bot.tables import Tables
from engine.model import MapId
from tests.support.log_verifier import verify
from tests.support.queue_games import RandomPlayers, check_history, note_everything
from tests.support.tables import ADA, BO, open_tables

PEOPLE = (ADA, BO)
GAMES_IN_A_DATABASE = 250
AT_ONCE = 4  # tables at which a process plays at the same time


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.queue")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--map", default="lesson")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--play", nargs=3, metavar=("FOLDER", "TABLES", "SEED"))
    args = parser.parse_args()
    if args.play:
        folder, tables, seed = args.play
        asyncio.run(play(Path(folder), int(tables), int(seed)))
        return
    began, found = time.monotonic(), Counter[str]()
    for first in range(0, args.games, GAMES_IN_A_DATABASE):
        number = min(GAMES_IN_A_DATABASE, args.games - first)
        found += asyncio.run(play_and_check(args.map, number, args.processes, first))
        print(f"{first + number} games", file=sys.stderr, flush=True)
    rows = [Row(what, str(number), "") for what, number in sorted(found.items())]
    rows.append(Row("seconds", f"{time.monotonic() - began:.0f}", ""))
    print(table(rows))


async def play_and_check(map_id: str, games: int, processes: int, first: int) -> Counter[str]:
    """Games in a database of their own, played by several processes, and then checked."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        async with open_tables(folder, has_other_writers=True) as tables:
            await note_everything(tables.store)
            ids = [await start(tables, map_id, channel) for channel in range(1, games + 1)]
        children = [
            await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "benchmarks.queue"),
                *("--play", name, str(games), str(first * processes + number)),
            )
            for number in range(processes)
        ]
        codes = [await child.wait() for child in children]
        if any(codes):
            raise SystemExit("a process has failed")
        found = Counter({"games": games})
        async with open_tables(folder) as tables:
            for table_id in ids:
                found += await check_history(tables, table_id)
                if await verify(tables, table_id):
                    raise SystemExit(f"table {table_id} cannot be replayed")
        return found


async def start(tables: Tables, map_id: str, channel: int) -> TableId:
    """A game in a channel of its own, in which everybody has yet to choose tickets."""
    where = Where(GuildId(1), ChannelId(channel))
    host, *others = PEOPLE
    opened = await tables.lobby.open(where, host, Options(MapId(map_id), "en", len(PEOPLE)))
    for person in others:
        await tables.lobby.join(opened.id, person)
    order = tuple(person.user for person in PEOPLE)
    return (await tables.lobby.start(opened.id, host.user, order)).table.id


async def play(folder: Path, tables_in_all: int, seed: int) -> None:
    """Play all games of a database to their ends, the same ones at the same time as the other
    processes."""
    free = asyncio.Semaphore(AT_ONCE)
    async with open_tables(folder, has_other_writers=True) as tables:

        async def play_one(number: int) -> None:
            async with free:
                players = RandomPlayers(tables, TableId(number), PEOPLE, (seed << 10) + number)
                await players.play()

        await asyncio.gather(*(play_one(number) for number in range(1, tables_in_all + 1)))


if __name__ == "__main__":
    main()

"""The server that `benchmarks.web` asks, in a process of its own: real tables in a file of SQLite.
What happens at them is published at once; nothing is sent to Discord, no picture is drawn."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from bot.allocator import keep_less_memory
from bot.domain.table import ChannelId, GuildId, Human, MessageId, TableId, UserId, Where
from bot.run import tune_garbage_collector
from bot.store import Store
from bot.tables import Tables
from bot.web.client_address import networks
from engine.values import Value
from tests.support.limits import NO_LIMITS
from tests.support.tables import boards, mark_all_published, start_first_turn
from tests.support.web_page import served_page

FIRST_WATCHER = 10_000  # numbers of people who watch begin here


class Invited(Value, frozen=True):
    """The number of a person, with what signs them in to look at a table."""

    number: int
    table: TableId
    token: str

    @property
    def is_watching(self) -> bool:
        return self.number >= FIRST_WATCHER


async def serve(folder: Path, port: int, tables_of: Sequence[int]) -> None:
    """Serve until told to stop. `tables_of`: the numbers of people at the tables, which are made if
    there are none yet. Prints who is invited."""
    keep_less_memory()
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)
    async with Store.open(folder / "table.db") as store:
        tables = Tables(store, boards(), limits=NO_LIMITS)
        changed = asyncio.Queue[TableId]()
        tables.cache.memory.on_change.append(changed.put_nowait)
        people = await _people_at_tables(tables, tables_of)
        async with (
            served_page(tables, trusted=networks("127.0.0.1"), port=port) as page,
            asyncio.TaskGroup() as tasks,
        ):
            invited = []
            for number, table in people:
                is_watching = number >= FIRST_WATCHER
                token = await page.token(_person(number), table, may_watch=is_watching)
                invited.append((number, table, token))
            tune_garbage_collector()
            print(json.dumps(invited), flush=True)
            publishing = tasks.create_task(_publish(tables, changed))
            await stop.wait()
            publishing.cancel()


def _person(number: int) -> Human:
    return Human(UserId(1_000_000 + number), f"Person {number}")


async def _people_at_tables(tables: Tables, tables_of: Sequence[int]) -> list[tuple[int, TableId]]:
    """The numbers of all people and their tables, somebody who watches at each among them."""
    found, number = list[tuple[int, TableId]](), 0
    for at, count in enumerate(tables_of):
        here = range(number, number + count)
        number += count
        known = await tables.lookup.of_user(_person(here[0]).user)
        if not known:
            where = Where(GuildId(1), ChannelId(10_000 + at))
            known = [await start_first_turn(tables, *map(_person, here), where=where)]
        found += [(one, known[0].id) for one in (*here, FIRST_WATCHER + at)]
    return found


async def _publish(tables: Tables, changed: "asyncio.Queue[TableId]") -> None:
    """Mark what happens as published, until cancelled."""
    while True:
        await mark_all_published(tables, await changed.get(), MessageId(1))


class Served:
    """The process of the server, and who is invited."""

    def __init__(self, process: asyncio.subprocess.Process, invited: Sequence[Invited]) -> None:
        self.process = process
        self.invited = invited

    @property
    def cpu_s(self) -> float:
        """Seconds of computing."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    @property
    def memory(self) -> int:
        """Bytes that the process has in memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) * 1024


@asynccontextmanager
async def serving(folder: Path, port: int, tables_of: Sequence[int]) -> AsyncIterator[Served]:
    """The server in a process of its own, which is killed in the end."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "benchmarks.web_server", str(folder), str(port)),
        *map(str, tables_of),
        stdout=asyncio.subprocess.PIPE,
        limit=2**24,
    )
    assert process.stdout is not None
    try:
        line = await process.stdout.readline()
        yield Served(process, [Invited(*each) for each in json.loads(line)])
    finally:
        with suppress(ProcessLookupError):  # killed by the measurement
            process.kill()
        await process.wait()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), int(sys.argv[2]), [*map(int, sys.argv[3:])]))

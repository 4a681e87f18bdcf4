"""`python -m benchmarks.statements`: what a turn costs in the database.

Two people take the first turn of a game in several ways, with SQLite and with PostgreSQL. Counted
are transactions that write, statements, and how often the bot waits for the database: a round trip
to the server of PostgreSQL, or a switch to the thread of SQLite. `--list` prints the statements of
the turns whose name contains a text."""

import argparse
import asyncio
import logging
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import NamedTuple
from unittest import mock

import asyncpg

from benchmarks.requests import NAMES, TURNS, Play, first_turn
from bot.store.databases.transactions import SqliteConnection, Statement
from tests.support.databases.back_ends import databases_of_kind
from tests.support.databases.postgres import server_folder
from tests.support.wire.wire_setup import restartable_bot

KINDS = ("sqlite", "postgres")
ENDS = ("SAVEPOINT", "RELEASE", "BEGIN", "COMMIT", "ROLLBACK")


class Waits:
    """What was sent to the database: each item is what was waited for at once."""

    def __init__(self) -> None:
        self.sent: list[Sequence[str]] = []
        self.transactions = 0  # that write

    @property
    def statements(self) -> int:
        return sum(not sql.startswith(ENDS) for each in self.sent for sql in each)

    def clear(self) -> None:
        self.sent.clear()
        self.transactions = 0


class Counted(NamedTuple):
    turn: str
    by_kind: dict[str, Waits]


@contextmanager
def counting(waits: Waits) -> Iterator[None]:
    """Count what all connections do that are opened in the block."""
    run_all = SqliteConnection._run_all

    def counted_run(db: SqliteConnection, statements: Iterable[Statement]) -> object:
        statements = list(statements)
        waits.sent.append([each.sql for each in statements])
        waits.transactions += any(each.sql.startswith("SAVEPOINT") for each in statements)
        return run_all(db, statements)

    async def watch(connection: "asyncpg.Connection[asyncpg.Record]") -> None:
        is_open = False

        def note(query: "asyncpg.connection.LoggedQuery") -> None:
            nonlocal is_open
            sql = query.query
            waits.sent.append([sql])
            is_read = sql.startswith(("SELECT", *ENDS)) and not sql.startswith("BEGIN")
            waits.transactions += not is_open and not is_read
            is_open = sql.startswith("BEGIN") or (is_open and not sql.startswith(ENDS))

        connection.add_query_logger(note)

    create_pool = partial(asyncpg.create_pool, init=watch)
    with (
        mock.patch.object(SqliteConnection, "_run_all", counted_run),
        mock.patch.object(asyncpg, "create_pool", create_pool),
    ):
        yield


async def count(play: Play) -> Waits:
    """What a turn costs, with everything that follows from it."""
    waits = Waits()
    with tempfile.TemporaryDirectory() as folder, counting(waits):
        async with (
            restartable_bot(Path(folder) / "table.db") as bot,
            first_turn(bot, NAMES[:2]) as friends,
        ):
            waits.clear()
            await play(friends)
            await friends.settle()
            found = Waits()
            found.sent, found.transactions = list(waits.sent), waits.transactions
            return found


def count_all(wanted: str) -> list[Counted]:
    found = []
    with server_folder():
        for name, play in TURNS.items():
            if wanted not in name:
                continue
            by_kind = {}
            for kind in KINDS:
                with databases_of_kind(kind):
                    by_kind[kind] = asyncio.run(count(play))
            found.append(Counted(name, by_kind))
    return found


def markdown(counted: Sequence[Counted]) -> str:
    """The table of docs/operations.md."""
    lines = [
        "| Turn | SQLite: transactions | statements | waits | PostgreSQL: transactions | waits |",
        "|---|---|---|---|---|---|",
    ]
    for turn, by_kind in counted:
        sqlite, postgres = by_kind["sqlite"], by_kind["postgres"]
        lines.append(
            f"| {turn} | {sqlite.transactions} | {sqlite.statements} | {len(sqlite.sent)}"
            f" | {postgres.transactions} | {len(postgres.sent)} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.statements")
    parser.add_argument("turns", nargs="?", default="", help="a part of the names of turns")
    parser.add_argument("--list", action="store_true", help="print the statements too")
    chosen = parser.parse_args()
    logging.disable(logging.WARNING)
    counted = count_all(chosen.turns)
    print(markdown(counted))
    for turn in counted if chosen.list else ():
        for kind, waits in turn.by_kind.items():
            print(f"\n{turn.turn}, {kind}")
            print("\n".join("  " + "; ".join(sql[:110] for sql in each) for each in waits.sent))


if __name__ == "__main__":
    main()

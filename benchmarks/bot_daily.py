"""Measures the daily deal when many people play it: percentile, the table of the day, how others
played, and finishing, on both databases."""

import random
from collections.abc import AsyncIterator, Awaitable, Callable
from time import perf_counter

from benchmarks.both_databases import print_rows
from benchmarks.rows import Row, milliseconds
from bot.domain.daily import DailyLine, DailyResult, DailyTry, Day
from bot.domain.table import GuildId, TableId, UserId
from bot.store import Store
from bot.store import daily as daily_rows
from bot.store.databases.location import Database
from bot.tables import Boards, Tables
from engine.model import RouteId, TicketId

PEOPLE = 10_000  # who play one deal
DAYS = 20  # before it, with a hundredth as many
HERE = GuildId(1)  # of which half of them are
SMALL = GuildId(2)  # of which a few are
A_FEW = 7
REPEATS = 50
TARGET = "< 100 ms"


def main() -> None:
    print_rows(_measure)


async def _measure(kind: str, database: Database, boards: Boards) -> AsyncIterator[Row]:
    async with Store.open(database) as store:
        tables = Tables(store, boards)
        today = tables.daily.today
        for ago in range(DAYS, 0, -1):
            await _fill(store, Day(today - ago), PEOPLE // 100)
        took_s = await _fill(store, today, PEOPLE)
        yield Row(f"{kind}: beginning and finishing, each", f"{1000 * took_s / PEOPLE:.2f} ms", "")
        mine = await tables.daily.require_finished(UserId(1), today)
        measured: dict[str, Callable[[], Awaitable[object]]] = {
            "percentile": lambda: tables.daily.standing(mine),
            "streak": lambda: tables.daily.streak(UserId(1)),
            "table of the day": lambda: tables.daily_boards.content(HERE, today),
            "table of a small server": lambda: tables.daily_boards.content(SMALL, today),
            "how others played on a small server": lambda: tables.daily.others(
                UserId(1), today, SMALL
            ),
            "how others played": lambda: tables.daily.others(UserId(1), today, HERE),
            "how the best played": lambda: tables.daily.others(UserId(1), today, None),
        }
        for what, ask in measured.items():
            times = []
            for _ in range(REPEATS):
                start = perf_counter()
                await ask()
                times.append(perf_counter() - start)
            yield Row(f"{kind}, {PEOPLE:,} people: {what}", milliseconds(times), TARGET)


async def _fill(store: Store, day: Day, people: int) -> float:
    """So many people play the deal of a day; returns how long it took."""
    draw = random.Random(day)
    line = DailyLine(
        tuple(RouteId(f"route-{number}") for number in range(10)),
        tuple((TicketId(f"ticket-{number}"), True) for number in range(5)),
    )
    began = perf_counter()
    async with store.writing() as db:
        for number in range(1, people + 1):
            user, game = UserId(number), TableId(day * 1_000_000 + number)
            if number % 2:
                await daily_rows.note_place(db, HERE, day, user)
            if number <= A_FEW:
                await daily_rows.note_place(db, SMALL, day, user)
            await daily_rows.begin(db, DailyTry(day, user, f"Person {number}", game), 0.0)
            points = round(draw.gauss(60, 20))
            result = DailyResult(points, 50, 5, 4, (4, 3, 3, 2, 1))
            await daily_rows.finish(db, game, result, line, float(number))
        took_s = perf_counter() - began
        if db.dialect == "postgres":
            await db.execute("ANALYZE")  # which it does by itself, a minute later
    return took_s

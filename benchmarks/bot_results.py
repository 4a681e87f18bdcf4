"""Measures profiles, leaderboards and what a game meant on a server with many finished games, on
both databases."""

import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable

from benchmarks.both_databases import print_rows
from benchmarks.rows import Row, milliseconds
from bot.domain.ladders import Ladder, Rating, season_of
from bot.domain.results import GameResult, SeatResult
from bot.domain.table import ChannelId, GuildId, Human, Options, Table, TableId, UserId, Where
from bot.store import Store
from bot.store import results as result_rows
from bot.store import tables as table_rows
from bot.store.databases.location import Database
from bot.tables import Boards, Tables
from engine.model import MapId, Seat
from tests.support.limits import NO_LIMITS

GAMES = 10_000
PEOPLE = 100
REGULAR = UserId(1)  # sits at every tenth table
QUARTER_S = 7_900_000.0
REPEATS = 50
HERE = GuildId(1)
TARGET = "< 50 ms"


def main() -> None:
    print_rows(_measure)


async def _measure(kind: str, database: Database, boards: Boards) -> AsyncIterator[Row]:
    async with Store.open(database) as store:
        tables = Tables(store, boards, limits=NO_LIMITS)
        last = await _fill(store, boards)
        profiles = tables.profiles
        one, other = Human(REGULAR, "1"), Human(UserId(2), "2")
        season = Ladder(HERE, season_of(0.0), boards.map_ids[0])
        measured: dict[str, Callable[[], Awaitable[object]]] = {
            "/profile of a regular": lambda: profiles.profile(REGULAR, HERE),
            "/profile of another": lambda: profiles.profile(UserId(PEOPLE), HERE),
            "/leaderboard": lambda: profiles.leaderboard(Ladder(HERE), UserId(PEOPLE), 0),
            "/leaderboard, a map in a season": lambda: profiles.leaderboard(season, REGULAR, 0),
            "the seasons to choose from": lambda: profiles.seasons(HERE),
            "/profile against": lambda: profiles.head_to_head(one, other, HERE),
            "what a game meant": lambda: profiles.outcome(last),
        }
        for what, ask in measured.items():
            times = []
            for _ in range(REPEATS):
                start = time.perf_counter()
                await ask()
                times.append(time.perf_counter() - start)
            target = TARGET if what.startswith("/") else ""
            yield Row(f"{kind}, {GAMES:,} results: {what}", milliseconds(times), target)


async def _fill(store: Store, boards: Boards) -> TableId:
    """Store results of three to four people each, over two years; returns the last table."""
    draw = random.Random(1)
    async with store.writing() as db:
        for number in range(GAMES):
            where = Where(HERE, ChannelId(number + 1))
            map_id = draw.choice(boards.map_ids)
            closed = Table(TableId(0), where, REGULAR, Options(map_id, "en", 4), "cancelled", ())
            table = await table_rows.insert(db, closed, 0.0)
            result = _result(draw, table.id, map_id, number)
            ratings = {seat.user: _rating(draw) for seat in result.seats}
            await result_rows.insert(db, result, ratings)
        for season in ("", *(season_of(quarter * QUARTER_S) for quarter in range(8))):
            for map_id in (MapId(""), *boards.map_ids):
                people = {UserId(user): _rating(draw) for user in range(1, PEOPLE + 1)}
                await result_rows.save_ratings(db, Ladder(HERE, season, map_id), people)
        if db.dialect == "postgres":
            await db.execute("ANALYZE")  # which it does by itself, a minute later
    return table.id


def _result(draw: random.Random, table: TableId, map_id: MapId, number: int) -> GameResult:
    others = [UserId(user) for user in draw.sample(range(2, PEOPLE + 1), draw.randint(2, 3))]
    users = [*others, REGULAR if number % 10 == 0 else UserId(0)]
    points = [draw.randint(20, 150) for _ in users]
    seats = tuple(
        SeatResult(
            Seat(seat), user, None, f"Person {user}", 1 + sum(p > points[seat] for p in points),
            points[seat], 40, 10, 0, 5, draw.randint(0, 5), draw.randint(0, 40), 9, is_rated=True,
        )
        for seat, user in enumerate(users)
    )  # fmt: skip
    at = 8 * QUARTER_S * number / GAMES
    return GameResult(table, HERE, map_id, at, 50, 60.0, seats)


def _rating(draw: random.Random) -> Rating:
    return Rating(draw.gauss(25, 5), draw.uniform(1, 5), draw.randint(5, 300))

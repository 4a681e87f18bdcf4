"""Results of games that were never played, for tests of profiles, ratings and leaderboards."""

from collections.abc import Mapping
from itertools import count

from msgspec.structs import replace

from bot.domain.ladders import Ladder, Rating
from bot.domain.results import GameResult, SeatResult
from bot.domain.table import NOBODY, ChannelId, GuildId, Human, Level, Table, TableId, UserId, Where
from bot.store import Transaction
from bot.store import tables as table_rows
from bot.tables.results.ended_games import insert_rated
from bot.tables.service import Tables
from engine.model import MapId, Seat
from tests.support.tables import ADA, HERE, options
from tests.support.wire.wire_players import Friends

OCTOBER_2026 = 1_791_000_000.0

_channels = map(ChannelId, count(1_000_000))


def seat_of(
    person: Human,
    points: int,
    *,
    tickets: tuple[int, int] = (3, 2),
    path: int = 0,
    regions: int = 0,
    is_rated: bool = True,
) -> SeatResult:
    """A person's seat; `game` finds out its number and place. `tickets`: all, and those done."""
    return SeatResult(
        Seat(0), person.user, None, person.name, 0, points, points, 0, 0, *tickets, path, regions,
        is_rated,
    )  # fmt: skip


def computer(points: int, level: Level = "normal") -> SeatResult:
    return SeatResult(
        Seat(0), NOBODY, level, "Robot", 0, points, points, 0, 0, 3, 2, 0, 0, is_rated=True
    )


def game(
    *seats: SeatResult,
    map_id: str = "italy",
    guild: GuildId = HERE.guild,
    at: float = OCTOBER_2026,
) -> GameResult:
    """A finished game in which the most points have won."""
    points = [seat.points for seat in seats]
    placed = tuple(
        replace(seat, seat=Seat(number), place=1 + sum(other > seat.points for other in points))
        for number, seat in enumerate(seats)
    )
    return GameResult(TableId(0), guild, MapId(map_id), at, 40, 60.0, placed)


def guild_of(friends: Friends) -> GuildId:
    """The server in which people play over the wire."""
    return GuildId(int(friends.discord.world.state.guild.id))


async def store_results(tables: Tables, *results: GameResult) -> list[TableId]:
    """Store the results one after the other, each with a table of which nothing is to be
    published."""
    stored = []
    async with tables.store.writing() as db:
        for result in results:
            where = Where(result.guild, next(_channels))
            closed = Table(TableId(0), where, ADA.user, options(result.map), "cancelled", ())
            table = await table_rows.insert(db, closed, result.finished_at)
            await insert_rated(db, replace(result, table=table.id))
            stored.append(table.id)
        await db.execute(
            "UPDATE tables SET published_revision = revision WHERE status = ?", ("cancelled",)
        )
    return stored


async def all_ratings(db: Transaction) -> Mapping[tuple[Ladder, UserId], Rating]:
    """Every rating on every ladder."""
    rows = await db.fetch('SELECT guild, season, map, "user", mu, sigma, games FROM ratings')
    return {
        (Ladder(GuildId(r[0]), r[1], MapId(r[2])), UserId(r[3])): Rating(r[4], r[5], r[6])
        for r in rows
    }

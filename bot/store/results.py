"""Results of finished games, and the ratings learnt from them."""

from collections.abc import Iterable, Mapping, Sequence

from bot.domain.ladders import Ladder, Rating, season_of
from bot.domain.results import GameResult, SeatResult
from bot.domain.table import GuildId, TableId, UserId, level_of
from bot.store.databases.transactions import Dialect, Row, Statement, Transaction
from engine.model import MapId, Seat

_SEAT_COLUMNS = (
    's.seat, s."user", s.level, s.name, s.place, s.points, s.route_points, s.ticket_points,'
    " s.bonus_points, s.tickets, s.tickets_done, s.longest_path, s.regions, s.is_rated"
)
_SERIAL: Mapping[Dialect, tuple[str, ...]] = {
    "sqlite": (),  # the only writer is in a transaction already
    "postgres": ("LOCK TABLE results IN SHARE ROW EXCLUSIVE MODE",),
}


async def take_turns(db: Transaction) -> None:
    """Until the transaction ends, no other one writes results: ratings learn from one after the
    other, in the order of their numbers."""
    await db.execute_all(Statement(sql) for sql in _SERIAL[db.dialect])


async def insert(
    db: Transaction, result: GameResult, server_ratings: Mapping[UserId, Rating]
) -> None:
    """Store a result, with the ratings of the server's ladder after it. The caller has called
    `take_turns`. ConflictError if the table has one."""
    season = season_of(result.finished_at)
    ((number,),) = await db.fetch(
        "INSERT INTO results (table_id, guild, map, season, finished_at, turns, median_turn_s)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) RETURNING number",
        (
            result.table,
            result.guild,
            result.map,
            season,
            result.finished_at,
            result.turns,
            result.median_turn_s,
        ),
    )
    await db.execute_all(
        Statement(
            'INSERT INTO result_seats (number, guild, seat, "user", level, name, place, points,'
            " route_points, ticket_points, bonus_points, tickets, tickets_done, longest_path,"
            " regions, is_rated, mu, sigma)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (number, result.guild, *_seat_row(seat), *_mu_and_sigma(server_ratings.get(seat.user))),
        )
        for seat in result.seats
    )


async def of_table(db: Transaction, table_id: TableId) -> GameResult | None:
    found = await _results(db, "WHERE r.table_id = ?", (table_id,))
    return found[0] if found else None


async def of_guild_since(
    db: Transaction, guild: GuildId, since: float, most: int
) -> list[GameResult]:
    """So many results of a server that are not older, the newest first."""
    where = (
        "WHERE r.number IN (SELECT number FROM results WHERE guild = ? AND finished_at >= ?"
        " ORDER BY finished_at DESC, number DESC LIMIT ?)"
    )
    found = await _results(db, where, (guild, since, most))
    return sorted(found, key=lambda result: result.finished_at, reverse=True)


async def everything(db: Transaction) -> list[GameResult]:
    """All results in the order in which ratings learnt from them."""
    return await _results(db, "", ())


async def finished_tables(db: Transaction) -> list[TableId]:
    """All tables with a finished game: those with a result in the order of the results, then the
    others in the order in which they ended."""
    rows = await db.fetch(
        "SELECT t.id FROM tables AS t LEFT JOIN results AS r ON r.table_id = t.id"
        " WHERE t.status = 'over' AND t.guild != 0 ORDER BY r.number IS NULL, r.number,"
        " (SELECT at FROM actions WHERE table_id = t.id AND seq = t.seq), t.id"
    )
    return [TableId(row[0]) for row in rows]


async def tables_without_result(db: Transaction) -> list[TableId]:
    """Tables with a finished game that has no result yet, in the order in which they ended."""
    rows = await db.fetch(
        "SELECT t.id FROM tables AS t WHERE t.status = 'over' AND t.guild != 0"
        " AND NOT EXISTS (SELECT 1 FROM results WHERE table_id = t.id)"
        " ORDER BY (SELECT at FROM actions WHERE table_id = t.id AND seq = t.seq), t.id"
    )
    return [TableId(row[0]) for row in rows]


async def delete_all(db: Transaction) -> None:
    """Forget all results and ratings. The caller computes them again."""
    await db.execute_all(
        Statement(sql)
        for sql in ("DELETE FROM ratings", "DELETE FROM result_seats", "DELETE FROM results")
    )


async def ratings(
    db: Transaction, ladder: Ladder, users: Sequence[UserId]
) -> Mapping[UserId, Rating]:
    """The ratings that these users have on a ladder."""
    marks = ", ".join("?" * len(users))
    rows = await db.fetch(
        'SELECT "user", mu, sigma, games FROM ratings WHERE guild = ? AND season = ? AND map = ?'
        f' AND "user" IN ({marks})',
        (ladder.guild, ladder.season, ladder.map, *users),
    )
    return {UserId(row[0]): Rating(row[1], row[2], row[3]) for row in rows}


async def save_ratings(db: Transaction, ladder: Ladder, ratings: Mapping[UserId, Rating]) -> None:
    await db.execute_all(
        Statement(
            'INSERT INTO ratings (guild, season, map, "user", mu, sigma, games)'
            ' VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild, season, map, "user")'
            " DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
            (
                ladder.guild,
                ladder.season,
                ladder.map,
                user,
                rating.mu,
                rating.sigma,
                rating.games,
            ),
        )
        for user, rating in ratings.items()
    )


async def _results(db: Transaction, where: str, parameters: Sequence[object]) -> list[GameResult]:
    rows = await db.fetch(
        "SELECT r.number, r.table_id, r.guild, r.map, r.finished_at, r.turns, r.median_turn_s,"
        f" {_SEAT_COLUMNS} FROM results AS r JOIN result_seats AS s USING (number) {where}"
        " ORDER BY r.number, s.seat",
        parameters,
    )
    games: dict[int, list[Row]] = {}
    for row in rows:
        games.setdefault(row[0], []).append(row)
    return [_game_result(seats) for seats in games.values()]


def _game_result(rows: Iterable[Row]) -> GameResult:
    """The result whose seats these rows are."""
    found = list(rows)
    _, table, guild, map_id, finished_at, turns, median_turn_s = found[0][:7]
    seats = tuple(_seat_result(row[7:]) for row in found)
    return GameResult(
        TableId(table), GuildId(guild), MapId(map_id), finished_at, turns, median_turn_s, seats
    )


def _seat_row(seat: SeatResult) -> tuple[object, ...]:
    """The columns of _SEAT_COLUMNS."""
    return (
        seat.seat,
        seat.user,
        seat.level or "",
        seat.name,
        seat.place,
        seat.points,
        seat.route_points,
        seat.ticket_points,
        seat.bonus_points,
        seat.tickets,
        seat.tickets_done,
        seat.longest_path,
        seat.regions,
        seat.is_rated,
    )


def _seat_result(row: Row) -> SeatResult:
    return SeatResult(
        seat=Seat(row[0]),
        user=UserId(row[1]),
        level=level_of(row[2]),
        name=row[3],
        place=row[4],
        points=row[5],
        route_points=row[6],
        ticket_points=row[7],
        bonus_points=row[8],
        tickets=row[9],
        tickets_done=row[10],
        longest_path=row[11],
        regions=row[12],
        is_rated=bool(row[13]),
    )


def _mu_and_sigma(rating: Rating | None) -> tuple[float | None, float | None]:
    return (None, None) if rating is None else (rating.mu, rating.sigma)

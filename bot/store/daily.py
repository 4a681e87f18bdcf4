"""The daily deal: what is dealt when, everybody's try, and how many reached how many points."""

from collections.abc import Mapping

import msgspec

from bot.domain.daily import DailyLine, DailyResult, DailyTry, Day, Deal, Secret
from bot.domain.table import GuildId, TableId, UserId
from bot.store.databases.transactions import Dialect, Row, Statement, Transaction
from engine.model import MapId

DAILY_SECRET = "daily deal"  # noqa: S105  # the name of the secret, not the secret
MOST_DAYS = 400  # of which a streak is counted

_TRY = 't.day, t."user", t.name, t.game, t.result, t.line'
_IS_SHOWN = "(p.body IS NULL OR p.body NOT LIKE '%\"shows_results\":false%')"
_SHOWN = (
    f'SELECT {_TRY} FROM daily_tries AS t LEFT JOIN preferences AS p ON p."user" = t."user"'
    f" WHERE t.day = ? AND t.finished_at > 0 AND {_IS_SHOWN}"
)
_IS_PLACE = 'q.guild = ? AND q.day = t.day AND q."user" = t."user"'
# OFFSET 0: otherwise PostgreSQL would go through everybody's tries of the day.
_TRY_AT_PLACE: Mapping[Dialect, str] = {
    "sqlite": "daily_tries AS t",
    "postgres": 'LATERAL (SELECT * FROM daily_tries WHERE day = q.day AND "user" = q."user"'
    " OFFSET 0) AS t",
}
_BY_POINTS = 'ORDER BY t.points DESC, t.finished_at, t."user" LIMIT ?'
_OF_GAME = "game = ? AND game != 0"


async def secret(db: Transaction) -> Secret | None:
    """The secret from which all seeds follow, or None if it has not been made yet."""
    rows = await db.fetch("SELECT value FROM instance_secrets WHERE name = ?", (DAILY_SECRET,))
    return next((Secret(bytes.fromhex(row[0])) for row in rows), None)


async def make_secret(db: Transaction, value: bytes) -> Secret:
    """Store the secret, unless there is one; returns the one that is stored."""
    ((stored,),) = await db.fetch(
        "INSERT INTO instance_secrets (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = instance_secrets.value RETURNING value",
        (DAILY_SECRET, value.hex()),
    )
    return Secret(bytes.fromhex(stored))


async def deal_of(db: Transaction, day: Day) -> Deal | None:
    """What is dealt on a day, or None if that has not been chosen."""
    rows = await db.fetch("SELECT map, rules FROM daily_deals WHERE day = ?", (day,))
    return next((Deal(MapId(row[0]), row[1]) for row in rows), None)


async def newest_deal(db: Transaction, until: Day) -> Day | None:
    """The newest day until this one of which a deal is stored, or None."""
    ((day,),) = await db.fetch("SELECT max(day) FROM daily_deals WHERE day <= ?", (until,))
    return None if day is None else Day(day)


async def last_dealt(db: Transaction, day: Day) -> Mapping[MapId, Day]:
    """When each map was dealt last before a day."""
    rows = await db.fetch(
        "SELECT map, max(day) FROM daily_deals WHERE day < ? GROUP BY map", (day,)
    )
    return {MapId(row[0]): Day(row[1]) for row in rows}


async def fix_deal(db: Transaction, day: Day, deal: Deal) -> Deal:
    """Store what is dealt on a day, unless that has been chosen; returns what is stored."""
    ((map_id, rules),) = await db.fetch(
        "INSERT INTO daily_deals (day, map, rules) VALUES (?, ?, ?)"
        " ON CONFLICT (day) DO UPDATE SET map = daily_deals.map RETURNING map, rules",
        (day, deal.map, deal.rules),
    )
    return Deal(MapId(map_id), rules)


async def begin(db: Transaction, begun: DailyTry, at: float) -> bool:
    """Store that somebody begins their try; False if they have begun one before."""
    rows = await db.fetch(
        'INSERT INTO daily_tries (day, "user", name, game, begun_at) VALUES (?, ?, ?, ?, ?)'
        " ON CONFLICT DO NOTHING RETURNING day",
        (begun.day, begun.user, begun.name, begun.game, at),
    )
    return bool(rows)


async def finish(
    db: Transaction, game: TableId, result: DailyResult, line: DailyLine, at: float
) -> None:
    """Store and count the result of a try, once."""
    rows = await db.fetch(
        "UPDATE daily_tries SET finished_at = ?, points = ?, result = ?, line = ?"
        " WHERE game = ? AND game != 0 AND finished_at = 0 RETURNING day",
        (at, result.points, _text(result), _text(line), game),
    )
    for (day,) in rows:
        await db.execute(
            "INSERT INTO daily_counts (day, points, number) VALUES (?, ?, 1)"
            " ON CONFLICT (day, points) DO UPDATE SET number = daily_counts.number + 1",
            (day, result.points),
        )


async def try_of(db: Transaction, user: UserId, day: Day) -> DailyTry | None:
    """Somebody's try on a day, or None."""
    rows = await db.fetch(
        f'SELECT {_TRY} FROM daily_tries AS t WHERE t.day = ? AND t."user" = ?', (day, user)
    )
    return next(map(_try, rows), None)


async def counts(db: Transaction, day: Day) -> list[tuple[int, int]]:
    """How many finished tries of a day reached how many points."""
    rows = await db.fetch("SELECT points, number FROM daily_counts WHERE day = ?", (day,))
    return [(row[0], row[1]) for row in rows]


async def days_of(db: Transaction, user: UserId) -> list[Day]:
    """The days on which somebody finished, the newest first."""
    rows = await db.fetch(
        'SELECT day FROM daily_tries WHERE "user" = ? AND finished_at > 0'
        f" ORDER BY day DESC LIMIT {MOST_DAYS}",
        (user,),
    )
    return [Day(row[0]) for row in rows]


async def streak_of_guild(db: Transaction, guild: GuildId, day: Day) -> int:
    """On how many days in a row before this one somebody of a server finished who has not hidden
    theirs."""
    ((number,),) = await db.fetch(
        "WITH RECURSIVE days (day) AS (SELECT CAST(? AS BIGINT) UNION ALL SELECT days.day - 1"
        " FROM days WHERE days.day > ? AND EXISTS (SELECT 1 FROM daily_places AS q"
        ' JOIN daily_tries AS t ON t.day = q.day AND t."user" = q."user"'
        ' LEFT JOIN preferences AS p ON p."user" = q."user"'
        f" WHERE q.guild = ? AND q.day = days.day - 1 AND t.finished_at > 0 AND {_IS_SHOWN}))"
        " SELECT count(*) - 1 FROM days",
        (day, day - MOST_DAYS, guild),
    )
    return int(number)


async def note_place(db: Transaction, guild: GuildId, day: Day, user: UserId) -> None:
    """Somebody plays the deal of a day on this server."""
    await db.execute(
        'INSERT INTO daily_places (guild, day, "user") VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        (guild, day, user),
    )


async def best(db: Transaction, day: Day, most: int) -> list[DailyTry]:
    """The finished tries with the most points, without those whose people have hidden theirs."""
    return list(map(_try, await db.fetch(f"{_SHOWN} {_BY_POINTS}", (day, most))))


async def best_of_guild(db: Transaction, guild: GuildId, day: Day, most: int) -> list[DailyTry]:
    """The same for the people of a server. Looks at nobody else; but where a large part of all who
    play are there, at those with the most points, until enough of them have played there."""
    if await _has_many(db, guild, day, most):
        of_guild = f"{_SHOWN} AND EXISTS (SELECT 1 FROM daily_places AS q WHERE {_IS_PLACE})"
        rows = await db.fetch(f"{of_guild} {_BY_POINTS}", (day, guild, most))
    else:  # `+ 0` keeps the database from going by points
        rows = await db.fetch(
            f"SELECT {_TRY} FROM daily_places AS q CROSS JOIN {_TRY_AT_PLACE[db.dialect]}"
            f' LEFT JOIN preferences AS p ON p."user" = t."user" WHERE {_IS_PLACE} AND q.day = ?'
            f" AND t.finished_at > 0 AND {_IS_SHOWN}"
            ' ORDER BY t.points + 0 DESC, t.finished_at, t."user" LIMIT ?',
            (guild, day, most),
        )
    return list(map(_try, rows))


async def _has_many(db: Transaction, guild: GuildId, day: Day, most: int) -> bool:
    """Whether so many of a server's people are found sooner among all than all of the server's are
    looked at."""
    rows = await db.fetch(
        "SELECT count(*), (SELECT sum(number) FROM daily_counts WHERE day = ?)"
        " FROM daily_places WHERE guild = ? AND day = ?",
        (day, guild, day),
    )
    return any(here * here > most * (everywhere or 0) for here, everywhere in rows)


async def delete_person(db: Transaction, user: UserId) -> list[TableId]:
    """Delete everything about somebody but the games, which the caller deletes: their ids."""
    # Deleted first: a try that is being finished meanwhile is counted either before that or not.
    rows = await db.fetch(
        'DELETE FROM daily_tries WHERE "user" = ? RETURNING day, points, game, finished_at', (user,)
    )
    await db.execute_all(
        [
            *(
                Statement(
                    "UPDATE daily_counts SET number = number - 1 WHERE day = ? AND points = ?",
                    (row[0], row[1]),
                )
                for row in rows
                if row[3]
            ),
            Statement("DELETE FROM daily_counts WHERE number <= 0"),
            Statement('DELETE FROM daily_places WHERE "user" = ?', (user,)),
        ]
    )
    return [TableId(row[2]) for row in rows if row[2]]


async def games_before(db: Transaction, day: Day, most: int) -> list[TableId]:
    """Tables of deals before a day."""
    rows = await db.fetch(
        "SELECT game FROM daily_tries WHERE day < ? AND game != 0 ORDER BY day LIMIT ?", (day, most)
    )
    return [TableId(row[0]) for row in rows]


async def forget_game(db: Transaction, game: TableId) -> None:
    """The table has been deleted: only the result is kept, if there is one."""
    await db.execute_all(
        [
            Statement(f"DELETE FROM daily_tries WHERE {_OF_GAME} AND finished_at = 0", (game,)),
            Statement(
                f"UPDATE daily_tries SET game = 0, name = '', line = '' WHERE {_OF_GAME}", (game,)
            ),
        ]
    )


async def forget_before(db: Transaction, day: Day, places: Day) -> None:
    """Delete what only open deals need. `places`: before which day nobody asks for streaks, so of
    which nothing is left."""
    await db.execute_all(
        [
            Statement("DELETE FROM daily_tries WHERE day < ?", (places,)),
            Statement("DELETE FROM daily_counts WHERE day < ?", (day,)),
            Statement("DELETE FROM daily_boards WHERE day < ?", (day,)),
            Statement("DELETE FROM daily_places WHERE day < ?", (places,)),
        ]
    )


def _try(row: Row) -> DailyTry:
    return DailyTry(
        Day(row[0]),
        UserId(row[1]),
        row[2],
        TableId(row[3]),
        msgspec.json.decode(row[4], type=DailyResult) if row[4] else None,
        msgspec.json.decode(row[5], type=DailyLine) if row[5] else DailyLine(),
    )


def _text(value: DailyResult | DailyLine) -> str:
    return msgspec.json.encode(value).decode()

"""What results and ratings say about people. Everything is added up by the database.

People who have hidden themselves are left out where others are listed; whoever asks about one
person asks `hidden` first.
"""

from collections.abc import Collection, Mapping, Sequence

from bot.domain.badges import MIN_TICKETS, MapTally
from bot.domain.ladders import ALL_TIME, EVERY_MAP, EVERY_SERVER, MIN_GAMES, Ladder, Rating
from bot.domain.profiles import (
    CURVE_LENGTH,
    FORM_LENGTH,
    LINES_PER_PAGE,
    MEETINGS_SHOWN,
    HeadToHead,
    LeaderboardLine,
    MapMeetings,
    Meeting,
    PastGame,
)
from bot.domain.table import MAX_NUMBER, GuildId, Human, TableId, UserId
from bot.store.databases.transactions import Row, Statement, Transaction
from engine.model import MapId
from engine.values import Value

NEWEST = MAX_NUMBER  # as the number of the last result that counts

# "user" != 0 is true anyway: with it the index of people's seats is used, which leaves others out.
_OWN = 's."user" = ? AND s."user" != 0 AND s.is_rated AND s.number <= ?'
_OTHERS_POINTS = (
    "(SELECT MAX(o.points) FROM result_seats AS o WHERE o.number = s.number AND o.seat != s.seat)"
)
_IS_HIDDEN = """p.body LIKE '%"shows_results":false%'"""
_LADDER = "r.guild = ? AND r.season = ? AND r.map = ?"
_NAME = (
    '(SELECT s.name FROM result_seats AS s WHERE s."user" = r."user" AND s."user" != 0'
    " AND s.guild = r.guild ORDER BY s.number DESC LIMIT 1)"
)
_RANKED = (
    'SELECT RANK() OVER (ORDER BY r.mu - 2 * r.sigma DESC) AS place, r."user", r.guild,'
    " r.mu, r.sigma, r.games FROM ratings AS r"
    ' LEFT JOIN preferences AS p ON p."user" = r."user"'
    f" WHERE {_LADDER} AND r.games >= {MIN_GAMES} AND (p.body IS NULL OR NOT {_IS_HIDDEN})"
    ' AND r."user" > 0'  # negative ids belong to people whose data were deleted
)


class ProfileRows(Value, frozen=True):
    """What is stored about one person on a server, or everywhere."""

    name: str  # "" without any result
    maps: tuple[MapTally, ...]
    form: tuple[PastGame, ...]
    rating: Rating
    overall: Rating
    points: tuple[Rating, ...]  # the server's rating after the last rated games, oldest first
    is_hidden: bool


class LeaderboardRows(Value, frozen=True):
    """One page of a ladder, how many people are on it, the reader's line, and in how many of its
    games the reader was rated."""

    lines: tuple[LeaderboardLine, ...]
    people: int
    own: LeaderboardLine | None
    own_games: int


async def profile(db: Transaction, user: UserId, guild: GuildId) -> ProfileRows:
    """`guild`: EVERY_SERVER for all of them."""
    where, values = _of_user(user, guild)
    maps, form, ratings, points, hidden_rows = await db.fetch_all(
        [
            _tallies(user, guild, NEWEST),
            Statement(
                "SELECT r.map, s.place, s.name,"
                " (SELECT COUNT(*) FROM result_seats AS o WHERE o.number = s.number)"
                f" FROM result_seats AS s JOIN results AS r ON r.number = s.number WHERE {where}"
                f" ORDER BY s.number DESC LIMIT {FORM_LENGTH}",
                values,
            ),
            Statement(
                "SELECT guild, mu, sigma, games FROM ratings"
                ' WHERE guild IN (?, ?) AND season = ? AND map = ? AND "user" = ?',
                (guild, EVERY_SERVER, ALL_TIME, EVERY_MAP, user),
            ),
            Statement(
                f"SELECT s.mu, s.sigma FROM result_seats AS s WHERE {where}"
                f" AND s.mu IS NOT NULL ORDER BY s.number DESC LIMIT {CURVE_LENGTH}",
                values,
            ),
            _hidden((user,)),
        ]
    )
    by_guild = {row[0]: Rating(row[1], row[2], row[3]) for row in ratings}
    games = by_guild.get(guild, Rating()).games
    return ProfileRows(
        name=form[0][2] if form else "",
        maps=_tallies_in(maps),
        form=tuple(PastGame(MapId(row[0]), row[1], row[3]) for row in reversed(form)),
        rating=by_guild.get(guild, Rating()),
        overall=by_guild.get(EVERY_SERVER, Rating()),
        points=tuple(Rating(mu, sigma, games - back) for back, (mu, sigma) in enumerate(points))[
            ::-1
        ]
        if guild != EVERY_SERVER
        else (),
        is_hidden=bool(hidden_rows),
    )


async def tallies(db: Transaction, user: UserId, guild: GuildId, last: int) -> tuple[MapTally, ...]:
    """What somebody has reached on each map of a server, up to the result of this number."""
    (rows,) = await db.fetch_all([_tallies(user, guild, last)])
    return _tallies_in(rows)


async def meetings(
    db: Transaction, person: Human, other: Human, guild: GuildId, last: int = NEWEST
) -> HeadToHead:
    """The games two people played together, up to the result of this number."""
    where, values = _of_user(person.user, guild, last)
    together = (
        "FROM result_seats AS s JOIN result_seats AS o ON o.number = s.number"
        f' JOIN results AS r ON r.number = s.number WHERE {where} AND o."user" = ?'
        ' AND o."user" != 0 AND o.is_rated'
    )
    by_map, newest = await db.fetch_all(
        [
            Statement(
                "SELECT r.map, COUNT(*), SUM(CASE WHEN s.place < o.place THEN 1 ELSE 0 END),"
                f" SUM(CASE WHEN s.place > o.place THEN 1 ELSE 0 END) {together}"
                " GROUP BY r.map ORDER BY COUNT(*) DESC, r.map",
                (*values, other.user),
            ),
            Statement(
                f"SELECT r.map, r.finished_at, s.points, o.points, s.name, o.name {together}"
                f" ORDER BY s.number DESC LIMIT {MEETINGS_SHOWN}",
                (*values, other.user),
            ),
        ]
    )
    names = newest[0][4:] if newest else (person.name, other.name)
    return HeadToHead(
        names[0],
        names[1],
        tuple(MapMeetings(MapId(row[0]), row[1], int(row[2]), int(row[3])) for row in by_map),
        tuple(Meeting(MapId(row[0]), row[1], row[2], row[3]) for row in newest),
    )


async def leaderboard(
    db: Transaction, ladder: Ladder, reader: UserId, page: int
) -> LeaderboardRows:
    """The people whose ratings are shown, those that are surely strongest first."""
    which = (ladder.guild, ladder.season, ladder.map)
    lines, count, own, own_games = await db.fetch_all(
        [
            Statement(
                f'SELECT place, r."user", {_NAME}, mu, sigma, games FROM ({_RANKED}) AS r'
                f' ORDER BY place, r."user" LIMIT {LINES_PER_PAGE} OFFSET ?',
                (*which, page * LINES_PER_PAGE),
            ),
            Statement(f"SELECT COUNT(*) FROM ({_RANKED}) AS r", which),
            Statement(
                f'SELECT place, r."user", {_NAME}, mu, sigma, games FROM ({_RANKED}) AS r'
                ' WHERE r."user" = ?',
                (*which, reader),
            ),
            Statement(
                f'SELECT r.games FROM ratings AS r WHERE {_LADDER} AND r."user" = ?',
                (*which, reader),
            ),
        ]
    )
    return LeaderboardRows(
        tuple(map(_line, lines)),
        count[0][0],
        _line(own[0]) if own else None,
        own_games[0][0] if own_games else 0,
    )


async def seasons(db: Transaction, guild: GuildId) -> list[str]:
    """The seasons in which a server has rated games, the newest first."""
    rows = await db.fetch(
        "SELECT DISTINCT season FROM ratings WHERE guild = ? AND season != ? ORDER BY season DESC",
        (guild, ALL_TIME),
    )
    return [row[0] for row in rows]


async def hidden(db: Transaction, users: Collection[UserId]) -> frozenset[UserId]:
    """Those of the users who have hidden themselves from results, or whose data were deleted."""
    if not users:
        return frozenset()
    (rows,) = await db.fetch_all([_hidden(users)])
    former = (user for user in users if user < 0)
    return frozenset((*(UserId(row[0]) for row in rows), *former))


async def number_of(db: Transaction, table_id: TableId) -> int | None:
    """The number of a table's result: higher ones are later. None if it has no result."""
    rows = await db.fetch("SELECT number FROM results WHERE table_id = ?", (table_id,))
    return next((row[0] for row in rows), None)


async def last_ratings(
    db: Transaction, users: Sequence[UserId], guild: GuildId, last: int
) -> Mapping[UserId, Sequence[Rating]]:
    """For each user the server's rating after the result of this number, if that has changed it,
    and the one before it if there is one."""
    found = {}
    for user in users:
        where, values = _of_user(user, guild, last)
        (number_and_games,), rows = await db.fetch_all(
            [
                Statement(
                    f"SELECT MAX(s.number), COUNT(*) FROM result_seats AS s WHERE {where}"
                    " AND s.mu IS NOT NULL",
                    values,
                ),
                Statement(
                    f"SELECT s.mu, s.sigma FROM result_seats AS s WHERE {where}"
                    " AND s.mu IS NOT NULL ORDER BY s.number DESC LIMIT 2",
                    values,
                ),
            ]
        )
        number, games = number_and_games
        if number == last:
            found[user] = [Rating(row[0], row[1], games - back) for back, row in enumerate(rows)]
    return found


async def records(
    db: Transaction, guild: GuildId, map_id: MapId, before: int
) -> tuple[int, int, int]:
    """Of all results of a server on a map before this number: how many there are, and the most
    points and the longest path of a person."""
    ((games, points, path),) = await db.fetch(
        "SELECT COUNT(DISTINCT r.number), MAX(s.points), MAX(s.longest_path) FROM results AS r"
        " JOIN result_seats AS s ON s.number = r.number WHERE r.guild = ? AND r.map = ?"
        ' AND r.number < ? AND s."user" != 0 AND s.is_rated',
        (guild, map_id, before),
    )
    return games, points or 0, path or 0


def _of_user(user: UserId, guild: GuildId, last: int = NEWEST) -> tuple[str, tuple[object, ...]]:
    """The condition for somebody's own seats on a server or everywhere, and its values."""
    if guild == EVERY_SERVER:
        return _OWN, (user, last)
    return f"{_OWN} AND s.guild = ?", (user, last, guild)


def _hidden(users: Collection[UserId]) -> Statement:
    marks = ", ".join("?" * len(users))
    return Statement(
        f'SELECT p."user" FROM preferences AS p WHERE p."user" IN ({marks}) AND {_IS_HIDDEN}',
        tuple(users),
    )


def _tallies(user: UserId, guild: GuildId, last: int) -> Statement:
    where, values = _of_user(user, guild, last)
    return Statement(
        "SELECT r.map, COUNT(*), SUM(CASE WHEN s.place = 1 THEN 1 ELSE 0 END), MAX(s.points),"
        " MAX(s.longest_path), MAX(s.regions), SUM(s.tickets), SUM(s.tickets_done),"
        f" MAX(CASE WHEN s.tickets >= {MIN_TICKETS} AND s.tickets_done = s.tickets"
        " THEN 1 ELSE 0 END),"
        f" MAX(CASE WHEN s.place = 1 AND s.points = 1 + {_OTHERS_POINTS} THEN 1 ELSE 0 END)"
        f" FROM result_seats AS s JOIN results AS r ON r.number = s.number WHERE {where}"
        " GROUP BY r.map ORDER BY COUNT(*) DESC, r.map",
        values,
    )


def _tallies_in(rows: Sequence[Row]) -> tuple[MapTally, ...]:
    return tuple(
        MapTally(
            map=MapId(row[0]),
            games=row[1],
            wins=int(row[2]),  # PostgreSQL's sums are decimal numbers
            best_points=row[3],
            longest_path=row[4],
            most_regions=row[5],
            tickets=int(row[6]),
            tickets_done=int(row[7]),
            has_all_tickets=bool(row[8]),
            has_won_by_one=bool(row[9]),
        )
        for row in rows
    )


def _line(row: Row) -> LeaderboardLine:
    return LeaderboardLine(row[0], UserId(row[1]), row[2] or "", Rating(row[3], row[4], row[5]))

"""Where the data of a person are, replacing them by those of a former player, and the keyed hashes
by which a restored backup is cleaned.

A former player has a negative id, which nobody on Discord can have, and a name such as "Former
player 7". A new table with ids of people must be added to `ID_COLUMNS`; a test compares them with
the schema.
"""

import hashlib
import hmac
import secrets
from collections.abc import Collection, Iterable, Mapping, Sequence

import msgspec

from bot.domain.table import ChannelId, MessageId, Options, TableId, UserId
from bot.store import facts
from bot.store.databases.transactions import Dialect, Statement, Transaction
from engine.model import Seat
from engine.values import Value

KEY_BYTES = 32

# Every column with the id of a person.
ID_COLUMNS: Mapping[str, tuple[str, ...]] = {
    "ballots": ("user",),
    "daily_places": ("user",),
    "daily_tries": ("user",),
    "deletion_requests": ("user",),
    "log_people": ("user",),
    "nudges": ("user",),
    "offers": ("asked_by", "user"),
    "offers_made": ("user",),
    "posts": ("user",),
    "preferences": ("user",),
    "queues": ("user",),
    "ratings": ("user",),
    "readers": ("user",),
    "result_seats": ("user",),
    "seats": ("user",),
    "tables": ("host", "opened_by"),
    "votes": ("user",),
    "watchers": ("user",),
    "web_epochs": ("user",),
    "web_sessions": ("user",),
}
# Rows of which nothing is left.
_DELETED = (
    *("nudges", "offers", "offers_made", "posts"),
    *("preferences", "queues", "readers", "watchers", "web_epochs", "web_sessions"),
)
_STRAYS = ("posts", "preferences", "watchers", "web_epochs")
_AT_TABLES = (
    "SELECT id FROM tables WHERE host = ?",
    "SELECT id FROM tables WHERE opened_by = ?",
    'SELECT table_id FROM seats WHERE "user" = ?',
    'SELECT table_id FROM log_people WHERE "user" = ?',
    'SELECT table_id FROM offers WHERE "user" = ?',
    "SELECT table_id FROM offers WHERE asked_by = ?",
    'SELECT table_id FROM offers_made WHERE "user" = ?',
    'SELECT table_id FROM votes WHERE "user" = ?',
    'SELECT table_id FROM ballots JOIN votes ON votes.id = vote_id WHERE ballots."user" = ?',
    'SELECT table_id FROM nudges WHERE "user" = ?',
    'SELECT table_id FROM posts WHERE "user" = ?',
    'SELECT table_id FROM queues WHERE "user" = ?',
    'SELECT table_id FROM result_seats JOIN results USING (number) WHERE "user" = ?',
)
_CONTAINS: Mapping[Dialect, str] = {"sqlite": "instr", "postgres": "strpos"}


class DeletionRequest(Value, frozen=True):
    """A person whose data are to be deleted, and the number of the former player they become."""

    user: UserId
    name: str
    number: int

    @property
    def former(self) -> UserId:
        return UserId(-self.number)


class Deletion(Value, frozen=True):
    """A keyed hash of the id of a person whose data were deleted. `is_applied` is false in a
    database that was restored from an earlier backup, until it has been done there too."""

    hash: str
    key: str
    at: float
    is_applied: bool = True


async def request_deletion(db: Transaction, user: UserId, name: str, at: float) -> DeletionRequest:
    """Store that a person's data are to be deleted, unless it is stored already."""
    for request in await deletion_requests(db):
        if request.user == user:
            return request
    number = await facts.count_up(db, facts.FORMER_PLAYERS)
    await db.execute(
        'INSERT INTO deletion_requests ("user", name, number, at) VALUES (?, ?, ?, ?)',
        (user, name, number, at),
    )
    return DeletionRequest(user, name, number)


async def deletion_requests(db: Transaction) -> list[DeletionRequest]:
    """The people whose data are being deleted."""
    rows = await db.fetch('SELECT "user", name, number FROM deletion_requests ORDER BY number')
    return [DeletionRequest(UserId(row[0]), row[1], row[2]) for row in rows]


async def tables_of(db: Transaction, user: UserId) -> list[TableId]:
    """All tables with anything about a person."""
    rows = await db.fetch(" UNION ".join(_AT_TABLES), (user,) * len(_AT_TABLES))
    with_number = await db.fetch(
        "SELECT id, options FROM tables WHERE options LIKE ?", (f"%{user}%",)
    )
    inviting = [
        row for row in with_number if user in msgspec.json.decode(row[1], type=Options).invited
    ]
    return sorted({TableId(row[0]) for row in (*rows, *inviting)})


async def names_of(db: Transaction, user: UserId) -> set[str]:
    """All names under which a person is stored."""
    rows = await db.fetch(
        'SELECT name FROM seats WHERE "user" = ? UNION SELECT name FROM log_people'
        ' WHERE "user" = ? UNION SELECT name FROM result_seats WHERE "user" = ?'
        ' UNION SELECT name FROM offers WHERE "user" = ?',
        (user, user, user, user),
    )
    return {str(row[0]) for row in rows}


async def messages_to(db: Transaction, user: UserId) -> list[tuple[ChannelId, MessageId]]:
    """What was sent to a person, or mentions them alone: hands and reminders at open tables."""
    rows = await db.fetch(
        "SELECT channel, message FROM posts WHERE kind = 'hand' AND \"user\" = ? AND message != 0"
        " UNION SELECT p.channel, p.message FROM posts AS p JOIN seats AS s USING (table_id, seat)"
        " WHERE p.kind = 'reminder' AND s.\"user\" = ? AND p.message != 0 ORDER BY 1, 2",
        (user, user),
    )
    return [(ChannelId(row[0]), MessageId(row[1])) for row in rows]


async def tables_naming(db: Transaction, names: Iterable[str]) -> list[TableId]:
    """Tables whose log may name somebody with one of these names who has no seat since, and does
    not tell who it was."""
    contains, found = _CONTAINS[db.dialect], set[TableId]()
    for name in names:
        rows = await db.fetch(
            "SELECT DISTINCT table_id FROM actions WHERE kind = 'seat'"
            f" AND {contains}(events, ?) > 0 AND NOT EXISTS (SELECT 1 FROM log_people"
            " WHERE log_people.table_id = actions.table_id AND log_people.seq = actions.seq)",
            (msgspec.json.encode(name).decode(),),
        )
        found |= {TableId(row[0]) for row in rows}
    return sorted(found)


async def replace_at_table(
    db: Transaction,
    table_id: TableId,
    request: DeletionRequest,
    name: str,
    left_seats: Mapping[Seat, str],
    seats: Collection[Seat],
) -> None:
    """Replace a person everywhere at a table but in the table itself and its log. `name`: of the
    former player here. `left_seats`: the new names of computer players who have taken over seats
    of theirs. `seats`: all that they had at any time."""
    user, former = request.user, request.former
    this_result = "number = (SELECT number FROM results WHERE table_id = ?)"
    await db.execute_all(
        [
            Statement(
                'UPDATE log_people SET "user" = ?, name = ? WHERE table_id = ? AND "user" = ?',
                (former, name, table_id, user),
            ),
            Statement(
                f'UPDATE result_seats SET "user" = ?, name = ? WHERE {this_result} AND "user" = ?',
                (former, name, table_id, user),
            ),
            *(
                Statement(
                    f"UPDATE result_seats SET name = ? WHERE {this_result} AND seat = ?",
                    (successor, table_id, seat),
                )
                for seat, successor in left_seats.items()
            ),
            Statement(
                'UPDATE votes SET "user" = ? WHERE table_id = ? AND "user" = ?',
                (former, table_id, user),
            ),
            Statement(
                'UPDATE ballots SET "user" = ? WHERE "user" = ?'
                " AND vote_id IN (SELECT id FROM votes WHERE table_id = ?)",
                (former, user, table_id),
            ),
            Statement(
                "UPDATE tables SET opened_by = ? WHERE id = ? AND opened_by = ?",
                (former, table_id, user),
            ),
            Statement('DELETE FROM offers WHERE table_id = ? AND "user" = ?', (table_id, user)),
            Statement(
                'DELETE FROM offers_made WHERE table_id = ? AND "user" = ?', (table_id, user)
            ),
            Statement(
                "UPDATE offers SET asked_by = ? WHERE table_id = ? AND asked_by = ?",
                (former, table_id, user),
            ),
            Statement('DELETE FROM nudges WHERE table_id = ? AND "user" = ?', (table_id, user)),
            Statement('DELETE FROM posts WHERE table_id = ? AND "user" = ?', (table_id, user)),
            Statement('DELETE FROM queues WHERE table_id = ? AND "user" = ?', (table_id, user)),
            *(  # a reminder may have been a direct message
                Statement(
                    "DELETE FROM posts WHERE table_id = ? AND kind = 'reminder' AND seat = ?",
                    (table_id, seat),
                )
                for seat in seats
            ),
        ]
    )


async def stay_published(db: Transaction, table_id: TableId) -> None:
    """The last change of a closed table, which was published before, need not be shown."""
    await db.execute(
        "UPDATE tables SET published_revision = revision"
        " WHERE id = ? AND published_revision = revision - 1",
        (table_id,),
    )


async def finish_deletion(db: Transaction, request: DeletionRequest, at: float) -> None:
    """Replace or delete what is not about one table, and store that the person's data are deleted.
    The caller has replaced the person at all tables."""
    user = request.user
    await db.execute_all(
        [
            *(Statement(f'DELETE FROM {table} WHERE "user" = ?', (user,)) for table in _DELETED),
            Statement('UPDATE ratings SET "user" = ? WHERE "user" = ?', (request.former, user)),
            Statement('DELETE FROM deletion_requests WHERE "user" = ?', (user,)),
        ]
    )
    known = await db.fetch("SELECT key FROM deletions LIMIT 1")
    key = str(known[0][0]) if known else secrets.token_hex(KEY_BYTES)
    await save_deletions(db, [Deletion(keyed_hash(key, user), key, at)])
    await facts.want_purge(db)


async def delete_strays(db: Transaction, user: UserId) -> None:
    """Delete what was stored about sending a direct message to a person."""
    await db.execute_all(
        Statement(f'DELETE FROM {table} WHERE "user" = ?', (user,)) for table in _STRAYS
    )


async def ids_of_strays(db: Transaction) -> set[UserId]:
    """The people about whom anything is stored that sending a direct message may store."""
    rows = await db.fetch(" UNION ".join(f'SELECT "user" FROM {table}' for table in _STRAYS))
    return {UserId(row[0]) for row in rows if row[0] > 0}


async def deletions_since(db: Transaction, at: float) -> list[Deletion]:
    rows = await db.fetch("SELECT hash, key, at, is_applied FROM deletions WHERE at >= ?", (at,))
    return [Deletion(row[0], row[1], row[2], bool(row[3])) for row in rows]


async def was_deleted(db: Transaction, user: UserId, since: float) -> bool:
    """Whether somebody's data have been deleted since a moment, or are being deleted."""
    requested = await db.fetch('SELECT 1 FROM deletion_requests WHERE "user" = ?', (user,))
    deletions = await deletions_since(db, since)
    return bool(requested) or any(keyed_hash(each.key, user) == each.hash for each in deletions)


async def unapplied_deletions(db: Transaction) -> list[Deletion]:
    """Deletions that are still to be repeated, because an earlier backup was restored."""
    rows = await db.fetch("SELECT hash, key, at FROM deletions WHERE NOT is_applied")
    return [Deletion(row[0], row[1], row[2], is_applied=False) for row in rows]


async def save_deletions(db: Transaction, deletions: Iterable[Deletion]) -> None:
    await db.execute_all(
        Statement(
            "INSERT INTO deletions (hash, key, at, is_applied) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (hash) DO UPDATE SET at = excluded.at, is_applied = excluded.is_applied",
            (each.hash, each.key, each.at, each.is_applied),
        )
        for each in deletions
    )


async def all_ids(db: Transaction) -> set[UserId]:
    """The ids of all people about whom anything is stored."""
    columns = [(table, column) for table, names in ID_COLUMNS.items() for column in names]
    rows = await db.fetch(
        " UNION ".join(f'SELECT "{column}" FROM {table}' for table, column in columns)
    )
    found = {UserId(row[0]) for row in rows if row[0] > 0}
    for (text,) in await db.fetch("SELECT DISTINCT options FROM tables WHERE options LIKE '%[%]%'"):
        found |= set(msgspec.json.decode(text, type=Options).invited)
    return found


async def rows_about(db: Transaction, user: UserId) -> Mapping[str, Sequence[Mapping[str, object]]]:
    """The rows with a person's id that say nothing about anybody else and nothing secret, by what
    they are about."""
    return {
        what: [dict(zip(columns, row, strict=True)) for row in await db.fetch(sql, (user,))]
        for what, (columns, sql) in _ABOUT.items()
    }


def keyed_hash(key: str, user: UserId) -> str:
    return hmac.new(bytes.fromhex(key), str(user).encode(), hashlib.sha256).hexdigest()


def merged(earlier: Iterable[Deletion], live: Iterable[Deletion]) -> list[Deletion]:
    """The deletions of a restored backup and of the database that it replaces. Those which the
    backup does not know, or knows an earlier time of, have to be repeated."""
    found = {each.hash: each for each in earlier}
    for each in live:
        known = found.get(each.hash)
        if known is None or known.at < each.at:
            found[each.hash] = Deletion(each.hash, each.key, each.at, is_applied=False)
    return list(found.values())


def _selected(columns: str, source: str) -> tuple[list[str], str]:
    names = [each.split(".")[-1].strip('" ') for each in columns.split(",")]
    return names, f"SELECT {columns} FROM {source}"


_ABOUT = {
    "language": _selected("language", 'readers WHERE "user" = ?'),
    "daily_deals": _selected(
        "day, name, begun_at, finished_at, points, result",
        'daily_tries WHERE "user" = ? ORDER BY day',
    ),
    "daily_deals_on_servers": _selected(
        "guild, day", 'daily_places WHERE "user" = ? ORDER BY day, guild'
    ),
    "votes_asked_for": _selected(
        "table_id, kind, outcome, at", 'votes WHERE "user" = ? ORDER BY at'
    ),
    "ballots": _selected(
        "votes.table_id, votes.kind, ballots.choice, votes.at",
        'ballots JOIN votes ON votes.id = vote_id WHERE ballots."user" = ? ORDER BY votes.at',
    ),
    "seats_offered_to_you": _selected(
        "table_id, seat, name, at, is_declined", 'offers WHERE "user" = ? ORDER BY at'
    ),
    "seats_offered_by_you": _selected(
        "table_id, seat, at, is_declined", "offers WHERE asked_by = ? ORDER BY at"
    ),
    "seats_you_were_asked_about": _selected(
        "table_id, seat, at, is_declined", 'offers_made WHERE "user" = ? ORDER BY at'
    ),
    "tables_opened": _selected("id, opened_at", "tables WHERE opened_by = ? ORDER BY id"),
    "nudges": _selected("table_id, at", 'nudges WHERE "user" = ? ORDER BY at'),
    "games_watched": _selected("table_id, every", 'watchers WHERE "user" = ? ORDER BY table_id'),
    "direct_messages": _selected(
        "table_id, channel, message", """posts WHERE "user" = ? AND kind = 'hand'"""
    ),
    "web_sessions": _selected(
        "began_at, used_at", 'web_sessions WHERE "user" = ? ORDER BY began_at'
    ),
    "queued_moves": _selected("table_id, seat, body", 'queues WHERE "user" = ?'),
    "results": _selected(
        "results.table_id, results.guild, results.map, results.season, results.finished_at,"
        "result_seats.seat, result_seats.name, place, points, route_points, ticket_points,"
        "bonus_points, tickets, tickets_done, longest_path, regions, is_rated, mu, sigma",
        'result_seats JOIN results USING (number) WHERE "user" = ? ORDER BY number',
    ),
    "ratings": _selected(
        "guild, season, map, mu, sigma, games",
        'ratings WHERE "user" = ? ORDER BY guild, season, map',
    ),
}

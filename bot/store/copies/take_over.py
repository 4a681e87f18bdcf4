"""What a restored backup takes over from the database that it replaces: whose data are deleted or
to be deleted, how far numbers and revisions have gone; and that open tables were taken back. Nobody
is signed in to the web page then.

Whoever restores reads `READS` of both databases and runs `taken_over` in the restored one.
"""

from collections.abc import Mapping, Sequence

from bot.domain.snowflakes import snowflake_at
from bot.store import facts
from bot.store.databases.transactions import Row, Statement
from bot.store.personal_data import Deletion, merged
from bot.store.posts import REFRESH
from engine.values import Value

READS: Mapping[str, str] = {
    "deletions": "SELECT hash, key, at, is_applied FROM deletions",
    "requests": 'SELECT "user", name, at FROM deletion_requests ORDER BY number',
    "former": f"SELECT value FROM facts WHERE name = '{facts.FORMER_PLAYERS}'",
    "revisions": "SELECT id, revision FROM tables",
    "secrets": "SELECT name, value FROM instance_secrets",
    "deals": "SELECT day, map, rules FROM daily_deals",
    "open": "SELECT id FROM tables WHERE status IN ('lobby', 'playing') ORDER BY id",
    "messages": "SELECT table_id, max(message) FROM (SELECT id AS table_id, message FROM tables"
    " UNION ALL SELECT table_id, message FROM announcements"
    " UNION ALL SELECT table_id, message FROM posts) AS known GROUP BY table_id",
}
# A database that was lost may have had so many tables more than its last backup.
UNKNOWN_TABLES = 100_000
TABLES = "tables"


# Who has signed out of the web page since the backup must not be signed in by it again.
_SIGNED_OUT = tuple(
    Statement(f"DELETE FROM {name}")
    for name in ("web_tickets", "web_grants", "web_sessions", "web_keys")
)


class Contents(Value, frozen=True):
    """What is to be known of a database: the rows of `READS`, as far as they can be read, and its
    counters."""

    rows: Mapping[str, Sequence[Row]] = {}
    counters: Mapping[str, int] = {}

    @property
    def deletions(self) -> list[Deletion]:
        rows = self.rows.get("deletions", ())
        return [Deletion(row[0], row[1], row[2], bool(row[3])) for row in rows]

    @property
    def former_players(self) -> int:
        return max((int(row[0]) for row in self.rows.get("former", ())), default=0)

    def numbers(self, name: str) -> dict[int, int]:
        return {int(row[0]): int(row[1]) for row in self.rows.get(name, ())}


class TakenOver(Value, frozen=True):
    """`statements`: to be run in the restored database. `counters`: the numbers that new rows must
    exceed there. `deletions`: of how many people the data are deleted as soon as it is used."""

    statements: Sequence[Statement]
    counters: Mapping[str, int]
    deletions: int


def taken_over(restored: Contents, before: Contents, at: float) -> TakenOver:
    """What follows from the contents of a restored backup and of the database before. `at`: when it
    is restored, in Unix seconds."""
    deletions = merged(restored.deletions, before.deletions)
    known = {row[0] for row in restored.rows.get("requests", ())}
    requests = [row for row in before.rows.get("requests", ()) if row[0] not in known]
    former = max(restored.former_players, before.former_players)
    return TakenOver(
        [
            *_deletions_stored(deletions),
            *_requests_stored(requests, former),
            *_secrets_kept(before.rows.get("secrets", ())),
            *_deals_kept(before.rows.get("deals", ())),
            *_tables_taken_back(restored, before, at),
            *_SIGNED_OUT,
        ],
        _counters(restored.counters, before.counters),
        sum(not each.is_applied for each in deletions) + len(requests),
    )


def _deletions_stored(deletions: Sequence[Deletion]) -> list[Statement]:
    insert = "INSERT INTO deletions (hash, key, at, is_applied) VALUES (?, ?, ?, ?)"
    return [
        Statement("DELETE FROM deletions"),
        *(Statement(insert, (each.hash, each.key, each.at, each.is_applied)) for each in deletions),
    ]


def _requests_stored(requests: Sequence[Row], former: int) -> list[Statement]:
    """Requests that the backup does not know, each with a number that nobody has had."""
    insert = 'INSERT INTO deletion_requests ("user", name, number, at) VALUES (?, ?, ?, ?)'
    count = facts.saved(facts.FORMER_PLAYERS, str(former + len(requests)))
    return [
        *(
            Statement(insert, (user, name, number, at))
            for number, (user, name, at) in enumerate(requests, former + 1)
        ),
        *([count] if former + len(requests) else ()),
    ]


def _secrets_kept(secrets: Sequence[Row]) -> list[Statement]:
    """What was promised to follow from a secret goes on to follow from it."""
    keep = (
        "INSERT INTO instance_secrets (name, value) VALUES (?, ?)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
    )
    return [Statement(keep, (row[0], row[1])) for row in secrets]


def _deals_kept(deals: Sequence[Row]) -> list[Statement]:
    """What was announced for a day is dealt on it."""
    keep = (
        "INSERT INTO daily_deals (day, map, rules) VALUES (?, ?, ?)"
        " ON CONFLICT (day) DO UPDATE SET map = excluded.map, rules = excluded.rules"
    )
    return [Statement(keep, tuple(row)) for row in deals]


def _tables_taken_back(restored: Contents, before: Contents, at: float) -> list[Statement]:
    """Every open table says so once and shows its board and its hands anew. Its revision is greater
    than it ever was, so no message is taken for one that was lost."""
    messages, revisions = restored.numbers("messages"), restored.numbers("revisions")
    revisions_before, statements = before.numbers("revisions"), list[Statement]()
    for (table_id,) in restored.rows.get("open", ()):
        revision = max(revisions[table_id], revisions_before.get(table_id, 0)) + 1
        statements += [
            Statement(
                "UPDATE tables SET revision = ?, hands_revision = 0 WHERE id = ?",
                (revision, table_id),
            ),
            Statement("DELETE FROM posts WHERE table_id = ? AND kind = 'turn'", (table_id,)),
            Statement(
                "UPDATE posts SET text_crc = ? WHERE table_id = ? AND message != 0",
                (REFRESH, table_id),
            ),
            Statement(
                "INSERT INTO restored_tables (table_id, lost_after, lost_until)"
                " VALUES (?, ?, ?) ON CONFLICT (table_id, lost_after) DO UPDATE"
                " SET lost_until = excluded.lost_until, told_in = 0",
                (table_id, messages.get(table_id, 0), snowflake_at(at)),
            ),
        ]
    return statements


def _counters(restored: Mapping[str, int], before: Mapping[str, int]) -> dict[str, int]:
    """No number is given twice. If the database before was lost, it is not known how far it had
    gone."""
    found = {name: max(last, before.get(name, 0)) for name, last in restored.items()}
    if before.get(TABLES, 0) < restored.get(TABLES, 0):
        found[TABLES] = restored[TABLES] + UNKNOWN_TABLES
    return found

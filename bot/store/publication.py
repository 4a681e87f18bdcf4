"""How much of each table has been published, and in which message."""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import TypeAlias

import msgspec

from bot.domain.table import ChannelId, GuildId, MessageId, Seq, TableId, Where
from bot.store import log as log_rows
from bot.store.databases.database import Store
from bot.store.databases.transactions import Dialect, Row, Statement, Transaction
from bot.store.log import StoredEntry
from bot.store.posts import without_turn_posts
from bot.store.reach import is_reached
from bot.store.restored_tables import told_taken_back
from engine.values import Value

_GREATER: Mapping[Dialect, str] = {"sqlite": "max", "postgres": "greatest"}


class PublicationState(Value, frozen=True):
    """How far a table's log goes, and how far it has been announced. Message 0 is none.

    The fields `has_…` tell whether there is anything to load: most tables have none of it, and
    every statement costs as much as reading a hundred rows.
    """

    seq: Seq
    announced: Seq
    revision: int
    published: int  # the last revision that has been published
    message: MessageId
    channel: ChannelId
    has_open_votes: bool
    has_nudges: bool
    has_offers: bool
    has_turn_posts: bool  # messages that were being posted when the bot was stopped
    has_side_posts: bool  # questions, nudges and reminders that are shown
    has_queues: bool
    quiet_changes: int  # of those that the revision counts: nobody else is told of them
    taken_back_in: MessageId | None  # says that the table was restored: 0 if none does yet


class StoredAnnouncement(Value, frozen=True):
    """A posted message that announces the entries after `after` up to `seq`; both are 0 for the
    message of a lobby. `following`: the table's next message, 0 if there is none."""

    message: MessageId
    where: Where
    after: Seq
    seq: Seq
    following: MessageId = MessageId(0)
    following_where: Where = Where(GuildId(0), ChannelId(0))


Unfinished: TypeAlias = tuple[PublicationState | None, list[StoredAnnouncement], list[StoredEntry]]
_STATE_COLUMNS = (
    "seq, announced_seq, revision, published_revision, message, message_channel,"
    " EXISTS (SELECT 1 FROM votes WHERE table_id = tables.id AND outcome = 'open'),"
    " EXISTS (SELECT 1 FROM nudges WHERE table_id = tables.id AND NOT is_told),"
    " EXISTS (SELECT 1 FROM offers WHERE table_id = tables.id),"
    " EXISTS (SELECT 1 FROM posts WHERE table_id = tables.id AND kind = 'turn'),"
    " EXISTS (SELECT 1 FROM posts WHERE table_id = tables.id AND kind NOT IN ('turn', 'hand')"
    " AND question NOT IN ('watch', 'review')),"
    " EXISTS (SELECT 1 FROM queues WHERE table_id = tables.id), quiet_changes,"
    " (SELECT CASE WHEN min(told_in) = 0 THEN 0 ELSE max(told_in) END"
    " FROM restored_tables WHERE table_id = tables.id)"
)
_STATE = f"SELECT {_STATE_COLUMNS} FROM tables WHERE id = ?"
_ANNOUNCEMENTS = (
    "SELECT this.message, this.guild, this.channel, this.after_seq, this.seq,"
    " coalesce(following.message, 0) AS following,"
    " coalesce(following.guild, 0) AS following_guild,"
    " coalesce(following.channel, 0) AS following_channel"
    " FROM announcements AS this LEFT JOIN announcements AS following"
    " ON following.table_id = this.table_id AND following.message ="
    " (SELECT min(message) FROM announcements"
    " WHERE table_id = this.table_id AND message > this.message)"
    " WHERE this.table_id = ? AND {} ORDER BY this.message"
)
_UNFINISHED = _ANNOUNCEMENTS.format("NOT this.is_past")
_UNFINISHED_ENTRIES = log_rows.ENTRIES_AFTER.format(
    "(SELECT min(since) FROM (SELECT announced_seq AS since FROM tables WHERE id = ? UNION ALL"
    " SELECT after_seq FROM announcements WHERE table_id = ? AND NOT is_past) AS known)"
)


_ALL_UNFINISHED = (  # for PostgreSQL: a statement is a round trip, and all is of one moment
    f"SELECT {_STATE_COLUMNS},"
    " (SELECT coalesce(json_agg(json_build_array(message, guild, channel, after_seq, seq,"
    " following, following_guild, following_channel) ORDER BY message), '[]')"
    f" FROM ({_UNFINISHED}) AS announcements_found),"
    " (SELECT coalesce(json_agg(json_build_array(seq, seat, kind, body, events, revealed, digest,"
    " interaction, at, is_queued) ORDER BY seq), '[]')"
    f" FROM ({_UNFINISHED_ENTRIES}) AS entries_found)"
    " FROM tables WHERE id = ?"
)
_ROWS = msgspec.json.Decoder(list[list[int | float | bool | str | None]])


async def load(db: Transaction, table_id: TableId) -> PublicationState | None:
    """The publication state of a table, or None if there is no such table."""
    return _state(await db.fetch(_STATE, (table_id,)))


async def load_unfinished(db: Transaction, table_id: TableId) -> Unfinished:
    """The publication state of a table; the newest message, and earlier ones that have not been
    edited yet, oldest first; all entries that they announce, and all after them. All of it is of
    one moment, if nobody else in this process changes the table."""
    return await _LOAD_UNFINISHED[db.dialect](db, table_id)


async def _load_by_statement(db: Transaction, table_id: TableId) -> Unfinished:
    rows = await db.fetch(_ALL_UNFINISHED, (table_id,) * 5)
    posted, log = (rows[0][-2], rows[0][-1]) if rows else ("[]", "[]")
    entries = log_rows.entries_in(_ROWS.decode(log))
    return _state(rows), _announcements_in(_ROWS.decode(posted)), entries


async def _load_by_statements(db: Transaction, table_id: TableId) -> Unfinished:
    states, announcements, found = await db.fetch_all(
        [
            Statement(_STATE, (table_id,)),
            Statement(_UNFINISHED, (table_id,)),
            Statement(_UNFINISHED_ENTRIES, (table_id, table_id, table_id)),
        ]
    )
    return _state(states), _announcements_in(announcements), log_rows.entries_in(found)


_LOAD_UNFINISHED: Mapping[Dialect, Callable[[Transaction, TableId], Awaitable[Unfinished]]] = {
    "sqlite": _load_by_statements,
    "postgres": _load_by_statement,
}


def _state(rows: Iterable[Row]) -> PublicationState | None:
    for row in rows:
        return PublicationState(
            seq=Seq(row[0]),
            announced=Seq(row[1]),
            revision=row[2],
            published=row[3],
            message=MessageId(row[4]),
            channel=ChannelId(row[5]),
            has_open_votes=bool(row[6]),
            has_nudges=bool(row[7]),
            has_offers=bool(row[8]),
            has_turn_posts=bool(row[9]),
            has_side_posts=bool(row[10]),
            has_queues=bool(row[11]),
            quiet_changes=int(row[12]),
            taken_back_in=None if row[13] is None else MessageId(row[13]),
        )
    return None


async def count(db: Transaction) -> tuple[int, int]:
    """The number of tables in a lobby or in play, and of those with unpublished changes that
    somebody could see."""
    rows = await db.fetch(
        "SELECT (SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing')),"
        " (SELECT count(*) FROM tables WHERE published_revision < revision"
        f" AND {is_reached('tables')})"
    )
    ((are_open, are_behind),) = rows
    return are_open, are_behind


async def with_unedited_messages(db: Transaction) -> list[TableId]:
    """Tables with an earlier message that has not been edited yet, except those that nobody can
    see."""
    rows = await db.fetch(
        "SELECT DISTINCT table_id FROM announcements JOIN tables ON tables.id = table_id"
        " WHERE NOT is_past AND announcements.message != tables.message"
        f" AND {is_reached('tables')} ORDER BY 1"
    )
    return [TableId(row[0]) for row in rows]


async def is_behind(db: Transaction, table_id: TableId) -> bool:
    rows = await db.fetch(
        "SELECT 1 FROM tables WHERE id = ? AND published_revision < revision", (table_id,)
    )
    return bool(rows)


async def mark_published(
    store: Store,
    table_id: TableId,
    revision: int,
    quiet_changes: int,
    announced: StoredAnnouncement,
    past: Collection[MessageId],
    unedited: Collection[MessageId],
    *,
    is_announcement: bool,
    says_taken_back: bool = False,
) -> None:
    """Store what has been published: the message that announces it (0 for none) and where, whether
    that is to be kept in mind (`is_announcement`), which earlier messages have been edited and
    which have not, and whether it says that the table was restored (`says_taken_back`). The records
    of its messages are not needed any more. What was published later stays published.
    `quiet_changes`: that there had been when it was read; of those since then, nothing is to be
    published."""
    message, where, greater = announced.message, announced.where, _GREATER[store.reader.dialect]
    statements = [
        Statement(
            f"UPDATE tables SET published_revision = {greater}(published_revision,"
            " ? + quiet_changes - ?),"
            f" announced_seq = {greater}(announced_seq, ?), message = ?, message_channel = ?"
            " WHERE id = ?",
            (revision, quiet_changes, announced.seq, message, where.channel, table_id),
        ),
        *(
            Statement(
                "UPDATE announcements SET is_past = ? WHERE table_id = ? AND message = ?",
                (one in past, table_id, one),
            )
            for one in (*past, *unedited)
        ),
        without_turn_posts(table_id),
    ]
    if is_announcement:
        statements.append(
            Statement(
                "INSERT INTO announcements (table_id, message, guild, channel, after_seq, seq)"
                " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, message) DO UPDATE SET"
                " after_seq = excluded.after_seq, seq = excluded.seq"
                " WHERE excluded.seq > announcements.seq",
                (table_id, message, where.guild, where.channel, announced.after, announced.seq),
            )
        )
    if says_taken_back and message:
        statements.append(told_taken_back(table_id, message))
    # Otherwise the messages are found again and the same is stored.
    await store.write_together(statements, is_durable=False)


async def mark_hands_shown(store: Store, shown: Mapping[TableId, int]) -> None:
    """All hands of these tables show at least these revisions. Whoever says so later does no
    harm."""
    greater = _GREATER[store.reader.dialect]
    await store.write_together(
        [
            Statement(
                f"UPDATE tables SET hands_revision = {greater}(hands_revision, ?) WHERE id = ?",
                (revision, table_id),
            )
            for table_id, revision in shown.items()
        ],
        is_durable=False,  # otherwise somebody looks at them again
    )


async def mark_hands_unshown(db: Transaction, tables: Iterable[TableId]) -> None:
    """The hands of these tables are to be looked at again, after a kill too."""
    await db.execute_all(
        Statement(
            "UPDATE tables SET hands_revision = published_revision - 1"
            " WHERE id = ? AND hands_revision >= published_revision",
            (table_id,),
        )
        for table_id in sorted(tables)
    )


async def announcements_of(
    db: Transaction, table_id: TableId, seq: Seq
) -> list[StoredAnnouncement]:
    """The messages that announce this entry, oldest first."""
    announces = _ANNOUNCEMENTS.format("this.after_seq < ? AND this.seq >= ?")
    return _announcements_in(await db.fetch(announces, (table_id, seq, seq)))


def _announcements_in(rows: Iterable[Row]) -> list[StoredAnnouncement]:
    return [
        StoredAnnouncement(
            message=MessageId(r[0]),
            where=Where(GuildId(r[1]), ChannelId(r[2])),
            after=Seq(r[3]),
            seq=Seq(r[4]),
            following=MessageId(r[5]),
            following_where=Where(GuildId(r[6]), ChannelId(r[7])),
        )
        for r in rows
    ]

"""How much of each table has been published, and in which message."""

from collections.abc import Collection, Iterable, Mapping

import msgspec

from bot.domain.table import ChannelId, GuildId, MessageId, Seq, TableId, Where
from bot.store import log as log_rows
from bot.store.databases.database import Store
from bot.store.databases.transactions import Dialect, Row, Statement, Transaction
from bot.store.log import StoredEntry
from engine.values import Value

_MARK_PUBLISHED: Mapping[Dialect, str] = {
    "sqlite": "UPDATE tables SET published_revision = max(published_revision, ?),"
    " announced_seq = max(announced_seq, ?), message = ?, message_channel = ? WHERE id = ?",
    "postgres": "UPDATE tables SET published_revision = greatest(published_revision, ?),"
    " announced_seq = greatest(announced_seq, ?), message = ?, message_channel = ? WHERE id = ?",
}


_SAVE_ANNOUNCEMENT = (
    "INSERT INTO announcements (table_id, message, guild, channel, after_seq, seq)"
    " {row} ON CONFLICT (table_id, message) DO UPDATE SET"
    " after_seq = excluded.after_seq, seq = excluded.seq"
    " WHERE excluded.seq > announcements.seq"
)
_MARK_PUBLISHED_ALONE = (
    ", announced AS ("
    + _SAVE_ANNOUNCEMENT.format(row="SELECT ?, ?, ?, ?, ?, ? FROM allowed WHERE ?")
    + "), edited AS (UPDATE announcements SET is_past = message = ANY(?::bigint[]) FROM allowed"
    " WHERE table_id = ? AND message = ANY(?::bigint[])),"
    " sent AS (DELETE FROM posts USING allowed WHERE table_id = ? AND kind = 'turn') "
    + _MARK_PUBLISHED["postgres"].replace(" WHERE", " FROM allowed WHERE")
    + " RETURNING 1"
)


class PublicationState(Value, frozen=True):
    """How far a table's log goes, and how far it has been announced. Message 0 is none.

    The last six fields tell whether there is anything to load: most tables have none of it, and
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


class StoredAnnouncement(Value, frozen=True):
    """A posted message that announces the entries after `after` up to `seq`; both are 0 for the
    message of a lobby. `following`: the table's next message, 0 if there is none."""

    message: MessageId
    where: Where
    after: Seq
    seq: Seq
    following: MessageId = MessageId(0)
    following_where: Where = Where(GuildId(0), ChannelId(0))


_STATE_COLUMNS = (
    "seq, announced_seq, revision, published_revision, message, message_channel,"
    " EXISTS (SELECT 1 FROM votes WHERE table_id = tables.id AND outcome = 'open'),"
    " EXISTS (SELECT 1 FROM nudges WHERE table_id = tables.id AND NOT is_told),"
    " EXISTS (SELECT 1 FROM offers WHERE table_id = tables.id),"
    " EXISTS (SELECT 1 FROM posts WHERE table_id = tables.id AND kind = 'turn'),"
    " EXISTS (SELECT 1 FROM posts WHERE table_id = tables.id AND kind NOT IN ('turn', 'hand')"
    " AND question != 'watch'),"
    " EXISTS (SELECT 1 FROM queues WHERE table_id = tables.id)"
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


async def load_unfinished(
    db: Transaction, table_id: TableId
) -> tuple[PublicationState | None, list[StoredAnnouncement], list[StoredEntry]]:
    """The publication state of a table; the newest message, and earlier ones that have not been
    edited yet, oldest first; all entries that they announce, and all after them. With PostgreSQL
    all of it is of one moment."""
    if db.dialect == "postgres":
        rows = await db.fetch(_ALL_UNFINISHED, (table_id,) * 5)
        posted, log = (rows[0][-2], rows[0][-1]) if rows else ("[]", "[]")
        entries = log_rows.entries_in(_ROWS.decode(log))
        return _state(rows), _announcements_in(_ROWS.decode(posted)), entries
    states, announcements, found = await db.fetch_all(
        [
            Statement(_STATE, (table_id,)),
            Statement(_UNFINISHED, (table_id,)),
            Statement(_UNFINISHED_ENTRIES, (table_id, table_id, table_id)),
        ]
    )
    return _state(states), _announcements_in(announcements), log_rows.entries_in(found)


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
        )
    return None


async def behind(db: Transaction) -> list[TableId]:
    """Tables with public changes that have not been published yet, or with an earlier message that
    has not been edited yet."""
    rows = await db.fetch(
        "SELECT id FROM tables WHERE published_revision < revision"
        " UNION SELECT table_id FROM announcements JOIN tables ON tables.id = table_id"
        " WHERE NOT is_past AND announcements.message != tables.message ORDER BY 1"
    )
    return [TableId(row[0]) for row in rows]


async def count(db: Transaction) -> tuple[int, int]:
    """The number of tables in a lobby or in play, and of those with unpublished changes."""
    rows = await db.fetch(
        "SELECT (SELECT count(*) FROM tables WHERE status IN ('lobby', 'playing')),"
        " (SELECT count(*) FROM tables WHERE published_revision < revision)"
    )
    ((are_open, are_behind),) = rows
    return are_open, are_behind


async def with_outdated_messages(db: Transaction) -> list[TableId]:
    """Tables with an earlier message that has not been edited yet."""
    rows = await db.fetch(
        "SELECT DISTINCT table_id FROM announcements JOIN tables ON tables.id = table_id"
        " WHERE NOT is_past AND announcements.message != tables.message ORDER BY 1"
    )
    return [TableId(row[0]) for row in rows]


async def is_behind(db: Transaction, table_id: TableId) -> bool:
    rows = await db.fetch(
        "SELECT 1 FROM tables WHERE id = ? AND published_revision < revision", (table_id,)
    )
    return bool(rows)


async def with_hands(db: Transaction) -> list[TableId]:
    """Tables that are being played, and closed ones with a hand message that is still to be
    closed; without those that are behind."""
    rows = await db.fetch(
        "SELECT id FROM tables WHERE published_revision >= revision AND (status = 'playing' OR"
        " EXISTS (SELECT 1 FROM posts WHERE table_id = tables.id AND kind = 'hand'))"
        " ORDER BY id"
    )
    return [TableId(row[0]) for row in rows]


async def mark_published(
    db: Transaction,
    table_id: TableId,
    revision: int,
    seq: Seq,
    message: MessageId | None,
    channel: ChannelId,
) -> None:
    """Store what has been published. What was published later stays published."""
    await db.execute(
        _MARK_PUBLISHED[db.dialect],
        (revision, seq, message or 0, channel, table_id),
    )


async def mark_published_alone(
    store: Store,
    table_id: TableId,
    revision: int,
    announced: StoredAnnouncement,
    past: Collection[MessageId],
    unedited: Collection[MessageId],
    *,
    is_announcement: bool,
) -> bool:
    """Store all at once, in a transaction of its own, what has been published: the message that
    announces it (0 for none) and where, whether that is to be kept in mind (`is_announcement`),
    which earlier messages have been edited and which have not. The records of its messages are not
    needed any more. False if nothing was stored, because processes do not share the work or the
    lease is over."""
    if not store.shares_work:
        return False
    message, where = announced.message, announced.where
    rows = await store.write_alone(
        _MARK_PUBLISHED_ALONE,
        (
            *(table_id, message, where.guild, where.channel, announced.after, announced.seq),
            is_announcement,
            *(list(past), table_id, [*past, *unedited]),
            table_id,
            *(revision, announced.seq, message, where.channel, table_id),
        ),
        is_durable=False,  # otherwise the messages are found again and the same is stored
    )
    return bool(rows)


async def mark_hands_shown(store: Store, table_id: TableId, revision: int) -> None:
    """All hands of a table show at least this revision. Whoever says so later does no harm, and
    nothing happens if the lease is over: then another process looks at them again."""
    await store.write_alone(
        " UPDATE tables SET hands_revision = greatest(hands_revision, ?) FROM allowed"
        " WHERE id = ? RETURNING 1",
        (revision, table_id),
        is_durable=False,
    )


async def mark_hands_outdated(db: Transaction, tables: Iterable[TableId]) -> None:
    """The hands of these tables are to be looked at again, by another process if this one is
    killed. A process that shares no work looks at all hands after a start."""
    if db.dialect == "postgres":
        await db.execute(
            "UPDATE tables SET hands_revision = least(hands_revision, published_revision - 1)"
            " WHERE id = ANY(?::bigint[])",
            (sorted(tables),),
        )


async def save_announcement(
    db: Transaction, table_id: TableId, message: MessageId, where: Where, after: Seq, seq: Seq
) -> None:
    """Store what a message announces, unless it is stored already."""
    await db.execute(
        _SAVE_ANNOUNCEMENT.format(row="VALUES (?, ?, ?, ?, ?, ?)"),
        (table_id, message, where.guild, where.channel, after, seq),
    )


async def mark_past(
    db: Transaction, table_id: TableId, messages: Iterable[MessageId], *, is_past: bool
) -> None:
    """Store whether these messages have been edited and ask nobody to act any more."""
    sql = "UPDATE announcements SET is_past = ? WHERE table_id = ? AND message = ?"
    await db.execute_all(Statement(sql, (is_past, table_id, message)) for message in messages)


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

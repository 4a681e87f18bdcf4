"""How much of each table has been published, and in which message."""

from bot.domain.table import ChannelId, MessageId, Seq, TableId
from bot.store.transactions import Transaction
from engine.values import Value


class PublicationState(Value, frozen=True):
    """How far a table's log goes, and how far it has been announced. Message 0 is none.

    The last four fields tell whether there is anything to load: most tables have none of it, and
    every statement costs as much as reading a hundred rows.
    """

    seq: Seq
    announced: Seq
    revision: int
    message: MessageId
    channel: ChannelId
    has_open_votes: bool
    has_nudges: bool
    has_offers: bool
    has_turn_posts: bool  # messages that were being posted when the bot was stopped


async def load(db: Transaction, table_id: TableId) -> PublicationState | None:
    """The publication state of a table, or None if there is no such table."""
    rows = await db.execute_fetchall(
        "SELECT seq, announced_seq, revision, message, message_channel,"
        " EXISTS (SELECT 1 FROM votes WHERE table_id = tables.id AND outcome = 'open'),"
        " EXISTS (SELECT 1 FROM nudges WHERE table_id = tables.id AND NOT is_told),"
        " EXISTS (SELECT 1 FROM offers WHERE table_id = tables.id),"
        " EXISTS (SELECT 1 FROM posts WHERE table_id = tables.id AND kind = 'turn')"
        " FROM tables WHERE id = ?",
        (table_id,),
    )
    for row in rows:
        return PublicationState(
            seq=Seq(row[0]),
            announced=Seq(row[1]),
            revision=row[2],
            message=MessageId(row[3]),
            channel=ChannelId(row[4]),
            has_open_votes=bool(row[5]),
            has_nudges=bool(row[6]),
            has_offers=bool(row[7]),
            has_turn_posts=bool(row[8]),
        )
    return None


async def behind(db: Transaction) -> list[TableId]:
    """Tables with public changes that have not been published yet."""
    rows = await db.execute_fetchall(
        "SELECT id FROM tables WHERE published_revision < revision ORDER BY id"
    )
    return [TableId(row[0]) for row in rows]


async def is_behind(db: Transaction, table_id: TableId) -> bool:
    rows = await db.execute_fetchall(
        "SELECT 1 FROM tables WHERE id = ? AND published_revision < revision", (table_id,)
    )
    return bool(list(rows))


async def with_hands(db: Transaction) -> list[TableId]:
    """Tables that are being played, and closed ones with a hand message that is still to be
    closed; without those that are behind."""
    rows = await db.execute_fetchall(
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
        "UPDATE tables SET published_revision = max(published_revision, ?),"
        " announced_seq = max(announced_seq, ?), message = ?, message_channel = ? WHERE id = ?",
        (revision, seq, message or 0, channel, table_id),
    )


async def announce_last_again(db: Transaction, table_id: TableId) -> None:
    """The table was moved to another channel: announce its last entry there."""
    await db.execute(
        "UPDATE tables SET announced_seq = max(0, min(announced_seq, seq - 1)) WHERE id = ?",
        (table_id,),
    )

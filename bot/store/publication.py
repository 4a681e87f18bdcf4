"""What has been shown, and how people want it: public messages, preferences, languages."""

import msgspec
from aiosqlite import Connection

from bot.domain.table import ChannelId, Language, MessageId, Preferences, Seq, TableId, UserId
from engine.values import Value


class Publication(Value, frozen=True):
    """How far the table has gone, and how far everybody has been told. A message 0 is none."""

    seq: Seq
    announced: Seq
    revision: int
    message: MessageId
    channel: ChannelId


async def behind(db: Connection) -> list[TableId]:
    """Tables of which something public has not been shown yet."""
    rows = await db.execute_fetchall(
        "SELECT id FROM tables WHERE published_revision < revision ORDER BY id"
    )
    return [TableId(row[0]) for row in rows]


async def is_behind(db: Connection, table_id: TableId) -> bool:
    rows = await db.execute_fetchall(
        "SELECT 1 FROM tables WHERE id = ? AND published_revision < revision", (table_id,)
    )
    return bool(list(rows))


async def with_hands(db: Connection, kind: str) -> list[TableId]:
    """Tables that are being played, and those where a message of this kind is left to be closed;
    without those of which something public has not been shown yet."""
    rows = await db.execute_fetchall(
        "SELECT id FROM tables WHERE published_revision >= revision AND (status = 'playing' OR"
        " EXISTS (SELECT 1 FROM posts WHERE table_id = tables.id AND name GLOB ? || ' *'))"
        " ORDER BY id",
        (kind,),
    )
    return [TableId(row[0]) for row in rows]


async def shown(db: Connection, table_id: TableId) -> Publication:
    (row,) = await db.execute_fetchall(
        "SELECT seq, announced_seq, revision, message, message_channel FROM tables WHERE id = ?",
        (table_id,),
    )
    return Publication(Seq(row[0]), Seq(row[1]), row[2], MessageId(row[3]), ChannelId(row[4]))


async def published(
    db: Connection,
    table_id: TableId,
    revision: int,
    seq: Seq,
    message: MessageId | None,
    channel: ChannelId,
) -> None:
    """Never backwards: what was shown later stays shown."""
    await db.execute(
        "UPDATE tables SET published_revision = max(published_revision, ?),"
        " announced_seq = max(announced_seq, ?), message = ?, message_channel = ? WHERE id = ?",
        (revision, seq, message or 0, channel, table_id),
    )


async def show_last_again(db: Connection, table_id: TableId) -> None:
    """The table has moved: its last entry is news in the new place."""
    await db.execute(
        "UPDATE tables SET announced_seq = max(0, min(announced_seq, seq - 1)) WHERE id = ?",
        (table_id,),
    )


async def preferences(db: Connection, user: UserId) -> Preferences:
    rows = await db.execute_fetchall("SELECT body FROM preferences WHERE user = ?", (user,))
    chosen = (msgspec.json.decode(row[0], type=Preferences) for row in rows)
    return next(chosen, Preferences())


async def keep_preferences(db: Connection, user: UserId, chosen: Preferences) -> None:
    await db.execute(
        "INSERT INTO preferences (user, body) VALUES (?, ?)"
        " ON CONFLICT DO UPDATE SET body = excluded.body",
        (user, msgspec.json.encode(chosen).decode()),
    )


async def language(db: Connection, user: UserId) -> Language | None:
    """What somebody read when they last did something; nothing if they never did."""
    rows = await db.execute_fetchall("SELECT language FROM readers WHERE user = ?", (user,))
    return next((msgspec.convert(row[0], Language) for row in rows), None)


async def keep_language(db: Connection, user: UserId, language: Language) -> None:
    await db.execute(
        "INSERT INTO readers (user, language) VALUES (?, ?)"
        " ON CONFLICT DO UPDATE SET language = excluded.language",
        (user, language),
    )


async def fact(db: Connection, name: str) -> str:
    """A single fact about the bot; empty if nobody has noted it."""
    rows = await db.execute_fetchall("SELECT value FROM facts WHERE name = ?", (name,))
    return next((str(row[0]) for row in rows), "")


async def keep_fact(db: Connection, name: str, value: str) -> None:
    await db.execute(
        "INSERT INTO facts (name, value) VALUES (?, ?)"
        " ON CONFLICT DO UPDATE SET value = excluded.value",
        (name, value),
    )

"""Messages that are posted once: noted before they are sent, found again by their names."""

from aiosqlite import Connection

from bot.domain.events import PostRecord
from bot.domain.table import ChannelId, MessageId, TableId


async def posted(db: Connection, table_id: TableId, name: str) -> PostRecord | None:
    rows = await db.execute_fetchall(
        "SELECT channel, message, mark, control, after FROM posts WHERE table_id = ? AND name = ?",
        (table_id, name),
    )
    found = (
        PostRecord(ChannelId(r[0]), MessageId(r[1]), r[2], r[3], MessageId(r[4])) for r in rows
    )
    return next(found, None)


async def names(db: Connection, table_id: TableId, kind: str) -> list[str]:
    """The first word of a name is its kind."""
    rows = await db.execute_fetchall(
        "SELECT name FROM posts WHERE table_id = ? AND name GLOB ? || ' *' ORDER BY name",
        (table_id, kind),
    )
    return [str(row[0]) for row in rows]


async def keep(db: Connection, table_id: TableId, name: str, post: PostRecord) -> None:
    await db.execute(
        "INSERT INTO posts (table_id, name, channel, message, mark, control, after)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET channel = excluded.channel,"
        " message = excluded.message, mark = excluded.mark, control = excluded.control,"
        " after = excluded.after",
        (table_id, name, post.channel, post.message, post.mark, post.control, post.after),
    )


async def doubt(db: Connection, table_id: TableId, kind: str) -> None:
    """What was sent may be gone: no words have this mark, so it is edited, and one will see."""
    await db.execute(
        "UPDATE posts SET mark = -1 WHERE table_id = ? AND name GLOB ? || ' *' AND message != 0",
        (table_id, kind),
    )


async def drop(db: Connection, table_id: TableId, name: str) -> None:
    await db.execute("DELETE FROM posts WHERE table_id = ? AND name = ?", (table_id, name))


async def drop_all(db: Connection, table_id: TableId, kind: str) -> None:
    await db.execute(
        "DELETE FROM posts WHERE table_id = ? AND name GLOB ? || ' *'", (table_id, kind)
    )

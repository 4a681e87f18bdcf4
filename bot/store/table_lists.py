"""The messages that list a server's tables."""

import msgspec

from bot.domain.server_tables import NO_CHECKSUM, TableList
from bot.domain.table import ChannelId, GuildId, Language, MessageId
from bot.store.databases.transactions import Row, Transaction

_COLUMNS = (
    "l.guild, l.channel, l.language, l.asked_at, l.message, l.old_channel, l.old_message,"
    " l.edited_at, l.checksum"
)
_STATE = (
    "(SELECT coalesce(sum(revision - quiet_changes), 0) FROM tables WHERE tables.guild = l.guild)"
)


async def ask(db: Transaction, wanted: TableList, asked_before: float) -> None:
    """Store a list that is to be posted instead of the one the server has; unless that is in the
    same channel and was not asked for before a moment."""
    await db.execute(
        "INSERT INTO table_lists (guild, channel, language, asked_at) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (guild) DO UPDATE SET old_channel = table_lists.channel,"
        " old_message = table_lists.message, message = 0, channel = excluded.channel,"
        " language = excluded.language, asked_at = excluded.asked_at, shown = -1, edited_at = 0,"
        f" checksum = {NO_CHECKSUM}"
        " WHERE table_lists.channel != excluded.channel OR table_lists.asked_at <= ?",
        (wanted.guild, wanted.channel, wanted.language, wanted.asked_at, asked_before),
    )


async def load(db: Transaction, guild: GuildId) -> TableList | None:
    rows = await db.fetch(f"SELECT {_COLUMNS} FROM table_lists AS l WHERE l.guild = ?", (guild,))
    return next(map(_list, rows), None)


async def due(
    db: Transaction, edited_before: float, shown_before: float
) -> list[tuple[TableList, int]]:
    """The lists that were last edited before a moment and do not show all changes, or were last
    edited before an even earlier one; each with what it is to show, for `mark_shown`."""
    rows = await db.fetch(
        f"SELECT {_COLUMNS}, {_STATE} FROM table_lists AS l WHERE l.edited_at <= ?"
        f" AND (l.shown != {_STATE} OR l.old_message != 0 OR l.edited_at <= ?)"
        " ORDER BY l.edited_at, l.guild",
        (edited_before, shown_before),
    )
    return [(_list(row), int(row[9])) for row in rows]


async def claim(db: Transaction, wanted: TableList, edited_before: float, now: float) -> bool:
    """Whether this process is to post or edit the list now. No other one does before it may be
    edited again."""
    rows = await db.fetch(
        "UPDATE table_lists SET edited_at = ? WHERE guild = ? AND asked_at = ? AND edited_at <= ?"
        " RETURNING guild",
        (now, wanted.guild, wanted.asked_at, edited_before),
    )
    return bool(rows)


async def mark_shown(
    db: Transaction, posted: TableList, message: MessageId, shown: int, checksum: int
) -> bool:
    """Store what its message shows; whether it is still the server's list."""
    rows = await db.fetch(
        "UPDATE table_lists SET message = ?, shown = ?, checksum = ?"
        " WHERE guild = ? AND asked_at = ? RETURNING guild",
        (message, shown, checksum, posted.guild, posted.asked_at),
    )
    return bool(rows)


async def forget_old(db: Transaction, posted: TableList) -> None:
    """The message it replaced has been deleted."""
    await db.execute(
        "UPDATE table_lists SET old_channel = 0, old_message = 0"
        " WHERE guild = ? AND old_message = ?",
        (posted.guild, posted.old_message),
    )


async def delete(db: Transaction, posted: TableList) -> None:
    """Forget the list, unless somebody has asked for it again meanwhile."""
    await db.execute(
        "DELETE FROM table_lists WHERE guild = ? AND asked_at = ?",
        (posted.guild, posted.asked_at),
    )


def _list(row: Row) -> TableList:
    return TableList(
        GuildId(row[0]),
        ChannelId(row[1]),
        msgspec.convert(row[2], Language),
        float(row[3]),
        MessageId(row[4]),
        ChannelId(row[5]),
        MessageId(row[6]),
        float(row[7]),
        int(row[8]),
    )

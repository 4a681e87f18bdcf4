"""Each server's message with the results of a daily deal."""

from collections.abc import Iterable, Mapping

import msgspec

from bot.domain.daily import DailyBoard, Day
from bot.domain.server_settings import ServerSettings
from bot.domain.table import ChannelId, GuildId, Language, MessageId
from bot.store.databases.transactions import Row, Statement, Transaction

_COLUMNS = "guild, day, channel, language, message, edited_at, checksum, tried_at"


async def guilds(db: Transaction) -> Mapping[GuildId, ServerSettings]:
    """The servers that have named a channel for their tables of the day."""
    rows = await db.fetch(
        "SELECT guild, body FROM server_settings WHERE body LIKE '%\"daily_channel\":%'"
        " AND body NOT LIKE '%\"daily_channel\":0%'"
    )
    return {GuildId(row[0]): msgspec.json.decode(row[1], type=ServerSettings) for row in rows}


async def want(db: Transaction, boards: Iterable[DailyBoard]) -> None:
    """These messages are to be posted; in another channel or language than was said before, unless
    somebody has begun to post them."""
    await db.execute_all(
        Statement(
            "INSERT INTO daily_boards (guild, day, channel, language) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (guild, day) DO UPDATE"
            " SET channel = excluded.channel, language = excluded.language"
            " WHERE daily_boards.tried_at = 0",
            (each.guild, each.day, each.channel, each.language),
        )
        for each in boards
    )


async def wanted(db: Transaction, day: Day) -> Mapping[GuildId, DailyBoard]:
    """The messages of a day that have been posted or are to be, by their servers."""
    rows = await db.fetch(f"SELECT {_COLUMNS} FROM daily_boards WHERE day = ?", (day,))
    return {board.guild: board for board in map(_board, rows)}


async def due(db: Transaction, edited_before: float) -> list[DailyBoard]:
    """The messages that may change and were last looked at before a moment."""
    rows = await db.fetch(
        f"SELECT {_COLUMNS} FROM daily_boards WHERE is_final = ? AND edited_at <= ?"
        " ORDER BY edited_at, guild, day",
        (False, edited_before),
    )
    return list(map(_board, rows))


async def claim(db: Transaction, board: DailyBoard, edited_before: float, now: float) -> bool:
    """Whether this process is to post or edit the message now."""
    rows = await db.fetch(
        "UPDATE daily_boards SET edited_at = ?,"
        " tried_at = CASE WHEN tried_at = 0 THEN ? ELSE tried_at END"
        " WHERE guild = ? AND day = ? AND edited_at <= ? RETURNING guild",
        (now, now, board.guild, board.day, edited_before),
    )
    return bool(rows)


async def mark(
    db: Transaction, board: DailyBoard, message: MessageId, checksum: int, *, is_final: bool
) -> None:
    """Store what the message shows."""
    await db.execute(
        "UPDATE daily_boards SET message = ?, checksum = ?, is_final = ?"
        " WHERE guild = ? AND day = ?",
        (message, checksum, is_final, board.guild, board.day),
    )


async def give_up(db: Transaction, board: DailyBoard) -> None:
    """The message or its channel is gone: nothing is posted or edited on that day any more."""
    await db.execute(
        "UPDATE daily_boards SET is_final = ? WHERE guild = ? AND day = ?",
        (True, board.guild, board.day),
    )


def _board(row: Row) -> DailyBoard:
    return DailyBoard(
        GuildId(row[0]),
        Day(row[1]),
        ChannelId(row[2]),
        msgspec.convert(row[3], Language),
        MessageId(row[4]),
        float(row[5]),
        int(row[6]),
        float(row[7]),
    )

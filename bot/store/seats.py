"""Seats that somebody is asked to take over: at most one question about each."""

from aiosqlite import Connection

from bot.domain.requests import SeatOffer
from bot.domain.table import Human, TableId, UserId
from engine.model import Seat


async def keep(db: Connection, offer: SeatOffer) -> None:
    """The last one about a seat is the one that stands."""
    await db.execute(
        "INSERT OR REPLACE INTO offers (table_id, seat, user, name, asked_by, at, is_declined)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            offer.table,
            offer.seat,
            offer.to.user,
            offer.to.name,
            offer.by,
            offer.at,
            offer.is_declined,
        ),
    )


async def at_table(db: Connection, table_id: TableId) -> list[SeatOffer]:
    rows = await db.execute_fetchall(
        "SELECT seat, user, name, asked_by, at, is_declined FROM offers"
        " WHERE table_id = ? ORDER BY seat",
        (table_id,),
    )
    return [
        SeatOffer(
            table=table_id,
            seat=Seat(row[0]),
            to=Human(UserId(row[1]), row[2]),
            by=UserId(row[3]),
            at=row[4],
            is_declined=bool(row[5]),
        )
        for row in rows
    ]


async def drop(db: Connection, table_id: TableId, seat: Seat) -> None:
    """Somebody else sits there now, or the person has come back."""
    await db.execute("DELETE FROM offers WHERE table_id = ? AND seat = ?", (table_id, seat))

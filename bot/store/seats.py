"""Offers of seats to people who may take them over: at most one offer per seat."""

from bot.domain.requests import SeatOffer
from bot.domain.table import Human, TableId, UserId
from bot.store.databases.transactions import Statement, Transaction
from engine.model import Seat


async def save_offer(db: Transaction, offer: SeatOffer) -> None:
    """Store an offer, replacing an earlier one of the same seat."""
    await db.execute(
        'INSERT INTO offers (table_id, seat, "user", name, asked_by, at, is_declined)'
        " VALUES (?, ?, ?, ?, ?, ?, ?)"
        ' ON CONFLICT (table_id, seat) DO UPDATE SET "user" = excluded."user",'
        " name = excluded.name, asked_by = excluded.asked_by, at = excluded.at,"
        " is_declined = excluded.is_declined",
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


async def offers(db: Transaction, table_id: TableId) -> list[SeatOffer]:
    rows = await db.fetch(
        'SELECT seat, "user", name, asked_by, at, is_declined FROM offers'
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


def without_offer(table_id: TableId, seat: Seat) -> Statement:
    return Statement("DELETE FROM offers WHERE table_id = ? AND seat = ?", (table_id, seat))

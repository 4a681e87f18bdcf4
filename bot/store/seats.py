"""Offers of seats to people who may take them over: at most one offer per seat."""

from bot.domain.requests import SeatOffer
from bot.domain.table import Human, TableId, UserId
from bot.store.databases.transactions import Statement, Transaction
from engine.model import Seat
from engine.values import Value


async def save_offer(db: Transaction, offer: SeatOffer) -> None:
    """Store an offer, replacing an earlier one of the same seat."""
    await note_offer(db, offer)
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


class MadeOffer(Value, frozen=True):
    """Somebody was asked to take over a seat. `at`: the last time."""

    to: UserId
    at: float
    is_declined: bool


async def note_offer(db: Transaction, offer: SeatOffer) -> None:
    """Remember whom a seat was offered to, also when the offer is replaced or withdrawn."""
    await db.execute(
        'INSERT INTO offers_made (table_id, seat, "user", at, is_declined) VALUES (?, ?, ?, ?, ?)'
        ' ON CONFLICT (table_id, seat, "user") DO UPDATE SET at = excluded.at,'
        " is_declined = excluded.is_declined",
        (offer.table, offer.seat, offer.to.user, offer.at, offer.is_declined),
    )


async def offers_made(db: Transaction, table_id: TableId, seat: Seat) -> list[MadeOffer]:
    """Everybody who was asked to take over a seat, the last one first."""
    rows = await db.fetch(
        'SELECT "user", at, is_declined FROM offers_made WHERE table_id = ? AND seat = ?'
        " ORDER BY at DESC",
        (table_id, seat),
    )
    return [MadeOffer(UserId(row[0]), float(row[1]), bool(row[2])) for row in rows]


async def offers_made_to(db: Transaction, user: UserId, since: float) -> list[float]:
    """When somebody was asked to take over seats of any game, the last time first."""
    rows = await db.fetch(
        'SELECT at FROM offers_made WHERE "user" = ? AND at > ? ORDER BY at DESC', (user, since)
    )
    return [float(row[0]) for row in rows]


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

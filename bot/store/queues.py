"""The queued moves of each person at a table."""

from collections.abc import Mapping

import msgspec

from bot.domain.queue import QUEUE_DECODER, Queue
from bot.domain.table import TableId, UserId
from bot.store.databases.transactions import Statement, Transaction
from engine.model import Seat
from engine.values import Value


class StoredQueue(Value, frozen=True):
    """A queue and its owner. `delay_s`: how long after the beginning of the owner's turn its first
    action is played; 0 within a turn."""

    user: UserId
    queue: Queue
    delay_s: float

    @property
    def is_ready(self) -> bool:
        """Whether the queue may have something to play in its owner's turn."""
        queue = self.queue
        return not queue.is_left_to_owner and (bool(queue.turns) or queue.under_way is not None)


async def load(db: Transaction, table_id: TableId, seat: Seat) -> StoredQueue | None:
    """The queue of a seat, or None."""
    rows = await db.fetch(
        'SELECT "user", body, delay_s FROM queues WHERE table_id = ? AND seat = ?',
        (table_id, seat),
    )
    return next((_stored(row[0], row[1], row[2]) for row in rows), None)


async def at_table(db: Transaction, table_id: TableId) -> Mapping[Seat, StoredQueue]:
    """All queues of a table, by seat."""
    rows = await db.fetch(
        'SELECT seat, "user", body, delay_s FROM queues WHERE table_id = ? ORDER BY seat',
        (table_id,),
    )
    return {Seat(row[0]): _stored(row[1], row[2], row[3]) for row in rows}


async def seats_with_queue(db: Transaction, table_id: TableId) -> frozenset[Seat]:
    """The seats that have a queue, even if there is nothing in it."""
    rows = await db.fetch("SELECT seat FROM queues WHERE table_id = ?", (table_id,))
    return frozenset(Seat(row[0]) for row in rows)


def saved(table_id: TableId, seat: Seat, stored: StoredQueue) -> Statement:
    return Statement(
        'INSERT INTO queues (table_id, seat, "user", body, delay_s, is_ready)'
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, seat) DO UPDATE SET"
        ' "user" = excluded."user", body = excluded.body, delay_s = excluded.delay_s,'
        " is_ready = excluded.is_ready",
        (
            *(table_id, seat, stored.user, msgspec.json.encode(stored.queue).decode()),
            *(stored.delay_s, stored.is_ready),
        ),
    )


def left_to_owner(table_id: TableId, seat: Seat, queue: Queue) -> Statement:
    """The queue, which plays nothing in this turn. ConflictError if that is stored already."""
    return Statement(
        "UPDATE queues SET body = ?, is_ready = FALSE WHERE table_id = ? AND seat = ? AND is_ready",
        (msgspec.json.encode(queue).decode(), table_id, seat),
        must_change=True,
    )


def without_queue(table_id: TableId, seat: Seat) -> Statement:
    """The seat has changed hands, or its person has come back."""
    return Statement("DELETE FROM queues WHERE table_id = ? AND seat = ?", (table_id, seat))


def without_queues(table_id: TableId) -> Statement:
    """The game is over or was called off."""
    return Statement("DELETE FROM queues WHERE table_id = ?", (table_id,))


def _stored(user: int, body: str, delay_s: float) -> StoredQueue:
    return StoredQueue(UserId(user), QUEUE_DECODER.decode(body), delay_s)

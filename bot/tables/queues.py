"""Queued moves: changing a queue, and playing from it when its owner's turn comes."""

import secrets
from collections.abc import Collection
from contextlib import suppress

from msgspec.structs import replace

from bot.domain import daily
from bot.domain import queue as rules
from bot.domain.events import QueueState
from bot.domain.queue import DELAYS_S, NO_QUEUE, Change, Queue, QueuedAction, Report
from bot.domain.requests import DrawnCards
from bot.domain.table import Human, Seq, Table, TableId, UserId
from bot.store import ConflictError, Transaction
from bot.store import queues as queue_rows
from bot.store import tables as table_rows
from bot.store import waits as wait_rows
from bot.store.queues import StoredQueue
from bot.tables.cache import TableCache, holds_game
from bot.tables.entries import NewEntry, encode_action
from bot.tables.held_table import HeldGame
from bot.tables.seats import Seats
from bot.tables.snapshot import Snapshot
from engine.model import Seat
from engine.views import PlayerView

_RANDOM = secrets.SystemRandom()


class Queues:
    """At most one queue for each person at a table. Nobody else ever learns what is in it."""

    def __init__(self, cache: TableCache, seats: Seats) -> None:
        self._cache = cache
        self._seats = seats

    async def get(self, table_id: TableId, user: UserId) -> Queue:
        """The user's queue, or refuse NOT_AT_THIS_TABLE."""
        snapshot = await self._cache.get(table_id)
        seat = snapshot.table.require_seat(user)
        return await self._queue(snapshot, seat, user)

    async def look(self, table_id: TableId, user: UserId) -> tuple[Table, PlayerView, Queue]:
        """The table, what the user sees from their seat, and their queue."""
        snapshot = await self._cache.get(table_id)
        seat = snapshot.table.require_seat(user)
        queue = await self._queue(snapshot, seat, user)
        return snapshot.table, snapshot.private(seat), queue

    @holds_game
    async def change(
        self, held: HeldGame, user: UserId, change: Change
    ) -> tuple[Table, PlayerView, Queue]:
        """Change the user's queue; the same as `look` afterwards. Refused as `change` says."""
        held.table.require_open()
        seat = held.table.require_seat(user)
        if held.snapshot.is_away(seat):
            await self._seats.return_person(held, seat)
        view = held.snapshot.private(seat)
        stored = await queue_rows.load(self._cache.store.reader, held.table.id, seat)
        is_theirs = stored is not None and stored.user == user
        before = stored.queue if stored is not None and is_theirs else NO_QUEUE
        after = to_store(user, change(held.snapshot.game.board, view, before))
        async with held.changing_quietly() as db:
            await _require_unchanged(db, held.table.id, seat, stored)
            await db.execute_all([queue_rows.saved(held.table.id, seat, after)])
        held.note_queue(seat, user)
        return held.table, view, await self._with_time(held.snapshot, seat, after)

    @holds_game
    async def play(self, held: HeldGame) -> bool:
        """Play one action of a queue, if it is time for one. If nothing in the queue can be played,
        the turn is its owner's."""
        snapshot = held.snapshot
        seat, stored = await self._next(snapshot)
        if stored is None:
            return False
        since = (await wait_rows.at_table(self._cache.store.reader, held.table.id)).get(seat)
        if since is None or self._cache.clock() < since + stored.delay_s:
            return False
        chosen = rules.decide(snapshot.game.board, snapshot.private(seat), stored.queue)
        is_open = daily.is_open(daily.day_of(held.table), self._cache.clock())
        if not is_open or not isinstance(chosen, QueuedAction):
            await self._leave_to_owner(held, seat, stored)
            return False
        await self._play(held, seat, stored, chosen)
        return True

    async def state(self, snapshot: Snapshot) -> QueueState:
        """What a queue means for the message of the turn."""
        seat, stored = await self._next(snapshot, is_ready=False)
        if stored is None:
            return "none"
        if stored.is_ready and not stored.delay_s:
            view = snapshot.private(seat)
            chosen = rules.decide(snapshot.game.board, view, stored.queue)
            if isinstance(chosen, QueuedAction):
                return "to play"
        return "none" if stored.queue.under_way is None else "begun"

    async def _queue(self, snapshot: Snapshot, seat: Seat, user: UserId) -> Queue:
        if seat not in snapshot.queued:
            return NO_QUEUE
        stored = await queue_rows.load(self._cache.store.reader, snapshot.table.id, seat)
        if stored is None or stored.user != user:
            return NO_QUEUE
        return await self._with_time(snapshot, seat, stored)

    async def _with_time(self, snapshot: Snapshot, seat: Seat, stored: StoredQueue) -> Queue:
        """The queue as its owner sees it: with the time of what it will play in this turn."""
        if seat not in snapshot.waiting or not stored.is_ready or not stored.delay_s:
            return stored.queue
        chosen = rules.decide(snapshot.game.board, snapshot.private(seat), stored.queue)
        waits = await wait_rows.at_table(self._cache.store.reader, snapshot.table.id)
        if seat not in waits or not isinstance(chosen, QueuedAction):
            return stored.queue
        return replace(stored.queue, plays_at=waits[seat] + stored.delay_s)

    async def _next(
        self, snapshot: Snapshot, *, is_ready: bool = True
    ) -> tuple[Seat, StoredQueue | None]:
        """The person who is waited for and has a queue; None if nobody has one. `is_ready`: one
        that may have something to play."""
        for seat in snapshot.waiting:
            person = snapshot.table.occupants[seat]
            if seat not in snapshot.queued or not isinstance(person, Human):
                continue
            stored = await queue_rows.load(self._cache.store.reader, snapshot.table.id, seat)
            is_theirs = stored is not None and stored.user == person.user
            if stored is not None and is_theirs and (stored.is_ready or not is_ready):
                return seat, stored
        return Seat(0), None

    async def _leave_to_owner(self, held: HeldGame, seat: Seat, stored: StoredQueue) -> None:
        """Nothing can be played in this turn: leave it to the owner, unless another process has
        changed anything meanwhile."""
        queue = replace(stored.queue, is_left_to_owner=True)
        with suppress(ConflictError):
            await self._cache.store.write_together(
                [
                    table_rows.unchanged(held.table.id, held.revision),
                    queue_rows.left_to_owner(held.table.id, seat, queue),
                ]
            )
            self._cache.memory.announce_quiet_change(held.table.id, stored.user)

    async def _play(
        self, held: HeldGame, seat: Seat, stored: StoredQueue, chosen: QueuedAction
    ) -> None:
        """Commit the action and what is left of the queue together, unless the queue has changed
        meanwhile."""
        snapshot = held.snapshot
        played = snapshot.game.play(seat, chosen.action)
        whispers = tuple(whisper for whisper in played.whispers if whisper.seat == seat)
        drawn = DrawnCards(played.events, whispers)
        after = snapshot.next(snapshot.table, played.game, snapshot.undos, drawn)
        report = Report(played.events, whispers)
        queue = rules.after_action(stored.queue, chosen, after.seq, report, after.private(seat))
        entry = NewEntry(
            seat,
            "action",
            encode_action(chosen.action),
            played.events,
            played.revealed,
            is_queued=True,
        )
        async with held.committing(after, entry) as db:
            await _require_unchanged(db, held.table.id, seat, stored)
            left = to_store(stored.user, queue)
            await db.execute_all([queue_rows.saved(held.table.id, seat, left)])


async def _require_unchanged(
    db: Transaction, table_id: TableId, seat: Seat, stored: StoredQueue | None
) -> None:
    """ConflictError if the queue has changed. Leaving it to its owner changes no revision."""
    if await queue_rows.load(db, table_id, seat) != stored:
        raise ConflictError("the queue has changed")


async def note_own_action(db: Transaction, before: Snapshot, seat: Seat) -> None:
    """A person who may have a queue acts in the transaction, which commits their action."""
    stored = await queue_rows.load(db, before.table.id, seat)
    if stored is not None:
        queue = rules.after_own_action(before.game.board, before.private(seat), stored.queue)
        left = to_store(stored.user, queue)
        await db.execute_all([queue_rows.saved(before.table.id, seat, left)])


async def note_undo(db: Transaction, table_id: TableId, by: Seat, entries: Collection[Seq]) -> None:
    """A seat takes entries back in the transaction."""
    for seat, stored in (await queue_rows.at_table(db, table_id)).items():
        queue = rules.after_undo(stored.queue, entries, is_own=seat == by)
        if queue != stored.queue:
            await db.execute_all([queue_rows.saved(table_id, seat, to_store(stored.user, queue))])


def to_store(user: UserId, queue: Queue) -> StoredQueue:
    """The queue with a delay drawn by lot: none within a turn."""
    shortest, longest = DELAYS_S[queue.delay if queue.under_way is None else "none"]
    return StoredQueue(user, queue, _RANDOM.uniform(shortest, longest))

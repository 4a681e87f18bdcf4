"""The bell: sockets that say when a table has changed, and nothing else."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager, suppress

import msgspec
from aiohttp import WSCloseCode, web

from bot.domain.table import Table, TableId, UserId
from bot.store import DatabaseError, Store, web_sessions
from bot.store import queues as queue_rows
from bot.store import tables as table_rows
from bot.store.queues import StoredQueue
from bot.store.tables import PublicState
from bot.tables.memory import TableMemory
from bot.web.errors import RequestRefused
from engine.model import Seat

log = logging.getLogger(__name__)

HEARTBEAT_S = 25.0
LONGEST_S = 3600.0  # then the page asks again whether its reader may still look at the table
LOOK_EVERY_S = 0.5  # at tables that other processes may have changed
AGAIN_AFTER_S = 1.0  # if the database does not answer
NOT_IN_LOG = 0  # something else has changed, such as a question that was asked
MOST_OF_PERSON = 8
MOST_OF_PROCESS = 5000


class Listener:
    """One socket of a session. At most one message waits to be sent: a later one says all that it
    does."""

    def __init__(self, user: UserId, session: str, table: Table) -> None:
        self.user = user
        self.session = session
        self.table = table.id
        self.is_watching = table.seat_of(user) is None
        self.waiting = asyncio.Event()
        self.is_over = False
        self.seq = 0

    def ring(self, seq: int) -> None:
        """Tell that the log has a new entry, with its number, or NOT_IN_LOG: a page that has this
        entry already asks for nothing."""
        self.seq = seq
        self.waiting.set()

    def end(self) -> None:
        """Nothing more is told: the reader may not look any more."""
        self.is_over = True
        self.waiting.set()


class LiveBell:
    """Rings for the people at a table after every public change of it, for those who watch when the
    channel shows the change, and for one person after a change that only they see.

    Changes that are committed here are noticed at once. If other processes write too, two queries
    a second ask for the tables that are looked at here."""

    def __init__(self, store: Store, memory: TableMemory, *, has_other_writers: bool) -> None:
        self._store = store
        self._listeners: defaultdict[TableId, set[Listener]] = defaultdict(set)
        self._of_user: defaultdict[UserId, int] = defaultdict(int)
        self._known: dict[TableId, PublicState] = {}
        self._queues: dict[TableId, Mapping[Seat, StoredQueue]] = {}  # if others write too
        self._due: dict[Listener, int] = {}  # whom to ring, with what
        self._looks_always = has_other_writers
        self._clock = memory.clock
        self._changed = asyncio.Event()
        self._sockets: set[web.WebSocketResponse] = set()
        self._count = 0  # of listeners, also of sockets that are just being opened
        memory.on_change.append(self._note_change)
        memory.on_published.append(self._note_change)
        memory.on_quiet_change.append(self._note_quiet_change)

    @property
    def count(self) -> int:
        """How many sockets are open."""
        return len(self._sockets)

    async def serve(
        self, request: web.Request, user: UserId, session: str, table: Table
    ) -> web.WebSocketResponse:
        """Open a socket of this person's session (a digest) about this table, until either side
        closes it or there is something to tell that its reader may not see any more; for an hour
        at most."""
        socket = web.WebSocketResponse(heartbeat=HEARTBEAT_S, max_msg_size=64, compress=False)
        with self._listening(Listener(user, session, table)) as listener:
            await self._begin(table.id)
            await socket.prepare(request)
            self._sockets.add(socket)
            sending = asyncio.create_task(_send(socket, listener))
            try:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LONGEST_S):
                        await socket.receive()  # nothing that the page sends means anything
            finally:
                sending.cancel()
                self._sockets.discard(socket)
                await socket.close()
        return socket

    @contextmanager
    def _listening(self, listener: Listener) -> Iterator[Listener]:
        """Ring for the listener until the block ends, or refuse `too-many`."""
        user, table = listener.user, listener.table
        if self._count >= MOST_OF_PROCESS or self._of_user[user] >= MOST_OF_PERSON:
            raise RequestRefused("too-many", wait_s=HEARTBEAT_S)
        self._count += 1
        self._of_user[user] += 1
        self._listeners[table].add(listener)
        try:
            yield listener
        finally:
            self._count -= 1
            self._of_user[user] -= 1
            if not self._of_user[user]:
                del self._of_user[user]
            self._listeners[table].discard(listener)
            self._due.pop(listener, None)
            if not self._listeners[table]:
                del self._listeners[table]
                self._known.pop(table, None)
                self._queues.pop(table, None)

    async def _begin(self, table: TableId) -> None:
        """From what is known now, before the page asks for the view, every change rings."""
        if table not in self._known:
            found = await table_rows.public_states(self._store.reader, [table])
            if table in found:
                self._known.setdefault(table, found[table])
            if self._looks_always:
                await self._look_at_queues(table)

    async def run(self) -> None:
        """Notice changes, until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY_S if self._looks_always else None):
                    await self._changed.wait()
            self._changed.clear()
            try:
                await self.look()
            except DatabaseError:  # which is told elsewhere
                await asyncio.sleep(AGAIN_AFTER_S)
                self._changed.set()
            except Exception:
                log.exception("the tables cannot be looked at")
                await asyncio.sleep(AGAIN_AFTER_S)

    async def look(self) -> None:
        """Ring for the tables that have changed since the last look."""
        wanted = list(self._listeners)
        if not wanted:
            return
        found = await table_rows.public_states(self._store.reader, wanted)
        for table, state in found.items():
            before = self._known.get(table)
            if table not in self._listeners or before == state:
                continue
            self._known[table] = state
            for listener in self._listeners[table]:
                if before is None or _has_changed_for(listener, before, state):
                    is_told = not listener.is_watching and _is_one_entry(before, state)
                    self._due[listener] = state.seq if is_told else NOT_IN_LOG
            is_quiet = before is not None and before.quiet_changes != state.quiet_changes
            if is_quiet and self._looks_always:
                await self._look_at_queues(table)
        if self._due:
            await self._ring()

    async def _ring(self) -> None:
        """Ring for those who are due, or end their sockets if they may not look any more."""
        due = dict(self._due)
        may_look = await self._still_allowed(due)
        for listener, seq in due.items():
            if self._due.get(listener) == seq:
                del self._due[listener]
            if listener in may_look:
                listener.ring(seq)
            else:
                listener.end()

    async def _still_allowed(self, listeners: Collection[Listener]) -> set[Listener]:
        """Those whose sessions have not ended, nor their leave to watch the table."""
        reader, now = self._store.reader, self._clock()
        open_ones = await web_sessions.still_open(reader, {each.session for each in listeners})
        watchers = {each.session for each in listeners if each.is_watching}
        watched = await web_sessions.still_watching(reader, watchers, now)
        return {
            each
            for each in listeners
            if each.session in open_ones
            and (not each.is_watching or (each.session, each.table) in watched)
        }

    async def _look_at_queues(self, table: TableId) -> None:
        """Those whose queues have changed since the last look are due."""
        before = self._queues.get(table)
        now = await queue_rows.at_table(self._store.reader, table)
        if table not in self._listeners:
            return
        self._queues[table] = now
        if before is not None:
            for queue in {*before.values()} ^ {*now.values()}:
                self._note_quiet_change(table, queue.user)

    async def close(self) -> None:
        """Close all sockets: the pages come back to whoever serves them then."""
        closing = (
            socket.close(code=WSCloseCode.GOING_AWAY, message=b"restart", drain=False)
            for socket in list(self._sockets)
        )
        await asyncio.gather(*closing, return_exceptions=True)

    def _note_change(self, table: TableId) -> None:
        if table in self._listeners:
            self._changed.set()

    def _note_quiet_change(self, table: TableId, user: UserId) -> None:
        """Something has changed at the table that only this person sees."""
        for listener in self._listeners.get(table, ()):
            if listener.user == user:
                self._due[listener] = NOT_IN_LOG
                self._changed.set()


def _has_changed_for(listener: Listener, before: PublicState, now: PublicState) -> bool:
    """Whether the listener may see of a table what they could not see before."""
    if listener.is_watching:
        return before.published != now.published
    return (before.seq, before.changes) != (now.seq, now.changes)


def _is_one_entry(before: PublicState | None, now: PublicState) -> bool:
    """Whether the log says all that has changed."""
    if before is None or before.seq == now.seq:
        return False
    return now.changes == before.changes + 1


async def _send(socket: web.WebSocketResponse, listener: Listener) -> None:
    """Tell what rings, until cancelled or the other side is gone."""
    while not socket.closed:
        await listener.waiting.wait()
        if listener.is_over:
            await socket.close(code=WSCloseCode.POLICY_VIOLATION)
            return
        listener.waiting.clear()
        message = msgspec.json.encode({"table": str(listener.table), "seq": listener.seq})
        try:
            await socket.send_str(message.decode())
        except (ConnectionError, RuntimeError):  # it is being closed
            return

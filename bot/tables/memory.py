"""Tables in memory while they are used, and who is told when they change."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from bot.domain.table import TableId, UserId
from bot.tables.snapshot import Snapshot

Clock = Callable[[], float]
Listener = Callable[[TableId], None]
MAX_IN_MEMORY = 1000


class Remembered(NamedTuple):
    """A snapshot, the revision of the table it is of, and when it was used last."""

    snapshot: Snapshot
    revision: int
    used_at: float


class TableMemory:
    """Snapshots of the tables used last.

    Append to `on_change` to be told the id of every table after a public change was committed, and
    to `on_automatic_turn` to be told when the change leaves a computer player to move, or somebody
    who may have queued a move. Those of `on_other_hands` are told if people want to see other hands
    of a table that has not changed, those of `on_published` when the channel of a table shows all
    that was committed, and those of `on_quiet_change` when only what one person sees has changed.
    """

    def __init__(self, clock: Clock = time.time, max_in_memory: int = MAX_IN_MEMORY) -> None:
        self.clock = clock
        self.on_change: list[Listener] = []
        self.on_automatic_turn: list[Listener] = []
        self.on_other_hands: list[Listener] = []
        self.on_published: list[Listener] = []
        self.on_quiet_change: list[Callable[[TableId, UserId], None]] = []
        self._max_in_memory = max_in_memory
        self._tables: OrderedDict[TableId, Remembered] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def find(self, table_id: TableId) -> Remembered | None:
        """What is in memory of a table; it may be of an earlier revision if others write too."""
        return self._tables.get(table_id)

    def remember(self, snapshot: Snapshot, revision: int) -> Snapshot:
        """Keep the snapshot, which is of this revision, as the one used last."""
        table_id = snapshot.table.id
        self._tables[table_id] = Remembered(snapshot, revision, self.clock())
        self._tables.move_to_end(table_id)
        if len(self._tables) > self._max_in_memory:
            self._tables.popitem(last=False)
        return snapshot

    def forget(self, table_id: TableId) -> None:
        self._tables.pop(table_id, None)

    def forget_idle(self, older_than_s: float) -> int:
        """Forget the tables that nobody has used for so long; returns how many."""
        before = self.clock() - older_than_s
        idle = [table_id for table_id, known in self._tables.items() if known.used_at <= before]
        for table_id in idle:
            self.forget(table_id)
        return len(idle)

    def announce(self, table_id: TableId, *, is_automatic_turn: bool = False) -> None:
        """Tell the listeners that a table has changed."""
        for listener in self.on_change:
            listener(table_id)
        for listener in self.on_automatic_turn if is_automatic_turn else ():
            listener(table_id)

    def announce_published(self, table_id: TableId) -> None:
        """Tell the listeners that a table's channel shows all that was committed."""
        for listener in self.on_published:
            listener(table_id)

    def announce_quiet_change(self, table_id: TableId, user: UserId) -> None:
        """Tell the listeners that something has changed that only this person sees."""
        for listener in self.on_quiet_change:
            listener(table_id, user)

    def announce_other_hands(self, table_id: TableId) -> None:
        """Tell the listeners that people want to see other hands of a table."""
        for listener in self.on_other_hands:
            listener(table_id)

"""What has happened last at a table, and what can be done about it: for a page that shows both."""

from collections.abc import Sequence

from bot.domain.events import PublicEntry
from bot.domain.refusals import TableRefusal
from bot.domain.requests import UndoQuestion, Vote
from bot.domain.table import BEFORE_FIRST, Seq, Table
from bot.store import log as log_rows
from bot.store.log import StoredEntry
from bot.tables.cache import TableCache
from bot.tables.entries import lasting_actions, public_entries
from bot.tables.snapshot import Snapshot
from bot.tables.undo import last_move_of, require_unseen
from bot.tables.votes import Votes
from engine.model import Seat
from engine.values import Value

MOST_ENTRIES = 60


class RecentEntries(Value, frozen=True):
    """The newest entries of a log, the oldest of them first. `can_undo`: the last move of a person
    is one of the reader's own, so that they may ask for it back; or take it back, in a daily deal
    in which they have learned nothing from it."""

    seq: Seq
    entries: tuple[PublicEntry, ...]
    can_undo: bool


class Recent:
    """Read-only access to the newest part of a log."""

    def __init__(self, cache: TableCache, votes: Votes) -> None:
        self._cache = cache
        self._votes = votes

    async def entries(self, table: Table, seat: Seat) -> RecentEntries:
        """The newest entries, for the reader at this seat."""
        seq, stored = await self._newest(await self._cache.get(table.id))
        can_undo = table.status == "playing" and _can_undo(table, stored, seat)
        return RecentEntries(seq, tuple(public_entries(stored)), can_undo)

    async def shown_entries(self, shown: Snapshot) -> RecentEntries:
        """The newest entries of a table as it is shown to people who watch."""
        seq, stored = await self._newest(shown)
        until = [entry for entry in stored if entry.seq <= seq]
        return RecentEntries(seq, tuple(public_entries(until)), can_undo=False)

    async def _newest(self, snapshot: Snapshot) -> tuple[Seq, list[StoredEntry]]:
        since = Seq(max(BEFORE_FIRST, snapshot.seq - MOST_ENTRIES))
        return snapshot.seq, await log_rows.entries(
            self._cache.store.reader, snapshot.table.id, since
        )

    async def undo_question(self, table: Table) -> Vote | None:
        """The open question whether a move may be taken back, with those who may answer."""
        return await self._votes.find_open_vote(table, UndoQuestion)


def _can_undo(table: Table, entries: Sequence[StoredEntry], seat: Seat) -> bool:
    try:
        undoable = last_move_of(lasting_actions(entries), seat)
        if table.options.daily:
            require_unseen(undoable)
    except TableRefusal:
        return False
    return True

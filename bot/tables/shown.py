"""Games as their channel shows them, for people who watch: what has been committed but not
published has not happened yet, such as the end while it is told in stages."""

from asyncio import to_thread
from collections import OrderedDict

from msgspec.structs import replace

from bot.domain.requests import UndoQuestion, Vote
from bot.domain.table import START, Seq, TableId
from bot.store import log as log_rows
from bot.store import tables as table_rows
from bot.tables.cache import TableCache
from bot.tables.entries import count_undone, game_after
from bot.tables.results.replay import Replay
from bot.tables.snapshot import Snapshot
from bot.tables.votes import Votes
from engine.values import Value

MAX_REMEMBERED = 200  # tables


class ShownTable(Value, frozen=True):
    """A table as its channel shows it. `question`: an open one whether a move may be taken back."""

    snapshot: Snapshot
    question: Vote | None = None


class Shown:
    """Remembers of each table what was shown last, which is mostly what is shown now."""

    def __init__(self, cache: TableCache, replay: Replay, votes: Votes) -> None:
        self._cache = cache
        self._replay = replay
        self._votes = votes
        self._last: OrderedDict[TableId, ShownTable] = OrderedDict()

    async def look(self, table_id: TableId) -> ShownTable:
        """The table as its channel shows it. Refused before its game has begun."""
        snapshot = await self._cache.get(table_id)
        question = await self._votes.find_open_vote(snapshot.table, UndoQuestion)
        # Read last: if all changes until now are published, so is what was read before.
        state = (await table_rows.public_states(self._cache.store.reader, [table_id])).get(table_id)
        if state is not None and state.is_published and snapshot.seq == state.seq:
            return self._remember(ShownTable(snapshot, question))
        announced = START if state is None else max(START, state.announced)
        last = self._last.get(table_id)
        if last is not None and last.snapshot.seq >= announced:
            return self._remember(last)
        return self._remember(ShownTable(await self._as_it_was(snapshot, announced)))

    async def _as_it_was(self, now: Snapshot, seq: Seq) -> Snapshot:
        """The table after an earlier entry. Who plays there is as it is now."""
        origin = await self._replay.origin(now.table)
        reader = self._cache.store.reader
        later = await log_rows.entries(reader, now.table.id, origin.seq)
        entries = [entry for entry in later if entry.seq <= seq]
        game = await to_thread(game_after, origin.game, entries)
        table = replace(now.table, status="playing") if game.waiting else now.table
        undos = origin.undos + count_undone(entries)
        return Snapshot(table, game, max(seq, origin.seq), undos, now.map_digest)

    def _remember(self, shown: ShownTable) -> ShownTable:
        table_id = shown.snapshot.table.id
        self._last[table_id] = shown
        self._last.move_to_end(table_id)
        if len(self._last) > MAX_REMEMBERED:
            self._last.popitem(last=False)
        return shown

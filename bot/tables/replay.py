"""A game from its first deal on: the record at its end, a first card, and the proof.

To play a whole game again takes as long as to answer some ten people, so a thread does it.
"""

from asyncio import to_thread
from collections.abc import Sequence

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import DrawnCards
from bot.domain.table import Seq, TableId, UserId
from bot.store import log as log_rows
from bot.store import tables as table_rows
from bot.store.log import StoredEntry
from bot.tables.cache import TableCache
from bot.tables.entries import action_of, actions_of, moves, replayed, undone_by
from bot.tables.lobby import must_sit
from bot.tables.snapshot import Snapshot
from engine.cards import Seed
from engine.events import CardDrawn, CardTaken
from engine.game import RULES_VERSION, Game
from engine.record import Record, make_record
from engine.refusals import Refusal


class Past(TableCache):
    """Replays of the log."""

    async def seed(self, table_id: TableId) -> str:
        """In hexadecimal digits: only once the game is over."""
        if (await self.get(table_id)).status != "over":
            raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
        seed, _ = await table_rows.seed_and_rules(self.store.reader, table_id)
        return seed.hex()

    async def has_record(self, table_id: TableId) -> bool:
        """A game that began by other rules cannot be played again by those of today."""
        _, rules = await table_rows.seed_and_rules(self.store.reader, table_id)
        return rules == RULES_VERSION

    async def record(self, table_id: TableId) -> Record:
        """The whole game, seed and all: only once it is over."""
        seed = Seed(bytes.fromhex(await self.seed(table_id)))
        if not await self.has_record(table_id):
            raise TableRefusal(TableCode.RULES_HAVE_CHANGED)
        table = await self.get(table_id)
        entries = await log_rows.entries(self.store.reader, table_id)
        board = self._boards.get(table.options.map)
        return await to_thread(make_record, board, seed, table.names, actions_of(entries))

    async def first_draw(self, table_id: TableId, user: UserId, seq: Seq) -> DrawnCards:
        """What somebody drew just before an entry of theirs, as the first card of the same turn."""
        table = await self.get(table_id)
        seat = must_sit(table, user)
        game, first, _ = await self._origin(table)
        entries = await log_rows.entries(self.store.reader, table_id, first)
        before = [entry for entry in entries if entry.seq < seq]
        last = moves(before)[-1:]
        if not any(entry.seat == seat and _has_draw(entry) for entry in last):
            return DrawnCards()
        return await to_thread(_last_draw, game, before)

    async def verify(self, table_id: TableId) -> list[str]:
        """Play the log again and compare every digest; what differs, in words for the log."""
        async with self._lock(table_id):
            snapshot = await self._held(table_id)
            game, first, _ = await self._origin(snapshot.table)
            entries = await log_rows.entries(self.store.reader, table_id, first)
        return await to_thread(
            _differences, snapshot, Snapshot(snapshot.table, game, first, 0), entries
        )


def _has_draw(entry: StoredEntry) -> bool:
    return any(isinstance(event, CardDrawn | CardTaken) for event in entry.events)


def _last_draw(game: Game, entries: Sequence[StoredEntry]) -> DrawnCards:
    *_, (entry, played) = replayed(game, entries)
    whispers = tuple(told for told in played.whispers if told.seat == entry.seat)
    return DrawnCards(played.events, whispers)


def _differences(snapshot: Snapshot, origin: Snapshot, entries: Sequence[StoredEntry]) -> list[str]:
    """Between a game in memory and its log, played again from its origin."""
    moments = [(origin.seq, origin.game)]
    problems: list[str] = []
    for entry in entries:
        if entry.kind == "action":
            try:
                played = moments[-1][1].play(entry.seat, action_of(entry))
            except Refusal as refusal:
                return [*problems, f"entry {entry.seq}: {refusal}"]
            moments.append((entry.seq, played.game))
        elif entry.kind == "undo":
            named = undone_by(entry)
            last = tuple(seq for seq, _ in moments[-len(named) :])
            if last != named:
                told = ", ".join(map(str, named))
                return [*problems, f"entry {entry.seq}: takes back {told}, not the last"]
            del moments[-len(named) :]
        if moments[-1][1].digest() != entry.digest:
            problems.append(f"entry {entry.seq}: another digest")
    if moments[-1][1].digest() != snapshot.game.digest():
        problems.append("the checkpoint is not where the log leads")
    return problems

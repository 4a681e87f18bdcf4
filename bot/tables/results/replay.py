"""Games replayed from their logs: the record at the end, and the first card of a turn.

Replaying a whole game takes as long as answering about ten people, so it is done in a thread.
"""

from asyncio import to_thread
from collections.abc import Sequence

from bot.domain import daily
from bot.domain.events import Proof
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import DrawnCards
from bot.domain.table import BEFORE_FIRST, Seq, Table, TableId, UserId
from bot.store import log as log_rows
from bot.store import tables as table_rows
from bot.store.log import StoredEntry
from bot.tables.cache import TableCache, playable_version
from bot.tables.entries import action_of, lasting_actions, replayed, undone_moves
from bot.tables.results.last_turn import is_won_on_last_turn
from bot.tables.snapshot import Snapshot
from engine.events import CardDrawn, CardTaken
from engine.game import RULES_VERSIONS, Game, start
from engine.record import Record, make_record
from engine.refusals import Refusal

ANONYMOUS = "Player"


class Replay:
    """Reads logs and plays them again; changes nothing."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def origin(self, table: Table) -> Snapshot:
        """Where a replay starts: the deal or, if the game began with rules that can no longer be
        played, the last state under those rules."""
        board = self._cache.boards.at(table)
        digest = self._cache.boards.digest(table.options.map)
        reader = self._cache.store.reader
        seed, rules = await table_rows.seed_and_rules(reader, table.id)
        version = playable_version(rules)
        earlier = await log_rows.last_checkpoint_of_other_rules(reader, table.id, version)
        if earlier is None:
            game = start(board, len(table.occupants), seed, version).game
            return Snapshot(table, game, BEFORE_FIRST, 0, digest)
        game = Game(board, seed, earlier.state, version)
        return Snapshot(table, game, earlier.seq, earlier.undos, digest)

    async def proof(self, table_id: TableId) -> Proof:
        """The seed, and whether there is a record. Refused while the game is not over, and of a
        daily deal until it has closed."""
        table = await self._cache.table(table_id)
        if table.status != "over":
            raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
        daily.require_closed(daily.day_of(table), self._cache.clock())
        seed, rules = await table_rows.seed_and_rules(self._cache.store.reader, table_id)
        return Proof(seed.hex(), has_record=rules in RULES_VERSIONS)

    async def record(self, table_id: TableId) -> Record:
        """The whole game with its seed; of a daily deal without the name of its player. Refused
        while the game is not over, and for a game that
        began with rules that can no longer be played."""
        proof = await self.proof(table_id)
        if not proof.has_record:
            raise TableRefusal(TableCode.RULES_HAVE_CHANGED)
        table = await self._cache.table(table_id)
        entries = await log_rows.entries(self._cache.store.reader, table_id)
        actions = [(entry.seat, action_of(entry)) for entry in lasting_actions(entries)]
        board = self._cache.boards.at(table)
        seed, rules = await table_rows.seed_and_rules(self._cache.store.reader, table_id)
        gone = undone_moves(entries)
        names = (ANONYMOUS, *table.names[1:]) if table.options.daily else table.names
        return await to_thread(make_record, board, seed, names, actions, rules, gone)

    async def is_won_on_last_turn(self, table: Table) -> bool:
        """Whether somebody has won who would have had fewer points than somebody else without
        their last turn. The game must be over."""
        origin = await self.origin(table)
        entries = await log_rows.entries(self._cache.store.reader, table.id, origin.seq)
        try:
            actions = [(entry.seat, action_of(entry)) for entry in lasting_actions(entries)]
            return await to_thread(is_won_on_last_turn, origin.game, actions)
        except Refusal:  # the map has been changed since the game began
            return False

    async def first_draw(self, table_id: TableId, user: UserId, seq: Seq) -> DrawnCards:
        """The first card of the turn whose second card is entry `seq`; empty if that entry is no
        second card."""
        table = await self._cache.table(table_id)
        seat = table.require_seat(user)
        origin = await self.origin(table)
        entries = await log_rows.entries(self._cache.store.reader, table_id, origin.seq)
        before = [entry for entry in entries if entry.seq < seq]
        last = lasting_actions(before)[-1:]
        if not any(entry.seat == seat and _has_draw(entry) for entry in last):
            return DrawnCards()
        return await to_thread(_last_draw, origin.game, before)


def _has_draw(entry: StoredEntry) -> bool:
    return any(isinstance(event, CardDrawn | CardTaken) for event in entry.events)


def _last_draw(game: Game, entries: Sequence[StoredEntry]) -> DrawnCards:
    *_, (entry, played) = replayed(game, entries)
    whispers = tuple(whisper for whisper in played.whispers if whisper.seat == entry.seat)
    return DrawnCards(played.events, whispers)

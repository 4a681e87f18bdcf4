"""Playing: a user's or a computer player's action becomes the next entry of the log."""

from asyncio import to_thread

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, ActionRequest, ActionResult, DrawnCards
from bot.domain.table import Human, InteractionId, Seq, Table, TableId
from bot.store import log as log_rows
from bot.store import waits as wait_rows
from bot.tables import seating
from bot.tables.cache import TableCache
from bot.tables.entries import NewEntry, action_of, count_undone, encode_action, game_after
from bot.tables.queues import note_own_action
from bot.tables.results.replay import Replay
from bot.tables.seats import Seats
from bot.tables.snapshot import Snapshot
from engine.actions import Action
from engine.game import Played
from engine.model import Seat
from engine.refusals import Refusal
from engine.views import PlayerView


class Moves:
    """Actions of people and of computer players."""

    def __init__(self, cache: TableCache, seats: Seats, replay: Replay) -> None:
        self._cache = cache
        self._seats = seats
        self._replay = replay

    async def act(self, request: ActionRequest) -> ActionResult:
        """Play a person's action. The same interaction twice acts once."""
        async with self._cache.locked(request.table) as snapshot:
            try:
                return await self._act(snapshot, request)
            except (Refusal, TableRefusal):  # the same interaction may have been served before
                seq = await self._seq_of(request)
                if seq is None:
                    raise
                return await self._repeated(request, seq)

    async def act_for_computer(
        self, table_id: TableId, seat: Seat, action: Action, step: int = ANY_STEP
    ) -> ActionResult:
        """Play a computer player's or a stand-in's action, unless the person has come back."""
        async with self._cache.locked(table_id) as snapshot:
            snapshot.table.require_open()
            if isinstance(snapshot.table.occupants[seat], Human):
                raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=snapshot.step)
            snapshot.require_step(step)
            return await self._play(snapshot, seat, action, None)

    async def computer_view(self, table_id: TableId, seat: Seat) -> PlayerView:
        """What a computer player or a stand-in sees. Refused for a person's seat."""
        snapshot = await self._cache.get(table_id)
        if isinstance(snapshot.table.occupants[seat], Human):
            raise TableRefusal(TableCode.NO_AUTOMATIC_PLAYER)
        return snapshot.private(seat)

    async def computer_turns(self) -> list[tuple[TableId, Seat]]:
        """The computer players and stand-ins whose turn it is, at all tables."""
        return await wait_rows.waiting_computer_players(self._cache.store.reader)

    async def _act(self, snapshot: Snapshot, request: ActionRequest) -> ActionResult:
        snapshot.table.require_open()
        seat = snapshot.table.require_seat(request.user)
        if snapshot.is_away(seat):
            seq = await self._seq_of(request)
            if seq is not None:
                return await self._repeated(request, seq)
            snapshot = await self._seats.return_person(snapshot, seat)
        snapshot.require_step(request.step)
        return await self._play(snapshot, seat, request.action, request.interaction)

    async def _seq_of(self, request: ActionRequest) -> Seq | None:
        """The entry this interaction has already led to, or None."""
        reader = self._cache.store.reader
        return await log_rows.seq_of(reader, request.table, request.interaction)

    async def _play(
        self, snapshot: Snapshot, seat: Seat, action: Action, interaction: InteractionId | None
    ) -> ActionResult:
        played = snapshot.game.play(seat, action)
        whispers = tuple(whisper for whisper in played.whispers if whisper.seat == seat)
        drawn = DrawnCards(played.events, whispers)
        after = snapshot.next(snapshot.table, played.game, snapshot.undos, drawn)
        first_card = snapshot.first_card
        body = encode_action(action)
        entry = NewEntry(seat, "action", body, played.events, played.revealed, interaction)
        if seat not in snapshot.queued:
            await self._cache.commit(snapshot.table, after, entry)
        else:
            async with self._cache.committing(snapshot.table, after, entry) as db:
                await note_own_action(db, snapshot, seat)
        return _result(after, seat, played, first_card)

    async def _repeated(self, request: ActionRequest, seq: Seq) -> ActionResult:
        """What the interaction led to when it came for the first time."""
        table = await self._cache.table(request.table)
        seat = table.require_seat(request.user)
        snapshot, action = await self._before(table, seq)
        played = snapshot.game.play(seat, action)
        after = snapshot.next(table, played.game, snapshot.undos)
        return _result(after, seat, played, snapshot.first_card)

    async def _before(self, table: Table, seq: Seq) -> tuple[Snapshot, Action]:
        """The snapshot before an entry, and the action of that entry."""
        origin = await self._replay.origin(table)
        entries = await log_rows.entries(self._cache.store.reader, table.id, origin.seq)
        before = [entry for entry in entries if entry.seq < seq]
        found = [entry for entry in entries if entry.seq == seq and entry.kind == "action"]
        if not found:
            step = (await self._cache.get_locked(table.id)).step
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=step)
        game = await to_thread(game_after, origin.game, before)
        undos = origin.undos + count_undone(before)
        snapshot = Snapshot(table, game, Seq(seq - 1), undos, origin.map_digest)
        return snapshot, action_of(found[0])


def _result(after: Snapshot, seat: Seat, played: Played, first: DrawnCards | None) -> ActionResult:
    must_ask = played.revealed and seating.voters(after.table, seat)
    return ActionResult(
        table=after.table,
        seq=after.seq,
        view=after.public,
        mine=after.private(seat),
        events=played.events,
        whispers=tuple(whisper for whisper in played.whispers if whisper.seat == seat),
        can_undo=bool(after.waiting) and not must_ask,
        first=first,
    )

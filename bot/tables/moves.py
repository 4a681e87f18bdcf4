"""Playing: a user's or a computer player's action becomes the next entry of the log."""

from asyncio import to_thread

from bot.domain import daily
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, ActionRequest, ActionResult, DrawnCards
from bot.domain.table import Human, InteractionId, Seq, TableId
from bot.store import log as log_rows
from bot.tables import seating
from bot.tables.cache import TableCache, holds_game
from bot.tables.entries import NewEntry, action_of, count_undone, encode_action, game_after
from bot.tables.held_table import HeldGame
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
        return await self._act_once(request.table, request)

    @holds_game
    async def act_for_computer(
        self, held: HeldGame, seat: Seat, action: Action, step: int = ANY_STEP
    ) -> ActionResult:
        """Play a computer player's or a stand-in's action, unless the person has come back."""
        held.table.require_open()
        if isinstance(held.table.occupants[seat], Human):
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=held.snapshot.step)
        held.snapshot.require_step(step)
        return await self._play(held, seat, action, None)

    async def computer_view(self, table_id: TableId, seat: Seat) -> PlayerView:
        """What a computer player or a stand-in sees. Refused for a person's seat."""
        snapshot = await self._cache.get(table_id)
        if isinstance(snapshot.table.occupants[seat], Human):
            raise TableRefusal(TableCode.NO_AUTOMATIC_PLAYER)
        return snapshot.private(seat)

    @holds_game
    async def _act_once(self, held: HeldGame, request: ActionRequest) -> ActionResult:
        try:
            return await self._act(held, request)
        except (Refusal, TableRefusal):  # the same interaction may have been served before
            seq = await self._seq_of(request)
            if seq is None:
                raise
            return await self._repeated(held.snapshot, request, seq)

    async def _act(self, held: HeldGame, request: ActionRequest) -> ActionResult:
        held.table.require_open()
        daily.require_open(daily.day_of(held.table), self._cache.clock())
        seat = held.table.require_seat(request.user)
        if held.snapshot.is_away(seat):
            seq = await self._seq_of(request)
            if seq is not None:
                return await self._repeated(held.snapshot, request, seq)
            await self._seats.return_person(held, seat)
        held.snapshot.require_step(request.step)
        return await self._play(held, seat, request.action, request.interaction)

    async def _seq_of(self, request: ActionRequest) -> Seq | None:
        """The entry this interaction has already led to, or None."""
        reader = self._cache.store.reader
        return await log_rows.seq_of(reader, request.table, request.interaction)

    async def _play(
        self, held: HeldGame, seat: Seat, action: Action, interaction: InteractionId | None
    ) -> ActionResult:
        snapshot = held.snapshot
        played = snapshot.game.play(seat, action)
        whispers = tuple(whisper for whisper in played.whispers if whisper.seat == seat)
        drawn = DrawnCards(played.events, whispers)
        after = snapshot.next(snapshot.table, played.game, snapshot.undos, drawn)
        first_card = snapshot.first_card
        body = encode_action(action)
        entry = NewEntry(seat, "action", body, played.events, played.revealed, interaction)
        if seat not in snapshot.queued:
            await held.commit(after, entry)
        else:
            async with held.committing(after, entry) as db:
                await note_own_action(db, snapshot, seat)
        return _result(after, seat, played, first_card)

    async def _repeated(self, now: Snapshot, request: ActionRequest, seq: Seq) -> ActionResult:
        """What the interaction led to when it came for the first time."""
        seat = now.table.require_seat(request.user)
        snapshot, action = await self._before(now, seq)
        played = snapshot.game.play(seat, action)
        after = snapshot.next(now.table, played.game, snapshot.undos)
        return _result(after, seat, played, snapshot.first_card)

    async def _before(self, now: Snapshot, seq: Seq) -> tuple[Snapshot, Action]:
        """The snapshot before an entry, and the action of that entry."""
        table, origin = now.table, await self._replay.origin(now.table)
        entries = await log_rows.entries(self._cache.store.reader, table.id, origin.seq)
        before = [entry for entry in entries if entry.seq < seq]
        found = [entry for entry in entries if entry.seq == seq and entry.kind == "action"]
        if not found:
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=now.step)
        game = await to_thread(game_after, origin.game, before)
        undos = origin.undos + count_undone(before)
        snapshot = Snapshot(table, game, Seq(seq - 1), undos, origin.map_digest)
        return snapshot, action_of(found[0])


def _result(after: Snapshot, seat: Seat, played: Played, first: DrawnCards | None) -> ActionResult:
    is_daily = bool(after.table.options.daily)  # nobody can be asked
    must_ask = played.revealed and (is_daily or seating.voters(after.table, seat))
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

"""Beginning a game and playing it: a user becomes a seat, the game answers, the log is written."""

import hashlib
from asyncio import to_thread
from contextlib import suppress

from msgspec.structs import replace

from bot.domain.events import CameBack, GameBegan
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, ActionRequest, ActionResult, DrawnCards
from bot.domain.table import Human, InteractionId, Seq, StandIn, Table, TableId, UserId
from bot.store import log as log_rows
from bot.store import tables as table_rows
from bot.tables import lobby
from bot.tables.cache import ChangedElsewhere, TableCache
from bot.tables.entries import Began, NewEntry, Seated, action_of, game_after, number_undone
from bot.tables.snapshot import Snapshot
from engine.actions import Action
from engine.cards import Seed
from engine.events import Event, Whisper
from engine.game import RULES_VERSION, Played, by_lot, start
from engine.model import Seat
from engine.state import Opening

SEED_BYTES = 32


class Playing(TableCache):
    """What people and automatic players do once they sit."""

    async def start(
        self,
        table_id: TableId,
        by: UserId,
        order: tuple[UserId, ...] = (),
        interaction: InteractionId | None = None,
    ) -> ActionResult:
        """Seats by lot, unless the host gives the order of the people."""
        snapshot, events, whispers = await self._begin(table_id, by, order, interaction)
        seat = lobby.must_sit(snapshot.table, by)
        mine = tuple(told for told in whispers if told.seat == seat)
        return ActionResult(
            snapshot.table, snapshot.seq, snapshot.public, snapshot.private(seat), events, mine
        )

    async def start_to_watch(
        self,
        table_id: TableId,
        by: UserId,
        order: tuple[UserId, ...] = (),
        interaction: InteractionId | None = None,
    ) -> Table:
        """The same by a host who only looks on."""
        return (await self._begin(table_id, by, order, interaction))[0].table

    async def _begin(
        self,
        table_id: TableId,
        by: UserId,
        order: tuple[UserId, ...],
        interaction: InteractionId | None,
    ) -> tuple[Snapshot, tuple[Event, ...], tuple[Whisper, ...]]:
        async with self._lock(table_id):
            while not (interaction and await self._seq_of(table_id, interaction)):
                with suppress(
                    ChangedElsewhere
                ):  # somebody came or went by another process: look again
                    return await self._begin_with(await self.get(table_id), by, order, interaction)
            return await self._held(table_id), (), ()

    async def _begin_with(
        self,
        before: Table,
        by: UserId,
        order: tuple[UserId, ...],
        interaction: InteractionId | None,
    ) -> tuple[Snapshot, tuple[Event, ...], tuple[Whisper, ...]]:
        """Those who are in the lobby now."""
        board = self._boards.get(before.options.map)
        lobby.must_be_ready(before, by, board)
        seed = Seed(self._random_bytes(SEED_BYTES))
        people = lobby.in_order(before.people, order) if order else by_lot(before.people, seed)
        seed_hash = hashlib.sha256(seed).hexdigest()
        table = replace(before, people=people, seed_hash=seed_hash, status="playing")
        played = start(board, len(people), seed)
        snapshot = Snapshot(table, played.game, Seq(1), 0)
        seat = table.seat_of(by) or Seat(0)
        events = (GameBegan(table.names, by_lot=not order), *played.events)
        new = NewEntry(seat, "start", Began(table.names), events, True, interaction)
        async with self._entry(before, snapshot, new) as db:
            await table_rows.begin(db, table, seed, RULES_VERSION)
        return snapshot, played.events, played.whispers

    async def act(self, request: ActionRequest) -> ActionResult:
        """An action of a person. The same interaction twice acts once."""
        table_id = request.table
        async with self._lock(table_id):
            seq = await self._seq_of(table_id, request.interaction)
            if seq is not None:
                return await self._as_before(request, seq)
            snapshot = await self._held(table_id)
            lobby.must_be_open(snapshot.table)
            seat = lobby.must_sit(snapshot.table, request.user)
            snapshot = await self._back(snapshot, seat)
            _must_be_now(snapshot, request.step)
            try:
                return await self._play(snapshot, seat, request.action, request.interaction)
            except TableRefusal:
                seq = await self._seq_of(table_id, request.interaction)
                if seq is None:
                    raise
                return await self._as_before(request, seq)

    async def act_for(
        self, table_id: TableId, seat: Seat, action: Action, step: int = ANY_STEP
    ) -> ActionResult:
        """An action of an automatic player or a stand-in, unless the person has come back."""
        async with self._lock(table_id):
            snapshot = await self._held(table_id)
            lobby.must_be_open(snapshot.table)
            if isinstance(snapshot.table.people[seat], Human):
                raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=snapshot.step)
            _must_be_now(snapshot, step)
            return await self._play(snapshot, seat, action, None)

    async def come_back(self, table_id: TableId, user: UserId) -> Table:
        """A person takes the seat back from the stand-in."""
        async with self._lock(table_id):
            snapshot = await self._held(table_id)
            lobby.must_be_open(snapshot.table)
            return (await self._back(snapshot, lobby.must_sit(snapshot.table, user))).table

    async def _back(self, snapshot: Snapshot, seat: Seat) -> Snapshot:
        """The person of this seat has done something: no stand-in, no substitute any more."""
        person = snapshot.table.people[seat]
        if isinstance(person, StandIn):
            person = Human(person.user, person.name)
        elif seat not in snapshot.table.vacant:
            return snapshot
        table = lobby.with_person(snapshot.table, seat, person)
        after = snapshot.next(table, snapshot.game, snapshot.undos)
        events = (CameBack(seat, person.name),)
        new = NewEntry(seat, "seat", Seated(person.name, "back"), events)
        async with self._entry(snapshot.table, after, new):
            pass
        return after

    async def _play(
        self, snapshot: Snapshot, seat: Seat, action: Action, interaction: InteractionId | None
    ) -> ActionResult:
        played = snapshot.game.play(seat, action)
        drawn = DrawnCards(played.events, _whispered(played, seat))
        after = snapshot.next(snapshot.table, played.game, snapshot.undos, drawn)
        new = NewEntry(seat, "action", action, played.events, played.revealed, interaction)
        async with self._entry(snapshot.table, after, new):
            pass
        return _answer(after, seat, played, snapshot.first_card)

    async def _seq_of(self, table_id: TableId, interaction: InteractionId) -> Seq | None:
        return await log_rows.seq_of(self.store.reader, table_id, interaction)

    async def _as_before(self, request: ActionRequest, seq: Seq) -> ActionResult:
        """What an interaction led to when it came for the first time."""
        table = await self.get(request.table)
        seat = lobby.must_sit(table, request.user)
        snapshot, action = await self._before(table, seq)
        played = snapshot.game.play(seat, action)
        after = snapshot.next(table, played.game, snapshot.undos)
        return _answer(after, seat, played, snapshot.first_card)

    async def _before(self, table: Table, seq: Seq) -> tuple[Snapshot, Action]:
        """The moment before an entry that was an action, and that."""
        game, first, undos = await self._origin(table)
        entries = await log_rows.entries(self.store.reader, table.id, first)
        before = [entry for entry in entries if entry.seq < seq]
        found = [entry for entry in entries if entry.seq == seq and entry.kind == "action"]
        if not found:
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=(await self._held(table.id)).step)
        game = await to_thread(game_after, game, before)
        undos += number_undone(before)
        return Snapshot(table, game, Seq(seq - 1), undos), action_of(found[0])


def _must_be_now(snapshot: Snapshot, step: int) -> None:
    """In the opening everybody chooses at the same time, and nobody's choice is late."""
    if not isinstance(snapshot.game.state.phase, Opening):
        snapshot.must_be_at(step)


def _answer(
    snapshot: Snapshot, seat: Seat, played: Played, first: DrawnCards | None = None
) -> ActionResult:
    must_ask = played.revealed and lobby.voters(snapshot.table, seat)
    can_undo = bool(snapshot.waiting) and not must_ask
    mine = _whispered(played, seat)
    view, private = snapshot.public, snapshot.private(seat)
    return ActionResult(
        snapshot.table, snapshot.seq, view, private, played.events, mine, can_undo, first
    )


def _whispered(played: Played, seat: Seat) -> tuple[Whisper, ...]:
    return tuple(told for told in played.whispers if told.seat == seat)

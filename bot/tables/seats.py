"""People who leave their seats, come back or are replaced during a game; and calling a game off."""

from msgspec.structs import replace

from bot.domain.events import CalledOff, CameBack, Resigned, Substituted, TableEvent
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, SeatOffer
from bot.domain.table import (
    ComputerPlayer,
    Human,
    Level,
    Occupant,
    Table,
    TableId,
    UserId,
)
from bot.store import log as log_rows
from bot.store import seats as seat_rows
from bot.store import server_settings as setting_rows
from bot.tables import seating
from bot.tables.cache import TableCache
from bot.tables.entries import NewEntry, SeatBody, encode_body
from bot.tables.snapshot import Snapshot
from engine.model import Seat

STAND_IN_LEVEL: Level = "normal"


class Seats:
    """Each change is a log entry, so that it is announced."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def resign(self, table_id: TableId, user: UserId, step: int = ANY_STEP) -> Table:
        """Leave for good: the computer plays the seat. The last person closes the table."""
        async with self._cache.locked(table_id) as snapshot:
            snapshot.table.require_open()
            seat = snapshot.table.require_seat(user)
            snapshot.require_exact_step(step)
            person = snapshot.table.occupants[seat]
            successor = seating.successor(person, STAND_IN_LEVEL)
            return await self._change(snapshot, seat, successor, Resigned(seat, person.name))

    async def call_off(
        self, table_id: TableId, by: Human, may_manage: bool, step: int = ANY_STEP
    ) -> Table:
        """Cancel a game in progress, by somebody whom the server allows to."""
        async with self._cache.locked(table_id) as snapshot:
            guild = snapshot.table.where.guild
            settings = await setting_rows.load(self._cache.store.reader, guild)
            closed = seating.cancelled(snapshot.table, by.user, may_manage, settings.cancel_by)
            snapshot.require_exact_step(step)
            after = snapshot.next(closed, snapshot.game, snapshot.undos)
            seat = snapshot.table.seat_of(by.user) or Seat(0)
            entry = NewEntry(
                seat, "seat", encode_body(SeatBody(by.name, "called off")), (CalledOff(by.name),)
            )
            async with self._cache.committing(snapshot.table, after, entry) as db:
                await log_rows.save_person(db, table_id, after.seq, by)
            return after.table

    async def offer(
        self, table_id: TableId, by: UserId, human: Human, absent: UserId | None = None
    ) -> SeatOffer:
        """Ask somebody to take over a seat: the user's own (`absent` is `by`), or one for which
        the others want a substitute. Replaces an earlier offer of the same seat."""
        async with self._cache.locked(table_id) as snapshot:
            table = snapshot.table
            table.require_open()
            table.require_seat(by)
            _require_new(table, human)
            seat = _seat_to_offer(table, by, absent)
            offer = SeatOffer(table_id, seat, human, by, self._cache.clock())
            async with self._cache.changing(table) as db:
                await seat_rows.save_offer(db, offer)
            return offer

    async def take_over(self, table_id: TableId, human: Human, question_id: int) -> Table:
        """The person who was asked accepts: the seat changes hands."""
        async with self._cache.locked(table_id) as snapshot:
            offer = await self._find_offer(snapshot.table, question_id)
            if human.user != offer.to.user:
                raise TableRefusal(TableCode.ASKED_SOMEBODY_ELSE, name=offer.to.name)
            _require_new(snapshot.table, human)
            before = snapshot.table.occupants[offer.seat].name
            event = Substituted(offer.seat, before, human.name)
            return await self._change(snapshot, offer.seat, human, event)

    async def decline(self, table_id: TableId, user: UserId, question_id: int) -> Table:
        """The person who was asked declines, or the person who asked withdraws the offer."""
        async with self._cache.locked(table_id) as snapshot:
            table = snapshot.table
            offer = await self._find_offer(table, question_id)
            if user not in (offer.to.user, offer.by):
                raise TableRefusal(TableCode.ASKED_SOMEBODY_ELSE, name=offer.to.name)
            async with self._cache.changing(table) as db:
                if user == offer.to.user:
                    await seat_rows.save_offer(db, replace(offer, is_declined=True))
                else:
                    await seat_rows.delete_offer(db, table_id, offer.seat)
            return table

    async def come_back(self, table_id: TableId, user: UserId) -> Table:
        """The user takes their seat back from the stand-in."""
        async with self._cache.locked(table_id) as snapshot:
            snapshot.table.require_open()
            seat = snapshot.table.require_seat(user)
            if snapshot.is_away(seat):
                snapshot = await self.return_person(snapshot, seat)
            return snapshot.table

    async def return_person(self, snapshot: Snapshot, seat: Seat) -> Snapshot:
        """The person of a seat that `is_away` has done something: they play again, and no
        substitute is wanted. The caller holds the table's lock."""
        person = snapshot.table.occupants[seat]
        if not isinstance(person, ComputerPlayer):
            person = Human(person.user, person.name)
        table = seating.with_person(snapshot.table, seat, person)
        after = snapshot.next(table, snapshot.game, snapshot.undos)
        events = (CameBack(seat, person.name),)
        entry = NewEntry(seat, "seat", encode_body(SeatBody(person.name, "back")), events)
        await self._cache.commit(snapshot.table, after, entry)
        return after

    async def _find_offer(self, table: Table, question_id: int) -> SeatOffer:
        """The offer with this id, or refuse NO_SUCH_QUESTION if it is gone or was declined."""
        table.require_open()
        for offer in await seat_rows.offers(self._cache.store.reader, table.id):
            if offer.question_id == question_id and not offer.is_declined:
                return offer
        raise TableRefusal(TableCode.NO_SUCH_QUESTION)

    async def _change(
        self, snapshot: Snapshot, seat: Seat, person: Occupant, event: TableEvent
    ) -> Table:
        table = seating.with_person(snapshot.table, seat, person)
        after = snapshot.next(table, snapshot.game, snapshot.undos)
        body = encode_body(SeatBody(person.name, str(event.__struct_config__.tag)))
        entry, leaving = NewEntry(seat, "seat", body, (event,)), snapshot.table.occupants[seat]
        async with self._cache.committing(snapshot.table, after, entry) as db:
            if not isinstance(leaving, ComputerPlayer):
                left = Human(leaving.user, leaving.name)
                await log_rows.save_person(db, snapshot.table.id, after.seq, left)
        return after.table


def _require_new(table: Table, human: Human) -> None:
    if table.seat_of(human.user) is not None:
        raise TableRefusal(TableCode.ALREADY_AT_THIS_TABLE)


def _seat_to_offer(table: Table, by: UserId, absent: UserId | None) -> Seat:
    if absent == by:
        return table.require_seat(by)
    wanted = [seat for seat in table.vacant if absent is None or table.seat_of(absent) == seat]
    if not wanted:
        raise TableRefusal(TableCode.NO_SUBSTITUTE_WANTED)
    return wanted[0]

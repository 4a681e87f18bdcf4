"""People who come and go while a game is played, and who calls it off."""

from msgspec.structs import replace

from bot.domain.events import CalledOff, Resigned, Substituted, TableEvent
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, SeatOffer
from bot.domain.table import LONGEST_NAME, ComputerPlayer, Human, Occupant, Table, TableId, UserId
from bot.store import seats as offer_rows
from bot.store import tables as table_rows
from bot.tables import lobby
from bot.tables.absence import STAND_IN_LEVEL
from bot.tables.cache import TableCache
from bot.tables.entries import NewEntry, Seated
from bot.tables.snapshot import Snapshot
from engine.model import Seat

MACHINE = " 🤖"  # after the name of the person whose seat it plays


class People(TableCache):
    """Each change is an entry of the log, so that everybody is told."""

    async def resign(self, table_id: TableId, user: UserId, step: int = ANY_STEP) -> Table:
        """For good: the seat is automatic from now on. The last person closes the table."""
        async with self._lock(table_id):
            snapshot = await self._held(table_id)
            lobby.must_be_open(snapshot.table)
            seat = lobby.must_sit(snapshot.table, user)
            snapshot.must_be_at(step)
            name = snapshot.table.people[seat].name
            person = ComputerPlayer(STAND_IN_LEVEL, succeeding(name))
            return await self._seat(snapshot, seat, person, Resigned(seat, name))

    async def call_off(
        self, table_id: TableId, by: Human, may_manage: bool, step: int = ANY_STEP
    ) -> Table:
        """A game that is under way, by the host or whoever may manage the channel."""
        async with self._lock(table_id):
            snapshot = await self._held(table_id)
            closed = lobby.cancelled(snapshot.table, by.user, may_manage)
            snapshot.must_be_at(step)
            after = snapshot.next(closed, snapshot.game, snapshot.undos)
            seat = snapshot.table.seat_of(by.user) or Seat(0)
            new = NewEntry(seat, "seat", Seated(by.name, "called off"), (CalledOff(by.name),))
            async with self._entry(snapshot.table, after, new):
                pass
            return after.table

    async def offer(
        self, table_id: TableId, by: UserId, human: Human, absent: UserId | None = None
    ) -> SeatOffer:
        """Somebody else is asked to play on: for oneself (`absent` is `by`), or where the others
        want it. An earlier question about the same seat is withdrawn."""
        async with self._lock(table_id):
            table = (await self._held(table_id)).table
            lobby.must_be_open(table)
            lobby.must_sit(table, by)
            _must_be_new(table, human)
            seat = _seat_to_give(table, by, absent)
            offer = SeatOffer(table_id, seat, human, by, self._clock())
            async with self._writing(table) as db:
                await offer_rows.keep(db, offer)
                await table_rows.touch(db, table_id)
            return offer

    async def take_over(self, table_id: TableId, human: Human, mark: int) -> Table:
        """Yes, of the one who was asked: the seat changes hands."""
        async with self._lock(table_id):
            snapshot = await self._held(table_id)
            offer = await self._offer(snapshot.table, mark)
            if human.user != offer.to.user:
                raise TableRefusal(TableCode.ASKED_SOMEBODY_ELSE, name=offer.to.name)
            _must_be_new(snapshot.table, human)
            before = snapshot.table.people[offer.seat].name
            event = Substituted(offer.seat, before, human.name)
            return await self._seat(snapshot, offer.seat, human, event)

    async def decline(self, table_id: TableId, user: UserId, mark: int) -> Table:
        """No, of the one who was asked; or who asked takes the question back."""
        async with self._lock(table_id):
            table = (await self._held(table_id)).table
            offer = await self._offer(table, mark)
            if user not in (offer.to.user, offer.by):
                raise TableRefusal(TableCode.ASKED_SOMEBODY_ELSE, name=offer.to.name)
            async with self._writing(table) as db:
                if user == offer.to.user:
                    await offer_rows.keep(db, replace(offer, is_declined=True))
                else:
                    await offer_rows.drop(db, table_id, offer.seat)
                await table_rows.touch(db, table_id)
            return table

    async def _offer(self, table: Table, mark: int) -> SeatOffer:
        """The one that is meant, if it still stands."""
        lobby.must_be_open(table)
        found = await offer_rows.at_table(self.store.reader, table.id)
        meant = [offer for offer in found if offer.question_id == mark and not offer.is_declined]
        if not meant:
            raise TableRefusal(TableCode.NO_SUCH_QUESTION)
        return meant[0]

    async def _seat(
        self, snapshot: Snapshot, seat: Seat, person: Occupant, event: TableEvent
    ) -> Table:
        after = snapshot.next(
            lobby.with_person(snapshot.table, seat, person), snapshot.game, snapshot.undos
        )
        body = Seated(person.name, str(event.__struct_config__.tag))
        async with self._entry(snapshot.table, after, NewEntry(seat, "seat", body, (event,))):
            pass
        return after.table


def succeeding(name: str) -> str:
    """The name of the automatic player who plays on for somebody."""
    return f"{name[: LONGEST_NAME - len(MACHINE)]}{MACHINE}"


def _must_be_new(table: Table, human: Human) -> None:
    if table.seat_of(human.user) is not None:
        raise TableRefusal(TableCode.ALREADY_AT_THIS_TABLE)


def _seat_to_give(table: Table, by: UserId, absent: UserId | None) -> Seat:
    if absent == by:
        return lobby.must_sit(table, by)
    wanted = [seat for seat in table.vacant if absent is None or table.seat_of(absent) == seat]
    if not wanted:
        raise TableRefusal(TableCode.NO_SUBSTITUTE_WANTED)
    return wanted[0]

"""People who come and go while a game is played."""

from bot.model import Automatic, Human, Occupant, Table, TableId, UserId
from bot.news import Resigned, Substituted, TableEvent
from bot.refusals import TableCode, TableRefusal
from bot.tables import lobby
from bot.tables.keeper import Keeper, Writing
from bot.tables.live import Live
from bot.tables.log import Seated
from bot.tables.votes import STAND_IN_LEVEL
from engine.model import Seat


class People(Keeper):
    """Each change is an entry of the log, so that everybody is told."""

    async def resign(self, table_id: TableId, user: UserId) -> Table:
        """For good: the seat is automatic from now on. The last person closes the table."""
        async with self._lock(table_id):
            live = await self._held(table_id)
            lobby.must_be_open(live.table)
            seat = lobby.must_sit(live.table, user)
            name = live.table.people[seat].name
            person = Automatic(STAND_IN_LEVEL, name)
            return await self._seat(live, seat, person, Resigned(seat, name))

    async def substitute(
        self, table_id: TableId, by: UserId, human: Human, absent: UserId | None = None
    ) -> Table:
        """Somebody else plays on: for oneself (`absent` is `by`), or where the others want it."""
        async with self._lock(table_id):
            live = await self._held(table_id)
            table = live.table
            lobby.must_be_open(table)
            lobby.must_sit(table, by)
            if table.seat_of(human.user) is not None:
                raise TableRefusal(TableCode.ALREADY_AT_THIS_TABLE)
            seat = _seat_to_give(table, by, absent)
            before = table.people[seat].name
            return await self._seat(live, seat, human, Substituted(seat, before, human.name))

    async def _seat(self, live: Live, seat: Seat, person: Occupant, event: TableEvent) -> Table:
        after = live.next(lobby.with_person(live.table, seat, person), live.game, live.undos)
        body = Seated(person.name, str(event.__struct_config__.tag))
        async with self._entry(after, Writing(seat, "seat", body, (event,))):
            pass
        return after.table


def _seat_to_give(table: Table, by: UserId, absent: UserId | None) -> Seat:
    if absent == by:
        return lobby.must_sit(table, by)
    wanted = [seat for seat in table.vacant if absent is None or table.seat_of(absent) == seat]
    if not wanted:
        raise TableRefusal(TableCode.NO_SUBSTITUTE_WANTED)
    return wanted[0]

"""Leaving for good, and who comes instead. What one tap should not do is asked once more."""

from bot.answers.house import House, Target
from bot.answers.lobby import human
from bot.asking import Answer, Asker
from bot.model import Automatic, Human, Table, TableId, UserId
from bot.present import sure
from bot.refusals import TableCode, TableRefusal


class Leaving:
    """Each answers one request."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables = house.tables

    async def offer(
        self, asker: Asker, table: TableId, somebody: Human, absent: UserId | None, *, is_bot: bool
    ) -> Answer:
        """Somebody is asked to play on at a seat that the others voted to fill, or at one's own."""
        if is_bot:
            raise TableRefusal(TableCode.NOT_FOR_BOTS)
        if absent is None and not (await self._tables.get(table)).vacant:
            absent = asker.user
        await self._tables.offer(table, asker.user, somebody, absent)
        return self._house.done(asker, "offered", table)

    async def take_over(self, asker: Asker, table: TableId, mark: int) -> Answer:
        await self._tables.take_over(table, human(asker), mark)
        return self._house.done(asker, "took-over", table)

    async def decline(self, asker: Asker, table: TableId, mark: int) -> Answer:
        await self._tables.decline(table, asker.user, mark)
        return self._house.done(asker, "not-now", table)

    async def resign(self, asker: Asker, table_id: TableId) -> Answer:
        """Sure?"""
        view = await self._tables.private(table_id, asker.user)
        table = await self._tables.get(table_id)
        is_last = _is_last(table, asker.user)
        message = sure.resigning(self._house.voice(table, asker), is_last=is_last)
        return Answer(message, table_id, view.public.step)

    async def resigned(self, asker: Asker, target: Target) -> Answer:
        await self._tables.resign(target.table, asker.user, target.step)
        return self._house.done(asker, "resigned", target.table)

    async def cancel(self, asker: Asker, table_id: TableId) -> Answer:
        """At once in the lobby, and if nothing can be played any more. Otherwise: sure?"""
        table = await self._tables.to_call_off(table_id, asker.user, asker.may_manage)
        if table.status == "lobby" or await self._tables.is_stuck(table_id):
            await self._tables.cancel(table_id, asker.user, asker.may_manage)
            return self._house.done(asker, "cancelled", table_id)
        message = sure.calling_off(self._house.voice(table, asker))
        return Answer(message, table_id, (await self._tables.public(table_id)).step)

    async def called_off(self, asker: Asker, target: Target) -> Answer:
        await self._tables.call_off(target.table, human(asker), asker.may_manage, target.step)
        return self._house.done(asker, "cancelled", target.table)

    async def not_now(self, asker: Asker) -> Answer:
        return self._house.done(asker, "not-now")


def _is_last(table: Table, user: UserId) -> bool:
    """Whether the table is closed when they go: it has a host as long as somebody sits there."""
    others = [p for p in table.people if not isinstance(p, Automatic) and p.user != user]
    return not others and table.seat_of(table.host) is not None

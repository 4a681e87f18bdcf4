"""Leaving for good, and who comes instead. What one tap should not do is asked once more."""

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import ComputerPlayer, Human, Table, TableId, UserId
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext, Target
from bot.features.lobby import human
from bot.messages import confirm


class SeatsFeature:
    """Each answers one request."""

    def __init__(self, house: HandlerContext) -> None:
        self._house = house
        self._tables = house.tables

    async def offer(
        self, asker: Caller, table: TableId, somebody: Human, absent: UserId | None, *, is_bot: bool
    ) -> Reply:
        """Somebody is asked to play on at a seat that the others voted to fill, or at one's own."""
        if is_bot:
            raise TableRefusal(TableCode.NOT_FOR_BOTS)
        if absent is None and not (await self._tables.get(table)).vacant:
            absent = asker.user
        await self._tables.offer(table, asker.user, somebody, absent)
        return self._house.done(asker, "offered", table)

    async def take_over(self, asker: Caller, table: TableId, mark: int) -> Reply:
        await self._tables.take_over(table, human(asker), mark)
        return self._house.done(asker, "took-over", table)

    async def decline(self, asker: Caller, table: TableId, mark: int) -> Reply:
        await self._tables.decline(table, asker.user, mark)
        return self._house.done(asker, "not-now", table)

    async def resign(self, asker: Caller, table_id: TableId) -> Reply:
        """Sure?"""
        view = await self._tables.private(table_id, asker.user)
        table = await self._tables.get(table_id)
        is_last = _is_last(table, asker.user)
        message = confirm.resigning(self._house.voice(table, asker), is_last=is_last)
        return Reply(message, table_id, view.public.step)

    async def resigned(self, asker: Caller, target: Target) -> Reply:
        await self._tables.resign(target.table, asker.user, target.step)
        return self._house.done(asker, "resigned", target.table)

    async def cancel(self, asker: Caller, table_id: TableId) -> Reply:
        """At once in the lobby, and if nothing can be played any more. Otherwise: sure?"""
        table = await self._tables.to_call_off(table_id, asker.user, asker.may_manage)
        if table.status == "lobby" or await self._tables.is_stuck(table_id):
            await self._tables.cancel(table_id, asker.user, asker.may_manage)
            return self._house.done(asker, "cancelled", table_id)
        message = confirm.calling_off(self._house.voice(table, asker))
        return Reply(message, table_id, (await self._tables.public(table_id)).step)

    async def called_off(self, asker: Caller, target: Target) -> Reply:
        await self._tables.call_off(target.table, human(asker), asker.may_manage, target.step)
        return self._house.done(asker, "cancelled", target.table)

    async def not_now(self, asker: Caller) -> Reply:
        return self._house.done(asker, "not-now")


def _is_last(table: Table, user: UserId) -> bool:
    """Whether the table is closed when they go: it has a host as long as somebody sits there."""
    others = [p for p in table.people if not isinstance(p, ComputerPlayer) and p.user != user]
    return not others and table.seat_of(table.host) is not None

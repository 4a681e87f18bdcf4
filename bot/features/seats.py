"""Leaving for good, and who comes instead. What one tap should not do is asked once more."""

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import ComputerPlayer, Human, Table, TableId, UserId
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext, Target
from bot.features.lobby import human
from bot.messages import confirm


class SeatsFeature:
    """Each answers one request."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context
        self._tables = context.tables

    async def offer(
        self,
        caller: Caller,
        table: TableId,
        somebody: Human,
        absent: UserId | None,
        *,
        is_bot: bool,
    ) -> Reply:
        """Somebody is asked to play on at a seat that the others voted to fill, or at one's own."""
        if is_bot:
            raise TableRefusal(TableCode.NOT_FOR_BOTS)
        if absent is None and not (await self._tables.get(table)).vacant:
            absent = caller.user
        await self._tables.offer(table, caller.user, somebody, absent)
        return self._context.done(caller, "offered", table)

    async def take_over(self, caller: Caller, table: TableId, mark: int) -> Reply:
        await self._tables.take_over(table, human(caller), mark)
        return self._context.done(caller, "took-over", table)

    async def decline(self, caller: Caller, table: TableId, mark: int) -> Reply:
        await self._tables.decline(table, caller.user, mark)
        return self._context.done(caller, "not-now", table)

    async def resign(self, caller: Caller, table_id: TableId) -> Reply:
        """Sure?"""
        view = await self._tables.private(table_id, caller.user)
        table = await self._tables.get(table_id)
        is_last = _is_last(table, caller.user)
        message = confirm.resigning(self._context.phrases(table, caller), is_last=is_last)
        return Reply(message, table_id, view.public.step)

    async def resigned(self, caller: Caller, target: Target) -> Reply:
        await self._tables.resign(target.table, caller.user, target.step)
        return self._context.done(caller, "resigned", target.table)

    async def cancel(self, caller: Caller, table_id: TableId) -> Reply:
        """At once in the lobby, and if nothing can be played any more. Otherwise: sure?"""
        table = await self._tables.to_call_off(table_id, caller.user, caller.may_manage)
        if table.status == "lobby" or await self._tables.is_stuck(table_id):
            await self._tables.cancel(table_id, caller.user, caller.may_manage)
            return self._context.done(caller, "cancelled", table_id)
        message = confirm.calling_off(self._context.phrases(table, caller))
        return Reply(message, table_id, (await self._tables.public(table_id)).step)

    async def called_off(self, caller: Caller, target: Target) -> Reply:
        await self._tables.call_off(target.table, human(caller), caller.may_manage, target.step)
        return self._context.done(caller, "cancelled", target.table)

    async def not_now(self, caller: Caller) -> Reply:
        return self._context.done(caller, "not-now")


def _is_last(table: Table, user: UserId) -> bool:
    """Whether the table is closed when they go: it has a host as long as somebody sits there."""
    others = [p for p in table.people if not isinstance(p, ComputerPlayer) and p.user != user]
    return not others and table.seat_of(table.host) is not None

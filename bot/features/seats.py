"""Leaving a game and taking over seats: /leave /substitute /cancel. Asks before it is final."""

import discord

from bot.discord_io.components import Press
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import ComputerPlayer, Human, StandIn, Table, TableId, UserId, number_of
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, slash
from bot.messages import confirm
from bot.messages.seats import who_takes_over_message
from engine.model import Seat


class SeatsFeature(Feature):
    """Handlers of /leave, /substitute and /cancel, and of the questions before and after them."""

    @slash("substitute", is_costly=True)
    async def offer_here(
        self, caller: Caller, who: discord.User, instead_of: discord.User | None = None
    ) -> Reply:
        """Ask somebody to take over a seat the others voted to fill, or the caller's own."""
        table = await self._context.table_here(caller)
        if who.bot:
            raise TableRefusal(TableCode.NOT_FOR_BOTS)
        absent = None if instead_of is None else UserId(instead_of.id)
        if absent is None and not table.vacant:
            absent = caller.user
        human = Human(UserId(who.id), who.display_name)
        return await self._offer(caller, table.id, human, absent)

    @button("substitute", is_costly=True)
    async def find_substitute(self, caller: Caller, press: Press) -> Reply:
        """Ask who is to take over the seat in the arguments, or offer it to whom was chosen."""
        table = await self._tables.lookup.table(press.table)
        seat = Seat(number_of(press.args))
        absent = _person_at(table, seat)
        if absent is None or table.seat_of(caller.user) is None:
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)
        if not press.values:
            phrases = self._context.phrases(table, caller)
            return Reply(who_takes_over_message(phrases, seat), table.id)
        if not press.people:
            raise TableRefusal(TableCode.NOT_FOR_BOTS)
        return await self._offer(caller, table.id, press.people[0], absent)

    async def _offer(
        self, caller: Caller, table_id: TableId, human: Human, absent: UserId | None
    ) -> Reply:
        await self._tables.seats.offer(table_id, caller.user, human, absent)
        return self._context.done(caller, "offered")

    @button("take_over")
    async def take_over(self, caller: Caller, press: Press) -> Reply:
        await self._tables.seats.take_over(press.table, caller.human, press.question_id)
        return self._context.done(caller, "took-over")

    @button("decline")
    async def decline(self, caller: Caller, press: Press) -> Reply:
        await self._tables.seats.decline(press.table, caller.user, press.question_id)
        return self._context.done(caller, "not-now")

    @slash("leave")
    async def leave_here(self, caller: Caller) -> Reply:
        """Leave before the game begins; once it has begun, ask whether to resign."""
        table = await self._context.table_here(caller)
        if table.status == "lobby":
            return await self._leave(caller, table.id)
        view = await self._tables.lookup.player_view(table.id, caller.user)
        is_last = _is_last_person(table, caller.user)
        phrases = self._context.phrases(table, caller)
        message = confirm.resign_question(phrases, view.seat, is_last=is_last)
        return self._context.reply_at(message, table.id, view)

    @button("leave")
    async def leave(self, caller: Caller, press: Press) -> Reply:
        return await self._leave(caller, press.table)

    async def _leave(self, caller: Caller, table_id: TableId) -> Reply:
        await self._tables.lobby.leave(table_id, caller.user)
        return self._context.done(caller, "left")

    @button("resign")
    async def resign(self, caller: Caller, press: Press) -> Reply:
        await self._tables.seats.resign(press.table, caller.user, press.target.step)
        return self._context.done(caller, "resigned")

    @slash("cancel")
    async def cancel_here(self, caller: Caller) -> Reply:
        return await self._cancel(caller, (await self._context.table_here(caller)).id)

    @button("cancel")
    async def cancel(self, caller: Caller, press: Press) -> Reply:
        is_confirmed = press.args == confirm.CONFIRMED
        return await self._cancel(caller, press.table, is_confirmed=is_confirmed)

    @button("call_off")
    async def call_off(self, caller: Caller, press: Press) -> Reply:
        """Cancel a game in progress; the caller was asked before."""
        may_manage = caller.manages(await self._tables.lookup.table(press.table))
        await self._tables.seats.call_off(press.table, caller.human, may_manage, press.target.step)
        return self._context.done(caller, "cancelled")

    @button("not_now")
    async def not_now(self, caller: Caller, press: Press) -> Reply:  # noqa: ARG002
        """The caller was asked, and does not want to."""
        return self._context.done(caller, "not-now")

    async def _cancel(
        self, caller: Caller, table_id: TableId, *, is_confirmed: bool = False
    ) -> Reply:
        """Cancel at once if the game cannot go on, and in the lobby while nobody else has joined;
        otherwise ask first. `is_confirmed`: the caller was asked in the lobby."""
        lobby = self._tables.lobby
        may_manage = caller.manages(await self._tables.lookup.table(table_id))
        table = await lobby.require_may_cancel(table_id, caller.user, may_manage)
        is_lobby = table.status == "lobby"
        others = [person.name for person in _people(table) if person.user != caller.user]
        if is_lobby and others and not is_confirmed:
            phrases = self._context.phrases(table, caller)
            return Reply(confirm.cancel_question(phrases, others), table_id)
        if is_lobby or await lobby.is_stuck(table_id):
            await lobby.cancel(table_id, caller.user, may_manage)
            return self._context.done(caller, "cancelled")
        is_manager = may_manage and caller.user != table.host
        other_host = table.host if is_manager else None
        message = confirm.call_off_question(self._context.phrases(table, caller), other_host)
        step = (await self._tables.lookup.public_view(table_id)).step
        return Reply(message, table_id, step)


def _person_at(table: Table, seat: Seat) -> UserId | None:
    """Who has this seat; None if it is a computer player's or there is no such seat."""
    if seat not in range(len(table.occupants)):
        return None
    person = table.occupants[seat]
    return None if isinstance(person, ComputerPlayer) else person.user


def _is_last_person(table: Table, user: UserId) -> bool:
    """Whether the table is closed when they leave: nobody else plays, and the host has a seat."""
    others = [person for person in _people(table) if person.user != user]
    return not others and table.seat_of(table.host) is not None


def _people(table: Table) -> list[Human | StandIn]:
    """The people at the table, also those for whom a stand-in plays."""
    return [person for person in table.occupants if not isinstance(person, ComputerPlayer)]

"""Between the moves: taking back, reminders, absent people."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import AbsenceChoice, UndoResult
from bot.domain.table import TableId
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext, Target
from bot.i18n.time_zones import zone_named
from bot.messages import hand
from bot.messages import help as guide


class BetweenTurnsFeature:
    """Each answers one request."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context
        self._tables = context.tables

    async def undo(self, caller: Caller, target: Target) -> Reply:
        """Taken back at once, or the others are asked."""
        table = target.table
        result = await self._tables.undo(table, caller.user, caller.interaction, target.step)
        if not isinstance(result, UndoResult):
            return self._context.done(caller, "asked", table)
        self._context.wake(table)
        message = hand.taken_back(self._context.phrases(result.table, caller), result.mine)
        return Reply(message, table, result.view.step)

    async def answer_undo(
        self, caller: Caller, table: TableId, mark: int, *, is_yes: bool
    ) -> Reply:
        await self._tables.answer_undo(table, caller.user, is_yes, mark)
        return self._context.done(caller, "voted", table)

    async def call_vote(self, caller: Caller, table: TableId) -> Reply:
        """Somebody has let the others wait for too long."""
        vote = await self._tables.call_vote(table, caller.user)
        answer = "vote-called" if caller.user in vote.voters else "asked"
        return self._context.done(caller, answer, table)

    async def vote(self, caller: Caller, table: TableId, mark: int, choice: AbsenceChoice) -> Reply:
        await self._tables.vote(table, caller.user, choice, mark)
        return self._context.done(caller, "voted", table)

    async def nudge(self, caller: Caller, table_id: TableId) -> Reply:
        """One public word to those who are waited for."""
        await self._tables.nudge(table_id, caller.user)
        return self._context.done(caller, "nudged", table_id)

    async def come_back(self, caller: Caller, table: TableId) -> Reply:
        await self._tables.come_back(table, caller.user)
        return self._context.done(caller, "came-back", table)

    async def mute(self, caller: Caller, table: TableId) -> Reply:
        """No more reminders for this turn."""
        await self._tables.mute(table, caller.user)
        return self._context.done(caller, "muted")

    async def remind(
        self, caller: Caller, wanted: Mapping[str, object], *, is_muted: bool = False
    ) -> Reply:
        """One's reminders: those named change, the rest stays; then all of them are shown."""
        changes = {**wanted, **_zone(wanted)}
        chosen = await self._tables.preferences(caller.user)
        if is_muted:
            await self._tables.mute((await self._context.here(caller)).id, caller.user)
        if changes:
            chosen = replace(chosen, **changes)
            if wanted.get("wants_dm"):
                chosen = replace(chosen, dm_closed_told=False)  # the doors may be open now
            await self._tables.keep_preferences(caller.user, chosen)
        if "wants_dm" in wanted:
            for table in await self._tables.of_user(caller.user):
                self._context.wake(table.id)
        return Reply(guide.reminders(self._context.translator(caller), chosen, is_muted=is_muted))


def _zone(wanted: Mapping[str, object]) -> Mapping[str, object]:
    """The time zone that was typed, by its own name."""
    if "time_zone" not in wanted:
        return {}
    typed = str(wanted["time_zone"])
    zone = zone_named(typed)
    if zone is None:
        raise TableRefusal(TableCode.UNKNOWN_TIME_ZONE, zone=typed)
    return {"time_zone": zone}

"""Between the moves: taking back, reminders, absent people."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import Absence, Undone
from bot.domain.table import TableId
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext, Target
from bot.i18n.time_zones import zone_named
from bot.messages import hand
from bot.messages import help as guide


class BetweenTurnsFeature:
    """Each answers one request."""

    def __init__(self, house: HandlerContext) -> None:
        self._house = house
        self._tables = house.tables

    async def undo(self, asker: Caller, target: Target) -> Reply:
        """Taken back at once, or the others are asked."""
        table = target.table
        result = await self._tables.undo(table, asker.user, asker.interaction, target.step)
        if not isinstance(result, Undone):
            return self._house.done(asker, "asked", table)
        self._house.wake(table)
        message = hand.taken_back(self._house.voice(result.table, asker), result.mine)
        return Reply(message, table, result.view.step)

    async def answer_undo(self, asker: Caller, table: TableId, mark: int, *, is_yes: bool) -> Reply:
        await self._tables.answer_undo(table, asker.user, is_yes, mark)
        return self._house.done(asker, "voted", table)

    async def call_vote(self, asker: Caller, table: TableId) -> Reply:
        """Somebody has let the others wait for too long."""
        vote = await self._tables.call_vote(table, asker.user)
        answer = "vote-called" if asker.user in vote.voters else "asked"
        return self._house.done(asker, answer, table)

    async def vote(self, asker: Caller, table: TableId, mark: int, choice: Absence) -> Reply:
        await self._tables.vote(table, asker.user, choice, mark)
        return self._house.done(asker, "voted", table)

    async def nudge(self, asker: Caller, table_id: TableId) -> Reply:
        """One public word to those who are waited for."""
        await self._tables.nudge(table_id, asker.user)
        return self._house.done(asker, "nudged", table_id)

    async def come_back(self, asker: Caller, table: TableId) -> Reply:
        await self._tables.come_back(table, asker.user)
        return self._house.done(asker, "came-back", table)

    async def mute(self, asker: Caller, table: TableId) -> Reply:
        """No more reminders for this turn."""
        await self._tables.mute(table, asker.user)
        return self._house.done(asker, "muted")

    async def remind(
        self, asker: Caller, wanted: Mapping[str, object], *, is_muted: bool = False
    ) -> Reply:
        """One's reminders: those named change, the rest stays; then all of them are shown."""
        changes = {**wanted, **_zone(wanted)}
        chosen = await self._tables.preferences(asker.user)
        if is_muted:
            await self._tables.mute((await self._house.here(asker)).id, asker.user)
        if changes:
            chosen = replace(chosen, **changes)
            if wanted.get("wants_dm"):
                chosen = replace(chosen, dm_closed_told=False)  # the doors may be open now
            await self._tables.keep_preferences(asker.user, chosen)
        if "wants_dm" in wanted:
            for table in await self._tables.of_user(asker.user):
                self._house.wake(table.id)
        return Reply(guide.reminders(self._house.speaker(asker), chosen, is_muted=is_muted))


def _zone(wanted: Mapping[str, object]) -> Mapping[str, object]:
    """The time zone that was typed, by its own name."""
    if "time_zone" not in wanted:
        return {}
    typed = str(wanted["time_zone"])
    zone = zone_named(typed)
    if zone is None:
        raise TableRefusal(TableCode.UNKNOWN_TIME_ZONE, zone=typed)
    return {"time_zone": zone}

"""Between the moves: taking back, reminders, absent people."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.acts import Absence, Undone
from bot.answers.house import House, Target
from bot.asking import Answer, Asker
from bot.model import TableId
from bot.present import guide, private
from bot.refusals import TableCode, TableRefusal
from bot.zones import zone_named


class Between:
    """Each answers one request."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables = house.tables

    async def undo(self, asker: Asker, target: Target) -> Answer:
        """Taken back at once, or the others are asked."""
        table = target.table
        result = await self._tables.undo(table, asker.user, asker.interaction, target.step)
        if not isinstance(result, Undone):
            return self._house.done(asker, "asked", table)
        self._house.wake(table)
        message = private.taken_back(self._house.voice(result.table, asker), result.mine)
        return Answer(message, table, result.view.step)

    async def answer_undo(self, asker: Asker, table: TableId, mark: int, *, is_yes: bool) -> Answer:
        await self._tables.answer_undo(table, asker.user, is_yes, mark)
        return self._house.done(asker, "voted", table)

    async def call_vote(self, asker: Asker, table: TableId) -> Answer:
        """Somebody has let the others wait for too long."""
        vote = await self._tables.call_vote(table, asker.user)
        answer = "vote-called" if asker.user in vote.voters else "asked"
        return self._house.done(asker, answer, table)

    async def vote(self, asker: Asker, table: TableId, mark: int, choice: Absence) -> Answer:
        await self._tables.vote(table, asker.user, choice, mark)
        return self._house.done(asker, "voted", table)

    async def nudge(self, asker: Asker, table_id: TableId) -> Answer:
        """One public word to those who are waited for."""
        await self._tables.nudge(table_id, asker.user)
        return self._house.done(asker, "nudged", table_id)

    async def come_back(self, asker: Asker, table: TableId) -> Answer:
        await self._tables.come_back(table, asker.user)
        return self._house.done(asker, "came-back", table)

    async def mute(self, asker: Asker, table: TableId) -> Answer:
        """No more reminders for this turn."""
        await self._tables.mute(table, asker.user)
        return self._house.done(asker, "muted")

    async def remind(
        self, asker: Asker, wanted: Mapping[str, object], *, is_muted: bool = False
    ) -> Answer:
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
        return Answer(guide.reminders(self._house.speaker(asker), chosen, is_muted=is_muted))


def _zone(wanted: Mapping[str, object]) -> Mapping[str, object]:
    """The time zone that was typed, by its own name."""
    if "time_zone" not in wanted:
        return {}
    typed = str(wanted["time_zone"])
    zone = zone_named(typed)
    if zone is None:
        raise TableRefusal(TableCode.UNKNOWN_TIME_ZONE, zone=typed)
    return {"time_zone": zone}

"""Between the moves: taking back, reminders, absent people, leaving for good."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.acts import Absence, Undone
from bot.answers.house import House
from bot.asking import Answer, Asker
from bot.model import Human, TableId, UserId
from bot.post import Parcel, Post
from bot.present import absence, guide


class Between:
    """Each answers one request."""

    def __init__(self, house: House, post: Post) -> None:
        self._house = house
        self._tables = house.tables
        self._post = post

    async def undo(self, asker: Asker, table: TableId) -> Answer:
        """Taken back at once, or the others are asked."""
        result = await self._tables.undo(table, asker.user, asker.interaction)
        return self._house.done(asker, "undone" if isinstance(result, Undone) else "asked", table)

    async def answer_undo(self, asker: Asker, table: TableId, *, is_yes: bool) -> Answer:
        await self._tables.answer_undo(table, asker.user, is_yes)
        return self._house.done(asker, "voted", table)

    async def call_vote(self, asker: Asker, table: TableId) -> Answer:
        """Somebody has let the others wait for too long."""
        await self._tables.call_vote(table, asker.user)
        return self._house.done(asker, "asked", table)

    async def vote(self, asker: Asker, table: TableId, choice: Absence) -> Answer:
        await self._tables.vote(table, asker.user, choice)
        return self._house.done(asker, "voted", table)

    async def nudge(self, asker: Asker, table_id: TableId) -> Answer:
        """One public word to those who are waited for."""
        nudged = await self._tables.nudge(table_id, asker.user)
        voice = self._house.voice_in(nudged.table, nudged.table.options.language)
        message = absence.nudge(voice, nudged.users)
        parcel = Parcel(message, (), table_id, 0)
        await self._post.send(nudged.table.where.channel, parcel, f"n{asker.interaction}")
        return self._house.done(asker, "nudged")

    async def substitute(
        self, asker: Asker, table: TableId, somebody: Human, absent: UserId | None
    ) -> Answer:
        """Somebody else plays on at a seat that the others voted to fill, or at one's own."""
        if absent is None and not (await self._tables.get(table)).vacant:
            absent = asker.user
        await self._tables.substitute(table, asker.user, somebody, absent)
        return self._house.done(asker, "substituted", table)

    async def come_back(self, asker: Asker, table: TableId) -> Answer:
        await self._tables.come_back(table, asker.user)
        return self._house.done(asker, "came-back", table)

    async def resign(self, asker: Asker, table: TableId) -> Answer:
        await self._tables.resign(table, asker.user)
        return self._house.done(asker, "resigned", table)

    async def mute(self, asker: Asker, table: TableId) -> Answer:
        """No more reminders for this turn."""
        await self._tables.mute(table, asker.user)
        return self._house.done(asker, "muted")

    async def remind(self, asker: Asker, wanted: Mapping[str, object]) -> Answer:
        """One's reminders: those named change, the rest stays; then all of them are shown."""
        chosen = await self._tables.preferences(asker.user)
        if wanted:
            chosen = replace(chosen, **wanted)
            if wanted.get("wants_dm"):
                chosen = replace(chosen, dm_closed_told=False)  # the doors may be open now
            await self._tables.keep_preferences(asker.user, chosen)
        return Answer(guide.reminders(self._house.speaker(asker), chosen))

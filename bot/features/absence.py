"""When somebody keeps the others waiting: /nudge, the ballots, and coming back."""

from bot.discord_io.components import Press
from bot.domain.requests import AbsenceChoice
from bot.domain.table import TableId
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, slash


class AbsenceFeature(Feature):
    """Handlers of /nudge, of votes about an absent player, and of coming back."""

    @slash("nudge")
    async def nudge_here(self, caller: Caller, vote: bool = False) -> Reply:
        """Mention the people who are waited for, once; or call a vote about them."""
        table = await self._context.table_here(caller)
        if vote:
            return await self._call_vote(caller, table.id)
        return await self._nudge(caller, table.id)

    @button("nudge")
    async def nudge(self, caller: Caller, press: Press) -> Reply:
        return await self._nudge(caller, press.table)

    @button("vote")
    async def call_vote(self, caller: Caller, press: Press) -> Reply:
        return await self._call_vote(caller, press.table)

    @button("vote_wait")
    async def vote_to_wait(self, caller: Caller, press: Press) -> Reply:
        return await self._vote(caller, press, "wait")

    @button("vote_stand_in")
    async def vote_for_stand_in(self, caller: Caller, press: Press) -> Reply:
        return await self._vote(caller, press, "stand-in")

    @button("vote_substitute")
    async def vote_for_substitute(self, caller: Caller, press: Press) -> Reply:
        return await self._vote(caller, press, "substitute")

    @button("come_back")
    async def come_back(self, caller: Caller, press: Press) -> Reply:
        """Take the seat back from the stand-in."""
        await self._tables.seats.come_back(press.table, caller.user)
        return self._context.done(caller, "came-back")

    async def _nudge(self, caller: Caller, table_id: TableId) -> Reply:
        await self._tables.absence.nudge(table_id, caller.user)
        return self._context.done(caller, "nudged")

    async def _call_vote(self, caller: Caller, table_id: TableId) -> Reply:
        vote = await self._tables.absence.call_vote(table_id, caller.user)
        return self._context.done(caller, "vote-called" if caller.user in vote.voters else "asked")

    async def _vote(self, caller: Caller, press: Press, choice: AbsenceChoice) -> Reply:
        await self._tables.absence.vote(press.table, caller.user, choice, press.question_id)
        return self._context.done(caller, "voted")

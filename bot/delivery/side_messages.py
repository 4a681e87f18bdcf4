"""Messages besides those that announce turns: votes, offers of seats, nudges."""

from contextlib import suppress

from bot.delivery.exactly_once import ExactlyOnce, message_at, remove_buttons
from bot.delivery.publication_plan import PublicationPlanner, QuestionPost
from bot.discord_io.sender import Sender, ThreadArchived, Unreachable
from bot.domain.events import Unpublished
from bot.domain.posts import NudgePost, OfferPost, PatiencePost, VotePost
from bot.domain.table import Human
from bot.tables import Tables


class SideMessages:
    """Posts, updates and closes votes, seat offers and nudges, each exactly once."""

    def __init__(
        self, tables: Tables, planner: PublicationPlanner, sender: Sender, once: ExactlyOnce
    ) -> None:
        self._tables = tables
        self._planner = planner
        self._sender = sender
        self._once = once

    async def publish(self, unpublished: Unpublished) -> None:
        """Post and update all of them."""
        await self._publish_questions(unpublished)
        await self._close_absences(unpublished)
        await self._publish_nudges(unpublished)

    async def _publish_questions(self, unpublished: Unpublished) -> None:
        """Votes count their ballots, and say at last how they ended."""
        table_id = unpublished.table.id
        open_questions = self._planner.questions(unpublished)
        for key, message in open_questions.items():
            await self._once.show(message_at(unpublished, key, message))
        posted: list[QuestionPost] = [
            *await self._once.keys(table_id, VotePost),
            *await self._once.keys(table_id, OfferPost),
        ]
        for key in posted:
            if key not in open_questions:
                await self._close_question(unpublished, key)

    async def _close_question(self, unpublished: Unpublished, key: QuestionPost) -> None:
        """Nobody is asked any more. The table may have moved to another channel since."""
        table, vote = unpublished.table, None
        if isinstance(key, VotePost):
            vote = await self._tables.absence.find_vote(table.id, key.kind, key.at)
        if vote is None:
            await self._close_buttons(unpublished, key)
            return
        outcome = self._planner.vote_outcome(table, vote)
        with suppress(Unreachable, ThreadArchived):
            await self._once.close(message_at(unpublished, key, outcome))
        await self._once.forget(table.id, key)

    async def _close_absences(self, unpublished: Unpublished) -> None:
        """Nobody can vote any more about somebody who has moved or does not play here now."""
        for key in await self._once.keys(unpublished.table.id, PatiencePost):
            waiting = () if unpublished.view is None else unpublished.view.waiting
            person = unpublished.table.occupants[key.seat]
            if key.seat not in waiting or not isinstance(person, Human):
                await self._close_buttons(unpublished, key)

    async def _close_buttons(
        self, unpublished: Unpublished, key: QuestionPost | PatiencePost
    ) -> None:
        record = await self._once.find(unpublished.table.id, key)
        if record is not None:
            await remove_buttons(self._sender, unpublished, record.channel, record.message)
        await self._once.forget(unpublished.table.id, key)

    async def _publish_nudges(self, unpublished: Unpublished) -> None:
        """People who have moved meanwhile are not nudged, and may be nudged another time."""
        table_id = unpublished.table.id
        for nudge in unpublished.nudges:
            message = self._planner.nudge(unpublished, nudge)
            if message is None:
                await self._tables.absence.delete_nudge(table_id, nudge.at)
                continue
            key = NudgePost(nudge.at)
            await self._once.show(message_at(unpublished, key, message))
            await self._tables.absence.mark_nudge_sent(table_id, nudge.at)
            await self._once.forget(table_id, key)

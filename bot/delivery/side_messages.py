"""Messages besides those that announce turns: votes, offers of seats, nudges, reminders."""

from collections.abc import Collection, Mapping
from typing import assert_never

from bot.delivery.exactly_once import ExactlyOnce, message_at
from bot.delivery.publication_plan import PublicationPlanner, QuestionPost
from bot.domain.events import Unpublished
from bot.domain.posts import NudgePost, OfferPost, PatiencePost, ReminderPost, SidePost, VotePost
from bot.domain.table import Table
from bot.messages.parts.message import Message
from bot.tables import Tables
from engine.model import Seat


class SideMessages:
    """Posts and updates votes, seat offers and nudges, each exactly once, and closes them.

    The scheduler posts reminders and announces absences; here they are closed."""

    def __init__(self, tables: Tables, planner: PublicationPlanner, once: ExactlyOnce) -> None:
        self._tables = tables
        self._planner = planner
        self._once = once

    async def publish(self, unpublished: Unpublished) -> None:
        """Post and update all of them, and close those that are over."""
        open_questions = self._planner.questions(unpublished)
        for key, message in open_questions.items():
            await self._once.show(message_at(unpublished, key, message))
        if unpublished.has_side_posts:
            await self._close_old(unpublished, open_questions)
        await self._publish_nudges(unpublished)

    async def _close_old(
        self, unpublished: Unpublished, open_questions: Collection[QuestionPost]
    ) -> None:
        """Nobody is asked any more what is settled, or reminded of a turn that is over."""
        posted = await self._once.side_keys(unpublished.table.id)
        if not posted:
            return
        waits = await self._tables.absence.waited_for(unpublished.table)
        for key in posted:
            if _is_over(key, open_questions, waits):
                await self._close(unpublished, key)

    async def _close(self, unpublished: Unpublished, key: SidePost) -> None:
        """Edit or delete the message. The table may have moved to another channel since."""
        last = await self._last_message(unpublished.table, key)
        if last is None:
            await self._once.withdraw(unpublished.table.id, key)
        else:
            await self._once.close(message_at(unpublished, key, last))

    async def _last_message(self, table: Table, key: SidePost) -> Message | None:
        """What the message says from now on; None if it has nothing to say any more."""
        match key:
            case VotePost(kind=kind, at=at):
                vote = await self._tables.absence.find_vote(table.id, kind, at)
                return self._planner.vote_outcome(table, vote) if vote else None
            case OfferPost():
                return self._planner.offer_closed(table)
            case PatiencePost():
                return self._planner.patience_ended(table)
            case NudgePost() | ReminderPost():
                return None
            case _:
                assert_never(key)

    async def _publish_nudges(self, unpublished: Unpublished) -> None:
        """People who have moved meanwhile are not nudged, and may be nudged another time."""
        table_id = unpublished.table.id
        for nudge in unpublished.nudges:
            message = self._planner.nudge(unpublished, nudge)
            if message is None:
                await self._tables.absence.delete_nudge(table_id, nudge.at)
                continue
            await self._once.show(message_at(unpublished, NudgePost(nudge.at), message))
            await self._tables.absence.mark_nudge_sent(table_id, nudge.at)


def _is_over(
    key: SidePost, open_questions: Collection[QuestionPost], waits: Mapping[Seat, float]
) -> bool:
    """Whether a question is settled, or the turn is over of which somebody was reminded."""
    match key:
        case VotePost() | OfferPost():
            return key not in open_questions
        case PatiencePost(seat=seat, since=since) | ReminderPost(seat=seat, since=since):
            return waits.get(seat) != since
        case NudgePost(at=at):
            return all(since >= at for since in waits.values())
        case _:
            assert_never(key)

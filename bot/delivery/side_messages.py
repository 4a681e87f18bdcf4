"""Messages besides those that announce turns: votes, offers of seats, nudges, reminders."""

import math
from collections.abc import Callable, Collection, Mapping
from typing import TypeAlias, assert_never

from bot.delivery.exactly_once import ExactlyOnce, message_at
from bot.delivery.publication_plan import PublicationPlanner, QuestionPost
from bot.domain.events import Unpublished
from bot.domain.posts import NudgePost, OfferPost, PatiencePost, ReminderPost, SidePost, VotePost
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Table, TableId
from bot.messages.parts.message import Message
from bot.tables import Tables
from engine.model import Seat

Waits: TypeAlias = Mapping[Seat, float]


class SideMessages:
    """Posts and updates votes, seat offers and nudges, each exactly once, and closes them.

    The scheduler posts reminders and announces absences; here they are closed. `delete_later` is
    called for a table with messages to delete; `delete_old(table)` is the job that does it."""

    def __init__(
        self,
        tables: Tables,
        planner: PublicationPlanner,
        once: ExactlyOnce,
        delete_later: Callable[[TableId], None],
    ) -> None:
        self._tables = tables
        self._planner = planner
        self._once = once
        self._delete_later = delete_later

    async def publish(self, unpublished: Unpublished) -> None:
        """Post and update all of them, and close those that are over. What is only to be deleted
        is left to the job: Discord allows few deletions of old messages, and no board waits for
        them."""
        open_questions = self._planner.questions(unpublished)
        for key, message in open_questions.items():
            await self._once.show(message_at(unpublished, key, message))
        if unpublished.has_side_posts:
            await self._close_old(unpublished, open_questions)
        await self._publish_nudges(unpublished)

    async def delete_old(self, table_id: TableId) -> None:
        """Delete reminders and nudges of turns that are over, reminders that a newer one has
        replaced, and announced absences after which the others have decided to wait."""
        try:
            table = await self._tables.lookup.table(table_id)
        except TableRefusal as refusal:
            if refusal.code is not TableCode.UNKNOWN_TABLE:
                raise
            return  # it has been deleted
        posted = await self._once.side_keys(table_id)
        await self._once.withdraw_all(table, to_delete(posted, *await self._waits(table)))

    async def _waits(self, table: Table) -> tuple[Waits, Waits]:
        """Since when people are waited for, and since when the table's patience counts."""
        absence = self._tables.absence
        return await absence.waited_for(table), await absence.patience_began(table)

    async def _close_old(
        self, unpublished: Unpublished, open_questions: Collection[QuestionPost]
    ) -> None:
        """Nobody is asked any more what is settled, or reminded of a turn that is over."""
        posted = await self._once.side_keys(unpublished.table.id)
        if not posted:
            return
        waits, began = await self._waits(unpublished.table)
        for key in posted:
            if _is_settled(key, open_questions, waits):
                await self._close(unpublished, key)
        if to_delete(posted, waits, began):
            self._delete_later(unpublished.table.id)

    async def _close(self, unpublished: Unpublished, key: SidePost) -> None:
        """Edit the message, or delete it. The table may have moved to another channel since."""
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
                if vote is None:
                    return None
                names = await self._tables.lookup.names_at(table, at)
                return self._planner.vote_outcome(table, vote, names)
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


def _is_settled(key: SidePost, open_questions: Collection[QuestionPost], waits: Waits) -> bool:
    """Whether a question is settled, or the turn is over because of which others may vote: the
    message says so from now on."""
    match key:
        case VotePost() | OfferPost():
            return key not in open_questions
        case PatiencePost(seat=seat, since=since):
            return since < waits.get(seat, math.inf)
        case NudgePost() | ReminderPost():
            return False
        case _:
            assert_never(key)


def to_delete(posted: Collection[SidePost], waits: Waits, began: Waits) -> list[SidePost]:
    """The messages that have nothing to say any more. `began`: when the table's patience with each
    seat began."""
    newest = {
        (key.seat, key.since): key
        for key in sorted((key for key in posted if isinstance(key, ReminderPost)), key=_times)
    }
    found: list[SidePost] = []
    for key in posted:
        match key:
            case ReminderPost(seat=seat, since=since):
                is_over = waits.get(seat) != since or newest[seat, since] != key
            case NudgePost(at=at):
                is_over = all(since >= at for since in waits.values())
            case PatiencePost(seat=seat, since=since):
                is_over = seat in waits and waits[seat] <= since < began[seat]
            case VotePost() | OfferPost():
                is_over = False
            case _:
                assert_never(key)
        if is_over:
            found.append(key)
    return found


def _times(key: ReminderPost) -> int:
    return key.times

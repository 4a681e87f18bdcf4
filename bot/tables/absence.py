"""What the others do about somebody who keeps them waiting: nudge, and after some time, vote."""

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.domain.events import StandInCame
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import (
    ANY_QUESTION,
    AbsenceChoice,
    AbsenceQuestion,
    AbsentPlayer,
    NudgeResult,
    Outcome,
    Vote,
    VoteResult,
)
from bot.domain.table import Human, StandIn, Table, TableId, UserId
from bot.store import absence as absence_rows
from bot.store import votes as vote_rows
from bot.store import waits as wait_rows
from bot.store.waits import WaitingPlayer
from bot.tables import seating
from bot.tables.cache import TableCache, holds_game
from bot.tables.entries import NewEntry, SeatBody, encode_body
from bot.tables.held_table import HeldGame
from bot.tables.people.quiet_hours import QuietHours
from bot.tables.seats import STAND_IN_LEVEL
from bot.tables.uptime import resumed_at
from bot.tables.votes import Votes, with_ballot
from engine.model import Seat

HOUR_S = 3600
FIRST_NUDGE_AFTER_S = HOUR_S  # everybody has this long for a turn
NUDGE_AGAIN_AFTER_S = 12 * HOUR_S
UNSENT_NUDGE_COUNTS_FOR_S = 300  # after that a nudge nobody has seen may be repeated
AFTER_OUTAGE_H = 24  # everybody has this long for a turn that began before a long outage of the bot


class Absence:
    """Decided by the majority of the others; without a majority, they go on waiting."""

    def __init__(self, cache: TableCache, votes: Votes, quiet_hours: QuietHours) -> None:
        self._cache = cache
        self._votes = votes
        self._quiet_hours = quiet_hours

    @holds_game
    async def nudge(self, held: HeldGame, by: UserId) -> NudgeResult:
        """Nudge the people who are waited for and were not nudged lately."""
        waiting = await self._others_waited_for(held.table, by)
        now, reader = self._cache.clock(), self._cache.store.reader
        unsent_since = now - UNSENT_NUDGE_COUNTS_FOR_S
        before = await absence_rows.last_nudges(reader, held.table.id, unsent_since)
        chosen = _to_be_nudged(waiting.values(), before, now)
        async with held.changing() as db:
            for user in chosen:
                await absence_rows.save_nudge(db, held.table.id, user, now)
        return NudgeResult(held.table, chosen)

    async def mark_nudge_sent(self, table_id: TableId, at: float) -> None:
        async with self._cache.store.writing() as db:
            await absence_rows.mark_nudge_sent(db, table_id, at)

    async def delete_nudge(self, table_id: TableId, at: float) -> None:
        """Nobody was nudged, because they have moved: they may be nudged another time."""
        async with self._cache.store.writing() as db:
            await absence_rows.delete_nudge(db, table_id, at)

    @holds_game
    async def call_vote(self, held: HeldGame, by: UserId) -> Vote:
        """Open a vote about the person who has been waited for longest, or return the open one."""
        waiting = await self._others_waited_for(held.table, by)
        already = await self._votes.find_open_vote(held.table, AbsenceQuestion)
        if already is not None:
            await self._votes.show_again(held)
            return already
        since, seat = min((since, seat) for seat, (_, since) in waiting.items())
        began = (await self.patience_began(held.table))[seat]
        until = await self._patient_until(held.table, began)
        if self._cache.clock() < until:
            raise TableRefusal(TableCode.PATIENCE_NOT_OVER, until=int(until))
        return await self._votes.ask(held, AbsenceQuestion(seat, since), by)

    @holds_game
    async def vote(
        self,
        held: HeldGame,
        user: UserId,
        choice: AbsenceChoice,
        question_id: int = ANY_QUESTION,
    ) -> VoteResult:
        """Answer an absence question: wait, let a stand-in play, or look for a substitute."""
        vote = await self._votes.require_vote(held, user, AbsenceQuestion, question_id)
        vote = with_ballot(vote, user, choice)
        vote = replace(vote, outcome=outcome_of(vote))
        after = held.table
        if vote.outcome == "stand-in":
            await self._seat_stand_in(held, vote)
            return VoteResult(held.table, vote)
        if vote.outcome == "substitute":
            after = replace(after, vacant=(*after.vacant, vote.question.seat))
        async with held.changing(after) as db:
            await self._votes.save_last_ballot(db, vote)
        return VoteResult(held.table, vote)

    async def find_vote(self, table_id: TableId, kind: str, at: float) -> Vote | None:
        """The vote of a kind that began at this moment, decided or not; or None."""
        return await vote_rows.find_vote(self._cache.store.reader, table_id, kind, at)

    async def waited_for(self, table: Table) -> Mapping[Seat, float]:
        """The seats of the people a table waits for, and since when."""
        if table.status != "playing":
            return {}
        waits = await wait_rows.at_table(self._cache.store.reader, table.id)
        return {
            seat: since for seat, since in waits.items() if isinstance(table.occupants[seat], Human)
        }

    async def patience_began(self, table: Table) -> Mapping[Seat, float]:
        """The same seats, and since when the table's patience counts: deciding to wait starts it
        again."""
        waits = await self.waited_for(table)
        again = await vote_rows.last_wait_decisions(self._cache.store.reader, table.id)
        return {seat: max(since, again.get(seat, since)) for seat, since in waits.items()}

    async def overdue(self) -> list[AbsentPlayer]:
        """All people about whom the others may vote now and have not begun to, except those whose
        absence has been announced. Nobody is called in their quiet hours, and nothing is announced
        where nobody could vote."""
        reader = self._cache.store.reader
        waiting = await wait_rows.people_over_patience(reader, self._cache.clock())
        return [found for one in waiting if (found := await self._if_overdue(one)) is not None]

    async def _if_overdue(self, one: WaitingPlayer) -> AbsentPlayer | None:
        table = await self._cache.table(one.table)
        began = (await self.patience_began(table)).get(one.seat)
        if began is None:
            return None
        if self._cache.clock() < await self._patient_until(table, began):
            return None
        if await self._votes.find_open_vote(table, AbsenceQuestion) is not None:
            return None
        if await self._quiet_hours.is_now(one.user, one.preferences):
            return None
        return AbsentPlayer(one.table, one.seat, one.user, one.since, began, one.is_muted)

    async def _patient_until(self, table: Table, began: float) -> float:
        """When the others may vote, if the table's patience began then. After a long outage of the
        bot everybody has some time to move."""
        until = began + table.options.patience_h * HOUR_S
        resumed = await resumed_at(self._cache.store.reader)
        if began < resumed:
            until = max(until, resumed + min(AFTER_OUTAGE_H, table.options.patience_h) * HOUR_S)
        return until

    async def _seat_stand_in(self, held: HeldGame, vote: Vote) -> None:
        seat, snapshot = vote.question.seat, held.snapshot
        person = held.table.occupants[seat]
        if not isinstance(person, Human):
            raise TableRefusal(TableCode.NOBODY_IS_ABSENT)
        stand_in = StandIn(person.user, person.name, STAND_IN_LEVEL)
        table = seating.with_person(held.table, seat, stand_in)
        after = snapshot.next(table, snapshot.game, snapshot.undos)
        events = (StandInCame(seat, person.name),)
        entry = NewEntry(seat, "seat", encode_body(SeatBody(person.name, "stand-in")), events)
        async with held.committing(after, entry) as db:
            await self._votes.save_last_ballot(db, vote)

    async def _others_waited_for(
        self, table: Table, by: UserId
    ) -> Mapping[Seat, tuple[UserId, float]]:
        """The other people the table waits for, and since when; or refuse NOBODY_IS_ABSENT."""
        table.require_open()
        own = table.require_seat(by)
        waits = await wait_rows.at_table(self._cache.store.reader, table.id)
        found = {
            seat: (person.user, since)
            for seat, since in waits.items()
            if seat != own and isinstance(person := table.occupants[seat], Human)
        }
        if not found:
            raise TableRefusal(TableCode.NOBODY_IS_ABSENT)
        return found


def _to_be_nudged(
    waiting: Collection[tuple[UserId, float]], before: Mapping[UserId, float], now: float
) -> tuple[UserId, ...]:
    """The people who may be nudged now, or a refusal that says when."""
    again = {
        user: before.get(user, -NUDGE_AGAIN_AFTER_S) + NUDGE_AGAIN_AFTER_S for user, _ in waiting
    }
    due = {user: max(again[user], since + FIRST_NUDGE_AFTER_S) for user, since in waiting}
    chosen = tuple(sorted(user for user in due if due[user] <= now))
    if not chosen:
        until, first = min((until, user) for user, until in due.items())
        is_again = again[first] == until
        code = TableCode.NUDGED_ALREADY if is_again else TableCode.TOO_EARLY_TO_NUDGE
        raise TableRefusal(code, until=int(until))
    return chosen


def outcome_of(vote: Vote) -> Outcome:
    """The choice of more than half of the others; "wait" if all have answered without one."""
    votes = Counter(ballot.choice for ballot in vote.ballots if ballot.user in vote.voters)
    choice, number = votes.most_common(1)[0]
    if 2 * number > len(vote.voters):
        return choice
    return "wait" if votes.total() == len(vote.voters) else "open"

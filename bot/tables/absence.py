"""What the others do about somebody who lets them wait: nudge, and when patience is over, vote."""

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from bot.domain.events import StandInCame
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import (
    ANY_QUESTION,
    AbsenceChoice,
    AbsenceQuestion,
    NudgeResult,
    Outcome,
    Vote,
    VoteResult,
)
from bot.domain.table import Human, Level, StandIn, Table, TableId, UserId
from bot.store import absence as vote_rows
from bot.store import log as log_rows
from bot.store import tables as table_rows
from bot.tables import lobby
from bot.tables.entries import NewEntry, Seated
from bot.tables.snapshot import Snapshot
from bot.tables.votes import Questions, answered
from engine.model import Seat

HOUR_S = 3600
BEFORE_A_NUDGE_S = HOUR_S  # as long as everybody has for a turn in peace
BETWEEN_NUDGES_S = 12 * HOUR_S
TO_BE_TOLD_S = 300  # after that a nudge that nobody has seen may be repeated
STAND_IN_LEVEL: Level = "normal"


class Voting(Questions):
    """Decided by the majority of the others; without one, they wait."""

    async def nudge(self, table_id: TableId, by: UserId) -> NudgeResult:
        """Those whom everybody has waited for, and who were not nudged lately."""
        async with self._lock(table_id):
            snapshot = await self._held(table_id)
            waiting = await self._others_waited_for(snapshot, by)
            now = self._clock()
            before = await vote_rows.nudges(self.store.reader, table_id, now - TO_BE_TOLD_S)
            chosen = _to_be_nudged(waiting.values(), before, now)
            async with self.store.writing() as db:
                for user in chosen:
                    await vote_rows.nudge(db, table_id, user, now)
                await table_rows.touch(db, table_id)
            return NudgeResult(snapshot.table, chosen)

    async def call_vote(self, table_id: TableId, by: UserId) -> Vote:
        """About the one who has let everybody wait longest; the open vote if there is one."""
        async with self._lock(table_id):
            snapshot = await self._held(table_id)
            waiting = await self._others_waited_for(snapshot, by)
            already = await self._open_vote(snapshot.table, AbsenceQuestion)
            if already is not None:
                await self._show_again(table_id)
                return already
            since, seat = min((since, seat) for seat, (_, since) in waiting.items())
            until = await self._patient_until(snapshot.table, seat, since)
            if self._clock() < until:
                raise TableRefusal(TableCode.PATIENCE_NOT_OVER, until=int(until))
            return await self._ask(snapshot.table, AbsenceQuestion(seat, since), by)

    async def vote(
        self, table_id: TableId, user: UserId, choice: AbsenceChoice, mark: int = ANY_QUESTION
    ) -> VoteResult:
        """An answer, which may decide: wait, a stand-in, or look for a substitute."""
        async with self._lock(table_id):
            snapshot, vote = await self._question_to(table_id, user, AbsenceQuestion, mark)
            vote = answered(vote, user, choice)
            vote = replace(vote, outcome=outcome_of(vote))
            table = snapshot.table
            if vote.outcome == "stand-in":
                return VoteResult((await self._stand_in(snapshot, vote)).table, vote)
            if vote.outcome == "substitute":
                table = replace(table, vacant=(*table.vacant, vote.question.seat))
            async with self._writing(snapshot.table) as db:
                await self._note(db, vote)
                if table != snapshot.table:
                    await table_rows.save(db, table)
            self.forget(table_id)
            return VoteResult(table, vote)

    async def _patient_until(self, table: Table, seat: Seat, since: float) -> float:
        """When the others may vote. Deciding to wait starts the time again."""
        again = await vote_rows.waited_again(self.store.reader, table.id, seat)
        return max(since, again) + table.options.patience_h * HOUR_S

    async def _stand_in(self, snapshot: Snapshot, vote: Vote) -> Snapshot:
        seat = vote.question.seat
        person = snapshot.table.people[seat]
        if not isinstance(person, Human):
            raise TableRefusal(TableCode.NOBODY_IS_ABSENT)
        stand_in = StandIn(person.user, person.name, STAND_IN_LEVEL)
        after = snapshot.next(
            lobby.with_person(snapshot.table, seat, stand_in), snapshot.game, snapshot.undos
        )
        events = (StandInCame(seat, person.name),)
        new = NewEntry(seat, "seat", Seated(person.name, "stand-in"), events)
        async with self._entry(snapshot.table, after, new) as db:
            await self._note(db, vote)
        return after

    async def _others_waited_for(
        self, snapshot: Snapshot, by: UserId
    ) -> Mapping[Seat, tuple[UserId, float]]:
        """People whom everybody waits for, and since when."""
        lobby.must_be_open(snapshot.table)
        own = lobby.must_sit(snapshot.table, by)
        waits = await log_rows.waits(self.store.reader, snapshot.table.id)
        found = {
            seat: (person.user, since)
            for seat, since in waits.items()
            if seat != own and isinstance(person := snapshot.table.people[seat], Human)
        }
        if not found:
            raise TableRefusal(TableCode.NOBODY_IS_ABSENT)
        return found


def _to_be_nudged(
    waiting: Collection[tuple[UserId, float]], before: Mapping[UserId, float], now: float
) -> tuple[UserId, ...]:
    """Refused, with the moment when it will do, if there is nobody."""
    again = {user: before.get(user, -BETWEEN_NUDGES_S) + BETWEEN_NUDGES_S for user, _ in waiting}
    due = {user: max(again[user], since + BEFORE_A_NUDGE_S) for user, since in waiting}
    chosen = tuple(sorted(user for user in due if due[user] <= now))
    if not chosen:
        until, first = min((until, user) for user, until in due.items())
        is_again = again[first] == until
        code = TableCode.NUDGED_ALREADY if is_again else TableCode.TOO_EARLY_TO_NUDGE
        raise TableRefusal(code, until=int(until))
    return chosen


def outcome_of(vote: Vote) -> Outcome:
    """A choice of more than half of the others; "wait" if all have spoken without one."""
    votes = Counter(ballot.choice for ballot in vote.ballots if ballot.user in vote.voters)
    choice, number = votes.most_common(1)[0]
    if 2 * number > len(vote.voters):
        return choice
    return "wait" if votes.total() == len(vote.voters) else "open"

"""Votes of the people at a table: what undo questions and absence questions have in common."""

from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import (
    ANY_QUESTION,
    AbsenceQuestion,
    Ballot,
    BallotChoice,
    Question,
    UndoQuestion,
    Vote,
)
from bot.domain.table import Table, UserId
from bot.store import Transaction
from bot.store import posts as post_rows
from bot.store import votes as vote_rows
from bot.tables.cache import TableCache
from bot.tables.held_table import HeldGame
from bot.tables.seating import voters
from bot.tables.seats import Seats

QuestionType = type[UndoQuestion] | type[AbsenceQuestion]


class Votes:
    """At most one question of each kind is open at a table."""

    def __init__(self, cache: TableCache, seats: Seats) -> None:
        self._cache = cache
        self._seats = seats

    async def open_votes(self, table: Table) -> tuple[Vote, ...]:
        """The open votes of a table, with the people who may answer."""
        if table.status != "playing":
            return ()
        found = await vote_rows.open_votes(self._cache.store.reader, table.id)
        return tuple(replace(vote, voters=voters(table, vote.question.seat)) for vote in found)

    async def find_open_vote(self, table: Table, kind: QuestionType) -> Vote | None:
        """The open vote of this kind, or None."""
        votes = await self.open_votes(table)
        return next((vote for vote in votes if isinstance(vote.question, kind)), None)

    async def ask(self, held: HeldGame, question: Question, by: UserId) -> Vote:
        """Open a vote."""
        vote = Vote(
            table=held.table.id,
            question=question,
            by=by,
            at=self._cache.clock(),
            voters=voters(held.table, question.seat),
            ballots=(),
            outcome="open",
        )
        async with held.changing() as db:
            await vote_rows.insert_vote(db, vote)
        return vote

    async def show_again(self, held: HeldGame) -> None:
        """Somebody asks what is being asked already: its message may have been deleted."""
        async with held.changing() as db:
            await post_rows.refresh_questions(db, held.table.id)

    async def require_vote(
        self, held: HeldGame, user: UserId, kind: QuestionType, question_id: int
    ) -> Vote:
        """The open vote that this user means and may answer, or a refusal. A user who was away and
        answers has come back."""
        held.table.require_open()
        seat = held.table.require_seat(user)
        vote = await self.find_open_vote(held.table, kind)
        if vote is None or question_id not in (ANY_QUESTION, vote.question_id):
            raise TableRefusal(TableCode.NO_SUCH_QUESTION)
        if seat == vote.question.seat:
            raise TableRefusal(TableCode.NOT_YOURS_TO_ANSWER)
        if held.snapshot.is_away(seat):
            await self._seats.return_person(held, seat)
        return replace(vote, voters=voters(held.table, vote.question.seat))

    async def save_last_ballot(self, db: Transaction, vote: Vote) -> None:
        """Store the last ballot, and the outcome if it has decided the vote."""
        last = vote.ballots[-1]
        await vote_rows.save_ballot(db, vote, last.user, last.choice)
        if vote.outcome != "open":
            await vote_rows.close_vote(db, vote, vote.outcome, self._cache.clock())


def with_ballot(vote: Vote, user: UserId, choice: BallotChoice) -> Vote:
    """The vote with this user's answer as the last, instead of their earlier one."""
    others = (ballot for ballot in vote.ballots if ballot.user != user)
    return replace(vote, ballots=(*others, Ballot(user, choice)))

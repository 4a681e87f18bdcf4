"""Questions to the people at a table: who may answer, and what they have said so far."""

from aiosqlite import Connection
from msgspec.structs import replace

from bot.domain.events import VOTE
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import (
    ANY_QUESTION,
    AbsenceQuestion,
    Ballot,
    Choice,
    Question,
    UndoQuestion,
    Vote,
)
from bot.domain.table import Table, TableId, UserId
from bot.store import absence as vote_rows
from bot.store import posts as post_rows
from bot.store import tables as table_rows
from bot.tables import lobby
from bot.tables.lobby import voters
from bot.tables.moves import Playing
from bot.tables.snapshot import Snapshot

Kind = type[UndoQuestion] | type[AbsenceQuestion]


class Questions(Playing):
    """At most one question of a kind is open at a table."""

    async def _open_votes(self, table: Table) -> tuple[Vote, ...]:
        """The questions that wait for answers, with those who may give them."""
        if table.status != "playing":
            return ()
        found = await vote_rows.open_at(self.store.reader, table.id)
        return tuple(replace(vote, voters=voters(table, vote.question.seat)) for vote in found)

    async def _open_vote(self, table: Table, kind: Kind) -> Vote | None:
        votes = await self._open_votes(table)
        return next((vote for vote in votes if isinstance(vote.question, kind)), None)

    async def _ask(self, table: Table, question: Question, by: UserId) -> Vote:
        vote = Vote(
            table=table.id,
            question=question,
            by=by,
            at=self._clock(),
            voters=voters(table, question.seat),
            ballots=(),
            outcome="open",
        )
        async with self._writing(table) as db:
            await vote_rows.ask(db, vote)
            await table_rows.touch(db, table.id)
        return vote

    async def _show_again(self, table_id: TableId) -> None:
        """Somebody asks what is asked already: its message may have been deleted."""
        async with self.store.writing() as db:
            await post_rows.doubt(db, table_id, VOTE)
            await table_rows.touch(db, table_id)

    async def _question_to(
        self, table_id: TableId, user: UserId, kind: Kind, mark: int
    ) -> tuple[Snapshot, Vote]:
        """The open question that this person may answer, if it is the one that they mean. Who
        answers has come back."""
        snapshot = await self._held(table_id)
        lobby.must_be_open(snapshot.table)
        seat = lobby.must_sit(snapshot.table, user)
        vote = await self._open_vote(snapshot.table, kind)
        if vote is None or mark not in (ANY_QUESTION, vote.question_id):
            raise TableRefusal(TableCode.NO_SUCH_QUESTION)
        if seat == vote.question.seat:
            raise TableRefusal(TableCode.NOT_YOURS_TO_ANSWER)
        snapshot = await self._back(snapshot, seat)
        return snapshot, replace(vote, voters=voters(snapshot.table, vote.question.seat))

    async def _note(self, db: Connection, vote: Vote) -> None:
        """The answer that came last, and the outcome if it decided."""
        last = vote.ballots[-1]
        await vote_rows.answer(db, vote, last.user, last.choice)
        if vote.outcome != "open":
            await vote_rows.close(db, vote, vote.outcome, self._clock())
        await table_rows.touch(db, vote.table)


def answered(vote: Vote, user: UserId, choice: Choice) -> Vote:
    """With somebody's answer, or their new one, as the last."""
    others = (ballot for ballot in vote.ballots if ballot.user != user)
    return replace(vote, ballots=(*others, Ballot(user, choice)))

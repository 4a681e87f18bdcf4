"""Votes of the people at a table and their ballots."""

from collections.abc import Mapping

import msgspec

from bot.domain.requests import Ballot, BallotChoice, Outcome, Question, UndoQuestion, Vote
from bot.domain.table import Seq, TableId, UserId
from bot.store.databases.transactions import Transaction
from engine.model import Seat

_VOTES = 'SELECT id, question, "user", outcome, table_id, at FROM votes'


# Of the wait `w`: when the others last decided to go on waiting, or 0.
LAST_WAIT_DECISION = (
    "SELECT coalesce(max(closed_at), 0) FROM votes WHERE votes.table_id = w.table_id"
    " AND votes.seat = w.seat AND votes.kind = 'absence' AND votes.outcome = 'wait'"
)


async def insert_vote(db: Transaction, vote: Vote) -> None:
    """Store a new open vote. ConflictError if one of this kind is open at the table."""
    await db.execute(
        'INSERT INTO votes (table_id, kind, seat, question, "user", outcome, at)'
        " VALUES (?, ?, ?, ?, ?, 'open', ?)",
        (
            vote.table,
            kind_of(vote.question),
            vote.question.seat,
            msgspec.json.encode(vote.question).decode(),
            vote.by,
            vote.at,
        ),
    )


async def save_ballot(db: Transaction, vote: Vote, user: UserId, choice: BallotChoice) -> None:
    """Store a user's answer, replacing an earlier one."""
    await db.execute(
        'INSERT INTO ballots (vote_id, "user", choice)'
        " SELECT id, ?, ? FROM votes WHERE table_id = ? AND kind = ? AND outcome = 'open'"
        ' ON CONFLICT (vote_id, "user") DO UPDATE SET choice = excluded.choice',
        (user, choice, vote.table, kind_of(vote.question)),
    )


async def close_vote(db: Transaction, vote: Vote, outcome: Outcome, at: float) -> None:
    await db.execute(
        "UPDATE votes SET outcome = ?, closed_at = ?"
        " WHERE table_id = ? AND kind = ? AND outcome = 'open'",
        (outcome, at, vote.table, kind_of(vote.question)),
    )


async def open_votes(db: Transaction, table_id: TableId) -> list[Vote]:
    """The open votes of a table, without `voters`: the caller knows who may answer."""
    sql = f"{_VOTES} WHERE table_id = ? AND outcome = 'open' ORDER BY id"
    return await _votes(db, sql, table_id)


async def find_vote(db: Transaction, table_id: TableId, kind: str, at: float) -> Vote | None:
    """The vote of a kind that began at this moment, decided or not; or None."""
    sql = f"{_VOTES} WHERE table_id = ? AND kind = ? AND at = ?"
    found = await _votes(db, sql, table_id, kind, at)
    return found[0] if found else None


async def _votes(db: Transaction, sql: str, *parameters: object) -> list[Vote]:
    rows = await db.fetch(sql, parameters)
    return [
        Vote(
            table=TableId(row[4]),
            question=msgspec.json.decode(row[1], type=Question),
            by=UserId(row[2]),
            at=row[5],
            voters=(),
            ballots=await _ballots(db, row[0]),
            outcome=row[3],
        )
        for row in rows
    ]


async def _ballots(db: Transaction, vote_id: int) -> tuple[Ballot, ...]:
    rows = await db.fetch(
        'SELECT "user", choice FROM ballots WHERE vote_id = ? ORDER BY "user"', (vote_id,)
    )
    return tuple(Ballot(UserId(row[0]), row[1]) for row in rows)


async def last_wait_decisions(db: Transaction, table_id: TableId) -> Mapping[Seat, float]:
    """When the others last decided to go on waiting for a seat, for those about which they have."""
    rows = await db.fetch(
        "SELECT seat, max(closed_at) FROM votes"
        " WHERE table_id = ? AND kind = 'absence' AND outcome = 'wait' GROUP BY seat",
        (table_id,),
    )
    return {Seat(row[0]): float(row[1]) for row in rows}


async def bring_back(db: Transaction, later_than: float, now: float) -> None:
    """No vote was decided later than that: the clock was ahead, and it was decided now."""
    await db.execute("UPDATE votes SET closed_at = ? WHERE closed_at > ?", (now, later_than))


async def was_undo_declined(db: Transaction, table_id: TableId, entry: Seq) -> bool:
    """Whether the others have already refused to let this entry be taken back."""
    rows = await db.fetch(
        "SELECT question FROM votes WHERE table_id = ? AND kind = 'undo' AND outcome = 'no'",
        (table_id,),
    )
    asked = (msgspec.json.decode(row[0], type=UndoQuestion) for row in rows)
    return any(question.entry == entry for question in asked)


def kind_of(question: Question) -> str:
    return "undo" if isinstance(question, UndoQuestion) else "absence"

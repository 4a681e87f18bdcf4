"""Questions to the people at a table, their answers, and nudges."""

from collections.abc import Mapping
from itertools import groupby
from operator import itemgetter

import msgspec
from aiosqlite import Connection

from bot.domain.events import Nudge
from bot.domain.requests import Ballot, Choice, Outcome, Question, UndoQuestion, Vote
from bot.domain.table import Seq, TableId, UserId
from engine.model import Seat

_VOTES = "SELECT id, question, user, outcome, table_id, at FROM votes"


async def ask(db: Connection, vote: Vote) -> None:
    """An open vote. There is at most one of a kind at a table."""
    await db.execute(
        "INSERT INTO votes (table_id, kind, seat, question, user, outcome, at)"
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


async def answer(db: Connection, vote: Vote, user: UserId, choice: Choice) -> None:
    """What somebody says now; it may change until the vote is decided."""
    await db.execute(
        "INSERT INTO ballots (vote_id, user, choice)"
        " SELECT id, ?, ? FROM votes WHERE table_id = ? AND kind = ? AND outcome = 'open'"
        " ON CONFLICT DO UPDATE SET choice = excluded.choice",
        (user, choice, vote.table, kind_of(vote.question)),
    )


async def close(db: Connection, vote: Vote, outcome: Outcome, at: float) -> None:
    await db.execute(
        "UPDATE votes SET outcome = ?, closed_at = ?"
        " WHERE table_id = ? AND kind = ? AND outcome = 'open'",
        (outcome, at, vote.table, kind_of(vote.question)),
    )


async def void(db: Connection, table_id: TableId, acted: Seat, at: float, *, is_move: bool) -> None:
    """Something happened at a seat: it is not absent. Once a person has moved, nothing before that
    can be taken back; what automatic players do is taken back with it."""
    await db.execute(
        "UPDATE votes SET outcome = 'void', closed_at = ? WHERE table_id = ? AND outcome = 'open'"
        " AND (seat = ? OR (kind = 'undo' AND ?))",
        (at, table_id, acted, is_move),
    )


async def open_at(db: Connection, table_id: TableId) -> list[Vote]:
    """The votes that wait for answers; who may answer is for the table to say."""
    sql = f"{_VOTES} WHERE table_id = ? AND outcome = 'open' ORDER BY id"
    return await _votes(db, sql, table_id)


async def asked(db: Connection, table_id: TableId, kind: str, at: float) -> Vote | None:
    """The vote of a kind that began at a moment, decided or not."""
    sql = f"{_VOTES} WHERE table_id = ? AND kind = ? AND at = ?"
    found = await _votes(db, sql, table_id, kind, at)
    return found[0] if found else None


async def _votes(db: Connection, sql: str, *parameters: object) -> list[Vote]:
    rows = await db.execute_fetchall(sql, parameters)
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


async def _ballots(db: Connection, vote_id: int) -> tuple[Ballot, ...]:
    rows = await db.execute_fetchall(
        "SELECT user, choice FROM ballots WHERE vote_id = ? ORDER BY user", (vote_id,)
    )
    return tuple(Ballot(UserId(row[0]), row[1]) for row in rows)


async def waited_again(db: Connection, table_id: TableId, seat: Seat) -> float:
    """When the others last decided to go on waiting for this seat; 0 if never."""
    (row,) = await db.execute_fetchall(
        "SELECT coalesce(max(closed_at), 0) FROM votes"
        " WHERE table_id = ? AND seat = ? AND kind = 'absence' AND outcome = 'wait'",
        (table_id, seat),
    )
    return float(row[0])


async def was_declined(db: Connection, table_id: TableId, entry: Seq) -> bool:
    """Whether the others have already said no to taking this entry back."""
    rows = await db.execute_fetchall(
        "SELECT question FROM votes WHERE table_id = ? AND kind = 'undo' AND outcome = 'no'",
        (table_id,),
    )
    asked = (msgspec.json.decode(row[0], type=UndoQuestion) for row in rows)
    return any(question.entry == entry for question in asked)


async def nudges(db: Connection, table_id: TableId, told_by: float) -> Mapping[UserId, float]:
    """When each person at the table was last nudged. What could not be told until `told_by` does
    not count."""
    rows = await db.execute_fetchall(
        "SELECT user, at FROM nudges WHERE table_id = ? AND (is_told OR at > ?)",
        (table_id, told_by),
    )
    return {UserId(row[0]): float(row[1]) for row in rows}


async def nudge(db: Connection, table_id: TableId, user: UserId, at: float) -> None:
    await db.execute(
        "INSERT INTO nudges (table_id, user, at, is_told) VALUES (?, ?, ?, 0)"
        " ON CONFLICT DO UPDATE SET at = excluded.at, is_told = 0",
        (table_id, user, at),
    )


async def untold_nudges(db: Connection, table_id: TableId) -> tuple[Nudge, ...]:
    """Those that nobody has seen yet."""
    rows = await db.execute_fetchall(
        "SELECT at, user FROM nudges WHERE table_id = ? AND NOT is_told ORDER BY at, user",
        (table_id,),
    )
    together = groupby(((float(row[0]), UserId(row[1])) for row in rows), key=itemgetter(0))
    return tuple(Nudge(at, tuple(user for _, user in same)) for at, same in together)


async def drop_nudge(db: Connection, table_id: TableId, at: float) -> None:
    await db.execute("DELETE FROM nudges WHERE table_id = ? AND at = ?", (table_id, at))


async def nudge_told(db: Connection, table_id: TableId, at: float) -> None:
    await db.execute("UPDATE nudges SET is_told = 1 WHERE table_id = ? AND at = ?", (table_id, at))


def kind_of(question: Question) -> str:
    return "undo" if isinstance(question, UndoQuestion) else "absence"

"""What is kept of a game when it ends: its result, and what ratings learn from it."""

from collections.abc import Sequence

from bot.domain.ladders import Ladder
from bot.domain.ratings import ladders_of, rated_people, ratings_after
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.results import GameResult, LoggedMove, result_of
from bot.store import Transaction
from bot.store import results as result_rows
from bot.store.log import StoredEntry
from bot.tables.entries import undo_of, undone
from bot.tables.snapshot import Snapshot


async def store_result(db: Transaction, after: Snapshot, log_: Sequence[StoredEntry]) -> None:
    """Store the result of a game that is over and what ratings learn from it. `log_`: all entries
    of the game. ConflictError if the table has a result."""
    await result_rows.take_turns(db)
    await insert_rated(db, game_result(after, log_))


async def insert_rated(db: Transaction, result: GameResult) -> None:
    """Store a result and the ratings after it. The caller has called `take_turns`."""
    people = rated_people(result)
    server_ratings = {}
    for ladder in ladders_of(result) if people else ():
        ratings = ratings_after(result, await result_rows.ratings(db, ladder, people))
        await result_rows.save_ratings(db, ladder, ratings)
        if ladder == Ladder(result.guild):
            server_ratings = dict(ratings)
    await result_rows.insert(db, result, server_ratings)


def game_result(after: Snapshot, log_: Sequence[StoredEntry]) -> GameResult:
    """The result of a game that is over."""
    final = after.public.final
    if final is None:
        raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
    gone = undone(log_)
    lasting = [
        LoggedMove(
            entry.seq,
            entry.seat,
            is_move=entry.kind == "action",
            is_by_person=entry.is_by_person,
            events=entry.events,
            at=entry.at,
        )
        for entry in log_
        if entry.seq not in gone and entry.kind != "undo"
    ]
    unasked = {entry.seat for entry in log_ if entry.kind == "undo" and undo_of(entry).is_unasked}
    return result_of(after.table, final, lasting, unasked)

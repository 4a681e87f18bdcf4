"""Whether the log of a table leads to the game that the table has."""

from asyncio import to_thread
from collections.abc import Sequence

from bot.domain.table import TableId
from bot.store import log as log_rows
from bot.store.log import StoredEntry
from bot.tables import Tables
from bot.tables.entries import action_of, undone_by
from bot.tables.snapshot import Snapshot
from engine.refusals import Refusal


async def verify(tables: Tables, table_id: TableId) -> list[str]:
    """Replay the log and compare every digest; returns the differences in words, none if all is
    well."""
    async with tables.cache.held_game(table_id) as held:
        origin = await tables.replay.origin(held.table)
        entries = await log_rows.entries(tables.store.reader, table_id, origin.seq)
    return await to_thread(_differences, held.snapshot, origin, entries)


def _differences(snapshot: Snapshot, origin: Snapshot, entries: Sequence[StoredEntry]) -> list[str]:
    """Between a snapshot and its log, replayed from the origin."""
    games = [(origin.seq, origin.game)]
    problems: list[str] = []
    for entry in entries:
        if entry.kind == "action":
            try:
                played = games[-1][1].play(entry.seat, action_of(entry))
            except Refusal as refusal:
                return [*problems, f"entry {entry.seq}: {refusal}"]
            games.append((entry.seq, played.game))
        elif entry.kind == "undo":
            named = undone_by(entry)
            last = tuple(seq for seq, _ in games[-len(named) :])
            if last != named:
                numbers = ", ".join(map(str, named))
                return [*problems, f"entry {entry.seq}: takes back {numbers}, not the last"]
            del games[-len(named) :]
        if games[-1][1].digest() != entry.digest:
            problems.append(f"entry {entry.seq}: another digest")
    if games[-1][1].digest() != snapshot.game.digest():
        problems.append("the checkpoint is not where the log leads")
    return problems

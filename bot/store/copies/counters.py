"""How far the tables of a file that number their rows have counted."""

from collections.abc import Mapping

from bot.store.databases.transactions import Statement

COUNTERS = (
    "SELECT numbered.name, coalesce(seq, 0) FROM sqlite_schema AS numbered"
    " LEFT JOIN sqlite_sequence AS counter ON counter.name = numbered.name"
    " WHERE type = 'table' AND sql LIKE '%PRIMARY KEY AUTOINCREMENT%'"
)


def raised_counters(ours: Mapping[str, int], least: Mapping[str, int]) -> list[Statement]:
    """Let new rows get greater numbers than these. `ours`: the rows of `COUNTERS`, which SQLite
    keeps at least as great as the numbers of all rows."""
    statements = []
    for name, last in ours.items():
        if last < least.get(name, 0):
            statements += [
                Statement("DELETE FROM sqlite_sequence WHERE name = ?", (name,)),
                Statement(
                    "INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", (name, least[name])
                ),
            ]
    return statements

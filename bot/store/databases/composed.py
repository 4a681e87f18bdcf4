"""Several statements as one, for PostgreSQL."""

from collections.abc import Sequence
from functools import cache

from bot.store.databases.transactions import Statement

RETURNING = " RETURNING 1"  # a row for every row that a statement has changed


def composed(allowed: Statement, statements: Sequence[Statement]) -> Statement:
    """One statement that does the same as all of them, and so one round trip to the server instead
    of one for each and four for their transaction. It fails as a whole if `allowed` finds no row,
    or if a statement that must change a row changes none.

    All of them see what was there before, so none may change a row that another one changes. Those
    that must change a row are run first."""
    parts = tuple((sql, must_change) for sql, _, must_change in statements)
    values = [value for each in (allowed, *statements) for value in each.parameters]
    return Statement(_composed_sql(allowed.sql, parts), values)


@cache
def _composed_sql(allowed: str, parts: Sequence[tuple[str, bool]]) -> str:
    named = {"allowed": allowed} | {
        f"part{number}": sql + (RETURNING if must_change else "")
        for number, (sql, must_change) in enumerate(parts)
    }
    required = ["allowed", *(f"part{n}" for n, (_, must_change) in enumerate(parts) if must_change)]
    # Dividing by zero is how a statement can undo itself without a function on the server.
    checks = ", ".join(f"1 / (SELECT count(*) FROM {name})" for name in required)
    return f"WITH {', '.join(f'{name} AS ({sql})' for name, sql in named.items())} SELECT {checks}"

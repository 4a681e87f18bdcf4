"""Statements that are run often use the indexes that were made for them."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.domain.daily import Day
from bot.domain.work import WorkKind
from bot.store import daily as daily_rows
from bot.store import left_over as left_over_rows
from bot.store import log as log_rows
from bot.store.databases.transactions import Dialect, Parameters, Row, Transaction
from tests.support.tables import ADA, HERE, open_tables


class Explained:
    """Runs no statement, but tells how the database would. `counted`: the rows that statements
    give which count."""

    dialect: Dialect = "sqlite"

    def __init__(self, db: Transaction, counted: Sequence[Row] = ()) -> None:
        self._db = db
        self._counted = counted
        self.plan: list[str] = []

    async def fetch(self, sql: str, parameters: Parameters = ()) -> Sequence[Row]:
        rows = await self._db.fetch(f"EXPLAIN QUERY PLAN {sql}", parameters)
        self.plan += [str(row[3]) for row in rows]
        return self._counted if "count(*)" in sql else []


@pytest.mark.one_database
async def test_the_moves_of_a_person_are_found_without_reading_all_seats(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        explained = Explained(tables.store.reader)
        await log_rows.last_moves(explained, ADA.user, 20, 200)  # type: ignore[arg-type]  # reads only
    assert [step for step in explained.plan if step.startswith("SCAN")] == []


@pytest.mark.one_database
@pytest.mark.parametrize(
    ("kind", "index"), [("publish", "tables_behind"), ("hands", "tables_hands_behind")]
)
async def test_left_over_work_is_found_without_reading_all_tables(
    tmp_path: Path, kind: WorkKind, index: str
) -> None:
    async with open_tables(tmp_path) as tables:
        explained = Explained(tables.store.reader)
        await left_over_rows.left_over(explained, kind, 0.0, 50, 1)  # type: ignore[arg-type]
    assert any(step.endswith(f"USING INDEX {index}") for step in explained.plan)


@pytest.mark.one_database
async def test_no_press_about_the_daily_deal_looks_through_all_results(tmp_path: Path) -> None:
    guild, day = HERE.guild, Day(20_000)
    async with open_tables(tmp_path) as tables:
        explained = Explained(tables.store.reader)
        db: Transaction = explained  # type: ignore[assignment]  # reads only
        await daily_rows.best_of_guild(db, guild, day, 25)
        of_place = ["SEARCH q USING PRIMARY KEY (guild=? AND day=?)"]
        of_place += ["SEARCH t USING PRIMARY KEY (day=? AND user=?)"]
        assert of_place == [
            step for step in explained.plan if step.startswith(("SEARCH q", "SEARCH t"))
        ]
        await daily_rows.best(db, day, 10)
        await daily_rows.counts(db, day)
        await daily_rows.try_of(db, ADA.user, day)
        await daily_rows.days_of(db, ADA.user)
        many = Explained(tables.store.reader, [(5_000, 10_000)])
        await daily_rows.best_of_guild(many, guild, day, 25)  # type: ignore[arg-type]
        explained.plan += many.plan
    assert "SEARCH q USING PRIMARY KEY (guild=? AND day=? AND user=?)" in many.plan
    assert "SEARCH t USING INDEX daily_tries_by_points (day=?)" in explained.plan
    assert [step for step in explained.plan if step.startswith("SCAN")] == []

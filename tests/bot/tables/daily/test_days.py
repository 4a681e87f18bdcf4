"""What is dealt on a day is promised the day before: no process and no update changes it."""

import os
from pathlib import Path

import pytest

from bot.domain import daily
from bot.domain.daily import Day, Deal
from bot.store import daily as daily_rows
from bot.store.databases import migrate, postgres_schema
from bot.tables import Boards, Tables
from bot.tables.daily import days
from engine.game import RULES_VERSION, RULES_VERSIONS
from engine.model import MapId
from tests.support.fake_clock import FakeClock
from tests.support.tables import ADA, boards, new_interaction, open_tables

FEW = (MapId("newyork"), MapId("usa"))  # as if the bot had no other maps yet
FIRST_RULES = RULES_VERSIONS[0]


def restarted(tables: Tables, clock: FakeClock) -> Tables:
    """Another process with the same database."""
    return Tables(tables.store, tables.boards, clock)


async def test_an_update_with_more_maps_and_other_rules_leaves_promised_deals_alone(
    tables: Tables, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = tables.daily.today
    running, promised, later = (Day(today + number) for number in range(3))
    with monkeypatch.context() as before:
        before.setattr(Boards, "published", FEW)
        before.setattr(days, "RULES_VERSION", FIRST_RULES)
        deals = {day: await tables.daily.days.of(day) for day in (running, promised)}
    assert {deal.map for deal in deals.values()} <= {*FEW}
    updated = restarted(tables, clock)
    for day, deal in deals.items():
        assert await updated.daily.days.of(day) == deal
        chosen_now = daily.map_for(day, [boards()[each].map for each in boards().map_ids], {})
        assert chosen_now != deal.map  # if it were not stored
    begun = await updated.daily.begin(ADA, running, "en", "Robot", new_interaction())
    assert begun.table.options.map == deals[running].map
    assert await updated.store.reader.fetch("SELECT rules FROM tables") == [(FIRST_RULES,)]
    clock.now += 2 * daily.DAY_S
    new = await restarted(tables, clock).daily.days.of(later)
    assert new.map not in {deal.map for deal in deals.values()}  # the new maps have their turn
    assert new.rules == RULES_VERSION


async def test_two_processes_of_different_versions_deal_the_same(
    tables: Tables, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = restarted(tables, clock)
    mine = await tables.daily.days.of(tables.daily.today)
    monkeypatch.setattr(Boards, "published", FEW)
    assert await other.daily.days.of(tables.daily.today) == mine


async def test_a_map_of_the_host_is_not_dealt_because_nobody_else_could_check_it(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Boards, "map_ids", (MapId("aaa"), *tables.boards.map_ids))
    for number in range(2):
        assert await tables.daily.days.map_of(Day(tables.daily.today + number)) != "aaa"


async def test_deals_that_were_begun_before_they_were_stored_keep_their_map(
    tables: Tables,
) -> None:
    day, store = tables.daily.today, tables.store
    begun = await tables.daily.begin(ADA, day, "en", "Robot", new_interaction())
    async with store.writing() as db:
        steps = {
            "sqlite": [each.sql for each in migrate.migrations()],
            "postgres": [each.sql for each in postgres_schema.postgres_migrations()],
        }[db.dialect]
        (step,) = [sql for sql in steps if "CREATE TABLE daily_deals" in sql]
        await db.execute("DELETE FROM daily_deals")
        await db.execute(step[step.index("INSERT INTO daily_deals") :])
        stored = await daily_rows.deal_of(db, day)
    assert stored == Deal(begun.table.options.map, RULES_VERSION)


async def test_nothing_is_stored_for_a_day_that_is_not_promised_yet(tables: Tables) -> None:
    for number in (-40, 2, 10_000):
        await tables.daily.days.of(Day(tables.daily.today + number))
    assert await tables.store.reader.fetch("SELECT day FROM daily_deals") == []


async def test_the_secret_is_made_once_for_all_processes(tmp_path: Path) -> None:
    hashes = set()
    for _ in range(2):
        async with open_tables(tmp_path) as tables:
            for _ in range(2):
                other = Tables(tables.store, tables.boards, FakeClock(), random_bytes=os.urandom)
                hashes.add(await other.daily.days.hash_of(Day(20_000)))
    assert len(hashes) == 1

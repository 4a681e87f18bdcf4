"""Tables in memory: forgotten when idle, and never more than allowed."""

from pathlib import Path

from tests.support.fake_clock import FakeClock
from tests.support.tables import ADA, BO, CY, open_lobby, open_tables, start_first_turn, view_of


async def test_idle_tables_are_forgotten_and_loaded_again(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        before = await view_of(tables, table.id, ADA)
        clock.pass_hours(0.5)
        assert tables.cache.memory.forget_idle(3600) == 0
        await tables.lookup.public_view(table.id)
        clock.pass_hours(0.75)
        assert tables.cache.memory.forget_idle(3600) == 0
        clock.pass_hours(0.25)
        assert (tables.cache.memory.forget_idle(3600), len(tables.cache.memory)) == (1, 0)
        assert await view_of(tables, table.id, ADA) == before
        assert len(tables.cache.memory) == 1


async def test_no_more_tables_than_allowed_stay_in_memory(tmp_path: Path) -> None:
    async with open_tables(tmp_path, most_in_memory=2) as tables:
        table_ids = []
        for person in (ADA, BO, CY):
            table = await open_lobby(tables, person)
            await tables.lobby.add_computer_player(table.id, person.user, "easy", "Robot")
            await tables.lobby.start(table.id, person.user)
            await tables.lobby.cancel(table.id, person.user, may_manage=True)
            table_ids.append(table.id)
        for table_id in (*table_ids, *table_ids):
            await tables.lookup.public_view(table_id)
            assert len(tables.cache.memory) <= 2

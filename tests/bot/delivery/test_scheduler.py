"""What a tick begins."""

from pathlib import Path
from unittest import mock

from bot.delivery.scheduler import MOST_UNEDITED, Scheduler
from bot.domain.table import TableId
from bot.tables.only_process import OnlyProcess
from tests.support.tables import open_tables


async def test_earlier_messages_are_edited_at_a_few_tables_in_each_tick(tmp_path: Path) -> None:
    behind = [TableId(number) for number in range(MOST_UNEDITED * 2)]
    begun: list[TableId] = []
    async with open_tables(tmp_path) as tables:
        catalogue, readers, sender, once, after_tick = (mock.Mock() for _ in range(5))
        work, tidy = OnlyProcess(tables.cache), mock.AsyncMock()
        scheduler = Scheduler(
            tables, work, catalogue, readers, sender, once, begun.append, 60, after_tick, tidy
        )
        with mock.patch.object(
            tables.publication, "with_unedited_messages", mock.AsyncMock(return_value=behind)
        ):
            await scheduler.tick()
            assert len(begun) == MOST_UNEDITED
            await scheduler.tick()
    assert sorted(begun) == behind

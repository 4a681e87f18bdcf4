"""The tables of the day over the database: when each is due, and who posts it."""

from functools import partial

import pytest
from msgspec.structs import replace

from bot.domain.daily import DailyBoard, DailyLine, DailyResult, DailyTry
from bot.domain.table import ChannelId, TableId, UserId
from bot.store import daily as daily_rows
from bot.tables import Tables
from bot.tables.daily.boards import EDIT_EVERY_S, HOUR_S
from tests.support.fake_clock import FakeClock
from tests.support.tables import HERE

HOUR = 9


@pytest.fixture
async def posting(tables: Tables, clock: FakeClock) -> Tables:
    """A server wants its table of the day, and it is early in the morning."""
    await tables.server_settings.change(
        HERE.guild, lambda before: replace(before, daily_channel=ChannelId(7), daily_hour=HOUR)
    )
    clock.now = tables.daily.today * 24 * HOUR_S
    return tables


async def due(tables: Tables) -> list[DailyBoard]:
    await tables.daily_boards.want_today(lambda _: True)
    return await tables.daily_boards.due()


async def test_it_is_due_from_its_hour_on_and_then_once_a_minute(
    posting: Tables, clock: FakeClock
) -> None:
    clock.now += HOUR * HOUR_S - 1
    assert await due(posting) == []
    clock.now += 1
    (board,) = await due(posting)
    assert [await posting.daily_boards.claim(board) for _ in range(2)] == [True, False]
    assert await due(posting) == []
    clock.now += EDIT_EVERY_S
    assert len(await due(posting)) == 1


async def test_another_channel_may_be_chosen_until_it_is_posted(
    posting: Tables, clock: FakeClock
) -> None:
    clock.now += HOUR * HOUR_S
    for channel, is_posted in ((7, False), (8, True), (9, True)):
        change = partial(replace, daily_channel=ChannelId(channel))
        await posting.server_settings.change(HERE.guild, change)
        (board,) = await due(posting)
        assert board.channel == min(channel, 8)
        if is_posted:
            assert await posting.daily_boards.claim(board)
        clock.now += EDIT_EVERY_S


async def test_what_was_posted_is_looked_for_since_the_first_try(
    posting: Tables, clock: FakeClock
) -> None:
    """A bot may be killed while it posts, and again before it has found what it posted."""
    clock.now += HOUR * HOUR_S
    began = clock.now
    for number in range(3):
        (board,) = await due(posting)
        assert board.tried_at == (began if number else 0.0)
        assert await posting.daily_boards.claim(board)
        clock.now += 10 * EDIT_EVERY_S


@pytest.mark.parametrize("from_here", [3, 30])
async def test_a_server_has_the_best_of_its_people(tables: Tables, from_here: int) -> None:
    """Also where a large part of all who play are on that server, who are found in another way."""
    day, most = tables.daily.today, 5
    async with tables.store.writing() as db:
        for number in range(1, 41):
            user, game = UserId(number), TableId(number)
            result = DailyResult(number % 20, 0, 0, 0, ())
            await daily_rows.begin(db, DailyTry(day, user, f"P{number}", game), 0.0)
            await daily_rows.finish(db, game, result, DailyLine(), float(number))
            if number <= from_here:
                await daily_rows.note_place(db, HERE.guild, day, user)
        found = await daily_rows.best_of_guild(db, HERE.guild, day, most)
    expected = sorted(range(1, from_here + 1), key=lambda number: (-(number % 20), number))
    assert [each.user for each in found] == expected[:most]

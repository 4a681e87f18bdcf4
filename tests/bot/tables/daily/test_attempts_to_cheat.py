"""What somebody might try in order to play a deal twice, or after it has closed, or to learn more
than they may."""

import asyncio

import pytest

from bot.domain import daily
from bot.domain.daily import Day
from bot.domain.queue import Queue, QueuedCards
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import ChannelId, GuildId, Table, Where
from bot.store import daily as daily_rows
from bot.tables import Tables
from bot.tables.recent import RecentEntries
from engine.actions import Claim, Keep
from engine.model import Seat
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import play_to_end
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    act,
    first_move,
    new_interaction,
    refusal_code,
)

THERE = Where(GuildId(2), ChannelId(9))


async def begin(tables: Tables, day: Day | None = None) -> Table:
    """Ada begins the deal of a day, or today's."""
    wanted = tables.daily.today if day is None else day
    begun = await tables.daily.begin(ADA, wanted, "en", "Robot", new_interaction(), HERE.guild)
    return begun.table


async def test_two_processes_begin_one_try(tables: Tables, clock: FakeClock) -> None:
    """Whoever presses twice at the same moment, with a process for each press, has one game."""
    other = Tables(tables.store, tables.boards, clock)
    outcomes = await asyncio.gather(begin(tables), begin(other), return_exceptions=True)
    (refused,) = [each for each in outcomes if isinstance(each, TableRefusal)]
    assert refused.code == TableCode.DAILY_BEGUN
    assert len(await tables.store.reader.fetch("SELECT id FROM tables")) == 1
    found = await tables.daily.try_of(ADA.user, tables.daily.today)
    assert found is not None
    for each in (tables, other):
        assert (await each.lookup.player_view(found.game, ADA.user)).offered


async def test_a_try_belongs_to_the_day_on_which_it_was_begun(
    tables: Tables, clock: FakeClock
) -> None:
    day = tables.daily.today
    clock.now = daily.ends_at(day) - 1
    table = await begin(tables)
    clock.now += 2
    await play_to_end(tables, table.id)
    finished = await tables.daily.require_finished(ADA.user, day)
    assert (await tables.daily_boards.content(HERE.guild, day)).tries == (finished,)
    assert (await tables.daily_boards.content(HERE.guild, Day(day + 1))).tries == ()
    assert await tables.daily.try_of(ADA.user, Day(day + 1)) is None
    assert (
        await refusal_code(begin(tables, day)) == TableCode.DAY_IS_OVER
    )  # pressed before midnight
    assert (await begin(tables)).options.daily == day + 1


async def test_a_clock_that_goes_back_gives_nobody_a_second_try(
    tables: Tables, clock: FakeClock
) -> None:
    day = tables.daily.today
    clock.now = daily.ends_at(day) - 2
    await begin(tables)
    clock.now += 4
    deal = await tables.daily.days.of(Day(day + 1))
    table = await begin(tables)
    clock.now -= 4
    assert tables.daily.today == day
    assert await refusal_code(begin(tables)) == TableCode.DAILY_BEGUN
    await play_to_end(tables, table.id)  # begun a moment too early goes on
    assert await tables.daily.days.of(Day(day + 1)) == deal
    clock.now += 4
    assert await refusal_code(begin(tables)) == TableCode.DAILY_BEGUN
    counts = await daily_rows.counts(tables.store.reader, Day(day + 1))
    assert [number for _, number in counts] == [1]


async def test_nobody_gets_a_second_try_by_deleting_their_data(
    tables: Tables, clock: FakeClock
) -> None:
    await play_to_end(tables, (await begin(tables)).id)
    request = await tables.personal_data.request_deletion(ADA.user)
    assert await refusal_code(begin(tables)) == TableCode.DATA_DELETED_TODAY
    await tables.personal_data.delete(request, lambda _, number: f"Former player {number}")
    assert await refusal_code(begin(tables)) == TableCode.DATA_DELETED_TODAY
    today = tables.daily.today
    await tables.daily.begin(BO, today, "en", "Robot", new_interaction())  # others may
    clock.now += daily.DAY_S
    await begin(tables)


async def test_nobody_sees_more_than_one_answer_of_the_computer_to_a_turn(tables: Tables) -> None:
    """Also if it reveals no cards, as a claimed route does."""
    table = await begin(tables)
    while not await has_claimed(tables, table):
        await answer(tables, table)
    recent = await recent_of(tables, table)
    await answer(tables, table)
    assert recent.can_undo  # until the computer player has moved
    assert not (await recent_of(tables, table)).can_undo
    undo = tables.undo.request(table.id, ADA.user, new_interaction())
    assert await refusal_code(undo) == TableCode.SEEN_ALREADY


async def has_claimed(tables: Tables, table: Table) -> bool:
    """Ada claims a route if she can, with nothing revealed; otherwise she does what comes first."""
    view = await tables.lookup.player_view(table.id, ADA.user)
    claim = next((move for move in view.moves if isinstance(move, Claim)), None)
    await act(tables, table.id, ADA, claim or view.moves[-1])
    return claim is not None


async def answer(tables: Tables, table: Table) -> None:
    """The computer player claims a route if it can, and keeps what is hidden hidden."""
    while (await tables.cache.get(table.id)).is_computer_turn:
        view = await tables.moves.computer_view(table.id, Seat(1))
        claim = next((move for move in view.moves if isinstance(move, Claim)), view.moves[0])
        await tables.moves.act_for_computer(table.id, Seat(1), claim)


async def recent_of(tables: Tables, table: Table) -> RecentEntries:
    return await tables.recent.entries(await tables.lookup.table(table.id), Seat(0))


async def test_a_queued_move_is_not_played_after_the_deal_has_closed(
    tables: Tables, clock: FakeClock
) -> None:
    table = await begin(tables)
    await act(tables, table.id, ADA, await first_move(tables, table.id, ADA, Keep))
    while (await tables.cache.get(table.id)).is_computer_turn:
        view = await tables.moves.computer_view(table.id, Seat(1))
        await tables.moves.act_for_computer(table.id, view.seat, view.moves[0])
    queue = Queue(turns=((QueuedCards(),), (QueuedCards(),)))
    await tables.queues.change(table.id, ADA.user, lambda *_: queue)
    clock.now = daily.closes_at(tables.daily.today) - 1
    assert await tables.queues.play(table.id)
    step = (await tables.cache.get(table.id)).step
    clock.now += 1
    assert not await tables.queues.play(table.id)
    assert (await tables.cache.get(table.id)).step == step


@pytest.mark.one_database
async def test_a_result_is_seen_only_on_servers_where_it_was_played(
    tables: Tables, clock: FakeClock
) -> None:
    day = tables.daily.today
    begun = await tables.daily.begin(ADA, day, "en", "Robot", new_interaction())  # directly
    await play_to_end(tables, begun.table.id)
    assert (await tables.daily_boards.content(HERE.guild, day)).tries == ()
    await tables.daily.note_place(HERE.guild, day, ADA.user)
    assert len((await tables.daily_boards.content(HERE.guild, day)).tries) == 1
    clock.now = daily.closes_at(day)
    await tables.daily.note_place(THERE.guild, day, ADA.user)  # looks at it again, too late
    assert (await tables.daily_boards.content(THERE.guild, day)).tries == ()

"""The tables of a server, and who keeps the message that lists them up to date."""

import asyncio
from pathlib import Path

from msgspec.structs import replace

from bot.domain.server_tables import NO_MESSAGE
from bot.domain.table import ChannelId, GuildId, MessageId, Preferences, Where
from bot.tables import Tables
from bot.tables.server.server_tables import EDIT_EVERY_S, OUTDATED_AFTER_S, WEEK_S
from engine.actions import Draw
from engine.model import Seat
from tests.support.fake_clock import FakeClock
from tests.support.results import game, seat_of, store_results
from tests.support.tables import (
    ADA,
    BO,
    HERE,
    act,
    open_lobby,
    open_tables,
    options,
    save_preferences,
    start_first_turn,
)

ELSEWHERE = Where(HERE.guild, ChannelId(17))
POSTED = MessageId(99)
CHECKSUM = 9


def everywhere(_: Where) -> bool:
    return True


async def test_a_server_s_open_tables_are_listed_with_whose_turn_it_is(
    tables: Tables, clock: FakeClock
) -> None:
    playing = await start_first_turn(tables, ADA, BO)
    clock.pass_hours(2)
    await act(tables, playing.id, ADA, Draw())
    await act(tables, playing.id, ADA, Draw())
    lobby = await tables.lobby.open(ELSEWHERE, BO, options())
    await tables.lobby.open(Where(GuildId(2), ChannelId(8)), ADA, options())
    first, second = await tables.server_tables.open_tables(HERE.guild, everywhere)
    assert (first.table.id, first.waiting, first.since) == (playing.id, (Seat(1),), clock())
    assert (second.table.id, second.waiting) == (lobby.id, ())
    assert second.free_seats == lobby.options.most_players - 1
    hidden = await tables.server_tables.of(HERE.guild, lambda where: where != HERE)
    assert [each.table.id for each in hidden.tables] == [lobby.id]


async def test_the_games_of_the_last_week_are_listed_without_those_who_hide(
    tables: Tables, clock: FakeClock
) -> None:
    now = clock()
    long_ago = game(seat_of(ADA, 50), seat_of(BO, 40), at=now - WEEK_S - 1)
    earlier = game(seat_of(ADA, 50), seat_of(BO, 40), at=now - 100)
    latest = game(seat_of(ADA, 60), seat_of(BO, 60), at=now - 50)
    await store_results(tables, long_ago, earlier, latest)
    await save_preferences(tables, ADA.user, Preferences(shows_results=False))
    found = (await tables.server_tables.of(HERE.guild, everywhere)).finished
    assert [(each.result.finished_at, each.winners) for each in found] == [
        (now - 50, (BO.name,)),
        (now - 100, ()),
    ]
    assert (await tables.server_tables.of(HERE.guild, lambda _: False)).finished == ()


async def test_a_list_is_due_once_a_minute_if_something_has_changed(
    tables: Tables, clock: FakeClock
) -> None:
    lists = tables.server_tables
    wanted = await lists.ask(HERE, "en", may_move=False)
    ((due, shown),) = await lists.due_lists()
    assert due == wanted
    assert await lists.claim(due)
    assert await lists.mark_shown(due, POSTED, shown, CHECKSUM)
    await open_lobby(tables, ADA, BO)
    assert await lists.due_lists() == []
    clock.pass_hours(EDIT_EVERY_S / 3600)
    ((due, shown),) = await lists.due_lists()
    assert due.message == POSTED
    assert await lists.claim(due)
    assert await lists.mark_shown(due, POSTED, shown, CHECKSUM)
    clock.pass_hours(EDIT_EVERY_S / 3600)
    assert await lists.due_lists() == []  # nothing has changed
    clock.pass_hours(OUTDATED_AFTER_S / 3600)
    assert len(await lists.due_lists()) == 1


async def test_one_process_edits_a_list(tmp_path: Path) -> None:
    clock = FakeClock()
    async with (
        open_tables(tmp_path, clock, has_other_writers=True) as one,
        open_tables(tmp_path, clock, has_other_writers=True) as other,
    ):
        wanted = await one.server_tables.ask(HERE, "en", may_move=False)
        claimed = await asyncio.gather(
            one.server_tables.claim(wanted), other.server_tables.claim(wanted)
        )
        assert sorted(claimed) == [False, True]


async def test_a_list_that_was_asked_for_elsewhere_replaces_the_other(
    tables: Tables, clock: FakeClock
) -> None:
    lists = tables.server_tables
    first = await lists.ask(HERE, "en", may_move=False)
    await lists.mark_shown(first, POSTED, 0, CHECKSUM)
    clock.pass_hours(1 / 3600)
    again = await lists.ask(HERE, "da", may_move=False)
    assert again == replace(first, message=POSTED, checksum=CHECKSUM)  # it is new
    second = await lists.ask(ELSEWHERE, "da", may_move=True)
    assert (second.channel, second.message) == (ELSEWHERE.channel, NO_MESSAGE)
    assert (second.old_channel, second.old_message) == (HERE.channel, POSTED)
    assert not await lists.mark_shown(first, POSTED, 0, CHECKSUM)  # too late
    await lists.forget(first)
    assert [each for each, _ in await lists.due_lists()] == [second]
    await lists.forget_old(second)
    await lists.forget(second)
    assert await lists.due_lists() == []

"""Votes, reminders and announced absences: when they are closed, and under whose name."""

from pathlib import Path

import pytest

from bot.delivery.exactly_once import ExactlyOnce, KeyedMessage
from bot.delivery.side_messages import to_delete
from bot.domain.posts import PatiencePost, ReminderPost, SidePost
from bot.domain.table import Table, TableId
from bot.messages.parts.message import Message
from bot.tables import Tables
from engine.model import Seat
from tests.support.fake_clock import FakeClock
from tests.support.fake_sender import FakeSender, NoPictures, publisher_of, side_messages_of
from tests.support.tables import (
    ADA,
    BO,
    CY,
    DI,
    draw_two_cards,
    open_lobby,
    open_tables,
    start_first_turn,
)

pytestmark = pytest.mark.both_databases

FIRST, SECOND = Seat(0), Seat(1)


async def post(tables: Tables, sender: FakeSender, table: Table, key: SidePost) -> None:
    """Post something under a key, as the scheduler does."""
    once = ExactlyOnce(tables.store, sender, NoPictures().make)
    message = Message("en", f"reminder {key}")
    await once.show(KeyedMessage(table, key, table.where.channel, message))


async def test_no_board_waits_until_old_reminders_are_deleted(tmp_path: Path) -> None:
    sender, clock, to_tidy = FakeSender(), FakeClock(), set[TableId]()
    async with open_tables(tmp_path, clock) as tables:
        side_messages = side_messages_of(tables, sender, to_tidy)
        publisher = publisher_of(tables, sender, side_messages)
        table = await start_first_turn(tables, ADA, BO)
        await publisher.publish(table.id)
        for times in range(60):
            await post(tables, sender, table, ReminderPost(FIRST, clock.now, times))
        clock.pass_hours(24)
        await draw_two_cards(tables, table.id, ADA)
        await publisher.publish(table.id)
        assert not await tables.publication.is_behind(table.id)
        assert (sender.deleted, to_tidy) == ([], {table.id})
        await side_messages.delete_old(table.id)
        assert len(sender.deleted) == 60
        await side_messages.delete_old(table.id)
        assert len(sender.messages) == 2  # two boards


async def test_reminders_that_were_not_deleted_before_a_stop_are_found(tmp_path: Path) -> None:
    sender, clock = FakeSender(), FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        once = ExactlyOnce(tables.store, sender, NoPictures().make)
        await post(tables, sender, table, ReminderPost(FIRST, clock.now, 0))
        assert await once.tables_to_tidy() == []
        clock.pass_hours(24)
        await draw_two_cards(tables, table.id, ADA)
        assert await once.tables_to_tidy() == [table.id]


def test_the_newest_reminder_of_a_turn_replaces_the_others() -> None:
    reminders = [ReminderPost(FIRST, 5.0, times) for times in (10, 9, 11)]
    waits = {FIRST: 5.0}
    assert to_delete(reminders, waits, waits) == reminders[:2]
    assert to_delete(reminders, {SECOND: 6.0}, {SECOND: 6.0}) == reminders


def test_an_announced_absence_is_deleted_when_the_others_have_decided_to_wait() -> None:
    announced = PatiencePost(FIRST, 5.0)
    assert to_delete([announced], {FIRST: 5.0}, {FIRST: 5.0}) == []
    assert to_delete([announced], {FIRST: 5.0}, {FIRST: 9.0}) == [announced]
    assert to_delete([announced], {}, {}) == []  # it says that the wait is over


async def test_a_vote_is_closed_under_the_name_of_the_person_it_was_about(tmp_path: Path) -> None:
    sender, clock = FakeSender(), FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        publisher = publisher_of(tables, sender)
        table = await start_first_turn(tables, ADA, BO, CY)
        await publisher.publish(table.id)
        clock.pass_hours(80)
        await tables.absence.call_vote(table.id, BO.user)
        await publisher.publish(table.id)
        offer = await tables.seats.offer(table.id, ADA.user, DI, ADA.user)
        await tables.seats.take_over(table.id, DI, offer.question_id)
        await publisher.publish(table.id)
        assert any("The vote about Ada is closed" in text for text in sender.texts)


async def test_a_lobby_that_was_closed_says_why(tmp_path: Path) -> None:
    sender, clock = FakeSender(), FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        publisher = publisher_of(tables, sender)
        table = await open_lobby(tables, ADA)
        await publisher.publish(table.id)
        clock.pass_hours(15 * 24)
        await tables.retention.tidy(keep_servers_days=30, keep_lobbies_days=14)
        await publisher.publish(table.id)
        assert "nobody started the game" in sender.messages.popitem()[1][0]

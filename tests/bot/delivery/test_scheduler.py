"""The scheduler without Discord: how many messages a person gets, and what becomes of them."""

from collections.abc import AsyncIterator
from pathlib import Path
from unittest import mock

import pytest
from msgspec.structs import replace

from bot.delivery.exactly_once import ExactlyOnce
from bot.delivery.scheduler import MOST_UNEDITED, Scheduler
from bot.domain.table import Preferences, Table, TableId
from bot.i18n.reader_languages import ReaderLanguages
from bot.store import DatabaseTooNewError
from bot.tables import Tables
from bot.tables.only_process import OnlyProcess
from tests.support.fake_clock import FakeClock
from tests.support.fake_sender import FakeSender, NoPictures, side_messages_of
from tests.support.messages import catalogue, english
from tests.support.tables import (
    ADA,
    BO,
    THERE,
    draw_two_cards,
    open_tables,
    run_for_hours,
    save_preferences,
    start_first_turn,
    start_with_computers,
)

AT_NIGHT_TOO = Preferences(quiet_from_h=0, quiet_until_h=0)


class Bot:
    """Tables and their scheduler. Each tick is followed by the deletions that it asks for."""

    def __init__(self, tables: Tables, clock: FakeClock) -> None:
        self.tables = tables
        self.sender = FakeSender()
        self.schema_is_newer = False  # found while tidying
        self._clock = clock
        self._to_tidy = set[TableId]()
        self._side_messages = side_messages_of(tables, self.sender, self._to_tidy)
        self._scheduler = Scheduler(
            tables,
            OnlyProcess(tables.cache),
            catalogue(),
            ReaderLanguages(tables.store),
            self.sender,
            ExactlyOnce(tables.store, self.sender, NoPictures().make),
            lambda _: None,
            self._to_tidy.add,
            lambda _: None,
            idle_s=1e9,
            after_tick=lambda: None,
            tidy=self._tidy,
        )

    async def run(self) -> None:
        """Until the schema is newer, which a first tick must notice."""

        async def no_second_tick(_: float) -> None:
            raise AssertionError("the scheduler goes on")

        await self._scheduler.run(every_s=60, sleep=no_second_tick)

    async def run_for_hours(self, hours: float) -> None:
        """With a tick at the end."""
        await run_for_hours(self.tables, self._clock, hours)
        await self._scheduler.tick()
        while self._to_tidy:
            await self._side_messages.delete_old(self._to_tidy.pop())

    async def _tidy(self) -> None:
        if self.schema_is_newer:
            raise DatabaseTooNewError(Path("tables.db"), 2, 1)


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Bot]:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        for person in (ADA, BO):
            await save_preferences(tables, person.user, AT_NIGHT_TOO)
        yield Bot(tables, clock)


async def two_tables(bot: Bot) -> tuple[Table, Table]:
    """On one server. Ada is to move at both."""
    first = await start_first_turn(bot.tables, ADA, BO)
    return first, await start_first_turn(bot.tables, ADA, BO, where=THERE)


async def test_two_games_are_one_reminder_which_says_how_to_change_it_once(bot: Bot) -> None:
    await two_tables(bot)
    await bot.run_for_hours(12)
    (text,) = bot.sender.texts
    assert english("remind-others", number=1) in text
    assert english("remind-how") in text
    await bot.run_for_hours(24)
    (text,) = bot.sender.texts
    assert english("remind-how") not in text


async def test_a_game_that_has_gone_on_is_not_in_the_reminder(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await two_tables(bot)
    reminders = bot.tables.reminders
    due = reminders.due

    async def due_before_the_move() -> object:
        found = await due()
        await draw_two_cards(bot.tables, first.id, ADA)
        return found

    monkeypatch.setattr(reminders, "due", due_before_the_move)
    await bot.run_for_hours(12)
    ((channel, _),) = bot.sender.messages
    assert channel == second.where.channel
    assert english("remind-others", number=1) not in bot.sender.texts[0]


async def test_one_reminder_of_a_turn_is_there_at_a_time(bot: Bot) -> None:
    table = await start_with_computers(bot.tables, ADA, map_id="europe")
    for days in range(1, 30):
        await bot.run_for_hours(24)
        assert len(bot.sender.messages) == 1
        text = bot.sender.texts[0]
        assert ("once a week" in text) == (days >= 14)
        assert "the others" not in text  # computer players do not mind
    assert len(bot.sender.nonces) == 14 + 2
    await draw_two_cards(bot.tables, table.id, ADA)
    await bot.run_for_hours(1)
    assert bot.sender.messages == {}


async def test_the_end_of_patience_is_a_reminder_too(bot: Bot) -> None:
    await start_first_turn(bot.tables, ADA, BO)
    await bot.run_for_hours(73)
    (text,) = bot.sender.texts
    assert text.startswith(f"<@{ADA.user}>, everyone has been waiting")
    await bot.run_for_hours(23)
    assert len(bot.sender.texts) == 1
    await bot.run_for_hours(1)
    assert len(bot.sender.texts) == 2


async def test_somebody_who_has_muted_the_turn_is_not_called_when_patience_is_over(
    bot: Bot,
) -> None:
    table = await start_first_turn(bot.tables, ADA, BO)
    await bot.tables.reminders.mute(table.id, ADA.user)
    await bot.run_for_hours(73)
    (text,) = bot.sender.texts
    assert str(ADA.user) not in text


async def test_the_announcement_comes_again_after_the_others_have_decided_to_wait(
    bot: Bot,
) -> None:
    table = await start_first_turn(bot.tables, ADA, BO)
    await save_preferences(bot.tables, ADA.user, replace(AT_NIGHT_TOO, by="off"))
    for times in range(1, 4):
        await bot.run_for_hours(73)
        assert len(bot.sender.nonces) == times
        assert len(bot.sender.messages) == 1  # the one before is gone
        await bot.tables.absence.call_vote(table.id, BO.user)
        await bot.tables.absence.vote(table.id, BO.user, "wait")


async def test_earlier_messages_are_edited_at_a_few_tables_in_each_tick(tmp_path: Path) -> None:
    behind = [TableId(number) for number in range(MOST_UNEDITED * 2)]
    begun: list[TableId] = []
    async with open_tables(tmp_path) as tables:
        texts, readers, sender, once, after_tick = (mock.Mock() for _ in range(5))
        once.tables_to_tidy = mock.AsyncMock(return_value=[])
        once.tables_to_review = mock.AsyncMock(return_value=[])
        work, tidy = OnlyProcess(tables.cache), mock.AsyncMock()
        scheduler = Scheduler(
            tables,
            work,
            texts,
            readers,
            sender,
            once,
            begun.append,
            mock.Mock(),
            mock.Mock(),
            60,
            after_tick,
            tidy,
        )
        with mock.patch.object(
            tables.publication, "with_unedited_messages", mock.AsyncMock(return_value=behind)
        ):
            await scheduler.tick()
            assert len(begun) == MOST_UNEDITED
            await scheduler.tick()
    assert sorted(begun) == behind


async def test_a_newer_schema_found_while_tidying_ends_the_scheduler_without_an_error(
    bot: Bot, caplog: pytest.LogCaptureFixture
) -> None:
    bot.schema_is_newer = True
    await bot.run()
    assert not caplog.records

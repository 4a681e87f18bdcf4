"""A backup is restored while games are open: they say so and go on, and lost buttons answer."""

import asyncio
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.app import App
from bot.store import Database, DatabaseUrl
from bot.store.copies.backup import backup
from bot.store.copies.postgres_backup import backup_postgres, restore_postgres
from bot.store.copies.restore import restore
from engine.actions import Draw
from sandbox.payloads.messages import Message
from tests.support.databases.back_ends import url_instead_of
from tests.support.wire.wire import english
from tests.support.wire.wire_setup import CHANNEL, RestartableBot, restartable_bot

pytestmark = pytest.mark.both_databases

TAKEN_BACK = english("game-taken-back")
LOST = english("table-refused-message-was-lost")


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RestartableBot]:
    async with restartable_bot(tmp_path / "table.db") as started:
        yield started


async def database_of(bot: RestartableBot) -> Database:
    url = await url_instead_of(bot.database)
    return DatabaseUrl(url) if url else bot.database


async def back_up(bot: RestartableBot) -> Path:
    copy, database = bot.database.with_name("backup.db"), await database_of(bot)
    await (
        backup_postgres(database, copy)
        if isinstance(database, DatabaseUrl)
        else backup(database, copy)
    )
    return copy


async def put_back(copy: Path, bot: RestartableBot) -> None:
    now, database = datetime.now(UTC), await database_of(bot)
    if isinstance(database, DatabaseUrl):
        await restore_postgres(copy, database, now)
    else:
        await asyncio.to_thread(restore, copy, database, now)


def telling(bot: RestartableBot) -> list[Message]:
    """The public messages that say that the game was taken back."""
    public = bot.discord.public(bot.discord.channel(CHANNEL))
    return [message for message in public if TAKEN_BACK in message.text]


async def test_a_restored_game_says_once_that_it_was_taken_back_and_lost_buttons_answer_that(
    bot: RestartableBot,
) -> None:
    async with bot.run() as friends:
        robin, kim = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        await friends.settle()
        copy = await back_up(bot)
        await friends.draw_two_cards(robin)
        await friends.settle()
        lost = friends.newest_with_buttons()
    await put_back(copy, bot)
    async with bot.run() as friends:
        await friends.settle()
        (told,) = telling(bot)
        assert told.id == friends.newest_message().id
        assert f"<@{robin.id}>" in told.text.splitlines()[0]
        assert friends.file_names(told)
        assert (await friends.press(kim, "claim", lost)).text.startswith(LOST)
        assert str(told.id) in (await friends.press(kim, "claim", lost)).text
    async with bot.run() as friends:  # and once only
        await friends.settle()
        assert [message.id for message in telling(bot)] == [told.id]
        await friends.act_by_command(robin, Draw())
        await friends.settle()
        assert TAKEN_BACK in friends.current(told).text
        await friends.act_by_command(robin, Draw())
        await friends.settle()
        assert [message.id for message in telling(bot)] == [told.id]
        assert friends.newest_message().id != told.id
        assert f"<@{kim.id}>" in friends.newest_message().text.splitlines()[0]


async def test_a_bot_killed_while_it_says_so_does_not_say_it_twice(bot: RestartableBot) -> None:
    async with bot.run() as friends:
        await friends.start_game()
        await friends.choose_tickets()
        await friends.settle()
        copy = await back_up(bot)
    await put_back(copy, bot)
    is_posted = asyncio.Event()

    def never_store(app: App) -> None:
        async def hang(*_: object, **__: object) -> None:
            is_posted.set()
            await asyncio.Event().wait()

        setattr(app.tables.publication, "mark_published", hang)  # noqa: B010  # a method

    async with bot.run(prepare=never_store, settles_at_end=False):
        await is_posted.wait()
        (told,) = telling(bot)
    for _ in range(2):
        await bot.restart()
        assert [message.id for message in telling(bot)] == [told.id]


async def test_an_old_button_of_a_lost_table_never_acts_at_a_new_one(bot: RestartableBot) -> None:
    async with bot.run() as friends:
        robin, kim = friends.people
        copy = await back_up(bot)
        await friends.slash(robin, "new", map="amsterdam")
        await friends.settle()
        lost = friends.newest_with_buttons()
    await put_back(copy, bot)
    async with bot.run() as friends:
        await friends.slash(robin, "new", map="amsterdam")
        await friends.settle()
        new = await friends.table()
        refused = await friends.press(kim, "join", lost)
        assert refused.text == english("table-refused-unknown-table")
        assert (await friends.table()).occupants == new.occupants
        await friends.press(kim, "join")
        assert len((await friends.table()).occupants) == 2


async def test_a_restored_lobby_is_shown_anew(bot: RestartableBot) -> None:
    async with bot.run() as friends:
        robin, kim = friends.people
        await friends.slash(robin, "new", map="amsterdam")
        await friends.settle()
        before = friends.newest_message()
        copy = await back_up(bot)
        await friends.press(kim, "join")
    await put_back(copy, bot)
    async with bot.run() as friends:
        await friends.settle()
        told = friends.newest_message()
        assert told.id != before.id
        assert TAKEN_BACK in told.text
        assert str(told.id) in friends.current(before).text
        await friends.press(kim, "join")
        assert len((await friends.table()).occupants) == 2

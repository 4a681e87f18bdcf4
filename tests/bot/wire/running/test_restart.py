"""Restarts of the bot during a game: nothing is lost, and old buttons still work."""

import asyncio
from collections.abc import AsyncIterator
from itertools import chain, repeat
from pathlib import Path

import pytest

from bot.discord_io import steady_client
from engine.actions import Draw
from sandbox.rest.faults import ServerError
from tests.support.databases.due_work import behind
from tests.support.fake_clock import FakeClock
from tests.support.wire.wire import TIMEOUT_S
from tests.support.wire.wire_setup import CHANNEL, RestartableBot, restartable_bot


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RestartableBot]:
    async with restartable_bot(tmp_path / "table.db") as started:
        yield started


def count_public_messages(bot: RestartableBot) -> int:
    return len(bot.discord.public(bot.discord.channel(CHANNEL)))


@pytest.mark.postgres_in_soak
@pytest.mark.parametrize("steps", [pytest.param(1, marks=pytest.mark.soak), 8])
async def test_a_whole_game_with_a_restart_after_every_few_steps(
    bot: RestartableBot, steps: int
) -> None:
    async with bot.run() as friends:
        await friends.start_game()
    is_over = False
    while not is_over:
        async with bot.run() as friends:
            await friends.play_by_commands(steps)
            is_over = (await friends.table()).status == "over"
    assert any(
        file.filename == "film.mp4"
        for message in friends.public_messages()
        for file in message.attachments
    )


async def test_buttons_still_work_after_a_restart(bot: RestartableBot) -> None:
    async with bot.run() as friends:
        robin, kim = friends.people
        await friends.slash(robin, "new", map="amsterdam")
    async with bot.run() as friends:
        await friends.press(kim, "join")
    async with bot.run() as friends:
        await friends.press(robin, "start")
        await friends.settle()
        menu = await friends.press(kim, "hand")
    async with bot.run() as friends:
        offered = (await friends.player_view(kim)).offered
        await friends.choose(kim, menu, offered[0])
        tickets = (await friends.player_view(kim)).tickets
        assert [each.ticket for each in tickets] == [offered[0]]


@pytest.mark.both_databases
async def test_a_committed_turn_is_published_after_a_restart(bot: RestartableBot) -> None:
    async with bot.run() as friends:
        await friends.start_game()
        await friends.choose_tickets()
        before = count_public_messages(bot)
        for _ in range(2):
            await friends.act_unpublished(friends.people[0], Draw())
    assert count_public_messages(bot) == before
    async with bot.run() as friends:
        await friends.settle()
        assert await behind(friends.app.tables) == []
    assert count_public_messages(bot) == before + 1


@pytest.mark.both_databases
async def test_a_turn_that_discord_failed_to_post_is_published_after_a_restart(
    bot: RestartableBot,
) -> None:
    async with bot.run() as friends:
        await friends.start_game()
        await friends.choose_tickets()
        before = count_public_messages(bot)
        posting = ("POST", "/channels/{channel_id}/messages")
        bot.discord.faults.plan(ServerError(503), *posting, times=1)
        await friends.draw_two_cards(friends.people[0])
    assert count_public_messages(bot) == before
    await bot.restart()
    assert count_public_messages(bot) == before + 1


@pytest.mark.postgres_in_soak
async def test_a_bot_that_is_late_for_its_session_takes_the_next_one(
    bot: RestartableBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a busy machine."""
    seconds = chain(range(4), repeat(4))
    monkeypatch.setattr(steady_client, "monotonic", lambda: float(next(seconds)))
    async with asyncio.timeout(TIMEOUT_S):
        await bot.restart()


async def test_an_idle_table_leaves_memory_and_is_loaded_again(bot: RestartableBot) -> None:
    clock = FakeClock()
    async with bot.run(now=clock) as friends:
        await friends.start_game()
        await friends.choose_tickets()
        clock.pass_hours(2)
        assert friends.app.tables.cache.memory.forget_idle(3600.0) == 1
        await friends.slash(friends.people[0], "hand")

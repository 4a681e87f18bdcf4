"""The bot's own emoji: uploaded once, shown instead of signs, and never in the way."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.app import App, open_app
from bot.delivery.emoji_upload import FIRST_PAUSE_S, EmojiUpload, emoji_name
from bot.discord_io.emojis import ApplicationEmojis
from bot.domain.retry import RetryLater
from bot.run import run
from engine.actions import Draw
from render.pictures.emoji import EmojiPicture, emoji_pictures
from sandbox.payloads.emojis import Emoji
from sandbox.payloads.messages import Message
from sandbox.rest.faults import DelayedResponse, ServerError
from sandbox.rest.request_log import LoggedRequest
from sandbox.testing.driver import Sandbox
from tests.bot.wire.running.test_start import settings_for
from tests.support.databases.due_work import behind
from tests.support.processes.kills import SimulatedKill
from tests.support.tables import boards
from tests.support.wire.wire import TIMEOUT_S, FakeSleep, catalogue
from tests.support.wire.wire_players import Friends, set_first_hand
from tests.support.wire.wire_setup import RestartableBot, restartable_bot

EMOJIS = "/applications/{application_id}/emojis"
ALL_NAMES = {emoji_name(picture) for picture in emoji_pictures()}
RED = next(picture for picture in emoji_pictures() if picture.name == "red")


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RestartableBot]:
    async with restartable_bot(tmp_path / "table.db") as started:
        yield started


def names(discord: Sandbox) -> list[str]:
    return [emoji.name for emoji in discord.world.state.emojis.values()]


def uploads(discord: Sandbox) -> list[LoggedRequest]:
    """The requests to add an emoji, also those that were refused."""
    return discord.request_log.of("POST", EMOJIS)


def add_all_but(discord: Sandbox, *missing: str) -> None:
    """The application has emoji already: all of them except those of these pictures."""
    state, ids = discord.world.state, discord.world.ids
    for picture in emoji_pictures():
        if picture.name not in missing:
            emoji = Emoji(id=ids.next(), name=emoji_name(picture), user=discord.world.bot)
            state.emojis[emoji.id] = emoji


def code(discord: Sandbox, name: str) -> str:
    """How a message shows the emoji of a picture."""
    (emoji,) = (e for e in discord.world.state.emojis.values() if e.name.startswith(f"st_{name}_"))
    return f"<:{emoji.name}:{emoji.id}>"


def shown_in(message: Message) -> str:
    """The text of a message and everything about its components."""
    return f"{message.content} {message.components!r}"


def upload_of(app: App, *pictures: EmojiPicture, sleep: FakeSleep | None = None) -> EmojiUpload:
    """Another process that draws these emoji."""

    async def draw() -> tuple[EmojiPicture, ...]:
        return pictures

    return EmojiUpload(ApplicationEmojis(app.client), draw, app.work, sleep or FakeSleep())


async def test_the_first_start_uploads_all_emoji_and_the_second_none(bot: RestartableBot) -> None:
    for _ in range(2):
        async with bot.run() as friends:
            await friends.app.emoji_upload.update()
        assert sorted(names(bot.discord)) == sorted(ALL_NAMES)
        assert len(uploads(bot.discord)) == len(ALL_NAMES)


async def test_a_changed_picture_is_a_new_emoji_and_the_old_one_stays(bot: RestartableBot) -> None:
    async with bot.run() as friends:
        await upload_of(friends.app, RED).update()
        await upload_of(friends.app, replace(RED, digest="0a1b2c")).update()
    assert names(bot.discord) == [emoji_name(RED), "st_red_0a1b2c"]


async def test_processes_that_start_together_upload_every_emoji_once(bot: RestartableBot) -> None:
    pictures = emoji_pictures()[:5]
    async with bot.run() as friends:
        processes = [upload_of(friends.app, *pictures) for _ in range(3)]
        await asyncio.gather(*(process.update() for process in processes))
        assert sorted(names(bot.discord)) == sorted(map(emoji_name, pictures))
        known = [process._emojis.codes for process in processes]
        assert len(known[0]) == 5
        assert known[0] == known[1] == known[2]


async def test_messages_show_signs_until_an_upload_succeeds(bot: RestartableBot) -> None:
    add_all_but(bot.discord, "red", "deck")
    bot.discord.faults.plan(ServerError(503), "POST", EMOJIS)
    async with bot.run() as friends:
        with pytest.raises(RetryLater):
            await friends.app.emoji_upload.update()
        robin, _ = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        await set_first_hand(friends, "1 red 1 blue")
        before = (await friends.slash(robin, "draw", first="deck")).text
        assert "🔴" in before
        assert code(bot.discord, "blue") in before
        await friends.app.emoji_upload.update()
        after = (await friends.slash(robin, "draw", first="deck")).text
        assert "🔴" not in after
        assert code(bot.discord, "red") in after


async def test_a_failed_upload_is_repeated_after_a_pause_that_grows(bot: RestartableBot) -> None:
    bot.discord.faults.plan(ServerError(503), "POST", EMOJIS, times=2)
    sleep = FakeSleep()
    async with bot.run() as friends:
        task = asyncio.create_task(upload_of(friends.app, RED, sleep=sleep).run())
        for pause_s in (FIRST_PAUSE_S, 2 * FIRST_PAUSE_S):
            await sleep.wait_for_pauses(pause_s, times=1)
            assert names(bot.discord) == []
            await sleep.end_pauses(pause_s)
        await bot.discord.until(lambda: names(bot.discord) or None)
        task.cancel()


async def test_emoji_that_discord_refuses_are_tried_once(
    bot: RestartableBot, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", logger="bot")
    async with bot.run() as friends:
        upload = upload_of(friends.app, replace(RED, digest="not allowed"))
        for _ in range(2):
            await upload.update()
    assert len(uploads(bot.discord)) == 1
    assert caplog.messages.count("an emoji is refused") == 1
    assert caplog.messages.count("0 emoji of 1 are ready, 0 of them new") == 2


async def test_a_start_does_not_wait_for_emoji(tmp_path: Path) -> None:
    async with Sandbox.start(rate_limits=False) as discord:
        hangs = DelayedResponse()
        asked = discord.faults.plan(hangs, "GET", EMOJIS)
        settings, stop = settings_for(discord, tmp_path / "table.db"), asyncio.Event()
        async with open_app(settings, catalogue=catalogue(), boards=boards()) as app:
            running = asyncio.create_task(run(app, settings, stop))
            await discord.bot_online()
            await asked.wait()
            friends = Friends(discord, app, discord.channel("platform-1"))
            assert (await friends.slash(friends.people[0], "help")).text
            stop.set()
            await running
            hangs.release.set()


async def test_buttons_menus_and_texts_show_the_emoji(bot: RestartableBot) -> None:
    add_all_but(bot.discord)
    async with bot.run() as friends:
        await friends.app.emoji_upload.update()
        robin, _ = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        await set_first_hand(friends, "6 red 2 blue")
        turn = friends.newest_with_buttons()
        first = turn.content.splitlines()[0]
        assert robin.mention in first
        assert "<:" not in first  # it is what the notification shows
        for name in ("deck", "track", "ticket", "hand"):
            assert code(bot.discord, name).split(":")[2][:-1] in repr(turn.components)
        scores = (await friends.slash(robin, "score")).text
        assert all(code(bot.discord, name) in scores for name in ("seat_b", "cart", "hand"))
        menu = await friends.press(robin, "claim")
        assert code(bot.discord, "red").split(":")[2][:-1] in repr(menu.components)
        (shown,) = bot.discord.direct(robin)
        assert code(bot.discord, "track").split(":")[2][:-1] in repr(shown.components)


async def test_a_turn_is_posted_with_signs_if_an_emoji_was_deleted(bot: RestartableBot) -> None:
    add_all_but(bot.discord)
    sleep = FakeSleep()
    async with bot.run(sleep=sleep) as friends:
        await friends.app.emoji_upload.update()
        robin, kim = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        bot.discord.world.state.emojis.clear()
        for _ in range(2):
            await friends.act_unpublished(robin, Draw())
        friends.app.jobs.publishing.run_now((await friends.table()).id)
        await friends.settle()
        await sleep.end_pauses()
        await friends.settle()
        assert friends.newest_message().content.startswith(kim.mention)
        assert "<:" not in shown_in(friends.newest_message())


async def test_a_deleted_emoji_is_uploaded_again(bot: RestartableBot) -> None:
    add_all_but(bot.discord)
    sleep = FakeSleep()
    async with bot.run(sleep=sleep) as friends:
        task = asyncio.create_task(friends.app.emoji_upload.run())
        async with asyncio.timeout(TIMEOUT_S):
            while not friends.app.emoji_upload._emojis.codes:
                await asyncio.sleep(0)
        robin, _ = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        bot.discord.world.state.emojis.clear()
        reply = await friends.slash(robin, "hand")
        assert "<:" not in shown_in(reply)
        await sleep.wait_for_pauses(FIRST_PAUSE_S, times=1)
        await sleep.end_pauses(FIRST_PAUSE_S)
        await bot.discord.until(lambda: len(names(bot.discord)) == len(ALL_NAMES) or None)
        task.cancel()


@pytest.mark.parametrize("had_emoji", [True, False], ids=["with emoji", "with signs"])
async def test_a_lost_message_is_found_whether_it_was_sent_with_emoji_or_signs(
    bot: RestartableBot, monkeypatch: pytest.MonkeyPatch, had_emoji: bool
) -> None:
    add_all_but(bot.discord)
    kill = SimulatedKill(bot.discord, monkeypatch)
    async with bot.run() as friends:
        if had_emoji:
            await friends.app.emoji_upload.update()
        robin, kim = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        before = len(friends.public_messages())
        kill.on_next_message(friends.channel, arrives=True)
        await friends.draw_two_cards(robin)
    kill.let_nonces_expire()
    async with bot.run() as friends:
        if not had_emoji:
            await friends.app.emoji_upload.update()
        friends.app.jobs.publishing.run_now((await friends.table()).id)
        await friends.settle()
        assert await behind(friends.app.tables) == []
        (posted,) = friends.public_messages()[before:]
        deck = code(bot.discord, "deck").split(":")[2][:-1]
        assert (deck in repr(posted.components)) == had_emoji
        await friends.press(kim, "draw")

"""Tables in threads, which may be archived or locked."""

from pathlib import Path

import pytest

from bot.delivery.closed_channels import TRY_EVERY_S
from bot.delivery.thread_opener import ThreadOpener
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, GuildId, InteractionId, Table, UserId, Where
from bot.features.caller import Caller
from bot.features.lobby import LobbyFeature
from sandbox.payloads.channels import Thread
from sandbox.testing.driver import Sandbox
from sandbox.world import permissions
from tests.support.fake_clock import FakeClock
from tests.support.handler_context import handler_context
from tests.support.processes.kills import SimulatedKill
from tests.support.wire.wire import FakeSleep, english
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import CHANNEL, RestartableBot, friends_online, restartable_bot


async def start_in_thread(friends: Friends) -> Thread:
    """Start a game in a thread of the channel. The first turn begins."""
    discord = friends.discord
    thread = discord.thread(discord.channel(CHANNEL), "our game", friends.people[0])
    friends.channel = thread
    await friends.start_game()
    await friends.choose_tickets()
    return thread


async def test_a_turn_is_posted_to_an_archived_thread(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        thread, (robin, _) = await start_in_thread(friends), friends.people
        before = len(friends.public_messages())
        friends.discord.archive(thread)
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert len(friends.public_messages()) == before + 1


async def test_a_message_in_an_archived_thread_is_edited_after_unarchiving_it(
    tmp_path: Path,
) -> None:
    sleep = FakeSleep()
    async with friends_online(tmp_path / "table.db", sleep=sleep) as friends:
        thread, (robin, _) = await start_in_thread(friends), friends.people
        before = friends.newest_with_buttons()
        friends.discord.archive(thread)
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()  # Discord refuses the edit in an archived thread
        await sleep.end_pauses()
        await friends.settle()
        assert friends.current(before).components != before.components
        assert not thread.thread_metadata.archived


async def test_a_locked_thread_is_tried_again_later(tmp_path: Path) -> None:
    sleep, clock = FakeSleep(), FakeClock()
    async with friends_online(tmp_path / "table.db", sleep=sleep, now=clock) as friends:
        thread, (robin, kim) = await start_in_thread(friends), friends.people
        friends.discord.archive(thread, locked=True)
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert sleep.pauses_s[-1] == TRY_EVERY_S
        thread.thread_metadata.locked = False
        clock.now += TRY_EVERY_S
        await sleep.end_pauses()
        await friends.settle()
        assert friends.newest_with_buttons().text.startswith(kim.mention)


async def test_a_turn_is_posted_as_soon_as_its_thread_is_unlocked(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        thread, (robin, kim) = await start_in_thread(friends), friends.people
        friends.discord.archive(thread, locked=True)
        await friends.draw_two_cards(robin)
        await friends.settle()
        before = len(friends.public_messages())
        friends.discord.reopen(thread)
        await friends.discord.until(lambda: len(friends.public_messages()) > before)
        await friends.settle()
        assert friends.newest_with_buttons().text.startswith(kim.mention)


# --- threads that the bot opens -------------------------------------------------------------------


def threads(discord: Sandbox) -> list[Thread]:
    return [each for each in discord.world.state.channels.values() if isinstance(each, Thread)]


async def open_with_thread(friends: Friends, map_id: str = "amsterdam") -> Thread:
    """Open a table with a thread of its own; from now on people write there."""
    before = threads(friends.discord)
    await friends.slash(friends.people[0], "new", map=map_id, thread=True)
    await friends.settle()
    (thread,) = (each for each in threads(friends.discord) if each not in before)
    friends.channel = thread
    return thread


async def test_a_table_gets_its_own_thread(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        thread = await open_with_thread(friends)
        assert thread.name == "Amsterdam · Robin"
        (starter,) = friends.discord.public(friends.discord.channel(CHANNEL))
        assert starter.id == thread.id
        assert starter.text.endswith(f"/{thread.id}")
        (lobby,) = friends.public_messages()
        assert "Robin" in lobby.text
        await friends.press(kim, "join", lobby)
        await friends.slash(robin, "start", order="joined")
        await friends.choose_tickets()
        assert friends.newest_with_buttons().text.startswith(robin.mention)
        assert len(friends.discord.public(friends.discord.channel(CHANNEL))) == 1


async def test_a_channel_can_have_several_tables_in_threads_and_one_of_its_own(
    tmp_path: Path,
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, channel = friends.people[0], friends.channel
        for _ in range(2):
            friends.channel = channel
            await open_with_thread(friends)
        friends.channel = channel
        reply = await friends.slash(robin, "new", map="usa")
        await friends.settle()
        assert reply.text == english("done-opened")
        assert len(threads(friends.discord)) == 2


@pytest.mark.parametrize("arrives", [True, False], ids=["arrived", "lost"])
async def test_a_bot_that_is_killed_opens_one_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        kill = SimulatedKill(bot.discord, monkeypatch)
        kill.on_next_message(bot.discord.channel(CHANNEL), arrives=arrives)
        await _open_and_restart(bot)
        assert kill.has_happened
        kill.let_nonces_expire()
        await bot.restart()
        assert_one_thread_with_a_lobby(bot)


async def test_a_bot_that_is_killed_before_it_knows_its_thread_opens_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        real_open = ThreadOpener.open

        async def open_and_die(opener: ThreadOpener, table: Table) -> None:
            with monkeypatch.context() as patch:
                patch.setattr(opener._tables.lobby, "settle_in_thread", _die)
                await real_open(opener, table)

        with monkeypatch.context() as patch:
            patch.setattr(ThreadOpener, "open", open_and_die)
            await _open_and_restart(bot)
        await bot.restart()
        assert_one_thread_with_a_lobby(bot)


async def _die(*_: object) -> None:
    raise RetryLater("killed here")


async def _open_and_restart(bot: RestartableBot) -> None:
    async with bot.run() as friends:
        await friends.slash(friends.people[0], "new", map="usa", thread=True)
        await friends.settle()


def assert_one_thread_with_a_lobby(bot: RestartableBot) -> None:
    (thread,) = threads(bot.discord)
    assert len(bot.discord.public(bot.discord.channel(CHANNEL))) == 1
    (lobby,) = bot.discord.public(thread)
    assert lobby.components


@pytest.mark.parametrize(
    ("denied", "name"),
    [
        (permissions.CREATE_PUBLIC_THREADS, "Create Public Threads"),
        (permissions.SEND_IN_THREADS, "Send Messages in Threads"),
    ],
)
async def test_only_a_thread_needs_the_permissions_for_threads(
    tmp_path: Path, denied: int, name: str
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        friends.discord.deny(friends.discord.channel(CHANNEL), denied)
        refused = await friends.slash(robin, "new", map="usa", thread=True)
        assert name in refused.text
        assert not threads(friends.discord)
        opened = await friends.slash(robin, "new", map="usa")
        assert opened.text == english("done-opened")
        await friends.settle()


async def test_a_table_without_a_thread_is_in_the_channel_or_cancelled_if_that_has_one(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        friends.discord.limit_threads(0)
        await friends.slash(robin, "new", map="amsterdam", thread=True)
        await friends.settle()
        starter, lobby = friends.public_messages()
        assert "I can't open a new thread here" in starter.text
        await friends.press(kim, "join", lobby)
        await friends.slash(kim, "new", map="usa", thread=True)
        await friends.settle()
        *_, starter = friends.public_messages()
        assert kim.mention in starter.text
        assert "yours was cancelled" in starter.text
        assert [
            table.status for table in await friends.app.tables.lookup.of_user(UserId(int(kim.id)))
        ] == ["lobby"]
        friends.discord.limit_threads(1)
        await open_with_thread(friends, "usa")
        assert friends.app.jobs.stuck(-1) == 0
        assert "a job failed" not in caplog.text


async def test_a_table_asked_for_in_a_thread_stays_in_that_thread(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        discord, robin = friends.discord, friends.people[0]
        friends.channel = discord.thread(discord.channel(CHANNEL), "our game", robin)
        await friends.slash(robin, "new", map="usa", thread=True)
        await friends.settle()
        assert threads(discord) == [friends.channel]
        assert len(friends.public_messages()) == 1


async def test_a_thread_is_refused_where_there_can_be_none(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        app, robin = friends.app, friends.people[0]
        feature = LobbyFeature(handler_context(app.tables))
        where = Where(GuildId(1), ChannelId(2))
        caller = Caller(
            user=UserId(int(robin.id)),
            name="Robin",
            language="en",
            interaction=InteractionId(3),
            channel=where.channel,
            where=where,
            table_language="en",
            may_manage=False,
            missing_permissions=(),
            threads="none",
        )
        with pytest.raises(TableRefusal) as refused:
            await feature.new(caller, "usa", thread=True)
        assert refused.value.code is TableCode.NO_THREADS_HERE

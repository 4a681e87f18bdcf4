"""Tables in threads, which may be archived or locked."""

from pathlib import Path

from bot.delivery.publisher import RETRY_UNREACHABLE_S
from sandbox.payloads.channels import Thread
from tests.support.wire import FakeSleep
from tests.support.wire_players import Friends
from tests.support.wire_setup import CHANNEL, friends_online


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
    sleep = FakeSleep()
    async with friends_online(tmp_path / "table.db", sleep=sleep) as friends:
        thread, (robin, kim) = await start_in_thread(friends), friends.people
        friends.discord.archive(thread, locked=True)
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert sleep.pauses_s[-1] == RETRY_UNREACHABLE_S
        thread.thread_metadata.locked = False
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

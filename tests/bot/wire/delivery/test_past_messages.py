"""Earlier messages stay true: they say what happened and ask nobody to act any more."""

import asyncio
from pathlib import Path

import pytest

from bot.delivery.attachments import AttachmentMaker
from sandbox.payloads.messages import Message
from sandbox.rest.faults import ServerError
from tests.support.fake_clock import FakeClock
from tests.support.tables import run_for_hours
from tests.support.wire.wire import FakeSleep, custom_ids, english, reply_to
from tests.support.wire.wire_players import Friends, set_first_hand
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot

POST = ("POST", "/channels/{channel_id}/messages")
EDIT = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
IN_AN_HOUR = {"first_after": 1, "quiet_from": 0, "quiet_until": 0}


def asks_somebody(message: Message) -> bool:
    return bool(message.mentions or custom_ids(message) or "<@" in message.text)


async def claim_and_undo(friends: Friends) -> tuple[Message, Message]:
    """Robin claims a route and undoes it. Returns the messages of both."""
    robin = friends.people[0]
    await set_first_hand(friends, "5 blue")
    await friends.slash(robin, "claim", route="miami atlanta")
    await friends.settle()
    claimed = friends.newest_message()
    await friends.slash(robin, "undo")
    await friends.settle()
    return claimed, friends.newest_message()


async def test_only_the_newest_message_asks_somebody_to_act(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        requests = friends.discord.request_log
        posts, edits = len(requests.of(*POST)), len(requests.of(*EDIT))
        await friends.draw_two_cards(robin)
        await friends.settle()
        (now, then) = (friends.newest_message(), friends.public_messages()[-2])
        assert len(requests.of(*POST)) == posts + 1
        assert len([one for one in requests.of(*EDIT)[edits:] if then.id in one.path]) == 1
        await friends.draw_two_cards(kim)
        await friends.settle()
        *earlier, newest = friends.public_messages()
        assert not any(map(asks_somebody, earlier))
        assert newest.text.startswith(english("call-turn", who=robin.mention))
        assert friends.current(now).text == "Robin drew 2 cards from the deck."
        assert [file.id for file in earlier[-1].attachments] == [f.id for f in now.attachments]


async def test_in_a_rush_boards_are_posted_before_earlier_messages_and_hands_are_edited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rush_is_over = asyncio.Event()

    async def wait_for_others(_: AttachmentMaker) -> None:
        await rush_is_over.wait()

    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        monkeypatch.setattr(AttachmentMaker, "until_rush_is_over", wait_for_others)
        edits, before = len(friends.discord.request_log.of(*EDIT)), friends.newest_message()
        drawing = asyncio.create_task(friends.draw_two_cards(robin))
        await friends.discord.until(lambda: friends.newest_message().text.startswith(kim.mention))
        assert asks_somebody(friends.current(before))
        assert len(friends.discord.request_log.of(*EDIT)) == edits
        rush_is_over.set()
        await drawing
        await friends.settle()
        assert not asks_somebody(friends.current(before))


async def test_the_message_of_a_turn_that_was_undone_says_so(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        claimed, undone = await claim_and_undo(friends)
        assert "Robin claimed" in claimed.text
        after = friends.current(claimed)
        assert after.text.startswith("↩️ Undone: ~~Robin claimed Atlanta")
        assert not asks_somebody(after)
        assert "Undone: Robin claimed" in undone.text


async def test_turns_that_are_undone_one_after_the_other_all_say_so(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db", ("Robin",)) as friends:
        (robin,) = friends.people
        await friends.slash(robin, "new", map="usa")
        await friends.slash(robin, "join", computer="easy")
        await friends.slash(robin, "start", order="joined")
        await friends.settle()
        await friends.choose_tickets()
        await friends.settle()
        turns = []
        for _ in range(2):
            await friends.draw_two_cards(robin)
            await friends.settle()
            turns.append(friends.newest_message())
        for _ in range(4):
            await friends.slash(robin, "undo")
            await friends.settle()
        first, second = (friends.current(turn).text for turn in turns)
        for text in (first, second):
            assert all("↩️" in line for line in text.splitlines())
        assert "~~Robin drew 2 cards from the deck.~~" in first


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_an_edit_that_failed_is_made_later(tmp_path: Path, is_restarted: bool) -> None:
    sleep = FakeSleep()
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run(sleep=sleep) as friends:
            robin, _ = friends.people
            await friends.start_game()
            await friends.choose_tickets()
            old = friends.newest_message()
            bot.discord.faults.plan(ServerError(), *EDIT)
            await friends.draw_two_cards(robin)
            await friends.settle()
            newest = friends.newest_message()
            assert friends.current(old).text == old.text
            if not is_restarted:
                await sleep.end_pauses()
        if is_restarted:
            await bot.restart()
        assert not asks_somebody(friends.current(old))
        assert friends.newest_message() == newest  # nothing was posted or edited twice


async def test_a_moved_table_links_both_channels_to_each_other(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        await friends.draw_two_cards(robin)
        await friends.slash(robin, "undo")
        await friends.settle()
        there, table = friends.discord.channel("platform-2"), await friends.table()
        *_, last, question = friends.public_messages()
        await reply_to(await robin.slash("bring-here", there, table=str(table.id)))
        await friends.settle()
        first, asked_again = friends.discord.public(there)
        after = friends.current(last)
        assert f"/{there.id}/{first.id}" in after.text.splitlines()[0]
        assert after.text.endswith("Robin drew 2 cards from the deck.")
        assert not asks_somebody(after)
        assert f"/{friends.channel.id}/{last.id}" in first.text.splitlines()[-1]
        assert first.text.startswith(english("call-turn", who=kim.mention))
        assert friends.discord.now(question) is None
        assert asked_again.text == question.text


async def test_a_moved_lobby_links_to_its_new_channel(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        await friends.slash(robin, "new", map="usa")
        await friends.settle()
        there, table, lobby = (
            friends.discord.channel("platform-2"),
            await friends.table(),
            friends.newest_message(),
        )
        await reply_to(await robin.slash("bring-here", there, table=str(table.id)))
        await friends.settle()
        (moved,) = friends.discord.public(there)
        after = friends.current(lobby)
        assert f"/{there.id}/{moved.id}" in after.text
        assert not asks_somebody(after)
        assert f"/{lobby.channel_id}/{lobby.id}" in moved.text


async def test_reminders_are_gone_when_the_person_has_moved(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        await friends.slash(robin, "reminders", **IN_AN_HOUR)
        before = len(friends.public_messages())
        clock.pass_hours(2)
        await friends.app.scheduler.tick()
        await run_for_hours(friends.app.tables, clock, 78)
        await friends.slash(kim, "nudge")
        await friends.app.scheduler.tick()
        await friends.settle()
        waiting = friends.public_messages()[before:]
        assert len(waiting) == 3  # reminder, nudge, and the table's patience is over
        assert all(map(asks_somebody, waiting))
        await friends.draw_two_cards(robin)
        await friends.settle()
        over, newest = friends.public_messages()[before:]
        assert over.text == english("patience-ended")
        assert not asks_somebody(over)
        assert newest.text.startswith(kim.mention)

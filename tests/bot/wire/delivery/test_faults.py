"""Faults between the bot and Discord: nothing is lost, nothing is posted twice."""

import asyncio
from pathlib import Path

import pytest

from bot.delivery.attachments import AttachmentMaker
from bot.delivery.closed_channels import TRY_EVERY_S
from bot.domain.table import UserId
from engine.actions import Draw
from sandbox.rest.faults import ConnectionLost, Fault, RateLimited, ServerError
from sandbox.world import permissions
from tests.support.databases.due_work import behind
from tests.support.wire.wire import FakeSleep, reply_to
from tests.support.wire.wire_setup import CHANNEL, friends_online, friends_playing

POST = ("POST", "/channels/{channel_id}/messages")
EDIT_REPLY = ("PATCH", "/webhooks/{webhook_id}/{token}/messages/{message}")
ACKNOWLEDGE = ("POST", "/interactions/{interaction_id}/{token}/callback")


@pytest.mark.parametrize(
    "fault",
    [
        ServerError(503),
        ServerError(503, after_handling=True),
        ConnectionLost(after_handling=False),
        ConnectionLost(after_handling=True),
        RateLimited(),
    ],
    ids=["503", "503 after handling", "connection lost", "connection lost after handling", "429"],
)
async def test_a_turn_is_posted_once_whatever_happens_to_its_message(
    tmp_path: Path, fault: Fault
) -> None:
    sleep = FakeSleep()
    async with friends_playing(tmp_path / "table.db", sleep=sleep) as friends:
        before = friends.public_texts()
        friends.discord.faults.plan(fault, *POST)
        robin, kim = friends.people
        await friends.draw_two_cards(robin)
        await friends.settle()
        await sleep.end_pauses()
        await friends.settle()
        after = friends.public_texts()
        assert len(after) == len(before) + 1
        assert after[-1].startswith(kim.mention)
        assert await behind(friends.app.tables) == []


@pytest.mark.parametrize(
    "fault", [ConnectionLost(after_handling=False), ConnectionLost(after_handling=True)]
)
async def test_an_action_is_played_if_the_connection_is_lost_during_its_acknowledgement(
    tmp_path: Path, fault: ConnectionLost
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        happens = friends.discord.faults.plan(fault, *ACKNOWLEDGE)
        robin, _ = friends.people
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()
        assert happens.is_set()
        view = await friends.public_view()
        assert view.stage == "second card"


async def test_a_private_reply_appears_once_if_the_connection_is_lost_after_it(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        fault = ConnectionLost(after_handling=True)
        happens = friends.discord.faults.plan(fault, *EDIT_REPLY)
        robin, _ = friends.people
        started = await robin.slash("draw", friends.channel, first="deck")
        await reply_to(started)
        await friends.settle()
        assert happens.is_set()
        assert len(started.messages()) == 1


async def test_a_reply_is_sent_without_its_picture_if_drawing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.settle()
        robin, _ = friends.people
        monkeypatch.setattr(AttachmentMaker, "make", fail)
        reply = await (await robin.slash("hand", friends.channel)).answer()
        assert "cards:**" in reply.text
        assert not friends.file_names(reply)


async def test_a_missing_permission_is_named_and_the_turn_is_posted_later(tmp_path: Path) -> None:
    sleep = FakeSleep()
    async with friends_playing(tmp_path / "table.db", sleep=sleep) as friends:
        channel = friends.discord.channel(CHANNEL)
        before = friends.public_texts()
        friends.discord.deny(channel, permissions.ATTACH_FILES)
        robin, kim = friends.people
        reply = await friends.draw_two_cards(robin)
        assert "Attach Files" in reply.text
        assert f"<#{channel.id}>" in reply.text
        await friends.settle()
        assert friends.public_texts() == before
        friends.discord.deny(channel, 0)
        await sleep.end_pauses()
        await friends.settle()
        assert len(friends.public_texts()) == len(before) + 1
        assert friends.public_texts()[-1].startswith(kim.mention)


async def test_a_channel_closed_in_a_server_of_another_process_is_not_tried_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sleep = FakeSleep()
    async with friends_playing(tmp_path / "table.db", sleep=sleep) as friends:
        app, (robin, _) = friends.app, friends.people
        friends.discord.deny(friends.discord.channel(CHANNEL), permissions.SEND_MESSAGES)
        monkeypatch.setattr(app.client, "get_channel", lambda _: None)  # not in discord.py's cache
        sleep.pauses_s.clear()
        before = len(friends.discord.request_log.of(*POST))
        await friends.act_unpublished(robin, Draw())
        await friends.act_unpublished(robin, Draw())
        app.jobs.publishing.run_now((await friends.table()).id)
        await sleep.wait_for_pauses(TRY_EVERY_S, 1)
        assert sleep.pauses_s == [TRY_EVERY_S]
        assert len(friends.discord.request_log.of(*POST)) == before + 1


async def test_no_table_is_opened_where_the_bot_may_not_write(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        friends.discord.deny(friends.discord.channel(CHANNEL), permissions.SEND_MESSAGES)
        reply = await friends.slash(robin, "new", map="usa")
        assert "Send Messages" in reply.text
        assert await friends.app.tables.lookup.of_user(UserId(int(robin.id))) == []


async def test_a_table_whose_channel_was_deleted_can_be_moved(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        table = await friends.table()
        step = (await friends.public_view()).step
        friends.discord.delete_channel(friends.channel)
        gone = "SELECT guild, channel FROM gone_channels"
        while not (found := await friends.app.tables.store.reader.fetch(gone)):
            await asyncio.sleep(0)
        assert [tuple(row) for row in found] == [(table.where.guild, table.where.channel)]
        await friends.app.scheduler.tick()
        other = friends.discord.channel("platform-2")
        refusal = await reply_to(await kim.slash("bring-here", other, table=str(table.id)))
        assert refusal.text
        await reply_to(await robin.slash("bring-here", other, table=str(table.id)))
        await friends.settle()
        (shown,) = friends.discord.public(other)
        assert shown.attachments
        assert shown.components
        friends.channel = other
        assert (await friends.public_view()).step == step
        await friends.press(robin, "draw")


async def test_a_deleted_message_is_posted_again(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        friends.discord.delete_message(friends.newest_with_buttons())
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()
        await friends.press(robin, "draw")  # of the message that was posted again
        await friends.settle()
        assert friends.newest_with_buttons().text.startswith(kim.mention)


async def test_a_bot_removed_from_the_server_posts_the_turn_when_it_is_invited_again(
    tmp_path: Path,
) -> None:
    sleep = FakeSleep()
    async with friends_playing(tmp_path / "table.db", sleep=sleep) as friends:
        before = friends.public_texts()
        friends.discord.faults.plan(ConnectionLost(after_handling=False), *POST)
        robin, _ = friends.people
        await friends.draw_two_cards(robin)
        await friends.settle()
        friends.discord.remove_bot()
        await sleep.end_pauses()
        await friends.settle()
        assert friends.public_texts() == before
        friends.discord.invite_bot()
        await sleep.end_pauses()
        await friends.settle()
        assert len(friends.public_texts()) == len(before) + 1


async def test_a_person_who_left_the_server_does_not_stop_the_table(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        kim.leave()
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert kim.mention in friends.public_texts()[-1]

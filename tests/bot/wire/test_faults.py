"""What goes wrong between the bot and Discord: nothing is lost, nothing is shown twice."""

from pathlib import Path

import pytest

from bot.delivery.attachments import AttachmentMaker
from bot.domain.table import UserId
from sandbox.rest.faults import ConnectionLost, Fault, RateLimited, ServerError
from sandbox.testing.driver import Sandbox
from sandbox.world import permissions
from tests.support.wire import Pauses, catalogue, connected, settled
from tests.support.wire_players import Friends, done, playing

POST = ("POST", "/channels/{channel_id}/messages")
ANSWER = ("PATCH", "/webhooks/{application_id}/{interaction_token}/messages/@original")
CALLBACK = ("POST", "/interactions/{interaction_id}/{interaction_token}/callback")


def posts(friends: Friends) -> list[str]:
    return [message.content for message in friends.discord.public(friends.channel)]


@pytest.mark.parametrize(
    "fault",
    [
        ServerError(503),
        ServerError(503, after_handling=True),
        ConnectionLost(after_handling=False),
        ConnectionLost(after_handling=True),
        RateLimited(),
    ],
    ids=["503", "503 after work", "cut", "cut after work", "429"],
)
async def test_a_turn_is_shown_once_whatever_happens_to_its_message(
    tmp_path: Path, fault: Fault
) -> None:
    pauses = Pauses()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", pauses=pauses) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        await friends.sit_down()
        await friends.choose_tickets()
        before = posts(friends)
        discord.faults.plan(fault, *POST)
        robin, kim = friends.people
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(app)
        await pauses.end()
        await settled(app)
        after = posts(friends)
        assert len(after) == len(before) + 1
        assert after[-1].startswith(kim.mention)
        assert await app.tables.publication.behind() == []


@pytest.mark.parametrize(
    "fault", [ConnectionLost(after_handling=False), ConnectionLost(after_handling=True)]
)
async def test_a_cut_acknowledgement_does_not_lose_the_deed(
    tmp_path: Path, fault: ConnectionLost
) -> None:
    async with playing(tmp_path / "table.db") as friends:
        friends.discord.faults.plan(fault, *CALLBACK)
        robin, _ = friends.people
        await done(await robin.slash("draw", friends.channel, first="deck"))
        await settled(friends.app)
        view = await friends.app.tables.lookup.public_view((await friends.table()).id)
        assert view.stage == "second card"


async def test_a_private_answer_whose_receipt_was_lost_appears_once(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        friends.discord.faults.plan(ConnectionLost(after_handling=True), *ANSWER)
        robin, _ = friends.people
        act = await robin.slash("draw", friends.channel, first="deck")
        await done(act)
        await settled(friends.app)
        assert len(act.messages()) == 1


async def test_an_answer_is_given_without_its_picture_if_that_cannot_be_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise ZeroDivisionError

    async with playing(tmp_path / "table.db") as friends:
        await settled(friends.app)
        robin, _ = friends.people
        monkeypatch.setattr(AttachmentMaker, "make", fail)
        answer = await (await robin.slash("hand", friends.channel)).answer()
        assert "cards:**" in answer.content
        assert not answer.attachments


async def test_closed_direct_messages_are_told_once_and_privately(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        _, kim = friends.people
        kim.close_dms()
        await friends.sit_down()
        closed = catalogue().say("en", "dm-closed")
        first = await done(await kim.slash("hand", friends.channel))
        assert closed in first.content
        second = await done(await kim.slash("hand", friends.channel))
        assert closed not in second.content
        assert not any(closed in content for content in posts(friends))


async def test_hands_by_direct_message_can_be_switched_off(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        await done(await kim.slash("remind", friends.channel, dm=False))
        await friends.sit_down()
        assert len(discord.direct(robin)) == 1
        assert discord.direct(kim) == []


async def test_a_missing_permission_is_named_and_the_game_goes_on(tmp_path: Path) -> None:
    pauses = Pauses()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", pauses=pauses) as app,
    ):
        platform = discord.channel("platform-1")
        friends = Friends(discord, app, platform)
        await friends.sit_down()
        await friends.choose_tickets()
        before = posts(friends)
        discord.deny(platform, permissions.ATTACH_FILES)
        robin, kim = friends.people
        answer = await done(await robin.slash("draw", platform, first="deck", second="deck"))
        assert "Attach Files" in answer.content
        assert f"<#{platform.id}>" in answer.content
        await settled(app)
        assert posts(friends) == before
        discord.deny(platform, 0)
        await pauses.end()
        await settled(app)
        assert len(posts(friends)) == len(before) + 1
        assert posts(friends)[-1].startswith(kim.mention)


async def test_no_table_is_opened_where_the_bot_may_not_write(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        platform, robin = discord.channel("platform-1"), discord.person("Robin")
        discord.deny(platform, permissions.SEND_MESSAGES)
        answer = await done(await robin.slash("new", platform, map="usa"))
        assert "Send Messages" in answer.content
        assert await app.tables.lookup.of_user(UserId(int(robin.id))) == []


async def test_a_table_whose_channel_is_gone_is_kept_and_moves(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        table = await friends.table()
        step = (await friends.app.tables.lookup.public_view(table.id)).step
        friends.discord.delete_channel(friends.channel)
        await friends.app.scheduler.tick()
        other = friends.discord.channel("platform-2")
        refused = await done(await kim.slash("move", other, table=str(table.id)))
        assert refused.content
        await done(await robin.slash("move", other, table=str(table.id)))
        await settled(friends.app)
        (shown,) = friends.discord.public(other)
        assert shown.attachments
        assert shown.components
        assert (await friends.app.tables.lookup.public_view(table.id)).step == step
        friends.channel = other
        await friends.pressed(robin, "draw")


async def test_a_deleted_message_does_not_stop_the_table(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        friends.discord.delete_message(friends.shown())
        await done(await robin.slash("draw", friends.channel, first="deck"))
        await settled(friends.app)
        await friends.pressed(robin, "draw")  # shown again, since the message was gone
        await settled(friends.app)
        assert friends.shown().content.startswith(kim.mention)


async def test_an_archived_thread_is_opened_again(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        robin = discord.person("Robin")
        thread = discord.thread(discord.channel("platform-1"), "our game", robin)
        friends = Friends(discord, app, thread)
        await friends.sit_down()
        await friends.choose_tickets()
        before = posts(friends)
        discord.archive(thread)
        await done(await robin.slash("draw", thread, first="deck", second="deck"))
        await settled(app)
        assert len(posts(friends)) == len(before) + 1


async def test_a_bot_thrown_out_comes_back_and_goes_on(tmp_path: Path) -> None:
    pauses = Pauses()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", pauses=pauses) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        await friends.sit_down()
        await friends.choose_tickets()
        before = posts(friends)
        discord.faults.plan(ConnectionLost(after_handling=False), *POST)
        robin, _ = friends.people
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(app)
        discord.remove_bot()
        await pauses.end()
        await settled(app)
        assert posts(friends) == before
        discord.invite_bot()
        await pauses.end()
        await settled(app)
        assert len(posts(friends)) == len(before) + 1


async def test_somebody_who_leaves_the_server_does_not_break_the_table(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        kim.leave()
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        assert kim.mention in posts(friends)[-1]

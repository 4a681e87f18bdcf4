"""The list of games over the wire: one message for the server, which notifies nobody."""

from pathlib import Path

import pytest

from bot.delivery.table_lists import TableLists
from bot.domain.server_tables import NO_MESSAGE, TableList
from bot.domain.table import MessageId
from bot.tables.server.server_tables import EDIT_EVERY_S, OUTDATED_AFTER_S
from sandbox.payloads.channels import Overwrite, TextChannel
from sandbox.payloads.messages import SUPPRESS_NOTIFICATIONS, Message
from sandbox.world import permissions
from sandbox.world.events import ChannelUpdated
from tests.support.fake_clock import FakeClock
from tests.support.processes.kills import SimulatedKill
from tests.support.wire.wire import custom_ids, english
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot

ROLE, MEMBER = 0, 1


def pass_time(clock: FakeClock, seconds: float = EDIT_EVERY_S) -> None:
    clock.pass_hours(seconds / 3600)


def in_channel(friends: Friends, name: str) -> Friends:
    return Friends(friends.discord, friends.app, friends.discord.channel(name))


def lists(friends: Friends) -> list[Message]:
    title = english("tables-title")
    return [each for each in friends.public_messages() if each.text.startswith(title)]


def requests_about(friends: Friends, message: Message) -> list[str]:
    """All requests of the bot to edit or delete a message."""
    requests = friends.discord.request_log.requests
    return [each.path for each in requests if each.path.endswith(f"/{message.id}")]


async def test_the_list_is_posted_once_and_kept_up_to_date_silently(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        discord, (robin, kim) = friends.discord, friends.people
        update = friends.app.table_lists.update_due
        reply = await friends.post_tables(robin)
        (posted,) = friends.public_messages()
        assert str(posted.id) in reply.text
        assert posted.flags & SUPPRESS_NOTIFICATIONS
        assert english("tables-none") in posted.text
        there = in_channel(friends, "platform-2")
        await there.slash(robin, "new", map="usa")
        await there.settle()
        await update()
        assert friends.current(posted) == posted  # edited less than a minute ago
        pass_time(clock)
        await update()
        shown = friends.current(posted)
        assert "Robin" in shown.text
        assert f"<#{there.channel.id}>" in shown.text
        assert shown.mentions == []
        table = await there.table()
        assert custom_ids(shown) == [f"st:sit:0:any:{table.id}"]
        joined = await friends.press(kim, "sit", shown)
        assert joined.text == english("tables-joined", channel=f"<#{there.channel.id}>")
        assert (await there.table()).names == ("Robin", "Kim")
        pass_time(clock)
        await update()
        assert "Kim" in friends.current(posted).text
        versions = len(discord.versions(posted.id))
        pass_time(clock)
        await update()
        assert len(discord.versions(posted.id)) == versions  # nothing has changed
        assert lists(friends) == [friends.current(posted)]


async def test_managers_of_the_server_move_the_list_by_asking_again(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        await friends.post_tables(robin)
        (first,) = friends.public_messages()
        again = await friends.post_tables(kim)
        assert str(first.id) in again.text  # it was posted just now
        assert friends.public_messages() == [first]
        there = in_channel(friends, "platform-2")
        refused = await there.post_tables(kim)
        elsewhere = english("table-refused-list-is-elsewhere", channels=f"<#{first.channel_id}>")
        assert refused.text == elsewhere
        assert friends.public_messages() == [first]
        await there.post_tables(robin)  # who owns the server
        (second,) = there.public_messages()
        assert friends.public_messages() == []
        pass_time(clock)
        await there.post_tables(kim)
        (third,) = there.public_messages()
        assert third.id != second.id


@pytest.mark.both_databases
async def test_the_list_goes_on_after_a_restart_and_is_posted_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run(now=clock) as friends:
            robin = friends.people[0]
            await friends.post_tables(robin)
            (posted,) = friends.public_messages()
            async with friends.app.tables.store.writing() as db:  # as if it had been killed then
                await db.execute("UPDATE table_lists SET message = 0, shown = -1, asked_at = 0")
            await friends.slash(robin, "new", map="usa")
            await friends.settle()
        pass_time(clock)
        async with bot.run(now=clock) as friends:
            await friends.app.table_lists.update_due()
            await friends.settle()
            assert [each.id for each in lists(friends)] == [posted.id]
            assert "Robin" in friends.current(posted).text  # who opened a table since
            pass_time(clock)
            await friends.slash(friends.people[1], "join")
            await friends.app.table_lists.update_due()
            assert "Kim" in friends.current(posted).text


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_list_shows_everything_if_the_bot_was_killed_while_it_sent_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, arrives: bool
) -> None:
    """The second time, Discord answers with the message of the first one, as it was then."""
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin = friends.people[0]
        killed = SimulatedKill(friends.discord, monkeypatch)
        killed.on_next_message(friends.channel, arrives=arrives)
        monkeypatch.setattr(TableLists, "_find", find_nothing)  # Discord's list comes too late
        await friends.post_tables(robin)
        assert killed.has_happened
        await in_channel(friends, "platform-2").slash(robin, "new", map="usa")
        pass_time(clock)
        await friends.app.table_lists.update_due()
        (shown,) = lists(friends)
        assert "Robin" in shown.text


async def find_nothing(_: TableLists, __: TableList) -> MessageId:
    return NO_MESSAGE


async def test_a_list_that_was_deleted_is_given_up(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin = friends.people[0]
        await friends.post_tables(robin)
        (posted,) = lists(friends)
        friends.discord.delete_message(posted)
        await friends.draw_two_cards(robin)
        for _ in range(3):
            pass_time(clock, OUTDATED_AFTER_S)
            await friends.app.table_lists.update_due()
        assert len(requests_about(friends, posted)) == 1
        assert lists(friends) == []
        await friends.post_tables(robin)
        assert len(lists(friends)) == 1


async def test_without_permission_no_request_is_made_until_it_returns(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin, channel = friends.people[0], friends.discord.channel("platform-1")
        await friends.post_tables(robin)
        (posted,) = lists(friends)
        await in_channel(friends, "platform-2").slash(robin, "new", map="usa")
        for denied in (permissions.VIEW_CHANNEL, 0):
            changed = friends.app.client.wait_for("guild_channel_update")
            friends.discord.deny(channel, denied)
            await changed
            for _ in range(2):
                pass_time(clock, OUTDATED_AFTER_S)
                await friends.app.table_lists.update_due()
            assert len(requests_about(friends, posted)) == (0 if denied else 1)
        assert "Robin" in friends.current(posted).text


async def test_a_list_in_a_channel_that_is_gone_is_given_up(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        there = in_channel(friends, "platform-2")
        await there.post_tables(friends.people[0])
        (posted,) = there.public_messages()
        friends.discord.delete_channel(there.channel)
        for _ in range(3):
            pass_time(clock, OUTDATED_AFTER_S)
            await friends.app.table_lists.update_due()
        assert len(requests_about(friends, posted)) <= 1
        assert await friends.app.tables.server_tables.due_lists() == []


async def test_tables_in_private_channels_are_listed_only_there(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin = friends.people[0]
        there = in_channel(friends, "platform-2")
        await there.post_tables(robin)
        (posted,) = there.public_messages()
        link = f"<#{friends.channel.id}>"
        assert link in posted.text
        changed = friends.app.client.wait_for("guild_channel_update")
        hide(friends, friends.discord.channel("platform-1"))
        await changed
        pass_time(clock, OUTDATED_AFTER_S)
        await friends.app.table_lists.update_due()
        shown = there.current(posted)
        assert link not in shown.text
        assert "Robin" not in shown.text
        requests = requests_about(friends, posted)
        await friends.draw_two_cards(robin)
        pass_time(clock)
        await friends.app.table_lists.update_due()
        assert requests_about(friends, posted) == requests  # a private table causes no edit
        await friends.post_tables(robin)
        (moved,) = lists(friends)
        assert link in moved.text


def hide(friends: Friends, channel: TextChannel) -> None:
    """Only the bot, and people who are allowed by name, can see the channel."""
    world, view = friends.discord.world, str(permissions.VIEW_CHANNEL)
    channel.permission_overwrites = [
        Overwrite(id=friends.discord.role("@everyone").id, type=ROLE, deny=view),
        Overwrite(id=world.bot.id, type=MEMBER, allow=view),
        *(Overwrite(id=one.id, type=MEMBER, allow=view) for one in friends.people),
    ]
    world.publish(ChannelUpdated(channel))

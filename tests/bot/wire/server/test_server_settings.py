"""/settings over the wire: for managers of the server only, used by `/new` and by cancelling."""

from pathlib import Path

import pytest

from bot.domain.server_settings import ServerSettings
from bot.domain.table import ChannelId, GuildId
from engine.model import MapId
from sandbox.payloads.messages import Message
from sandbox.people.client_refusal import ClientRefusal
from sandbox.testing.actor import Actor
from sandbox.world import permissions
from tests.support.wire.wire import custom_id, custom_ids, english
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_online, restartable_bot

MANAGE_SERVER = 1 << 5


async def settings_of(friends: Friends) -> ServerSettings:
    guild = GuildId(int(friends.discord.world.state.guild.id))
    return await friends.app.tables.server_settings.get(guild)


async def choose(
    friends: Friends, actor: Actor, message: Message, setting: str, *values: str
) -> Message:
    menu = custom_id(message, "settings", setting)
    started = await actor.choose(message, *values, menu=menu)
    return await friends.wait_for_edit(message, started)


async def test_managers_choose_the_defaults_of_new_tables(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            robin, kim = friends.people
            refused = await friends.slash(kim, "new")
            assert refused.text.startswith(english("lobby-which-map"))
            message = await friends.slash(robin, "settings")
        async with bot.run() as friends:  # menus and buttons work after a restart
            message = await choose(friends, robin, message, "map", "italy")
            message = await choose(friends, robin, message, "pace", "24")
            message = await choose(friends, robin, message, "language", "da")
            message = await choose(friends, robin, message, "cancel", "players")
            message = await friends.press_private(robin, message, "settings", "hints", "off")
            message = await friends.press_private(robin, message, "settings", "ratings", "off")
            assert "are off by default" in message.text
            expected = ServerSettings(
                MapId("italy"), 24, "da", has_hints=False, has_ratings=False, cancel_by="players"
            )
            assert await settings_of(friends) == expected
            await friends.slash(kim, "new")
            options = (await friends.table()).options
            assert (options.map, options.patience_h, options.language, options.has_hints) == (
                "italy",
                24,
                "da",
                False,
            )
            await friends.slash(robin, "join")
            await friends.settle()
            question = await friends.slash(robin, "cancel")  # not the host
            await friends.press_private(robin, question, "cancel", "yes")
            assert (await friends.table()).status == "cancelled"
            await friends.slash(kim, "new", map="usa", pace="72", language="en", hints=True)
            options = (await friends.table()).options
            assert (options.map, options.patience_h, options.language, options.has_hints) == (
                "usa",
                72,
                "en",
                True,
            )


async def test_tables_are_opened_only_in_the_channels_that_managers_allow(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        discord, (robin, kim) = friends.discord, friends.people
        other = discord.channel("platform-2")
        message = await friends.slash(robin, "settings")
        message = await choose(friends, robin, message, "channels", str(other.id))
        assert (await settings_of(friends)).channels == (ChannelId(int(other.id)),)
        elsewhere = english("table-refused-tables-are-elsewhere", channels=f"<#{other.id}>")
        for options in ({}, {"thread": True}):
            assert (await friends.slash(kim, "new", map="usa", **options)).text == elsewhere
        assert friends.public_messages() == []
        thread = discord.thread(other, "our game", kim)
        for channel in (other, thread):
            there = Friends(discord, friends.app, channel)
            reply = await there.slash(kim, "new", map="usa")
            assert reply.text == english("done-opened")
        there_id = str((await Friends(discord, friends.app, other).table()).id)
        assert (await friends.slash(kim, "bring-here", table=there_id)).text == elsewhere
        message = await choose(friends, robin, message, "channels")  # none: anywhere
        reply = await friends.slash(kim, "new", map="usa")
        assert reply.text == english("done-opened")


async def test_managers_learn_why_there_is_no_table_of_the_day(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        discord, robin = friends.discord, friends.people[0]
        other = discord.channel("platform-2")
        changed = friends.app.client.wait_for("guild_channel_update")
        discord.deny(other, permissions.SEND_MESSAGES)
        await changed
        message = await friends.slash(robin, "settings")
        lacking = english("permission-send-messages")
        assert lacking not in message.text
        message = await choose(friends, robin, message, "daily_channel", str(other.id))
        assert lacking in message.text
        assert f"<#{other.id}>" in message.text
        assert (await settings_of(friends)).daily_channel == int(other.id)


async def test_settings_are_for_managers_of_the_server_at_every_press(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        discord, (_, kim) = friends.discord, friends.people
        with pytest.raises(ClientRefusal, match="not offered"):
            await kim.slash("settings", friends.channel)
        everyone = discord.role("@everyone")
        before = int(everyone.permissions)
        discord.set_permissions(everyone, before | MANAGE_SERVER)
        message = await friends.slash(kim, "settings")
        verbs = [each.split(":")[1] for each in custom_ids(message)]
        assert set(verbs) == {"settings"}
        discord.set_permissions(everyone, before)
        refused = await friends.press_private(kim, message, "settings", "hints", "off")
        assert refused.text == english("table-refused-only-server-managers")
        assert await settings_of(friends) == ServerSettings()


async def test_a_server_may_offer_the_command_to_others_but_they_are_refused(
    tmp_path: Path,
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        (command,) = [
            each
            for each in friends.discord.world.state.commands.values()
            if each.name == "settings"
        ]
        assert command.default_member_permissions == str(MANAGE_SERVER)
        command.default_member_permissions = str(permissions.VIEW_CHANNEL)
        kim = friends.people[1]
        refused = await friends.slash(kim, "settings")
        assert refused.text == english("table-refused-only-server-managers")

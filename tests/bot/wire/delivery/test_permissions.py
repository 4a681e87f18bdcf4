"""The bot loses permissions and gets them back: what waits is published at once."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bot.domain.table import UserId
from sandbox.testing.driver import Sandbox
from sandbox.world import permissions
from tests.support.databases.due_work import behind
from tests.support.wire.wire_setup import CHANNEL, friends_in_lobby

POST = ("POST", "/channels/{channel_id}/messages")
WITHOUT_FILES = permissions.NEEDED_BY_THE_BOT & ~permissions.ATTACH_FILES


def deny_in_channel(discord: Sandbox) -> Callable[[], None]:
    channel = discord.channel(CHANNEL)
    discord.deny(channel, permissions.SEND_MESSAGES)
    return lambda: discord.deny(channel, 0)


def deny_to_role(discord: Sandbox) -> Callable[[], None]:
    """From now on only the bot's own role decides."""
    discord.set_permissions(discord.role("@everyone"), WITHOUT_FILES)
    own = discord.world.bot_role()
    discord.set_permissions(own, WITHOUT_FILES)
    return lambda: discord.set_permissions(own, permissions.NEEDED_BY_THE_BOT)


def deny_until_the_bot_has_a_role(discord: Sandbox) -> Callable[[], None]:
    deny_to_role(discord)
    role = discord.role("Photographers", permissions.ATTACH_FILES)
    return lambda: discord.give_bot(role)


def remove_from_server(discord: Sandbox) -> Callable[[], None]:
    discord.remove_bot()
    return discord.invite_bot


@pytest.mark.parametrize(
    "deny",
    [deny_in_channel, deny_to_role, deny_until_the_bot_has_a_role, remove_from_server],
)
async def test_what_waits_is_published_as_soon_as_the_bot_may_write_again(
    tmp_path: Path, deny: Callable[[Sandbox], Callable[[], None]]
) -> None:
    async with friends_in_lobby(tmp_path / "table.db", map="amsterdam") as friends:
        discord, (robin, kim) = friends.discord, friends.people
        await friends.slash(kim, "join")
        await friends.settle()
        grant = deny(discord)
        await friends.app.tables.lobby.start((await friends.table()).id, UserId(int(robin.id)))
        await friends.settle()
        assert len(friends.public_messages()) == 1
        refused = len(discord.request_log.of(*POST))
        travellers = discord.role("Travellers")
        for _ in range(5):  # changes that do not help
            discord.set_permissions(travellers, int(travellers.permissions))
        grant()
        await discord.until(lambda: len(friends.public_messages()) == 2)
        await friends.settle()
        assert await behind(friends.app.tables) == []
        assert friends.app.jobs.closed_channels.tables == {}
        assert len(discord.request_log.of(*POST)) == refused + 1

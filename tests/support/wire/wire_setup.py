"""The bot with people in a channel, as tests over the wire need them: restartable, in a lobby, in a
game."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Unpack

from sandbox.people.command_input import Value
from sandbox.testing.driver import Sandbox
from tests.support.wire.wire import BotOptions, connected_bot
from tests.support.wire.wire_players import TWO_NAMES, Friends

CHANNEL = "platform-1"


class RestartableBot:
    """A sandbox and a database that outlive the bot."""

    def __init__(self, discord: Sandbox, database: Path) -> None:
        self.discord = discord
        self.database = database

    @asynccontextmanager
    async def run(
        self, names: Sequence[str] = TWO_NAMES, **options: Unpack[BotOptions]
    ) -> AsyncIterator[Friends]:
        """People in a channel with the bot, which is online until the block ends."""
        async with connected_bot(self.discord, self.database, **options) as app:
            yield Friends(self.discord, app, self.discord.channel(CHANNEL), names)

    async def restart(self, **options: Unpack[BotOptions]) -> None:
        """Run the bot until it has published what there is to publish."""
        async with self.run(**options):
            pass


@asynccontextmanager
async def restartable_bot(database: Path) -> AsyncIterator[RestartableBot]:
    async with Sandbox.start(rate_limits=False) as discord:
        yield RestartableBot(discord, database)


@asynccontextmanager
async def friends_online(
    database: Path, names: Sequence[str] = TWO_NAMES, **options: Unpack[BotOptions]
) -> AsyncIterator[Friends]:
    """People in a channel without a table, and the bot online."""
    async with (
        restartable_bot(database) as bot,
        bot.run(names, **options) as friends,
    ):
        yield friends


@asynccontextmanager
async def friends_playing(
    database: Path,
    map_id: str = "amsterdam",
    names: Sequence[str] = TWO_NAMES,
    **options: Unpack[BotOptions],
) -> AsyncIterator[Friends]:
    """People at a table whose first turn begins. The first of them is to move."""
    async with friends_online(database, names, **options) as friends:
        await friends.start_game(map_id)
        await friends.choose_tickets()
        yield friends


@asynccontextmanager
async def friends_in_lobby(
    database: Path,
    names: Sequence[str] = TWO_NAMES,
    bot: BotOptions | None = None,
    **options: Value,
) -> AsyncIterator[Friends]:
    """People in a channel in which the first of them has opened a table with these options of
    `/new`, by default on the map of the USA."""
    async with friends_online(database, names, **(bot or {})) as friends:
        await friends.slash(friends.people[0], "new", **{"map": "usa", **options})
        await friends.settle()
        yield friends

"""People who play daily deals over the wire, and the tables of the day."""

from unittest import mock

from msgspec.structs import replace

from bot.domain.daily import DailyTry, Day
from bot.domain.table import ChannelId, UserId
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import play_to_end
from tests.support.results import guild_of
from tests.support.wire.wire_players import Friends


def user_of(actor: Actor) -> UserId:
    return UserId(int(actor.id))


def name_of(actor: Actor) -> str:
    return str(actor.person.user.global_name)


async def begin(friends: Friends, actor: Actor) -> Message:
    """Begin today's deal in the channel. Returns the choice of the first tickets."""
    intro = await friends.slash(actor, "daily")
    return await friends.press_private(actor, intro, "daily", "begin")


async def keep_all(friends: Friends, actor: Actor, choice: Message) -> Message:
    """Keep all of the first tickets. Returns the first turn."""
    tables = friends.app.tables
    begun = await tables.daily.try_of(user_of(actor), tables.daily.today)
    assert begun is not None
    view = await tables.lookup.player_view(begun.game, user_of(actor))
    return await friends.choose(actor, choice, *view.offered)


async def finish(friends: Friends, actor: Actor, day: Day, seed: int = 1) -> DailyTry:
    """Play a deal that was begun to its end, at random."""
    tables = friends.app.tables
    begun = await tables.daily.try_of(user_of(actor), day)
    assert begun is not None
    await friends.settle()
    with mock.patch.object(tables.cache.memory, "on_automatic_turn", []):  # both seats at random
        await play_to_end(tables, begun.game, seed)
    return await tables.daily.require_finished(user_of(actor), day)


async def post_tables_in(friends: Friends, channel: str, hour: int = 8) -> None:
    """The server's managers want its table of the day there."""
    await friends.app.tables.server_settings.change(
        guild_of(friends),
        lambda settings: replace(settings, daily_channel=ChannelId(int(channel)), daily_hour=hour),
    )


async def update_boards(friends: Friends, clock: FakeClock) -> None:
    """A minute later, the tables of the day are looked at."""
    clock.now += 61.0
    await friends.app.daily_boards.update_due()
    await friends.settle()

"""A server removes the bot: its tables rest, and nobody on another server notices anything."""

from pathlib import Path

from bot.app import App
from bot.domain.table import ChannelId, GuildId, Human, TableId, UserId, Where
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox
from tests.support.fake_clock import FakeClock
from tests.support.tables import options
from tests.support.wire.wire import FakeSleep, begin_what_is_due, without_publishing
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import restartable_bot

TABLES = 27
COMPUTER_PAUSE_S = 2.0
MOVES = 12  # that each computer player could make while the test lasts
FIRST_REMINDER = {"first_after": 6, "quiet_from": 0, "quiet_until": 0}


async def open_watched_tables(
    discord: Sandbox, app: App, host: Actor, tables: int = TABLES
) -> None:
    """Tables of computer players only, each in a channel of the first server."""
    human = Human(UserId(int(host.id)), "Host")
    for number in range(tables):
        channel = discord.channel(f"watched-{number}")
        where = Where(GuildId(int(channel.guild_id)), ChannelId(int(channel.id)))
        table = await app.tables.lobby.open(
            where, human, options("amsterdam", most_players=2), host_plays=False
        )
        for _ in range(2):
            await app.tables.lobby.add_computer_player(table.id, human.user, "easy", "Robot")
        await app.tables.lobby.start_to_watch(table.id, human.user)
    await settle_paused(app)


async def settle_paused(app: App) -> None:
    """Until everything is published. Computer players go on pausing."""
    await app.jobs.publishing.settle()
    await app.jobs.hands.settle()


async def moves_of_watched_tables(app: App) -> int:
    rows = await app.tables.store.reader.fetch(
        "SELECT coalesce(sum(seq), 0) FROM tables WHERE id IN"
        " (SELECT table_id FROM seats GROUP BY table_id HAVING min(kind) = 'automatic')"
    )
    return int(rows[0][0])


async def test_a_server_that_removes_the_bot_does_not_stop_it_for_others(tmp_path: Path) -> None:
    sleep, clock = FakeSleep(), FakeClock()
    async with (
        restartable_bot(tmp_path / "table.db") as bot,
        bot.run(
            sleep=sleep, now=clock, computer_pause_s=COMPUTER_PAUSE_S, settles_at_end=False
        ) as friends,
    ):
        discord, app = bot.discord, friends.app
        elsewhere = discord.channel_in(discord.guild("Elsewhere", 0), "platform-9")
        others = Friends(discord, app, elsewhere)
        robin, kim = others.people
        await others.start_game()
        await others.choose_tickets()
        await others.slash(kim, "reminders", by="mention", **FIRST_REMINDER)
        await open_watched_tables(discord, app, discord.person("Host"))
        discord.remove_bot()
        before, moves = discord.request_log.total, await moves_of_watched_tables(app)
        for _ in range(MOVES):
            await sleep.end_pauses(COMPUTER_PAUSE_S)
            await settle_paused(app)
            await begin_what_is_due(app)
            await settle_paused(app)
        refused = [each for each in discord.request_log.since(before) if each.is_invalid]
        assert TABLES <= len(refused) <= 2 * TABLES  # not one for each move
        assert await moves_of_watched_tables(app) - moves <= 5 * TABLES  # a turn or two of each
        # On the other server everything goes on.
        await others.draw_two_cards(robin)
        await settle_paused(app)
        assert others.newest_message().text.startswith(kim.mention)
        turn = others.newest_message()
        clock.pass_hours(6)
        await app.scheduler.tick()
        reminder = others.newest_message()
        assert reminder.id != turn.id
        assert [user.id for user in reminder.mentions] == [kim.id]


async def test_a_bot_that_was_removed_while_it_was_stopped_leaves_those_tables_alone(
    tmp_path: Path,
) -> None:
    sleep = FakeSleep()
    async with restartable_bot(tmp_path / "table.db") as bot:
        discord = bot.discord
        async with bot.run(
            sleep=sleep, computer_pause_s=COMPUTER_PAUSE_S, settles_at_end=False
        ) as friends:
            await open_watched_tables(discord, friends.app, discord.person("Host"), 3)
            with without_publishing(friends.app):
                for number in range(3):
                    await friends.app.tables.cache.update(TableId(number + 1), lambda same: same)
        discord.remove_bot()
        before = discord.request_log.total
        async with bot.run() as friends:
            moves = await moves_of_watched_tables(friends.app)
            await begin_what_is_due(friends.app)
            await friends.settle()
            assert await moves_of_watched_tables(friends.app) == moves
        assert [each for each in discord.request_log.since(before) if each.is_invalid] == []

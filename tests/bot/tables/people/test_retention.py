"""What is deleted after a while: servers that removed the bot, and lobbies that do not begin."""

from msgspec.structs import replace

from bot.domain.refusals import TableCode
from bot.domain.server_settings import ServerSettings
from bot.domain.table import GuildId, TableId
from bot.store import retention as retention_rows
from bot.tables import Tables
from bot.tables.people.retention import BATCH
from tests.support.databases.due_work import tables_with
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import (
    EVA,
    all_text,
    channel,
    columns,
    leave_traces_of_eva,
)
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    mark_all_published,
    open_lobby,
    options,
    refusal_code,
    start_game,
)

GUILD = HERE.guild
DAY_H = 24


async def tidy(tables: Tables, keep_lobbies_days: float = 14) -> int:
    return await tables.retention.tidy(30, keep_lobbies_days)


async def rows_left(tables: Tables) -> list[str]:
    """The tables of the database with any rows."""
    names = sorted({table for table, _ in await columns(tables.store)})
    return [
        name
        for name in names
        if name != "slow_train_schema"
        and await tables.store.reader.fetch(f'SELECT 1 FROM "{name}" LIMIT 1')
    ]


async def test_everything_of_a_server_is_deleted_thirty_days_after_it_removed_the_bot(
    tables: Tables, clock: FakeClock
) -> None:
    await leave_traces_of_eva(tables, clock)
    await tables.server_settings.change(GUILD, lambda settings: replace(settings, pace_h=24))
    await tables.retention.mark_left(GUILD)
    clock.pass_hours(29 * DAY_H)
    assert await tidy(tables, keep_lobbies_days=60) == 0
    assert str(EVA.user) in await all_text(tables.store)
    clock.pass_hours(2 * DAY_H)
    assert await tidy(tables, keep_lobbies_days=60) == 10
    of_people = ["preferences", "ratings", "readers", "web_epochs", "web_sessions"]
    assert await rows_left(tables) == ["facts", *of_people]
    left = await tables.store.reader.fetch("SELECT DISTINCT guild FROM ratings")
    assert [row[0] for row in left] == [0]  # of all servers together
    assert await refusal_code(tables.lookup.table(TableId(1))) is TableCode.UNKNOWN_TABLE


async def test_a_server_that_comes_back_keeps_its_tables(tables: Tables, clock: FakeClock) -> None:
    table = await start_game(tables, ADA, BO)
    await tables.retention.mark_left(GUILD)
    clock.pass_hours(20 * DAY_H)
    await tables.retention.mark_joined(GUILD)
    clock.pass_hours(20 * DAY_H)
    assert await tidy(tables) == 0
    assert (await tables.lookup.table(table.id)).occupants == (ADA, BO)


async def test_what_happened_while_the_bot_was_not_connected_is_noticed(
    tables: Tables, clock: FakeClock
) -> None:
    await open_lobby(tables, ADA, BO)
    reader = tables.store.reader
    await tables.retention.compare({GUILD}, 0, 1)
    assert await retention_rows.left_guilds(reader) == []
    await tables.retention.compare(set(), 1, 2)  # the server belongs to another shard
    assert await retention_rows.left_guilds(reader) == []
    await tables.retention.compare({GuildId(5)}, 0, 2)
    clock.pass_hours(1)
    await tables.retention.compare(set(), 0, 2)  # the first time counts
    assert await retention_rows.left_guilds(reader, clock() - 3600) == [GUILD]
    await tables.retention.compare({GUILD}, 0, 2)
    assert await retention_rows.left_guilds(reader) == []


async def test_a_server_of_which_only_settings_are_stored_is_forgotten_too(
    tables: Tables, clock: FakeClock
) -> None:
    await tables.server_settings.change(GUILD, lambda settings: replace(settings, pace_h=24))
    await tables.retention.compare(set(), 0, 1)
    clock.pass_hours(31 * DAY_H)
    assert await tidy(tables) == 0
    assert await tables.server_settings.get(GUILD) == ServerSettings()
    assert await retention_rows.known_guilds(tables.store.reader) == set()


async def test_many_tables_are_deleted_a_few_at_a_time(tables: Tables, clock: FakeClock) -> None:
    for number in range(BATCH + 1):
        await tables.lobby.open(channel(number + 1), ADA, options())
    await tables.retention.mark_left(GUILD)
    clock.pass_hours(31 * DAY_H)
    assert await tidy(tables) == BATCH
    assert await retention_rows.left_guilds(tables.store.reader) == [GUILD]
    assert await tidy(tables) == 1
    assert await retention_rows.left_guilds(tables.store.reader) == []


async def test_a_lobby_that_does_not_begin_is_closed_and_deleted_when_its_message_says_so(
    tables: Tables, clock: FakeClock
) -> None:
    lonely = await tables.lobby.open(channel(1), ADA, options())
    joined = await open_lobby(tables, ADA, BO)
    clock.pass_hours(13 * DAY_H)
    assert await tidy(tables) == 0
    assert (await tables.lookup.table(lonely.id)).status == "lobby"
    clock.pass_hours(2 * DAY_H)
    assert await tidy(tables) == 0
    assert (await tables.lookup.table(lonely.id)).status == "cancelled"
    assert (await tables.lookup.table(joined.id)).status == "cancelled"
    await mark_all_published(tables, lonely.id)
    assert await tidy(tables) == 1
    assert await refusal_code(tables.lookup.table(lonely.id)) is TableCode.UNKNOWN_TABLE
    assert (await tables.lookup.table(joined.id)).status == "cancelled"


async def test_a_table_whose_channel_was_deleted_is_closed_after_a_while(
    tables: Tables, clock: FakeClock
) -> None:
    lost, moved, other = [
        await tables.lobby.move((await start_game(tables, ADA, BO)).id, ADA.user, channel(number))
        for number in (1, 2, 3)
    ]
    for table in (lost, moved):
        await tables.retention.mark_gone(table.where)
    await tables.retention.mark_gone(channel(9))  # there is no table
    assert await gone_channels(tables) == {lost.where.channel, moved.where.channel}
    await tables.lobby.move(moved.id, ADA.user, channel(5))
    clock.pass_hours(13 * DAY_H)
    await tidy(tables)
    assert (await tables.lookup.table(lost.id)).status == "playing"
    assert await gone_channels(tables) == {lost.where.channel}
    clock.pass_hours(2 * DAY_H)
    await tidy(tables)
    assert (await tables.lookup.table(lost.id)).status == "cancelled"
    assert (await tables.lookup.table(moved.id)).status == "playing"
    assert (await tables.lookup.table(other.id)).status == "playing"
    assert lost.id not in await tables_with(tables, "publish")  # nobody could see it
    await mark_all_published(tables, lost.id)
    await tidy(tables)
    assert await gone_channels(tables) == set()


async def gone_channels(tables: Tables) -> set[int]:
    rows = await tables.store.reader.fetch("SELECT channel FROM gone_channels")
    return {row[0] for row in rows}


async def test_a_closed_lobby_whose_channel_is_gone_is_deleted_later(
    tables: Tables, clock: FakeClock
) -> None:
    await tables.lobby.open(channel(1), ADA, options())
    clock.pass_hours(29 * DAY_H)  # the bot was off
    assert await tidy(tables) == 0  # closed, and being published
    assert await tidy(tables) == 0
    clock.pass_hours(15 * DAY_H)
    assert await tidy(tables) == 1


async def test_the_time_of_a_lobby_counts_from_its_last_change(
    tables: Tables, clock: FakeClock
) -> None:
    table = await open_lobby(tables, ADA, BO, CY)
    clock.pass_hours(20 * DAY_H)
    for person in (BO, CY):
        await tables.lobby.leave(table.id, person.user)
    assert await tidy(tables) == 0
    assert (await tables.lookup.table(table.id)).status == "lobby"
    clock.pass_hours(13 * DAY_H)
    await tidy(tables)
    assert (await tables.lookup.table(table.id)).status == "lobby"
    clock.pass_hours(2 * DAY_H)
    await tidy(tables)
    closed = await tables.lookup.table(table.id)
    assert (closed.status, closed.options.is_expired) == ("cancelled", True)


async def test_everything_that_belongs_to_a_table_or_a_server_is_known(tables: Tables) -> None:
    """A new table with a column `table_id` or `guild` must be declared in bot/store/retention.py.
    Leases are forgotten by themselves."""
    found = await columns(tables.store)
    of_table = {table for table, column in found if column == "table_id"}
    of_guild = {table for table, column in found if column == "guild"}
    assert of_table - {"leases"} == set(retention_rows.OF_TABLE)
    assert of_guild - of_table - {"tables", "result_seats"} == set(retention_rows.OF_GUILD)

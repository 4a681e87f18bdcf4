"""What a daily deal tells servers over the wire: ten people on two servers, and the message that is
posted once a day."""

import hashlib
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.domain import daily
from bot.domain.daily import DailyLine, DailyResult, DailyTry, Day, Deal
from bot.domain.requests import PreferencesChange
from bot.domain.table import ChannelId, GuildId, TableId, UserId
from bot.store import daily as daily_rows
from bot.tables.daily.boards import EDIT_EVERY_S
from engine.game import RULES_VERSION
from engine.model import MapId, RouteId
from sandbox.world import permissions
from tests.support.fake_clock import FakeClock
from tests.support.wire.daily_deals import (
    begin,
    finish,
    name_of,
    post_tables_in,
    update_boards,
    user_of,
)
from tests.support.wire.wire import custom_ids, english
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_online, restartable_bot

NAMES = ("Robin", "Kim", "Sam", "Alex", "Noor", "Maja", "Ruben", "Åse", "Late", "Vera")
HASH = re.compile(r"`([0-9a-f]{64})`")


async def test_ten_people_on_two_servers_play_the_same_deal(tmp_path: Path) -> None:
    clock = FakeClock()
    async with restartable_bot(tmp_path / "table.db") as bot:
        discord = bot.discord
        for name in NAMES:
            discord.person(name)
        far_guild = discord.guild("Elsewhere", 0)
        far_channel = discord.channel_in(far_guild, "far")
        async with bot.run(NAMES, now=clock) as home:
            far = Friends(discord, home.app, far_channel, NAMES)
            await play_on_two_servers(home, far, clock, tmp_path)


async def play_on_two_servers(home: Friends, far: Friends, clock: FakeClock, folder: Path) -> None:
    discord, tables = home.discord, home.app.tables
    await post_tables_in(home, home.channel.id, hour=9)
    await tables.server_settings.change(
        GuildId(int(far.channel.guild_id)),
        lambda settings: replace(settings, daily_channel=ChannelId(int(far.channel.id))),
    )
    day = Day(tables.daily.today + 1)
    (promised,) = HASH.findall((await home.slash(home.people[0], "daily")).text)
    clock.now += daily.DAY_S
    places = [home] * 6 + [far] * 4
    found = {}
    for number, (friends, actor) in enumerate(zip(places, home.people, strict=True)):
        await begin(friends, actor)
        if name_of(actor) != "Late":
            found[name_of(actor)] = await finish(home, actor, day, number)
    await update_boards(home, clock)
    assert home.public_messages() == []  # it is not nine yet
    (there,) = far.public_messages()
    assert all(name in there.text for name in ("Ruben", "Åse", "Vera"))
    clock.now += 3600.0
    for _ in range(2):
        await update_boards(home, clock)
    (here,) = home.public_messages()
    assert [name for name in NAMES[:6] if f"**{name}**" in here.text] == [*NAMES[:6]]
    assert "Ruben" not in here.text
    actors = {name_of(actor): actor for actor in home.people}
    hidden, deleted = actors["Kim"], actors["Sam"]
    await tables.preferences.change(user_of(hidden), PreferencesChange(shows_results=False))
    request = await tables.personal_data.request_deletion(user_of(deleted))
    await tables.personal_data.delete(request, lambda _, number: f"Former player {number}")
    clock.now += daily.DAY_S  # the next day, before the deal closes
    found["Late"] = await finish(home, actors["Late"], day, 8)
    await update_boards(home, clock)
    here, there = home.current(here), home.current(there)
    assert [name for name in NAMES[:6] if f"**{name}**" in here.text] == [
        *("Robin", "Alex", "Noor", "Maja")
    ]
    assert "**Late**" in there.text
    points = {name: each.result.points for name, each in found.items() if each.result}
    del points["Sam"]
    for name in ("Robin", "Kim", "Late"):
        standing = await tables.daily.standing(found[name])
        worse = sum(other < points[name] for other in points.values())
        assert (standing.others, standing.beaten) == (8, worse)
    clock.now = daily.closes_at(day)
    await update_boards(home, clock)
    assert english("daily-board-closed") in home.current(here).text
    clock.now += 10 * 3600.0
    await update_boards(home, clock)
    best = max(number for name, number in points.items() if name != "Kim")
    line = english("daily-line", name=english("daily-best"), points=best)
    assert line in home.public_messages()[-1].text
    intro = await home.slash(deleted, "daily")
    closed = await home.press_private(deleted, intro, "daily", "closed")
    seed, shown = HASH.findall(closed.text)
    assert shown == promised == hashlib.sha256(bytes.fromhex(seed)).hexdigest()
    assert line in closed.text
    check_with_published_tools(discord.attachment(closed), seed, promised, folder)


def check_with_published_tools(record: bytes, seed: str, promised: str, folder: Path) -> None:
    """The record of the best game is that of the seed, of which the hash was promised, as anybody
    can check."""
    file = folder / "record.json"
    file.write_bytes(record)
    assert f'"seed": "{seed}"' in record.decode()
    assert not any(name.encode() in record for name in NAMES)
    done = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-m", "engine", "replay", str(file)], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert promised.encode() in done.stdout


async def test_a_deal_on_a_map_that_an_update_took_away_waits_for_it_and_nothing_else_does(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin = friends.people[0]
        tables, tomorrow = friends.app.tables, Day(friends.app.tables.daily.today + 1)
        await post_tables_in(friends, friends.channel.id, hour=0)
        async with tables.store.writing() as db:
            await daily_rows.fix_deal(db, tomorrow, Deal(MapId("atlantis"), RULES_VERSION))
            await daily_rows.begin(db, DailyTry(tomorrow, UserId(1), "Ada", TableId(99)), 0.0)
            result = DailyResult(40, 35, 5, 4, ())
            await daily_rows.finish(db, TableId(99), result, DailyLine((RouteId("a-b"),)), 1.0)
        intro = await friends.slash(robin, "daily")
        assert "begin" in repr(custom_ids(intro))
        assert "atlantis" in intro.text
        clock.now += daily.DAY_S
        refused = await friends.slash(robin, "daily")
        assert english("table-refused-deal-has-no-map", map="atlantis") in refused.text
        await update_boards(friends, clock)
        assert friends.public_messages() == []
        clock.now = daily.closes_at(tomorrow)
        await update_boards(friends, clock)
        (board,) = friends.public_messages()
        assert english("daily-board-empty") in board.text
        assert english("daily-best") not in board.text
        assert [each for each in caplog.records if each.levelname == "ERROR"] == []


@pytest.mark.both_databases
async def test_a_table_of_the_day_is_posted_once_whenever_the_bot_was_killed(
    tmp_path: Path,
) -> None:
    clock = FakeClock(daily.day_at(time.time()) * daily.DAY_S + 100)  # as old as ids of messages
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run(now=clock) as friends:
            await post_tables_in(friends, friends.channel.id, hour=0)
            await update_boards(friends, clock)
            (posted,) = friends.public_messages()
            async with friends.app.tables.store.writing() as db:  # as if it had been killed then
                await db.execute("UPDATE daily_boards SET message = 0")
        async with bot.run(now=clock) as friends:
            robin = friends.people[0]
            await begin(friends, robin)
            await finish(friends, robin, friends.app.tables.daily.today)
            await update_boards(friends, clock)
            (found,) = friends.public_messages()
            assert found.id == posted.id
            assert "**Robin**" in found.text
            versions = len(friends.discord.versions(posted.id))
            await update_boards(friends, clock)
            assert len(friends.discord.versions(posted.id)) == versions  # nothing has changed


async def test_a_table_of_the_day_waits_for_permissions_and_is_given_up_with_its_channel(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        discord, home = friends.discord, friends.channel
        channel = discord.channel("platform-2")
        there = Friends(discord, friends.app, channel)
        await post_tables_in(friends, channel.id)
        for denied in (permissions.SEND_MESSAGES, 0):
            changed = friends.app.client.wait_for("guild_channel_update")
            discord.deny(channel, denied)
            await changed
            await update_boards(friends, clock)
            assert len(there.public_messages()) == (0 if denied else 1)
        discord.delete_channel(there.channel)
        await begin(friends, friends.people[0])
        await finish(friends, friends.people[0], friends.app.tables.daily.today)
        await post_tables_in(friends, home.id)  # from the next day on
        for _ in range(3):
            await update_boards(friends, clock)
        assert friends.public_messages() == []
        clock.now += EDIT_EVERY_S
        assert await friends.app.tables.daily_boards.due() == []
        clock.now += daily.DAY_S
        await update_boards(friends, clock)
        assert len(friends.public_messages()) == 1
        assert [each for each in caplog.records if each.levelname == "ERROR"] == []

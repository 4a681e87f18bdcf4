"""The daily deal over the wire: played in private messages, shared once, and told to servers."""

import asyncio
import hashlib
import re
import subprocess
import sys
import time
from pathlib import Path
from unittest import mock

import pytest
from msgspec.structs import replace

from bot.domain import daily
from bot.domain.daily import DailyTry, Day
from bot.domain.requests import PreferencesChange
from bot.domain.table import ChannelId, GuildId, UserId
from bot.messages.daily_result import squares
from bot.store import daily as daily_rows
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import play_to_end
from tests.support.results import guild_of
from tests.support.wire.messages_read import content_of
from tests.support.wire.wire import custom_id, custom_ids, english, reply_to, verbs
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot

NAMES = ("Robin", "Kim", "Sam", "Alex", "Noor", "Maja", "Ruben", "Åse", "Late", "Vera")
HASH = re.compile(r"`([0-9a-f]{64})`")


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


async def test_a_deal_is_played_by_buttons_in_one_private_message(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        choice = await begin(friends, robin)
        screen = await keep_all(friends, robin, choice)
        assert {"take", "draw", "claim", "tickets"} <= {*verbs(screen)}
        assert screen.text.count(english("points", number=0)) == 2  # which no public message tells
        await friends.settle()
        first = await friends.press_private(robin, screen, "draw")
        assert english("result-take-second-card") in first.text
        assert "undo" not in verbs(first)
        turn = await friends.press_private(robin, first, "draw")
        assert english("computer-player-normal-1") in turn.text  # what it did meanwhile
        assert "draw" in verbs(turn)
        assert turn.id == choice.id
        direct = await reply_to(await robin.slash("daily", robin.direct()))  # goes on anywhere
        assert verbs(direct) == verbs(turn)
        other = await friends.slash(kim, "daily")
        assert "begin" in repr(custom_ids(other))
        assert friends.public_messages() == []
        assert friends.discord.direct(robin)[:-1] == []  # no hand, no reminder


async def test_who_presses_begin_twice_goes_on_with_the_same_game(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        intro, again = await friends.slash(robin, "daily"), await friends.slash(robin, "daily")
        replies = await asyncio.gather(
            *(friends.press_private(robin, each, "daily", "begin") for each in (intro, again))
        )
        assert all("keep" in verbs(reply) for reply in replies)
        games = await friends.app.tables.store.reader.fetch("SELECT id FROM tables")
        assert len(games) == 1


async def test_who_taps_twice_goes_on_in_the_same_message(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        choice = await begin(friends, robin)
        screen = await keep_all(friends, robin, choice)
        await asyncio.gather(*(robin.press(screen, custom_id(screen, "draw")) for _ in range(2)))
        await friends.settle()
        shown = [version for _, version in friends.discord.versions(screen.id)]
        refused = [each for each in shown if english("daily-moved-on") in each.text]
        assert refused
        assert all("draw" in verbs(each) and "http" not in each.text for each in refused)
        second = friends.current(screen)
        assert english("result-take-second-card") in second.text
        await finish(friends, robin, friends.app.tables.daily.today)
        late = await friends.press_private(robin, second, "draw")
        assert "share" in repr(custom_ids(late))
        assert f"{english('computer-player-normal-1')} **" in late.text  # everybody's points


async def test_who_is_too_late_is_offered_the_deal_of_today(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin = friends.people[0]
        screen = await keep_all(friends, robin, await begin(friends, robin))
        clock.now += 2 * daily.DAY_S
        late = await friends.press_private(robin, screen, "draw")
        assert english("table-refused-deal-is-closed") in late.text
        assert "daily" in verbs(late)


async def test_a_result_is_shared_once_where_it_is_shared(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await begin(friends, robin)
        found = await finish(friends, robin, friends.app.tables.daily.today)
        assert found.result is not None
        direct = await reply_to(await robin.slash("daily", robin.direct()))
        assert english("daily-share-elsewhere") in direct.text
        own = await friends.slash(robin, "daily")
        assert f"**{found.result.points}**" in own.text
        after = await friends.press_private(robin, own, "daily", "share")
        (shared,) = friends.public_messages()
        assert str(shared.id) in after.text
        assert "others" in repr(custom_ids(after))  # one can still look at these
        assert "share" not in repr(custom_ids(after))
        assert f"**{found.result.points}**" in shared.text
        assert squares(found.result.lengths) in shared.text
        again = await friends.slash(robin, "daily")
        again = await friends.press_private(robin, again, "daily", "share")
        assert friends.public_messages() == [shared]
        assert str(shared.id) in again.text
        offered = await friends.press(kim, "daily", shared)  # only what the deal is
        assert "begin" in repr(custom_ids(offered))
        tables = friends.app.tables
        map_ = tables.boards[await tables.daily.days.map_of(found.day)].map
        assert not [city.name for city in map_.cities if city.name in shared.text]


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
    check_with_published_tools(discord.attachment(closed), seed, folder)


def check_with_published_tools(record: bytes, seed: str, folder: Path) -> None:
    """The record of the best game is that of the seed, as anybody can check."""
    file = folder / "record.json"
    file.write_bytes(record)
    assert f'"seed": "{seed}"' in record.decode()
    assert not any(name.encode() in record for name in NAMES)
    done = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-m", "engine", "replay", str(file)], capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr


async def test_who_has_to_wait_is_offered_the_deal_until_they_have_begun_it(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        _, kim = friends.people
        screen = await friends.press(kim, "turn")
        refused = await friends.slash(kim, "draw")
        hand = await friends.slash(kim, "hand")
        for reply in (screen, refused, hand):
            assert "daily" in verbs(reply)
        intro = await friends.press_private(kim, hand, "daily")
        await friends.press_private(kim, intro, "daily", "begin")
        assert "daily" not in verbs(await friends.press(kim, "turn"))
        assert "daily" not in verbs(await friends.slash(kim, "draw"))


async def test_who_finds_no_room_in_a_lobby_is_offered_the_deal(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db", ("Robin", "Kim", "Sam")) as friends:
        robin, kim, sam = friends.people
        await friends.slash(robin, "new", map="amsterdam", players=2)
        await friends.settle()
        (lobby,) = friends.public_messages()
        await friends.press(kim, "join", lobby)
        refused = await friends.slash(sam, "join")
        assert english("table-refused-table-is-full", most=2) in refused.text
        assert "daily" in verbs(refused)


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


async def what_kim_reads(folder: Path, number: int) -> list[object]:
    """Everything that somebody who has not finished can read about a deal that another person has
    finished, with the same result whatever the cards were."""
    clock = FakeClock()
    async with friends_online(folder / f"table-{number}.db", now=clock) as friends:
        robin, kim = friends.people
        tables, day = friends.app.tables, friends.app.tables.daily.today
        await post_tables_in(friends, friends.channel.id)
        await begin(friends, robin)
        await finish(friends, robin, day, number)
        same = '{"points":70,"opponent":60,"tickets":4,"tickets_done":3,"lengths":[4,3,1]}'
        async with tables.store.writing() as db:
            await db.execute("UPDATE daily_tries SET points = 70, result = ?", (same,))
            await db.execute("UPDATE daily_counts SET points = 70")
        await update_boards(friends, clock)
        own = await friends.slash(robin, "daily")
        await friends.press_private(robin, own, "daily", "share")
        for message in friends.public_messages():  # the shared result, and the table of the day
            await friends.press(kim, "daily", message)
        intro = await friends.slash(kim, "daily")
        await friends.press_private(kim, intro, "daily", "closed")
        for command in ("games", "replay", "hand", "recap", "board", "leaderboard"):
            await friends.slash(kim, command)
        await friends.slash(kim, "profile", who=robin.id)
        offered = [
            await kim.complete(command, friends.channel, option)
            for command, option in (("replay", "game"), ("bring-here", "table"))
        ]
        direct = await reply_to(await kim.slash("daily", kim.direct()))
        secret = await daily_rows.secret(tables.store.reader)
        assert secret is not None
        messages = [*kim.sees(friends.channel), direct]
        read = repr([content_of(friends.discord, message) for message in messages])
        assert daily.seed_of(secret, day).hex() not in read
        edits = [len(friends.discord.versions(message.id)) for message in messages]
        return [HASH.sub("a hash", read), edits, offered]


async def test_nothing_shows_that_somebody_has_finished_who_hides_their_results(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        tables, day = friends.app.tables, friends.app.tables.daily.today
        await tables.preferences.change(user_of(robin), PreferencesChange(shows_results=False))
        await post_tables_in(friends, friends.channel.id)
        await update_boards(friends, clock)
        (board,) = friends.public_messages()
        for actor in (robin, kim):
            await begin(friends, actor)
        await finish(friends, robin, day)
        await update_boards(friends, clock)
        assert len(friends.discord.versions(board.id)) == 1
        await finish(friends, kim, day, 2)
        await update_boards(friends, clock)
        assert "**Kim**" in friends.current(board).text  # so it was looked at
        assert "Robin" not in friends.current(board).text
        own = await friends.slash(kim, "daily")
        assert re.search(r"(One other player|the only other player)", own.text)  # counts, unnamed
        others = await friends.press_private(kim, own, "daily", "others")
        assert english("daily-others-none") in others.text


async def test_a_running_deal_tells_nothing_to_who_has_not_finished_it(tmp_path: Path) -> None:
    one, other = [await what_kim_reads(tmp_path, number) for number in (1, 2)]
    assert one == other
    assert "**70**" in repr(one)  # the result without the cards

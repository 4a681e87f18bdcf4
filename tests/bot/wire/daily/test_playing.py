"""The daily deal over the wire: played in private messages, shared once, and offered to people who
wait."""

import asyncio
from pathlib import Path

from bot.domain import daily
from bot.messages.daily_result import squares
from tests.support.fake_clock import FakeClock
from tests.support.wire.daily_deals import (
    begin,
    finish,
    keep_all,
)
from tests.support.wire.wire import custom_id, custom_ids, english, reply_to, verbs
from tests.support.wire.wire_setup import friends_online, friends_playing


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

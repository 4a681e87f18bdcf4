"""What is refused, to whom, and in which words: always in private, and nothing has changed."""

from pathlib import Path

import pytest

from sandbox.interactions.interaction import WAITING
from sandbox.people.command_input import Value
from sandbox.testing.driver import Sandbox
from tests.support.wire import catalogue, connected, settled
from tests.support.wire_players import Friends, custom_id, custom_ids, done, keep_buttons, playing


def says(key: str, **values: str | int) -> str:
    return catalogue().say("en", key, **values)


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("join", {}),
        ("leave", {}),
        ("start", {}),
        ("cancel", {}),
        ("draw", {}),
        ("tickets", {}),
        ("claim", {"route": "paris-zurich"}),
        ("station", {"city": "paris"}),
        ("ferry", {}),
        ("pass", {}),
        ("board", {}),
        ("recap", {}),
        ("log", {}),
        ("score", {}),
        ("undo", {}),
        ("nudge", {}),
        ("vote", {}),
        ("resign", {}),
        ("hint", {}),
    ],
)
async def test_without_a_table_there_is_nothing_to_do(
    tmp_path: Path, command: str, options: dict[str, Value]
) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db"),
    ):
        robin, platform = discord.person("Robin"), discord.channel("platform-1")
        answer = await done(await robin.slash(command, platform, **options))
        assert answer.content == says("table-refused-no-table-here")
        assert discord.public(platform) == []


async def test_a_second_table_in_a_channel_is_refused_with_a_link_to_the_first(
    tmp_path: Path,
) -> None:
    async with playing(tmp_path / "table.db") as friends:
        kim = friends.people[1]
        answer = await done(await kim.slash("new", friends.channel, map="usa"))
        assert f"/{friends.channel.id}/{friends.shown().id}" in answer.content


async def test_a_strangers_press_is_refused(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        sam = friends.discord.person("Sam")
        for verb in ("draw", "claim", "tickets", "hand", "recap"):
            answer = await friends.pressed(sam, verb)
            assert answer.content == says("table-refused-not-at-this-table")
            assert not answer.attachments


async def test_a_press_out_of_turn_is_refused(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        kim = friends.people[1]
        for verb in ("draw", "claim", "tickets"):
            answer = await friends.pressed(kim, verb)
            assert "Robin" in answer.content


async def test_a_stale_press_is_answered_with_the_way_to_the_board(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        old = friends.shown()
        keep_buttons(friends)
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await done(await kim.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        table = (await friends.table()).id
        step = (await friends.app.tables.lookup.public_view(table)).step
        answer = await friends.pressed(robin, "draw", old)
        assert answer.content.startswith(says("table-refused-board-has-moved-on", step=step))
        assert f"/{friends.channel.id}/{friends.shown().id}" in answer.content
        assert (await friends.app.tables.lookup.public_view(table)).step == step


async def test_the_same_interaction_delivered_twice_acts_once(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        act = await robin.slash("draw", friends.channel, first="deck")
        friends.discord.deliver_again(act.interaction)
        await done(act)
        await settled(friends.app)
        view = await friends.app.tables.lookup.public_view((await friends.table()).id)
        assert view.stage == "second card"


async def test_the_same_interaction_delivered_after_a_restart_acts_once(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        async with connected(discord, database) as app:
            friends = Friends(discord, app, discord.channel("platform-1"))
            await friends.sit_down()
            await friends.choose_tickets()
            act = await friends.people[0].slash("draw", friends.channel, first="deck")
            await done(act)
        async with connected(discord, database) as app:
            friends = Friends(discord, app, friends.channel)
            before = (await app.tables.lookup.public_view((await friends.table()).id)).step
            discord.deliver_again(act.interaction)
            await done(await friends.people[1].slash("hand", friends.channel))
            assert (await app.tables.lookup.public_view((await friends.table()).id)).step == before


async def test_pressing_twice_is_harmless(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        shown = friends.shown()
        draw = custom_id(shown, "draw")
        first, second = robin.press_only(shown, draw), robin.press_only(shown, draw)
        await friends.discord.until(lambda: first.status != WAITING)
        await friends.discord.until(lambda: second.status != WAITING)
        await settled(friends.app)
        view = await friends.app.tables.lookup.public_view((await friends.table()).id)
        assert view.stage == "second card"


async def test_what_a_map_has_not_is_refused_with_a_reason(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        for command, options in (("ferry", {}), ("station", {"city": "dam"})):
            answer = await done(await robin.slash(command, friends.channel, **options))
            assert answer.content
            assert (await friends.next()) is not None
        verbs = {each.split(":")[1] for each in custom_ids(friends.shown())}
        assert not verbs & {"ferry", "station"}


async def test_a_route_that_cannot_be_paid_is_refused_with_what_is_missing(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db", "usa") as friends:
        robin = friends.people[0]
        answer = await done(await robin.slash("claim", friends.channel, route="helena-seattle"))
        assert "yellow" in answer.content

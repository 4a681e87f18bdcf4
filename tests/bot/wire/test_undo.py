"""Taking back over the wire: with automatic players, and by buttons of an earlier moment."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sandbox.payloads.messages import Message
from sandbox.testing.driver import Sandbox
from tests.support.wire import FakeClock, catalogue, connected, settled
from tests.support.wire_players import Friends, custom_id, done, keep_buttons


def says(key: str, **values: str | int) -> str:
    return catalogue().say("en", key, **values)


async def step_of(friends: Friends) -> int:
    return (await friends.app.tables.lookup.public_view((await friends.table()).id)).step


def now(friends: Friends, message: Message) -> Message:
    found = friends.discord.now(message)
    assert found is not None
    return found


@asynccontextmanager
async def with_robots(database: Path, *names: str) -> AsyncIterator[Friends]:
    """Friends and two automatic players, who move at once."""
    async with Sandbox.start(rate_limits=False) as discord, connected(discord, database) as app:
        friends = Friends(discord, app, discord.channel("platform-1"), names)
        host, *others = friends.people
        await done(await host.slash("new", friends.channel, map="usa"))
        for person in others:
            await done(await person.slash("join", friends.channel))
        for _ in range(2):
            await done(await host.slash("automatic", friends.channel, add="easy"))
        await done(await host.slash("start", friends.channel, order="joined"))
        await settled(app)
        await friends.choose_tickets()
        await settled(app)
        yield friends


async def test_a_turn_can_be_taken_back_after_automatic_players_have_moved(tmp_path: Path) -> None:
    async with with_robots(tmp_path / "table.db", "Robin") as friends:
        (robin,) = friends.people
        table = (await friends.table()).id
        drawn = await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        assert (await friends.app.tables.lookup.public_view(table)).waiting == (0,)
        back = await friends.tapped(robin, drawn, "undo")
        assert back.content.startswith("Taken back.")
        assert (await friends.app.tables.lookup.public_view(table)).stage == "second card"
        told = friends.shown().content.splitlines()[0]
        assert "Robin took back: Robin drew a card from the deck." in told
        assert all(f" {name} " in told for name in (await friends.table()).names[1:])
        assert await friends.app.tables.replay.verify(table) == []


async def test_a_second_tap_on_undo_takes_nothing_else_back(tmp_path: Path) -> None:
    async with with_robots(tmp_path / "table.db", "Robin") as friends:
        (robin,) = friends.people
        drawn = await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        for _ in range(2):
            robin.press_only(drawn, custom_id(drawn, "undo"))
        await friends.discord.until(lambda: now(friends, drawn) != drawn)
        await settled(friends.app)
        view = await friends.app.tables.lookup.public_view((await friends.table()).id)
        assert (view.stage, view.waiting) == ("second card", (0,))


async def test_the_other_people_are_asked_about_what_automatic_players_showed(
    tmp_path: Path,
) -> None:
    async with with_robots(tmp_path / "table.db", "Robin", "Kim") as friends:
        robin, kim = friends.people
        table = (await friends.table()).id
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await done(await kim.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        await done(await kim.slash("undo", friends.channel))
        await settled(friends.app)
        question = friends.newest()
        assert robin.mention in question.content
        await friends.pressed(robin, "undo_yes", question)
        await settled(friends.app)
        view = await friends.app.tables.lookup.public_view(table)
        assert (view.stage, view.waiting) == ("second card", (1,))
        assert friends.shown().content.startswith(kim.mention)


async def test_an_old_yes_does_not_count_for_a_new_question(tmp_path: Path) -> None:
    clock = FakeClock()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", now=clock) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        await friends.sit_down()
        await friends.choose_tickets()
        robin, kim = friends.people
        asked = []
        for _ in range(2):
            await done(await robin.slash("draw", friends.channel, first="deck"))
            await settled(app)
            await done(await robin.slash("undo", friends.channel))
            await settled(app)
            asked.append(friends.newest())
            keep_buttons(friends)
            clock.pass_hours(1)
        first, second = asked
        step = await step_of(friends)
        late = await done(await kim.press(first, custom_id(first, "undo_yes")))
        assert late.content == says("table-refused-no-such-question")
        assert await step_of(friends) == step
        await friends.pressed(kim, "undo_yes", second)
        assert await step_of(friends) > step


async def test_an_old_vote_does_not_count_for_a_new_one(tmp_path: Path) -> None:
    clock = FakeClock()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", now=clock) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        await friends.sit_down()
        await friends.choose_tickets()
        _, kim = friends.people
        asked = []
        for _ in range(2):
            clock.pass_hours(80)
            await done(await kim.slash("vote", friends.channel))
            await settled(app)
            asked.append(friends.newest())
            if len(asked) == 1:
                keep_buttons(friends)
                await friends.pressed(kim, "vote_wait", asked[0])
                await settled(app)
        first, second = asked
        late = await done(await kim.press(first, custom_id(first, "vote_stand_in")))
        assert late.content == says("table-refused-no-such-question")
        assert now(friends, second).components

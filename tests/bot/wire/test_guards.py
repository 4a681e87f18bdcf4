"""Guards that nobody notices until they are missing."""

from pathlib import Path

from bot.delivery.publisher import RETRY_UNREACHABLE_S
from bot.domain.table import UserId
from sandbox.payloads.channels import Thread
from sandbox.testing.driver import Sandbox
from tests.support.wire import FakeClock, Pauses, catalogue, connected, settled, unnoticed
from tests.support.wire_players import Friends, custom_id, done, playing

NO_QUIET = {"first_after": 6, "quiet_from": 0, "quiet_until": 0}


async def in_a_thread(friends: Friends) -> Thread:
    """The friends' table stands in a thread; the first turn begins."""
    discord = friends.discord
    thread = discord.thread(discord.channel("platform-1"), "our game", friends.people[0])
    friends.channel = thread
    await friends.sit_down()
    await friends.choose_tickets()
    return thread


async def test_a_thread_archived_in_the_middle_of_a_turn_is_opened_by_us(tmp_path: Path) -> None:
    pauses = Pauses()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", pauses=pauses) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        thread, (robin, _) = await in_a_thread(friends), friends.people
        before = friends.shown()
        discord.archive(thread)
        await done(await robin.slash("draw", thread, first="deck"))  # only an edit, which Discord
        await settled(app)  # refuses in an archived thread
        await pauses.end()
        await settled(app)
        now = discord.now(before)
        assert now is not None
        assert now.components != before.components
        assert not thread.thread_metadata.archived


async def test_a_thread_that_we_may_not_open_is_tried_again_later(tmp_path: Path) -> None:
    pauses = Pauses()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", pauses=pauses) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        thread, (robin, kim) = await in_a_thread(friends), friends.people
        discord.archive(thread, locked=True)
        await done(await robin.slash("draw", thread, first="deck", second="deck"))
        await settled(app)
        assert pauses.taken_s[-1] == RETRY_UNREACHABLE_S
        thread.thread_metadata.locked = False
        await pauses.end()
        await settled(app)
        assert friends.shown().content.startswith(kim.mention)


async def test_an_interaction_that_comes_twice_is_answered_once(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        await done(await robin.slash("new", friends.channel, map="usa"))
        discord.deliver_twice()
        act = await kim.slash("join", friends.channel)
        await done(act)
        await settled(app)
        (answer,) = act.messages()
        assert answer.content == catalogue().say("en", "done-joined")
        assert len(discord.versions(answer.id)) == 2  # that it thinks, and the answer


async def test_nobody_is_called_who_is_only_named(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        other = friends.discord.channel("platform-2")
        await done(await robin.slash("new", other, map="usa"))
        await settled(friends.app)
        (lobby,) = friends.discord.public(other)
        assert robin.mention in lobby.content
        assert lobby.mentions == []
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        assert [user.id for user in friends.shown().mentions] == [kim.id]


async def test_a_menu_is_not_opened_from_a_turn_that_has_passed(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        hand = await done(await robin.slash("hand", friends.channel))
        for person in (robin, kim):
            await done(await person.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        assert friends.shown().content.startswith(robin.mention)  # his turn again
        pressed = await robin.press(hand, custom_id(hand, "claim"))
        answer = await friends.after(hand, pressed)
        assert answer.content.startswith("The board has moved on")
        assert not answer.components


async def test_a_reminder_to_closed_doors_is_given_at_the_table(tmp_path: Path) -> None:
    clock = FakeClock()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", now=clock) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, _ = friends.people
        await friends.sit_down()
        await friends.choose_tickets()
        await done(await robin.slash("remind", friends.channel, by="dm", **NO_QUIET))
        robin.close_dms()
        before = len(discord.public(friends.channel))
        clock.pass_hours(7)
        for _ in range(2):
            await app.scheduler.tick()
        (reminder,) = discord.public(friends.channel)[before:]
        assert [user.id for user in reminder.mentions] == [robin.id]


async def test_a_nudge_that_came_too_late_costs_nobody_the_next_one(tmp_path: Path) -> None:
    clock = FakeClock()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", now=clock) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        await friends.sit_down()
        await friends.choose_tickets()
        clock.pass_hours(1)
        with unnoticed(app):
            await app.tables.absence.nudge((await friends.table()).id, UserId(int(kim.id)))
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await done(await kim.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(app)
        clock.pass_hours(2)
        await done(await kim.slash("nudge", friends.channel))
        await settled(app)
        nudge = discord.public(friends.channel)[-1]
        assert nudge.content == catalogue().say("en", "nudge", who=robin.mention)

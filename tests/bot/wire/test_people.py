"""Automatic players, reminders, absent people, taking back: over the wire, with a clock we move."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.domain.table import UserId
from sandbox.testing.driver import Sandbox
from tests.support.wire import FakeClock, connected, settled
from tests.support.wire_players import Friends, custom_id, custom_ids, done

TRIO = ("Robin", "Kim", "Sam")


@asynccontextmanager
async def waiting(
    database: Path, clock: FakeClock, names: tuple[str, ...] = TRIO
) -> AsyncIterator[Friends]:
    """Friends whose first turn begins, at a moment that we set."""
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, database, now=clock) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), names)
        await friends.sit_down("europe")
        await friends.choose_tickets()
        yield friends


async def test_automatic_players_move_by_themselves_and_are_told_in_one_message(
    tmp_path: Path,
) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), ("Robin",))
        (robin,) = friends.people
        await done(await robin.slash("new", friends.channel, map="europe"))
        await settled(app)
        for level in ("easy", "normal", "hard"):
            await done(await robin.slash("automatic", friends.channel, add=level))
        await done(await robin.slash("start", friends.channel))
        await settled(app)
        await friends.choose_tickets()
        await settled(app)
        before = len(discord.public(friends.channel))
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(app)
        shown = discord.public(friends.channel)[before:]
        assert len(shown) == 1
        assert shown[-1].content.startswith(robin.mention)


async def test_a_reminder_comes_when_it_is_due_and_not_before(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        robin = friends.people[0]
        chosen = {"first_after": 6, "quiet_from": 0, "quiet_until": 0}
        await done(await robin.slash("remind", friends.channel, **chosen))
        before = len(friends.discord.public(friends.channel))
        clock.pass_hours(5)
        await friends.app.scheduler.tick()
        assert len(friends.discord.public(friends.channel)) == before
        clock.pass_hours(2)
        await friends.app.scheduler.tick()
        await friends.app.scheduler.tick()
        reminder = friends.discord.public(friends.channel)[-1]
        assert len(friends.discord.public(friends.channel)) == before + 1
        assert [user.id for user in reminder.mentions] == [robin.id]
        await friends.pressed(robin, "mute", reminder)
        clock.pass_hours(48)
        await friends.app.scheduler.tick()
        contents = [message.content for message in friends.discord.public(friends.channel)]
        assert contents.count(reminder.content) == 1


async def test_a_reminder_by_direct_message(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        robin = friends.people[0]
        chosen = {"first_after": 1, "quiet_from": 0, "quiet_until": 0}
        await done(await robin.slash("remind", robin.direct(), by="dm", **chosen))
        before = len(friends.discord.public(friends.channel))
        clock.pass_hours(2)
        await friends.app.scheduler.tick()
        assert len(friends.discord.public(friends.channel)) == before
        assert len(friends.discord.direct(robin)) > 1


async def test_a_thread_that_is_locked_does_not_stop_the_clock_for_others(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        discord, app, robin = friends.discord, friends.app, friends.people[0]
        thread = discord.thread(discord.channel("platform-2"), "our game", robin)
        there = Friends(discord, app, thread)
        await there.sit_down()
        chosen = {"first_after": 6, "quiet_from": 0, "quiet_until": 0}
        await done(await robin.slash("remind", friends.channel, **chosen))
        discord.archive(thread, locked=True)
        before = len(discord.public(friends.channel)), len(discord.public(thread))
        clock.pass_hours(80)
        for _ in range(2):
            await app.scheduler.tick()
        catalogue = [message.content for message in discord.public(friends.channel)[before[0] :]]
        assert (
            sum(robin.mention in text for text in catalogue) == 2
        )  # a reminder, and the last call
        assert len(discord.public(thread)) == before[1]


async def test_two_who_let_the_others_wait_are_both_named_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", now=clock) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), TRIO)
        await friends.sit_down("europe")
        robin = friends.people[0]
        for person in friends.people:
            await done(await person.slash("remind", friends.channel, by="off"))
        turn = await friends.next()
        assert turn is not None
        await friends.command(robin, turn[1].moves[0])
        await settled(app)
        before = len(discord.public(friends.channel))
        clock.pass_hours(80)
        for _ in range(2):
            await app.scheduler.tick()
        told = [message.content for message in discord.public(friends.channel)[before:]]
        assert len(told) == 2
        _, kim, sam = friends.people
        assert [kim.mention in text for text in told] == [True, False]
        assert [sam.mention in text for text in told] == [False, True]


async def test_the_others_vote_a_stand_in_for_somebody_absent_who_comes_back(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        robin, kim, sam = friends.people
        early = await done(await kim.slash("vote", friends.channel))
        assert early.content
        clock.pass_hours(80)
        await friends.app.scheduler.tick()
        await done(await kim.slash("vote", friends.channel))
        await settled(friends.app)
        question = friends.discord.public(friends.channel)[-1]
        assert any(":vote_stand_in:" in each for each in custom_ids(question))
        await friends.pressed(kim, "vote_stand_in", question)
        await friends.pressed(sam, "vote_stand_in", question)
        await settled(friends.app)
        now = friends.discord.now(question)
        assert now is not None
        assert not now.components
        turn = await friends.next()
        assert turn is not None
        assert turn[0].id == kim.id  # the stand-in has moved
        await done(await kim.slash("draw", friends.channel, first="deck", second="deck"))
        await done(await sam.slash("draw", friends.channel, first="deck", second="deck"))
        await done(await robin.slash("draw", friends.channel, first="deck"))
        table = await friends.table()
        assert table.people[0].name == "Robin"


async def test_a_nudge_is_public_and_only_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        robin, kim, _ = friends.people
        early = await done(await kim.slash("nudge", friends.channel))
        assert early.content.startswith("The turn has only just begun.")
        clock.pass_hours(1)
        await done(await kim.slash("nudge", friends.channel))
        await settled(friends.app)
        nudge = friends.discord.public(friends.channel)[-1]
        assert [user.id for user in nudge.mentions] == [robin.id]
        await done(await kim.slash("nudge", friends.channel))
        await settled(friends.app)
        assert friends.discord.public(friends.channel)[-1].id == nudge.id


async def test_a_move_that_showed_nothing_is_taken_back_at_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        table = await friends.table()
        robin, _, _ = friends.people
        view = await friends.app.tables.lookup.public_view(table.id)
        menu = await done(await robin.slash("tickets", friends.channel))
        offered = (
            await friends.app.tables.lookup.player_view(table.id, UserId(int(robin.id)))
        ).offered
        await friends.chosen(robin, menu, *offered)
        await done(await robin.slash("undo", friends.channel))
        await settled(friends.app)
        after = await friends.app.tables.lookup.public_view(table.id)
        assert after.stage == "ticket choice"
        assert after.step > view.step
        assert friends.shown().content.startswith(robin.mention)


async def test_a_move_that_showed_something_needs_the_others_consent(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        table = await friends.table()
        robin, kim, sam = friends.people
        await done(await robin.slash("draw", friends.channel, first="deck"))
        await settled(friends.app)
        await done(await robin.slash("undo", friends.channel))
        await settled(friends.app)
        question = friends.discord.public(friends.channel)[-1]
        await friends.pressed(kim, "undo_yes", question)
        await friends.pressed(sam, "undo_yes", question)
        await settled(friends.app)
        assert (await friends.app.tables.lookup.public_view(table.id)).stage == "turn"


async def test_somebody_resigns_and_an_automatic_player_goes_on(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        robin, kim, _ = friends.people
        sure = await done(await robin.slash("resign", friends.channel))
        await friends.after(sure, await robin.press(sure, custom_id(sure, "resign")))
        await settled(friends.app)
        turn = await friends.next()
        assert turn is not None
        assert turn[0].id == kim.id


async def test_a_substitute_plays_on(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        robin, alex = friends.people[0], friends.discord.person("Alex")
        await done(await robin.slash("substitute", friends.channel, who=alex.id))
        await settled(friends.app)
        await friends.pressed(alex, "take_over")
        await done(await alex.slash("draw", friends.channel, first="deck"))
        view = await friends.app.tables.lookup.public_view((await friends.table()).id)
        assert view.stage == "second card"


async def test_a_table_not_touched_for_an_hour_leaves_memory(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        clock.pass_hours(2)
        assert friends.app.tables.cache.forget_idle(3600.0) == 1
        await done(await friends.people[0].slash("hand", friends.channel))

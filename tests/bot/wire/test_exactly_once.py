"""Killed while sending, started again hours later: every message is there, and there once."""

from pathlib import Path

import pytest

from bot.app import App
from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import InteractionId, UserId
from engine.actions import Draw
from sandbox.payloads.messages import Message
from sandbox.testing.driver import Sandbox
from tests.support.kills import Accidents
from tests.support.wire import FakeClock, catalogue, connected, settled, unnoticed
from tests.support.wire_players import Friends, custom_ids, done

STAGES = 7  # of the end: the last turn, that it is over, two players, bonuses, winner, proof
TRIO = ("Robin", "Kim", "Sam")


def at_platform(discord: Sandbox, app: App, names: tuple[str, ...] = ("Robin", "Kim")) -> Friends:
    return Friends(discord, app, discord.channel("platform-1"), names)


def contents(discord: Sandbox) -> list[str]:
    return [message.content for message in discord.public(discord.channel("platform-1"))]


def is_question(message: Message) -> bool:
    return any(":undo_yes:" in each or ":vote_wait:" in each for each in custom_ids(message))


@pytest.mark.parametrize(
    "kills",
    [pytest.param([False, True], marks=pytest.mark.soak), [True]],
    ids=["before and after it has arrived", "after it has arrived"],
)
async def test_the_end_is_told_in_order_and_once_with_kills_at_every_stage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kills: list[bool]
) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        accidents = Accidents(discord, monkeypatch)
        platform = discord.channel("platform-1")
        async with connected(discord, database) as app:
            friends = at_platform(discord, app)
            await friends.sit_down()
            await friends.play_unpublished()
        before = len(contents(discord))
        for arrives in kills * STAGES:
            accidents.next_in(platform, arrives=arrives)
            async with connected(discord, database) as app:
                await settled(app)
                assert await app.tables.publication.behind()
            accidents.pass_hours()
        async with connected(discord, database) as app:
            await settled(app)
            assert await app.tables.publication.behind() == []
        stages = discord.public(platform)[before:]
        texts_shown = [stage.content for stage in stages]
        assert len(set(texts_shown)) == len(stages) == STAGES
        assert texts_shown[1].startswith("🏁")
        assert [len(stage.attachments) for stage in stages] == [1, 0, 0, 0, 0, 2, 2]


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_turn_is_told_once_when_the_bot_is_killed_while_telling_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        accidents = Accidents(discord, monkeypatch)
        async with connected(discord, database) as app:
            friends = at_platform(discord, app)
            await friends.sit_down()
            await friends.choose_tickets()
            before, shown = len(contents(discord)), friends.shown()
            accidents.next_in(friends.channel, arrives=arrives)
            robin, kim = friends.people
            await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
            await settled(app)
        assert len(contents(discord)) == before + arrives
        accidents.pass_hours()
        async with connected(discord, database) as app:
            await settled(app)
            assert await app.tables.publication.behind() == []
            assert len(contents(discord)) == before + 1
            assert contents(discord)[-1].startswith(kim.mention)
            assert (now := discord.now(shown)) is not None
            assert not now.components
            await at_platform(discord, app).pressed(kim, "draw")


async def test_what_arrived_before_a_kill_is_not_told_again_with_what_happened_since(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        accidents = Accidents(discord, monkeypatch)
        async with connected(discord, database) as app:
            friends = at_platform(discord, app)
            await friends.sit_down()
            await friends.choose_tickets()
            before = len(contents(discord))
            accidents.next_in(friends.channel, arrives=True)
            robin, kim = friends.people
            await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
            await settled(app)
            table = await friends.table()
            for number in (1, 2):
                user, press = UserId(int(kim.id)), InteractionId(number)
                with unnoticed(app):
                    await app.tables.moves.act(
                        ActionRequest(table.id, user, ANY_STEP, Draw(), press)
                    )
        accidents.pass_hours()
        async with connected(discord, database):
            pass
        robins, kims = contents(discord)[before:]
        assert robins.startswith(kim.mention)
        assert kims.startswith(robin.mention)
        assert "Robin drew" in robins
        assert "Robin drew" not in kims


async def test_a_hand_is_sent_once_and_then_edited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        accidents = Accidents(discord, monkeypatch)
        async with connected(discord, database) as app:
            friends = at_platform(discord, app)
            robin, _ = friends.people
            accidents.next_in(robin.direct(), arrives=True)
            await friends.sit_down()
        (sent,) = discord.direct(robin)
        accidents.pass_hours()
        async with connected(discord, database) as app:
            friends = at_platform(discord, app)
            await friends.choose_tickets()
            await settled(app)
        (now,) = discord.direct(robin)
        assert now.id == sent.id
        assert now.content != sent.content


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_question_is_asked_once_and_loses_its_buttons_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        accidents = Accidents(discord, monkeypatch)
        async with connected(discord, database) as app:
            friends = at_platform(discord, app, TRIO)
            robin, kim, sam = friends.people
            await friends.sit_down()
            await friends.choose_tickets()
            await done(await robin.slash("draw", friends.channel, first="deck"))
            await settled(app)
            accidents.next_in(friends.channel, arrives=arrives)
            await done(await robin.slash("undo", friends.channel))
            await settled(app)
        accidents.pass_hours()
        async with connected(discord, database) as app:
            await settled(app)
            (question,) = filter(is_question, discord.public(friends.channel))
            await at_platform(discord, app).pressed(kim, "undo_yes", question)
        async with connected(discord, database) as app:
            await at_platform(discord, app).pressed(sam, "undo_yes", question)
            await settled(app)
            assert (now := discord.now(question)) is not None
            assert not now.components
            assert not any(map(is_question, discord.public(friends.channel)))


@pytest.mark.parametrize("arrives", [True, False])
async def test_a_nudge_reaches_people_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    database, clock = tmp_path / "table.db", FakeClock()
    async with Sandbox.start(rate_limits=False) as discord:
        accidents = Accidents(discord, monkeypatch)
        async with connected(discord, database, now=clock) as app:
            friends = at_platform(discord, app)
            robin, kim = friends.people
            await friends.sit_down()
            await friends.choose_tickets()
            clock.pass_hours(1)
            before = len(contents(discord))
            accidents.next_in(friends.channel, arrives=arrives)
            await done(await kim.slash("nudge", friends.channel))
            await settled(app)
        accidents.pass_hours()
        for _ in range(2):
            async with connected(discord, database, now=clock):
                pass
        (nudge,) = discord.public(friends.channel)[before:]
        assert [user.id for user in nudge.mentions] == [robin.id]


@pytest.mark.parametrize("arrives", [True, False])
@pytest.mark.parametrize("by", ["dm", "mention"])
async def test_a_reminder_comes_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str, arrives: bool
) -> None:
    database, clock = tmp_path / "table.db", FakeClock()
    async with Sandbox.start(rate_limits=False) as discord:
        accidents = Accidents(discord, monkeypatch)
        async with connected(discord, database, now=clock) as app:
            friends = at_platform(discord, app)
            robin, _ = friends.people
            await friends.sit_down()
            await friends.choose_tickets()
            chosen = {"first_after": 6, "quiet_from": 0, "quiet_until": 0}
            await done(await robin.slash("remind", friends.channel, by=by, **chosen))
            there = robin.direct() if by == "dm" else friends.channel
            before = len(discord.messages(there))
            clock.pass_hours(6)
            accidents.next_in(there, arrives=arrives)
            await app.scheduler.tick()
        accidents.pass_hours()
        for _ in range(2):
            async with connected(discord, database, now=clock) as app:
                await app.scheduler.tick()
        (reminder,) = discord.messages(there)[before:]
        assert [user.id for user in reminder.mentions] == [robin.id]


@pytest.mark.parametrize("arrives", [True, False])
async def test_the_end_of_patience_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    database, clock = tmp_path / "table.db", FakeClock()
    async with Sandbox.start(rate_limits=False) as discord:
        accidents = Accidents(discord, monkeypatch)
        async with connected(discord, database, now=clock) as app:
            friends = at_platform(discord, app)
            robin, _ = friends.people
            await friends.sit_down()
            await friends.choose_tickets()
            await done(await robin.slash("remind", friends.channel, by="off"))
            before = len(contents(discord))
            clock.pass_hours(73)
            accidents.next_in(friends.channel, arrives=arrives)
            await app.scheduler.tick()
        accidents.pass_hours()
        for _ in range(3):
            async with connected(discord, database, now=clock) as app:
                await app.scheduler.tick()
        assert len(contents(discord)) == before + 1


async def test_people_read_their_own_language_after_a_restart(tmp_path: Path) -> None:
    database, clock = tmp_path / "table.db", FakeClock()
    async with Sandbox.start(rate_limits=False) as discord:
        async with connected(discord, database, now=clock) as app:
            friends = at_platform(discord, app)
            robin, kim = friends.people
            kim.speak("da")
            await friends.sit_down()
            chosen = {"first_after": 1, "quiet_from": 0, "quiet_until": 0}
            await done(await kim.slash("remind", friends.channel, by="dm", **chosen))
        async with connected(discord, database, now=clock) as app:
            friends = at_platform(discord, app)
            clock.pass_hours(2)
            await app.scheduler.tick()
            hand, reminder = discord.direct(kim)
            assert catalogue().translator("da", "carts").say("dm-choose-tickets") in hand.content
            assert catalogue().say("da", "button-mute") in str(reminder.components)
            turn = await friends.next()
            assert turn is not None
            assert turn[0].id == robin.id
            await friends.command(robin, turn[1].moves[0])
            await settled(app)
            assert catalogue().say("en", "dm-not-your-turn") in discord.direct(robin)[0].content


async def test_a_game_that_began_by_other_rules_ends_without_film_and_record(
    tmp_path: Path,
) -> None:
    database = tmp_path / "table.db"
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, database) as app,
    ):
        friends = at_platform(discord, app)
        await friends.sit_down()
        await friends.play_unpublished()
        async with app.tables.store.writing() as db:
            await db.execute("UPDATE tables SET rules = 0")
        await app.scheduler.tick()
        await settled(app)
        assert await app.tables.publication.behind() == []
        last = discord.public(friends.channel)[-1]
        assert (await app.tables.replay.proof((await friends.table()).id)).seed in last.content
        assert last.attachments == []

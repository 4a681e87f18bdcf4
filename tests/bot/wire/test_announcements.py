"""What everybody reads stays true: the end in stages, votes with their outcome, the beginning."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.domain.table import TableId
from sandbox.payloads.messages import Message
from sandbox.testing.driver import Sandbox
from tests.support.kills import Accidents
from tests.support.wire import FakeClock, Pauses, catalogue, connected, settled
from tests.support.wire_players import Friends, custom_ids, done, playing

REVEAL_S = 4.0
STAGES = 7  # the last turn, that it is over, two players, bonuses, winner, proof
TRIO = ("Robin", "Kim", "Sam")


@asynccontextmanager
async def waiting(database: Path, clock: FakeClock) -> AsyncIterator[Friends]:
    """Three friends whose first turn begins, at a moment that we set."""
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, database, now=clock) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), TRIO)
        await friends.sit_down("europe")
        await friends.choose_tickets()
        yield friends


def told(friends: Friends) -> list[Message]:
    return friends.discord.public(friends.channel)


def now(friends: Friends, message: Message) -> Message:
    found = friends.discord.now(message)
    assert found is not None
    return found


async def paused(pauses: Pauses, times: int) -> None:
    """Until the end has been interrupted so many times."""
    await pauses.until_taken(REVEAL_S, times)


# --- the end --------------------------------------------------------------------------------------


async def test_the_last_turn_does_not_tell_who_has_won(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        await friends.finish_game()
        await settled(friends.app)
        view = await friends.app.tables.lookup.public_view((await friends.table()).id)
        assert view.final is not None
        last = told(friends)[-STAGES]
        (picture,) = last.attachments
        alt = str(picture.description)
        assert catalogue().say("en", "phrase-over") in alt
        for name, seat in zip((await friends.table()).names, view.seats, strict=True):
            assert f"{name}: points {seat.points}, " in alt
            assert f"{name} won." not in alt


async def test_the_stages_of_the_end_come_one_after_the_other(tmp_path: Path) -> None:
    pauses = Pauses()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db", pauses=pauses, reveal_pause_s=REVEAL_S) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        await friends.sit_down()
        await friends.finish_game()
        await paused(pauses, times=1)
        before = len(told(friends)) - 1
        other = discord.channel("platform-2")  # where nobody waits for it
        await done(await friends.people[0].slash("new", other, map="usa"))
        await discord.until(lambda: discord.public(other))
        for stage in range(1, STAGES):
            await paused(pauses, times=stage)
            assert len(told(friends)) == before + stage
            await pauses.end()
        await settled(app)
        assert len(told(friends)) == before + STAGES
        assert pauses.taken_s.count(REVEAL_S) == STAGES - 1


async def test_a_bot_stopped_between_two_stages_tells_the_rest_at_once_when_it_is_back(
    tmp_path: Path,
) -> None:
    database, pauses = tmp_path / "table.db", Pauses()
    async with Sandbox.start(rate_limits=False) as discord:
        async with connected(
            discord, database, pauses=pauses, reveal_pause_s=REVEAL_S, settles=False
        ) as app:
            friends = Friends(discord, app, discord.channel("platform-1"))
            await friends.sit_down()
            await friends.finish_game()
            await paused(pauses, times=1)
            before = len(told(friends)) - 1
            await pauses.end()
            await paused(pauses, times=2)
        assert len(told(friends)) == before + 2
        pauses = Pauses()
        async with connected(
            discord, database, pauses=pauses, reveal_pause_s=REVEAL_S, settles=False
        ) as app:
            await discord.until(lambda: len(told(friends)) == before + STAGES)
        assert REVEAL_S not in pauses.taken_s
        texts_shown = [message.content for message in told(friends)[before:]]
        assert len(texts_shown) == len(set(texts_shown)) == STAGES


async def test_who_was_at_the_table_can_play_again(tmp_path: Path) -> None:
    async with playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.finish_game()
        await settled(friends.app)
        before, last = await friends.table(), told(friends)[-1]
        stranger = await friends.pressed(friends.discord.person("Sam"), "again", last)
        assert await friends.table() == before
        assert stranger.content
        await friends.pressed(kim, "again", last)
        await settled(friends.app)
        table, lobby = await friends.table(), told(friends)[-1]
        assert (table.options, table.status) == (before.options, "lobby")
        assert table.names == ("Kim",)
        assert lobby.mentions == []
        refused = await friends.pressed(robin, "again", last)
        assert lobby.id in refused.content
        await friends.pressed(robin, "join", lobby)
        assert (await friends.table()).names == ("Kim", "Robin")


# --- questions ------------------------------------------------------------------------------------


@pytest.mark.parametrize("choice", ["wait", "stand-in", "substitute"])
async def test_a_vote_says_how_it_ended(tmp_path: Path, choice: str) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        robin, kim, sam = friends.people
        clock.pass_hours(80)
        await done(await kim.slash("vote", friends.channel))
        await settled(friends.app)
        question = friends.shown()
        for person in (kim, sam):
            await friends.pressed(person, f"vote_{choice.replace('-', '_')}", question)
        await settled(friends.app)
        after = now(friends, question)
        assert after.content == catalogue().say("en", f"vote-decided-{choice}", name="Robin")
        assert after.components == []
        assert robin.mention not in after.content


@pytest.mark.parametrize("answer", ["yes", "no"])
async def test_a_question_about_a_move_says_how_it_was_answered(
    tmp_path: Path, answer: str
) -> None:
    async with waiting(tmp_path / "table.db", FakeClock()) as friends:
        robin, kim, sam = friends.people
        await done(await robin.slash("draw", friends.channel, first="deck"))
        await done(await robin.slash("undo", friends.channel))
        await settled(friends.app)
        question = friends.shown()
        for person in (kim, sam)[: 2 if answer == "yes" else 1]:
            await friends.pressed(person, f"undo_{answer}", question)
        await settled(friends.app)
        after = now(friends, question)
        assert after.content == catalogue().say("en", f"vote-decided-{answer}", name="Robin")
        assert after.components == []


async def test_a_question_that_the_game_has_overtaken_says_so(tmp_path: Path) -> None:
    async with waiting(tmp_path / "table.db", FakeClock()) as friends:
        robin, _, _ = friends.people
        await done(await robin.slash("draw", friends.channel, first="deck"))
        await done(await robin.slash("undo", friends.channel))
        await settled(friends.app)
        question = friends.shown()
        await done(await robin.slash("draw", friends.channel, first="deck"))
        await settled(friends.app)
        after = now(friends, question)
        assert after.content == catalogue().say("en", "vote-decided-void", name="Robin")
        assert after.components == []


@pytest.mark.parametrize("command", ["vote", "undo"])
async def test_a_question_whose_message_was_deleted_is_shown_again(
    tmp_path: Path, command: str
) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        robin, kim, _ = friends.people
        caller = kim if command == "vote" else robin
        if command == "vote":
            clock.pass_hours(80)
        else:
            await done(await robin.slash("draw", friends.channel, first="deck"))
        for _ in range(2):  # asking twice shows it once
            await done(await caller.slash(command, friends.channel))
            await settled(friends.app)
        question = told(friends)[-1]
        assert sum(message.content == question.content for message in told(friends)) == 1
        friends.discord.delete_message(question)
        await done(await caller.slash(command, friends.channel))
        await settled(friends.app)
        again = told(friends)[-1]
        assert again.content == question.content
        assert custom_ids(again) == custom_ids(question)


async def test_who_is_absent_is_called_and_the_others_can_vote_at_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with waiting(tmp_path / "table.db", clock) as friends:
        robin, kim, _ = friends.people
        await done(await robin.slash("remind", friends.channel, by="off"))
        clock.pass_hours(80)
        await friends.app.scheduler.tick()
        call = told(friends)[-1]
        assert [user.id for user in call.mentions] == [robin.id]
        answer = await friends.pressed(kim, "vote", call)
        assert answer.content == catalogue().say("en", "done-vote-called")
        await settled(friends.app)
        assert any(":vote_wait:" in each for each in custom_ids(told(friends)[-1]))
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        assert now(friends, call).components == []


# --- the beginning --------------------------------------------------------------------------------


async def test_the_lobby_leads_to_the_first_message(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        await friends.sit_down()
        lobby, begun = told(friends)
        guild = (await friends.table()).where.guild
        link = f"https://discord.com/channels/{guild}/{friends.channel.id}"
        said = catalogue().say("en", "lobby-game-link", map="Amsterdam", link=f"{link}/{begun.id}")
        assert lobby.content == said
        assert lobby.components == []


async def test_a_lobby_is_left_even_if_the_bot_is_killed_while_the_game_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        accidents = Accidents(discord, monkeypatch)
        platform = discord.channel("platform-1")
        async with connected(discord, database) as app:
            friends = Friends(discord, app, platform)
            robin, kim = friends.people
            await done(await robin.slash("new", platform, map="amsterdam"))
            await done(await kim.slash("join", platform))
            await settled(app)
            accidents.next_in(platform, arrives=True)
            await done(await robin.slash("start", platform))
            await settled(app)
        accidents.pass_hours()
        async with connected(discord, database):
            pass
        lobby, begun = told(friends)
        assert begun.id in lobby.content


async def test_the_first_message_counts_down_who_is_still_choosing(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), TRIO)
        robin, kim, sam = friends.people
        await friends.sit_down("europe")
        begun = told(friends)[-1]
        everybody = ", ".join(person.mention for person in friends.people)
        assert begun.content.startswith(catalogue().say("en", "call-opening", who=everybody))
        for left in ((kim, sam), (sam,)):
            turn = await friends.next()
            assert turn is not None
            await friends.command(turn[0], turn[1].moves[0])
            await settled(app)
            after, who = now(friends, begun), ", ".join(person.mention for person in left)
            assert after.content.startswith(catalogue().say("en", "call-opening-still", who=who))
            assert after.attachments == begun.attachments
            assert [user.id for user in after.mentions] == [person.id for person in left]
            assert (await friends.table()).seed_hash in after.content
        await friends.choose_tickets()
        after = now(friends, begun)
        assert "<@" not in after.content
        assert after.components == []
        assert (await friends.table()).seed_hash in after.content
        assert told(friends)[-1].content.startswith(robin.mention)


async def test_automatic_players_are_not_asked_to_choose(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), ("Robin",))
        (robin,) = friends.people
        await done(await robin.slash("new", friends.channel, map="europe"))
        await done(await robin.slash("automatic", friends.channel, add="easy"))
        await done(await robin.slash("start", friends.channel))
        await settled(app)
        call = catalogue().say("en", "call-opening", who=robin.mention)
        assert told(friends)[-1].content.startswith(call)


async def test_a_game_called_off_before_it_was_shown_is_only_called_off(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        await done(await robin.slash("new", friends.channel, map="amsterdam"))
        await done(await kim.slash("join", friends.channel))
        await settled(app)
        table = await friends.table()
        await app.tables.lobby.start(table.id, table.host)
        human = table.people[0]
        assert human.name == "Robin"
        await app.tables.seats.call_off(table.id, human, may_manage=False)  # type: ignore[arg-type]  # a Human
        await app.scheduler.tick()
        await settled(app)
        assert not any(message.components for message in told(friends))
        assert (
            catalogue().say("en", "game-begun-map", map="Amsterdam")
            not in told(friends)[-1].content
        )


# --- automatic players ----------------------------------------------------------------------------


async def seated_with_machines(friends: Friends) -> TableId:
    (robin,) = friends.people
    await done(await robin.slash("new", friends.channel, map="europe"))
    for _ in range(3):
        await done(await robin.slash("automatic", friends.channel, add="easy"))
    await done(await robin.slash("start", friends.channel, order="joined"))
    await settled(friends.app)
    await friends.choose_tickets()
    await settled(friends.app)
    return (await friends.table()).id


async def test_ones_turn_and_those_of_automatic_players_are_one_message(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), ("Robin",))
        await seated_with_machines(friends)
        (robin,) = friends.people
        for _ in range(3):
            before = len(told(friends))
            await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
            await settled(app)
            (shown,) = told(friends)[before:]
            assert shown.content.startswith(robin.mention)
            assert "Robin drew" in shown.content


async def test_automatic_players_who_take_long_do_not_keep_ones_turn_from_the_others(
    tmp_path: Path,
) -> None:
    clock, pauses = FakeClock(), Pauses()
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(
            discord, tmp_path / "table.db", now=clock, pauses=pauses, automatic_pause_s=2.0
        ) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), ("Robin",))
        (robin,) = friends.people
        await done(await robin.slash("new", friends.channel, map="europe"))
        await done(await robin.slash("automatic", friends.channel, add="easy"))
        await done(await robin.slash("start", friends.channel, order="joined"))
        turn = await friends.next()
        assert turn is not None
        await friends.command(robin, turn[1].moves[0])
        await pauses.end()
        await discord.until(lambda: told(friends)[-1].content.startswith(f"{robin.mention}, your"))
        before = len(told(friends))
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await app.publishing_jobs.settle()
        await app.hand_jobs.settle()
        assert len(told(friends)) == before
        assert catalogue().say("en", "dm-not-your-turn") in discord.direct(robin)[0].content
        clock.pass_hours(20 / 3600)
        await app.scheduler.tick()
        await app.publishing_jobs.settle()
        assert len(told(friends)) == before + 1
        await pauses.end()


async def test_who_resigned_is_played_by_somebody_marked_as_automatic(tmp_path: Path) -> None:
    async with waiting(tmp_path / "table.db", FakeClock()) as friends:
        robin, _, _ = friends.people
        sure = await done(await robin.slash("resign", friends.channel))
        await friends.after(sure, await robin.press(sure, custom_ids(sure)[1]))
        await settled(friends.app)
        assert (await friends.table()).names == ("Robin 🤖", "Kim", "Sam")
        assert "Robin 🤖 **" in told(friends)[-1].content  # among the scores

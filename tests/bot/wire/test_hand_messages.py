"""The direct message with one's hand: it says what is so, and at last why it says no more."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.delivery.hand_messages import HandMessages, update_all_slowly
from bot.discord_io.sender import Outgoing, Sender
from bot.domain.posts import HandPost
from bot.domain.table import ChannelId, Language, MessageId, Table, TableId
from bot.i18n.catalogue import DISCORD_LOCALES
from bot.messages import direct_messages
from bot.messages.parts.message import Message as Written
from bot.messages.parts.phrasebook import Phrasebook
from bot.store import posts
from engine.views import PlayerView
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox
from tests.support.wire import FakeClock as Clock
from tests.support.wire import catalogue, connected, settled
from tests.support.wire_players import Friends, custom_ids, done

TRIO = ("Robin", "Kim", "Sam")


@asynccontextmanager
async def sitting(
    database: Path, clock: Clock | None = None, names: tuple[str, ...] = TRIO
) -> AsyncIterator[Friends]:
    """Friends whose first turn begins on the map of Europe."""
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, database, now=clock or Clock()) as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"), names)
        await friends.sit_down("europe")
        await friends.choose_tickets()
        yield friends


def hand_of(friends: Friends, person: Actor) -> Message:
    (message,) = friends.discord.direct(person)
    return message


def says(key: str, language: Language = "en", **values: str) -> str:
    return catalogue().say(language, key, map=catalogue().say(language, "map-europe"), **values)


async def test_at_first_one_is_asked_to_choose_tickets(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        await friends.sit_down("europe")
        assert catalogue().say("en", "dm-choose-tickets") in hand_of(friends, kim).content
        assert catalogue().say("en", "dm-your-turn") not in hand_of(friends, kim).content
        await friends.choose_tickets()
        assert catalogue().say("en", "dm-your-turn") in hand_of(friends, robin).content


@pytest.mark.parametrize("language", DISCORD_LOCALES)
async def test_the_end_is_the_last_thing_a_hand_says(tmp_path: Path, language: Language) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, _ = friends.people
        robin.speak(DISCORD_LOCALES[language])
        await friends.sit_down()
        await friends.finish_game()
        await settled(app)
        now, there = hand_of(friends, robin), f"/{friends.channel.id}"
        assert now.content.startswith(
            catalogue().say(language, "dm-over", map=catalogue().say(language, "map-amsterdam"))
        )
        assert "🏆" in now.content
        assert there in now.content
        assert (now.components, now.attachments) == ([], [])
        table_id = (await friends.table()).id
        assert await posts.keys(app.tables.store.reader, table_id, HandPost) == []
        app.publishing_jobs.run_now(table_id)
        await settled(app)
        assert hand_of(friends, robin) == now


async def test_who_resigns_is_told_that_an_automatic_player_plays_on(tmp_path: Path) -> None:
    async with sitting(tmp_path / "table.db") as friends:
        robin, kim, _ = friends.people
        sure = await done(await robin.slash("resign", friends.channel))
        await friends.after(sure, await robin.press(sure, custom_ids(sure)[1]))
        await settled(friends.app)
        now = hand_of(friends, robin)
        assert now.content.startswith(says("dm-seat-left-to-computer-player"))
        assert (now.components, now.attachments) == ([], [])
        assert hand_of(friends, kim).components


async def test_who_is_replaced_is_told_by_whom_who_gets_the_hand(tmp_path: Path) -> None:
    async with sitting(tmp_path / "table.db") as friends:
        robin, alex = friends.people[0], friends.discord.person("Alex")
        await done(await robin.slash("substitute", friends.channel, who=alex.id))
        await settled(friends.app)
        await friends.pressed(alex, "take_over")
        await settled(friends.app)
        now = hand_of(friends, robin)
        assert now.content.startswith(says("dm-seat-left", name="Alex"))
        assert (now.components, now.attachments) == ([], [])
        assert catalogue().say("en", "dm-your-turn") in hand_of(friends, alex).content


async def test_a_table_that_is_called_off_says_so(tmp_path: Path) -> None:
    async with sitting(tmp_path / "table.db") as friends:
        robin, kim, _ = friends.people
        sure = await done(await robin.slash("cancel", friends.channel))
        await friends.after(sure, await robin.press(sure, custom_ids(sure)[1]))
        await settled(friends.app)
        for person in (robin, kim):
            now = hand_of(friends, person)
            assert now.content.startswith(says("lobby-cancelled"))
            assert (now.components, now.attachments) == ([], [])


async def test_who_wants_no_hands_reads_that_they_were_switched_off(tmp_path: Path) -> None:
    async with sitting(tmp_path / "table.db") as friends:
        robin, _, _ = friends.people
        await done(await robin.slash("remind", friends.channel, dm=False))
        await settled(friends.app)
        off = hand_of(friends, robin)
        assert off.content.startswith(says("dm-switched-off"))
        assert (off.components, off.attachments) == ([], [])
        await done(await robin.slash("remind", friends.channel, dm=True))
        await settled(friends.app)
        _, again = friends.discord.direct(robin)
        assert catalogue().say("en", "dm-your-turn") in again.content


async def test_who_is_away_reads_that_a_stand_in_plays_and_comes_back_from_there(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with sitting(tmp_path / "table.db", clock) as friends:
        robin, kim, sam = friends.people
        clock.pass_hours(80)
        await done(await kim.slash("vote", friends.channel))
        await settled(friends.app)
        question = friends.shown()
        for person in (kim, sam):
            await friends.pressed(person, "vote_stand_in", question)
        await settled(friends.app)
        now = hand_of(friends, robin)
        assert now.content.startswith(says("dm-stand-in"))
        assert now.attachments == []
        await friends.pressed(robin, "come_back", now)
        await settled(friends.app)
        hand = friends.discord.now(now)
        assert hand is not None
        assert catalogue().say("en", "dm-not-your-turn") in hand.content


async def test_one_hand_that_fails_does_not_keep_the_others_from_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    really = direct_messages.hand_direct_message

    def fail_for_robin(phrases: Phrasebook, table: Table, view: PlayerView) -> Written:
        if view.seat == 0:
            raise ZeroDivisionError
        return really(phrases, table, view)

    async with sitting(tmp_path / "table.db") as friends:
        robin, kim, _ = friends.people
        before = hand_of(friends, robin)
        monkeypatch.setattr(direct_messages, "hand_direct_message", fail_for_robin)
        await done(await robin.slash("draw", friends.channel, first="deck", second="deck"))
        await settled(friends.app)
        assert catalogue().say("en", "dm-your-turn") in hand_of(friends, kim).content
        assert hand_of(friends, robin) == before
        monkeypatch.undo()
        friends.app.hand_jobs.run_now((await friends.table()).id)
        await friends.discord.until(lambda: hand_of(friends, robin) != before)


async def test_hands_left_behind_by_a_kill_are_shown_after_the_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(_: HandMessages, __: TableId) -> None:
        """Between the public message and the hands."""

    paused_s: list[float] = []

    async def pause(seconds: float) -> None:
        paused_s.append(seconds)

    database = tmp_path / "table.db"
    async with Sandbox.start(rate_limits=False) as discord:
        with monkeypatch.context() as patch:
            patch.setattr(HandMessages, "update", killed)
            async with connected(discord, database) as app:
                friends = Friends(discord, app, discord.channel("platform-1"))
                await friends.sit_down("europe")
        robin, _ = friends.people
        assert discord.direct(robin) == []
        async with connected(discord, database) as app:
            await update_all_slowly(app.tables, app.hand_jobs.run_later, pause)
            await settled(app)
            assert len(discord.direct(robin)) == 1
            assert len(paused_s) == 1


async def test_how_a_game_ended_is_not_told_by_a_hand_before_it_is_told_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[bool] = []
    really = Sender.edit

    async def edit(
        post: Sender, channel: ChannelId, message: MessageId, outgoing: Outgoing
    ) -> None:
        if "🏆" in outgoing.message.text:
            told.append(any("🏆" in m.content for m in friends.discord.public(friends.channel)))
        await really(post, channel, message, outgoing)

    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        await friends.sit_down()
        monkeypatch.setattr(Sender, "edit", edit)
        await friends.finish_game()
        await settled(app)
        assert told == [True, True]

"""Layouts: private and silent messages. Whatever notifies somebody stays plain."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.messages.parts.message import Button, Message, Section, Text
from bot.messages.parts.rows import layout_message
from sandbox.payloads import messages as sandbox_messages
from sandbox.payloads.messages import COMPONENTS_V2
from tests.support.databases.due_work import behind
from tests.support.processes.kills import SimulatedKill
from tests.support.wire.old_versions import upgraded_bot
from tests.support.wire.wire import custom_ids, english, verbs
from tests.support.wire.wire_setup import (
    RestartableBot,
    friends_in_lobby,
    friends_playing,
    restartable_bot,
)


def is_layout(message: sandbox_messages.Message) -> bool:
    return bool(message.flags & COMPONENTS_V2)


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[RestartableBot]:
    async with restartable_bot(tmp_path / "table.db") as started:
        yield started


async def test_what_notifies_somebody_is_plain_and_everything_private_is_a_layout(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        lobby, *game = friends.public_messages()
        assert is_layout(lobby)
        assert game
        assert not any(map(is_layout, game))
        direct = friends.discord.direct(robin)
        assert direct
        assert not any(map(is_layout, direct))
        hand = await friends.slash(robin, "hand")
        assert is_layout(hand)
        assert "**1** · " in hand.text  # a ticket
        assert "cards:**" not in hand.text  # they are in the picture
        assert friends.discord.alt_texts(hand)[0].startswith("Your hand: ")
        assert is_layout(await friends.draw_two_cards(robin))  # a message below the announcement
        await friends.press_private(robin, hand, "recap")
        assert is_layout(friends.current(hand))


@pytest.mark.parametrize("arrives", [True, False], ids=["arrived", "lost"])
async def test_a_lobby_is_posted_once(
    bot: RestartableBot, monkeypatch: pytest.MonkeyPatch, arrives: bool
) -> None:
    kill = SimulatedKill(bot.discord, monkeypatch)
    async with bot.run() as friends:
        kill.on_next_message(friends.channel, arrives=arrives)
        await friends.slash(friends.people[0], "new", map="usa")
        await friends.settle()
    assert len(friends.public_messages()) == arrives
    kill.let_nonces_expire()
    async with bot.run() as friends:
        await friends.settle()
        assert await behind(friends.app.tables) == []
        (lobby,) = friends.public_messages()
        assert is_layout(lobby)
        await friends.press(friends.people[1], "join")
        await friends.settle()
        assert "Kim" in friends.current(lobby).text


async def test_a_lobby_that_is_cancelled_says_so(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db") as friends:
        lobby = friends.newest_message()
        assert is_layout(lobby)
        await friends.slash(friends.people[0], "cancel")
        await friends.settle()
        now = friends.current(lobby)
        assert now.text == english("lobby-cancelled", map="USA")
        assert not custom_ids(now)


async def test_messages_of_version_0_1_0_become_layouts_and_a_new_call_is_plain(
    tmp_path: Path,
) -> None:
    async with upgraded_bot(tmp_path, "0.1.0") as bot:
        hand = await bot.press_private("europe_turn", "tickets", "hand")
        assert (is_layout(hand), hand.content) == (True, "")
        assert hand.text
        assert bot.friends("europe_turn").file_names(hand) == ["hand.png"]

        await bot.press("lobby", "Robin", "join")
        lobby = bot.friends("lobby").newest_with_buttons()
        assert (is_layout(lobby), lobby.content) == (True, "")
        assert "Robin" in lobby.text

        await bot.press("finished", "Robin", "again")
        friends = bot.friends("finished")
        called = friends.newest_message()
        invited = [user.id for user in called.mentions]
        assert invited
        assert not is_layout(called)  # a notification is read before it is opened
        joining = next(person for person in friends.people if person.id in invited)
        await friends.press(joining, "join", called)
        await bot.settle()
        now = friends.current(called)
        assert (is_layout(now), now.content) == (True, "")
        assert "join" in verbs(now)


async def test_a_button_beside_a_text_works_after_a_restart(
    bot: RestartableBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def with_section(*_: object) -> Message:
        beside = Section("Everything so far", Button("recap", "Show"))
        return layout_message("en", (Text("First"), beside, (Button("board", "Board"),)))

    monkeypatch.setattr("bot.features.lookup.hand_message", with_section)
    async with bot.run() as friends:
        await friends.start_game()
        await friends.choose_tickets()
        hand = await friends.slash(friends.people[0], "hand")
        other = await friends.slash(friends.people[0], "hand")
    async with bot.run() as friends:
        recap = await friends.press_private(friends.people[0], hand, "recap")
        assert english("recap-title") in recap.text
        board = await friends.press_private(friends.people[0], other, "board")
        assert friends.file_names(board) == ["my-board.png"]


# Zooming


async def test_zoom_buttons_change_the_picture_of_the_same_message(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        board = await friends.press(robin, "board")
        assert friends.file_names(board) == ["my-board.png"]
        quarter = await friends.press_private(robin, board, "zoom", "own", "upper-left")
        assert quarter.id == board.id
        assert friends.file_names(quarter) == ["my-area.png"]
        assert english("phrase-upper-left") in quarter.text
        again = await friends.press_private(robin, quarter, "zoom", "own", "whole")
        assert friends.file_names(again) == ["my-board.png"]
        public = await friends.slash(kim, "board")
        assert friends.file_names(public) == ["board.png"]
        part = await friends.press_private(kim, public, "zoom", "all", "lower-right")
        assert (part.id, friends.file_names(part)) == (public.id, ["area.png"])


async def test_somebody_who_does_not_play_can_zoom_without_seeing_tickets(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        sam = friends.discord.person("Sam")
        board = await friends.press(sam, "turn")
        assert friends.file_names(board) == ["board.png"]
        assert not any(":own" in each for each in custom_ids(board))

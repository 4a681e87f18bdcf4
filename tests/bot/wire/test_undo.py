"""Taking a move back over the wire."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.support.fake_clock import FakeClock
from tests.support.log_verifier import verify
from tests.support.wire.wire import custom_id, english, fail_edits, verbs
from tests.support.wire.wire_players import THREE_NAMES, Friends, set_first_hand
from tests.support.wire.wire_setup import friends_online, friends_playing


@asynccontextmanager
async def friends_with_computers(database: Path, *names: str) -> AsyncIterator[Friends]:
    """People at a table with two computer players, who move without a pause. The first turn
    begins."""
    async with friends_online(database, names) as friends:
        host, *others = friends.people
        await friends.slash(host, "new", map="usa")
        for person in others:
            await friends.slash(person, "join")
        for _ in range(2):
            await friends.slash(host, "join", computer="easy")
        await friends.slash(host, "start", order="joined")
        await friends.settle()
        await friends.choose_tickets()
        await friends.settle()
        yield friends


async def test_a_turn_can_be_taken_back_after_computer_players_have_moved(tmp_path: Path) -> None:
    async with friends_with_computers(tmp_path / "table.db", "Robin") as friends:
        (robin,) = friends.people
        drawn = await friends.draw_two_cards(robin)
        await friends.settle()
        assert (await friends.public_view()).waiting == (0,)
        back = await friends.press_private(robin, drawn, "undo")
        assert back.text.startswith(f"{english('done-undone')}\n{english('undone-unrated')}")
        assert (await friends.public_view()).stage == "second card"
        first_line, told, *_ = friends.newest_with_buttons().text.splitlines()
        assert first_line.endswith("! Robin undid a move.")
        assert "Undone: Robin drew a card from the deck." in told
        assert all(f" {name} " in told for name in (await friends.table()).names[1:])
        assert await verify(friends.app.tables, (await friends.table()).id) == []


async def test_pressing_undo_twice_takes_back_one_move(tmp_path: Path) -> None:
    async with friends_with_computers(tmp_path / "table.db", "Robin") as friends:
        (robin,) = friends.people
        drawn = await friends.draw_two_cards(robin)
        await friends.settle()
        for _ in range(2):
            robin.press_only(drawn, custom_id(drawn, "undo"))
        await friends.discord.until(lambda: friends.current(drawn) != drawn)
        await friends.settle()
        view = await friends.public_view()
        assert (view.stage, view.waiting) == ("second card", (0,))


async def test_the_other_people_are_asked_if_computer_players_revealed_something(
    tmp_path: Path,
) -> None:
    async with friends_with_computers(tmp_path / "table.db", "Robin", "Kim") as friends:
        robin, kim = friends.people
        await friends.draw_two_cards(robin)
        await friends.draw_two_cards(kim)
        await friends.settle()
        await friends.slash(kim, "undo")
        await friends.settle()
        question = friends.newest_message()
        assert robin.mention in question.text
        await friends.press(robin, "undo_yes", question)
        await friends.settle()
        view = await friends.public_view()
        assert (view.stage, view.waiting) == ("second card", (1,))
        assert friends.newest_with_buttons().text.startswith(kim.mention)


async def test_a_move_that_revealed_nothing_is_taken_back_at_once(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, _, _ = friends.people
        before = await friends.public_view()
        opened = await friends.open_ticket_form(robin)
        await friends.submit(robin, opened, *(await friends.player_view(robin)).offered)
        await friends.slash(robin, "undo")
        await friends.settle()
        after = await friends.public_view()
        assert after.stage == "ticket choice"
        assert after.step > before.step
        assert friends.newest_with_buttons().text.startswith(robin.mention)


async def test_a_move_that_revealed_something_is_taken_back_if_the_others_agree(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, kim, sam = friends.people
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()
        await friends.slash(robin, "undo")
        await friends.settle()
        question = friends.newest_message()
        await friends.press(kim, "undo_yes", question)
        await friends.press(sam, "undo_yes", question)
        await friends.settle()
        assert (await friends.public_view()).stage == "turn"


async def test_a_reply_has_an_undo_button_if_the_move_can_be_taken_back_at_once(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        await set_first_hand(friends, "5 blue")
        claimed = await friends.slash(robin, "claim", route="miami atlanta")
        assert "You claimed Atlanta" in claimed.text
        assert english("result-turn-over", name="Kim") in claimed.text
        back = await friends.press_private(robin, claimed, "undo")
        assert english("done-undone") in back.text
        assert {"draw", "claim"} <= set(verbs(back))
        assert (await friends.public_view()).waiting == (0,)


async def test_a_reply_has_no_undo_button_if_the_others_must_agree(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, _ = friends.people
        drawn = await friends.press(robin, "draw")
        assert "undo" not in verbs(drawn)


@pytest.mark.parametrize("answer", ["yes", "no"])
async def test_the_question_about_a_move_says_how_it_was_answered(
    tmp_path: Path, answer: str
) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, kim, sam = friends.people
        await friends.slash(robin, "draw", first="deck")
        await friends.slash(robin, "undo")
        await friends.settle()
        question = friends.newest_with_buttons()
        for person in (kim, sam)[: 2 if answer == "yes" else 1]:
            await friends.press(person, f"undo_{answer}", question)
        await friends.settle()
        after = friends.current(question)
        assert after.text == english(f"vote-decided-{answer}", name="Robin")
        assert after.components == []


async def test_the_question_about_a_move_says_that_the_game_went_on(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES) as friends:
        robin, _, _ = friends.people
        await friends.slash(robin, "draw", first="deck")
        await friends.slash(robin, "undo")
        await friends.settle()
        question = friends.newest_with_buttons()
        await friends.slash(robin, "draw", first="deck")
        await friends.settle()
        after = friends.current(question)
        assert after.text == english("vote-decided-void", name="Robin")
        assert after.components == []


async def test_a_button_of_an_earlier_question_does_not_count(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        questions = []
        for _ in range(2):
            await friends.slash(robin, "draw", first="deck")
            await friends.settle()
            await friends.slash(robin, "undo")
            await friends.settle()
            questions.append(friends.newest_message())
            fail_edits(friends.discord, friends.app)
            clock.pass_hours(1)
        first, second = questions
        step = (await friends.public_view()).step
        late = await friends.press(kim, "undo_yes", first)
        assert late.text == english("table-refused-no-such-question")
        assert (await friends.public_view()).step == step
        await friends.press(kim, "undo_yes", second)
        assert (await friends.public_view()).step > step

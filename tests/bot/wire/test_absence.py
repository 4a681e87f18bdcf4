"""Absent people over the wire: nudges, the end of patience, votes."""

from pathlib import Path

import pytest

from bot.domain.table import UserId
from tests.support.fake_clock import FakeClock
from tests.support.tables import run_for_hours
from tests.support.wire.wire import (
    custom_ids,
    english,
    fail_edits,
    verbs,
    without_publishing,
)
from tests.support.wire.wire_players import THREE_NAMES
from tests.support.wire.wire_setup import friends_online, friends_playing


async def test_a_nudge_is_public_and_posted_only_once(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES, now=clock) as friends:
        robin, kim, _ = friends.people
        early = await friends.slash(kim, "nudge")
        assert early.text.startswith("The turn has only just begun.")
        clock.pass_hours(1)
        await friends.slash(kim, "nudge")
        await friends.settle()
        nudge = friends.newest_message()
        assert [user.id for user in nudge.mentions] == [robin.id]
        await friends.slash(kim, "nudge")
        await friends.settle()
        assert friends.newest_message().id == nudge.id


async def test_a_nudge_that_was_never_posted_does_not_block_the_next_one(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        clock.pass_hours(1)
        with without_publishing(friends.app):
            await friends.app.tables.absence.nudge((await friends.table()).id, UserId(int(kim.id)))
        await friends.draw_two_cards(robin)
        await friends.draw_two_cards(kim)
        await friends.settle()
        clock.pass_hours(2)
        await friends.slash(kim, "nudge")
        await friends.settle()
        nudge = friends.newest_message()
        assert nudge.text == english("nudge", who=robin.mention)


async def test_an_absent_person_is_mentioned_and_the_others_can_vote_at_once(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES, now=clock) as friends:
        robin, kim, _ = friends.people
        await friends.slash(robin, "reminders", by="off")
        await run_for_hours(friends.app.tables, clock, 80)
        await friends.app.scheduler.tick()
        message = friends.newest_message()
        assert [user.id for user in message.mentions] == [robin.id]
        reply = await friends.press(kim, "vote", message)
        assert reply.text == english("done-vote-called")
        await friends.settle()
        assert any(":vote_wait:" in each for each in custom_ids(friends.newest_message()))
        await friends.draw_two_cards(robin)
        await friends.settle()
        assert friends.current(message).components == []


async def test_two_absent_people_are_mentioned_once_each(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_online(tmp_path / "table.db", THREE_NAMES, now=clock) as friends:
        await friends.start_game("europe")
        robin = friends.people[0]
        for person in friends.people:
            await friends.slash(person, "reminders", by="off")
        turn = await friends.next_to_act()
        assert turn is not None
        await friends.act_by_command(robin, turn[1].moves[0])
        await friends.settle()
        before = len(friends.public_messages())
        await run_for_hours(friends.app.tables, clock, 80)
        for _ in range(2):
            await friends.app.scheduler.tick()
        texts = friends.public_texts()[before:]
        assert len(texts) == 2
        _, kim, sam = friends.people
        assert [kim.mention in text for text in texts] == [True, False]
        assert [sam.mention in text for text in texts] == [False, True]


async def test_the_turn_screen_has_a_hint_or_a_nudge(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        robin, kim = friends.people
        mine, others = await friends.press(robin, "turn"), await friends.press(kim, "turn")
        assert {"hint", "nudge"} & set(verbs(mine)) == {"hint"}
        assert {"hint", "nudge"} & set(verbs(others)) == {"nudge"}
        hint = await friends.press_private(robin, mine, "hint")
        assert hint.text.startswith("Hint: ")
        clock.pass_hours(2)
        nudged = await friends.press_private(kim, others, "nudge")
        assert nudged.text == english("done-nudged")
        assert friends.newest_message().text == english("nudge", who=robin.mention)


async def test_a_stand_in_plays_until_the_absent_person_comes_back(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES, now=clock) as friends:
        robin, kim, sam = friends.people
        early = await friends.slash(kim, "nudge", vote=True)
        assert early.text
        await run_for_hours(friends.app.tables, clock, 80)
        await friends.app.scheduler.tick()
        await friends.slash(kim, "nudge", vote=True)
        await friends.settle()
        question = friends.newest_message()
        assert any(":vote_stand_in:" in each for each in custom_ids(question))
        await friends.press(kim, "vote_stand_in", question)
        await friends.press(sam, "vote_stand_in", question)
        await friends.settle()
        assert not custom_ids(friends.current(question))
        turn = await friends.next_to_act()
        assert turn is not None
        assert turn[0].id == kim.id  # the stand-in has moved
        await friends.draw_two_cards(kim)
        await friends.draw_two_cards(sam)
        await friends.slash(robin, "draw", first="deck")
        table = await friends.table()
        assert table.occupants[0].name == "Robin"


@pytest.mark.parametrize("choice", ["wait", "stand-in", "substitute"])
async def test_the_message_of_a_vote_says_how_it_ended(tmp_path: Path, choice: str) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES, now=clock) as friends:
        robin, kim, sam = friends.people
        await run_for_hours(friends.app.tables, clock, 80)
        await friends.slash(kim, "nudge", vote=True)
        await friends.settle()
        question = friends.newest_with_buttons()
        for person in (kim, sam):
            await friends.press(person, f"vote_{choice.replace('-', '_')}", question)
        await friends.settle()
        after = friends.current(question)
        assert after.text == english(f"vote-decided-{choice}", name="Robin")
        assert verbs(after) == ["substitute"] * (choice == "substitute")
        assert robin.mention not in after.text


async def test_a_button_of_an_earlier_vote_does_not_count(tmp_path: Path) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", now=clock) as friends:
        _, kim = friends.people
        questions = []
        for _ in range(2):
            await run_for_hours(friends.app.tables, clock, 80)
            await friends.slash(kim, "nudge", vote=True)
            await friends.settle()
            questions.append(friends.newest_message())
            if len(questions) == 1:
                fail_edits(friends.discord, friends.app)
                await friends.press(kim, "vote_wait", questions[0])
                await friends.settle()
        first, second = questions
        late = await friends.press(kim, "vote_stand_in", first)
        assert late.text == english("table-refused-no-such-question")
        assert friends.current(second).components

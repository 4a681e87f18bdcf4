"""Votes about absent people and about undos: their public questions."""

from pathlib import Path

import pytest

from tests.support.fake_clock import FakeClock
from tests.support.wire.wire import custom_ids
from tests.support.wire.wire_players import THREE_NAMES
from tests.support.wire.wire_setup import friends_playing


@pytest.mark.parametrize("command", ["nudge", "undo"])
async def test_a_question_whose_message_was_deleted_is_posted_again(
    tmp_path: Path, command: str
) -> None:
    clock = FakeClock()
    async with friends_playing(tmp_path / "table.db", "europe", THREE_NAMES, now=clock) as friends:
        robin, kim, _ = friends.people
        caller, options = (kim, {"vote": True}) if command == "nudge" else (robin, {})
        if command == "nudge":
            clock.pass_hours(80)
        else:
            await friends.slash(robin, "draw", first="deck")
        for _ in range(2):  # the second time, nothing more is posted
            await friends.slash(caller, command, **options)
            await friends.settle()
        question = friends.newest_message()
        assert friends.public_texts().count(question.text) == 1
        friends.discord.delete_message(question)
        await friends.slash(caller, command, **options)
        await friends.settle()
        again = friends.newest_message()
        assert again.text == question.text
        assert custom_ids(again) == custom_ids(question)

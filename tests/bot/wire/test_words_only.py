"""Whole games played from texts and alt texts alone, without a look at a picture."""

from pathlib import Path

import pytest

from tests.support.wire.wire_setup import friends_online
from tests.support.wire.word_reader import WordReader

OTHER_MAPS = [pytest.param(each, marks=pytest.mark.soak) for each in ("europe", "italy", "usa")]


@pytest.mark.parametrize("map_id", ["amsterdam", *OTHER_MAPS])
async def test_a_game_can_be_played_without_seeing_a_picture(tmp_path: Path, map_id: str) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        friends.app.tables.lobby._random_bytes = bytes  # the same cards every time
        await friends.start_game(map_id)
        reader = WordReader(friends)
        await reader.play(max_turns=400)
        assert {"tickets", "claim for a ticket"} <= reader.decisions
        assert map_id == "amsterdam" or "payment" in reader.decisions
        if map_id == "europe":
            assert "station" in reader.decisions
            assert reader.decisions & {"tunnel paid", "tunnel given up"}
        assert any("🏆" in text for text in friends.public_texts())

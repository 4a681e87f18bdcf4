"""The messages at the end of a game."""

import pytest

from bot.domain.events import Proof
from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.ending import ending_messages, winner_lines
from engine.model import Seat
from engine.views import public_view
from tests.support.messages import assert_valid, phrasebook, seated_table
from tests.support.random_games import TABLES, playing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_the_messages_at_the_end_are_valid_in_every_language(
    map_id: str, players: int, language: Language
) -> None:
    *_, (_, _, last) = playing(map_id, players, number=9)
    phrases, table = phrasebook(map_id, players, language), seated_table(map_id, players, language)
    stages = ending_messages(
        phrases, table, public_view(last.game), Proof("7" * 64, has_record=True)
    )
    assert len(stages) == players + 4
    for stage in stages:
        assert_valid(stage)
    assert table.seed_hash in stages[-1].text
    assert "7" * 64 in stages[-1].text


def test_only_the_winner_reads_you_win() -> None:
    *_, (_, _, last) = playing("usa", 2, number=9)
    final, phrases = public_view(last.game).final, phrasebook("usa", 2)
    assert final is not None
    (winner,) = final.winners
    won = phrases.say("end-winner", person="you", names="", number=1)
    assert winner_lines(phrases.addressing(winner), final)[0] == won
    assert winner_lines(phrases.addressing(Seat(1 - winner)), final)[0] != won
    assert phrases.name(winner) in winner_lines(phrases, final)[0]

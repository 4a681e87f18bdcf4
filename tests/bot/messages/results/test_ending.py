"""The messages at the end of a game."""

import pytest

from bot.domain.events import Proof
from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.message import Film, FinalBoard, RecordFile, ReplayPage, ScoreCard
from bot.messages.results.ending import ending_messages, winner_lines
from engine.model import Seat
from engine.views import public_view
from maps.awards import Award
from tests.support.messages import assert_valid, phrasebook, seated_table
from tests.support.positions import ended, table, with_routes, with_tickets
from tests.support.random_games import MAP_TABLES, playing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
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
    assert [stage.is_silent for stage in stages] == [False] * (players + 3) + [True]
    assert table.seed_hash in stages[-1].text
    assert "7" * 64 in stages[-1].text


def test_no_message_at_the_end_has_more_than_one_picture_or_film() -> None:
    *_, (_, _, last) = playing("europe", 3, number=9)
    proof = Proof("7" * 64, has_record=True)
    stages = ending_messages(
        phrasebook("europe", 3), seated_table("europe", 3), public_view(last.game), proof
    )
    *tickets, bonuses, winner, end = [stage.attachments for stage in stages]
    assert not any(tickets)
    assert [type(one) for one in bonuses] == [FinalBoard]
    assert [type(one) for one in winner] == [ScoreCard]
    assert [type(one) for one in end] == [Film, ReplayPage, RecordFile]


def test_the_message_about_the_winner_says_by_how_much_and_what_was_remarkable() -> None:
    game = with_routes(table("usa"), 0, "calgary-helena")
    view = public_view(ended(with_tickets(game, 0, "calgary-salt-lake-city")))
    *_, plain, _ = ending_messages(
        phrasebook("usa", 2), seated_table("usa", 2), view, Proof("7", has_record=True)
    )
    *_, late, _ = ending_messages(
        phrasebook("usa", 2),
        seated_table("usa", 2),
        view,
        Proof("7", has_record=True),
        is_won_on_last_turn=True,
    )
    assert " **10** · by 10 points\n" in plain.text
    assert " **10** · by 10 points · won on the last turn\n" in late.text
    assert "longest path" not in late.text  # it is among the bonuses
    assert isinstance(card := late.attachments[0], ScoreCard)
    assert card.awards == (Award("last-turn", (Seat(0),)), Award("longest-path", (Seat(0),), 4))


def test_only_the_winner_reads_you_win() -> None:
    *_, (_, _, last) = playing("usa", 2, number=9)
    final, phrases = public_view(last.game).final, phrasebook("usa", 2)
    assert final is not None
    (winner,) = final.winners
    won = phrases.say("end-winner", person="you", names="", number=1)
    assert winner_lines(phrases.addressing(winner), final)[0] == won
    assert winner_lines(phrases.addressing(Seat(1 - winner)), final)[0] != won
    assert phrases.name(winner) in winner_lines(phrases, final)[0]

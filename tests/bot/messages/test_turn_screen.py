"""The private turn screen."""

import pytest

from bot.messages.turn_screen import cards_line
from engine.model import Seat
from engine.views import player_view
from tests.support.messages import phrasebook
from tests.support.positions import table, with_hand

FIVE = "2 pink 3 blue 1 yellow 1 orange 4 black"
SIX, EIGHT = f"{FIVE} 1 red", f"{FIVE} 1 red 1 green 1 wild"


@pytest.mark.parametrize(
    ("map_id", "hand", "lines"),
    [("usa", "", 1), ("usa", FIVE, 1), ("usa", SIX, 2), ("usa", EIGHT, 1), ("italy", FIVE, 2)],
)
def test_a_phone_breaks_no_line_between_a_symbol_and_its_number(
    map_id: str, hand: str, lines: int
) -> None:
    """Six symbols fit one line. Eight cards need two anyway, and the pieces fit the second."""
    game = with_hand(table(map_id), 0, hand)
    shown = cards_line(phrasebook(map_id, 2), player_view(game, Seat(0)))
    assert len(shown.splitlines()) == lines
    assert "45" in shown.splitlines()[-1]

"""The private turn screen."""

import pytest

from bot.messages.turn_screen import cards_line, turn_screen_message
from engine.model import Seat
from engine.views import player_view
from tests.support.messages import phrasebook
from tests.support.positions import table, with_hand, with_routes, with_tickets

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


def test_of_many_tickets_those_completed_are_numbers_that_the_map_above_shows() -> None:
    done, still_open = (
        ("denver-el-paso", "kansas-city-houston"),
        ("boston-miami", "seattle-new-york"),
    )
    routes = (
        *("denver-santa-fe", "el-paso-santa-fe"),
        *("kansas-city-oklahoma-city-1", "dallas-oklahoma-city-1", "dallas-houston-1"),
    )
    phrases = phrasebook("usa", 2)
    game = with_routes(table("usa"), 0, *routes)
    few, many = (
        turn_screen_message(phrases, player_view(with_tickets(game, 0, *tickets), Seat(0))).text
        for tickets in ((done[0], still_open[0]), (done[0], still_open[0], done[1], still_open[1]))
    )
    assert "El Paso" in few
    assert "El Paso" not in many
    assert "✅ **1** · **3**" in many.splitlines()
    assert "**2** · Boston" in many
    assert "**4** · Seattle" in many

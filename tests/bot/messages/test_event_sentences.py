"""The sentences about events tell everybody the same, whatever they cannot see."""

import pytest

from bot.messages.event_sentences import sentences
from engine.actions import Draw, DrawTickets
from engine.model import Seat
from tests.support.messages import phrases
from tests.support.random_games import TABLES, dealt_again, playing


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_sentences_say_nothing_that_is_hidden(map_id: str, players: int) -> None:
    """Two games that look the same to another seat: whatever is drawn, the sentences are equal."""
    compared = 0
    spoken = phrases(map_id, players)
    for game, seat, _ in playing(map_id, players, number=9):
        other = dealt_again(game, Seat((seat + 1) % players), number=3)
        for action in (Draw(), DrawTickets()):
            if action in game.moves(seat) and action in other.moves(seat):
                one, two = (
                    sentences(spoken, world.play(seat, action).events) for world in (game, other)
                )
                assert one == two
                compared += 1
    assert compared > 10

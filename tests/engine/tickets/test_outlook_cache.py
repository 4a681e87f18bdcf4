"""Kept outlooks are those of the state, and are found again after an action that moves cards."""

import pytest

from engine.actions import Draw
from engine.model import Seat
from engine.tickets.outlook_cache import kept_outlooks
from engine.tickets.ticket_outlook import ticket_outlooks
from tests.support.random_games import MATRIX_TABLES, playing, positions


@pytest.mark.uncovered
@pytest.mark.parametrize(("map_id", "players"), MATRIX_TABLES)
def test_kept_outlooks_are_those_of_the_state(map_id: str, players: int) -> None:
    for game in positions(map_id, players, number=6, every=20):
        for seat in map(Seat, range(players)):
            found = kept_outlooks(game.board, game.state, seat)
            assert found == ticket_outlooks(game.board, game.state, seat)


def test_drawing_a_card_keeps_the_outlooks_of_all_seats() -> None:
    for game, seat, _ in playing("europe", 3, number=6):
        if game.state.turns_left:
            return
        if Draw() in game.moves(seat):
            after = game.play(seat, Draw()).game
            for each in map(Seat, range(3)):
                before = kept_outlooks(game.board, game.state, each)
                if not after.state.turns_left:
                    assert kept_outlooks(after.board, after.state, each) is before

"""Every map that passes the checks can be played to the end, whatever its board, numbers and rules.

The maps are made up by Hypothesis (`tests/support/generated_maps.py`). The test marked `soak` tries
many more and larger ones.
"""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from engine.board import Board
from engine.game import make_board
from engine.model import Map, Seat
from engine.record import differences, from_text, make_record, to_text
from engine.simulate import play_at_random
from engine.views import player_view
from maps.errors import MapError
from maps.loader import load_file
from tests.support.generated_maps import map_texts
from tests.support.random_games import assert_conserved, assert_sums_are_right, playing_on, seed

EVERY = 30
"""So many steps lie between two positions that are looked at closely."""
MOST_ACTIONS = 20_000

generated = settings(
    deadline=None,
    derandomize=True,
    suppress_health_check=[
        HealthCheck.function_scoped_fixture,
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,  # about half of the maps are refused
        HealthCheck.large_base_example,
        HealthCheck.data_too_large,
    ],
)


@given(text=map_texts(), number=st.integers(0, 999))
@settings(generated, max_examples=20)
def test_a_map_that_is_accepted_can_be_played_to_the_end(
    tmp_path: Path, text: str, number: int
) -> None:
    map_ = accepted(tmp_path, text)
    check_game(make_board(map_), map_.players[number % 2], number)


@pytest.mark.soak
@given(text=map_texts(most_cities=30), number=st.integers(0, 999))
@settings(generated, max_examples=200)
def test_many_maps_that_are_accepted_can_be_played_to_the_end(
    tmp_path: Path, text: str, number: int
) -> None:
    map_ = accepted(tmp_path, text)
    board = make_board(map_)
    for players in range(map_.players[0], map_.players[1] + 1):
        check_game(board, players, number)
        check_record(board, players, number)


def accepted(folder: Path, text: str) -> Map:
    """The map with this text, or an end of the example if the checks refuse it."""
    file = folder / "generated.toml"
    file.write_text(text, encoding="utf-8")
    try:
        return load_file(file)
    except MapError:
        assume(False)
        raise


def check_game(board: Board, players: int, number: int) -> None:
    """Play a random game: nothing is lost, everybody sees the table, and the score adds up."""
    for step, (_, _, played) in enumerate(playing_on(board, players, number)):
        assert step < MOST_ACTIONS
        assert_conserved(played.game)
        if step % EVERY == 0 or not played.game.waiting:
            for seat in range(players):
                player_view(played.game, Seat(seat))
    assert_sums_are_right(played)


def check_record(board: Board, players: int, number: int) -> None:
    """Play a random game, write it down, and read it again."""
    game = play_at_random(board, players, seed(number))
    names = [f"seat {seat}" for seat in range(players)]
    record = make_record(board, game.seed, names, game.log)
    assert list(differences(from_text(to_text(record)), board)) == []

"""The numbers of legal moves from seeded openings. If they change, the rules have changed."""

import pytest

from engine.game import Game, start
from tests.support.positions import board
from tests.support.random_games import seed

COUNTS = {
    "amsterdam": (17, 192, 1_939),
    "europe": (236, 32_790, 4_144_049),
    "india": (153, 6_904, 356_418),
    "italy": (94, 1_681, 28_238),
    "london": (20, 280, 3_015),
    "newyork": (11, 72, 581),
    "nordic": (35, 602, 8_740),
    "switzerland": (46, 163, 3_534),
    "usa": (140, 7_882, 312_015),
}

MOST_PLAYED = 1000  # sequences of two moves, each of which is played, in `make test`


def leaves(game: Game, depth: int) -> int:
    """The number of sequences of `depth` actions, like perft in chess."""
    (seat,) = game.waiting
    moves = game.moves(seat)
    if depth == 1:
        return len(moves)
    return sum(leaves(game.play(seat, action).game, depth - 1) for action in moves)


def after_first_choices(map_id: str) -> Game:
    game = start(board(map_id), 2, seed(2026)).game
    for seat in game.waiting:
        game = game.play(seat, game.moves(seat)[-1]).game
    return game


@pytest.mark.parametrize("map_id", COUNTS)
def test_the_number_of_sequences_of_two_moves_is_known(map_id: str) -> None:
    game = after_first_choices(map_id)
    assert tuple(leaves(game, depth) for depth in (1, 2)) == COUNTS[map_id][:2]


@pytest.mark.parametrize(
    "map_id",
    [
        pytest.param(each, marks=pytest.mark.soak if counts[1] > MOST_PLAYED else ())
        for each, counts in COUNTS.items()
    ],
)
def test_the_number_of_sequences_of_three_moves_is_known(map_id: str) -> None:
    assert leaves(after_first_choices(map_id), 3) == COUNTS[map_id][2]

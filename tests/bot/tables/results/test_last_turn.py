"""A game is won on the last turn if the winner would have lost without it."""

import pytest

from bot.tables.results.last_turn import is_won_on_last_turn
from engine.actions import Action, Draw
from engine.game import Game
from engine.model import Seat
from tests.support.positions import claim, table, with_hand, with_routes, with_turn

pytestmark = pytest.mark.one_database

CLAIM = claim("calgary-helena", "4 red")  # 7 points, and the longest path


def before_last_turn(*routes: str) -> Game:
    """Seat 0 has these routes; seat 1, which has none, has the last turn of the game."""
    game = with_hand(with_routes(table("usa"), 0, *routes), 1, "4 red")
    return with_turn(game, 1, turns_left=1)


def played(game: Game, *actions: Action) -> bool:
    return is_won_on_last_turn(game, [(Seat(1), action) for action in actions])


def test_who_was_behind_before_the_last_turn_has_won_on_it() -> None:
    assert played(before_last_turn("atlanta-nashville"), CLAIM)


def test_who_was_ahead_before_the_last_turn_has_not_won_on_it() -> None:
    ahead = with_routes(before_last_turn("atlanta-nashville"), 1, "atlanta-miami")
    assert not played(ahead, CLAIM)


def test_a_last_turn_of_the_loser_decides_nothing() -> None:
    assert not played(before_last_turn("atlanta-miami"), Draw(), Draw())


def test_an_earlier_turn_is_not_the_last_one() -> None:
    first = with_turn(before_last_turn("atlanta-nashville"), 1, turns_left=3)
    actions: list[tuple[Seat, Action]] = [
        (Seat(1), CLAIM),
        (Seat(0), Draw()),
        (Seat(0), Draw()),
        (Seat(1), Draw()),
        (Seat(1), Draw()),
    ]
    assert not is_won_on_last_turn(first, actions)


def test_a_shared_victory_is_not_won_on_the_last_turn() -> None:
    assert not played(before_last_turn(), Draw(), Draw())


def test_a_game_of_which_no_turn_is_known_is_not_won_on_the_last_turn() -> None:
    assert not played(before_last_turn("atlanta-miami"))

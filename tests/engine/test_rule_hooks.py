"""A rule that overrides no hook changes nothing."""

import pytest

from engine.board import Board
from engine.game import start
from engine.model import Seat
from engine.payments import Price
from engine.rules.base import NO_BORROWING, Rule, ScoredSeat
from engine.scoring import final_score
from engine.working_state import WorkingState
from tests.support.positions import SEED, board, claim, table


def test_a_hook_that_a_rule_does_not_override_does_nothing() -> None:
    game, rule, seat = table("usa"), Rule(), Seat(0)
    working = WorkingState(game.board, game.seed, game.state, game.rules_version)
    rule.deal(working)
    rule.claimed(working, seat, 0)
    assert not rule.interrupt(working, seat, 0, claim("atlanta-charleston", "2 red"))
    assert working.frozen() == game.state
    assert rule.price(game.board.routes[0], Price(3)) == Price(3)
    assert list(rule.moves(game.board, game.state, seat)) == []
    assert list(rule.networks(game.board, game.state, seat)) == []
    assert rule.borrowing(game.board, game.state, seat) == NO_BORROWING
    seats = [ScoredSeat(0, (), 0, 0)] * 2
    assert list(rule.score(game.board, seats)) == [(), ()]
    assert list(rule.score_so_far(game.board, seats)) == [(), ()]
    assert list(rule.score_tickets(game.board, seats, [(), ()])) == [(), ()]
    assert rule.own_so_far(game.board, seats[0], ()) == ()


@pytest.mark.uncovered
def test_a_board_with_a_rule_without_hooks_plays_the_same_game(map_id: str) -> None:
    plain = board(map_id)
    other = Board(plain.map, [*plain.rules, Rule()])
    one, two = start(plain, 2, SEED).game, start(other, 2, SEED).game
    for _ in range(60):
        assert one.digest() == two.digest()
        seat = one.waiting[0]
        assert one.moves(seat) == two.moves(seat)
        action = one.moves(seat)[-1]
        one, two = one.play(seat, action).game, two.play(seat, action).game
    assert final_score(plain, one.state) == final_score(other, two.state)

"""Hints: a legal move, and a reason that is true and contains no secrets of others."""

from collections.abc import Iterator

import pytest

from engine.actions import Take
from engine.cards import BY_WORD
from engine.game import Game, start
from engine.model import Seat
from engine.views import player_view
from players.choices.reasons import ReasonCode
from players.hint import Adviser
from players.levels.registry import make
from tests.support.hint_checks import HintCheck
from tests.support.positions import (
    board,
    table,
    with_hand,
    with_routes,
    with_row,
    with_ticket_deck,
    with_tickets,
    with_turn,
    with_wagons,
    without_cards,
)
from tests.support.random_games import dealt_again, seed

QUICK_LEVELS = ("normal", "easy", "random")


def positions(
    map_id: str, number: int, every: int, levels: tuple[str, ...] = QUICK_LEVELS
) -> Iterator[tuple[Game, Seat]]:
    """Every `every`-th position of a game between players of these levels, and who is to act."""
    players = [make(level, board(map_id), number) for level in levels]
    game = start(board(map_id), len(players), seed(number)).game
    step = 0
    while game.waiting:
        seat = game.waiting[0]
        if step % every == number % every:
            yield game, seat
        game = game.play(seat, players[seat].decide(player_view(game, seat))).game
        step += 1


def check_hints(
    map_id: str, number: int, every: int, levels: tuple[str, ...] = QUICK_LEVELS
) -> set[ReasonCode]:
    """Check the hints of one game. Returns the codes of the reasons that were given."""
    seen = set()
    for game, seat in positions(map_id, number, every, levels):
        view = player_view(game, seat)
        action, reason = Adviser(board(map_id)).hint(view)
        assert action in view.moves
        HintCheck(board(map_id), view, action).assert_true(reason)
        seen |= {reason.code} | ({reason.purpose.code} if reason.purpose else set())
    return seen


def test_every_reason_of_a_hint_is_true(map_id: str) -> None:
    seen = check_hints(map_id, number=1, every=7)
    assert {ReasonCode.CLAIM_FOR_TICKET, ReasonCode.CARD_FOR_ROUTE} <= seen


@pytest.mark.soak
@pytest.mark.parametrize("levels", [("hard", "hard"), ("hard", "normal", "easy"), QUICK_LEVELS])
@pytest.mark.parametrize("number", range(2, 8))
def test_every_reason_of_a_hint_is_true_in_many_games(
    map_id: str, number: int, levels: tuple[str, ...]
) -> None:
    check_hints(map_id, number, 2, levels)


def test_hidden_cards_and_tickets_change_no_hint(map_id: str) -> None:
    for game, seat in positions(map_id, number=3, every=29):
        other_game = dealt_again(game, seat, number=game.state.step)
        hints = [Adviser(board(map_id)).hint(player_view(g, seat)) for g in (game, other_game)]
        assert hints[0] == hints[1]


def test_a_card_is_for_the_route_that_a_ticket_needs_rather_than_for_a_longer_one() -> None:
    """The plan also has Helena - Seattle, with six yellow spaces, which no ticket needs."""
    game = with_hand(with_tickets(table("usa"), 0, "winnipeg-houston"), 0, "3 yellow")
    game = with_row(game, "yellow white pink black red")
    action, reason = Adviser(game.board).hint(player_view(game, Seat(0)))
    assert action == Take(BY_WORD["yellow"])
    assert reason.code is ReasonCode.CARD_FOR_ROUTE
    assert reason.params["route"] == "el-paso-oklahoma-city"
    assert reason.purpose is not None
    assert reason.purpose.params["ticket"] == "winnipeg-houston"


def test_a_card_for_a_route_that_no_ticket_needs_is_for_points() -> None:
    game = with_ticket_deck(with_tickets(table("usa"), 0, "denver-el-paso"))
    game = with_routes(game, 0, "denver-santa-fe", "el-paso-santa-fe")
    game = with_hand(with_wagons(game, 0, 7), 0, "3 yellow")
    game = with_row(game, "yellow yellow pink black red")
    action, reason = Adviser(game.board).hint(player_view(game, Seat(0)))
    assert action == Take(BY_WORD["yellow"])
    assert reason.params == {"colour": "yellow", "route": "helena-seattle"}
    assert reason.purpose is not None
    assert reason.purpose.code is ReasonCode.CLAIM_FOR_POINTS
    assert reason.purpose.params["points"] == 15


def test_in_the_last_turn_any_move_is_suggested_if_nothing_scores_and_the_deck_is_empty() -> None:
    game = with_turn(with_hand(with_tickets(table("usa"), 0), 0, ""), 0, turns_left=2)
    game = with_row(without_cards(game), "red blue")
    view = player_view(game, Seat(0))
    action, reason = Adviser(game.board).hint(view)
    assert action in view.moves
    assert reason.code is ReasonCode.NOTHING_ELSE

"""Automatic players: they play every map to the end, from what they may see and nothing else."""

from functools import cache

import pytest

from engine.actions import Draw, DrawTickets, GiveUp, Keep, PayExtra
from engine.game import Game, replay, start
from engine.model import Seat
from engine.views import player_view
from players.choices.reasons import ReasonCode
from players.duels.match import play
from players.hint import Adviser
from players.levels.by_name import ALL, LEVELS, make
from players.levels.makeshift import makeshift
from players.player import Player
from tests.support.positions import board
from tests.support.random_games import TABLES, dealt_again, seed


def table(map_id: str, players: int, name: str) -> list[Player]:
    return [make(name, board(map_id), number) for number in range(players)]


@pytest.mark.slow
@pytest.mark.parametrize("names", [("hard", "easy", "stand-in"), ("normal", "stand-in", "hard")])
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_every_level_plays_every_table_to_the_end_with_legal_moves(
    map_id: str, players: int, names: tuple[str, ...]
) -> None:
    sitting = [make(names[n % 2 if n < 4 else 2], board(map_id), n) for n in range(players)]
    game = start(board(map_id), players, seed(players)).game
    while game.waiting:
        seat = game.waiting[0]
        view = player_view(game, seat)
        action = sitting[seat].decide(view)
        assert action in view.moves
        game = game.play(seat, action).game
    assert player_view(game, Seat(0)).public.final is not None


@pytest.mark.slow
def test_the_same_seed_gives_the_same_game(map_id: str) -> None:
    logs = []
    for _ in range(2):
        sitting = [make(name, board(map_id), 4) for name in ("hard", "easy", "random")]
        logs.append(play(board(map_id), sitting, seed(8)))
    assert logs[0] == logs[1]


def test_a_match_is_a_log_that_can_be_replayed(map_id: str) -> None:
    sitting = [make(name, board(map_id), 1) for name in ("normal", "easy")]
    played = play(board(map_id), sitting, seed(9))
    end = replay(start(board(map_id), 2, seed(9)).game, played.log)
    assert not end.waiting
    assert player_view(end, Seat(0)).public.final == played.score


@cache
def positions(map_id: str, players: int, every: int) -> list[tuple[Game, Seat]]:
    """Positions of a sensible game, with the seat that is to act."""
    log = play(board(map_id), table(map_id, players, "normal"), seed(10)).log
    game = start(board(map_id), players, seed(10)).game
    found = []
    for step, (seat, action) in enumerate(log):
        if step % every == 0:
            found.append((game, seat))
        game = game.play(seat, action).game
    return found


@pytest.mark.parametrize("name", ALL)
def test_what_is_hidden_changes_no_decision(map_id: str, name: str) -> None:
    for game, seat in positions(map_id, 3, every=13):
        other_world = dealt_again(game, seat, number=game.state.step)
        here = make(name, board(map_id), 5).decide(player_view(game, seat))
        there = make(name, board(map_id), 5).decide(player_view(other_world, seat))
        assert here == there


@pytest.mark.slow
@pytest.mark.parametrize("name", [*LEVELS, "stand-in"])
def test_nothing_is_remembered_from_one_decision_to_the_next(map_id: str, name: str) -> None:
    """A restart of the bot changes nothing."""
    old = make(name, board(map_id), 6)
    for game, seat in positions(map_id, 2, every=8):
        view = player_view(game, seat)
        assert old.decide(view) == make(name, board(map_id), 6).decide(view)


def test_a_stand_in_takes_no_tickets(map_id: str) -> None:
    sitting = [make("stand-in", board(map_id), 1), make("normal", board(map_id), 2)]
    game = start(board(map_id), 2, seed(11)).game
    while game.waiting:
        seat = game.waiting[0]
        view = player_view(game, seat)
        action = sitting[seat].decide(view)
        if seat == 0:
            assert action != DrawTickets() or view.moves == (DrawTickets(),)
            if isinstance(action, Keep):
                assert len(action.tickets) == view.fewest_to_keep
        game = game.play(seat, action).game


@pytest.mark.slow
def test_a_table_of_stand_ins_comes_to_an_end_and_finishes_tickets(map_id: str) -> None:
    score = play(board(map_id), table(map_id, 3, "stand-in"), seed(12)).score
    assert sum(seat.tickets_done for seat in score.seats) >= 2


def test_a_hint_is_a_legal_move_with_a_reason(map_id: str) -> None:
    adviser = Adviser(board(map_id))
    seen = set()
    for game, seat in positions(map_id, 2, every=6):
        view = player_view(game, seat)
        action, reason = adviser.hint(view)
        assert action in view.moves
        assert all(isinstance(value, str | int) for value in reason.params.values())
        if isinstance(action, PayExtra | GiveUp):
            assert reason.code in (ReasonCode.TUNNEL_WORTH_IT, ReasonCode.TUNNEL_TOO_DEAR)
        seen.add(reason.code)
    assert ReasonCode.KEEP_TOGETHER in seen
    assert len(seen) >= 3


@pytest.mark.parametrize("players", [2, 3])
def test_even_makeshift_moves_bring_a_game_to_its_end(map_id: str, players: int) -> None:
    game = start(board(map_id), players, seed(13)).game
    while game.waiting:
        seat = game.waiting[0]
        game = game.play(seat, makeshift(player_view(game, seat))).game
    assert player_view(game, Seat(0)).public.final is not None


def test_a_makeshift_move_takes_a_card_and_as_few_tickets_as_it_may(map_id: str) -> None:
    game = start(board(map_id), 2, seed(14)).game
    for seat in (Seat(0), Seat(1)):
        view = player_view(game, seat)
        action = makeshift(view)
        assert isinstance(action, Keep)
        assert len(action.tickets) == view.fewest_to_keep
        game = game.play(seat, action).game
    assert makeshift(player_view(game, game.waiting[0])) == Draw()

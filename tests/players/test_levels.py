"""Computer players play every map to the end, and decide only from what they may see."""

from collections.abc import Sequence
from functools import cache

import pytest
from msgspec.structs import replace

from engine.actions import Draw, DrawTickets, Keep
from engine.board import Board
from engine.game import Game, make_board, replay, start
from engine.model import Seat
from engine.views import player_view
from players.duels.single_game import play_game
from players.levels.fallback import fallback_move
from players.levels.registry import ALL_PLAYERS, LEVELS, make
from players.player import Player
from tests.support.positions import board, limited_board
from tests.support.random_games import MAP_TABLES, TABLES, dealt_again, seed

pytestmark = pytest.mark.slow  # whole games


def table(map_id: str, players: int, name: str) -> list[Player]:
    return [make(name, board(map_id), number) for number in range(players)]


MIXED_SEATS = ("hard", "stand-in", "easy", "normal", "easy")
QUICK_SEATS = ("normal", "easy", "normal")
"""The levels that are left out where a mixed table has fewer than four seats."""


@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_every_level_plays_every_table_to_the_end_with_legal_moves(
    map_id: str, players: int
) -> None:
    check_game(board(map_id), MIXED_SEATS[:players])
    if players < 4:
        check_game(board(map_id), QUICK_SEATS[:players])


def test_every_level_plays_where_wilds_are_limited() -> None:
    check_game(limited_board("europe"), MIXED_SEATS[:4])


def test_every_level_plays_where_routes_bring_no_points() -> None:
    map_ = board("amsterdam").map
    check_game(make_board(replace(map_, points=(0,) * len(map_.points))), MIXED_SEATS[:4])


@pytest.mark.soak
@pytest.mark.parametrize("names", [("hard", "easy", "stand-in"), ("normal", "stand-in", "hard")])
@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_several_seats_of_one_level_play_every_table_to_the_end(
    map_id: str, players: int, names: tuple[str, ...]
) -> None:
    check_game(board(map_id), [names[n % 2 if n < 4 else 2] for n in range(players)])


def check_game(here: Board, names: Sequence[str]) -> None:
    """Play a game to the end and check that every action is a legal move."""
    players = [make(name, here, number) for number, name in enumerate(names)]
    game = start(here, len(players), seed(len(players))).game
    while game.waiting:
        seat = game.waiting[0]
        view = player_view(game, seat)
        action = players[seat].decide(view)
        assert action in view.moves
        game = game.play(seat, action).game
    assert player_view(game, Seat(0)).public.final is not None


@pytest.mark.parametrize("names", [("stand-in", "easy"), ("random", "easy")])
def test_the_same_seed_gives_the_same_game(map_id: str, names: tuple[str, ...]) -> None:
    """Hard is left out here: `test_nothing_is_remembered...` asks it twice in the same position."""
    logs = []
    for _ in range(2):
        players = [make(name, board(map_id), 4) for name in names]
        logs.append(play_game(board(map_id), players, seed(8)))
    assert logs[0] == logs[1]


@pytest.mark.soak
def test_the_same_seed_gives_the_same_game_with_hard(map_id: str) -> None:
    logs = []
    for _ in range(2):
        players = [make(name, board(map_id), 4) for name in ("hard", "easy", "random")]
        logs.append(play_game(board(map_id), players, seed(8)))
    assert logs[0] == logs[1]


def test_the_log_of_a_game_can_be_replayed(map_id: str) -> None:
    players = [make(name, board(map_id), 1) for name in ("normal", "easy")]
    played = play_game(board(map_id), players, seed(9))
    end = replay(start(board(map_id), 2, seed(9)).game, played.log)
    assert not end.waiting
    assert player_view(end, Seat(0)).public.final == played.score


@cache
def positions(map_id: str, players: int, every: int) -> list[tuple[Game, Seat]]:
    """Every `every`-th position of a game between normal players, with the seat that is to act."""
    log = play_game(board(map_id), table(map_id, players, "normal"), seed(10)).log
    game = start(board(map_id), players, seed(10)).game
    found = []
    for step, (seat, action) in enumerate(log):
        if step % every == 0:
            found.append((game, seat))
        game = game.play(seat, action).game
    return found


@pytest.mark.parametrize("name", ALL_PLAYERS)
def test_what_is_hidden_changes_no_decision(map_id: str, name: str) -> None:
    for game, seat in positions(map_id, 3, every=13):
        other_game = dealt_again(game, seat, number=game.state.step)
        decision = make(name, board(map_id), 5).decide(player_view(game, seat))
        other_decision = make(name, board(map_id), 5).decide(player_view(other_game, seat))
        assert decision == other_decision


@pytest.mark.parametrize("name", [*LEVELS, "stand-in"])
def test_nothing_is_remembered_from_one_decision_to_the_next(map_id: str, name: str) -> None:
    """So a restart of the bot changes nothing."""
    old = make(name, board(map_id), 6)
    for game, seat in positions(map_id, 2, every=8):
        view = player_view(game, seat)
        assert old.decide(view) == make(name, board(map_id), 6).decide(view)


def test_a_stand_in_takes_no_tickets(map_id: str) -> None:
    players = [make("stand-in", board(map_id), 1), make("normal", board(map_id), 2)]
    game = start(board(map_id), 2, seed(11)).game
    while game.waiting:
        seat = game.waiting[0]
        view = player_view(game, seat)
        action = players[seat].decide(view)
        if seat == 0:
            assert action != DrawTickets() or view.moves == (DrawTickets(),)
            if isinstance(action, Keep):
                assert len(action.tickets) == view.fewest_to_keep
        game = game.play(seat, action).game


def test_a_table_of_stand_ins_comes_to_an_end_and_finishes_tickets(map_id: str) -> None:
    score = play_game(board(map_id), table(map_id, 3, "stand-in"), seed(12)).score
    assert sum(seat.tickets_done for seat in score.seats) >= 2


@pytest.mark.parametrize("players", [2, 3])
def test_fallback_moves_bring_a_game_to_its_end(map_id: str, players: int) -> None:
    game = start(board(map_id), players, seed(13)).game
    while game.waiting:
        seat = game.waiting[0]
        game = game.play(seat, fallback_move(player_view(game, seat))).game
    assert player_view(game, Seat(0)).public.final is not None


def test_a_fallback_move_draws_a_card_and_keeps_as_few_tickets_as_possible(map_id: str) -> None:
    game = start(board(map_id), 2, seed(14)).game
    for seat in (Seat(0), Seat(1)):
        view = player_view(game, seat)
        action = fallback_move(view)
        assert isinstance(action, Keep)
        assert len(action.tickets) == view.fewest_to_keep
        game = game.play(seat, action).game
    assert fallback_move(player_view(game, game.waiting[0])) == Draw()

"""Computer players use the house rule that a station lends a way through its city (EU-12)."""

import random

import pytest

from engine.actions import BuildStation
from engine.game import Game
from engine.model import PlaceId, RouteId, Seat
from engine.views import player_view
from players.duels.single_game import play_game
from players.levels.registry import make
from players.planning.planner import Planner
from players.planning.route_prices import RouteLoan
from players.position.board_arrays import BoardArrays
from players.position.seat_position import SeatPosition
from tests.support.positions import (
    table,
    through_board,
    with_hand,
    with_routes,
    with_stations,
    with_tickets,
    with_turn,
    with_wagons,
    with_ways_through,
)
from tests.support.random_games import seed


def london_closed(wagons: int = 0) -> Game:
    """Seat 1 owns the ways into and out of London, over which Edinburgh and Paris can be joined."""
    game = with_routes(table("europe", 3), 1, "edinburgh-london-black", "dieppe-london-1")
    game = with_tickets(with_routes(game, 0, "dieppe-paris"), 0, "edinburgh-paris")
    return with_hand(with_wagons(game, 0, wagons), 0, "2 red")


def planner(game: Game) -> Planner:
    return Planner(
        SeatPosition(BoardArrays(game.board), player_view(game, Seat(0))), random.Random(1)
    )


@pytest.mark.parametrize("level", ["normal", "hard", "stand-in"])
def test_a_last_turn_is_used_for_a_station_with_a_way_through(level: str) -> None:
    game = with_turn(london_closed(), 0, turns_left=1)
    for here, expected in ((game, None), (with_ways_through(game), "london")):
        action = make(level, here.board, 1).decide(player_view(here, Seat(0)))
        assert (action.city if isinstance(action, BuildStation) else None) == expected


def test_a_plan_borrows_a_way_through_with_one_station() -> None:
    board = through_board("europe")
    london = board.place_number[PlaceId("london")]
    ways = [
        board.route_number[RouteId(route)]
        for route in ("edinburgh-london-black", "dieppe-london-1")
    ]
    game = with_ways_through(london_closed(wagons=20))
    for here, is_built in ((game, False), (with_stations(game, 0, "london"), True)):
        plan = planner(here).best(list(here.state.players[0].tickets))
        assert set(plan.loans) == {RouteLoan(route, london, is_built) for route in ways}


def test_a_plan_never_borrows_two_routes_of_different_players_with_one_station() -> None:
    game = with_routes(table("europe", 3), 1, "edinburgh-london-black")
    game = with_routes(game, 2, "dieppe-london-1")
    game = with_tickets(with_routes(game, 0, "dieppe-paris"), 0, "edinburgh-paris")
    game = with_ways_through(with_stations(game, 0, "london", "roma", "wien"))
    plan = planner(game).best(list(game.state.players[0].tickets))
    assert len(plan.loans) <= 1


@pytest.mark.parametrize("number", range(2))
def test_a_game_with_the_house_rule_is_played_to_its_end(number: int) -> None:
    board = through_board("europe")
    players = [make(level, board, number) for level in ("easy", "normal", "stand-in")]
    assert len(play_game(board, players, seed(number)).score.seats) == 3

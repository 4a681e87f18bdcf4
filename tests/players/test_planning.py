"""How the hard level plans: time left, longest trail, and paths it can pay for."""

import random

import pytest

from engine.actions import Claim
from engine.game import Game
from engine.model import RouteId, Seat
from engine.views import player_view
from players.levels.registry import make
from players.planning.card_demand import CardDemand
from players.planning.planner import Planner
from players.planning.trail_bonus import TrailBonusEstimate
from players.position.board_arrays import BoardArrays
from players.position.seat_position import SeatPosition
from players.position.timing import probability_in_time
from tests.support.positions import (
    board,
    limited_board,
    table,
    with_hand,
    with_routes,
    with_tickets,
    with_wagons,
)


def position(game: Game) -> SeatPosition:
    return SeatPosition(BoardArrays(game.board), player_view(game, Seat(0)))


def planner(game: Game) -> Planner:
    return Planner(position(game), random.Random(1))


def route(name: str) -> int:
    return board("usa").route_number[RouteId(name)]


def between_santa_fe_and_helena() -> Game:
    """Vancouver is to be joined to Santa Fe, and the path is built from Santa Fe to Helena."""
    game = with_tickets(table("usa"), 0, "vancouver-santa-fe")
    return with_routes(game, 0, "denver-santa-fe", "denver-helena")


def test_more_spare_turns_make_it_more_likely_to_be_in_time() -> None:
    probabilities = [probability_in_time(spare_turns) for spare_turns in (-8, -1, 2, 8)]
    assert probabilities == sorted(probabilities)
    assert 0 < probabilities[0] < 0.05 < probabilities[1]
    assert 0.95 < probabilities[3] < 1


def test_waiting_with_tickets_costs_more_near_the_end() -> None:
    costs = []
    for wagons in (45, 20, 14):
        plans = planner(with_wagons(between_santa_fe_and_helena(), 1, wagons))
        costs.append(plans.cost_of_waiting(plans.best(plans.position.tickets)))
    assert costs == sorted(costs)
    assert costs[0] < 0.1 < 0.3 < costs[2]


def test_wilds_are_of_no_use_for_routes_that_must_be_paid_without_them() -> None:
    names = ("warszawa-wilno", "smolensk-wilno", "paris-zurich")  # 3 red, 3 yellow; a tunnel of 3
    number = board("europe").route_number
    routes = sum(1 << number[RouteId(name)] for name in names)
    for here, expected in ((board("europe"), 0), (limited_board("europe"), 6)):
        lacking, anything, wilds = CardDemand(BoardArrays(here), routes).missing([0] * 8 + [9])
        assert (sum(lacking) + anything, wilds) == (expected, 0)


def test_when_time_is_short_hard_takes_the_path_it_can_pay_for() -> None:
    """Not the six yellow spaces that bring more points and lack two cards."""
    game = with_hand(between_santa_fe_and_helena(), 0, "4 yellow 4 pink 3 red")
    game = with_hand(with_wagons(game, 1, 8), 1, "9 white")
    action = make("hard", game.board, 1).decide(player_view(game, Seat(0)))
    assert isinstance(action, Claim)
    assert action.route in ("calgary-helena", "calgary-vancouver")


def test_a_route_at_the_end_of_the_trail_is_worth_more_than_another() -> None:
    estimate = TrailBonusEstimate(position(between_santa_fe_and_helena()), 0)
    assert estimate.gain(route("helena-seattle")) > estimate.gain(route("calgary-helena")) > 0
    assert estimate.gain(route("denver-omaha")) == 0
    estimate.add(route("calgary-helena"))
    assert estimate.gain(route("calgary-seattle")) > 0 == estimate.gain(route("helena-seattle"))


def test_a_plan_links_a_district_of_which_little_is_missing() -> None:
    game = with_tickets(with_routes(table("london"), 0, "waterloo-globe-theatre"), 0)
    game = with_hand(game, 0, "2 green")
    plan = planner(game).best([])
    assert position(game).arrays.district_score(plan.networks) >= 3


def test_the_routes_to_attractions_come_before_others_of_the_same_length() -> None:
    game = with_hand(with_tickets(table("newyork"), 0), 0, "1 orange 1 black")
    plans = planner(game)
    arrays = plans.position.arrays
    both, none = (
        board("newyork").route_number[RouteId(name)]
        for name in ("times-square-empire-state-building-orange", "east-village-lower-east-side")
    )
    assert plans.inputs.prices[both] < plans.inputs.prices[none]
    assert arrays.attraction_score(arrays.networks(1 << both)) == 2
    assert arrays.attraction_score(arrays.networks(1 << none)) == 0


@pytest.mark.parametrize("map_id", ["amsterdam", "italy"])
def test_where_no_trail_scores_no_route_is_worth_more_for_it(map_id: str) -> None:
    estimate = TrailBonusEstimate(position(table(map_id)), 0)
    assert not any(estimate.gain(number) for number in range(len(board(map_id).routes)))

"""The totals of simulated games."""

import pytest

from engine.actions import Action
from engine.cards import Seed
from engine.final_score import FinalScore, RoutesLine, SeatScore, TrailLine
from engine.model import MapId, Seat
from engine.simulate import SimulatedGame, SimulationTotals
from tests.support.positions import keep


def game(actions: int, *points: tuple[int, int]) -> SimulatedGame:
    """A game of that many actions. For each seat, points for routes and for the longest trail."""
    seats = []
    for seat, (routes, trail) in enumerate(points):
        lines = (RoutesLine(routes, 3), TrailLine(trail, 7, ()))
        seats.append(SeatScore(Seat(seat), lines, routes + trail, 0, ()))
    log: list[tuple[Seat, Action]] = [(Seat(0), keep())] * actions
    return SimulatedGame(Seed(b"x"), log, FinalScore(tuple(seats), (Seat(0),), "points"))


def test_the_summary_has_totals_rates_and_means_per_seat() -> None:
    totals = SimulationTotals(MapId("usa"), players=2)
    totals.add(game(70, (30, 10), (21, 0)))
    totals.add(game(50, (40, 0), (20, 10)))
    totals.add(game(41, (0, 10), (0, 0)))
    summary = totals.summary(seconds=0.25)
    assert (summary.map, summary.players, summary.games) == ("usa", 2, 3)
    assert (summary.actions, summary.seconds) == (161, 0.25)
    assert (summary.games_per_s, summary.actions_per_s) == (12.0, 644.0)
    assert summary.mean_score == {
        "total": pytest.approx(23.5),
        "routes": pytest.approx(18.5),
        "longest trail": pytest.approx(5.0),
    }


def test_the_numbers_of_a_summary_are_rounded() -> None:
    totals = SimulationTotals(MapId("usa"), players=3)
    totals.add(game(10, (1, 0), (1, 0), (0, 0)))
    summary = totals.summary(seconds=0.12345)
    assert (summary.seconds, summary.games_per_s, summary.actions_per_s) == (0.123, 8.1, 81.0)
    assert summary.mean_score["routes"] == 0.67

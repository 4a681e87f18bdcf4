"""How bold the chances of reviews may be is found from what happened."""

import random

import pytest

from benchmarks.review_temper import Scored, temper
from players.review.features import Stages
from players.review.value import tempered

BOLDNESS: Stages = (0.5, 1.0, 2.0)
DOUBT: Stages = (0.1, 0.1, 0.0)


def positions(number: int, boldness: Stages) -> list[Scored]:
    """Positions of three seats, as many of each stage, won as boldness and doubt say."""
    draw = random.Random(1)
    found = []
    for position in range(number):
        early, late, last = (float(position % 3 == stage) for stage in range(3))
        scores = [draw.uniform(-10, 10) for _ in range(3)]
        chances = tempered(scores, (early, late, last), boldness, DOUBT)
        (winner,) = draw.choices(range(3), chances)
        shares = [float(seat == winner) for seat in range(3)]
        found.append(Scored(1.0, scores, (early, late, last), shares))
    return found


def test_boldness_and_doubt_are_found_for_every_stage() -> None:
    doubt, of_all, of_maps = temper({"usa": positions(1500, BOLDNESS)})
    assert of_all == pytest.approx(BOLDNESS, rel=0.25)
    assert doubt == pytest.approx(DOUBT, abs=0.06)
    assert of_maps["usa"] == pytest.approx(of_all, rel=0.05)


def test_a_map_that_differs_is_drawn_towards_all_maps() -> None:
    timid: Stages = (0.25, 0.5, 1.0)
    _, of_all, of_maps = temper({"usa": positions(900, BOLDNESS), "italy": positions(300, timid)})
    assert timid[1] < of_maps["italy"][1] < of_all[1] < of_maps["usa"][1]

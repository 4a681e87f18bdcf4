"""The fit of the value function finds what decides who wins."""

import random

from benchmarks.review_fit import Example, fit, fit_map
from players.review.features import NAMES
from players.review.value import softmax

POINTS, CARDS = NAMES.index("points, late"), NAMES.index("cards, late")
NOTHING = [0.0] * len(NAMES)


def examples(number: int, of_points: float, of_cards: float) -> list[Example]:
    """Games of three seats that differ in points and cards, which decide them by these weights."""
    draw = random.Random(1)
    truth = list(NOTHING)
    truth[POINTS], truth[CARDS] = of_points, of_cards
    found = []
    for game in range(number):
        features = [list(NOTHING) for _ in range(3)]
        for seat in features:
            seat[POINTS], seat[CARDS] = draw.uniform(-1, 1), draw.uniform(-1, 1)
        (winner,) = draw.choices(range(3), softmax(features, truth))
        found.append(Example(4 * game, features, tuple(float(s == winner) for s in range(3))))
    return found


def test_weights_are_found() -> None:
    weights = fit(examples(600, 3.0, 1.0), NOTHING, NOTHING)
    assert 2.3 < weights[POINTS] < 3.7
    assert 0.6 < weights[CARDS] < 1.4
    assert sum(map(abs, weights)) == abs(weights[POINTS]) + abs(weights[CARDS])


def test_what_helps_never_counts_against_a_seat() -> None:
    weights = fit(examples(600, 3.0, -1.0), NOTHING, NOTHING)
    assert weights[CARDS] == 0
    assert weights[POINTS] > 2


def test_the_sharpness_makes_up_for_weights_that_were_drawn_towards_zero() -> None:
    timid = fit_map(examples(300, 3.0, 1.0), NOTHING)
    assert timid.weights[POINTS] < 3.0
    assert set(timid.sharpness) == {3}
    assert 1.0 < timid.sharpness[3] < 1.5

"""Fits the value function of reviews: who wins, from the features of all seats (softmax regression
by Newton's method, exact and without random numbers)."""

from collections.abc import Sequence
from operator import mul
from typing import NamedTuple

from players.review.features import NAMES, Features
from players.review.value import MapCoefficients, softmax

SHRINKAGE = 5.0  # how strongly weights are drawn towards 0, or those of a map towards those of all
CLOSE_ENOUGH = 1e-3
MAX_STEPS = 25
FOLDS = 2
SHARPNESS_PRIOR = 30.0  # as if so much had been seen of a sharpness of exactly 1
GOOD = frozenset(
    {
        *("points", "tickets done", "tickets expected", "spare turns", "cards", "wilds"),
        *("trail bonus", "other bonuses", "region gain"),
    }
)
BAD = frozenset({"tickets lost", "turns until the next"})
SIGNS = tuple([(n.split(",")[0] in GOOD) - (n.split(",")[0] in BAD) for n in NAMES])
"""What helps must not count against a seat, though weak players may have more of it: who hoards
cards often loses, but not because of the cards."""

Weights = list[float]


class Example(NamedTuple):
    """A position: the number of its game, the features of all seats, and the share of the victory
    that each got."""

    game: int
    features: list[Features]
    shares: tuple[float, ...]


def fit_map(examples: Sequence[Example], of_all: Weights) -> MapCoefficients:
    """The coefficients of a map, drawn towards those of all maps. The sharpness for each number of
    players is found on games that the weights were not fitted on."""
    whole = fit(examples, of_all, of_all)
    predicted: dict[int, list[tuple[Example, Weights]]] = {}
    for fold in range(FOLDS):
        others = [example for example in examples if example.game // 4 % FOLDS != fold]
        weights = fit(others, of_all, whole)
        for example in examples:
            if example.game // 4 % FOLDS == fold:
                predicted.setdefault(len(example.shares), []).append((example, weights))
    sharpness = {players: round(_sharpness(found), 4) for players, found in predicted.items()}
    return MapCoefficients(_rounded(whole), dict(sorted(sharpness.items())))


def fit(examples: Sequence[Example], towards: Weights, first: Weights) -> Weights:
    """The weights under which what happened is most likely; the search begins with `first`. Those
    that would have the wrong sign are 0, and so are those that are 0 in `first`, if any is not."""
    free = [i for i, weight in enumerate(first) if weight or not any(first)]
    weights = list(first)
    while True:
        weights = _fit_free(examples, towards, weights, free)
        wrong = {i for i in free if SIGNS[i] * weights[i] < 0}
        if not wrong:
            return weights
        free = [i for i in free if i not in wrong]
        weights = [0.0 if i in wrong else weight for i, weight in enumerate(weights)]


def _fit_free(
    examples: Sequence[Example], towards: Weights, first: Weights, free: Sequence[int]
) -> Weights:
    """The same with the weights that are not free left as they are (Newton's method)."""
    weights = list(first)
    for _ in range(MAX_STEPS):
        gradient, curvature = _derivatives(examples, weights)
        for i in free:
            gradient[i] -= SHRINKAGE * (weights[i] - towards[i])
            curvature[i][i] += SHRINKAGE
        step = solve([[curvature[i][j] for j in free] for i in free], [gradient[i] for i in free])
        for i, change in zip(free, step, strict=True):
            weights[i] += change
        if max(map(abs, step)) < CLOSE_ENOUGH:
            break
    return weights


def for_any_map(examples: Sequence[Example]) -> tuple[Weights, MapCoefficients]:
    """Weights of all maps together, with which maps that were never seen are valued."""
    nothing = [0.0] * len(NAMES)
    weights = fit(examples, nothing, nothing)
    return weights, MapCoefficients(_rounded(weights), {})


def _rounded(weights: Weights) -> tuple[float, ...]:
    return tuple([round(weight, 4) for weight in weights])


def _derivatives(
    examples: Sequence[Example], weights: Weights
) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood and, with the sign changed, its second derivatives."""
    size = len(weights)
    gradient = [0.0] * size
    curvature = [[0.0] * size for _ in range(size)]
    for _, features, shares in examples:
        chances = softmax(features, weights)
        used = [i for i in range(size) if any(each[i] for each in features)]
        mean = [sum(map(mul, chances, [each[i] for each in features])) for i in used]
        for each, chance, share in zip(features, chances, shares, strict=True):
            centred = [each[i] - middle for i, middle in zip(used, mean, strict=True)]
            for row, (i, value) in enumerate(zip(used, centred, strict=True)):
                gradient[i] += share * value
                scaled, into = chance * value, curvature[i]
                for j, other in zip(used[: row + 1], centred, strict=False):
                    into[j] += scaled * other
    for i in range(size):
        for j in range(i):
            curvature[j][i] = curvature[i][j]
    return gradient, curvature


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations that is positive definite (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for i, row in enumerate(rows):
        for below in rows[i + 1 :]:
            factor = below[i] / row[i]
            if factor:
                for j in range(i, size + 1):
                    below[j] -= factor * row[j]
    solution = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
        solution[i] = (rows[i][size] - known) / rows[i][i]
    return solution


def _sharpness(found: Sequence[tuple[Example, Weights]]) -> float:
    """The factor for the weights under which what happened is most likely."""
    games = len({example.game for example, _ in found})
    scored = [
        ([sum(map(mul, weights, each)) for each in example.features], example.shares)
        for example, weights in found
    ]
    factor = 1.0
    for _ in range(MAX_STEPS):
        slope = -SHARPNESS_PRIOR * len(found) / games * (factor - 1)
        bend = SHARPNESS_PRIOR * len(found) / games
        for scores, shares in scored:
            chances = softmax([[score] for score in scores], [factor])
            mean = sum(map(mul, chances, scores))
            slope += sum(map(mul, shares, scores)) - mean
            bend += sum(c * (s - mean) ** 2 for c, s in zip(chances, scores, strict=True))
        factor += slope / bend
        if abs(slope / bend) < CLOSE_ENOUGH:
            break
    return factor

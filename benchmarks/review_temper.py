"""Finds how bold the chances of reviews may be at each stage of a game, and how much of them is
left to doubt, so that they hold whoever plays (the likeliest values, by Newton's method)."""

from collections.abc import Mapping, Sequence
from operator import mul
from typing import NamedTuple

from benchmarks.review_fit import solve
from players.review.features import STAGES, Stages
from players.review.value import softmax

FIRST_DOUBT: Stages = (0.03, 0.03, 0.03)
UNCHANGED: Stages = (1.0, 1.0, 1.0)
STEPS = 15
WEAK, STRONG = 1.0, 60.0  # how strongly values are drawn towards others


class Scored(NamedTuple):
    """A position: how much it counts, the score of every seat, how much of each stage there is in
    it, and the share of the victory that each seat got."""

    weight: float
    scores: Sequence[float]
    stages: Stages
    shares: Sequence[float]


def temper(by_map: Mapping[str, Sequence[Scored]]) -> tuple[Stages, Stages, dict[str, Stages]]:
    """The doubt, the boldness on all maps together, and that on each map, drawn towards it."""
    everything = [scored for found in by_map.values() for scored in found]
    doubt, of_all = FIRST_DOUBT, UNCHANGED
    for _ in range(STEPS):
        of_all = _step(everything, of_all, doubt, UNCHANGED, WEAK)
        doubt = _doubt(everything, of_all, doubt)
    of_maps = {}
    for map_id, found in by_map.items():
        boldness = of_all
        for _ in range(STEPS):
            boldness = _step(found, boldness, doubt, of_all, STRONG)
        of_maps[map_id] = boldness
    return doubt, of_all, of_maps


def _step(
    found: Sequence[Scored], boldness: Stages, doubt: Stages, towards: Stages, strength: float
) -> Stages:
    """A better boldness, under which what happened is likelier; what doubt explains counts less."""
    size = range(len(STAGES))
    slope = [strength * (towards[i] - boldness[i]) for i in size]
    bend = [[strength * (i == j) for j in size] for i in size]
    for scored in found:
        chances = _certain(scored, boldness)
        mean = sum(map(mul, chances, scored.scores), 0.0)
        spread = sum(
            [c * (s - mean) ** 2 for c, s in zip(chances, scored.scores, strict=True)], 0.0
        )
        weight = scored.weight * _certainty(scored, chances, doubt)
        rise = weight * (sum(map(mul, scored.shares, scored.scores), 0.0) - mean)
        for i in size:
            slope[i] += rise * scored.stages[i]
            for j in size:
                bend[i][j] += weight * spread * scored.stages[i] * scored.stages[j]
    early, late, last = map(sum, zip(boldness, solve(bend, slope), strict=True))
    return early, late, last


def _doubt(found: Sequence[Scored], boldness: Stages, doubt: Stages) -> Stages:
    """How much of what happened at each stage doubt explains."""
    explained, total = [0.0] * len(STAGES), [0.0] * len(STAGES)
    for scored in found:
        certainty = _certainty(scored, _certain(scored, boldness), doubt)
        for i, stage in enumerate(scored.stages):
            explained[i] += scored.weight * stage * (1 - certainty)
            total[i] += scored.weight * stage
    early, late, last = (part / whole for part, whole in zip(explained, total, strict=True))
    return early, late, last


def _certain(scored: Scored, boldness: Stages) -> Sequence[float]:
    """The chances without doubt."""
    factor = sum(map(mul, boldness, scored.stages), 0.0)
    return softmax([[score] for score in scored.scores], [factor])


def _certainty(scored: Scored, chances: Sequence[float], doubt: Stages) -> float:
    """The probability that what happened follows from the scores, and not from what they do not
    show."""
    doubted = sum(map(mul, doubt, scored.stages), 0.0)
    likely = (1 - doubted) * sum(map(mul, chances, scored.shares), 0.0)
    return likely / (likely + doubted / len(chances))

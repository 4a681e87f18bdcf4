"""The probability that something gets done before the game is over."""

from math import exp

EXTRA_TURNS = 1.5  # games usually last longer than the player nearest to the end needs
UNCERTAINTY_TURNS = 1.5  # of both estimates: the end of the game, and the turns of a plan


def probability_in_time(spare_turns: float) -> float:
    """The probability for something that should be done `spare_turns` before the end."""
    return 1 / (1 + exp(-(spare_turns + EXTRA_TURNS) / UNCERTAINTY_TURNS))

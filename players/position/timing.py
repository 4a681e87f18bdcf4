"""How likely something is to be done before the game is over."""

from math import exp

LEISURE = 1.5  # turns by which games last longer than the one nearest to the end would need
DOUBT = 1.5  # turns: the spread of both guesses, of the end and of what a plan takes


def in_time(spare: float) -> float:
    """The probability for something that would be done so many turns before the end."""
    return 1 / (1 + exp(-(spare + LEISURE) / DOUBT))

"""A move without thinking, for when a player could not decide: legal, cheap, and harmless."""

from typing import assert_never

from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Keep,
    Pass,
    PayExtra,
    Take,
)
from engine.views import PlayerView


def makeshift(view: PlayerView) -> Action:
    """For a seat that is to act: a card if there is one, otherwise what binds least."""
    return min(view.moves, key=_harm)


def _harm(move: Action) -> tuple[int, int]:
    match move:
        case Keep(tickets=tickets):
            return 0, len(tickets)
        case Draw():
            return 0, 0
        case Take() | GiveUp():
            return 1, 0
        case DrawFerryCard() | Pass() | PayExtra():
            return 2, 0
        case Claim():
            return 3, 0
        case BuildStation():
            return 4, 0
        case DrawTickets():
            return 5, 0
        case _:
            assert_never(move)

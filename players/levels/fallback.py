"""A quick, harmless move for when a computer player fails to decide in time."""

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


def fallback_move(view: PlayerView) -> Action:
    """A card if one can be drawn, otherwise the move with the least consequences. The view must be
    of a seat that is to act."""
    return min(view.moves, key=_cost)


def _cost(move: Action) -> tuple[int, int]:
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

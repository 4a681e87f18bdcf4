"""What a seat has in front of it and which piles lie beside the board, by the map's rules."""

from typing import Literal

from engine.model import FerryCards, Map, Merchandise, Stations
from engine.values import Value
from engine.views import PublicSeat, PublicView

HoldingKind = Literal["wagon", "hand", "ticket", "station", "ferry", "cart"]
"""Also the name of the symbol that pictures show, and the last word of keys in the catalogue."""


class Holding(Value, frozen=True):
    """A kind of thing and how many of it there are."""

    kind: HoldingKind
    number: int


def seat_holdings(seat: PublicSeat, map_: Map) -> tuple[Holding, ...]:
    """Wagons, cards and tickets of a seat, then whatever the map's rules add."""
    found = [
        Holding("wagon", seat.wagons),
        Holding("hand", seat.cards),
        Holding("ticket", seat.tickets),
    ]
    for rule in map_.rules:
        match rule:
            case Stations(each=each):
                found.append(Holding("station", each - len(seat.stations)))
            case FerryCards():
                found.append(Holding("ferry", seat.ferry_cards))
            case Merchandise():
                found.append(Holding("cart", seat.merchandise))
            case _:
                pass
    return tuple(found)


def piles(view: PublicView, map_: Map) -> tuple[Holding, ...]:
    """The piles beside the board, except the deck."""
    found = [Holding("ticket", view.tickets)]
    for rule in map_.rules:
        match rule:
            case FerryCards():
                found.append(Holding("ferry", view.ferry_pile))
            case Merchandise():
                found.append(Holding("cart", view.merchandise_pile))
            case _:
                pass
    return tuple(found)

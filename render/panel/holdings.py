"""What lies before a seat and beside the board, as symbols with numbers, by what the map has."""

from engine.model import FerryCards, Map, Merchandise, Stations
from engine.values import Value
from engine.views import PublicSeat, PublicView
from render.ink.shapes import SymbolName


class Holding(Value, frozen=True):
    """So many of something."""

    symbol: SymbolName
    number: int


def of_seat(seat: PublicSeat, facts: Map) -> tuple[Holding, ...]:
    """Wagons, cards, tickets, and what else the rules of this map give to a seat."""
    found = [
        Holding("wagon", seat.wagons),
        Holding("hand", seat.cards),
        Holding("ticket", seat.tickets),
    ]
    for rule in facts.rules:
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


def of_table(view: PublicView, facts: Map) -> tuple[Holding, ...]:
    """The piles beside the board, but for the deck."""
    found = [Holding("ticket", view.tickets)]
    for rule in facts.rules:
        match rule:
            case FerryCards():
                found.append(Holding("ferry", view.ferry_pile))
            case Merchandise():
                found.append(Holding("cart", view.merchandise_pile))
            case _:
                pass
    return tuple(found)

"""The lines of a final score as rows to be drawn: a symbol, a text, points."""

from typing import assert_never

from engine.board import Board
from engine.final_score import (
    MerchandiseLine,
    RegionsLine,
    RoutesLine,
    ScoreLine,
    SeatScore,
    StationsLine,
    TicketLine,
    TrailLine,
)
from engine.model import RegionId
from engine.values import Value
from maps.names import both_names, find_ticket
from render.ink.symbol_shapes import SymbolName, holding_shape
from render.words.say import Say


class ShownLine(Value, frozen=True):
    """One row of a seat's score. The text has one part, or two for the ends of a ticket."""

    symbol: SymbolName
    text: tuple[str, ...]
    points: int


def symbol_of(line: ScoreLine) -> SymbolName:
    """The symbol for a kind of score line."""
    match line:
        case RoutesLine():
            return "wagon"
        case TicketLine():
            return "ticket"
        case StationsLine():
            return "station"
        case TrailLine():
            return "trail"
        case RegionsLine():
            return "region"
        case MerchandiseLine():
            return "cart"
        case _:
            assert_never(line)


def scored_regions(seat: SeatScore) -> list[RegionId]:
    """The regions of all networks of a seat that score."""
    lines = (line for line in seat.lines if isinstance(line, RegionsLine) and line.points)
    return sorted({region for line in lines for region in line.regions})


def shown_lines(score: SeatScore, board: Board, say: Say) -> list[ShownLine]:
    """A seat's lines: routes, then tickets with the most points first, then what the rules add."""
    return [_shown(line, board, say) for line in sorted(score.lines, key=_order)]


def _order(line: ScoreLine) -> tuple[int, int]:
    match line:
        case RoutesLine():
            return 0, 0
        case TicketLine(points=points):
            return 1, -points
        case _:
            return 2, 0


def _shown(line: ScoreLine, board: Board, say: Say) -> ShownLine:
    match line:
        case RoutesLine(points=points, routes=routes):
            symbol = holding_shape("wagon", board.map.words)
            return ShownLine(symbol, (f"{say('word-routes')} · {routes}",), points)
        case TicketLine(points=points, ticket=ticket, done=done):
            ends = both_names(board, find_ticket(board, ticket).ends)
            return ShownLine("done" if done else "impossible", ends, points)
        case StationsLine(points=points, unbuilt=unbuilt):
            return ShownLine("station", (f"{say('word-unbuilt')} · {unbuilt}",), points)
        case TrailLine(points=points, length=length):
            return ShownLine("trail", (f"{say('word-longest-trail')} · {length}",), points)
        case RegionsLine(points=points, count=count):
            return ShownLine("region", (f"{say('word-regions')} · {count}",), points)
        case MerchandiseLine(points=points, cards=cards):
            return ShownLine("cart", (f"{say('word-merchandise')} · {cards}",), points)
        case _:
            assert_never(line)

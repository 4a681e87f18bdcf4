"""The lines of a final score as rows to be drawn: a symbol, a text, points."""

from typing import NamedTuple, assert_never

from engine.board import Board
from engine.final_score import (
    AttractionsLine,
    BonusLine,
    DistrictsLine,
    MandalaLine,
    MerchandiseLine,
    MostTicketsLine,
    RegionsLine,
    RoutesLine,
    ScoreLine,
    SeatScore,
    StationsLine,
    TicketLine,
    TrailLine,
)
from engine.model import PlaceId, RegionId, TicketId
from engine.values import Value
from maps.names import short_target_name
from render.ink.symbol_shapes import SymbolName, holding_shape
from render.words.say import Say


class ShownLine(Value, frozen=True):
    """One row of a seat's score. The text has one part, or two for the ends of a ticket."""

    symbol: SymbolName
    text: tuple[str, ...]
    points: int


class SummedLine(Value, frozen=True):
    """All lines of one kind of a seat's score: what they are for, how many or how long, and their
    points."""

    symbol: SymbolName
    label: str
    detail: str
    points: int


class BonusWords(NamedTuple):
    """How a bonus is shown: its symbol, the key of its word, and how many or how long."""

    symbol: SymbolName
    word: str
    number: int


def symbol_of(line: ScoreLine) -> SymbolName:
    """The symbol for a kind of score line."""
    match line:
        case RoutesLine():
            return "wagon"
        case TicketLine():
            return "ticket"
        case _:
            return _bonus(line).symbol


def scored_regions(seat: SeatScore) -> list[RegionId]:
    """The regions of all networks of a seat that score, or its districts."""
    found: set[RegionId] = set()
    for line in seat.lines:
        if isinstance(line, RegionsLine) and line.points:
            found.update(line.regions)
        elif isinstance(line, DistrictsLine):
            found.update(line.districts)
    return sorted(found)


def scored_places(seat: SeatScore) -> list[PlaceId]:
    """The attractions that a seat has reached."""
    lines = (line for line in seat.lines if isinstance(line, AttractionsLine))
    return [place for line in lines for place in line.places]


def mandalas(seat: SeatScore) -> list[TicketId]:
    """The tickets of a seat that are Mandalas."""
    lines = (line for line in seat.lines if isinstance(line, MandalaLine))
    return [ticket for line in lines for ticket in line.tickets]


def shown_lines(score: SeatScore, board: Board, say: Say) -> list[ShownLine]:
    """A seat's lines: routes, then tickets with the most points first, then what the rules add."""
    return [_shown(line, board, say) for line in sorted(score.lines, key=_order)]


def summed_lines(score: SeatScore, board: Board, say: Say) -> list[SummedLine]:
    """A seat's lines with all tickets in one, and all networks with regions."""
    found: dict[SymbolName, list[ScoreLine]] = {}
    for line in sorted(score.lines, key=_order):
        found.setdefault(symbol_of(line), []).append(line)
    return [_summed(lines, board, say) for lines in found.values()]


def _summed(lines: list[ScoreLine], board: Board, say: Say) -> SummedLine:
    """Of lines of one kind. All but tickets and regions have one line at most."""
    points = sum(line.points for line in lines)
    match lines[0]:
        case RoutesLine(routes=routes):
            symbol = holding_shape("wagon", board.map.words)
            return SummedLine(symbol, say("word-routes"), str(routes), points)
        case TicketLine():
            done = sum(line.done for line in lines if isinstance(line, TicketLine))
            symbol = holding_shape("ticket", board.map.words)
            return SummedLine(symbol, say("word-tickets"), f"{done}/{len(lines)}", points)
        case RegionsLine():
            counts = [str(line.count) for line in lines if isinstance(line, RegionsLine)]
            return SummedLine("region", say("word-regions"), " + ".join(counts), points)
        case bonus:
            shown = _bonus(bonus)
            return SummedLine(shown.symbol, say(shown.word), str(shown.number), points)


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
        case TicketLine(points=points, ticket=ticket, done=done, reached=reached):
            ends = short_target_name(board, ticket, reached)
            return ShownLine("done" if done else "impossible", ends, points)
        case _:
            shown = _bonus(line)
            return ShownLine(shown.symbol, (f"{say(shown.word)} · {shown.number}",), line.points)


def _bonus(line: BonusLine) -> BonusWords:
    match line:
        case StationsLine(unbuilt=unbuilt):
            return BonusWords("station", "word-unbuilt", unbuilt)
        case TrailLine(length=length):
            return BonusWords("trail", "word-longest-trail", length)
        case RegionsLine(count=count):
            return BonusWords("region", "word-regions", count)
        case MerchandiseLine(cards=cards):
            return BonusWords("cart", "word-merchandise", cards)
        case AttractionsLine(places=places):
            return BonusWords("attraction", "word-attractions", len(places))
        case DistrictsLine(districts=districts):
            return BonusWords("district", "word-districts", len(districts))
        case MandalaLine(tickets=tickets):
            return BonusWords("mandala", "word-mandalas", len(tickets))
        case MostTicketsLine(done=done):
            return BonusWords("globe", "word-most-tickets", done)
        case _:
            assert_never(line)

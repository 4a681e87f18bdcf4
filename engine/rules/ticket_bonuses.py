"""Bonus rules that depend on tickets: Mandalas (IND-9 to IND-12), the most tickets (NOR-14)."""

from collections.abc import Sequence
from functools import lru_cache

from engine.final_score import MandalaLine, MostTicketsLine, ScoreLine, TicketLine
from engine.graph import bits, parts_without_bridges
from engine.map_index import MapIndex
from engine.model import Mandala, MostTickets
from engine.rules.base import Rule, ScoredSeat
from engine.state import PlaceSet, RouteSet

PARTS_KEPT = 2000  # of the seats of some hundred tables: they change only by a claim


class MandalaRule(Rule):
    """Points for tickets whose places are joined twice: no single route could be missed."""

    def __init__(self, facts: Mandala) -> None:
        self.points = facts.points

    def score_tickets(
        self,
        index: MapIndex,
        seats: Sequence[ScoredSeat],
        tickets: Sequence[Sequence[TicketLine]],
    ) -> Sequence[tuple[ScoreLine, ...]]:
        pairs = zip(seats, tickets, strict=True)
        return [self.own_so_far(index, seat, lines) for seat, lines in pairs]

    def own_so_far(
        self, index: MapIndex, seat: ScoredSeat, tickets: Sequence[TicketLine]
    ) -> tuple[ScoreLine, ...]:
        parts = twice_joined(index, seat.routes)
        found = tuple(
            line.ticket
            for line in tickets
            if index.is_ticket_done(index.ticket_number[line.ticket], parts)
        )
        return (MandalaLine(self.points[min(len(found), len(self.points) - 1)], found),)


class MostTicketsRule(Rule):
    """Points for the most tickets done; all who tie get them, and nobody without any."""

    def __init__(self, facts: MostTickets) -> None:
        self.points = facts.points

    def score_tickets(
        self,
        index: MapIndex,
        seats: Sequence[ScoredSeat],
        tickets: Sequence[Sequence[TicketLine]],
    ) -> Sequence[tuple[ScoreLine, ...]]:
        del index, seats
        done = [sum(line.done for line in lines) for lines in tickets]
        most = max(done)
        return [
            (MostTicketsLine(self.points if number and number == most else 0, number),)
            for number in done
        ]


@lru_cache(maxsize=PARTS_KEPT)
def twice_joined(index: MapIndex, routes: RouteSet) -> tuple[PlaceSet, ...]:
    """The sets of places between which each pair is joined by two paths of these routes that have
    no route in common (IND-10)."""
    return parts_without_bridges([index.edges[route] for route in bits(routes)])

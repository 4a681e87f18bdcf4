"""Bonus rules for places that a player has reached: attractions (NYC-6)."""

from collections.abc import Sequence

from engine.final_score import AttractionsLine, ScoreLine
from engine.graph import bits, union
from engine.map_index import MapIndex
from engine.model import Attractions
from engine.rules.base import Rule, ScoredSeat


class AttractionRule(Rule):
    """Points for each attraction at an end of an own route, joined to anything else or not."""

    def __init__(self, facts: Attractions) -> None:
        self.points = facts.points

    def score(
        self, index: MapIndex, seats: Sequence[ScoredSeat]
    ) -> Sequence[tuple[ScoreLine, ...]]:
        reached = [union(seat.networks) & index.attractions for seat in seats]
        return [
            (
                AttractionsLine(
                    self.points * places.bit_count(),
                    tuple(index.places[place].id for place in bits(places)),
                ),
            )
            for places in reached
        ]

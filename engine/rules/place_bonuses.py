"""Bonus rules for places that a player has reached: attractions (NYC-6), districts (LON-6)."""

from collections.abc import Sequence

from engine.final_score import AttractionsLine, DistrictsLine, ScoreLine
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


class DistrictRule(Rule):
    """Points for each district of which one network has every place; its links may run through
    other districts."""

    def score(
        self, index: MapIndex, seats: Sequence[ScoredSeat]
    ) -> Sequence[tuple[ScoreLine, ...]]:
        return [(self._line(index, seat),) for seat in seats]

    def _line(self, index: MapIndex, seat: ScoredSeat) -> DistrictsLine:
        joined = {
            district: max([(network & cities).bit_count() for network in seat.networks], default=0)
            for district, cities in index.regions.items()
        }
        complete = [
            district
            for district in index.map.regions
            if joined[district.id] == index.regions[district.id].bit_count()
        ]
        return DistrictsLine(
            sum(district.points for district in complete),
            tuple(district.id for district in complete),
            tuple(joined.values()),
        )

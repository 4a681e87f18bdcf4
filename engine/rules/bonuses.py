"""Bonus rules: longest trail (EU-14, US-4), regions (IT-10, IT-11), merchandise (AMS-5, AMS-7)."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec.structs import replace

from engine.events import MerchandiseGained
from engine.final_score import MerchandiseLine, RegionsLine, ScoreLine, TrailLine
from engine.graph import Trail, bits, longest_trail
from engine.map_index import MapIndex
from engine.model import LongestTrail, Merchandise, RegionPoints, Seat
from engine.rules.base import Rule, ScoredSeat
from engine.state import PlaceSet, RouteSet
from engine.working_state import WorkingState

TRAILS_KEPT = 2000  # of the seats of some hundred tables: a trail changes only by a claim
NO_REGIONS = RegionsLine(0, 0, (), ())


class LongestTrailRule(Rule):
    """Points for the longest trail of a player's own routes; all who tie get them."""

    def __init__(self, facts: LongestTrail) -> None:
        self.points = facts.points

    def score(
        self, index: MapIndex, seats: Sequence[ScoredSeat]
    ) -> Sequence[tuple[ScoreLine, ...]]:
        trails = [trail_of(index, seat.routes) for seat in seats]
        longest = max(trail.length for trail in trails)
        return [
            (
                TrailLine(
                    self.points if longest and trail.length == longest else 0,
                    trail.length,
                    tuple(index.routes[route].id for route in trail.routes),
                ),
            )
            for trail in trails
        ]


@lru_cache(maxsize=TRAILS_KEPT)
def trail_of(index: MapIndex, routes: RouteSet) -> Trail:
    """The longest trail of these routes."""
    return longest_trail([index.edges[route] for route in bits(routes)])


class RegionRule(Rule):
    """Points for each network by the number of its regions."""

    def __init__(self, facts: RegionPoints) -> None:
        self.points = facts.points

    def score(
        self, index: MapIndex, seats: Sequence[ScoredSeat]
    ) -> Sequence[tuple[ScoreLine, ...]]:
        lines = (self._lines(index, seat) for seat in seats)
        return [tuple([line for line in found if line.points]) for found in lines]

    def score_so_far(
        self, index: MapIndex, seats: Sequence[ScoredSeat]
    ) -> Sequence[tuple[ScoreLine, ...]]:
        """The networks that score, those with the most regions first; if none does yet, the one
        with the most."""
        found = []
        for seat in seats:
            lines = sorted(self._lines(index, seat), key=lambda line: (-line.count, line.regions))
            scoring = [line for line in lines if line.points]
            found.append(tuple(scoring or lines[:1] or [NO_REGIONS]))
        return found

    def _lines(self, index: MapIndex, seat: ScoredSeat) -> list[RegionsLine]:
        return [self._line(index, network) for network in seat.networks]

    def _line(self, index: MapIndex, network: PlaceSet) -> RegionsLine:
        touched = [region for region in index.map.regions if network & index.regions[region.id]]
        doubled = [
            region.id
            for region in touched
            if region.double and not index.regions[region.id] & ~network  # IT-11
        ]
        count = len(touched) + len(doubled)
        points = self.points[min(count, len(self.points) - 1)]
        return RegionsLine(points, count, tuple(region.id for region in touched), tuple(doubled))


class MerchandiseRule(Rule):
    """A merchandise card for each route with carts, and points for having the most at the end."""

    def __init__(self, facts: Merchandise) -> None:
        self.pile = facts.pile
        self.points = facts.points

    def deal(self, working: WorkingState) -> None:
        working.merchandise_pile = self.pile

    def claimed(self, working: WorkingState, seat: Seat, route: int) -> None:
        if working.index.routes[route].carts and working.merchandise_pile:
            working.merchandise_pile -= 1
            held = working.players[seat].merchandise + 1
            working.players[seat] = replace(working.players[seat], merchandise=held)
            working.events.append(MerchandiseGained(seat, held))

    def score(
        self, index: MapIndex, seats: Sequence[ScoredSeat]
    ) -> Sequence[tuple[ScoreLine, ...]]:
        del index
        held = [seat.merchandise for seat in seats]
        by_place = self.points[len(held)]
        lines: list[tuple[ScoreLine, ...]] = []
        for cards in held:
            place = 1 + sum(other > cards for other in held) if cards else 0
            points = by_place[place - 1] if place else 0
            lines.append((MerchandiseLine(points, cards, place),))
        return lines

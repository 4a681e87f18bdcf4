"""Bonus rules: longest trail (EU-14, US-4), regions (IT-10, IT-11), merchandise (AMS-5, AMS-7)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.events import MerchandiseGained
from engine.final_score import MerchandiseLine, RegionsLine, ScoreLine, TrailLine
from engine.graph import bits, longest_trail
from engine.map_index import MapIndex
from engine.model import LongestTrail, Merchandise, RegionPoints, Seat
from engine.rules.base import Rule
from engine.state import PlaceSet, State
from engine.working_state import WorkingState


class LongestTrailRule(Rule):
    """Points for the longest trail of a player's own routes; all who tie get them."""

    def __init__(self, facts: LongestTrail) -> None:
        self.points = facts.points

    def score(self, index: MapIndex, state: State) -> Sequence[tuple[ScoreLine, ...]]:
        trails = [
            longest_trail([index.edges[route] for route in bits(player.routes)])
            for player in state.players
        ]
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


class RegionRule(Rule):
    """Points for each network by the number of its regions."""

    def __init__(self, facts: RegionPoints) -> None:
        self.points = facts.points

    def score(self, index: MapIndex, state: State) -> Sequence[tuple[ScoreLine, ...]]:
        return [
            tuple(
                line
                for line in (self._line(index, network) for network in player.networks)
                if line.points
            )
            for player in state.players
        ]

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

    def score(self, index: MapIndex, state: State) -> Sequence[tuple[ScoreLine, ...]]:
        del index
        held = [player.merchandise for player in state.players]
        by_place = self.points[len(held)]
        lines: list[tuple[ScoreLine, ...]] = []
        for cards in held:
            place = 1 + sum(other > cards for other in held) if cards else 0
            points = by_place[place - 1] if place else 0
            lines.append((MerchandiseLine(points, cards, place),))
        return lines

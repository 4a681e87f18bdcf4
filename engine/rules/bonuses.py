"""Bonuses: longest trail (EU-14, US-4), regions (IT-10, IT-11), merchandise (AMS-5, AMS-7)."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.board import Board
from engine.events import MerchandiseGained
from engine.graph import bits, longest_trail
from engine.model import LongestTrail, Merchandise, RegionPoints, Seat
from engine.rules.base import Rule
from engine.score import MerchandiseLine, RegionsLine, ScoreLine, TrailLine
from engine.state import PlaceSet, State
from engine.working_state import WorkingState


class LongestTrailRule(Rule):
    """Points for the longest trail of own wagons; all who tie get them."""

    def __init__(self, facts: LongestTrail) -> None:
        self.points = facts.points

    def score(self, board: Board, state: State) -> Sequence[tuple[ScoreLine, ...]]:
        trails = [
            longest_trail([board.edges[route] for route in bits(player.routes)])
            for player in state.players
        ]
        longest = max(trail.length for trail in trails)
        return [
            (
                TrailLine(
                    self.points if longest and trail.length == longest else 0,
                    trail.length,
                    tuple(board.routes[route].id for route in trail.routes),
                ),
            )
            for trail in trails
        ]


class RegionRule(Rule):
    """Each network scores by the number of its regions."""

    def __init__(self, facts: RegionPoints) -> None:
        self.points = facts.points

    def score(self, board: Board, state: State) -> Sequence[tuple[ScoreLine, ...]]:
        return [
            tuple(
                line
                for line in (self._line(board, network) for network in player.networks)
                if line.points
            )
            for player in state.players
        ]

    def _line(self, board: Board, network: PlaceSet) -> RegionsLine:
        touched = [region for region in board.map.regions if network & board.regions[region.id]]
        doubled = [
            region.id
            for region in touched
            if region.double and not board.regions[region.id] & ~network  # IT-11
        ]
        count = len(touched) + len(doubled)
        points = self.points[min(count, len(self.points) - 1)]
        return RegionsLine(points, count, tuple(region.id for region in touched), tuple(doubled))


class MerchandiseRule(Rule):
    """A card for each route with carts; at the end points by place."""

    def __init__(self, facts: Merchandise) -> None:
        self.pile = facts.pile
        self.points = facts.points

    def deal(self, draft: WorkingState) -> None:
        draft.merchandise_pile = self.pile

    def claimed(self, draft: WorkingState, seat: Seat, route: int) -> None:
        if draft.board.routes[route].carts and draft.merchandise_pile:
            draft.merchandise_pile -= 1
            held = draft.players[seat].merchandise + 1
            draft.players[seat] = replace(draft.players[seat], merchandise=held)
            draft.events.append(MerchandiseGained(seat, held))

    def score(self, board: Board, state: State) -> Sequence[tuple[ScoreLine, ...]]:
        del board
        held = [player.merchandise for player in state.players]
        by_place = self.points[len(held)]
        lines: list[tuple[ScoreLine, ...]] = []
        for cards in held:
            place = 1 + sum(other > cards for other in held) if cards else 0
            points = by_place[place - 1] if place else 0
            lines.append((MerchandiseLine(points, cards, place),))
        return lines

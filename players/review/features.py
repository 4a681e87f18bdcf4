"""A position as numbers for each seat, from which its chance of winning is computed.

Every number is something that the seat's final score will contain, or that decides how much more
it can get: points so far, tickets done, lost and still open, wagons, cards, bonuses, turns left.
"""

from collections.abc import Sequence

from engine import cards as card
from engine.board import Board
from engine.cards import WILD
from engine.final_score import TrailLine
from engine.model import Seat
from engine.rules.base import CandidateNetworks
from engine.scoring import bonus_lines, ticket_lines
from engine.state import SecondCard, State
from players.position.board_arrays import BoardArrays
from players.position.seat_position import unpacked
from players.position.timing import probability_in_time
from players.review.seat_plan import SeatPlan, SeatPlans

BASE = (
    "points",
    "tickets done",
    "tickets lost",
    "tickets expected",
    "tickets open",
    "route points planned",
    "wagons",
    "cards",
    "wilds",
    "trail bonus",
    "trail lead",
    "planned trail lead",
    "other bonuses",
    "region gain",
    "turns until the next",
    "second card",
    "spare turns",
)
STAGES = ("early", "late", "last round")
"""Each number counts differently as the game goes on."""

Stages = tuple[float, float, float]
"""A number for each of `STAGES`."""

NAMES = tuple(f"{name}, {stage}" for stage in STAGES for name in BASE)

Features = list[float]


class FeatureMaker:
    """Makes the features of positions on one board."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._arrays = BoardArrays(board)
        self._plans = SeatPlans(self._arrays)

    def features(self, state: State) -> list[Features]:
        """The features of every seat. The game is not over, and no tunnel is due."""
        seats = range(len(state.players))
        plans = [self._plans.plan(state, Seat(seat)) for seat in seats]
        bonuses = self._bonuses(state)
        turns = self._turns_left(state)
        stages = self.stages(state)
        found = []
        for seat in seats:
            base = self._base(state, seat, plans, bonuses[seat], turns[seat])
            found.append([share * value for share in stages for value in base])
        return found

    def stages(self, state: State) -> Stages:
        """How much of each stage there is in a position: before the last round, the more wagons
        somebody has used, the less it is early and the more it is late."""
        if state.turns_left:
            return 0.0, 0.0, 1.0
        left = min(player.wagons for player in state.players) / self._board.map.wagons
        return left, 1 - left, 0.0

    def _base(
        self,
        state: State,
        seat: int,
        plans: Sequence[SeatPlan],
        bonuses: tuple[float, float],
        turns: float,
    ) -> Features:
        player, plan = state.players[seat], plans[seat]
        hand = unpacked(player.hand)
        cards = card.total(player.hand)
        expected = open_points = needed = 0.0
        for ticket in plan.open_tickets:
            needed = ticket.demand.turns(hand, player.ferry_cards)
            expected += ticket.points * (2 * probability_in_time(turns - needed) - 1)
            open_points += ticket.points
        others = [other for number, other in enumerate(plans) if number != seat]
        trail, other_bonuses = bonuses
        seats = len(state.players)
        until = (seat - state.phase.waiting[0]) % seats if len(state.phase.waiting) == 1 else seat
        is_second = isinstance(state.phase, SecondCard) and state.phase.seat == seat
        return [
            player.points / 10,
            plan.done_points / 10,
            plan.lost_points / 10,
            expected / 10,
            open_points / 10,
            plan.route_points / 10,
            player.wagons / 10,
            cards / 5,
            card.count(player.hand, WILD) / 2,
            trail / 10,
            _within(plan.trail - max(other.trail for other in others), 10),
            _within(plan.planned_trail - max(other.planned_trail for other in others), 10),
            other_bonuses / 10,
            plan.region_gain / 10,
            until / seats,
            float(is_second),
            _within(turns - needed, 10),
        ]

    def _bonuses(self, state: State) -> list[tuple[float, float]]:
        """For each seat the points for the longest trail and for all other bonuses, if the game
        ended now."""
        board, found = self._board, []
        tickets = [
            ticket_lines(board, state, Seat(seat), CandidateNetworks(player.networks))
            if board.rules_with_ticket_bonuses
            else ()
            for seat, player in enumerate(state.players)
        ]
        for lines in bonus_lines(board, state.players, tickets):
            trail = sum(line.points for line in lines if isinstance(line, TrailLine))
            found.append((float(trail), float(sum(line.points for line in lines) - trail)))
        return found

    def _turns_left(self, state: State) -> list[float]:
        """About how many turns each seat still has, as far as the others decide that: exactly in
        the last round."""
        seats = len(state.players)
        if state.turns_left:
            now = state.phase.waiting[0]
            return [float((seat - now) % seats < state.turns_left) for seat in range(seats)]
        finish = [self._turns_to_finish(p.wagons, card.total(p.hand)) for p in state.players]
        return [min(finish[:seat] + finish[seat + 1 :]) + 1.0 for seat in range(seats)]

    def _turns_to_finish(self, wagons: int, cards: int) -> float:
        to_place = max(0, wagons - self._board.map.last_round_at)
        return max(0, to_place - cards) / 2 + to_place / self._arrays.usual_length


def _within(value: float, most: float) -> float:
    """The value as a share of `most`, from -1 to 1."""
    return max(-most, min(most, value)) / most

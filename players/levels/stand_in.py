"""The stand-in for an absent person: completes tickets, draws no new ones, wastes nothing."""

from engine.actions import Action, Claim, Draw, DrawTickets, Pass
from engine.board import Board
from engine.cards import total
from engine.views import PlayerView
from players.choices.card_draw import CardDrawChoice
from players.choices.claim import ClaimChoice, station_options
from players.choices.last_turn import best_last_turn
from players.choices.reasons import ScoredAction
from players.choices.tickets import choose_fewest_tickets
from players.choices.tunnel import answer_tunnel
from players.planning.planner import Planner
from players.player import decision_rng
from players.position.board_arrays import BoardArrays
from players.position.rival_claims import RivalClaims
from players.position.seat_position import SeatPosition

NEAR_END_TURNS = 8.0  # with fewer turns left, it also claims routes that no ticket needs


class StandInPlayer:
    """Claims the routes that tickets need, and saves cards and wagons until the end is near."""

    def __init__(self, board: Board, seed: int) -> None:
        self._arrays = BoardArrays(board)
        self._seed = seed

    def decide(self, view: PlayerView) -> Action:
        position = SeatPosition(self._arrays, view)
        planner = Planner(position, decision_rng(self._seed, view))
        match view.public.stage:
            case "opening" | "ticket choice":
                return choose_fewest_tickets(planner, view.moves).action
            case "tunnel due":
                return answer_tunnel(position).action
        if view.public.is_last_round and view.public.stage == "turn":
            return best_last_turn(position).action
        return self._turn(planner)

    def _turn(self, planner: Planner) -> Action:
        position = planner.position
        plan = planner.best(position.tickets)
        claiming = ClaimChoice(planner, plan, RivalClaims(position))
        options = CardDrawChoice(planner, plan, claiming).options()
        if position.view.public.stage == "turn":
            options += station_options(planner, plan)
            is_near_end = planner.inputs.turns_left < NEAR_END_TURNS
            options += [
                option
                for option in claiming.options()
                if is_near_end or self._is_for_ticket(option, plan.ticket_routes)
            ]
        if options:
            return max(options, key=lambda option: option.worth).action
        return _cheapest_move(position.view.moves)

    def _is_for_ticket(self, option: ScoredAction, routes: int) -> bool:
        action = option.action
        return isinstance(action, Claim) and bool(
            routes >> self._arrays.board.route_number[action.route] & 1
        )


def _cheapest_move(moves: tuple[Action, ...]) -> Action:
    """The cheapest move if no option is good. Draws tickets only if there is no other move."""

    def cost(move: Action) -> int:
        match move:
            case Draw() | Pass():
                return 0
            case Claim():
                return total(move.cards)
            case DrawTickets():
                return 1_000
        return 100

    return min(moves, key=cost)

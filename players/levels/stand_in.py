"""A stand-in for somebody who is away: finishes tickets, takes no new ones, wastes nothing."""

from engine.actions import Action, Claim, Draw, DrawTickets, Pass
from engine.board import Board
from engine.cards import total
from engine.views import PlayerView
from players.choices.claim import ClaimChoice, stations
from players.choices.draw import DrawChoice
from players.choices.last_turn import last_turn
from players.choices.reasons import ScoredAction
from players.choices.tickets import keep_fewest
from players.choices.tunnel import after_turning
from players.planning.planner import Planner
from players.player import dice
from players.position.chart import Chart
from players.position.rivals import Threats
from players.position.standing import Standing

NEAR_END = 8.0  # turns: from then on wagons are better used than saved


class StandInPlayer:
    """Builds what the tickets need; otherwise it saves cards and wagons until the end is near."""

    def __init__(self, board: Board, seed: int) -> None:
        self._chart = Chart(board)
        self._seed = seed

    def decide(self, view: PlayerView) -> Action:
        standing = Standing(self._chart, view)
        planner = Planner(standing, dice(self._seed, view))
        match view.public.stage:
            case "opening" | "ticket choice":
                return keep_fewest(planner, view.moves).action
            case "tunnel due":
                return after_turning(standing).action
        if view.public.is_last_round and view.public.stage == "turn":
            return last_turn(standing).action
        return self._turn(planner)

    def _turn(self, planner: Planner) -> Action:
        standing = planner.standing
        plan = planner.best(standing.tickets)
        claiming = ClaimChoice(planner, plan, Threats(standing))
        options = DrawChoice(planner, plan, claiming).options()
        if standing.view.public.stage == "turn":
            options += stations(planner, plan)
            is_near_end = planner.turns_left < NEAR_END
            options += [
                option
                for option in claiming.options()
                if is_near_end or self._is_for_ticket(option, plan.ticket_routes)
            ]
        if options:
            return max(options, key=lambda option: option.worth).action
        return _least(standing.view.moves)

    def _is_for_ticket(self, option: ScoredAction, routes: int) -> bool:
        action = option.action
        return isinstance(action, Claim) and bool(
            routes >> self._chart.board.route_number[action.route] & 1
        )


def _least(moves: tuple[Action, ...]) -> Action:
    """What costs least when there is nothing good to do: tickets only if there is nothing else."""

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

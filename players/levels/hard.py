"""Hard: plans everything together, and does what brings the plan furthest."""

from engine.actions import Action, Claim, DrawTickets
from engine.board import Board
from engine.cards import total
from engine.views import PlayerView
from players.choices.claim import ClaimChoice, stations
from players.choices.draw import DrawChoice
from players.choices.last_turn import last_turn
from players.choices.reasons import ReasonCode, ScoredAction, because
from players.choices.tickets import keep, worth_of_drawing
from players.choices.tunnel import after_turning
from players.planning.plan import Plan
from players.planning.planner import Planner
from players.player import dice
from players.position.chart import Chart
from players.position.rivals import Threats
from players.position.standing import Standing

TICKET_MARGIN = 1.0  # turns: new tickets must bring so much more than anything else


class HardPlayer:
    """Weighs all it can do by the turns it saves, points being turns at the going rate."""

    def __init__(self, board: Board, seed: int) -> None:
        self._chart = Chart(board)
        self._seed = seed

    def decide(self, view: PlayerView) -> Action:
        return self.advise(view).action

    def advise(self, view: PlayerView) -> ScoredAction:
        """The best thing to do, and why."""
        standing = Standing(self._chart, view)
        if view.public.stage == "tunnel due":
            return after_turning(standing)
        if len(view.moves) == 1:
            return ScoredAction(0.0, view.moves[0], because(ReasonCode.NOTHING_ELSE))
        planner = Planner(standing, dice(self._seed, view))
        match view.public.stage:
            case "opening" | "ticket choice":
                return keep(planner, view.moves)
            case "second card":
                plan = planner.best(standing.tickets)
                claiming = ClaimChoice(planner, plan, Threats(standing))
                return _best(DrawChoice(planner, plan, claiming).options())
            case _:
                return self._turn(planner)

    def _turn(self, planner: Planner) -> ScoredAction:
        standing = planner.standing
        if standing.view.public.is_last_round:
            return last_turn(standing)
        plan = planner.best(standing.tickets)
        claiming = ClaimChoice(planner, plan, Threats(standing))
        options = claiming.options()
        options += stations(planner, plan)
        options += DrawChoice(planner, plan, claiming).options()
        options += self._tickets(planner, plan)
        return _best(options) if options else self._anything(standing)

    def _tickets(self, planner: Planner, plan: Plan) -> list[ScoredAction]:
        if DrawTickets() not in planner.standing.view.moves:
            return []
        points = worth_of_drawing(planner, plan)
        worth = points / planner.rate - TICKET_MARGIN - planner.delay(plan)
        reason = because(ReasonCode.TICKETS_NEARLY_FREE, points=round(points))
        return [ScoredAction(worth, DrawTickets(), reason)]

    def _anything(self, standing: Standing) -> ScoredAction:
        moves = standing.view.moves
        claims = [move for move in moves if isinstance(move, Claim)]
        action = min(claims, key=lambda claim: total(claim.cards)) if claims else moves[-1]
        return ScoredAction(0.0, action, because(ReasonCode.NOTHING_ELSE))


def _best(options: list[ScoredAction]) -> ScoredAction:
    return max(options, key=lambda option: option.worth)

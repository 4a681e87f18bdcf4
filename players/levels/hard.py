"""The hard level: plans all tickets together and plays the action that saves most turns. Near the
end it tries the best actions out."""

from engine.actions import Action, Claim
from engine.board import Board
from engine.cards import total
from engine.views import PlayerView
from players.choices.card_draw import CardDrawChoice
from players.choices.claim import ClaimChoice, station_options
from players.choices.last_turn import best_last_turn
from players.choices.playouts import Playouts, worth_trying
from players.choices.reasons import ScoredAction, nothing_else
from players.choices.tickets import choose_tickets, ticket_draw_options
from players.choices.tunnel import answer_tunnel
from players.planning.planner import Planner
from players.player import decision_rng
from players.position.board_arrays import BoardArrays
from players.position.rival_claims import RivalClaims
from players.position.seat_position import SeatPosition


class HardPlayer:
    """Values every option by the turns it saves. Points are converted to turns (`PointRates`)."""

    def __init__(self, board: Board, seed: int) -> None:
        self._arrays = BoardArrays(board)
        self._seed = seed
        self._playouts = Playouts(self._arrays, self._planned)

    def decide(self, view: PlayerView) -> Action:
        if len(view.moves) == 1 or not self._playouts.are_useful(view):
            return self._planned(view)
        rng = decision_rng(self._seed, view)
        options = self._options(Planner(SeatPosition(self._arrays, view), rng))
        actions = worth_trying(self._arrays, view.moves, options)
        return self._playouts.best(view, actions, rng) if options else self._planned(view)

    def _planned(self, view: PlayerView) -> Action:
        return self.hint(view).action

    def hint(self, view: PlayerView) -> ScoredAction:
        """The action that fits the plan best, and the reason for it."""
        position = SeatPosition(self._arrays, view)
        if view.public.stage == "tunnel due":
            return answer_tunnel(position)
        if len(view.moves) == 1:
            return ScoredAction(0.0, view.moves[0], nothing_else)
        planner = Planner(position, decision_rng(self._seed, view))
        match view.public.stage:
            case "opening" | "ticket choice":
                return choose_tickets(planner, view.moves)
            case "second card":
                plan = planner.best(position.tickets)
                claiming = ClaimChoice(planner, plan, RivalClaims(position))
                return _best(CardDrawChoice(planner, plan, claiming).options())
            case _:
                return self._turn(planner)

    def _turn(self, planner: Planner) -> ScoredAction:
        position = planner.position
        if position.view.public.is_last_round:
            return best_last_turn(position)
        options = self._options(planner)
        return _best(options) if options else self._cheapest_move(position)

    def _options(self, planner: Planner) -> list[ScoredAction]:
        """The actions of a turn that the plan asks for."""
        plan = planner.best(planner.position.tickets)
        claiming = ClaimChoice(planner, plan, RivalClaims(planner.position))
        options = claiming.options()
        options += station_options(planner, plan)
        options += CardDrawChoice(planner, plan, claiming).options()
        return options + ticket_draw_options(planner, plan)

    def _cheapest_move(self, position: SeatPosition) -> ScoredAction:
        moves = position.view.moves
        claims = [move for move in moves if isinstance(move, Claim)]
        action = min(claims, key=lambda claim: total(claim.cards)) if claims else moves[-1]
        return ScoredAction(0.0, action, nothing_else)


def _best(options: list[ScoredAction]) -> ScoredAction:
    return max(options, key=lambda option: option.worth)

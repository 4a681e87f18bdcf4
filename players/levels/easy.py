"""The easy level: builds for one ticket at a time, ignores its hand, and is often careless."""

from engine.actions import Action, Claim, Draw, GiveUp, Keep, PayExtra, Take
from engine.board import Board
from engine.cards import WILD, count, total
from engine.model import RouteId
from engine.views import PlayerView
from players.planning.cheapest_paths import UNAVAILABLE, PathFinder, prices_of
from players.player import decision_rng
from players.position.board_arrays import BoardArrays
from players.position.seat_position import SeatPosition

CARELESS = 0.25  # probability to draw a card without thinking
LONG_ROUTE = 2  # spaces from which on a route is worth claiming without a ticket


class EasyPlayer:
    """Keeps the cheapest tickets it may, and builds the shortest path for one after the other."""

    def __init__(self, board: Board, seed: int) -> None:
        self._arrays = BoardArrays(board)
        self._seed = seed

    def decide(self, view: PlayerView) -> Action:
        match view.moves[0]:
            case Keep():
                return self._fewest_and_cheapest(view)
            case PayExtra() | GiveUp():
                return view.moves[0]
        return self._turn(view)

    def _fewest_and_cheapest(self, view: PlayerView) -> Action:
        board = self._arrays.board

        def points(move: Action) -> int:
            assert isinstance(move, Keep)  # noqa: S101  # a ticket choice has no other moves
            return sum(board.tickets[board.ticket_number[ticket]].points for ticket in move.tickets)

        return min(view.moves, key=points)

    def _turn(self, view: PlayerView) -> Action:
        rng = decision_rng(self._seed, view)
        wanted = self._wanted(view)
        claims = [move for move in view.moves if isinstance(move, Claim)]
        useful = [claim for claim in claims if wanted >> self._number(claim) & 1]
        if not wanted or view.public.is_last_round:
            useful += [claim for claim in claims if self._length(claim) >= LONG_ROUTE]
        draws = [move for move in view.moves if isinstance(move, Draw | Take)]
        if useful and not (draws and rng.random() < CARELESS):
            return min(useful, key=self._cost)
        if draws:
            return self._card(draws, wanted, rng.random() < CARELESS)
        return min(claims, key=lambda claim: total(claim.cards)) if claims else view.moves[-1]

    def _card(self, draws: list[Draw | Take], wanted: int, is_careless: bool) -> Action:
        """An open card of a colour that a wanted route has, or else the first draw."""
        if not is_careless:
            for draw in draws:
                if isinstance(draw, Take) and any(
                    route.colour == draw.colour and wanted >> number & 1
                    for number, route in enumerate(self._arrays.board.routes)
                ):
                    return draw
        return draws[0]

    def _wanted(self, view: PlayerView) -> int:
        """The routes still to build for the first ticket that is open and possible; 0 if none
        is."""
        position = SeatPosition(self._arrays, view)
        prices = prices_by_length(position)
        path_finder = PathFinder(self._arrays, prices)
        for ticket in position.tickets:
            if not self._arrays.board.is_ticket_done(ticket, position.networks):
                path = path_finder.ticket_path(prices, ticket)
                if path.price < UNAVAILABLE:
                    return sum(1 << route for route in path.routes) & ~position.own
        return 0

    def _cost(self, claim: Claim) -> tuple[bool, int, RouteId]:
        """Sort key of a claim: without substitutes first, then fewest wilds."""
        has_substitutes = total(claim.cards) > self._length(claim)
        return has_substitutes, count(claim.cards, WILD), claim.route

    def _number(self, claim: Claim) -> int:
        return self._arrays.board.route_number[claim.route]

    def _length(self, claim: Claim) -> int:
        return self._arrays.length[self._number(claim)]


def prices_by_length(position: SeatPosition) -> list[float]:
    """Prices of routes in wagons: own routes cost nothing, open ones their length."""
    arrays = position.arrays
    return prices_of(arrays, position.own, position.open, arrays.length.__getitem__)

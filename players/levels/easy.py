"""Easy: looks at one ticket at a time, by the map and not by its hand, and is easily distracted."""

from engine.actions import Action, Claim, Draw, GiveUp, Keep, PayExtra, Take
from engine.board import Board
from engine.cards import WILD, count, total
from engine.graph import is_joined
from engine.views import PlayerView
from players.planning.cheapest_paths import NEVER, Roads
from players.player import dice
from players.position.chart import Chart
from players.position.standing import Standing

DISTRACTED = 0.25  # so often it draws without looking
BIG = 2  # a route of so many spaces is worth having for itself


class EasyPlayer:
    """Keeps as few tickets as it may and builds the way to one after the other."""

    def __init__(self, board: Board, seed: int) -> None:
        self._chart = Chart(board)
        self._seed = seed

    def decide(self, view: PlayerView) -> Action:
        match view.moves[0]:
            case Keep():
                return self._fewest_and_cheapest(view)
            case PayExtra() | GiveUp():
                return view.moves[0]
        return self._turn(view)

    def _fewest_and_cheapest(self, view: PlayerView) -> Action:
        board = self._chart.board

        def burden(move: Action) -> int:
            assert isinstance(move, Keep)  # noqa: S101  # a choice of tickets offers nothing else
            return sum(board.tickets[board.ticket_number[ticket]].points for ticket in move.tickets)

        return min(view.moves, key=burden)

    def _turn(self, view: PlayerView) -> Action:
        chance = dice(self._seed, view)
        wanted = self._wanted(view)
        claims = [move for move in view.moves if isinstance(move, Claim)]
        useful = [claim for claim in claims if wanted >> self._number(claim) & 1]
        if not wanted or view.public.is_last_round:
            useful += [claim for claim in claims if self._length(claim) >= BIG]
        draws = [move for move in view.moves if isinstance(move, Draw | Take)]
        if useful and not (draws and chance.random() < DISTRACTED):
            return min(useful, key=lambda claim: (count(claim.cards, WILD), claim.route))
        if draws:
            return self._card(draws, wanted, chance.random() < DISTRACTED)
        return min(claims, key=lambda claim: total(claim.cards)) if claims else view.moves[-1]

    def _card(self, draws: list[Draw | Take], wanted: int, is_careless: bool) -> Action:
        """A card of a colour that a wanted route has, most often; otherwise the first there is."""
        if not is_careless:
            for draw in draws:
                if isinstance(draw, Take) and any(
                    route.colour == draw.colour and wanted >> number & 1
                    for number, route in enumerate(self._chart.board.routes)
                ):
                    return draw
        return draws[0]

    def _wanted(self, view: PlayerView) -> int:
        """The routes still to build for the first ticket that can be done; none when all are."""
        standing = Standing(self._chart, view)
        prices = prices_by_length(standing)
        roads = Roads(self._chart, prices)
        for ticket in standing.tickets:
            ends = self._chart.ticket_ends[ticket]
            if not is_joined(standing.networks, 1 << ends[0] | 1 << ends[1]):
                way = roads.way(prices, *ends)
                if way.price < NEVER:
                    return sum(1 << route for route in way.routes) & ~standing.own
        return 0

    def _number(self, claim: Claim) -> int:
        return self._chart.board.route_number[claim.route]

    def _length(self, claim: Claim) -> int:
        return self._chart.length[self._number(claim)]


def prices_by_length(standing: Standing) -> list[float]:
    """Own routes cost nothing, open ones their wagons."""
    chart = standing.chart
    return [
        0.0 if standing.own >> route & 1 else float(length) if standing.open >> route & 1 else NEVER
        for route, length in enumerate(chart.length)
    ]

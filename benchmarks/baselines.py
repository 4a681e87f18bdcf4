"""Simple players to measure ours against, written from their published descriptions.

F. de Mesentier Silva, S. Lee, J. Togelius, A. Nealen: "AI-based playtesting of contemporary board
games" (2017) plays this game with four agents. What follows is our own reading of that paper.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from engine.actions import Action, Claim, Draw, DrawFerryCard, DrawTickets, Keep, PayExtra, Take
from engine.board import Board
from engine.cards import WILD, count
from engine.graph import bits, is_joined
from engine.views import PlayerView
from players.levels.by_name import Maker
from players.levels.easy import prices_by_length
from players.planning.cheapest_paths import NEVER, Roads
from players.position.chart import GREY, Chart
from players.position.standing import WILD_COLOUR, Standing


class Baseline(ABC):
    """Claims the route it wants most if it can pay for it, else draws cards for that route."""

    def __init__(self, board: Board, seed: int) -> None:
        self.chart = Chart(board)
        del seed  # nothing is left to chance

    def decide(self, view: PlayerView) -> Action:
        standing = Standing(self.chart, view)
        first = view.moves[0]
        if isinstance(first, Keep):
            return max(view.moves, key=lambda move: self._worth(standing, move))
        if isinstance(first, PayExtra):
            return first
        if self.wants_tickets(standing) and DrawTickets() in view.moves:
            return DrawTickets()
        wanted = self.wanted(standing) or self._by_points(standing)
        return self._claim(view, wanted) or self._draw(standing, wanted)

    @abstractmethod
    def wanted(self, standing: Standing) -> list[int]:
        """Open routes, the one wanted most first."""

    def wants_tickets(self, standing: Standing) -> bool:
        """By default when there is nothing left to do and many wagons are."""
        return not self.open_tickets(standing) and 3 * standing.wagons > self.chart.board.map.wagons

    def worth_of_ticket(self, standing: Standing, ticket: int) -> float:
        """By default its points for each wagon that it takes."""
        way = self._roads(standing).way(prices_by_length(standing), *self.chart.ticket_ends[ticket])
        return self.chart.ticket_points[ticket] / (1 + way.price) if way.price < NEVER else 0.0

    def open_tickets(self, standing: Standing) -> list[int]:
        """The tickets not done that can be, most points first."""
        ends = self.chart.board.ticket_ends
        found = [t for t in standing.tickets if not is_joined(standing.networks, ends[t])]
        roads, prices = self._roads(standing), prices_by_length(standing)
        possible = [
            t
            for t in found
            if roads.way(prices, *self.chart.ticket_ends[t]).price <= standing.wagons
        ]
        return sorted(possible, key=lambda t: -self.chart.ticket_points[t])

    def _roads(self, standing: Standing) -> Roads:
        return Roads(self.chart, prices_by_length(standing))

    def _worth(self, standing: Standing, move: Action) -> float:
        """Fewest tickets first, then the best of them."""
        assert isinstance(move, Keep)
        numbers = [self.chart.board.ticket_number[ticket] for ticket in move.tickets]
        best = sum(self.worth_of_ticket(standing, ticket) for ticket in numbers)
        return best - self.burden() * len(numbers)

    def burden(self) -> float:
        """How much better a ticket must be to be kept without need."""
        return 1_000.0

    def _by_points(self, standing: Standing) -> list[int]:
        """Open routes by their points."""
        return sorted(bits(standing.open), key=lambda route: -self.chart.points[route])

    def _claim(self, view: PlayerView, wanted: list[int]) -> Action | None:
        claims: dict[int, Claim] = {}
        for move in view.moves:
            if isinstance(move, Claim):
                route = self.chart.board.route_number[move.route]
                best = claims.get(route)
                if best is None or count(move.cards, WILD) < count(best.cards, WILD):
                    claims[route] = move
        return next((claims[route] for route in wanted if route in claims), None)

    def _draw(self, standing: Standing, wanted: list[int]) -> Action:
        moves = standing.view.moves
        for route in wanted[:3]:
            colour = self.chart.colour[route]
            if self.chart.waves[route] and DrawFerryCard() in moves:
                return DrawFerryCard()
            if colour == GREY:
                colour = max(range(WILD_COLOUR), key=standing.hand.__getitem__)
            for move in moves:
                if isinstance(move, Take) and move.colour == colour:
                    return move
        if wanted and self.chart.wilds[wanted[0]] and Take(WILD) in moves:
            return Take(WILD)
        draws = [move for move in moves if isinstance(move, Draw | Take)]
        return draws[0] if draws else moves[0]


class OneStepThinker(Baseline):
    """Always works on the single route that helps its tickets most now."""

    def wanted(self, standing: Standing) -> list[int]:
        helps = dict.fromkeys(bits(standing.open), 0.0)
        roads, prices = self._roads(standing), prices_by_length(standing)
        for ticket in self.open_tickets(standing):
            way = roads.way(prices, *self.chart.ticket_ends[ticket])
            for route in way.routes:
                if route in helps:
                    helps[route] += self.chart.ticket_points[ticket] / way.price
        routes = [route for route, help_ in helps.items() if help_]
        return sorted(routes, key=lambda route: -helps[route])[:1]


class LongRouteJunkie(Baseline):
    """Prefers the longest routes, first those on the way of its tickets."""

    def wanted(self, standing: Standing) -> list[int]:
        roads, prices = self._roads(standing), prices_by_length(standing)
        on_way = {
            route
            for ticket in self.open_tickets(standing)
            for route in roads.way(prices, *self.chart.ticket_ends[ticket]).routes
            if standing.open >> route & 1
        }
        longest = max((self.chart.length[route] for route in bits(standing.open)), default=0)
        long = {r for r in bits(standing.open) if self.chart.length[r] >= longest - 1}
        return sorted(on_way | long, key=lambda r: (-self.chart.length[r], r not in on_way))

    def worth_of_ticket(self, standing: Standing, ticket: int) -> float:
        del standing
        return self.chart.ticket_points[ticket]


class Path(Baseline):
    """Plans a whole way through all its tickets, then builds it, the dearest route first."""

    def wanted(self, standing: Standing) -> list[int]:
        roads, prices = self._roads(standing), prices_by_length(standing)
        path: list[int] = []
        for ticket in self.open_tickets(standing):
            for route in roads.way(prices, *self.chart.ticket_ends[ticket]).routes:
                if prices[route]:
                    path.append(route)
                    prices[route] = 0.0
        return sorted(path, key=lambda route: -self.chart.length[route])

    def burden(self) -> float:
        return 0.5


class Hungry(Path):
    """Takes many tickets first, then connects them."""

    def wants_tickets(self, standing: Standing) -> bool:
        wagons = self.chart.board.map.wagons
        hunger = 2 * self.chart.board.map.first_tickets.keep + 1
        return standing.wagons == wagons and len(standing.tickets) < hunger

    def burden(self) -> float:
        return 0.0


BASELINES: Mapping[str, Maker] = {
    "one-step-thinker": OneStepThinker,
    "long-route-junkie": LongRouteJunkie,
    "path": Path,
    "hungry": Hungry,
}

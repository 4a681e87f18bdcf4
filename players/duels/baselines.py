"""Simple players to compare the levels with, written from their published descriptions.

F. de Mesentier Silva, S. Lee, J. Togelius, A. Nealen: "AI-based playtesting of contemporary board
games" (2017) describes four agents for this game. This is our own implementation of them.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping

from engine.actions import Action, Claim, Draw, DrawFerryCard, DrawTickets, Keep, PayExtra, Take
from engine.board import Board
from engine.cards import WILD, count
from engine.graph import bits
from engine.views import PlayerView
from players.levels.easy import prices_by_length
from players.levels.registry import PlayerMaker
from players.planning.cheapest_paths import UNAVAILABLE, PathFinder
from players.position.board_arrays import GREY, BoardArrays
from players.position.seat_position import WILD_COLOUR, SeatPosition


class Baseline(ABC):
    """Claims the first wanted route that it can pay for, or else draws cards for the first ones."""

    def __init__(self, board: Board, seed: int) -> None:
        self.arrays = BoardArrays(board)
        del seed  # no decision is random

    def decide(self, view: PlayerView) -> Action:
        position = SeatPosition(self.arrays, view)
        first = view.moves[0]
        if isinstance(first, Keep):
            return max(view.moves, key=lambda move: self._worth(position, move))
        if isinstance(first, PayExtra):
            return first
        if self.wants_tickets(position) and DrawTickets() in view.moves:
            return DrawTickets()
        wanted = self.wanted(position) or self._by_points(position)
        return self._claim(view, wanted) or self._draw(position, wanted)

    @abstractmethod
    def wanted(self, position: SeatPosition) -> list[int]:
        """Open routes, the most wanted first."""

    def wants_tickets(self, position: SeatPosition) -> bool:
        """Whether to draw tickets. By default when all tickets are done and many wagons are
        left."""
        return (
            not self.open_tickets(position) and 3 * position.wagons > self.arrays.board.map.wagons
        )

    def worth_of_ticket(self, position: SeatPosition, ticket: int) -> float:
        """The value of a ticket. By default its points per wagon that it takes."""
        path = self._path_finder(position).ticket_path(prices_by_length(position), ticket)
        return (
            self.arrays.ticket_points[ticket] / (1 + path.price)
            if path.price < UNAVAILABLE
            else 0.0
        )

    def open_tickets(self, position: SeatPosition) -> list[int]:
        """The tickets that are not done but possible, most points first."""
        is_done = self.arrays.board.is_ticket_done
        found = [t for t in position.tickets if not is_done(t, position.networks)]
        path_finder, prices = self._path_finder(position), prices_by_length(position)
        possible = [t for t in found if path_finder.ticket_path(prices, t).price <= position.wagons]
        return sorted(possible, key=lambda t: -self.arrays.ticket_points[t])

    def _path_finder(self, position: SeatPosition) -> PathFinder:
        return PathFinder(self.arrays, prices_by_length(position))

    def _worth(self, position: SeatPosition, move: Action) -> float:
        """The value of a choice of tickets, with a penalty for every ticket."""
        if not isinstance(move, Keep):
            raise TypeError(f"no choice of tickets: {move}")
        numbers = [self.arrays.board.ticket_number[ticket] for ticket in move.tickets]
        best = sum(self.worth_of_ticket(position, ticket) for ticket in numbers)
        return best - self.ticket_penalty() * len(numbers)

    def ticket_penalty(self) -> float:
        """The penalty for keeping a ticket. The default means: as few tickets as possible."""
        return 1_000.0

    def _by_points(self, position: SeatPosition) -> list[int]:
        """Open routes, most points first."""
        return sorted(bits(position.open), key=lambda route: -self.arrays.points[route])

    def _claim(self, view: PlayerView, wanted: list[int]) -> Action | None:
        claims: dict[int, Claim] = {}
        for move in view.moves:
            if isinstance(move, Claim):
                route = self.arrays.board.route_number[move.route]
                best = claims.get(route)
                if best is None or count(move.cards, WILD) < count(best.cards, WILD):
                    claims[route] = move
        return next((claims[route] for route in wanted if route in claims), None)

    def _draw(self, position: SeatPosition, wanted: list[int]) -> Action:
        moves = position.view.moves
        for route in wanted[:3]:
            colour = self.arrays.colour[route]
            if self.arrays.ferry_cards[route] and DrawFerryCard() in moves:
                return DrawFerryCard()
            if colour == GREY:
                colour = max(range(WILD_COLOUR), key=position.hand.__getitem__)
            for move in moves:
                if isinstance(move, Take) and move.colour == colour:
                    return move
        if wanted and self.arrays.wilds[wanted[0]] and Take(WILD) in moves:
            return Take(WILD)
        draws = [move for move in moves if isinstance(move, Draw | Take)]
        return draws[0] if draws else moves[0]


class OneStepThinker(Baseline):
    """Always works on the single route that helps its tickets most."""

    def wanted(self, position: SeatPosition) -> list[int]:
        helps = dict.fromkeys(bits(position.open), 0.0)
        path_finder, prices = self._path_finder(position), prices_by_length(position)
        for ticket in self.open_tickets(position):
            path = path_finder.ticket_path(prices, ticket)
            for route in path.routes:
                if route in helps:
                    helps[route] += self.arrays.ticket_points[ticket] / path.price
        routes = [route for route, help_ in helps.items() if help_]
        return sorted(routes, key=lambda route: -helps[route])[:1]


class LongRouteJunkie(Baseline):
    """Prefers the longest routes, and among them those that its tickets need."""

    def wanted(self, position: SeatPosition) -> list[int]:
        path_finder, prices = self._path_finder(position), prices_by_length(position)
        on_way = {
            route
            for ticket in self.open_tickets(position)
            for route in path_finder.ticket_path(prices, ticket).routes
            if position.open >> route & 1
        }
        longest = max((self.arrays.length[route] for route in bits(position.open)), default=0)
        long = {r for r in bits(position.open) if self.arrays.length[r] >= longest - 1}
        return sorted(on_way | long, key=lambda r: (-self.arrays.length[r], r not in on_way))

    def worth_of_ticket(self, position: SeatPosition, ticket: int) -> float:
        del position
        return self.arrays.ticket_points[ticket]


class PathBuilder(Baseline):
    """Plans paths for all its tickets, then builds them, the longest routes first."""

    def wanted(self, position: SeatPosition) -> list[int]:
        path_finder, prices = self._path_finder(position), prices_by_length(position)
        path: list[int] = []
        for ticket in self.open_tickets(position):
            for route in path_finder.ticket_path(prices, ticket).routes:
                if prices[route]:
                    path.append(route)
                    prices[route] = 0.0
        return sorted(path, key=lambda route: -self.arrays.length[route])

    def ticket_penalty(self) -> float:
        return 0.5


class Hungry(PathBuilder):
    """Takes many tickets first, then connects them."""

    def wants_tickets(self, position: SeatPosition) -> bool:
        wagons = self.arrays.board.map.wagons
        enough_tickets = 2 * self.arrays.board.map.first_tickets.keep + 1
        return position.wagons == wagons and len(position.tickets) < enough_tickets

    def ticket_penalty(self) -> float:
        return 0.0


BASELINES: Mapping[str, PlayerMaker] = {
    "one-step-thinker": OneStepThinker,
    "long-route-junkie": LongRouteJunkie,
    "path": PathBuilder,
    "hungry": Hungry,
}

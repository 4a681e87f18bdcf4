"""The normal level: plans the shortest open paths for its tickets and collects their colours."""

from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Keep,
    PayExtra,
    Take,
)
from engine.board import Board
from engine.cards import WILD, count, total
from engine.graph import bits
from engine.views import PlayerView
from players.levels.easy import prices_by_length
from players.planning.card_demand import CardDemand
from players.planning.cheapest_paths import PathFinder
from players.position.board_arrays import BoardArrays
from players.position.seat_position import WILD_COLOUR, SeatPosition, unpacked

WAGONS_FOR_TICKETS = 0.6  # share of all wagons: with fewer it draws no more tickets
NEAR_END = 0.17  # share of wagons: once any seat has fewer, it stops saving cards


class NormalPlayer:
    """Works on all its tickets in the order of their points, and ignores what rivals do."""

    def __init__(self, board: Board, seed: int) -> None:
        self._arrays = BoardArrays(board)
        del seed  # no decision is random

    def decide(self, view: PlayerView) -> Action:
        position = SeatPosition(self._arrays, view)
        match view.moves[0]:
            case Keep():
                return self._keep(position)
            case PayExtra() | GiveUp():
                return view.moves[0]
        return self._turn(position)

    def _keep(self, position: SeatPosition) -> Action:
        """The choice with the most points for the wagons that its paths take."""

        def worth(move: Action) -> float:
            assert isinstance(move, Keep)  # noqa: S101  # a ticket choice has no other moves
            kept = [self._arrays.board.ticket_number[ticket] for ticket in move.tickets]
            routes, done = self._planned_routes(position, position.tickets + kept)
            points = sum(self._arrays.ticket_points[t] * (1 if t in done else -1) for t in kept)
            return points - 1.2 * sum(self._arrays.length[route] for route in bits(routes))

        return max(position.view.moves, key=worth)

    def _planned_routes(self, position: SeatPosition, tickets: list[int]) -> tuple[int, set[int]]:
        """The routes to build for these tickets, and the tickets they would complete."""
        arrays = self._arrays
        prices = prices_by_length(position)
        path_finder = PathFinder(arrays, prices)
        routes, wagons = 0, position.wagons
        done = set()
        for ticket in sorted(tickets, key=lambda t: -arrays.ticket_points[t]):
            path = path_finder.ticket_path(prices, ticket)
            if path.price > wagons:
                continue
            done.add(ticket)
            for route in path.routes:
                if prices[route]:
                    routes |= 1 << route
                    wagons -= arrays.length[route]
                    prices[route] = 0.0
        return routes, done

    def _turn(self, position: SeatPosition) -> Action:
        moves = position.view.moves
        plan, done = self._planned_routes(position, position.tickets)
        is_urgent = position.view.public.is_last_round or any(
            seat.wagons <= NEAR_END * self._arrays.board.map.wagons
            for seat in position.view.public.seats
        )
        claims = [move for move in moves if isinstance(move, Claim)]
        useful = [claim for claim in claims if plan >> self._number(claim) & 1]
        if useful:
            return min(useful, key=lambda claim: self._cost(position, plan, claim))
        if not plan or is_urgent:
            station = self._station(position, done)
            if station is not None:
                return station
            longest = max((self._length(claim) for claim in claims), default=0)
            if longest > (0 if is_urgent else round(self._arrays.usual_length)):
                best = [claim for claim in claims if self._length(claim) == longest]
                return min(best, key=lambda claim: self._cost(position, plan, claim))
        enough = position.wagons >= WAGONS_FOR_TICKETS * self._arrays.board.map.wagons
        if not plan and not is_urgent and enough and DrawTickets() in moves:
            return DrawTickets()
        return self._card(position, plan)

    def _cost(self, position: SeatPosition, plan: int, claim: Claim) -> tuple[float, int, int]:
        """Sort key of a claim: turns for the rest of the plan, wilds paid, then longer routes
        first."""
        paid = unpacked(claim.cards)
        hand = [have - pay for have, pay in zip(position.hand, paid, strict=True)]
        rest = CardDemand(self._arrays, plan & ~(1 << self._number(claim)))
        turns = rest.turns(hand, position.ferry_cards - claim.ferry_cards)
        return turns, count(claim.cards, WILD), -self._length(claim)

    def _station(self, position: SeatPosition, done: set[int]) -> Action | None:
        """A station that completes a ticket for which there is no path."""
        arrays = self._arrays
        builds = [move for move in position.view.moves if isinstance(move, BuildStation)]
        lost = [ticket for ticket in position.tickets if ticket not in done]
        for build in sorted(builds, key=lambda build: count(build.cards, WILD)):
            city = arrays.board.place_number[build.city]
            for loan in position.loans_at(city):
                networks = arrays.networks(sum(1 << route for route in loan), position.networks)
                if any(arrays.board.is_ticket_done(ticket, networks) for ticket in lost):
                    return build
        return None

    def _card(self, position: SeatPosition, plan: int) -> Action:
        """The open card that saves the plan the most turns, or a card from the deck."""
        moves = position.view.moves
        demand = CardDemand(self._arrays, plan)
        now = demand.turns(position.hand, position.ferry_cards)
        best, best_gain = None, 0.0
        for move in moves:
            if isinstance(move, Take) and not self._is_whole_turn(move):
                hand = position.hand.copy()
                hand[move.colour] += 1
                gain = now - demand.turns(hand, position.ferry_cards)
                if gain > best_gain:
                    best, best_gain = move, gain
        if best is not None:
            return best
        if demand.ferry_cards > position.ferry_cards and DrawFerryCard() in moves:
            return DrawFerryCard()
        if demand.wilds > position.hand[WILD_COLOUR] and Take(WILD) in moves:
            return Take(WILD)
        draws = [move for move in moves if isinstance(move, Draw | Take)]
        if draws:
            return draws[0]
        claims = [move for move in moves if isinstance(move, Claim)]
        return min(claims, key=lambda c: total(c.cards)) if claims else moves[-1]

    def _is_whole_turn(self, take: Take) -> bool:
        return take.colour is WILD and self._arrays.is_wild_whole_turn

    def _number(self, claim: Claim) -> int:
        return self._arrays.board.route_number[claim.route]

    def _length(self, claim: Claim) -> int:
        """The length of the claimed route; carts count as one space."""
        route = self._number(claim)
        return self._arrays.length[route] + self._arrays.carts[route]

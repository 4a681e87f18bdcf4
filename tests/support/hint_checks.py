"""Checks that the reason of a hint is true: what it says about the position, the hand, the own
tickets and the plan holds. The plan is made again; everything else is found by other means than in
`players/choices`."""

from collections.abc import Callable

from engine.actions import Claim, Draw, DrawTickets, GiveUp, Keep, PayExtra, Take
from engine.board import Board
from engine.cards import BY_WORD, WILD, count
from engine.graph import longest_trail
from engine.model import PlaceId, RouteId, TicketId
from engine.views import PlayerView
from players.choices.reasons import Reason, ReasonCode
from players.planning.card_demand import CardDemand
from players.planning.plan import RoutePlan
from players.planning.planner import Planner
from players.player import decision_rng
from players.position.board_arrays import BoardArrays, Networks
from players.position.seat_position import SeatPosition, unpacked


class HintCheck:
    """The position in which a hint was given, and the plan from which it was made."""

    def __init__(self, board: Board, view: PlayerView, action: object, seed: int = 0) -> None:
        self.board = board
        self.view = view
        self.action = action
        self.arrays = BoardArrays(board)
        self.position = SeatPosition(self.arrays, view)
        self.kept: list[int] = []
        self.plan = self._plan_again(seed)

    def _plan_again(self, seed: int) -> RoutePlan:
        planner = Planner(self.position, decision_rng(seed, self.view))
        if not isinstance(self.action, Keep):
            return planner.best(self.position.tickets)
        for move in self.view.moves:  # in this order, because plans are partly random
            assert isinstance(move, Keep)
            self.kept = [self.board.ticket_number[ticket] for ticket in move.tickets]
            plan = planner.best(self.position.tickets + self.kept)
            if move == self.action:
                return plan
        raise AssertionError("an illegal hint")

    def assert_true(self, reason: Reason) -> None:  # noqa: C901  # one case for each code
        """Fail unless the reason is true."""
        if reason.purpose is not None:
            assert reason.purpose.params["route"] == reason.params["route"]
            assert reason.purpose.code.startswith("claim_for_")
            self.assert_true(reason.purpose)
        view, action = self.view, self.action
        match reason.code:
            case ReasonCode.KEEP_COMPLETE:
                networks = self.position.networks
                assert all(self.board.is_ticket_done(t, networks) for t in self.kept)
            case ReasonCode.KEEP_TOGETHER:
                assert self.plan.done.issuperset(self.kept)
                assert 0 < int(reason.params["wagons"]) <= self.position.wagons
                for ticket in self.kept:
                    assert self._paths_of(ticket)
                assert int(reason.params["wagons"]) <= self._wagons_one_by_one()
            case ReasonCode.KEEP_LEAST_LOSS:
                assert isinstance(action, Keep)
            case ReasonCode.TICKETS_NEARLY_FREE:
                assert action == DrawTickets()
                assert int(reason.params["points"]) > 0
            case ReasonCode.CLAIM_FOR_TICKET:
                self._assert_on_the_way(self._planned(reason), reason)
            case ReasonCode.CLAIM_FOR_REGION:
                assert self._region_score(0) > self._region_score(1 << self._planned(reason))
            case ReasonCode.CLAIM_FOR_TRAIL:
                assert self.arrays.trail_points
                assert self._trail(0) > self._trail(1 << self._planned(reason))
            case ReasonCode.CLAIM_FOR_MERCHANDISE:
                assert self.board.routes[self._planned(reason)].carts
                assert view.public.merchandise_pile
            case ReasonCode.CLAIM_FOR_ATTRACTION:
                self._assert_scores(self.arrays.attraction_score, reason)
            case ReasonCode.CLAIM_FOR_DISTRICT:
                self._assert_scores(self.arrays.district_score, reason)
            case ReasonCode.CLAIM_FOR_POINTS:
                assert reason.params["points"] == self.board.points[self._planned(reason)]
            case ReasonCode.CLAIM_BEFORE_RIVAL:
                assert reason.purpose is not None
                rival = view.public.seats[int(reason.params["seat"])]
                assert rival.seat != view.seat
                assert rival.wagons >= self.board.routes[self._planned(reason)].length
            case ReasonCode.CLAIM_LAST:
                assert isinstance(action, Claim)
                assert view.public.is_last_round
                route = self.board.route_number[action.route]
                assert int(reason.params["points"]) >= self.board.points[route]
            case ReasonCode.CARD_FOR_ROUTE | ReasonCode.WILD_AS_COLOUR:
                assert reason.purpose is not None
                self._assert_colour_is_lacking(reason)
            case ReasonCode.CARD_FOR_GREY_ROUTE:
                assert reason.purpose is not None
                assert self.board.routes[self._planned(reason)].colour is None
                lacking, anything, wilds = self._missing()
                assert lacking + anything + wilds > 0
            case ReasonCode.CARD_SPARE:
                assert isinstance(action, Take)
            case ReasonCode.CARD_UNSEEN:
                assert action == Draw()
            case ReasonCode.WILD_FOR_ROUTE:
                assert reason.purpose is not None
                assert action == Take(WILD)
                assert self.board.routes[self._planned(reason)].locomotives
                assert self._missing()[2] > 0
            case ReasonCode.WILD_SAVES_CARDS:
                assert reason.purpose is not None
                assert action == Take(WILD)
                price = self.board.prices[self._planned(reason)]
                assert price.wilds
                assert reason.params["cards"] == price.any_cards
                needed = sum(self.arrays.wilds[route] for route in self._routes())
                assert needed > count(view.hand, WILD)
            case ReasonCode.FERRY_CARD_FOR_ROUTE:
                assert reason.purpose is not None
                assert self.board.routes[self._planned(reason)].waves
                needed = sum(self.arrays.ferry_cards[route] for route in self._routes())
                assert needed > view.public.seats[view.seat].ferry_cards
            case ReasonCode.STATION_FOR_TICKET:
                self._assert_station_helps(reason)
            case ReasonCode.TUNNEL_WORTH_IT:
                assert isinstance(action, PayExtra)
            case ReasonCode.TUNNEL_TOO_DEAR:
                assert action == GiveUp()
                pays = [move for move in view.moves if isinstance(move, PayExtra)]
                assert reason.params["wilds"] == min(count(pay.cards, WILD) for pay in pays)
            case ReasonCode.TUNNEL_UNPAYABLE:
                assert view.moves == (GiveUp(),)
            case ReasonCode.NOTHING_ELSE:
                assert not isinstance(action, Claim)

    def _assert_scores(self, score: Callable[[Networks], int], reason: Reason) -> None:
        """The planned networks score more with the route that the reason names."""
        without = self.plan.routes & ~(1 << self._planned(reason))
        fewer = self.arrays.networks(without, self.position.networks)
        assert score(self.plan.networks) > score(fewer)

    def _planned(self, reason: Reason) -> int:
        """The number of the route that the reason names. It must be planned and open."""
        route = self.board.route_number[RouteId(str(reason.params["route"]))]
        assert self.plan.routes & self.position.open & 1 << route
        return route

    def _routes(self) -> list[int]:
        return [r for r in range(len(self.board.routes)) if self.plan.routes >> r & 1]

    def _missing(self) -> tuple[int, int, int]:
        """Cards of lacking colours, cards for grey routes and wilds that the plan still costs."""
        lacking, anything, wilds = CardDemand(self.arrays, self.plan.routes).missing(
            unpacked(self.view.hand)
        )
        return sum(lacking), anything, wilds

    def _assert_colour_is_lacking(self, reason: Reason) -> None:
        colour = BY_WORD[str(reason.params["colour"])]
        named = self._planned(reason)
        assert self.board.routes[named].colour == colour
        if reason.code is ReasonCode.CARD_FOR_ROUTE:
            assert self.action == Take(colour)
        else:
            assert self.action == Take(WILD)
        needed = sum(
            route.length - route.locomotives - route.waves
            for route in (self.board.routes[number] for number in self._routes())
            if route.colour == colour
        )
        assert needed > count(self.view.hand, colour)

    def _own_ticket(self, reason: Reason) -> int:
        """The number of the ticket that the reason names: an own one that is not done yet."""
        ticket = TicketId(str(reason.params["ticket"]))
        number = self.board.ticket_number[ticket]
        assert ticket in [seen.ticket for seen in self.view.tickets]
        assert not self.board.is_ticket_done(number, self.position.networks)
        return number

    def _assert_on_the_way(self, route: int, reason: Reason) -> None:
        paths = self._paths_of(self._own_ticket(reason))
        assert any(route in path for path in paths)

    def _assert_station_helps(self, reason: Reason) -> None:
        city = self.board.place_number[PlaceId(str(reason.params["city"]))]
        around = [route for route, _ in self.arrays.neighbours[city]]
        ticket = self._own_ticket(reason)
        if self.view.public.is_last_round:
            return
        loans = {loan.route for loan in self.plan.loans if loan.city == city} & set(around)
        assert any(loans & path for path in self._paths_of(ticket))

    def _paths_of(self, ticket: int) -> list[frozenset[int]]:
        """The paths that join the first place of a ticket with any of its targets."""
        start, goals = self.arrays.ticket_starts[ticket], self.arrays.ticket_goals[ticket]
        return [path for goal, _ in goals for path in self._paths_between(start, goal)]

    def _paths_between(self, start: int, goal: int) -> list[frozenset[int]]:
        """Every path without a repeated place over own, planned and borrowed routes."""
        usable = self.position.own | self.plan.routes
        usable |= sum(1 << loan.route for loan in self.plan.loans)
        found: list[frozenset[int]] = []

        def walk(here: int, routes: frozenset[int], places: frozenset[int]) -> None:
            if here == goal:
                found.append(routes)
                return
            if here != start and not self.arrays.is_city[here]:
                return  # a country is a dead end
            for route, place in self.arrays.neighbours[here]:
                if usable >> route & 1 and place not in places:
                    walk(place, routes | {route}, places | {place})

        walk(start, frozenset(), frozenset({start}))
        return found

    def _wagons_one_by_one(self) -> float:
        """What the kept tickets take if each has the shortest path of its own, to the target that
        is farthest. Infinite if one can be completed with a station only."""
        starts, goals = self.arrays.ticket_starts, self.arrays.ticket_goals
        return sum(
            max(self._wagons_of_shortest_path(starts[t], goal) for goal, _ in goals[t])
            for t in self.kept
        )

    def _wagons_of_shortest_path(self, start: int, goal: int) -> float:
        own, open_ = self.position.own, self.position.open
        wagons = {place: float("inf") for place in range(len(self.board.places))} | {start: 0.0}
        for _ in wagons:
            for route, (one, other) in enumerate(self.arrays.ends):
                if not (own | open_) >> route & 1:
                    continue
                length = 0 if own >> route & 1 else self.arrays.length[route]
                for here, there in ((one, other), (other, one)):
                    if here == start or self.arrays.is_city[here]:  # a country is a dead end
                        wagons[there] = min(wagons[there], wagons[here] + length)
        return wagons[goal]

    def _region_score(self, without: int) -> int:
        routes = self.plan.routes & ~without
        return self.arrays.region_score(self.arrays.networks(routes, self.position.networks))

    def _trail(self, without: int) -> int:
        routes = (self.position.own | self.plan.routes) & ~without
        edges = [edge for number, edge in enumerate(self.board.edges) if routes >> number & 1]
        return longest_trail(edges).length

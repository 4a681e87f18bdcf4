"""Why to draw a card: the planned route that lacks it, and what that route is for."""

from collections.abc import Callable, Iterable

from engine.cards import COLOURS
from engine.graph import bits
from players.choices.reasons import Reason, ReasonCode, make_reason, nothing_else
from players.choices.route_purposes import RoutePurposes
from players.planning.card_demand import CardDemand, grey_shortfalls
from players.planning.plan import RoutePlan
from players.position.board_arrays import GREY
from players.position.seat_position import PLAIN_COLOURS, WILD_COLOUR, Hand, SeatPosition


class CardReasons:
    """Reasons for drawing cards. The cards in hand are shared out among the planned routes: first
    those that tickets need, then the shorter ones."""

    def __init__(self, position: SeatPosition, plan: RoutePlan, purposes: RoutePurposes) -> None:
        self._position = position
        self._arrays = position.arrays
        self._purposes = purposes
        self._planned = plan.routes
        self._routes = sorted(
            bits(plan.routes),
            key=lambda r: (not purposes.tickets_over(r), self._arrays.length[r], r),
        )

    def take(self, colour: int, is_needed: bool) -> Reason:
        """Why to take an open card. `is_needed`: the plan takes fewer turns with it."""
        if colour == WILD_COLOUR:
            return self._take_wild()
        if is_needed:
            route = self._lacking_colour(colour)
            if route is not None:
                return self._for_colour(ReasonCode.CARD_FOR_ROUTE, colour, route)
            grey = self._helped_grey_route(self._position.hand, colour)
            if grey is not None:
                return self._for(ReasonCode.CARD_FOR_GREY_ROUTE, grey)
        return self._spare(colour)

    def ferry_card(self) -> Reason:
        """Why to draw a ferry card."""
        have = self._position.ferry_cards
        route = _first_unpaid(self._routes, self._arrays.ferry_cards.__getitem__, have)
        if route is None:
            return nothing_else()
        return self._for(ReasonCode.FERRY_CARD_FOR_ROUTE, route)

    def _take_wild(self) -> Reason:
        hand = self._position.hand
        for_wilds = _first_unpaid(self._routes, self._arrays.wilds.__getitem__, hand[WILD_COLOUR])
        if for_wilds is not None:
            return self._for_wilds(for_wilds)
        unused = hand[WILD_COLOUR] - sum(self._arrays.wilds[route] for route in self._routes)
        lacking = {colour: max(0, self._demand(colour) - hand[colour]) for colour in PLAIN_COLOURS}
        if sum(lacking.values()) > unused:
            routes = {self._lacking_colour(c): c for c in PLAIN_COLOURS if lacking[c]}
            route = next(route for route in self._routes if route in routes)
            return self._for_colour(ReasonCode.WILD_AS_COLOUR, routes[route], route)
        unused -= sum(lacking.values())
        grey, prices = self._grey_routes()
        shortfalls = grey_shortfalls(prices, self._spare_cards(hand))
        if sum(shortfalls) > unused:
            short = [route for route, cards in zip(grey, shortfalls, strict=True) if cards]
            return self._for(ReasonCode.CARD_FOR_GREY_ROUTE, short[0])
        return make_reason(ReasonCode.CARD_SPARE)

    def _for_wilds(self, route: int) -> Reason:
        """The reason for a wild for a route: it is necessary, or it saves substitutes (NOR-8)."""
        _, _, wilds = CardDemand(self._arrays, self._planned).missing(self._position.hand)
        if wilds:
            return self._for(ReasonCode.WILD_FOR_ROUTE, route)
        return make_reason(
            ReasonCode.WILD_SAVES_CARDS,
            self._purposes.of(route),
            route=self._arrays.board.routes[route].id,
            cards=self._arrays.any_cards[route],
        )

    def _spare(self, colour: int) -> Reason:
        """The reason for a card that the plan does not need, if it can be used at all."""
        colours = {self._arrays.colour[route] for route in bits(self._position.open)}
        return make_reason(ReasonCode.CARD_SPARE) if colours & {GREY, colour} else nothing_else()

    def _for(self, code: ReasonCode, route: int) -> Reason:
        name = self._arrays.board.routes[route].id
        return make_reason(code, self._purposes.of(route), route=name)

    def _for_colour(self, code: ReasonCode, colour: int, route: int) -> Reason:
        name, word = self._arrays.board.routes[route].id, COLOURS[colour].word
        return make_reason(code, self._purposes.of(route), route=name, colour=word)

    def _lacking_colour(self, colour: int) -> int | None:
        """The first planned route of the colour for which the cards in hand are too few."""
        routes = [route for route in self._routes if self._arrays.colour[route] == colour]
        return _first_unpaid(routes, self._arrays.plain.__getitem__, self._position.hand[colour])

    def _helped_grey_route(self, hand: Hand, colour: int) -> int | None:
        """The planned grey route that lacks fewer cards with one more card of the colour."""
        more = hand.copy()
        more[colour] += 1
        grey, prices = self._grey_routes()
        before = grey_shortfalls(prices, self._spare_cards(hand))
        after = grey_shortfalls(prices, self._spare_cards(more))
        changes = zip(grey, before, after, strict=True)
        return next((route for route, lacked, lacks in changes if lacks < lacked), None)

    def _grey_routes(self) -> tuple[list[int], list[int]]:
        """The planned grey routes and the cards of one colour that each costs, dearest first."""
        grey = [route for route in self._routes if self._arrays.colour[route] == GREY]
        grey.sort(key=self._arrays.plain.__getitem__, reverse=True)
        return grey, [self._arrays.plain[route] for route in grey]

    def _spare_cards(self, hand: Hand) -> list[int]:
        """The cards left of each colour once all planned routes of that colour are paid for."""
        left = [hand[colour] - self._demand(colour) for colour in PLAIN_COLOURS]
        return [number for number in left if number > 0]

    def _demand(self, colour: int) -> int:
        arrays = self._arrays
        return sum(arrays.plain[r] for r in self._routes if arrays.colour[r] == colour)


def _first_unpaid(routes: Iterable[int], price: Callable[[int], int], have: int) -> int | None:
    """The first route that so many cards no longer pay for, if each route is paid in turn."""
    for route in routes:
        have -= price(route)
        if have < 0:
            return route
    return None

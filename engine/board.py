"""A map made ready to play on: its lookup tables, its rules, and what every route costs."""

from collections.abc import Sequence

from msgspec.structs import replace

from engine.claim_table import ClaimTable
from engine.house_rules import USUAL_RULES, HouseRules
from engine.map_index import MapIndex
from engine.model import Map, Route, WildUse
from engine.payments import Price
from engine.rules.base import Rule


class Board(MapIndex):
    """Lookup tables and rules of one map. Made once per map and house rules, and shared by all
    games with them."""

    def __init__(
        self, map_: Map, rules: Sequence[Rule], house_rules: HouseRules = USUAL_RULES
    ) -> None:
        super().__init__(map_)
        self.rules = tuple(rules)
        self.house_rules = house_rules
        self.rules_with_moves = self._rules_with("moves")
        self.rules_that_interrupt = self._rules_with("interrupt")
        self.rules_after_claim = self._rules_with("claimed")
        self.rules_with_bonuses = self._rules_with("score")
        self.rules_with_ticket_bonuses = self._rules_with("score_tickets")
        self.prices = [self._price(route) for route in self.routes]
        self.claim_table = ClaimTable(self.routes, self.prices)

    def _rules_with(self, hook: str) -> tuple[Rule, ...]:
        """The rules that override a hook."""
        return tuple(r for r in self.rules if getattr(type(r), hook) is not getattr(Rule, hook))

    def _price(self, route: Route) -> Price:
        price = Price(route.length, route.colour, route.locomotives, route.waves)
        if wild_use(route) not in self.map.market.wilds_pay:  # SWI-7
            price = replace(price, most_wilds=0)
        for rule in self.rules:
            price = rule.price(route, price)
        return price


def wild_use(route: Route) -> WildUse:
    """What a wild would be paid for if it were paid for this route."""
    if route.tunnel:
        return "tunnels"
    return "ferries" if route.locomotives or route.waves else "ordinary routes"

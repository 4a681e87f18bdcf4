"""Cards of any kind that stand for a locomotive (NOR-8, NOR-9), or for a card of a route that says
so (NOR-10)."""

from msgspec.structs import replace

from engine.model import Route, Substitutes
from engine.payments import Price
from engine.rules.base import Rule


class SubstituteRule(Rule):
    """Lets several cards of any kind be paid for one (`engine.substitutes`)."""

    def __init__(self, facts: Substitutes) -> None:
        self.for_locomotive = facts.for_locomotive

    def price(self, route: Route, price: Price) -> Price:
        if route.any_cards:
            return replace(price, substitutes=price.cards, any_cards=route.any_cards)
        if route.locomotives:
            return replace(price, substitutes=price.wilds, any_cards=self.for_locomotive)
        return price

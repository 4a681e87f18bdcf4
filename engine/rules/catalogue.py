"""Makes the `Rule` objects for the rules that a map file names."""

from collections.abc import Iterable
from typing import assert_never

from engine.house_rules import HouseRules
from engine.model import (
    Attractions,
    BonusFacts,
    Districts,
    FerryCards,
    LongestTrail,
    Mandala,
    Merchandise,
    MostTickets,
    RegionPoints,
    RuleFacts,
    Stations,
    Substitutes,
    Tunnels,
)
from engine.rules.base import Rule
from engine.rules.bonuses import LongestTrailRule, MerchandiseRule, RegionRule
from engine.rules.ferry_cards import FerryCardRule
from engine.rules.place_bonuses import AttractionRule, DistrictRule
from engine.rules.stations import StationRule
from engine.rules.substitutes import SubstituteRule
from engine.rules.ticket_bonuses import MandalaRule, MostTicketsRule
from engine.rules.tunnels import TunnelRule


def make_rules(facts: Iterable[RuleFacts], house_rules: HouseRules) -> list[Rule]:
    """The rules of a map, played with these house rules."""
    return [_make_rule(fact, house_rules) for fact in facts]


def _make_rule(facts: RuleFacts, house_rules: HouseRules) -> Rule:
    match facts:
        case Tunnels():
            return TunnelRule(facts)
        case Stations():
            return StationRule(facts, house_rules.stations)
        case FerryCards():
            return FerryCardRule(facts)
        case Substitutes():
            return SubstituteRule(facts)
        case _:
            return _make_bonus(facts)


def _make_bonus(facts: BonusFacts) -> Rule:
    match facts:
        case LongestTrail():
            return LongestTrailRule(facts)
        case RegionPoints():
            return RegionRule(facts)
        case Merchandise():
            return MerchandiseRule(facts)
        case Attractions():
            return AttractionRule(facts)
        case Districts():
            return DistrictRule()
        case Mandala():
            return MandalaRule(facts)
        case MostTickets():
            return MostTicketsRule(facts)
        case _:
            assert_never(facts)

"""Checks of a map's game: numbers, cards, ticket deals and rules must fit each other and the board.

These checks run at every load, so they are plain Python.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import accumulate, pairwise
from typing import assert_never

from engine.board import wild_use
from engine.cards import MAX_CARDS, PLAIN, WILD
from engine.model import (
    Attractions,
    BonusFacts,
    Districts,
    FerryCards,
    LongestTrail,
    Mandala,
    Map,
    Merchandise,
    MostTickets,
    RegionPoints,
    RuleFacts,
    Stations,
    Substitutes,
    TicketDeal,
    TieBreak,
    Tunnels,
)
from maps import limits
from maps.errors import MapProblem
from maps.limits import at_least, at_most, printable, within


def problems(map_: Map) -> Iterator[MapProblem]:
    """Everything in the rules and numbers that makes the game unplayable."""
    yield from _numbers(map_)
    yield from _points(map_.points, "points")
    yield from _market(map_)
    yield from _payable(map_)
    yield from _deal(map_, map_.first_tickets, "first_tickets")
    yield from _deal(map_, map_.more_tickets, "more_tickets")
    yield from _enough_tickets(map_)
    yield from _rules(map_)
    yield from _routes_in_trail(map_)
    yield from _what_needs_a_rule(map_)
    yield from _tie_breaks(map_)


def _numbers(map_: Map) -> Iterator[MapProblem]:
    fewest, most = map_.players
    yield from printable("name", map_.name, limits.MAX_NAME_LENGTH)
    yield from printable("provenance", map_.provenance, limits.MAX_PROVENANCE_LENGTH)
    yield from at_least("players[0]", fewest, 2)
    yield from within("players[1]", most, fewest, limits.MAX_PLAYERS)
    yield from within("wagons", map_.wagons, 1, limits.MAX_WAGONS)
    yield from at_least("last_round_at", map_.last_round_at, 0)
    never = limits.MAX_PLAYERS + 1  # so many players that no table has all lanes
    yield from within("all_lanes_from_players", map_.all_lanes_from_players, 1, never)
    if map_.last_round_at >= map_.wagons > 0:
        yield MapProblem("last_round_at", f"must be below the {map_.wagons} wagons of the start")


def _points(points: tuple[int, ...], place: str) -> Iterator[MapProblem]:
    """`points[n]` are the points for n: 0 for 0, and never decreasing."""
    if not points or points[0] != 0:
        yield MapProblem(place, "must begin with 0, the points for nothing")
    for i, number in enumerate(points):
        yield from at_most(f"{place}[{i}]", number, limits.MAX_POINTS)
    for i, (fewer, more) in enumerate(pairwise(points), start=1):
        if more < fewer:
            yield MapProblem(f"{place}[{i}]", f"{more} is less than {fewer}, the points for less")


def _market(map_: Map) -> Iterator[MapProblem]:
    market = map_.market
    for colour, number in market.cards.items():
        yield from at_least(f"market.cards.{colour.word}", number, 1)
    cards = sum(market.cards.values())
    if cards > MAX_CARDS:
        yield MapProblem("market.cards", f"{cards} are too many: at most {MAX_CARDS}")
    yield from at_least("market.hand", market.hand, 0)
    yield from within("market.row", market.row, 1, limits.MAX_ROW)
    yield from at_least("market.sweep_at_wilds", market.sweep_at_wilds, 0)
    if market.sweep_at_wilds > market.row > 0:
        yield MapProblem("market.sweep_at_wilds", f"the row has only {market.row} cards")
    for use, number in Counter(market.wilds_pay).items():
        if number > 1:
            yield MapProblem("market.wilds_pay", f"{use!r} is named twice")
    hands = market.hand * map_.players[1]
    if market.hand > 0 and hands + market.row > cards:
        needed = f"{hands} for {map_.players[1]} first hands and {market.row} for the row"
        yield MapProblem("market.cards", f"{cards} are too few: {needed}")


def _payable(map_: Map) -> Iterator[MapProblem]:
    """Somebody who held all cards could pay for every route."""
    cards = map_.market.cards
    all_wilds = cards.get(WILD, 0)
    most = max((cards.get(colour, 0) for colour in PLAIN), default=0)
    for i, route in enumerate(map_.routes):
        wilds = all_wilds if wild_use(route) in map_.market.wilds_pay else 0
        if route.colour is not None and route.colour not in cards:
            message = f"the market has no {route.colour.word} cards"
            yield MapProblem(f"routes[{i}].colour", message)
        elif route.locomotives > wilds:
            message = f"the market has only {wilds} wild cards for it"
            yield MapProblem(f"routes[{i}].locomotives", message)
        elif route.length > wilds + (most if route.colour is None else cards[route.colour]):
            yield MapProblem(f"routes[{i}].length", "the market has too few cards to pay for it")


def _deal(map_: Map, deal: TicketDeal, key: str) -> Iterator[MapProblem]:
    kinds = Counter(ticket.kind for ticket in map_.tickets)
    for kind, number in deal.offered.items():
        yield from at_least(f"{key}.offered.{kind}", number, 1)
        if not kinds[kind]:
            yield MapProblem(f"{key}.offered.{kind}", f"no ticket is {kind}")
    yield from at_least(f"{key}.keep", deal.keep, 1)
    offered = sum(deal.offered.values())
    yield from at_most(f"{key}.offered", offered, limits.MAX_OFFERED_TICKETS)
    if deal.keep > offered:
        yield MapProblem(f"{key}.keep", f"{deal.keep} are more than the {offered} offered")


def _enough_tickets(map_: Map) -> Iterator[MapProblem]:
    """There are enough tickets for the first deal at a full table, and every kind is in some
    deal."""
    kinds = Counter(ticket.kind for ticket in map_.tickets)
    first, more = map_.first_tickets.offered, map_.more_tickets.offered
    for kind, number in kinds.items():
        needed = first.get(kind, 0) * map_.players[1]
        if number < needed:
            message = f"{number} {kind} ones are too few: the first deal takes up to {needed}"
            yield MapProblem("tickets", message)
        if kind not in first and kind not in more:
            yield MapProblem("tickets", f"no deal offers the {kind} ones")


def _rules(map_: Map) -> Iterator[MapProblem]:
    seen: set[type[RuleFacts]] = set()
    for i, rule in enumerate(map_.rules):
        if type(rule) in seen:
            yield MapProblem(f"rules[{i}].rule", "is named twice")
        seen.add(type(rule))
        yield from _rule(map_, rule, f"rules[{i}]")


def _rule(map_: Map, rule: RuleFacts, place: str) -> Iterator[MapProblem]:
    """The rule's numbers are valid, and the board has what the rule is about."""
    match rule:
        case Tunnels():
            yield from within(f"{place}.turn_over", rule.turn_over, 1, limits.MAX_TURNED_OVER)
            yield from _needed((r.tunnel for r in map_.routes), place, "no route is a tunnel")
        case Stations():
            yield from within(f"{place}.each", rule.each, 1, limits.MAX_STATIONS)
            yield from within(f"{place}.points_unbuilt", rule.points_unbuilt, 0, limits.MAX_POINTS)
        case FerryCards():
            yield from within(f"{place}.pile", rule.pile, 1, limits.MAX_PILE)
            yield from within(f"{place}.hand", rule.hand, 1, limits.MAX_FERRY_HAND)
            yield from within(f"{place}.waves_paid", rule.waves_paid, 1, limits.MAX_ROUTE_LENGTH)
            yield from _needed((r.waves for r in map_.routes), place, "no route has waves")
        case Substitutes():
            yield from _any_cards(f"{place}.for_locomotive", rule.for_locomotive)
            replaceable = (r.locomotives or r.any_cards for r in map_.routes)
            yield from _needed(replaceable, place, "no route has locomotives or 'any_cards'")
            yield from _tunnels_with_locomotives(map_)
        case _:
            yield from _bonus(map_, rule, place)


def _any_cards(place: str, number: int) -> Iterator[MapProblem]:
    """So many cards may stand for one: never fewer than two."""
    yield from within(place, number, 2, limits.MAX_ANY_CARDS)


def _tunnels_with_locomotives(map_: Map) -> Iterator[MapProblem]:
    """A tunnel is paid with one colour, by which the extra cards are found (EU-7)."""
    for i, route in enumerate(map_.routes):
        if route.tunnel and route.locomotives:
            message = "a tunnel cannot have any with the rule 'substitutes'"
            yield MapProblem(f"routes[{i}].locomotives", message)


def _bonus(map_: Map, rule: BonusFacts, place: str) -> Iterator[MapProblem]:
    match rule:
        case LongestTrail():
            yield from within(f"{place}.points", rule.points, 1, limits.MAX_POINTS)
        case RegionPoints():
            yield from _points(rule.points, f"{place}.points")
            yield from _needed(map_.regions, place, "the map has no regions")
        case Merchandise():
            yield from _merchandise(map_, rule, place)
        case Attractions():
            yield from within(f"{place}.points", rule.points, 1, limits.MAX_POINTS)
            attractions = (city.attraction for city in map_.cities)
            yield from _needed(attractions, place, "no city is an attraction")
        case Districts():
            yield from _needed(map_.regions, place, "the map has no regions")
            for i, region in enumerate(map_.regions):
                yield from within(f"regions[{i}].points", region.points, 1, limits.MAX_POINTS)
        case Mandala():
            yield from _points(rule.points, f"{place}.points")
        case MostTickets():
            yield from within(f"{place}.points", rule.points, 1, limits.MAX_POINTS)
        case _:
            assert_never(rule)


def _needed(found: Iterable[object], place: str, message: str) -> Iterator[MapProblem]:
    """A problem if nothing true was found of what a rule is about."""
    if not any(found):
        yield MapProblem(place, message)


def _routes_in_trail(map_: Map) -> Iterator[MapProblem]:
    """If the longest trail counts, one player's wagons are enough for few enough routes that it can
    be found."""
    counts = any(isinstance(rule, LongestTrail) for rule in map_.rules)
    if not counts and "longest trail" not in map_.tie_breaks:
        return
    lengths: dict[object, int] = {}  # the shortest lane of each group
    for route in map_.routes:
        group = route.id if route.apart else frozenset(route.ends)
        lengths[group] = min(route.length, lengths.get(group, route.length))
    wagons_needed = accumulate(sorted(lengths.values()))
    routes = sum(needed <= map_.wagons for needed in wagons_needed)
    if routes > limits.MAX_ROUTES_IN_TRAIL:
        message = f"{map_.wagons} are enough for {routes} routes; for a longest trail "
        yield MapProblem("wagons", f"{message}at most {limits.MAX_ROUTES_IN_TRAIL} are allowed")


def _merchandise(map_: Map, rule: Merchandise, place: str) -> Iterator[MapProblem]:
    yield from within(f"{place}.pile", rule.pile, 1, limits.MAX_PILE)
    if not any(route.carts for route in map_.routes):
        yield MapProblem(place, "no route has carts")
    fewest, most = map_.players
    for players in range(2, limits.MAX_PLAYERS + 1):
        if fewest <= players <= most and players not in rule.points:
            yield MapProblem(f"{place}.points", f"missing for {players} players")
    for players, points in rule.points.items():
        if not fewest <= players <= most:
            yield MapProblem(
                f"{place}.points.{players}", f"the map is for {fewest} to {most} players"
            )
        elif len(points) != players:
            message = f"must have {players} ranks, not {len(points)}"
            yield MapProblem(f"{place}.points.{players}", message)
        for i, number in enumerate(points):
            yield from at_most(f"{place}.points.{players}[{i}]", number, limits.MAX_POINTS)
        if any(better < worse for better, worse in pairwise((*points, 0))):
            yield MapProblem(f"{place}.points.{players}", "a better rank must not be worth less")


def _what_needs_a_rule(map_: Map) -> Iterator[MapProblem]:
    """A map without a rule must not have fields that only that rule uses."""
    rules = {type(rule) for rule in map_.rules}
    for i, route in enumerate(map_.routes):
        if route.tunnel and Tunnels not in rules:
            yield MapProblem(f"routes[{i}].tunnel", "the map has no rule 'tunnels'")
        if route.waves and FerryCards not in rules:
            yield MapProblem(f"routes[{i}].waves", "the map has no rule 'ferry cards'")
        if route.any_cards and Substitutes not in rules:
            yield MapProblem(f"routes[{i}].any_cards", "the map has no rule 'substitutes'")
        if route.carts and Merchandise not in rules:
            yield MapProblem(f"routes[{i}].carts", "the map has no rule 'merchandise'")
    for i, city in enumerate(map_.cities):
        if city.attraction and Attractions not in rules:
            yield MapProblem(f"cities[{i}].attraction", "the map has no rule 'attractions'")
    yield from _regions_and_rules(map_, rules)


def _regions_and_rules(map_: Map, rules: set[type[RuleFacts]]) -> Iterator[MapProblem]:
    if map_.regions and not rules & {RegionPoints, Districts}:
        yield MapProblem("regions", "the map has no rule 'region points' or 'districts'")
    for i, region in enumerate(map_.regions):
        if region.points and Districts not in rules:
            yield MapProblem(f"regions[{i}].points", "the map has no rule 'districts'")
        if region.double and Districts in rules and RegionPoints not in rules:
            yield MapProblem(f"regions[{i}].double", "the map has no rule 'region points'")


def _tie_breaks(map_: Map) -> Iterator[MapProblem]:
    rules = {type(rule) for rule in map_.rules}
    seen: set[TieBreak] = set()
    for i, tie_break in enumerate(map_.tie_breaks):
        place = f"tie_breaks[{i}]"
        if tie_break in seen:
            yield MapProblem(place, f"{tie_break!r} is named twice")
        seen.add(tie_break)
        if tie_break == "fewest stations" and Stations not in rules:
            yield MapProblem(place, "the map has no rule 'stations'")

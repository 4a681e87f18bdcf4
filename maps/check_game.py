"""Checks of a map's game: numbers, cards, ticket deals and rules must fit each other and the board.

These checks run at every load, so they are plain Python.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import assert_never

from engine.cards import MAX_CARDS, PLAIN, WILD
from engine.model import (
    FerryCards,
    LongestTrail,
    Map,
    Merchandise,
    RegionPoints,
    RuleFacts,
    Stations,
    TicketDeal,
    Tunnels,
)
from maps.errors import MapProblem

MAX_PLAYERS = 8  # so that a table fits into one picture and one message


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
    yield from _what_needs_a_rule(map_)
    yield from _tie_breaks(map_)


def _least(place: str, number: int, least: int) -> Iterator[MapProblem]:
    if number < least:
        yield MapProblem(place, f"{number} is too few: at least {least}")


def _numbers(map_: Map) -> Iterator[MapProblem]:
    fewest, most = map_.players
    for key, text in (("name", map_.name), ("provenance", map_.provenance)):
        if not text.strip():
            yield MapProblem(key, "must not be empty")
    yield from _least("players[0]", fewest, 2)
    yield from _least("players[1]", most, fewest)
    if most > MAX_PLAYERS:
        yield MapProblem("players[1]", f"{most} is too many: at most {MAX_PLAYERS}")
    yield from _least("wagons", map_.wagons, 1)
    yield from _least("last_round_at", map_.last_round_at, 0)
    yield from _least("all_lanes_from_players", map_.all_lanes_from_players, 1)
    if map_.last_round_at >= map_.wagons > 0:
        yield MapProblem("last_round_at", f"must be below the {map_.wagons} wagons of the start")


def _points(points: tuple[int, ...], place: str) -> Iterator[MapProblem]:
    """`points[n]` are the points for n: 0 for 0, and never decreasing."""
    if not points or points[0] != 0:
        yield MapProblem(place, "must begin with 0, the points for nothing")
    for i, (fewer, more) in enumerate(pairwise(points), start=1):
        if more < fewer:
            yield MapProblem(f"{place}[{i}]", f"{more} is less than {fewer}, the points for less")


def _market(map_: Map) -> Iterator[MapProblem]:
    market = map_.market
    for colour, number in market.cards.items():
        yield from _least(f"market.cards.{colour.word}", number, 1)
    cards = sum(market.cards.values())
    if cards > MAX_CARDS:
        yield MapProblem("market.cards", f"{cards} are too many: at most {MAX_CARDS}")
    yield from _least("market.hand", market.hand, 0)
    yield from _least("market.row", market.row, 1)
    yield from _least("market.sweep_at_wilds", market.sweep_at_wilds, 1)
    if market.sweep_at_wilds > market.row > 0:
        yield MapProblem("market.sweep_at_wilds", f"the row has only {market.row} cards")
    hands = market.hand * map_.players[1]
    if market.hand > 0 and hands + market.row > cards:
        needed = f"{hands} for {map_.players[1]} first hands and {market.row} for the row"
        yield MapProblem("market.cards", f"{cards} are too few: {needed}")


def _payable(map_: Map) -> Iterator[MapProblem]:
    """Somebody who held all cards could pay for every route."""
    cards = map_.market.cards
    wilds = cards.get(WILD, 0)
    most = max((cards.get(colour, 0) for colour in PLAIN), default=0)
    for i, route in enumerate(map_.routes):
        if route.colour is not None and route.colour not in cards:
            message = f"the market has no {route.colour.word} cards"
            yield MapProblem(f"routes[{i}].colour", message)
        elif route.locomotives > wilds:
            message = f"the market has only {wilds} wild cards"
            yield MapProblem(f"routes[{i}].locomotives", message)
        elif route.length > wilds + (most if route.colour is None else cards[route.colour]):
            yield MapProblem(f"routes[{i}].length", "the market has too few cards to pay for it")


def _deal(map_: Map, deal: TicketDeal, key: str) -> Iterator[MapProblem]:
    kinds = Counter(ticket.kind for ticket in map_.tickets)
    for kind, number in deal.offered.items():
        yield from _least(f"{key}.offered.{kind}", number, 1)
        if not kinds[kind]:
            yield MapProblem(f"{key}.offered.{kind}", f"no ticket is {kind}")
    yield from _least(f"{key}.keep", deal.keep, 1)
    offered = sum(deal.offered.values())
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
            yield from _least(f"{place}.turn_over", rule.turn_over, 1)
            if not any(route.tunnel for route in map_.routes):
                yield MapProblem(place, "no route is a tunnel")
        case Stations():
            yield from _least(f"{place}.each", rule.each, 1)
            yield from _least(f"{place}.points_unbuilt", rule.points_unbuilt, 0)
        case FerryCards():
            yield from _least(f"{place}.pile", rule.pile, 1)
            yield from _least(f"{place}.hand", rule.hand, 1)
            yield from _least(f"{place}.waves_paid", rule.waves_paid, 1)
            if not any(route.waves for route in map_.routes):
                yield MapProblem(place, "no route has waves")
        case LongestTrail():
            yield from _least(f"{place}.points", rule.points, 1)
        case RegionPoints():
            yield from _points(rule.points, f"{place}.points")
            if not map_.regions:
                yield MapProblem(place, "the map has no regions")
        case Merchandise():
            yield from _merchandise(map_, rule, place)
        case _:
            assert_never(rule)


def _merchandise(map_: Map, rule: Merchandise, place: str) -> Iterator[MapProblem]:
    yield from _least(f"{place}.pile", rule.pile, 1)
    if not any(route.carts for route in map_.routes):
        yield MapProblem(place, "no route has carts")
    fewest, most = map_.players
    for players in range(2, MAX_PLAYERS + 1):
        if fewest <= players <= most and players not in rule.points:
            yield MapProblem(f"{place}.points", f"missing for {players} players")
    for players, points in rule.points.items():
        if not fewest <= players <= most:
            yield MapProblem(
                f"{place}.points.{players}", f"the map is for {fewest} to {most} players"
            )
        elif not 0 < len(points) <= players:
            yield MapProblem(f"{place}.points.{players}", f"must name 1 to {players} ranks")
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
        if route.carts and Merchandise not in rules:
            yield MapProblem(f"routes[{i}].carts", "the map has no rule 'merchandise'")
    if map_.regions and RegionPoints not in rules:
        yield MapProblem("regions", "the map has no rule 'region points'")


def _tie_breaks(map_: Map) -> Iterator[MapProblem]:
    rules = {type(rule) for rule in map_.rules}
    for i, tie_break in enumerate(map_.tie_breaks):
        place = f"tie_breaks[{i}]"
        if tie_break in map_.tie_breaks[:i]:
            yield MapProblem(place, f"{tie_break!r} is named twice")
        if tie_break == "fewest stations" and Stations not in rules:
            yield MapProblem(place, "the map has no rule 'stations'")
        if tie_break == "longest trail" and LongestTrail not in rules:
            yield MapProblem(place, "the map has no rule 'longest trail'")

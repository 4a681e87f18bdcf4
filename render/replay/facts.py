"""What the page's script must know about a map, as values that become JSON."""

from collections.abc import Iterator
from typing import TypeVar

from engine.board import Board
from engine.model import (
    FerryCards,
    Map,
    Merchandise,
    RuleFacts,
    Stations,
    TicketDeal,
    Tunnels,
)
from maps import drawing
from maps.names import ticket_name, ticket_points
from render.board_svg.facts import Json
from render.layout.board_layout import BoardLayout
from render.words.say import Say

Facts = TypeVar("Facts", bound=RuleFacts)


def map_facts(board: Board, layout: BoardLayout) -> Json:
    """The numbers and lists of a map file with which a game can be dealt and followed again."""
    map_ = board.map
    stations = _rule(map_, Stations)
    group_of = {
        route.id: group for group, routes in drawing.groups(map_).items() for route in routes
    }
    return {
        "wagons": map_.wagons,
        "points": map_.points,
        "allLanesFrom": map_.all_lanes_from_players,
        "market": {
            "cards": {colour.word: number for colour, number in map_.market.cards.items()},
            "hand": map_.market.hand,
            "row": map_.market.row,
            "sweep": map_.market.sweep_at_wilds,
        },
        "first": _deal(map_.first_tickets),
        "more": _deal(map_.more_tickets),
        "turnOver": sum(rule.turn_over for rule in _rules(map_, Tunnels)),
        "stations": stations and {"each": stations.each, "points": stations.points_unbuilt},
        "merchandise": sum(rule.pile for rule in _rules(map_, Merchandise)),
        "cities": {
            city.id: (round(layout.cities[city.id].x, 1), round(layout.cities[city.id].y, 1))
            for city in map_.cities
        },
        "routes": {
            route.id: {
                "ends": route.ends,
                "length": route.length,
                "tunnel": route.tunnel,
                "carts": route.carts,
                "group": group_of[route.id],
            }
            for route in map_.routes
        },
        "tickets": [
            {
                "id": ticket.id,
                "from": ticket.ends[0],
                "points": ticket_points(ticket),
                "targets": [[target.place, target.points] for target in ticket.targets],
                "kind": ticket.kind,
                "name": ticket_name(board, ticket.id),
            }
            for ticket in map_.tickets
        ],
    }


def held_texts(map_: Map, say: Say) -> Json:
    """What a seat can hold, in words for every number: `{"wagon": ["0 trains", "1 train", …]}`."""
    most = {
        "wagon": map_.wagons,
        "hand": sum(map_.market.cards.values()),
        "ticket": len(map_.tickets),
        "station": sum(rule.each for rule in _rules(map_, Stations)),
        "ferry": sum(rule.hand for rule in _rules(map_, FerryCards)),
        "cart": sum(rule.pile for rule in _rules(map_, Merchandise)),
    }
    return {
        kind: [say(f"holding-{kind}", number=number) for number in range(limit + 1)]
        for kind, limit in most.items()
        if limit
    }


def _deal(deal: TicketDeal) -> Json:
    return {"offered": dict(deal.offered), "refused": deal.refused}


def _rules(map_: Map, kind: type[Facts]) -> Iterator[Facts]:
    return (rule for rule in map_.rules if isinstance(rule, kind))


def _rule(map_: Map, kind: type[Facts]) -> Facts | None:
    return next(_rules(map_, kind), None)

"""Maps that Hypothesis makes up, as text of map files: random boards, numbers and rules.

Most of them pass the checks. The numbers reach slightly beyond what is allowed, so that the border
between accepted and refused maps is tried out too.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from hypothesis import strategies as st

from engine.cards import PLAIN
from maps.limits import MAX_FERRY_HAND, MAX_ROW, MAX_STATIONS, MAX_TURNED_OVER

T = TypeVar("T")
Fields = dict[str, object]
COLOURS = tuple(colour.word for colour in PLAIN)
KINDS = ("ordinary", "long")
REFUSED = ("under", "shuffled under", "out")
TIE_BREAKS = ("tickets done", "fewest stations", "longest trail")
WILD_USES = ("ordinary routes", "tunnels", "ferries")
CHANCES = {
    **dict.fromkeys(("tunnels", "stations", "waves", "trail", "carts"), 2),
    **dict.fromkeys(("substitutes", "most tickets", "attractions", "districts", "mandala"), 3),
}
"""One map in so many has a rule, if its board fits."""


class Draw:
    """The draws of one map."""

    def __init__(self, draw: Callable[[st.SearchStrategy[T]], T]) -> None:
        self._draw: Callable[[st.SearchStrategy[object]], object] = draw  # type: ignore[assignment]  # it takes every kind of strategy

    def number(self, least: int, most: int) -> int:
        found = self._draw(st.integers(least, max(least, most)))
        assert isinstance(found, int)
        return found

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.number(0, len(things) - 1)]

    def happens(self, one_in: int) -> bool:
        return self.number(1, one_in) == one_in

    def some_of(self, things: Sequence[T], least: int = 0) -> list[T]:
        """At least `least` of the things, in their order."""
        chosen = [thing for thing in things if self.happens(2)]
        return chosen if len(chosen) >= least else list(things[:least])


@st.composite
def map_texts(draw: Callable[[st.SearchStrategy[T]], T], most_cities: int = 9) -> str:
    """The text of a map file."""
    return _to_toml(_map(Draw(draw), most_cities))


def _map(draw: Draw, most_cities: int) -> Fields:
    fewest = draw.number(2, 3)
    players = fewest, draw.one_of([fewest, 4, 5, 8])
    longest = draw.number(1, 5)
    wagons = draw.number(longest, 40)
    colours = draw.some_of(COLOURS, least=1)
    regions = [f"region-{i}" for i in range(draw.number(0, 3))]
    cities = _cities(draw, draw.number(2, most_cities), regions)
    countries: list[Fields] = [
        {"id": f"land-{i}", "name": f"Land {i}", "at": [50 + i, draw.number(-80, 80)]}
        for i in range(draw.number(0, 2))
    ]
    has = {rule: draw.happens(chance) for rule, chance in CHANCES.items()}
    wilds_pay = WILD_USES if draw.happens(2) else draw.some_of(WILD_USES)
    has |= {f"wilds pay {use}": use in wilds_pay for use in WILD_USES}
    if has["attractions"]:
        draw.one_of(cities)["attraction"] = True
    routes = _routes(draw, cities, countries, colours, longest, has)
    rules = _rules(draw, players, routes, has, regions=len(regions))
    kinds = draw.some_of(KINDS, least=1)
    tickets = [
        ticket for kind in kinds for ticket in _tickets(draw, [*cities, *countries], kind, players)
    ]
    first_kinds = draw.some_of(kinds, least=1)
    return {
        "name": "Made up",
        "provenance": "made up for a test",
        "players": players,
        "wagons": wagons,
        "last_round_at": draw.number(0, wagons - 1),
        "points": [0, *sorted(draw.number(0, 21) for _ in range(longest))],
        "all_lanes_from_players": draw.number(1, 9),
        "tie_breaks": [
            word
            for word in draw.some_of(TIE_BREAKS)
            if word != "fewest stations" or has["stations"]
        ],
        "market": _market(draw, colours, players) | {"wilds_pay": wilds_pay},
        "first_tickets": _deal(draw, first_kinds),
        "more_tickets": _deal(draw, [kind for kind in kinds if kind not in first_kinds] or kinds),
        "cities": cities,
        "countries": countries,
        "regions": [
            {"id": region, "name": region, "double": draw.happens(2)}
            | ({"points": draw.number(1, 5)} if has["districts"] else {})
            for region in regions
        ],
        "routes": routes,
        "tickets": tickets,
        "rules": rules,
    }


def _market(draw: Draw, colours: Sequence[str], players: tuple[int, int]) -> Fields:
    cards = dict.fromkeys(colours, draw.one_of([12, 9, 6, 3]))
    if wilds := draw.number(0, 14):
        cards["wild"] = wilds
    row = draw.one_of([5, 1, 2, 3, MAX_ROW])
    enough_for_all = (sum(cards.values()) - row) // players[1]
    return {
        "cards": cards,
        "hand": draw.number(0, min(5, max(0, enough_for_all) + draw.happens(12))),
        "row": row,
        "sweep_at_wilds": draw.number(0, row),
        "face_up_wild": draw.one_of(["turn", "card"]),
    }


def _cities(draw: Draw, number: int, regions: Sequence[str]) -> list[Fields]:
    """Cities at positions that are all different, each in a region if there are any."""
    cities: list[Fields] = []
    for i in range(number):
        at = [draw.number(-170, 170) / 10, i * draw.one_of([0.01, 1, 8]) - 40]
        city: Fields = {"id": f"city-{i}", "name": f"City {i}", "at": at}
        if regions:
            city["region"] = regions[i] if i < len(regions) else draw.one_of(regions)
        cities.append(city)
    return cities


def _routes(
    draw: Draw,
    cities: Sequence[Fields],
    countries: Sequence[Fields],
    colours: Sequence[str],
    longest: int,
    has: Mapping[str, bool],
) -> list[Fields]:
    """Routes that join all cities, more between any two of them, and one or two to each country.
    Some are doubles or triples."""
    pairs = {(draw.number(0, i - 1), i) for i in range(1, len(cities))}
    for _ in range(draw.number(0, 2 * len(cities))):
        start, end = draw.number(0, len(cities) - 1), draw.number(0, len(cities) - 1)
        if start != end:
            pairs.add((min(start, end), max(start, end)))
    ends = [(cities[start]["id"], cities[end]["id"]) for start, end in sorted(pairs)]
    for country in countries:
        borders = {draw.number(0, len(cities) - 1) for _ in range(draw.number(1, 2))}
        ends += [(cities[border]["id"], country["id"]) for border in sorted(borders)]
    routes: list[Fields] = []
    for one, other in ends:
        length = draw.number(1, longest)
        for lane in range(draw.one_of([1, 1, 1, 2, 3])):
            kind = _kind_of_route(draw, length, colours, has)
            route = {"id": f"{one}-{other}-{lane}", "from": one, "to": other, "length": length}
            routes.append(route | kind)
    return routes


def _kind_of_route(
    draw: Draw, length: int, colours: Sequence[str], has: Mapping[str, bool]
) -> Fields:
    kind: Fields = {"colour": draw.one_of([*colours, "grey"])}
    if has["tunnels"] and draw.happens(3):
        kind["tunnel"] = True
    if has["carts"] and draw.happens(3):
        kind["carts"] = True
    is_tunnel = "tunnel" in kind
    is_payable = has["wilds pay tunnels" if is_tunnel else "wilds pay ferries"]
    if is_payable and draw.happens(5) and not (has["substitutes"] and is_tunnel):
        kind["locomotives"] = draw.number(1, length)
    elif has["waves"] and draw.happens(3):
        kind |= {"colour": "grey", "waves": draw.number(1, length)}
    elif has["substitutes"] and not is_tunnel and draw.happens(3):
        kind["any_cards"] = draw.number(2, 5)
    return kind


def _tickets(
    draw: Draw, places: Sequence[Fields], kind: str, players: tuple[int, int]
) -> list[Fields]:
    """Tickets of one kind, usually enough to deal two or three to everybody."""
    tickets: list[Fields] = []
    for i in range(draw.one_of([3, 2]) * players[1] + draw.number(0, 9)):
        start = draw.number(0, len(places) - 1)
        end = (start + draw.number(1, len(places) - 1)) % len(places)
        ends = {"from": places[start]["id"], "to": places[end]["id"]}
        ticket: Fields = {"id": f"{kind}-{i}", "kind": kind, "points": draw.number(1, 22)} | ends
        if (others := sorted({place["id"] for place in places} - {*ends.values()}, key=str)) and (
            draw.happens(6)
        ):
            ticket["or"] = [{"to": draw.one_of(others), "points": draw.number(1, 22)}]
        tickets.append(ticket)
    return tickets


def _deal(draw: Draw, kinds: Sequence[str]) -> Fields:
    """A deal of some tickets of each of the kinds."""
    offered = {kind: draw.one_of([2, 1, 3]) for kind in kinds}
    keep = draw.number(1, sum(offered.values()))
    return {"offered": offered, "keep": keep, "refused": draw.one_of(REFUSED)}


def _rules(
    draw: Draw,
    players: tuple[int, int],
    routes: Sequence[Fields],
    has: Mapping[str, bool],
    regions: int,
) -> list[Fields]:
    """The rules that the board needs, and some that it does not need."""
    rules: list[Fields] = []
    if any("tunnel" in route for route in routes):
        rules.append({"rule": "tunnels", "turn_over": draw.one_of([1, 3, MAX_TURNED_OVER])})
    if has["stations"]:
        each = draw.number(1, MAX_STATIONS)
        rules.append({"rule": "stations", "each": each, "points_unbuilt": draw.number(0, 4)})
    if any("waves" in route for route in routes):
        rules.append(
            {
                "rule": "ferry cards",
                "pile": draw.number(1, 10),
                "hand": draw.number(1, MAX_FERRY_HAND),
                "waves_paid": draw.number(1, 3),
            }
        )
    if any(route.keys() & {"locomotives", "any_cards"} for route in routes) and has["substitutes"]:
        rules.append({"rule": "substitutes", "for_locomotive": draw.number(2, 4)})
    return [*rules, *_bonuses(draw, players, routes, has, regions)]


def _bonuses(
    draw: Draw,
    players: tuple[int, int],
    routes: Sequence[Fields],
    has: Mapping[str, bool],
    regions: int,
) -> list[Fields]:
    """The rules that only score."""
    rules: list[Fields] = []
    if has["trail"]:
        rules.append({"rule": "longest trail", "points": draw.number(1, 10)})
    if has["most tickets"]:
        rules.append({"rule": "most tickets", "points": draw.number(1, 20)})
    if has["attractions"]:
        rules.append({"rule": "attractions", "points": draw.number(1, 3)})
    if has["mandala"]:
        rules.append({"rule": "mandala", "points": [0, *sorted(draw.number(0, 40) for _ in "123")]})
    if has["districts"] and regions:
        rules.append({"rule": "districts"})
    if regions:
        points = [0, *sorted(draw.number(0, 56) for _ in range(draw.number(0, 5)))]
        rules.append({"rule": "region points", "points": points})
    if any("carts" in route for route in routes):
        rules.append(
            {
                "rule": "merchandise",
                "pile": draw.number(1, 16),
                "points": {
                    str(number): _ranks(draw, number)
                    for number in range(players[0], players[1] + 1)
                },
            }
        )
    return rules


def _ranks(draw: Draw, players: int) -> list[int]:
    """The points of the ranks; sometimes one too few."""
    ranks = players - draw.happens(12)
    return sorted((draw.number(0, 9) for _ in range(ranks)), reverse=True)


def _to_toml(fields: Fields) -> str:
    return "\n".join(f"{key} = {_value(value)}" for key, value in fields.items())


def _value(value: object) -> str:
    match value:
        case dict():
            inside = ", ".join(f"{key} = {_value(each)}" for key, each in value.items())
            return f"{{ {inside} }}"
        case list() | tuple():
            return f"[{', '.join(map(_value, value))}]"
        case _:
            return json.dumps(value)  # texts, numbers and truths are the same in TOML

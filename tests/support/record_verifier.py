"""Verifies game records without the engine: written from docs/game-record.md and the map file only.

It finds out every card and ticket by itself, follows hands, wagons and routes, and counts again
the lines of the final score for routes, tickets, stations and the most tickets, and checks that
claims are paid with cards that fit. It does not check whose turn it is.
"""

import hashlib
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

COLOURS = ["pink", "white", "blue", "yellow", "orange", "black", "red", "green", "wild"]
COUNTED = ("routes", "ticket", "stations", "most tickets")
T = TypeVar("T")


def problems(record: Mapping[str, Any], maps: Path) -> list[str]:
    """What is wrong with a record, given as JSON values. `maps` has a folder for every map."""
    file = maps / record["map"] / f"{record['map']}.toml"
    map_ = tomllib.loads(file.read_text(encoding="utf-8"))
    table = Table(record, map_)
    found = list(_differences("start", record["start"], table.deal()))
    for number, entry in enumerate(record["actions"]):
        if found:
            break
        expected = table.play(entry["seat"], entry["action"])
        found += _differences(f"actions[{number}]", entry, expected)
        found += [f"actions[{number}]: {problem}" for problem in table.impossible()]
    if not found and record["final"] is not None:
        found += table.wrong_lines(record["final"])
    return found


def _differences(
    place: str, recorded: Mapping[str, Any], expected: Mapping[str, Any]
) -> Iterator[str]:
    for key in sorted({*recorded, *expected} - {"digest", "seat", "action"}):
        if recorded.get(key) != expected.get(key):
            yield f"{place}.{key}: recorded {recorded.get(key)}, found {expected.get(key)}"


class Table:
    """The table of one game. Piles are lists of colours; the top of the deck is its last card, the
    top of the ticket deck its first ticket."""

    def __init__(self, record: Mapping[str, Any], map_: Mapping[str, Any]) -> None:
        self.rules: int = record["rules"]
        self.ways_through = record.get("house_rules", {}).get("stations") == "through"
        self.seed = bytes.fromhex(record["seed"])
        self.map = map_
        self.market = map_["market"]
        self.turn_over = _rule(map_, "tunnels").get("turn_over", 0)
        self.routes = {route["id"]: route for route in map_["routes"]}
        self.tickets = {ticket["id"]: ticket for ticket in map_["tickets"]}
        self.shuffles = 0
        self.deck: list[str] = []
        self.row: list[str] = []
        self.discards: list[str] = []
        self.ticket_deck: list[str] = []
        self.aside: list[str] = []  # refused first tickets that are to be shuffled
        self.swept: list[list[str]] = []
        players = range(len(record["seats"]))
        self.hands: list[Counter[str]] = [Counter() for _ in players]
        self.offered: list[list[str]] = [[] for _ in players]
        self.kept: list[list[str]] = [[] for _ in players]
        self.owned: list[list[str]] = [[] for _ in players]
        self.stations: list[list[str]] = [[] for _ in players]
        self.unpaid = False  # whether the last claim was not paid with cards that fit
        self.choosing = set(players)  # the seats that have yet to choose first tickets
        self.tunnel: tuple[str, Counter[str], list[str]] | None = None  # route, paid, turned

    # --- the piles

    def shuffled(self, things: list[T]) -> list[T]:
        self.shuffles += 1
        stream = hashlib.shake_256(self.seed + self.shuffles.to_bytes(8, "big"))
        data = stream.digest(8 * len(things))
        keys = [int.from_bytes(data[8 * i : 8 * i + 8], "big") for i in range(len(things))]
        return [thing for _, thing in sorted(zip(keys, things, strict=True), key=lambda p: p[0])]

    def renew_deck(self) -> None:
        if not self.deck and self.discards:
            self.deck = self.shuffled(sorted(self.discards, key=COLOURS.index))
            self.discards = []

    def draw(self) -> str:
        card = self.deck.pop()
        self.renew_deck()
        return card

    def discard(self, cards: Iterable[str]) -> None:
        was_empty = not self.deck
        self.discards += cards
        if was_empty:
            self.renew_deck()
            self.fill_and_sweep()

    def fill_and_sweep(self) -> None:
        size, too_many = self.market["row"], self.market["sweep_at_wilds"]
        shuffles_before, last_swept = self.shuffles, None
        while True:
            while len(self.row) < size and self.deck:
                self.row.append(self.draw())
            loose = self.row + self.deck + self.discards
            plain = sum(card != "wild" for card in loose)
            if not too_many or self.row.count("wild") < too_many:
                return
            if plain <= min(len(loose), size) - too_many:
                return
            if self.rules == 1:
                all_together = self.shuffles > shuffles_before
            else:
                all_together = not self.discards and sorted(self.deck) == last_swept
            last_swept = sorted(self.row)
            self.swept.append(self.row)
            self.discards += self.row
            self.row = []
            if all_together:
                self.discards += self.deck
                self.deck = []
                self.renew_deck()

    # --- the deal

    def deal(self) -> dict[str, Any]:
        numbers = self.market["cards"]
        self.deck = self.shuffled([c for c in COLOURS for _ in range(numbers.get(c, 0))])
        for hand in self.hands:
            hand.update(self.draw() for _ in range(self.market["hand"]))
        self.fill_and_sweep()
        self._deal_tickets()
        start: dict[str, Any] = {
            "hands": [dict(hand) for hand in self.hands],
            "row": self.row.copy(),
            "offered": [offered.copy() for offered in self.offered],
        }
        if self.rules > 1 and self.swept:
            start["swept"] = self.swept
        return start

    def _deal_tickets(self) -> None:
        first = self.map["first_tickets"]["offered"]
        more = self.map["more_tickets"]["offered"]
        for kind in [*first, *(kind for kind in more if kind not in first)]:
            pile = self.shuffled(
                [t["id"] for t in self.map["tickets"] if t.get("kind", "ordinary") == kind]
            )
            for offered in self.offered:
                offered += [pile.pop(0) for _ in range(first.get(kind, 0))]
            if kind in more:
                self.ticket_deck += pile
        if len(more) > 1:
            self.ticket_deck = self.shuffled(self.ticket_deck)

    # --- actions

    def play(self, seat: int, action: Mapping[str, Any]) -> dict[str, Any]:
        """What the record must say about the action."""
        self.swept = []
        found: dict[str, Any] = {}
        hand, paid = self.hands[seat], Counter(action.get("cards", {}))
        match action["type"]:
            case "keep":
                self._keep(seat, action["tickets"])
            case "draw":
                found["drew"] = self.draw()
                hand[found["drew"]] += 1
            case "take":
                place = self.row.index(action["colour"])
                hand[self.row.pop(place)] += 1
                if self.deck:
                    self.row.insert(place, self.draw())
                self.fill_and_sweep()
            case "tickets":
                number = sum(self.map["more_tickets"]["offered"].values())
                self.offered[seat] = found["offered"] = self.ticket_deck[:number]
                self.ticket_deck = self.ticket_deck[number:]
            case "claim":
                hand.subtract(paid)
                self.unpaid = not self._fits(action["route"], paid, action.get("ferry_cards", 0))
                found |= self._claim(seat, action["route"], paid)
            case "pay" | "give up":
                hand.subtract(paid)
                self._end_tunnel(seat, paid, is_claimed=action["type"] == "pay")
            case "station":
                hand.subtract(paid)
                self.stations[seat].append(action["city"])
                self.discard(paid.elements())
        found["row"] = self.row.copy()
        if self.swept:
            found["swept"] = self.swept
        return found

    def _keep(self, seat: int, kept: list[str]) -> None:
        refused = [ticket for ticket in self.offered[seat] if ticket not in kept]
        self.kept[seat] += [ticket for ticket in self.offered[seat] if ticket in kept]
        self.offered[seat] = []
        is_first = seat in self.choosing
        self.choosing.discard(seat)
        match self.map["first_tickets" if is_first else "more_tickets"]["refused"]:
            case "under":
                self.ticket_deck += refused
            case "shuffled under":
                self.aside += refused
        has_chosen = not self.choosing if is_first else self.rules > 1
        if has_chosen and self.aside:
            self.ticket_deck += self.shuffled(sorted(self.aside, key=list(self.tickets).index))
            self.aside = []

    def _claim(self, seat: int, route: str, paid: Counter[str]) -> dict[str, Any]:
        if not self.routes[route].get("tunnel"):
            self._build(seat, route, paid, [])
            return {}
        turned: list[str] = []
        while len(turned) < self.turn_over and self.deck:
            turned.append(self.draw())
        colours = {"wild", *paid}
        if any(card in colours for card in turned):
            self.tunnel = route, paid, turned
        else:
            self._build(seat, route, paid, turned)
        return {"turned": turned} if turned else {}

    def _end_tunnel(self, seat: int, extra: Counter[str], *, is_claimed: bool) -> None:
        assert self.tunnel is not None
        route, paid, turned = self.tunnel
        if is_claimed:
            self._build(seat, route, paid + extra, turned)
        else:
            self.hands[seat].update(paid)
            self.tunnel = None
            self.discard(turned)

    def _build(self, seat: int, route: str, paid: Counter[str], turned: list[str]) -> None:
        self.tunnel = None
        self.owned[seat].append(route)
        self.discard([*paid.elements(), *turned])

    # --- what must hold

    def _fits(self, name: str, paid: Counter[str], ferry_cards: int) -> bool:
        """Whether these cards pay for a route."""
        route, ferries = self.routes[name], _rule(self.map, "ferry cards")
        waves = route.get("waves", 0)
        waves_paid = min(waves, ferry_cards * ferries.get("waves_paid", 0))
        cards = route["length"] - waves_paid
        must_be_wild = route.get("locomotives", 0) + waves - waves_paid
        most_wilds = paid["wild"] if self._takes_wilds(route) else 0
        each = self._stand_for_one(route)
        replaced = (paid.total() - cards) // (each - 1) if each else 0
        if not 0 <= replaced <= (must_be_wild or cards):
            return False
        if paid.total() != cards + replaced * (each - 1 if each else 0):
            return False
        cards, must_be_wild = cards - replaced, max(0, must_be_wild - replaced)
        colours = COLOURS[:-1] if route["colour"] == "grey" else [route["colour"]]
        return any(min(paid[c], cards - must_be_wild) + most_wilds >= cards for c in colours)

    def _takes_wilds(self, route: Mapping[str, Any]) -> bool:
        is_ferry = route.get("locomotives") or route.get("waves")
        use = "tunnels" if route.get("tunnel") else "ferries" if is_ferry else "ordinary routes"
        return use in self.market.get("wilds_pay", [use])

    def _stand_for_one(self, route: Mapping[str, Any]) -> int:
        """How many cards of any kind may stand for one of the route; 0 if none may."""
        any_cards: int = route.get("any_cards", 0)
        if route.get("locomotives"):
            return int(_rule(self.map, "substitutes").get("for_locomotive", 0))
        return any_cards

    def impossible(self) -> Iterator[str]:
        """Cards that nobody can have, cards that are missing, or cards that do not pay."""
        if self.unpaid:
            yield "the route is not paid with these cards"
        for seat, hand in enumerate(self.hands):
            if min(hand.values(), default=0) < 0:
                yield f"seat {seat} pays cards that it does not have"
        cards = Counter([*self.deck, *self.row, *self.discards])
        for hand in self.hands:
            cards.update(hand)
        if self.tunnel is not None:
            cards.update(self.tunnel[1])
            cards.update(self.tunnel[2])
        if +cards != Counter(self.market["cards"]):
            yield "there are more or fewer cards than the map has"

    def wrong_lines(self, final: Mapping[str, Any]) -> Iterator[str]:
        """Lines of the final score that are not right."""
        for score in final["seats"]:
            seat, lines = score["seat"], score["lines"]
            expected = list(self._lines(seat, [loan["route"] for loan in score["borrowed"]]))
            if [line for line in lines if line["line"] in COUNTED] != expected:
                yield f"final: the lines of seat {seat} should be {expected}"
            if sum(line["points"] for line in lines) != score["total"]:
                yield f"final: the lines of seat {seat} do not make {score['total']}"
            if not self._may_borrow(seat, score["borrowed"]):
                yield f"final: seat {seat} cannot borrow {score['borrowed']}"
        most = max(score["total"] for score in final["seats"])
        if any(final["seats"][seat]["total"] < most for seat in final["winners"]):
            yield "final: a winner has fewer points than another seat"

    def _lines(self, seat: int, borrowed: list[str]) -> Iterator[dict[str, Any]]:
        lengths = [self.routes[route]["length"] for route in self.owned[seat]]
        points = sum(self.map["points"][length] for length in lengths)
        yield {"line": "routes", "points": points, "routes": len(lengths)}
        for ticket in (self.tickets[ticket] for ticket in self.kept[seat]):
            targets = {ticket["to"]: ticket["points"]}
            targets |= {other["to"]: other["points"] for other in ticket.get("or", ())}
            reached = self._reached(ticket["from"], [*self.owned[seat], *borrowed])
            found = {place: points for place, points in targets.items() if place in reached}
            points = max(found.values()) if found else -min(targets.values())
            line = {"line": "ticket", "points": points, "ticket": ticket["id"], "done": bool(found)}
            if found and len(targets) > 1:
                line["reached"] = next(place for place in found if found[place] == points)
            yield line
        stations = _rule(self.map, "stations")
        if stations:
            unbuilt = stations["each"] - len(self.stations[seat])
            points = unbuilt * stations["points_unbuilt"]
            yield {"line": "stations", "points": points, "unbuilt": unbuilt}
        most_tickets = _rule(self.map, "most tickets")
        if most_tickets:
            done = [self._tickets_done(each) for each in range(len(self.kept))]
            points = most_tickets["points"] if 0 < done[seat] == max(done) else 0
            yield {"line": "most tickets", "points": points, "done": done[seat]}

    def _tickets_done(self, seat: int) -> int:
        """How many tickets of a seat its own routes have done."""
        found = (self.tickets[ticket] for ticket in self.kept[seat])
        return sum(each["to"] in self._reached(each["from"], self.owned[seat]) for each in found)

    def _reached(self, place: str, routes: list[str]) -> set[str]:
        """The places joined to one by these routes. No path leads through a country."""
        cities = {city["id"] for city in self.map["cities"]}
        reached, to_visit = {place}, [place]
        while to_visit:
            here = to_visit.pop()
            for route in (self.routes[route] for route in routes):
                ends = {route["from"], route["to"]}
                if here in ends and (here in cities or here == place):
                    (there,) = ends - {here}
                    if there not in reached:
                        reached.add(there)
                        to_visit.append(there)
        return reached

    def _may_borrow(self, seat: int, borrowed: list[Mapping[str, str]]) -> bool:
        for city in {loan["city"] for loan in borrowed}:
            here = [loan["route"] for loan in borrowed if loan["city"] == city]
            lenders = [
                other
                for other, owned in enumerate(self.owned)
                if other != seat and set(here) <= set(owned)
            ]
            leads_there = all(
                city in (self.routes[route]["from"], self.routes[route]["to"]) for route in here
            )
            most = 2 if self.ways_through else 1
            if not (city in self.stations[seat] and lenders and leads_there and len(here) <= most):
                return False
        return True


def _rule(map_: Mapping[str, Any], name: str) -> dict[str, Any]:
    """The numbers of a rule of the map; none if it has no such rule."""
    return next((dict(rule) for rule in map_.get("rules", []) if rule["rule"] == name), {})

"""Actions that are refused, each with the expected code and parameters."""

from typing import NamedTuple

from engine.actions import (
    Action,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Pass,
    Take,
)
from engine.cards import MAX_CARDS, WILD, Colour
from engine.game import Game
from engine.refusals import Code, Param
from tests.support.positions import (
    after,
    cards,
    claim,
    ended,
    keep,
    offered,
    opening,
    pay,
    station,
    table,
    with_deck,
    with_ferry_cards,
    with_ferry_pile,
    with_hand,
    with_limited_wilds,
    with_nordic_rules,
    with_routes,
    with_row,
    with_stations,
    with_ticket_deck,
    with_wagons,
    without_cards,
)

RED = Take(Colour.RED)
SOME_OF_EACH = "6 red 4 blue 3 green"


class Case(NamedTuple):
    """An action that is refused, and the expected refusal."""

    code: Code
    params: dict[str, Param]
    game: Game
    action: Action
    seat: int = 0


def rich(map_id: str, hand: str = "9 red 9 wild") -> Game:
    """Seat 0 is to begin a turn and has cards."""
    return with_hand(table(map_id), 0, hand)


def chosen_by_one() -> Game:
    game = opening("usa")
    return after(game, 0, keep(*offered(game, 0)))


def tickets_drawn() -> Game:
    deck = ("boston-miami", "toronto-miami", "duluth-houston", "denver-el-paso")
    return after(with_ticket_deck(table("usa"), *deck), 0, DrawTickets())


def tunnel_due() -> Game:
    game = with_deck(rich("europe", "3 red 1 blue"), "red blue blue 5 pink")
    return after(game, 0, claim("angora-constantinople", "2 red"))


FERRY = with_ferry_cards(rich("italy"), 0, 1)
CASES = [
    Case(Code.NO_SUCH_SEAT, {"seat": 2, "players": 2}, table("usa"), Draw(), seat=2),
    Case(Code.NO_SUCH_SEAT, {"seat": -1, "players": 2}, table("usa"), Draw(), seat=-1),
    Case(Code.NO_SUCH_SEAT, {"seat": 7, "players": 2}, ended(table("usa")), Draw(), seat=7),
    Case(Code.NOT_YOUR_TURN, {"seat": 1, "waiting": ("0",)}, table("usa"), Draw(), seat=1),
    Case(Code.NOT_YOUR_TURN, {"seat": 0, "waiting": ("1",)}, chosen_by_one(), keep()),
    Case(Code.NOT_YOUR_TURN, {"seat": 1, "waiting": ("0",)}, tunnel_due(), GiveUp(), seat=1),
    Case(Code.GAME_OVER, {}, ended(table("usa")), Draw()),
    Case(Code.GAME_OVER, {}, ended(table("usa")), Pass(), seat=1),
    Case(Code.NOT_NOW, {"action": "draw", "waiting_for": "opening"}, opening("usa"), Draw()),
    Case(Code.NOT_NOW, {"action": "take", "waiting_for": "ticket choice"}, tickets_drawn(), RED),
    Case(
        Code.NOT_NOW,
        {"action": "tickets", "waiting_for": "tunnel due"},
        tunnel_due(),
        DrawTickets(),
    ),
    Case(Code.NOT_NOW, {"action": "keep", "waiting_for": "turn"}, table("usa"), keep()),
    Case(Code.NOT_NOW, {"action": "give up", "waiting_for": "turn"}, table("europe"), GiveUp()),
    Case(
        Code.NOT_NOW,
        {"action": "claim", "waiting_for": "second card"},
        after(rich("usa"), 0, Draw()),
        claim("atlanta-charleston", "2 red"),
    ),
    Case(
        Code.NOT_NOW,
        {"action": "station", "waiting_for": "second card"},
        after(rich("europe"), 0, Draw()),
        station("paris", "1 red"),
    ),
    Case(
        Code.NOT_NOW,
        {"action": "ferry card", "waiting_for": "second card"},
        after(rich("italy"), 0, Draw()),
        DrawFerryCard(),
    ),
    Case(Code.NOT_ON_THIS_MAP, {"action": "ferry card"}, table("europe"), DrawFerryCard()),
    Case(Code.NOT_ON_THIS_MAP, {"action": "station"}, rich("italy"), station("roma", "1 red")),
    Case(Code.NOT_ON_THIS_MAP, {"action": "pay"}, rich("usa"), pay("1 red")),
    Case(Code.NOT_ON_THIS_MAP, {"action": "give up"}, rich("amsterdam"), GiveUp()),
    Case(Code.CANNOT_PASS, {}, table("usa"), Pass()),
    Case(Code.DECK_EMPTY, {}, with_row(without_cards(table("usa")), "2 red"), Draw()),
    Case(Code.NOT_IN_ROW, {"colour": "red"}, with_row(table("usa"), "5 blue"), RED),
    Case(
        Code.WILD_AS_SECOND_CARD,
        {},
        after(with_row(table("usa"), "wild 4 red"), 0, Draw()),
        Take(WILD),
    ),
    Case(Code.NO_TICKETS_LEFT, {}, with_ticket_deck(table("usa")), DrawTickets()),
    Case(
        Code.TICKET_NOT_OFFERED,
        {"ticket": "denver-el-paso"},
        tickets_drawn(),
        keep("boston-miami", "denver-el-paso"),
    ),
    Case(Code.TICKET_NOT_OFFERED, {"ticket": "mars-moon"}, tickets_drawn(), keep("mars-moon")),
    Case(
        Code.TICKET_TWICE,
        {"ticket": "boston-miami"},
        tickets_drawn(),
        keep("boston-miami", "boston-miami"),
    ),
    Case(Code.TOO_FEW_TICKETS_KEPT, {"keep": 1, "kept": 0}, tickets_drawn(), keep()),
    Case(Code.TOO_FEW_TICKETS_KEPT, {"keep": 3, "kept": 0}, opening("italy"), keep()),
    Case(Code.UNKNOWN_ROUTE, {"route": "mars-moon"}, rich("usa"), claim("mars-moon", "1 red")),
    Case(
        Code.ROUTE_TAKEN,
        {"route": "denver-oklahoma-city", "owner": 1},
        with_routes(rich("usa"), 1, "denver-oklahoma-city"),
        claim("denver-oklahoma-city", "4 red"),
    ),
    Case(
        Code.ROUTE_TAKEN,
        {"route": "denver-oklahoma-city", "owner": 0},
        with_routes(rich("usa"), 0, "denver-oklahoma-city"),
        claim("denver-oklahoma-city", "4 red"),
    ),
    Case(
        Code.OTHER_LANE_TAKEN,
        {"route": "boston-new-york-red", "owner": 1},
        with_routes(rich("usa"), 1, "boston-new-york-yellow"),
        claim("boston-new-york-red", "2 red"),
    ),
    Case(
        Code.OWN_OTHER_LANE,
        {"route": "boston-new-york-red"},
        with_routes(rich("usa"), 0, "boston-new-york-yellow"),
        claim("boston-new-york-red", "2 red"),
    ),
    Case(
        Code.TOO_FEW_WAGONS,
        {"route": "helena-omaha", "need": 5, "have": 4},
        with_wagons(rich("usa"), 0, 4),
        claim("helena-omaha", "5 red"),
    ),
    Case(
        Code.CARDS_NOT_HELD,
        {"cards": cards("5 red"), "hand": cards("4 red"), "most_wilds": MAX_CARDS},
        rich("usa", "4 red"),
        claim("helena-omaha", "5 red"),
    ),
    Case(
        Code.CARDS_NOT_HELD,
        {"cards": cards("2 red"), "hand": cards("1 red 1 blue"), "most_wilds": MAX_CARDS},
        tunnel_due(),
        pay("2 red"),
    ),
    Case(
        Code.CARDS_NOT_HELD,
        {"cards": cards("3 red"), "hand": cards("2 red 1 wild"), "most_wilds": 0},
        with_limited_wilds(rich("europe", "2 red 1 wild")),
        claim("warszawa-wilno", "3 red"),
    ),
    Case(
        Code.FERRY_CARDS_NOT_HELD,
        {"given": 2, "have": 1},
        FERRY,
        claim("bari-croazia", "3 red", ferry_cards=2),
    ),
    Case(
        Code.MIXED_COLOURS,
        {"cards": cards("1 red 1 blue")},
        rich("usa", "1 red 1 blue"),
        claim("atlanta-charleston", "1 red 1 blue"),
    ),
    Case(
        Code.WRONG_COLOUR,
        {"need": "blue", "cards": cards("5 red")},
        rich("usa"),
        claim("atlanta-miami", "5 red"),
    ),
    Case(
        Code.WRONG_NUMBER_OF_CARDS,
        {"need": 5, "given": 4},
        rich("usa"),
        claim("helena-omaha", "3 red 1 wild"),
    ),
    Case(
        Code.WRONG_NUMBER_OF_CARDS, {"need": 5, "given": 0}, rich("usa"), claim("helena-omaha", "")
    ),
    Case(
        Code.WRONG_NUMBER_OF_CARDS,
        {"need": 1, "given": 2},
        rich("europe"),
        station("paris", "2 red"),
    ),
    Case(
        Code.TOO_FEW_WILDS,
        {"need": 2, "given": 1},
        rich("europe"),
        claim("palermo-smyrna", "5 red 1 wild"),
    ),
    Case(
        Code.TOO_MANY_WILDS,
        {"most": 0, "given": 1},
        with_limited_wilds(rich("europe")),
        claim("warszawa-wilno", "2 red 1 wild"),
    ),
    Case(
        Code.WRONG_NUMBER_WITH_SUBSTITUTES,
        {"replaces": "locomotive", "need": 2, "given": 3, "any_cards": 3, "more": 2, "most": 1},
        with_nordic_rules(rich("europe", SOME_OF_EACH)),
        claim("athina-smyrna", "2 red 1 blue"),
    ),
    Case(
        Code.WRONG_NUMBER_WITH_SUBSTITUTES,
        {"replaces": "card", "need": 6, "given": 7, "any_cards": 4, "more": 3, "most": 6},
        with_nordic_rules(rich("usa", SOME_OF_EACH)),
        claim("sault-st-marie-winnipeg", "6 red 1 blue"),
    ),
    Case(
        Code.TOO_FEW_BESIDE_SUBSTITUTES,
        {
            "replaces": "locomotive",
            "replaced": 1,
            "substitutes": 3,
            "need": 3,
            "have": 2,
            "colour": "grey",
        },
        with_nordic_rules(rich("europe", SOME_OF_EACH)),
        claim("athina-brindisi", "2 red 2 blue 2 green"),
    ),
    Case(
        Code.TOO_FEW_BESIDE_SUBSTITUTES,
        {
            "replaces": "card",
            "replaced": 1,
            "substitutes": 4,
            "need": 5,
            "have": 3,
            "colour": "grey",
        },
        with_nordic_rules(rich("usa", SOME_OF_EACH)),
        claim("sault-st-marie-winnipeg", "3 red 3 blue 3 green"),
    ),
    Case(
        Code.TOO_MANY_FERRY_CARDS,
        {"most": 0, "given": 1},
        FERRY,
        claim("bergamo-bolzano", "3 red", ferry_cards=1),
    ),
    Case(
        Code.TOO_MANY_FERRY_CARDS,
        {"most": 1, "given": -1},
        FERRY,
        claim("genova-monaco", "2 red 1 wild", ferry_cards=-1),
    ),
    Case(Code.UNKNOWN_CITY, {"city": "moon"}, rich("europe"), station("moon", "1 red")),
    Case(
        Code.STATION_THERE,
        {"city": "paris", "owner": 1},
        with_stations(rich("europe"), 1, "paris"),
        station("paris", "1 red"),
    ),
    Case(
        Code.NO_STATIONS_LEFT,
        {},
        with_stations(rich("europe"), 0, "paris", "roma", "wien"),
        station("kyiv", "4 red"),
    ),
    Case(Code.FERRY_HAND_FULL, {"most": 2}, with_ferry_cards(FERRY, 0, 2), DrawFerryCard()),
    Case(Code.NO_FERRY_CARDS_LEFT, {}, with_ferry_pile(table("italy"), 0), DrawFerryCard()),
]

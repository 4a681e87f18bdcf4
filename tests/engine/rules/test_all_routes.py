"""Claiming routes, the same on every map (ALL-8 to ALL-12)."""

import pytest

from engine import cards as card
from engine.events import RouteClaimed
from engine.graph import bits
from engine.model import RouteId, Seat
from engine.refusals import Code
from tests.support.positions import (
    MAPS,
    after,
    board,
    claim,
    claims,
    hand,
    opening,
    refusal,
    table,
    with_hand,
    with_routes,
    with_turn,
    with_wagons,
)
from tests.support.random_games import TABLES

THREE_BLUE = {
    "amsterdam": "munttoren-blauwbrug",
    "europe": "constantinople-sofia",
    "india": "calicut-erode-blue",
    "italy": "genova-torino-blue",
    "london": "brick-lane-tower-of-london",
    "newyork": "wall-street-brooklyn-blue",
    "nordic": "goteborg-norrkoping",
    "switzerland": "bern-interlaken",
    "usa": "montreal-new-york",
}
TWO_GREY = {
    "amsterdam": "dam-begijnhof",
    "europe": "wien-zagrab",
    "india": "agra-lucknow",
    "london": "buckingham-palace-trafalgar-square",
    "newyork": "soho-wall-street",
    "usa": "dallas-little-rock",
}
DOUBLE = {
    "amsterdam": ("waag-montelbaanstoren-green", "waag-montelbaanstoren-pink"),
    "europe": ("bruxelles-paris-red", "bruxelles-paris-yellow"),
    "india": ("agra-jaipur-blue", "agra-jaipur-white"),
    "italy": ("bari-lecce-white", "bari-lecce-green"),
    "london": ("hyde-park-buckingham-palace-yellow", "hyde-park-buckingham-palace-orange"),
    "newyork": ("central-park-times-square-black", "central-park-times-square-red"),
    "nordic": ("oslo-orebro-yellow", "oslo-orebro-green"),
    "switzerland": ("zug-zurich-red", "zug-zurich-green"),
    "usa": ("denver-salt-lake-city-red", "denver-salt-lake-city-yellow"),
}


def test_three_blue_spaces_can_be_paid_in_four_ways(usual_wilds: str) -> None:
    """Example 1 of the rulebook of Europe."""
    game = with_hand(table(usual_wilds), 0, "5 blue 5 wild 5 red")
    assert claims(game, 0, THREE_BLUE[usual_wilds]) == [  # ALL-8
        {"blue": 3},
        {"blue": 2, "wild": 1},
        {"blue": 1, "wild": 2},
        {"wild": 3},
    ]


@pytest.mark.parametrize("map_id", TWO_GREY)
def test_two_grey_spaces_are_paid_in_any_one_colour(map_id: str) -> None:
    """Example 2 of the rulebook of Europe, with orange for yellow, which Amsterdam lacks."""
    game = with_hand(table(map_id), 0, "2 red 1 orange 2 wild")
    assert claims(game, 0, TWO_GREY[map_id]) == [  # ALL-8
        {"orange": 1, "wild": 1},
        {"red": 2},
        {"red": 1, "wild": 1},
        {"wild": 2},
    ]


@pytest.mark.parametrize("map_id", TWO_GREY)
def test_colours_are_never_mixed(map_id: str) -> None:
    game = with_hand(table(map_id), 0, "red orange")
    mixed = claim(TWO_GREY[map_id], "red orange")
    assert refusal(game, 0, mixed).code == Code.MIXED_COLOURS  # ALL-8


def test_another_colour_does_not_pay_for_a_coloured_route(usual_wilds: str) -> None:
    game = with_hand(table(usual_wilds), 0, "3 red 2 wild")
    route = THREE_BLUE[usual_wilds]
    assert claims(game, 0, route) == []  # ALL-8
    assert refusal(game, 0, claim(route, "1 red 2 wild")).code == Code.WRONG_COLOUR


@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ("2 blue", "2 blue 1 wild"),
        ("2 blue 1 wild", "1 blue 2 wild"),
        ("5 blue 2 wild", "3 wild"),
        ("2 red 3 wild", "2 blue 1 wild"),
    ],
)
def test_cards_that_are_not_held_pay_for_nothing(usual_wilds: str, held: str, paid: str) -> None:
    game = with_hand(table(usual_wilds), 0, held)
    assert refusal(game, 0, claim(THREE_BLUE[usual_wilds], paid)).code == Code.CARDS_NOT_HELD


def test_a_claim_pays_the_cards_and_places_the_wagons_of_a_whole_route(usual_wilds: str) -> None:
    game = with_hand(table(usual_wilds), 0, "4 blue 1 wild 2 red")
    route = THREE_BLUE[usual_wilds]
    played = game.play(Seat(0), claim(route, "2 blue 1 wild"))
    before, now = game.state.players[0], played.game.state.players[0]
    assert hand(played.game, 0) == {"blue": 2, "red": 2}
    assert card.to_words(played.game.state.discards) == {"blue": 2, "wild": 1}
    assert now.wagons == before.wagons - 3  # ALL-8
    assert [game.board.routes[number].id for number in bits(now.routes)] == [route]
    assert played.game.waiting == (1,)  # one route a turn, ALL-8
    assert RouteClaimed(Seat(0), RouteId(route), claim(route, "2 blue 1 wild").cards, 0, 4) in (
        played.events
    )


@pytest.mark.parametrize("paid", ["2 blue", "4 blue", "1 blue"])
def test_a_route_is_claimed_whole_or_not_at_all(map_id: str, paid: str) -> None:
    game = with_hand(table(map_id), 0, "5 blue")
    assert refusal(game, 0, claim(THREE_BLUE[map_id], paid)).code == Code.WRONG_NUMBER_OF_CARDS


def test_a_route_need_not_touch_what_the_seat_owns(map_id: str) -> None:
    game = with_routes(table(map_id), 0, DOUBLE[map_id][0])
    game = after(with_hand(game, 0, "3 blue"), 0, claim(THREE_BLUE[map_id], "3 blue"))
    assert len(game.state.players[0].networks) == 2  # ALL-8


def test_a_route_longer_than_the_wagons_left_cannot_be_claimed(map_id: str) -> None:
    route = THREE_BLUE[map_id]
    game = with_hand(table(map_id), 0, "3 blue")
    assert claims(with_wagons(game, 0, 3), 0, route) == [{"blue": 3}]
    short = with_wagons(game, 0, 2)
    assert claims(short, 0, route) == []  # ALL-9
    answer = refusal(short, 0, claim(route, "3 blue"))
    assert (answer.code, answer.params["need"], answer.params["have"]) == (
        Code.TOO_FEW_WAGONS,
        3,
        2,
    )  # ALL-9


LENGTHS = sorted({(m, route.length) for m in MAPS for route in board(m).routes})


@pytest.mark.parametrize(("map_id", "length"), LENGTHS)
def test_a_route_scores_at_once_by_its_length(map_id: str, length: int) -> None:
    points = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 7: 18, 8: 21, 9: 27}[length]  # ALL-10
    route = next(route for route in board(map_id).routes if route.length == length)
    assert with_routes(table(map_id), 0, route.id).state.players[0].points == points  # ALL-10


def test_every_length_has_the_same_points_on_every_map(map_id: str) -> None:
    map_, points = board(map_id).map, (0, 1, 2, 4, 7, 10, 15, 18, 21, 27)
    assert map_.points == points[: len(map_.points)]  # ALL-10
    assert len(map_.points) > max(route.length for route in map_.routes)


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_nobody_owns_two_routes_of_one_double(map_id: str, players: int) -> None:
    mine, other = DOUBLE[map_id]
    game = with_hand(with_routes(table(map_id, players), 0, mine), 0, "4 wild")
    assert claims(game, 0, other) == []  # ALL-11
    assert refusal(game, 0, claim(other, "4 wild")).code == Code.OWN_OTHER_LANE  # ALL-11


def test_routes_that_join_different_pairs_of_places_are_not_a_double(map_id: str) -> None:
    for number, route in enumerate(board(map_id).routes):
        beside = {board(map_id).routes[lane].ends for lane in bits(board(map_id).lanes[number])}
        assert all(set(ends) == set(route.ends) for ends in beside)  # ALL-11
    # From Paris to Dieppe and from Bruxelles to Dieppe, side by side until they part:
    game = with_hand(with_routes(table("europe"), 0, "dieppe-paris"), 0, "2 green")
    assert claims(game, 0, "bruxelles-dieppe") == [{"green": 2}]  # ALL-11


@pytest.mark.parametrize(
    ("map_id", "open_from"),
    [
        ("amsterdam", 3),
        ("europe", 4),
        ("india", 4),
        ("italy", 4),
        ("london", 3),
        ("newyork", 3),
        ("nordic", 3),
        ("switzerland", 3),
        ("usa", 4),
    ],
)
def test_the_other_route_of_a_double_stays_open_only_with_enough_players(
    map_id: str, open_from: int
) -> None:
    taken, other = DOUBLE[map_id]  # AMS-6, EU-5, IND-5, IT-8, LON-5, NOR-12, NYC-5, SWI-9, US-3
    least, most = board(map_id).map.players
    for players in range(least, most + 1):
        game = with_routes(table(map_id, players), 0, taken)
        game = with_turn(with_hand(game, 1, "5 wild 5 green"), 1)
        if players >= open_from:
            assert claims(game, 1, other)  # ALL-12
        else:
            assert not claims(game, 1, other)  # ALL-12
            answer = refusal(game, 1, claim(other, "5 wild"))
            assert (answer.code, answer.params["owner"]) == (Code.OTHER_LANE_TAKEN, 0)


def test_a_route_can_be_claimed_by_one_seat_only(map_id: str) -> None:
    route = THREE_BLUE[map_id]
    game = with_turn(with_hand(with_routes(table(map_id, 3), 0, route), 1, "3 blue"), 1)
    assert claims(game, 1, route) == []
    answer = refusal(game, 1, claim(route, "3 blue"))
    assert (answer.code, answer.params["owner"]) == (Code.ROUTE_TAKEN, 0)


def test_no_route_is_claimed_before_everybody_has_chosen_tickets(map_id: str) -> None:
    game = with_hand(opening(map_id), 0, "3 blue")
    assert refusal(game, 0, claim(THREE_BLUE[map_id], "3 blue")).code == Code.NOT_NOW

"""Every error in the numbers and rules of a map is found and reported with its location."""

from pathlib import Path

import pytest

from tests.support.edited_maps import problems

TRAIL = '{ rule = "longest trail", points = 10 }'
ROUTE = 'from = "atlanta", to = "charleston", length = 2, colour = "grey"'
FIRST = "offered = { ordinary = 3 }, keep = 2"
SUBSTITUTES = '{ rule = "substitutes", for_locomotive = 3 }'
MOST_TICKETS = '{ rule = "most tickets", points = 10 }'
RANKS = "{ 2 = [8, 4], 3 = [8, 5, 2], 4 = [8, 6, 4, 2] }"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('name = "USA"', 'name = ""', "name: must not be empty"),
        ("players = [2, 5]", "players = [1, 5]", "players[0]: 1 is too few: at least 2"),
        ("players = [2, 5]", "players = [5, 4]", "players[1]: 4 is too few: at least 5"),
        ("players = [2, 5]", "players = [2, 9]", "players[1]: 9 is too many: at most 8"),
        ("wagons = 45", "wagons = 0", "wagons: 0 is too few: at least 1"),
        ("last_round_at = 2", "last_round_at = -1", "last_round_at: -1 is too few: at least 0"),
        (
            "last_round_at = 2",
            "last_round_at = 45",
            "last_round_at: must be below the 45 wagons of the start",
        ),
        (
            "all_lanes_from_players = 4",
            "all_lanes_from_players = 0",
            "all_lanes_from_players: 0 is too few: at least 1",
        ),
    ],
)
def test_a_number_out_of_bounds_is_reported(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    assert problem in problems(tmp_path, "usa", old, new)


def test_points_for_routes_that_are_not_there_are_reported(tmp_path: Path) -> None:
    assert problems(tmp_path, "usa", "points = [0, 1, 2, 4, 7, 10, 15, 18, 21]", "points = []") == [
        "points: missing for a route of 6 spaces",
        "points: must begin with 0, the points for nothing",
    ]


def test_points_that_do_not_begin_with_zero_are_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", "points = [0, 1,", "points = [1,")
    assert found == ["points: must begin with 0, the points for nothing"]


def test_a_longer_route_worth_less_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", "[0, 1, 2, 4, 7,", "[0, 1, 2, 4, 3,")
    assert found == ["points[4]: 3 is less than 4, the points for less"]


@pytest.mark.parametrize("number", [0, -12])
def test_a_colour_without_any_cards_is_reported(tmp_path: Path, number: int) -> None:
    found = problems(tmp_path, "usa", "pink = 12", f"pink = {number}")
    assert f"market.cards.pink: {number} is too few: at least 1" in found


def test_more_cards_than_a_game_can_count_are_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", "pink = 12", "pink = 29")
    assert found == ["market.cards: 127 are too many: at most 126"]


def test_first_hands_larger_than_the_deck_are_reported(tmp_path: Path) -> None:
    assert problems(tmp_path, "usa", "market.hand = 4", "market.hand = 22") == [
        "market.cards: 110 are too few: 110 for 5 first hands and 5 for the row"
    ]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("hand = 4", "hand = -1", "market.hand: -1 is too few: at least 0"),
        ("row = 5", "row = 0", "market.row: 0 is too few: at least 1"),
        ("wilds = 3", "wilds = -1", "market.sweep_at_wilds: -1 is too few: at least 0"),
        ("wilds = 3", "wilds = 6", "market.sweep_at_wilds: the row has only 5 cards"),
    ],
)
def test_a_market_that_cannot_be_laid_out_is_reported(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    assert problems(tmp_path, "usa", old, new) == [problem]


def test_a_route_of_a_colour_without_cards_is_reported(tmp_path: Path) -> None:
    old = 'from = "noordermarkt", to = "korenmetershuisje", length = 3, colour = "grey"'
    found = problems(tmp_path, "amsterdam", old, old.replace("grey", "white"))
    assert found == ["routes[4].colour: the market has no white cards"]


def test_a_route_that_all_cards_together_cannot_pay_is_reported(tmp_path: Path) -> None:
    old = 'from = "haringpakkerstoren", to = "oude-waal", length = 4'
    found = problems(tmp_path, "amsterdam", old, old.replace("4", "15"))
    assert "routes[7].length: the market has too few cards to pay for it" in found


def test_a_ferry_that_all_wilds_together_cannot_pay_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "europe", "wild = 14", "wild = 1")
    assert found[0] == "routes[3].locomotives: the market has only 1 wild cards for it"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        (FIRST, "offered = { ordinary = 3 }, keep = 0", "keep: 0 is too few: at least 1"),
        (FIRST, "offered = { ordinary = 3 }, keep = 4", "keep: 4 are more than the 3 offered"),
        (FIRST, "offered = {}, keep = 1", "keep: 1 are more than the 0 offered"),
        (FIRST, "offered = { ordinary = 0 }, keep = 1", "offered.ordinary: 0 is too few"),
        (FIRST, "offered = { long = 3 }, keep = 2", "offered.long: no ticket is long"),
    ],
)
def test_a_deal_that_cannot_be_dealt_is_reported(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    assert problems(tmp_path, "usa", old, new)[0].startswith(f"first_tickets.{problem}")


def test_too_few_tickets_for_the_first_deal_of_a_full_table_are_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", FIRST, FIRST.replace("3", "7"))
    assert found == ["tickets: 30 ordinary ones are too few: the first deal takes up to 35"]


def test_tickets_that_no_deal_offers_are_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "europe", "long = 1, ordinary = 3", "ordinary = 4")
    assert found == ["tickets: no deal offers the long ones"]


@pytest.mark.parametrize(
    ("extra", "rule", "key"),
    [
        ("tunnel = true", "tunnels", "tunnel"),
        ("waves = 1", "ferry cards", "waves"),
        ("carts = true", "merchandise", "carts"),
    ],
)
def test_a_route_field_without_its_rule_is_reported(
    tmp_path: Path, extra: str, rule: str, key: str
) -> None:
    found = problems(tmp_path, "usa", ROUTE, f"{ROUTE}, {extra}")
    assert found == [f"routes[0].{key}: the map has no rule '{rule}'"]


def test_attractions_without_their_rule_are_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "newyork", '{ rule = "attractions", points = 1 },', "")
    assert len(found) == 9
    assert found[0] == "cities[1].attraction: the map has no rule 'attractions'"


def test_districts_without_their_rule_are_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "london", '{ rule = "districts" },', "")
    assert found[0] == "regions: the map has no rule 'region points' or 'districts'"
    assert found[1] == "regions[0].points: the map has no rule 'districts'"


def test_a_district_without_points_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "london", 'name = "4", points = 4', 'name = "4"')
    assert found == ["regions[3].points: 0 is too few: at least 1"]


def test_a_district_cannot_count_twice(tmp_path: Path) -> None:
    found = problems(tmp_path, "london", 'name = "4",', 'name = "4", double = true,')
    assert found == ["regions[3].double: the map has no rule 'region points'"]


def test_regions_without_region_points_are_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "italy", '  { rule = "region points",', "  # {")
    assert found == ["regions: the map has no rule 'region points' or 'districts'"]


@pytest.mark.parametrize(
    ("rule", "problem"),
    [
        ('{ rule = "region points", points = [0, 1] }', "the map has no regions"),
        ('{ rule = "tunnels", turn_over = 3 }', "no route is a tunnel"),
        ('{ rule = "attractions", points = 1 }', "no city is an attraction"),
        ('{ rule = "ferry cards", pile = 9, hand = 2, waves_paid = 2 }', "no route has waves"),
    ],
)
def test_a_rule_that_applies_to_nothing_on_the_board_is_reported(
    tmp_path: Path, rule: str, problem: str
) -> None:
    assert problems(tmp_path, "usa", TRAIL, f"{TRAIL}, {rule}") == [f"rules[1]: {problem}"]


def test_merchandise_without_carts_is_reported(tmp_path: Path) -> None:
    points = "{ 2 = [8, 0], 3 = [8, 0, 0], 4 = [8, 0, 0, 0], 5 = [8, 0, 0, 0, 0] }"
    rule = f'{{ rule = "merchandise", pile = 9, points = {points} }}'
    assert problems(tmp_path, "usa", TRAIL, f"{TRAIL}, {rule}") == ["rules[1]: no route has carts"]


def test_a_rule_that_is_named_twice_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", TRAIL, f"{TRAIL}, {TRAIL}")
    assert found == ["rules[1].rule: is named twice"]


@pytest.mark.parametrize(
    ("map_id", "old", "new", "problem"),
    [
        ("europe", "turn_over = 3", "turn_over = 0", "rules[0].turn_over: 0 is too few"),
        ("europe", "each = 3", "each = 0", "rules[1].each: 0 is too few"),
        ("europe", "unbuilt = 4", "unbuilt = -4", "rules[1].points_unbuilt: -4 is too few"),
        ("europe", "points = 10 }", "points = 0 }", "rules[2].points: 0 is too few"),
        ("italy", "pile = 10", "pile = 0", "rules[0].pile: 0 is too few"),
        ("italy", "hand = 2", "hand = 0", "rules[0].hand: 0 is too few"),
        ("italy", "waves_paid = 2", "waves_paid = 0", "rules[0].waves_paid: 0 is too few"),
        ("italy", "46, 56", "46, 45", "rules[1].points[15]: 45 is less than 46"),
        ("amsterdam", "pile = 16", "pile = 0", "rules[0].pile: 0 is too few"),
        ("amsterdam", "2 = [8, 4], ", "", "rules[0].points: missing for 2 players"),
        ("amsterdam", "2 = [8, 4]", "2 = [8, 4, 2]", "rules[0].points.2: must have 2 ranks, not 3"),
        ("amsterdam", "2 = [8, 4]", "2 = [8]", "rules[0].points.2: must have 2 ranks, not 1"),
        ("amsterdam", "2 = [8, 4]", "2 = []", "rules[0].points.2: must have 2 ranks, not 0"),
        ("amsterdam", "[8, 4]", "[4, 8]", "rules[0].points.2: a better rank must not"),
        ("usa", TRAIL, SUBSTITUTES, "rules[0]: no route has locomotives or 'any_cards'"),
        ("europe", TRAIL, SUBSTITUTES.replace("3", "1"), "rules[2].for_locomotive: 1 is too few"),
        ("europe", TRAIL, MOST_TICKETS.replace("10", "0"), "rules[2].points: 0 is too few"),
        ("amsterdam", RANKS, f"{RANKS[:-2]}, 5 = [8] }}", "rules[0].points.5: the map is for"),
    ],
)  # fmt: skip
def test_a_rule_with_impossible_numbers_is_reported(
    tmp_path: Path, map_id: str, old: str, new: str, problem: str
) -> None:
    found = problems(tmp_path, map_id, old, new)
    assert len(found) == 1
    assert found[0].startswith(problem)


def test_a_tunnel_with_locomotives_for_which_cards_of_any_kind_stand_is_reported(
    tmp_path: Path,
) -> None:
    (found,) = problems(tmp_path, "nordic", "tunnel = true", "tunnel = true, locomotives = 1")
    assert found.endswith(".locomotives: a tunnel cannot have any with the rule 'substitutes'")


@pytest.mark.parametrize(
    ("new", "problem"),
    [
        ('["tickets done", "tickets done"]', "tie_breaks[1]: 'tickets done' is named twice"),
        ('["fewest stations"]', "tie_breaks[0]: the map has no rule 'stations'"),
    ],
)
def test_a_tie_break_that_cannot_break_a_tie_is_reported(
    tmp_path: Path, new: str, problem: str
) -> None:
    assert problems(tmp_path, "italy", '["tickets done"]', new) == [problem]


def test_a_use_of_wilds_that_is_named_twice_is_reported(tmp_path: Path) -> None:
    twice = 'wilds_pay = ["tunnels", "tunnels"]'
    found = problems(tmp_path, "switzerland", 'wilds_pay = ["tunnels"]', twice)
    assert found == ["market.wilds_pay: 'tunnels' is named twice"]


def test_a_ferry_that_wilds_may_not_pay_is_reported(tmp_path: Path) -> None:
    only = 'market.sweep_at_wilds = 3\nmarket.wilds_pay = ["tunnels"]'
    found = problems(tmp_path, "europe", "market.sweep_at_wilds = 3", only)
    assert "routes[3].locomotives: the market has only 0 wild cards for it" in found

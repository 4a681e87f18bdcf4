"""Every error on a board is found and reported with its location in the file."""

from pathlib import Path

import pytest

from maps.loader import load, load_file
from tests.support.edited_maps import edited, problems

ROUTE = 'from = "atlanta", to = "charleston", length = 2, colour = "grey"'
TICKET = 'id = "boston-miami", from = "boston", to = "miami", points = 12'
FERRY = 'id = "amsterdam-london", from = "amsterdam", to = "london", length = 2, colour = "grey"'


def test_a_route_to_an_unknown_city_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", ROUTE, ROUTE.replace("charleston", "charlestown"))
    assert "routes[0].to: unknown city 'charlestown'" in found


def test_a_route_from_an_unknown_city_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", ROUTE, ROUTE.replace("atlanta", "atlantis"))
    assert found == ["routes[0].from: unknown city 'atlantis'"]


def test_a_ticket_to_an_unknown_city_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", TICKET, TICKET.replace('"miami"', '"miammi"'))
    assert found == ["tickets[0].to: unknown city 'miammi'"]


def test_a_ticket_to_an_unknown_place_on_a_map_with_countries_is_reported(tmp_path: Path) -> None:
    found = problems(
        tmp_path, "italy", 'from = "firenze", to = "roma"', 'from = "firenze", to = "x"'
    )
    assert found == ["tickets[0].to: unknown city or country 'x'"]


def test_a_route_from_a_city_to_itself_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", 'to = "miami", length = 5', 'to = "atlanta", length = 5')
    assert found == ["routes[1].to: must be another place than 'from'"]


def test_a_ticket_whose_two_ends_are_the_same_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", TICKET, TICKET.replace('to = "miami"', 'to = "boston"'))
    assert found == ["tickets[0].to: must be another place than 'from'"]


def test_lanes_of_unequal_length_are_reported(tmp_path: Path) -> None:
    old = 'to = "new-orleans", length = 4, colour = "yellow"'
    found = problems(tmp_path, "usa", old, old.replace("4", "3"))
    assert found == ["routes[4].length: 3, but 'atlanta-new-orleans-orange' beside it has 4"]


def test_a_tunnel_and_another_lane_may_have_unequal_lengths(tmp_path: Path) -> None:
    old = 'to = "paris", length = 2, colour = "yellow"'
    new = old.replace("length = 2", "length = 3") + ", tunnel = true"
    assert load_file(edited(tmp_path, "europe", old, new)).wagons == 45  # NOR-12


def test_lanes_of_unequal_length_that_are_written_in_opposite_directions_are_reported(
    tmp_path: Path,
) -> None:
    old = 'from = "atlanta", to = "new-orleans", length = 4, colour = "yellow"'
    new = 'from = "new-orleans", to = "atlanta", length = 3, colour = "yellow"'
    found = problems(tmp_path, "usa", old, new)
    assert found == ["routes[4].length: 3, but 'atlanta-new-orleans-orange' beside it has 4"]


def test_a_ferry_with_more_locomotives_than_spaces_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "europe", f"{FERRY}, locomotives = 2", f"{FERRY}, locomotives = 3")
    assert found == ["routes[3].locomotives: 3 are more than 2 spaces"]


def test_a_ferry_with_a_negative_number_of_locomotives_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "europe", f"{FERRY}, locomotives = 2", f"{FERRY}, locomotives = -1")
    assert found == ["routes[3].locomotives: must not be negative"]


def test_a_ferry_with_more_waves_than_spaces_is_reported(tmp_path: Path) -> None:
    old = 'to = "trieste", length = 5, colour = "grey", waves = 3'
    found = problems(tmp_path, "italy", old, old.replace("waves = 3", "waves = 6"))
    assert found == ["routes[10].waves: 6 are more than 5 spaces"]


def test_a_ferry_with_waves_and_locomotives_is_reported(tmp_path: Path) -> None:
    old = 'to = "trieste", length = 5, colour = "grey", waves = 3'
    found = problems(tmp_path, "italy", old, f"{old}, locomotives = 1")
    assert found == ["routes[10].waves: a ferry has locomotives or waves, not both"]


def test_a_ferry_with_waves_and_a_colour_is_reported(tmp_path: Path) -> None:
    old = 'to = "trieste", length = 5, colour = "grey", waves = 3'
    found = problems(tmp_path, "italy", old, old.replace("grey", "red"))
    assert found == ["routes[10].waves: a ferry with waves must be grey"]  # IT-5


def test_a_ferry_with_locomotives_may_have_a_colour(tmp_path: Path) -> None:
    file = edited(tmp_path, "europe", FERRY, FERRY.replace("grey", "red"))
    assert load_file(file).routes[3].locomotives == 2  # NOR-8


@pytest.mark.parametrize(
    ("field", "problem"),
    [
        ("any_cards = 1", "any_cards: 1 is too few: at least 2"),
        ("any_cards = 11", "any_cards: 11 is too many: at most 10"),
        ("any_cards = 4", "any_cards: the map has no rule 'substitutes'"),
        ("any_cards = 4, tunnel = true", "any_cards: a tunnel or ferry cannot have it"),
    ],
)
def test_any_cards_where_they_cannot_be_are_reported(
    tmp_path: Path, field: str, problem: str
) -> None:
    found = problems(tmp_path, "usa", ROUTE, ROUTE.replace("length = 2", f"length = 2, {field}"))
    assert f"routes[0].{problem}" in found


def test_a_route_without_spaces_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", ROUTE, ROUTE.replace("length = 2", "length = 0"))
    assert found == ["routes[0].length: 0 is too few: at least 1"]


def test_a_route_longer_than_the_points_table_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", "10, 15, 18, 21]", "10]")
    assert found == ["points: missing for a route of 6 spaces"]


def test_a_route_longer_than_a_players_wagons_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "amsterdam", "wagons = 16", "wagons = 3")
    assert "routes[7].length: nobody has more than 3 wagons" in found


def test_a_route_between_two_countries_is_reported(tmp_path: Path) -> None:
    old = 'from = "genova", to = "monaco"'
    found = problems(tmp_path, "italy", old, 'from = "francia", to = "monaco"')
    assert found == ["routes[76].to: two countries cannot be joined: both are dead ends"]  # IT-9


@pytest.mark.parametrize(
    ("map_id", "old", "new", "problem"),
    [
        ("usa", '{ id = "boston", ', '{ id = "atlanta", ', "cities[1].id: 'atlanta' is used twice"),
        ("italy", '{ id = "monaco", ', '{ id = "roma", ', "countries[1].id: 'roma' is used twice"),
        ("italy", '{ id = "umbria",', '{ id = "lazio",', "regions[15].id: 'lazio' is used twice"),
        ("usa", '"boston-montreal-2"', '"boston-montreal-1"', "routes[8].id: 'boston-montreal-1'"),
        ("usa", '"calgary-phoenix"', '"boston-miami"', "tickets[1].id: 'boston-miami' is"),
    ],
)  # fmt: skip
def test_two_things_with_one_id_are_reported(
    tmp_path: Path, map_id: str, old: str, new: str, problem: str
) -> None:
    assert problems(tmp_path, map_id, old, new)[0].startswith(problem)


def test_an_id_of_the_wrong_form_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", '"atlanta-miami"', '"Atlanta Miami"')
    assert found == ["routes[1].id: 'Atlanta Miami' must be like 'new-york'"]


def test_a_city_a_country_and_a_region_without_a_name_is_reported(tmp_path: Path) -> None:
    assert problems(tmp_path, "usa", 'name = "Atlanta"', 'name = " "') == [
        "cities[0].name: must not be empty"
    ]
    assert problems(tmp_path, "italy", 'name = "Monaco"', 'name = ""') == [
        "countries[1].name: must not be empty"
    ]
    assert problems(tmp_path, "italy", 'name = "Abruzzo"', 'name = ""') == [
        "regions[0].name: must not be empty"
    ]


def test_a_city_at_infinity_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", "[-84.39, 33.75]", "[inf, nan]")
    assert found == ["cities[0].at: must be two numbers from -100000 to 100000"]


def test_a_city_without_a_route_is_reported(tmp_path: Path) -> None:
    found = problems(
        tmp_path, "usa", "cities = [", 'cities = [{ id = "x", name = "X", at = [0, 0] },'
    )
    assert found == ["cities[0]: no route leads to 'x'"]


def test_a_ticket_worth_nothing_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", TICKET, TICKET.replace("12", "0"))
    assert found == ["tickets[0].points: 0 is too few: at least 1"]


def test_a_city_in_an_unknown_region_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "italy", 'region = "marche"', 'region = "marches"')
    assert found == [
        "cities[1].region: unknown region 'marches'",
        "regions[8]: no city lies in 'marche'",
    ]


def test_a_city_without_a_region_on_a_map_with_regions_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "italy", ', region = "sicilia"', "")
    assert found == ["cities[0].region: missing"]


# --- other names of places ------------------------------------------------------------------------

MIAMI = 'name = "Miami", at = [-80.19, 25.76]'


def with_other_names(folder: Path, names: str) -> list[str]:
    """The problems of the map USA with these other names of Miami, `cities[15]`."""
    return problems(folder, "usa", MIAMI, f"{MIAMI}, also = {names}")


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        ('"Mayami"', "cities[15].also: expected a list, got text"),
        ("[7]", "cities[15].also[0]: expected text, got a whole number"),
        ('["Mayami", ""]', "cities[15].also[1]: must not be empty"),
        ('["?"]', "cities[15].also[0]: '?' has no letters"),
        (f'["{"m" * 41}"]', "cities[15].also[0]: has 41 characters: at most 40"),
        ('["bóston"]', "cities[15].also[0]: 'bóston' is already a name of cities[1]"),
        ('["New-Orleans"]', "cities[15].also[0]: 'New-Orleans' is already a name of cities[18]"),
    ],
)
def test_other_names_that_cannot_be_used_are_reported(
    tmp_path: Path, names: str, problem: str
) -> None:
    assert problem in with_other_names(tmp_path, names)


def test_another_name_of_two_places_is_reported_once(tmp_path: Path) -> None:
    message = "'NYC' is already a name of cities[15]"
    assert with_other_names(tmp_path, '["n.y.c."]') == [f"cities[19].also[0]: {message}"]


def test_a_place_may_have_a_name_twice(tmp_path: Path) -> None:
    file = edited(tmp_path, "usa", MIAMI, f'{MIAMI}, also = ["miami", "MÍAMI", "Mayami"]')
    (miami,) = [city for city in load_file(file).cities if city.id == "miami"]
    assert miami.also == ("miami", "MÍAMI", "Mayami")


def test_too_many_other_names_are_reported(tmp_path: Path) -> None:
    names = ", ".join(f'"Miami {number}"' for number in range(31))
    assert with_other_names(tmp_path, f"[{names}]") == [
        "cities[15].also: 31 is too many: at most 30"
    ]


def test_a_region_cannot_have_the_name_of_a_city(tmp_path: Path) -> None:
    found = problems(tmp_path, "italy", '["Latium"]', '["Latium", "Rome"]')
    assert found == ["regions[5].also[1]: 'Rome' is already a name of cities[24]"]


WEST = 'from = "kreuzlingen", to = "deutschland", length = 1, colour = "orange", apart = true'
TARGETS = 'points = 5, or = [{ to = "osterreich", points = 14 }, { to = "italia", points = 11 }]'


def test_a_route_between_cities_cannot_lie_apart(tmp_path: Path) -> None:
    between = WEST.replace("deutschland", "st-gallen")
    found = problems(tmp_path, "switzerland", WEST, between)
    (at,) = [i for i, each in enumerate(load("switzerland").routes) if each.id.endswith("-west")]
    assert found == [f"routes[{at}].apart: only a route into a country can lie apart"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"osterreich"', '"atlantis"', "or[0].to: unknown city or country 'atlantis'"),
        ('"osterreich"', '"italia"', "or[1].to: 'italia' is named twice"),
        ("points = 14", "points = 0", "or[0].points: 0 is too few: at least 1"),
    ],
)
def test_a_wrong_target_of_a_ticket_is_reported(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    found = problems(tmp_path, "switzerland", TARGETS, TARGETS.replace(old, new, 1))
    assert f"tickets[0].{problem}" in found

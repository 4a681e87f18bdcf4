"""Wrong keys, words and types in a map file are reported with their locations."""

import contextlib
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from engine.model import MapId
from maps.errors import MapError
from maps.loader import available, load_file
from tests.support.edited_maps import problems
from tests.support.positions import IN_SOAK


def test_all_problems_are_found_at_once(tmp_path: Path) -> None:
    new = 'wagons = "many"\nlast_round = 2'
    assert problems(tmp_path, "usa", "wagons = 45 # US-1\nlast_round_at = 2", new) == [
        "wagons: expected a whole number, got text",
        "last_round_at: missing",
        (
            "last_round: unknown key; there are name, provenance, players, wagons, last_round_at, "
            "points, all_lanes_from_players, market, first_tickets, more_tickets, tie_breaks, "
            "cities, routes, tickets, rules, countries, regions, words"
        ),
    ]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("wagons = 45", "", "wagons: missing"),
        ("wagons = 45", "wagons = 4.5", "wagons: expected a whole number, got a number"),
        ("wagons = 45", "wagons = true", "wagons: expected a whole number, got true"),
        ("players = [2, 5]", "players = [2]", "players: expected a list of length 2, got 1"),
        ("players = [2, 5]", "players = [2, 'x']", "players[1]: expected a whole number, got"),
        ("market.row = 5", "market.rows = 5", "market.row: missing"),
        ("market.row = 5", "market.row = []", "market.row: expected a whole number, got a"),
        ("pink = 12", "purple = 12", "market.cards.purple: unknown word 'purple'; there are"),
        ("pink = 12", "pink = 'x'", "market.cards.pink: expected a whole number, got text"),
        ('refused = "under"', 'refused = "over"', "first_tickets.refused: unknown word 'over'"),
        ("ordinary = 3", "odd = 3", "first_tickets.offered.odd: unknown word 'odd';"),
        ("[-84.39, 33.75]", "[1, 'x']", "cities[0].at[1]: expected a number, got text"),
        ("at = [-84", "At = [-84", "cities[0].at: missing"),
        ('from = "atl', 'From = "atl', "routes[0].from: missing"),
        ('colour = "blue"', 'colour = "gray"', "routes[1].colour: unknown word 'gray';"),
        ("length = 2", "length = '2'", "routes[0].length: expected a whole number, got text"),
        ('colour = "grey"', "colour = 1", "routes[0].colour: expected text, got a"),
        ("routes = [", "routes = [ 7,", "routes[0]: expected a table, got a whole number"),
        ("points = 12", "value = 12", "tickets[0].points: missing"),
        ('rule = "longest trail"', 'rule = "x"', "rules[0].rule: unknown rule 'x'; there are"),
        ('rule = "longest trail", ', "", "rules[0].rule: missing; there are tunnels"),
        ("points = 10", "ponts = 10", "rules[0].points: missing"),
        ("points = 10", "points = 10, x = 1", "rules[0].x: unknown key; there are points"),
    ],
)  # fmt: skip
def test_a_value_of_the_wrong_type_is_reported(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    assert problems(tmp_path, "usa", old, new)[0].startswith(problem)


def test_a_key_that_should_be_a_number_of_players_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "amsterdam", "2 = [8, 4]", "two = [8, 4]")
    assert found == ["rules[0].points.two: expected a whole number, got text"]


def test_a_value_that_should_be_true_or_false_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "italy", "double = true", "double = 1")
    assert found == ["regions[10].double: expected true or false, got a whole number"]


VALUE = re.compile(r'"[^"\n]*"|-?\d+(\.\d+)?|true|\[[^][{}]*\]|\{[^{}]*\}|= ')
OTHERS = ("-1", "0", "1", "5", "1e3", "nan", '"x"', '"roma"', "[]", "[0]", "{}", "true", "9" * 25)
TEXTS = {map_id: file.read_text(encoding="utf-8") for map_id, file in available().items()}
SPANS = {map_id: [at.span() for at in VALUE.finditer(text)] for map_id, text in TEXTS.items()}


@pytest.mark.parametrize(
    "map_id",
    [pytest.param(each, marks=pytest.mark.soak if each in IN_SOAK else ()) for each in TEXTS],
)
@given(data=st.data())
@settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_any_changed_value_gives_a_map_or_a_map_error(
    tmp_path: Path, map_id: MapId, data: st.DataObject
) -> None:
    text = TEXTS[map_id]
    start, end = data.draw(st.sampled_from(SPANS[map_id]))
    other = data.draw(st.sampled_from(OTHERS))
    file = tmp_path / f"{map_id}.toml"
    file.write_text(text[:start] + other + text[end:], encoding="utf-8")
    with contextlib.suppress(MapError):
        assert load_file(file).id == map_id

"""The upper limits of a map: each is reported with its location, and what is at the limit is
accepted."""

import os
import socket
from pathlib import Path

import pytest

from maps.loader import load_file
from tests.support.edited_maps import edited, problems, problems_of

TICKET = 'id = "boston-miami", from = "boston", to = "miami", points = 12'
FIRST = "first_tickets = { offered = { ordinary = 3 }, keep = 2"
ROW = "market.row = 5\nmarket.sweep_at_wilds = 3"
ATLANTA = 'id = "atlanta", name = "Atlanta", at = [-84.39, 33.75]'
LINE = """
name = "Line"
provenance = "invented for a test"
players = [2, 2]
wagons = 9
last_round_at = 2
all_lanes_from_players = 2
points = [0, 1, 2, 4, 7, 10, 15, 18, 21, 24, 27, 30, 33, 36]
tie_breaks = []
market = {{ cards = {{ red = 80, wild = 14 }}, hand = 4, row = 5, sweep_at_wilds = 3 }}
first_tickets = {{ offered = {{ ordinary = 1 }}, keep = 1, refused = "under" }}
more_tickets = {{ offered = {{ ordinary = 1 }}, keep = 1, refused = "under" }}
cities = [{cities}]
routes = [{routes}]
tickets = [{tickets}]
"""


@pytest.mark.parametrize(
    ("map_id", "old", "new", "place", "most"),
    [
        ("italy", "wagons = 45", "wagons = {}", "wagons", 100),
        ("usa", "from_players = 4", "from_players = {}", "all_lanes_from_players", 9),
        ("usa", "18, 21]", "18, {}]", "points[8]", 1000),
        ("usa", "market.row = 5", "market.row = {}", "market.row", 10),
        ("usa", TICKET, TICKET.replace("12", "{}"), "tickets[0].points", 1000),
        ("usa", 'trail", points = 10', 'trail", points = {}', "rules[0].points", 1000),
        ("europe", "turn_over = 3", "turn_over = {}", "rules[0].turn_over", 10),
        ("europe", "each = 3", "each = {}", "rules[1].each", 4),
        ("europe", "unbuilt = 4", "unbuilt = {}", "rules[1].points_unbuilt", 1000),
        ("italy", "pile = 10", "pile = {}", "rules[0].pile", 200),
        ("italy", "hand = 2", "hand = {}", "rules[0].hand", 4),
        ("italy", "waves_paid = 2", "waves_paid = {}", "rules[0].waves_paid", 12),
        ("amsterdam", "pile = 16", "pile = {}", "rules[0].pile", 200),
        ("amsterdam", "2 = [8, 4]", "2 = [{}, 4]", "rules[0].points.2[0]", 1000),
    ],
)  # fmt: skip
def test_a_number_above_its_limit_is_reported(
    tmp_path: Path, map_id: str, old: str, new: str, place: str, most: int
) -> None:
    found = problems(tmp_path, map_id, old, new.format(most + 1))
    assert found == [f"{place}: {most + 1} is too many: at most {most}"]
    assert load_file(edited(tmp_path, map_id, old, new.format(most))).id == map_id


@pytest.mark.parametrize(
    ("map_id", "old", "new"),
    [
        ("usa", TICKET, TICKET.replace("12", "1")),
        ("usa", "from_players = 4", "from_players = 1"),
        ("usa", "last_round_at = 2", "last_round_at = 0"),
        ("usa", "market.hand = 4", "market.hand = 0"),
        ("usa", ROW, ROW.replace("5", "1").replace("3", "1")),
        ("usa", FIRST, FIRST.replace("3", "1").replace("2", "1")),
        ("usa", 'trail", points = 10', 'trail", points = 1'),
        ("europe", "turn_over = 3", "turn_over = 1"),
        ("europe", "each = 3", "each = 1"),
        ("europe", "unbuilt = 4", "unbuilt = 0"),
        ("italy", "pile = 10", "pile = 1"),
        ("italy", "hand = 2", "hand = 1"),
        ("italy", "waves_paid = 2", "waves_paid = 1"),
        ("amsterdam", "pile = 16", "pile = 1"),
        ("amsterdam", "2 = [8, 4]", "2 = [0, 0]"),
    ],
)
def test_the_smallest_number_of_each_kind_is_accepted(
    tmp_path: Path, map_id: str, old: str, new: str
) -> None:
    assert load_file(edited(tmp_path, map_id, old, new)).id == map_id


def line(folder: Path, cities: int = 3, lanes: int = 1, tickets: int = 2, length: int = 1) -> Path:
    """A map file with cities in a line, and the same number of lanes between all neighbours."""
    places = [f'{{ id = "c{i}", name = "C{i}", at = [{i}, 0] }}' for i in range(cities)]
    routes = [
        f'{{ id = "r{i}-{lane}", from = "c{i}", to = "c{i + 1}", length = {length},'
        ' colour = "grey" }'
        for i in range(cities - 1)
        for lane in range(lanes)
    ]
    wanted = [f'{{ id = "t{i}", from = "c0", to = "c1", points = 5 }}' for i in range(tickets)]
    text = LINE.format(cities=",".join(places), routes=",".join(routes), tickets=",".join(wanted))
    file = folder / "line.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_board_at_every_limit_of_its_size_is_accepted(tmp_path: Path) -> None:
    map_ = load_file(line(tmp_path, cities=150, lanes=2, tickets=200))
    assert (len(map_.cities), len(map_.routes), len(map_.tickets)) == (150, 298, 200)


def test_a_board_with_too_many_things_is_reported(tmp_path: Path) -> None:
    assert problems_of(line(tmp_path, cities=151)) == [
        "cities: 151 cities and countries are too many: at most 150"
    ]
    assert problems_of(line(tmp_path, cities=102, lanes=3)) == [
        "routes: 303 is too many: at most 300"
    ]
    assert problems_of(line(tmp_path, tickets=201)) == ["tickets: 201 is too many: at most 200"]


def test_a_board_that_is_too_large_is_refused_before_any_path_is_searched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("maps.analysis.problems")
    assert problems_of(line(tmp_path, cities=1_500))[0].startswith("cities: 1500 cities and")


def test_routes_that_are_too_long_are_reported(tmp_path: Path) -> None:
    file = line(tmp_path, cities=2, length=13)
    file.write_text(file.read_text(encoding="utf-8").replace("wagons = 9", "wagons = 13"))
    assert problems_of(file) == ["routes[0].length: 13 is too many: at most 12"]


def test_too_many_spaces_in_all_are_reported(tmp_path: Path) -> None:
    assert load_file(line(tmp_path, cities=126, length=8)).wagons == 9
    assert problems_of(line(tmp_path, cities=127, length=8)) == [
        "routes: 1008 spaces in all are too many: at most 1000"
    ]


def test_too_many_lanes_side_by_side_are_reported(tmp_path: Path) -> None:
    assert len(load_file(line(tmp_path, cities=2, lanes=4)).routes) == 4
    assert problems_of(line(tmp_path, cities=2, lanes=5)) == [
        "routes[4]: more than 4 lanes join its two ends"
    ]


def test_a_city_with_too_many_neighbours_is_reported(tmp_path: Path) -> None:
    file = line(tmp_path, cities=15)
    star = file.read_text(encoding="utf-8")
    for i in range(1, 14):
        star = star.replace(f'from = "c{i}", ', 'from = "c0", ')
    file.write_text(star, encoding="utf-8")
    assert problems_of(file) == ["cities[0]: 14 neighbours are too many: at most 12"]


def test_more_regions_than_allowed_are_reported(tmp_path: Path) -> None:
    regions = "".join(f'{{ id = "r{i}", name = "R{i}" }},' for i in range(24))
    found = problems(tmp_path, "italy", "regions = [", f"regions = [{regions}")
    assert found[0] == "regions: 41 is too many: at most 40"


def test_wagons_for_more_routes_than_a_longest_trail_can_have_are_reported(tmp_path: Path) -> None:
    assert load_file(edited(tmp_path, "usa", "wagons = 45", "wagons = 71")).wagons == 71
    assert problems(tmp_path, "usa", "wagons = 45", "wagons = 74") == [
        "wagons: 74 are enough for 36 routes; for a longest trail at most 35 are allowed"
    ]


def test_more_offered_tickets_than_allowed_are_reported(tmp_path: Path) -> None:
    more = "more_tickets = { offered = { ordinary = "
    assert problems(tmp_path, "usa", f"{more}3", f"{more}11") == [
        "more_tickets.offered: 11 is too many: at most 10"
    ]
    assert load_file(edited(tmp_path, "usa", f"{more}3", f"{more}10")).id == "usa"


# --- names and positions --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("A" * 41, "has 41 characters: at most 40"),
        (r"At\u0007lanta", "must not contain U+0007, which nobody can see"),
        (r"Atl\nanta", "must not contain U+000A, which nobody can see"),
        (r"\u202eatnaltA", "must not contain U+202E, which nobody can see"),
        ("Boston", "'Boston' is used twice"),
        ("  bOSTON", "'  bOSTON' is used twice"),
    ],
)
def test_a_name_that_nobody_can_read_or_tell_apart_is_reported(
    tmp_path: Path, name: str, problem: str
) -> None:
    file = edited(tmp_path, "usa", ATLANTA, "moved")
    text = file.read_text(encoding="utf-8").replace("  { moved },\n", "")
    moved = ATLANTA.replace("Atlanta", name)
    file.write_text(text.replace("\n]\n\nroutes", f"\n  {{ {moved} }},\n]\n\nroutes"))
    assert problems_of(file) == [f"cities[35].name: {problem}"]


def test_the_name_of_a_map_is_limited_too(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", 'name = "USA"', f'name = "{"U" * 41}"')
    assert found == ["name: has 41 characters: at most 40"]


def test_two_regions_of_the_same_name_are_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "italy", 'name = "Umbria"', 'name = "Lazio"')
    assert found == ["regions[15].name: 'Lazio' is used twice"]


@pytest.mark.parametrize("at", ["[1e308, 0]", "[0, -100001]", "[nan, 0]", "[0, inf]"])
def test_a_position_that_is_too_far_away_is_reported(tmp_path: Path, at: str) -> None:
    found = problems(tmp_path, "usa", "[-84.39, 33.75]", at)
    assert found == ["cities[0].at: must be two numbers from -100000 to 100000"]


def test_two_places_at_the_same_position_are_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", "[-71.06, 42.36]", "[-84.39, 33.75]")
    assert found == ["cities[1].at: 'atlanta' is at the same position"]


def test_an_id_that_no_button_could_carry_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "usa", '"atlanta-miami"', f'"{"a" * 51}"')
    assert found == ["routes[1].id: has 51 characters: at most 50"]


# --- files ----------------------------------------------------------------------------------------


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    file = edited(tmp_path, "usa", "wagons", "#" * 250_000 + "\nwagons")
    assert problems_of(file) == [f"has {file.stat().st_size} bytes: at most 250000"]


def test_a_file_name_that_is_too_long_is_refused(tmp_path: Path) -> None:
    found = problems_of(tmp_path / f"{'m' * 51}.toml")
    assert found == ["the name must have at most 50 characters before '.toml'"]


def test_a_pipe_is_refused_and_never_opened(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.toml"
    os.mkfifo(pipe)
    assert problems_of(pipe) == ["is a pipe, not a regular file"]


def test_a_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    assert problems_of(tmp_path / "folder.toml") == ["is a folder, not a regular file"]


def test_a_device_is_refused(tmp_path: Path) -> None:
    (tmp_path / "device.toml").symlink_to("/dev/zero")
    assert problems_of(tmp_path / "device.toml") == ["is a device, not a regular file"]


def test_a_socket_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the address of a socket is short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("socket.toml")
        assert problems_of(Path("socket.toml")) == ["is a socket, not a regular file"]


def test_a_link_to_a_regular_file_is_read(tmp_path: Path) -> None:
    file = edited(tmp_path, "usa", "", "")
    (tmp_path / "linked.toml").symlink_to(file)
    assert load_file(tmp_path / "linked.toml").id == "linked"

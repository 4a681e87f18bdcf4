"""Graph analysis of maps: unconnected cities, impossible tickets, dead ends, distances."""

from pathlib import Path

import pytest

from engine.model import PlaceId
from maps.analysis import FarthestPair, farthest, network, spaces_from
from maps.errors import MapError
from maps.loader import load, load_file

# Three towns on one shore, two on another; both shores have a border with the same country.
SHORES = """
name = "Two shores"
provenance = "invented for a test"
players = [2, 2]
wagons = 9
last_round_at = 2
all_lanes_from_players = 2
points = [0, 1, 2, 4]
tie_breaks = []
market.cards = { red = 20, wild = 4 }
market.hand = 4
market.row = 5
market.sweep_at_wilds = 3
first_tickets = { offered = { ordinary = 1 }, keep = 1, refused = "under" }
more_tickets = { offered = { ordinary = 1 }, keep = 1, refused = "under" }
cities = [
  { id = "ash", name = "Ash", at = [0, 0] },
  { id = "birch", name = "Birch", at = [1, 0] },
  { id = "cedar", name = "Cedar", at = [2, 0] },
  { id = "elm", name = "Elm", at = [0, 9] },
  { id = "fir", name = "Fir", at = [1, 9] },
]
countries = [{ id = "hills", name = "Hills", at = [9, 5] }]
routes = [
  { id = "ash-birch", from = "ash", to = "birch", length = 3, colour = "red" },
  { id = "birch-cedar", from = "birch", to = "cedar", length = 2, colour = "red" },
  { id = "cedar-hills", from = "cedar", to = "hills", length = 1, colour = "red" },
  { id = "elm-fir", from = "elm", to = "fir", length = 2, colour = "red" },
  { id = "hills-fir", from = "hills", to = "fir", length = 2, colour = "red" },
  { id = "bridge", from = "ash", to = "elm", length = 3, colour = "grey" },
]
tickets = [
  { id = "ash-cedar", from = "ash", to = "cedar", points = 5 },
  { id = "cedar-fir", from = "cedar", to = "fir", points = 9 },
  { id = "hills-elm", from = "hills", to = "elm", points = 4 },
]
"""
BRIDGE = '  { id = "bridge", from = "ash", to = "elm", length = 3, colour = "grey" },\n'


def written(folder: Path, text: str) -> Path:
    file = folder / "shores.toml"
    file.write_text(text, encoding="utf-8")
    return file


def problems(folder: Path, old: str, new: str) -> list[str]:
    assert old in SHORES
    with pytest.raises(MapError) as caught:
        load_file(written(folder, SHORES.replace(old, new)))
    return [str(problem) for problem in caught.value.problems]


def test_a_country_does_not_connect_the_routes_into_it(tmp_path: Path) -> None:
    assert problems(tmp_path, BRIDGE, "") == [  # IT-9
        "cities[3]: no way leads from 'elm' to most of the others",
        "cities[4]: no way leads from 'fir' to most of the others",
        "tickets[1]: no way leads from 'cedar' to 'fir'",
    ]


def test_shortest_paths_never_lead_through_a_country(tmp_path: Path) -> None:
    map_ = load_file(written(tmp_path, SHORES.replace("wagons = 9", "wagons = 10")))
    assert spaces_from(network(map_), PlaceId("cedar"))[PlaceId("fir")] == 2 + 3 + 3 + 2


def test_a_ticket_that_takes_more_wagons_than_a_player_has_is_reported(tmp_path: Path) -> None:
    found = problems(tmp_path, "wagons = 9", "wagons = 9 ")
    assert found == ["tickets[1]: takes 10 wagons, and a player has 9"]


def test_a_country_is_reached_by_the_nearest_of_its_dead_ends(tmp_path: Path) -> None:
    map_ = load_file(written(tmp_path, SHORES.replace("wagons = 9", "wagons = 10")))
    from_hills = spaces_from(network(map_), PlaceId("hills"))
    assert (from_hills[PlaceId("elm")], from_hills[PlaceId("ash")]) == (4, 6)


@pytest.mark.parametrize(
    ("map_id", "way"),
    [
        ("amsterdam", FarthestPair(PlaceId("montelbaanstoren"), PlaceId("jordaan"), 9)),
        ("europe", FarthestPair(PlaceId("cadiz"), PlaceId("rostov"), 29)),
        ("italy", FarthestPair(PlaceId("siracusa"), PlaceId("francia"), 28)),
        ("usa", FarthestPair(PlaceId("boston"), PlaceId("san-francisco"), 23)),
    ],
)
def test_the_farthest_pair_of_places_is_known(map_id: str, way: FarthestPair) -> None:
    assert farthest(load(map_id)) == way

"""Nothing overlaps on any board, and the lint notices if it does."""

from collections.abc import Mapping
from itertools import combinations

import pytest
from msgspec.structs import replace

from engine.model import MapId, RouteId
from maps import drawing, loader
from maps.drawing import EDITIONS, Drawing, Edition, LabelOffset, RegionLabel
from render import lint
from render.ink.geometry import Box, Curve, Point, overlap, upright
from render.layout import board_layout
from render.layout.board_layout import CITY_RADIUS
from render.layout.layout_cache import load_layout
from render.lint import FAULTS
from render.scene import legend


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_is_wrong_on_any_board(map_id: str, edition: Edition) -> None:
    assert lint.lint(loader.load(map_id), edition) == dict.fromkeys(FAULTS, 0)


def test_a_station_on_a_name_is_noticed() -> None:
    europe = loader.load(MapId("europe"))
    plan = drawing.load(europe.id)
    near = LabelOffset(0.0, -28.0)
    layout = board_layout.layout_from(europe, replace(plan, labels={**plan.labels, "wien": near}))
    assert "station on a label" in {problem.fault for problem in lint.problems(layout)}


@pytest.mark.parametrize(("map_id", "place"), [("newyork", "chelsea"), ("london", "big-ben")])
def test_a_name_on_a_wide_disc_is_noticed(map_id: str, place: str) -> None:
    map_ = loader.load(map_id)
    plan = drawing.load(map_.id)
    name = next(city.name for city in map_.cities if city.id == place)
    half = board_layout.label_box(name, plan.text, Point(0, 0)).half_length
    beside = LabelOffset(CITY_RADIUS + 1 + half, 0.0)  # far enough from the disc of other cities
    layout = board_layout.layout_from(map_, replace(plan, labels={**plan.labels, place: beside}))
    assert f"label overlaps: {name} and {place}" in map(str, lint.problems(layout))


def test_the_command_prints_a_table_and_succeeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert lint.main() == 0
    shown = capsys.readouterr().out
    assert all(fault in shown for fault in FAULTS)
    drawings = {f"{map_id}{kind}" for map_id in loader.available() for kind in ("", "/phone")}
    assert set(shown.splitlines()[0].split()) == drawings


def test_boxes_at_an_angle_touch_only_where_they_do() -> None:
    level = upright(0, 0, 10, 4)
    tilted = Box(14.0, 8.0, 0.6, 0.8, 5.0, 2.0)
    assert overlap(level, tilted) < 0
    assert overlap(level, tilted._replace(x=9.0, y=5.0)) > 0
    assert overlap(level, level) == pytest.approx(4.0)


def test_a_curve_is_walked_by_its_length() -> None:
    curve = Curve(Point(0, 0), Point(50, 0), Point(100, 0))
    assert curve.length == pytest.approx(100)
    assert [round(at.x) for at in curve.walk([0, 25, 100])] == [0, 25, 100]
    assert curve.turn == pytest.approx(0)


def faults_of(plan: Drawing) -> Mapping[str, int]:
    map_ = loader.load("amsterdam")
    found = [problem.fault for problem in lint.problems(board_layout.layout_from(map_, plan))]
    return {fault: found.count(fault) for fault in FAULTS}


@pytest.fixture
def plan() -> Drawing:
    return drawing.load(loader.load("amsterdam").id)


def test_two_cities_in_one_place_are_noticed(plan: Drawing) -> None:
    moved = dict(plan.places)
    cities = list(moved)
    moved[cities[0]] = moved[cities[1]]
    found = faults_of(replace(plan, places=moved))
    assert found["spaces overlap"]
    assert found["label overlaps"]
    assert found["space too small"]


def test_a_space_outside_the_picture_is_noticed(plan: Drawing) -> None:
    group = "nieuwe-waal-noordermarkt"
    assert faults_of(replace(plan, bends={**plan.bends, group: (-2000.0, 0.0)}))["space outside"]


def test_a_name_over_its_own_city_is_noticed(plan: Drawing) -> None:
    labels = {**plan.labels, "dam": LabelOffset(0.0, 0.0)}
    assert faults_of(replace(plan, labels=labels))["label overlaps"]


def test_every_region_is_named_on_the_board() -> None:
    italy = loader.load(MapId("italy"))
    assert set(drawing.load(italy.id).regions) == {region.id for region in italy.regions}
    names = {" ".join(name.lines) for name in load_layout(italy.id).region_names}
    assert {"Lazio", "Puglia \N{MULTIPLICATION SIGN}2"} <= names


def test_a_region_named_over_a_route_is_noticed() -> None:
    italy = loader.load(MapId("italy"))
    plan = drawing.load(italy.id)
    space = load_layout(italy.id).spaces[italy.routes[0].id][0]
    regions = {**plan.regions, italy.regions[0].id: RegionLabel((space.x, space.y))}
    layout = board_layout.layout_from(italy, replace(plan, regions=regions))
    assert {problem.fault for problem in lint.problems(layout)} == {"label overlaps"}


def test_narrow_spaces_are_noticed(plan: Drawing) -> None:
    assert faults_of(replace(plan, space=(84.0, 8.0)))["space too small"]


def test_lanes_that_are_not_parallel_are_noticed() -> None:
    layout = load_layout(MapId("amsterdam"))
    groups = list(layout.groups)
    number = next(i for i, group in enumerate(groups) if len(group.spaces) > 1)
    routes = list(groups[number].spaces)
    turned = tuple(
        box._replace(along_x=box.along_y, along_y=-box.along_x)
        for box in groups[number].spaces[routes[0]]
    )
    spaces = {**groups[number].spaces, RouteId(routes[0]): turned}
    groups[number] = replace(groups[number], spaces=spaces)
    found = [problem.fault for problem in lint.problems(replace(layout, groups=tuple(groups)))]
    assert "lanes not parallel" in found


def test_the_longest_legend_covers_nothing(map_id: str) -> None:
    layout = load_layout(MapId(map_id))
    plate = legend.plate_of(layout, legend.max_rows(MapId(map_id)))
    spaces = [box for row in layout.spaces.values() for box in row]
    assert all(overlap(plate, box) <= 0 for box in [*spaces, *(name.box for name in layout.names)])


def test_two_names_on_one_line_do_not_read_as_one(map_id: str) -> None:
    layout = load_layout(MapId(map_id))
    for one, other in combinations([name.box for name in layout.names], 2):
        if abs(one.y - other.y) < layout.text / 2:
            assert abs(one.x - other.x) - one.half_length - other.half_length > 15

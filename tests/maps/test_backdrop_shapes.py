"""Shapes of backdrops: projecting, moving along with cities, clipping and simplifying."""

from pathlib import Path

import pytest

from engine.model import MapId
from maps import drawing, loader, shapes
from maps.drawing import Projection
from maps.projection import projector
from maps.shapes.clipping import area_of, lines_inside, ring_inside, simplify, with_fewer_points
from maps.shapes.layers import PictureFrame
from maps.shapes.town_plan import smoothed, town_plan_layers
from maps.shapes.warp import warp

BOX = (0.0, 0.0, 10.0, 10.0)
MAX_BYTES = 260_000  # bytes of a shape file
BEYOND_PX = 400  # a line ends with its first point beyond the edge


@pytest.mark.parametrize("edition", drawing.EDITIONS)
def test_our_shape_files_are_small_and_lie_around_the_picture(
    map_id: str, edition: drawing.Edition
) -> None:
    drawn = drawing.drawing_id(MapId(map_id), edition)
    assert drawing.edition_of(drawn) == edition
    assert shapes.file_of(drawn).stat().st_size < MAX_BYTES
    width, height = drawing.load(drawn).size
    for layer in shapes.load(drawn).layers:
        for line in layer.lines:
            assert len(line) % 2 == 0
            assert min(line) > -BEYOND_PX * shapes.UNITS_PER_PX
            assert max(line) < (max(width, height) + BEYOND_PX) * shapes.UNITS_PER_PX


@pytest.mark.parametrize("map_id", ["italy", "london"])
def test_every_region_that_scores_has_a_shape(map_id: str) -> None:
    drawn = {layer.name for layer in shapes.load(MapId(map_id)).layers if layer.kind == "region"}
    assert {region.id for region in loader.load(map_id).regions} <= drawn


def test_a_map_without_a_shape_file_has_no_layers() -> None:
    assert shapes.load(MapId("nowhere")).layers == ()


def test_a_conic_projection_keeps_the_centre_and_points_north() -> None:
    map_ = Projection("conic", (10.0, 50.0), (800.0, 500.0), 40.0, (45.0, 55.0))
    project = projector(map_)
    assert project(10.0, 50.0) == pytest.approx((800.0, 500.0))
    x, y = project(10.0, 51.0)
    assert x == pytest.approx(800.0)
    assert 450 < y < 470


@pytest.mark.parametrize("parallels", [(0.0, 0.0), (-10.0, 10.0), (-1e-9, 1e-9)])
def test_a_conic_projection_around_the_equator_is_a_cylinder(
    parallels: tuple[float, float],
) -> None:
    project = projector(Projection("conic", (10.0, 0.0), (800.0, 500.0), 40.0, parallels))
    assert project(10.0, 0.0) == pytest.approx((800.0, 500.0))
    x, y = project(11.0, 5.0)
    assert project(9.0, -5.0) == pytest.approx((1600 - x, 1000 - y))
    almost = parallels[0] - 0.001, parallels[1]
    cone = projector(Projection("conic", (10.0, 0.0), (800.0, 500.0), 40.0, almost))
    assert (x, y) == pytest.approx(cone(11.0, 5.0), abs=0.1)


def test_a_plan_is_only_scaled() -> None:
    project = projector(Projection("plan", (100.0, 100.0), (800.0, 500.0), 2.0))
    assert project(110.0, 90.0) == (820.0, 480.0)


def test_a_warp_meets_the_places_it_was_made_for() -> None:
    corners = [((x, y), (x, y)) for x in (0.0, 1000.0) for y in (0.0, 1000.0)]
    move = warp([*corners, ((500.0, 500.0), (540.0, 500.0))])
    assert move((500.0, 500.0)) == pytest.approx((540.0, 500.0), abs=6)
    assert move((0.0, 1000.0)) == pytest.approx((0.0, 1000.0), abs=6)


def test_a_ring_is_cut_at_the_edge() -> None:
    ring = ring_inside([(-5.0, 5.0), (5.0, 5.0), (5.0, 20.0), (-5.0, 20.0)], BOX)
    assert area_of(ring) == pytest.approx(25.0)
    assert ring_inside([(20.0, 20.0), (30.0, 20.0), (30.0, 30.0)], BOX) == []


def test_a_line_is_cut_into_the_parts_inside() -> None:
    line = [(1.0, 1.0), (2.0, 2.0), (20.0, 2.0), (20.0, 3.0), (3.0, 3.0), (4.0, 4.0)]
    parts = list(lines_inside(line, BOX))
    assert parts == [[(1.0, 1.0), (2.0, 2.0), (20.0, 2.0)], [(3.0, 3.0), (4.0, 4.0)]]


def test_points_within_the_tolerance_are_removed() -> None:
    line = [(0.0, 0.0), (5.0, 0.1), (10.0, 0.0), (10.0, 9.0)]
    assert simplify(line, 0.5) == [(0.0, 0.0), (10.0, 0.0), (10.0, 9.0)]


def test_a_ring_with_fewer_points_stays_closed() -> None:
    square = (0, 0, 1000, 0, 1000, 500, 1000, 1000, 0, 1000, 0, 0)
    rough = with_fewer_points(square, 1.0)
    assert rough[:2] == rough[-2:]
    assert len(rough) < len(square) + 2


def test_a_smooth_line_goes_through_its_points() -> None:
    points = [(0.0, 0.0), (10.0, 5.0), (20.0, 0.0)]
    assert set(points) <= set(smoothed(points, closed=False))
    assert set(points) <= set(smoothed(points, closed=True))


def test_an_area_outside_the_picture_is_left_out_of_a_plan(tmp_path: Path) -> None:
    frame = PictureFrame(lambda x, y: (x, y), lambda at: at, (100, 100), 1.0)
    plan = tmp_path / "plan.toml"
    inside, outside = "[[1, 1], [9, 1], [9, 9]]", "[[900, 900], [950, 900], [950, 950]]"
    plan.write_text(f'[[strokes]]\nkind = "park"\nclosed = true\nlines = [{inside}, {outside}]\n')
    (layer,) = town_plan_layers(frame, plan)
    assert len(layer.lines) == 1


def test_an_area_that_crosses_the_180th_meridian_stays_where_it_is() -> None:
    frame = PictureFrame(lambda x, y: (x, y), lambda at: at, (100, 100), 1.0)
    ring = [(170.0, 40.0), (179.0, 40.0), (-175.0, 40.0), (-175.0, 60.0), (179.0, 60.0)]
    assert frame.ring(ring) == ()
    assert list(frame.lines(ring)) == []

"""Arranging a board: the same seed gives the same board, and every try can be undone."""

import msgspec
import pytest
from msgspec.structs import replace

from engine.model import MapId
from maps import drawing, loader
from maps.drawing import Drawing
from render.ink.geometry import Point
from render.layout import automatic_drawing, board_layout
from render.layout.arrange.anneal import Annealer
from render.layout.arrange.draft_layout import LEGEND, DraftLayout
from render.layout.arrange.drawing_file import drawing_of, to_toml
from render.layout.layout_cache import layout_of, load_layout


@pytest.fixture
def bare() -> Drawing:
    """The drawing of Amsterdam before anything was arranged."""
    plan = drawing.load(MapId("amsterdam"))
    return replace(plan, places={}, bends={}, stubs={}, labels={})


def arranged(plan: Drawing, tries: int) -> Annealer:
    annealer = Annealer(DraftLayout(loader.load("amsterdam"), plan), seed=7)
    annealer.run(tries, hot=60.0, cold=0.05, reach=14.0)
    return annealer


def test_arranging_makes_a_board_better(bare: Drawing) -> None:
    assert arranged(bare, 400).total() < arranged(bare, 0).total() / 2


def test_the_same_seed_gives_the_same_board(bare: Drawing) -> None:
    one, other = (drawing_of(arranged(bare, 200).draft) for _ in range(2))
    assert one == other


def test_the_grid_has_every_thing_where_it_is(bare: Drawing) -> None:
    draft = arranged(bare, 300).draft
    for thing in draft.things():
        assert draft.boxes[thing] == draft.boxes_of(thing)
    on_grid = sum(thing != LEGEND for cell in draft.grid.values() for thing, _ in cell)
    assert on_grid == sum(map(len, draft.boxes.values()))


def test_a_drawing_survives_being_written(map_id: str) -> None:
    plan = drawing.load(MapId(map_id))
    assert msgspec.toml.decode(to_toml(plan), type=Drawing) == plan


def test_every_place_and_route_of_a_map_is_in_its_drawing(map_id: str) -> None:
    map_, plan = loader.load(map_id), drawing.load(MapId(map_id))
    assert set(plan.places) == {city.id for city in map_.cities}
    assert set(plan.bends) == set(drawing.groups(map_))
    assert set(plan.labels) == {*plan.places, *plan.stubs}


@pytest.mark.parametrize("map_id", ["amsterdam", "italy"])
def test_a_map_without_a_drawing_gets_one(map_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic_drawing, "TRIES", 100)
    map_ = replace(loader.load(map_id), id=MapId(f"new-{map_id}"))
    layout = layout_of(map_)
    assert load_layout(map_.id) is layout
    assert set(layout.spaces) == {route.id for route in map_.routes}
    width, height = layout.size
    assert all(0 < at.x < width and 0 < at.y < height for at in layout.cities.values())


@pytest.mark.parametrize(
    "at",
    [
        [(-5.0, -10.0), (0.0, 0.0), (5.0, 10.0)],  # the equator is in the middle
        [(0.0, 0.0), (0.0, 1.0), (0.0, 2.0)],  # all on one line
        [(0.0, 0.0), (1e-300, 0.0), (1.0, 1.0)],  # so near that they cannot be told apart
        [(-1e5, -1e5), (1e5, 1e5), (0.0, 0.0)],  # the limits of a coordinate
    ],
)
def test_cities_at_unusual_positions_can_be_drawn(
    at: list[tuple[float, float]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automatic_drawing, "TRIES", 100)
    usa = loader.load("usa")
    ends = [usa.cities[i].id for i in range(3)]
    cities = [replace(usa.cities[i], at=at[i]) for i in range(3)]
    pairs = ((ends[0], ends[1]), (ends[1], ends[2]))
    routes = [replace(usa.routes[i], ends=pairs[i], lane=0) for i in range(2)]
    plan = automatic_drawing.automatic_drawing(
        replace(usa, cities=tuple(cities), routes=tuple(routes), tickets=())
    )
    width, height = plan.size
    assert set(plan.places) == set(ends)
    assert all(0 < x < width and 0 < y < height for x, y in plan.places.values())


def test_lanes_keep_their_distance_around_a_bend() -> None:
    plan = drawing.load(MapId("europe"))
    curve = board_layout.bent(Point(0, 0), Point(200, 0), (0.0, 90.0))
    first, second = board_layout.lanes(curve, [4, 4], plan)
    pitch = plan.space[1] + plan.lane_gap
    for one, other in zip(first, second, strict=True):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 == pytest.approx(pitch**2)

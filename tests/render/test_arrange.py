"""Arranging a board: the same seed gives the same board, and every try can be undone."""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.model import MapId
from maps import drawing, loader
from maps.drawing import Drawing
from render.ink.geometry import Point
from render.layout import automatic_drawing, board_layout, layout_cache
from render.layout.arrange import __main__ as command
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


@pytest.fixture
def new_map(bare: Drawing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a map of which only the head of its full drawing has been written. Nothing that
    is read from there outlives the test."""
    folder = tmp_path / "amsterdam"
    folder.mkdir()
    (folder / "drawing.toml").write_text(to_toml(bare), encoding="utf-8")
    monkeypatch.setattr(drawing, "MAPS_FOLDER", tmp_path)
    monkeypatch.setattr(layout_cache, "_kept", {})
    drawing.load.cache_clear()
    yield folder
    drawing.load.cache_clear()


def arrange(monkeypatch: pytest.MonkeyPatch, *options: str) -> None:
    monkeypatch.setattr(sys, "argv", ["arrange", "amsterdam", "--tries", "20", *options])
    command.main()


@pytest.mark.usefixtures("new_map")
def test_a_new_map_is_arranged_and_its_faults_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arrange(monkeypatch, "--afresh")
    plan = drawing.load(MapId("amsterdam"))
    assert set(plan.places) == {city.id for city in loader.load("amsterdam").cities}
    before, after, *faults = capsys.readouterr().out.splitlines()
    assert float(after.split()[-1]) < float(before.split()[-1])
    assert faults  # after 20 tries


@pytest.mark.usefixtures("new_map")
def test_the_edition_for_phones_starts_from_the_full_one(monkeypatch: pytest.MonkeyPatch) -> None:
    arrange(monkeypatch, "--afresh")
    arrange(monkeypatch, "--edition", "phone", "--size", "1210", "1140")
    map_id = MapId("amsterdam")
    full, phone = drawing.load(map_id), drawing.load(drawing.phone_id(map_id))
    assert phone.size == (1210, 1140)
    assert phone.size[0] / 40.5 <= phone.text < phone.size[0] / 39
    assert set(phone.places) == set(full.places)
    assert phone.projection.scale == pytest.approx(
        full.projection.scale * 1210 / full.size[0], abs=0.001
    )


def test_arranging_an_edition_that_is_missing_leaves_the_full_one_alone(
    new_map: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (new_map / "drawing.toml").read_bytes()
    with pytest.raises(SystemExit) as stopped:
        arrange(monkeypatch, "--edition", "phone")
    assert stopped.value.code == 2
    assert "--size WIDTH HEIGHT" in capsys.readouterr().err
    assert [file.name for file in new_map.iterdir()] == ["drawing.toml"]
    assert (new_map / "drawing.toml").read_bytes() == before


def test_lanes_of_another_length_lie_apart() -> None:
    nordic = loader.load("nordic")
    found = drawing.groups(nordic)
    apart = ("kristiansand-stavanger", "kristiansand-stavanger-orange")
    assert [[route.length for route in found[group]] for group in apart] == [[2], [3]]
    assert [len(found[group]) for group in ("bergen-oslo", "helsinki-stockholm")] == [2, 2]
    spaces = load_layout(nordic.id).spaces
    tunnel, ferry = (spaces[found[group][0].id][1] for group in apart)
    assert (tunnel.x - ferry.x) ** 2 + (tunnel.y - ferry.y) ** 2 > 60**2


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

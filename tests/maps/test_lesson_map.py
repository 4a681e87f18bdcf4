"""The practice board of the lesson: a map like any other, except that nobody can choose it."""

from pathlib import Path

from maps import loader
from maps.loader import LESSON_MAP, available, file_of, load, load_file
from tests.support.edited_maps import edited


def test_it_passes_the_checks_that_every_map_must_pass() -> None:
    assert load_file(file_of(LESSON_MAP)) == load(LESSON_MAP)


def test_it_is_small_and_has_two_double_routes() -> None:
    map_ = load(LESSON_MAP)
    assert (len(map_.cities), len(map_.routes), map_.wagons) == (8, 13, 8)
    assert [route.id for route in map_.routes if route.lane] == ["corvo-elva-red", "dorn-holm-2"]
    assert map_.all_lanes_from_players > map_.players[1]


def test_it_is_not_a_map_to_choose_and_no_folder_can_replace_it(tmp_path: Path) -> None:
    edited(tmp_path, "usa", 'name = "USA"', 'name = "Other"').rename(tmp_path / "lesson.toml")
    assert LESSON_MAP not in available()
    assert LESSON_MAP not in available(tmp_path)
    assert loader.load(LESSON_MAP, tmp_path).name == "Practice board"

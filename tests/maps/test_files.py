"""Files that are not maps, and folders with additional maps."""

import re
from pathlib import Path

import pytest

from engine.model import MapId
from maps.errors import MapError, MapProblem, UnknownMapError
from maps.loader import available, file_of, load, load_file
from tests.support.edited_maps import edited, problems


def test_every_problem_names_its_file_and_place(tmp_path: Path) -> None:
    file = edited(tmp_path, "europe", 'to = "essen"', 'to = "esssen"')
    with pytest.raises(MapError) as caught:
        load_file(file)
    assert str(caught.value) == "europe.toml: routes[1].to: unknown city 'esssen'"
    assert caught.value.problems == (MapProblem("routes[1].to", "unknown city 'esssen'"),)


def test_a_file_that_is_not_toml_is_refused(tmp_path: Path) -> None:
    (found,) = problems(tmp_path, "usa", 'name = "USA"', "name = USA")
    assert re.fullmatch(r"is not TOML: Invalid value \(at line 8, column 8\)", found)


@pytest.mark.parametrize("value", ["[" * 9999, "9" * 9999, "2026-99-99"])
def test_a_value_that_breaks_the_parser_is_refused(tmp_path: Path, value: str) -> None:
    (found,) = problems(tmp_path, "usa", "wagons = 45", f"wagons = {value}")
    assert found.startswith("is not TOML: ")


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "picture.toml"
    file.write_bytes(b"\x89PNG")
    with pytest.raises(MapError, match=r"picture\.toml: is not UTF-8 text"):
        load_file(file)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MapError, match=r"atlantis\.toml: cannot be read: No such file"):
        load_file(tmp_path / "atlantis.toml")


def test_a_file_whose_name_is_not_an_id_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MapError, match=r"New York\.toml: the name must be like 'new-york\.toml'"):
        load_file(tmp_path / "New York.toml")


def test_a_folder_can_hold_more_maps(tmp_path: Path) -> None:
    edited(tmp_path, "usa", 'name = "USA"', 'name = "Railroads"').rename(tmp_path / "rails.toml")
    assert set(available(tmp_path)) == {*available(), "rails"}
    map_ = load("rails", tmp_path)
    assert (map_.id, map_.name, len(map_.routes)) == ("rails", "Railroads", 100)


def test_a_map_of_a_folder_is_unknown_without_the_folder(tmp_path: Path) -> None:
    edited(tmp_path, "usa", 'name = "USA"', 'name = "Railroads"').rename(tmp_path / "rails.toml")
    with pytest.raises(UnknownMapError) as caught:
        load("rails")
    assert (caught.value.map_id, caught.value.known) == ("rails", tuple(sorted(available())))


def test_a_folder_cannot_replace_one_of_our_maps(tmp_path: Path) -> None:
    edited(tmp_path, "usa", 'name = "USA"', 'name = "Other"')
    assert available(tmp_path)[MapId("usa")] == file_of("usa")
    assert load("usa", tmp_path).name == "USA"


def test_a_missing_folder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MapError, match="nowhere: no such folder of maps"):
        available(tmp_path / "nowhere")

"""`python -m maps`: what it prints, and how it ends."""

import subprocess
import sys
from pathlib import Path

import pytest

from maps.__main__ import main
from maps.loader import MAPS_FOLDER, file_of
from tests.support.edited_maps import edited

COLOURS = ["pink", "white", "blue", "yellow", "orange", "black", "red", "green", "grey"]


def test_check_prints_a_line_of_numbers_for_every_map(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"], {}) == 0
    out, err = capsys.readouterr()
    heading, *lines = [line.split() for line in out.splitlines()]
    assert heading[:6] == ["map", "cities", "countries", "routes", "doubles", "triples"]
    assert heading[6:] == [*COLOURS, "tickets", "longest", "shortest", "path"]
    assert [line[:6] for line in lines] == [
        ["amsterdam", "17", "0", "45", "13", "0"],
        ["europe", "47", "0", "101", "11", "0"],
        ["india", "39", "0", "108", "28", "0"],
        ["italy", "34", "5", "128", "42", "1"],
        ["london", "17", "0", "44", "9", "0"],
        ["newyork", "15", "0", "41", "11", "0"],
        ["nordic", "39", "0", "81", "14", "0"],
        ["switzerland", "34", "4", "88", "12", "0"],
        ["usa", "36", "0", "100", "22", "0"],
    ]
    assert lines[8][6:] == [*["27"] * 8, "93", "30", "23", "boston", "to", "san-francisco"]
    assert err == ""


def test_check_lists_every_error_and_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = edited(tmp_path, "usa", "length = 2, colour", "length = 0, colour")
    assert main(["check", str(file_of("italy")), str(file)], {}) == 1
    out, err = capsys.readouterr()
    assert [line.split()[0] for line in out.splitlines()] == ["map", "italy"]
    assert err == "usa.toml: routes[0].length: 0 is too few: at least 1\n"


def test_check_of_nothing_but_errors_prints_no_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "atlantis.toml"], {}) == 1
    out, err = capsys.readouterr()
    assert (out, err) == ("", "atlantis.toml: cannot be read: No such file or directory\n")


def test_check_also_reads_the_folder_of_more_maps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edited(tmp_path, "usa", 'name = "USA"', 'name = "R"').rename(tmp_path / "rails.toml")
    assert main(["check"], {"MAPS_DIR": str(tmp_path)}) == 0
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert names == [
        "map",
        "amsterdam",
        "europe",
        "india",
        "italy",
        "london",
        "newyork",
        "nordic",
        "switzerland",
        "usa",
        "rails",
    ]


def test_check_reports_a_map_that_takes_the_name_of_another(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = edited(tmp_path, "usa", 'name = "USA"', 'name = "Other"')
    assert main(["check"], {"MAPS_DIR": str(tmp_path)}) == 1
    assert capsys.readouterr().err == f"{file}: the name 'usa' is taken\n"


def test_list_names_every_map(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"], {"MAPS_DIR": ""}) == 0
    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["amsterdam", "Amsterdam", "2-4", "players"],
        ["europe", "Europe", "2-5", "players"],
        ["india", "India", "2-4", "players"],
        ["italy", "Italy", "2-5", "players"],
        ["london", "London", "2-4", "players"],
        ["newyork", "New", "York", "2-4", "players"],
        ["nordic", "Nordic", "Countries", "2-3", "players"],
        ["switzerland", "Switzerland", "2-3", "players"],
        ["usa", "USA", "2-5", "players"],
    ]


def test_a_missing_folder_of_maps_is_reported(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list"], {"MAPS_DIR": "nowhere"}) == 1
    assert capsys.readouterr().err == "nowhere: no such folder of maps\n"


@pytest.mark.parametrize("arguments", [[], ["chek"], ["list", "usa.toml"]])
def test_bad_usage_ends_with_2_and_says_how(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments, {})
    assert ended.value.code == 2
    assert "usage: python -m maps" in capsys.readouterr().err


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "maps", "check", "atlantis.toml"],
        cwd=MAPS_FOLDER.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("atlantis.toml: cannot be read")

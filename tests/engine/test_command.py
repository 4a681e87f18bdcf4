"""`python -m engine`: simulate and replay, and their error messages."""

import hashlib
import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.game import RULES_VERSION


def run(*arguments: str, maps_dir: str = "") -> int:
    return main(arguments, {"MAPS_DIR": maps_dir})


def test_simulate_ends_with_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        run("simulate", "--map", "amsterdam", "--players", "3", "--games", "4", "--seed", "1") == 0
    )
    printed = capsys.readouterr()
    summary = json.loads(printed.out)
    assert summary["games"] == 4
    assert summary["actions"] > 100
    assert summary["games_per_s"] > 0 < summary["actions_per_s"]
    assert {"total", "routes", "ticket", "merchandise"} <= set(summary["mean_score"])
    assert "amsterdam, 3 players" in printed.err


def test_simulate_prints_only_json_if_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("simulate", "--map", "usa", "--games", "1", "--json") == 0
    printed = capsys.readouterr()
    assert json.loads(printed.out)["players"] == 2
    assert printed.err == ""


def test_the_same_seed_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    results = []
    for _ in range(2):
        run("simulate", "--map", "italy", "--games", "3", "--seed", "5", "--json")
        results.append(json.loads(capsys.readouterr().out))
    assert results[0]["mean_score"] == results[1]["mean_score"]
    assert results[0]["actions"] == results[1]["actions"]


def test_saved_games_are_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "folder"
    run("simulate", "--map", "europe", "--games", "2", "--save", str(folder), "--json")
    files = sorted(map(str, folder.glob("*.json")))
    assert len(files) == 2
    assert run("replay", *files) == 0
    printed = capsys.readouterr().out
    assert printed.count("everything is as recorded") == 2
    for file in files:
        seed = bytes.fromhex(json.loads(Path(file).read_text(encoding="utf-8"))["seed"])
        assert hashlib.sha256(seed).hexdigest() in printed


def test_games_with_a_house_rule_are_replayed_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    house_rule = ("--stations", "through")
    run("simulate", "--map", "europe", "--games", "1", "--save", str(tmp_path), *house_rule)
    (file,) = tmp_path.glob("*.json")
    assert json.loads(file.read_text(encoding="utf-8"))["house_rules"] == {"stations": "through"}
    assert run("replay", str(file)) == 0
    assert "everything is as recorded" in capsys.readouterr().out


def test_version_says_which_rules_these_are_and_how_they_run(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run("version") == 0
    assert capsys.readouterr().out == f"rules {RULES_VERSION}, pure Python\n"


def test_a_changed_record_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run("simulate", "--map", "usa", "--games", "1", "--save", str(tmp_path), "--json")
    (file,) = tmp_path.glob("*.json")
    body = json.loads(file.read_text(encoding="utf-8"))
    body["actions"][9]["digest"] = "0" * 16
    file.write_text(json.dumps(body), encoding="utf-8")
    assert run("replay", str(file)) == 1
    assert "actions[9].digest: recorded '0000000000000000'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("simulate", "--map", "atlantis"), "no such map; there are amsterdam, europe"),
        (("simulate", "--map", "usa", "--players", "6"), "wrong number of players"),
        (("replay", "no-such-file.json"), "No such file"),
        (("simulate", "--map", "usa", "--games", "1", "--save", "/dev/null/x"), "/dev/null"),
    ],
)
def test_an_error_is_reported_in_one_line(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*arguments) == 2
    error = capsys.readouterr().err
    assert message in error
    assert "Traceback" not in error


@pytest.mark.parametrize(
    "arguments", [(), ("fly",), ("simulate",), ("simulate", "--map", "usa", "--games", "0")]
)
def test_bad_usage_shows_how_to_use_it(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as exit_:
        run(*arguments)
    assert exit_.value.code == 2
    assert "usage: python -m engine" in capsys.readouterr().err


def test_a_broken_record_is_reported_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "broken.json"
    file.write_text("{", encoding="utf-8")
    assert run("replay", str(file)) == 2
    assert "broken.json: not a record" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("depth", "problem"),
    [(900, "not an action"), (1200, "not a"), (5000, "not a"), (100_000, "nested too deeply")],
)
def test_a_record_nested_very_deeply_is_reported_in_one_line(
    depth: int, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whether an interpreter gives up (3.11 at 1,000, 3.12 at 3,000, 3.13 at 10,000) or not."""
    run("simulate", "--map", "usa", "--games", "1", "--save", str(tmp_path), "--json")
    (file,) = tmp_path.glob("*.json")
    nested = "[" * depth + "]" * depth
    text = file.read_text(encoding="utf-8").replace('"tickets":[', f'"tickets":[{nested},', 1)
    file.write_text(text, encoding="utf-8")
    assert run("replay", str(file)) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"{file}: not a")
    assert problem in line


def test_a_map_from_another_folder_can_be_simulated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = Path(__file__).parents[2] / "maps" / "amsterdam" / "amsterdam.toml"
    (tmp_path / "mokum.toml").write_text(ours.read_text(encoding="utf-8"), encoding="utf-8")
    assert run("simulate", "--map", "mokum", "--games", "1", "--json", maps_dir=str(tmp_path)) == 0
    assert json.loads(capsys.readouterr().out)["map"] == "mokum"


def test_control_c_stops_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("engine.__main__.play_at_random", interrupt)
    assert run("simulate", "--map", "usa") == 2
    assert capsys.readouterr().err.endswith("stopped\n")

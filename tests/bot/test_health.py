"""What `python -m bot health` says, for container health checks."""

import os
from pathlib import Path

import pytest

from bot import health
from bot.__main__ import main


def test_a_bot_is_running_only_shortly_after_its_last_sign_of_life(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    assert health.state_of(database, within_s=60) == "not running"
    health.mark(database, "running")
    assert health.state_of(database, within_s=60) == "running"
    assert health.state_of(database, within_s=-1) == "not running"
    health.mark_stopped(database)
    assert health.state_of(database, within_s=60) == "not running"


def test_a_sign_of_life_of_an_earlier_version_counts(tmp_path: Path) -> None:
    (tmp_path / "table.db.alive").touch()
    assert health.state_of(tmp_path / "table.db", within_s=60) == "running"


@pytest.mark.parametrize(
    ("state", "exit_code"), [("running", 0), ("starting", 1), ("not running", 1)]
)
def test_the_command_prints_the_state_and_succeeds_only_if_the_bot_is_running(
    state: health.State,
    exit_code: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_PATH", "table.db")
    health.mark(Path("table.db"), state)
    if state == "not running":
        os.utime("table.db.alive", (0, 0))
    assert main(["health"]) == exit_code
    assert capsys.readouterr().out == f"{state}\n"

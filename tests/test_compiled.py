"""Compiled modules (docs/compiled.md) are never used after their sources have changed."""

import subprocess
import sys
from pathlib import Path

import pytest

import compiled
from benchmarks.compiled import main as compare


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The `__init__.py` of a compiled package made of two small ones in another folder."""
    for package in compiled.PACKAGES:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text('"""Nothing."""\n', encoding="utf-8")
    (tmp_path / "players" / "numbers.json").write_text("[1]", encoding="utf-8")
    monkeypatch.setattr(compiled, "ROOT", tmp_path)
    folder = tmp_path / "build" / "compiled"
    (folder / "engine").mkdir(parents=True)
    compiled.write_fingerprint(folder)
    return folder / "engine" / "__init__.py"


def test_modules_compiled_from_these_sources_are_used(built: Path) -> None:
    compiled.require_fresh(str(built))


@pytest.mark.parametrize("name", ["engine/__init__.py", "players/numbers.json", "engine/new.py"])
def test_modules_compiled_from_other_sources_are_refused(
    built: Path, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_text("2", encoding="utf-8")
    with pytest.raises(ImportError, match="make compiled"):
        compiled.require_fresh(str(built))


def test_modules_compiled_for_another_python_are_refused(
    built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would silently take the uncompiled copies that lie beside them."""
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-2")
    with pytest.raises(ImportError, match="another Python"):
        compiled.require_fresh(str(built))


def test_modules_that_define_what_is_read_from_json_are_not_compiled() -> None:
    left_out = {
        file.relative_to(compiled.ROOT).as_posix()
        for file in compiled.sources()
        if not compiled.can_be_compiled(file)
    }
    for read in ("actions", "events", "final_score", "house_rules", "model", "record", "state"):
        assert f"engine/{read}.py" in left_out
    for computing in ("engine/game.py", "engine/graph.py", "players/planning/planner.py"):
        assert computing not in left_out


@pytest.mark.soak
@pytest.mark.skipif(not compiled.FOLDER.exists(), reason="`make compiled` has not been run")
def test_compiled_and_pure_python_play_the_same_games() -> None:
    assert compare(["--rounds", "1"]) == 0


@pytest.mark.skipif(not compiled.FOLDER.exists(), reason="`make compiled` has not been run")
def test_what_was_compiled_runs_only_on_request() -> None:
    code = "import engine.game; print(engine.game.__file__)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)  # noqa: S603  # our own code
    assert Path(done.stdout.strip()) == compiled.ROOT / "engine" / "game.py"

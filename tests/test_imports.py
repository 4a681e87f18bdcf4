"""Imports point one way, as docs/architecture.md draws it."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MAY_IMPORT = {
    "engine": set(),
    "maps": {"engine"},
    "players": {"engine"},
    "render": {"engine", "maps"},
    "bot": {"engine", "maps", "players", "render"},
    "sandbox": set(),
}
OURS = set(MAY_IMPORT)


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_package_imports_only_what_lies_below_it(package: str) -> None:
    for file in (ROOT / package).rglob("*.py"):
        if file.name == "__main__.py":  # commands are edges: they put things together
            continue
        imported = {name.split(".")[0] for name in imports(file)} & OURS
        assert imported - {package} <= MAY_IMPORT[package], file


def imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


WHERE_GAMES_ARE_PLAYED = {
    "duel.py",
    "single_game.py",
    "film.py",
    "position.py",
    "warm_up.py",
    "__main__.py",
}
"""Files of players/ and render/ that play games themselves, to show or to compare."""


@pytest.mark.parametrize("package", ["players", "render"])
def test_pictures_and_players_never_see_the_secret_state(package: str) -> None:
    for file in (ROOT / package).rglob("*.py"):
        secret = {"engine.state", "engine.working_state"}
        if file.name not in WHERE_GAMES_ARE_PLAYED:
            secret |= {"engine.game"}
        assert not secret & imports(file), file


def test_the_engine_does_no_io_and_asks_no_clock() -> None:
    forbidden = {"asyncio", "datetime", "discord", "io", "os", "pathlib", "PIL", "socket", "time"}
    for file in (ROOT / "engine").rglob("*.py"):
        if file.name != "__main__.py":
            assert not {name.split(".")[0] for name in imports(file)} & forbidden, file


def test_playing_does_not_import_networkx() -> None:
    code = "import sys, engine.game, engine.views, maps.loader; sys.exit('networkx' in sys.modules)"
    result = subprocess.run([sys.executable, "-c", code], check=False)  # noqa: S603  # our own code
    assert result.returncode == 0

"""Imports point one way, as docs/architecture.md describes."""

import ast
import subprocess
import sys
from functools import cache
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

LAYERS = {  # of bot/; app.py, at the top, wires all of them together
    "domain": {"engine"},
    "store": {"engine", "domain"},
    "tables": {"engine", "maps", "domain", "store"},
    "i18n": {"engine", "maps", "domain", "store"},
    "messages": {"engine", "maps", "players", "render", "domain", "i18n"},
    "discord_io": {"engine", "domain", "store", "messages"},
    "jobs": {"engine", "maps", "players", "domain", "tables"},
    "delivery": {
        *("engine", "render"),
        *("domain", "store", "tables", "i18n", "messages", "discord_io", "jobs"),
    },
    "web": {"engine", "maps", "render", "domain", "store", "tables", "i18n", "messages"},
    "features": {
        "engine",
        *("domain", "tables", "i18n", "messages", "discord_io", "jobs", "delivery"),
    },
}
ONLY_IN = {  # libraries that only some layers of bot/ may know
    "aiosqlite": {"store"},
    "asyncpg": {"store"},
    "sqlite3": {"store"},
    "discord": {"discord_io", "features"},
    "PIL": set(),
}


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_package_imports_only_packages_below_it(package: str) -> None:
    for file in (ROOT / package).rglob("*.py"):
        if file.name == "__main__.py":  # commands wire things together
            continue
        imported = {name.split(".")[0] for name in imports(file)} & OURS
        assert imported - {package} <= MAY_IMPORT[package], file


def test_every_folder_of_the_bot_is_a_layer() -> None:
    folders = {file.parent.name for file in (ROOT / "bot").glob("*/__init__.py")}
    assert folders == set(LAYERS)


@pytest.mark.parametrize("layer", LAYERS)
def test_a_layer_of_the_bot_imports_only_layers_below_it(layer: str) -> None:
    known = OURS | set(LAYERS)
    for file in (ROOT / "bot" / layer).rglob("*.py"):
        imported = {name.removeprefix("bot.").split(".")[0] for name in imports(file)} & known
        assert imported - {layer} <= LAYERS[layer], file
        for library, layers in ONLY_IN.items():
            if layer not in layers:
                assert library not in {name.split(".")[0] for name in imports(file)}, file


def test_messages_know_only_reasons_and_findings_of_players_and_what_pictures_show() -> None:
    players = ("players.choices.reasons.", "players.review.findings.")
    known = (*players, "render.sheets.", "render.pins.")
    for file in (ROOT / "bot" / "messages").rglob("*.py"):
        for name in imports(file):
            assert not name.startswith(("players.", "render.")) or name.startswith(known), file


@cache
def imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


WHERE_GAMES_ARE_PLAYED = {
    "duel.py",
    "single_game.py",
    "playouts.py",
    "film.py",
    "position.py",
    "warm_up.py",
    "__main__.py",
}
"""Files of players/ and render/ that play games themselves, to show, to compare or to try out."""

REVIEWS = ROOT / "players" / "review"
"""Looks back on games that are over, whose whole state everybody knows. No player imports it."""


@pytest.mark.parametrize("package", ["players", "render"])
def test_pictures_and_players_never_see_the_secret_state(package: str) -> None:
    for file in (ROOT / package).rglob("*.py"):
        if REVIEWS in file.parents:
            continue
        secret = ["engine.state.", "engine.working_state."]
        if file.name not in WHERE_GAMES_ARE_PLAYED:
            secret.append("engine.game.")
        for name in imports(file):
            assert not f"{name}.".startswith((*secret, "players.review.")), file


def test_the_engine_does_no_io_and_reads_no_clock() -> None:
    forbidden = {"asyncio", "datetime", "discord", "io", "os", "pathlib", "PIL", "socket", "time"}
    for file in (ROOT / "engine").rglob("*.py"):
        if file.name != "__main__.py":
            assert not {name.split(".")[0] for name in imports(file)} & forbidden, file


def test_playing_does_not_import_networkx() -> None:
    code = (
        "import sys, engine.game, engine.views, maps.loader; maps.loader.load('usa');"
        " sys.exit('networkx' in sys.modules)"
    )
    result = subprocess.run([sys.executable, "-c", code], check=False)  # noqa: S603  # our own code
    assert result.returncode == 0


def test_the_commands_of_the_bot_need_no_library_for_postgresql() -> None:
    """It comes with `slow-train[postgres]` only."""
    code = "import sys; sys.modules['asyncpg'] = None; import bot.__main__"
    result = subprocess.run([sys.executable, "-c", code], check=False)  # noqa: S603  # our own code
    assert result.returncode == 0

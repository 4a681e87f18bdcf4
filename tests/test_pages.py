"""The pages promise nothing that is not ours: no package of another name is to be installed."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("docs", "bot", "engine", "maps", "players", "render", "sandbox", "benchmarks")
PAGES = [
    *ROOT.glob("*.md"),
    *(page for folder in FOLDERS for page in ROOT.glob(f"{folder}/**/*.md")),
    *(page for folder in FOLDERS for page in ROOT.glob(f"{folder}/**/*.py")),
]


def test_nobody_is_told_to_install_slow_train_from_a_registry() -> None:
    """Nobody has reserved the name there."""
    found = [
        page.name for page in PAGES if re.search(r"pip install\W+slow-train", page.read_text())
    ]
    assert found == []

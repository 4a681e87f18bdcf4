"""bot.messages imports nothing that talks to Discord, draws, stores or changes tables."""

import ast
from pathlib import Path

import bot.messages

ALLOWED = (
    *("bot.domain", "bot.i18n", "bot.messages", "engine", "maps"),
    *("players.choices.reasons", "players.review.findings", "render.sheets"),
)
OURS = ("bot", "engine", "maps", "players", "render", "sandbox", "discord")


def test_messages_import_only_what_they_may() -> None:
    for folder in map(Path, bot.messages.__path__):
        for file in folder.rglob("*.py"):
            for module in imported_modules(file):
                if module.split(".")[0] in OURS:
                    assert module.startswith(ALLOWED), (file.name, module)


def imported_modules(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found

"""A file beside the database that shows what the bot is doing: its contents say what, its time when
the bot last said so."""

import time
from pathlib import Path
from typing import Literal

State = Literal["starting", "running", "not running"]


def mark(database: Path, state: State) -> None:
    """The bot is in this state now."""
    _file(database).write_text(f"{state}\n", encoding="utf-8")


def mark_stopped(database: Path) -> None:
    """The bot ends."""
    _file(database).unlink(missing_ok=True)


def state_of(database: Path, within_s: float) -> State:
    """What the bot said within this time. "starting": it is not yet connected to Discord."""
    try:
        is_recent = time.time() - _file(database).stat().st_mtime <= within_s
        text = _file(database).read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        return "not running"
    if not is_recent:
        return "not running"
    return "starting" if text == "starting" else "running"


def _file(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")

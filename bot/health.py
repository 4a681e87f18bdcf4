"""A file beside the database whose time shows that the bot is running."""

import time
from pathlib import Path


def mark_alive(database: Path) -> None:
    """The scheduler has ticked: set the file's time to now."""
    _file(database).touch()


def is_alive(database: Path, within_s: float) -> bool:
    """Whether the scheduler has ticked within this time."""
    try:
        return time.time() - _file(database).stat().st_mtime <= within_s
    except FileNotFoundError:
        return False


def _file(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")

"""A sign of life beside the database, for whoever watches the bot from outside."""

import time
from pathlib import Path


def beat(database: Path) -> None:
    """The bot's clock has ticked just now."""
    _sign(database).touch()


def is_alive(database: Path, within_s: float) -> bool:
    """Whether the clock has ticked lately."""
    try:
        return time.time() - _sign(database).stat().st_mtime <= within_s
    except FileNotFoundError:
        return False


def _sign(database: Path) -> Path:
    return database.with_name(f"{database.name}.alive")

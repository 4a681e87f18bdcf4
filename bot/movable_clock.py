"""The time of the bot: the machine's, or ahead of it by what a file says, to try out reminders."""

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path


def clock_of(ahead_file: str) -> Callable[[], float]:
    """What tells the seconds since 1970. `ahead_file` may be empty; otherwise it is the path of a
    file with the number of seconds by which the clock is ahead, which may change at any time."""
    return partial(_ahead_time, Path(ahead_file)) if ahead_file else time.time


def _ahead_time(file: Path) -> float:
    with suppress(FileNotFoundError):  # the clock has not been moved yet
        return time.time() + float(file.read_text())
    return time.time()

"""What a long command tells the person at the terminal while it works."""

import time
from collections.abc import Callable

Tell = Callable[[str], None]

EVERY_S = 2.0


def untold(text: str) -> None:
    """Tell nobody."""


class Counter:
    """Tells how far something is, from time to time: nothing about what is quickly done. `total`:
    how many there are; 0 if nobody knows."""

    def __init__(
        self, tell: Tell, what: str, total: int = 0, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._tell = tell
        self._what = what
        self._total = total
        self._now = now
        self._done = 0
        self._told_at = now()

    def add(self, number: int = 1) -> None:
        self._done += number
        if self._now() - self._told_at >= EVERY_S:
            self._told_at = self._now()
            of_all = f" of {self._total:,}" if self._total else ""
            self._tell(f"{self._what}: {self._done:,}{of_all}")

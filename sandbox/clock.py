"""The stand-in's clock: real time, which a test may push forward."""

import time
from datetime import UTC, datetime


class Clock:
    def __init__(self) -> None:
        self._ahead_s = 0.0

    def now_s(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead_s

    def stamp(self) -> str:
        """This moment as Discord writes it."""
        return datetime.fromtimestamp(self.now_s(), UTC).isoformat()

    def advance(self, seconds: float) -> None:
        self._ahead_s += seconds

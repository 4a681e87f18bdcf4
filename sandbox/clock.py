"""The sandbox's clock: real time plus an offset that tests can increase."""

import time
from datetime import UTC, datetime


class Clock:
    def __init__(self) -> None:
        self._ahead_s = 0.0

    def now_s(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._ahead_s

    def timestamp(self) -> str:
        """The current time in Discord's format (ISO 8601)."""
        return datetime.fromtimestamp(self.now_s(), UTC).isoformat()

    def advance(self, seconds: float) -> None:
        self._ahead_s += seconds

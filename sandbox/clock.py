"""The sandbox's clock: real time plus an offset that tests can increase."""

import time
from datetime import UTC, datetime


class Clock:
    """Tells the sandbox's time. Tests move or stop it."""

    def __init__(self) -> None:
        self._offset_s = 0.0
        self._stopped_at_s: float | None = None

    def now_s(self) -> float:
        """Seconds since 1970."""
        real_s = time.time() if self._stopped_at_s is None else self._stopped_at_s
        return real_s + self._offset_s

    def timestamp(self) -> str:
        """The current time in Discord's format (ISO 8601)."""
        return datetime.fromtimestamp(self.now_s(), UTC).isoformat()

    def advance(self, seconds: float) -> None:
        self._offset_s += seconds

    def stop(self) -> None:
        """From now on only `advance` moves the clock."""
        self._stopped_at_s = time.time()

"""The sandbox's clock: real time plus an offset that tests and the page can increase."""

import time
from datetime import UTC, datetime
from pathlib import Path


class Clock:
    """Tells the sandbox's time. `file` keeps the offset, for the next run and for the bot."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self.ahead_s = float(file.read_text()) if file is not None and file.exists() else 0.0
        self._stopped_at_s: float | None = None

    @property
    def is_shared(self) -> bool:
        """Whether the bot can follow when this clock is moved."""
        return self._file is not None

    def now_s(self) -> float:
        """Seconds since 1970."""
        real_s = time.time() if self._stopped_at_s is None else self._stopped_at_s
        return real_s + self.ahead_s

    def timestamp(self) -> str:
        """The current time in Discord's format (ISO 8601)."""
        return datetime.fromtimestamp(self.now_s(), UTC).isoformat()

    def advance(self, seconds: float) -> None:
        self.ahead_s += seconds
        if self._file is not None:
            written = self._file.with_suffix(".new")  # the bot never reads half a number
            written.write_text(str(self.ahead_s))
            written.replace(self._file)

    def stop(self) -> None:
        """From now on only `advance` moves the clock."""
        self._stopped_at_s = time.time()

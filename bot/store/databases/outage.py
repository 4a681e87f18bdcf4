"""A database that does not answer is told once a minute, and once when it answers again."""

import logging
import time
from collections.abc import Callable

log = logging.getLogger(__name__)

TOLD_AFTER_S = 2.0  # a connection that is lost and made again at once is no outage
TOLD_EVERY_S = 60.0


class Outage:
    """Notes whether statements fail for want of a connection. Whoever gives up then raises
    DatabaseUnreachableError, of which nothing more is logged (`is_told` in bot/logs.py)."""

    def __init__(self, database: str, now: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._now = now
        self._since: float | None = None  # of the first failure after a success
        self._told_at: float | None = None

    def note_failure(self, error: Exception) -> None:
        now = self._now()
        if self._since is None:
            self._since = now
        last = self._since + TOLD_AFTER_S - TOLD_EVERY_S if self._told_at is None else self._told_at
        if now >= last + TOLD_EVERY_S:
            self._told_at = now
            about = {"seconds": round(now - self._since), "error": type(error).__name__}
            log.warning("%s does not answer", self._database, extra=about)

    def note_success(self) -> None:
        if self._since is None:
            return
        if self._told_at is not None:
            about = {"seconds": round(self._now() - self._since)}
            log.warning("%s answers again", self._database, extra=about)
        self._since = self._told_at = None

"""A clock for leases that goes on while the machine is suspended: others take its work then."""

import time
from collections.abc import Callable


def _since_boot() -> float:
    """Seconds since the machine was started, on Linux also those in which it was suspended."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class LeaseClock:
    """Seconds that never go back. A virtual machine that was stopped has no other sign of it than
    the time of day, which then has jumped ahead: that counts as time that has passed."""

    def __init__(
        self,
        since_boot: Callable[[], float] = _since_boot,
        time_of_day: Callable[[], float] = time.time,
    ) -> None:
        self._since_boot = since_boot
        self._time_of_day = time_of_day
        self._offset = time_of_day() - since_boot()
        self._stopped_s = 0.0  # as far as it is known

    def __call__(self) -> float:
        now = self._since_boot()
        self._stopped_s = max(self._stopped_s, self._time_of_day() - now - self._offset)
        return now + self._stopped_s


seconds = LeaseClock()
"""The clock of this process."""

"""Snowflake ids: they contain their creation time and only increase."""

from typing import NewType

from sandbox.clock import Clock

Id = NewType("Id", str)

EPOCH_MS = 1_420_070_400_000  # the start of 2015, from which Discord counts
TIME_SHIFT = 22


class SnowflakeGenerator:
    """Makes new ids."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> Id:
        created_ms = int(self._clock.now_s() * 1000) - EPOCH_MS
        self._last = max(created_ms << TIME_SHIFT, self._last + 1)
        return Id(str(self._last))

    def skip_past(self, used: Id) -> None:
        """Make sure that all later ids are greater than one used by an earlier run."""
        self._last = max(self._last, int(used))


def to_id(value: int | str) -> Id:
    """Normalise an id: bots may send numbers, Discord always answers with strings."""
    return Id(str(value))

"""Snowflakes: ids that carry their time of birth and only grow."""

from typing import NewType

from sandbox.clock import Clock

Id = NewType("Id", str)

EPOCH_MS = 1_420_070_400_000  # Discord counts from the first second of 2015
TIME_SHIFT = 22


class Snowflakes:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def next(self) -> Id:
        born_ms = int(self._clock.now_s() * 1000) - EPOCH_MS
        self._last = max(born_ms << TIME_SHIFT, self._last + 1)
        return Id(str(self._last))

    def skip_past(self, used: Id) -> None:
        """Never give an id again that an earlier run has given."""
        self._last = max(self._last, int(used))


def to_id(value: int | str) -> Id:
    """Bots may send ids as numbers; Discord answers with strings."""
    return Id(str(value))

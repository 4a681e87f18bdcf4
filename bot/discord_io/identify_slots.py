"""When shards may identify: Discord accepts one every five seconds in each bucket, and shards of
all processes with the same `shard_id % max_concurrency` share a bucket.

A place in time is reserved for each shard, which then waits for it. A lock held while waiting would
be no help: it would have to be released before IDENTIFY is sent.
"""

import time
from collections.abc import Awaitable, Callable

INTERVAL_S = 5.5  # Discord's five seconds, and what may lie between the slot and its use
MAX_LATENESS_S = 0.4  # whoever uses a slot later than that comes too close to the next one

ReserveSlot = Callable[[int], Awaitable[float]]
"""Reserves the next free slot of a bucket; returns in how many seconds it is."""


class LocalIdentifySlots:
    """The slots of a bot that is one process."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._free_at: dict[int, float] = {}  # by bucket

    async def reserve(self, bucket: int) -> float:
        now = self._now()
        slot = max(now, self._free_at.get(bucket, now))
        self._free_at[bucket] = slot + INTERVAL_S
        return slot - now

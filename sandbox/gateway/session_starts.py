"""How many shards a bot should have, and how quickly they may start their sessions."""

from collections import deque

from sandbox.clock import Clock
from sandbox.payloads.base import Json
from sandbox.payloads.gateway_frames import Shard

MAX_STARTS_PER_DAY = 1000
DAY_S = 24 * 3600.0


class SessionStarts:
    """Counts IDENTIFY frames. Shards with the same `shard_id % max_concurrency` share a bucket, in
    which one may identify every `interval_s`; at Discord that is five seconds. 0: at any time."""

    def __init__(
        self, clock: Clock, shards: int, max_concurrency: int = 1, interval_s: float = 0.0
    ) -> None:
        self.shards = shards  # recommended
        self.interval_s = interval_s
        self.refused: list[Shard] = []  # the shards that identified too soon, oldest first
        self._clock = clock
        self._max_concurrency = max_concurrency
        self._last_in_bucket: dict[int, float] = {}
        self._started_at: deque[float] = deque()

    def start(self, shard: Shard) -> bool:
        """A shard identifies: whether its session may start."""
        now = self._clock.now_s()
        bucket = shard[0] % self._max_concurrency
        before = self._last_in_bucket.get(bucket)
        is_too_soon = before is not None and now - before < self.interval_s
        if is_too_soon or not self._remaining(now):
            self.refused.append(shard)
            return False
        self._last_in_bucket[bucket] = now
        self._started_at.append(now)
        return True

    def recommendation(self, gateway_url: str) -> Json:
        """What GET /gateway/bot answers."""
        now = self._clock.now_s()
        oldest = self._started_at[0] if self._remaining(now) < MAX_STARTS_PER_DAY else now - DAY_S
        limit = {
            "total": MAX_STARTS_PER_DAY,
            "remaining": self._remaining(now),
            "reset_after": int((oldest + DAY_S - now) * 1000),
            "max_concurrency": self._max_concurrency,
        }
        return {"url": gateway_url, "shards": self.shards, "session_start_limit": limit}

    def _remaining(self, now: float) -> int:
        while self._started_at and self._started_at[0] <= now - DAY_S:
            self._started_at.popleft()
        return MAX_STARTS_PER_DAY - len(self._started_at)

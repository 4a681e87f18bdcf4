"""Rate limits: buckets per route and place, one for everything, and their headers."""

import hashlib
import math
from dataclasses import dataclass

from sandbox.clock import Clock


@dataclass(frozen=True)
class Limit:
    """So many requests in so many seconds."""

    requests: int
    per_s: float


GENEROUS = Limit(50, 1.0)
MESSAGES = Limit(5, 5.0)
DELETIONS = Limit(5, 1.0)
REACTIONS = Limit(1, 0.25)
FOLLOW_UPS = Limit(5, 2.0)
COMMANDS = Limit(5, 20.0)
EVERYTHING = Limit(50, 1.0)

MANY = 5000  # every interaction has windows of its own; those that ended are forgotten


@dataclass
class Window:
    ends_s: float = 0.0
    used: int = 0


@dataclass(frozen=True)
class Verdict:
    """What the headers say, and how long to wait if the request is refused."""

    headers: dict[str, str]
    retry_after_s: float | None = None
    is_global: bool = False


class RateLimits:
    def __init__(self, clock: Clock, enabled: bool = True) -> None:
        self.enabled = enabled
        self._clock = clock
        self._windows: dict[tuple[str, str], Window] = {}

    def take(self, route: str, place: str, limit: Limit, counts_globally: bool) -> Verdict:
        """Count one request; `place` is the channel, server or token the route is about."""
        if not self.enabled:
            return Verdict({})
        if counts_globally:
            wait_s = self._count(("", ""), EVERYTHING)
            if wait_s is not None:
                return Verdict(refusal(wait_s, "global"), wait_s, is_global=True)
        key = (route, place)
        wait_s = self._count(key, limit)
        headers = self._headers(key, limit)
        if wait_s is None:
            return Verdict(headers)
        return Verdict(headers | refusal(wait_s, "user"), wait_s)

    def _count(self, key: tuple[str, str], limit: Limit) -> float | None:
        now = self._clock.now_s()
        if len(self._windows) > MANY:
            self._windows = {k: w for k, w in self._windows.items() if w.ends_s > now}
        window = self._windows.setdefault(key, Window())
        if now >= window.ends_s:
            window.ends_s, window.used = now + limit.per_s, 0
        if window.used >= limit.requests:
            return window.ends_s - now
        window.used += 1
        return None

    def _headers(self, key: tuple[str, str], limit: Limit) -> dict[str, str]:
        window = self._windows[key]
        left_s = max(window.ends_s - self._clock.now_s(), 0.0)
        return {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(limit.requests - window.used),
            "X-RateLimit-Reset": f"{window.ends_s:.3f}",
            "X-RateLimit-Reset-After": f"{left_s:.3f}",
            "X-RateLimit-Bucket": bucket_name(key[0]),
        }


def bucket_name(route: str) -> str:
    return hashlib.sha256(route.encode()).hexdigest()[:32]


def refusal(wait_s: float, scope: str) -> dict[str, str]:
    headers = {"Retry-After": str(math.ceil(wait_s)), "X-RateLimit-Scope": scope}
    return headers | ({"X-RateLimit-Global": "true"} if scope == "global" else {})


def refusal_body(wait_s: float, is_global: bool) -> dict[str, object]:
    return {
        "message": "You are being rate limited.",
        "retry_after": round(wait_s, 3),
        "global": is_global,
    }

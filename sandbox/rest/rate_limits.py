"""Rate limits per route and channel, the global limit, and their response headers."""

import hashlib
import math
from dataclasses import dataclass

from sandbox.clock import Clock


@dataclass(frozen=True)
class RateLimit:
    """At most `requests` requests in `per_s` seconds."""

    requests: int
    per_s: float


DEFAULT = RateLimit(50, 1.0)
MESSAGES = RateLimit(5, 5.0)
DELETIONS = RateLimit(5, 1.0)
FOLLOW_UPS = RateLimit(5, 2.0)
COMMANDS = RateLimit(5, 20.0)
GLOBAL = RateLimit(50, 1.0)

DROP_ENDED_ABOVE = 5000
"""Number of windows above which ended ones are dropped: every interaction token has its own."""


@dataclass
class RateLimitWindow:
    """When the current period of a limit ends, and how many requests it has had."""

    ends_at_s: float = 0.0
    used: int = 0


@dataclass(frozen=True)
class RateLimitResult:
    """The response headers, and how long to wait if the request is refused."""

    headers: dict[str, str]
    retry_after_s: float | None = None
    is_global: bool = False


class RateLimits:
    """Counts the requests of the bot, and refuses those above a limit."""

    def __init__(self, clock: Clock, enabled: bool = True) -> None:
        self.enabled = enabled
        self._clock = clock
        self._windows: dict[tuple[str, str], RateLimitWindow] = {}

    def count_request(
        self, route: str, scope: str, limit: RateLimit, counts_globally: bool
    ) -> RateLimitResult:
        """Count one request. `scope` is the channel, guild or token that the route is about."""
        if not self.enabled:
            return RateLimitResult({})
        if counts_globally:
            wait_s = self._count(("", ""), GLOBAL)
            if wait_s is not None:
                return RateLimitResult(refusal_headers(wait_s, "global"), wait_s, is_global=True)
        key = (route, scope)
        wait_s = self._count(key, limit)
        headers = self._headers(key, limit)
        if wait_s is None:
            return RateLimitResult(headers)
        return RateLimitResult(headers | refusal_headers(wait_s, "user"), wait_s)

    def _count(self, key: tuple[str, str], limit: RateLimit) -> float | None:
        now = self._clock.now_s()
        if len(self._windows) > DROP_ENDED_ABOVE:
            self._windows = {k: w for k, w in self._windows.items() if w.ends_at_s > now}
        window = self._windows.setdefault(key, RateLimitWindow())
        if now >= window.ends_at_s:
            window.ends_at_s, window.used = now + limit.per_s, 0
        if window.used >= limit.requests:
            return window.ends_at_s - now
        window.used += 1
        return None

    def _headers(self, key: tuple[str, str], limit: RateLimit) -> dict[str, str]:
        window = self._windows[key]
        left_s = max(window.ends_at_s - self._clock.now_s(), 0.0)
        return {
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(limit.requests - window.used),
            "X-RateLimit-Reset": f"{window.ends_at_s:.3f}",
            "X-RateLimit-Reset-After": f"{left_s:.3f}",
            "X-RateLimit-Bucket": bucket_name(key[0]),
        }


def bucket_name(route: str) -> str:
    return hashlib.sha256(route.encode()).hexdigest()[:32]


def refusal_headers(wait_s: float, scope: str) -> dict[str, str]:
    headers = {"Retry-After": str(math.ceil(wait_s)), "X-RateLimit-Scope": scope}
    return headers | ({"X-RateLimit-Global": "true"} if scope == "global" else {})


def refusal_body(wait_s: float, is_global: bool) -> dict[str, object]:
    return {
        "message": "You are being rate limited.",
        "retry_after": round(wait_s, 3),
        "global": is_global,
    }

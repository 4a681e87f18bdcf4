"""One REST endpoint: its route, the function that handles it, and its rate limit."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.rest import rate_limits
from sandbox.rest.rate_limits import RateLimit
from sandbox.rest.request import RestRequest

RATE_LIMIT_SCOPES = ("channel_id", "guild_id", "webhook_id", "token")


@dataclass(frozen=True)
class Created:
    """Returned by a handler to answer with status 201."""

    value: object


@dataclass(frozen=True)
class Endpoint:
    """`handler` returns the value to encode, Created for status 201, or None for status 204."""

    method: str
    path: str
    handler: Callable[[RestRequest], object | None]
    limit: RateLimit = rate_limits.DEFAULT
    needs_token: bool = True  # interaction callbacks and follow-ups have a token in their path

    @property
    def rate_limit_scopes(self) -> list[str]:
        """The path parameters whose values are limited separately."""
        return [n for n in re.findall(r"\{(\w+)\}", self.path) if n in RATE_LIMIT_SCOPES]

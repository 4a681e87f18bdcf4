"""Faults that a test plans for the next requests of the bot."""

import asyncio
from dataclasses import dataclass, field

ANY = "*"


@dataclass(frozen=True)
class RateLimited:
    """Answer 429, for this route or globally. The request is not handled."""

    retry_after_s: float = 0.01
    is_global: bool = False


@dataclass(frozen=True)
class ServerError:
    """Answer 5xx, either instead of handling the request or after handling it."""

    status: int = 503
    after_handling: bool = False


@dataclass(frozen=True)
class ConnectionLost:
    """Drop the connection, either before the request is handled or after it."""

    after_handling: bool


@dataclass(frozen=True)
class DelayedResponse:
    """Wait until the test sets `release`, either before handling the request or after it."""

    release: asyncio.Event = field(default_factory=asyncio.Event)
    after_handling: bool = False


Fault = RateLimited | ServerError | ConnectionLost | DelayedResponse


@dataclass
class PlannedFault:
    """A fault, the requests that it is for, and how often it has still to happen."""

    method: str
    route: str
    fault: Fault
    times: int
    happened: asyncio.Event = field(default_factory=asyncio.Event)

    def matches(self, method: str, route: str) -> bool:
        return self.method in (ANY, method) and self.route in (ANY, route)


class Faults:
    """The faults that a test has planned, in the order in which they happen."""

    def __init__(self) -> None:
        self._planned: list[PlannedFault] = []

    def plan(
        self, fault: Fault, method: str = ANY, route: str = ANY, times: int = 1
    ) -> asyncio.Event:
        """Plan a fault for the next `times` requests to this route.

        The route is written as in Discord's documentation: `/channels/{channel_id}/messages`.
        The returned event is set when the fault first happens.
        """
        planned = PlannedFault(method, route, fault, times)
        self._planned.append(planned)
        return planned.happened

    def take(self, method: str, route: str) -> Fault | None:
        """The fault planned for this request, which counts as one of its `times`."""
        for planned in self._planned:
            if planned.times > 0 and planned.matches(method, route):
                planned.times -= 1
                planned.happened.set()
                return planned.fault
        return None

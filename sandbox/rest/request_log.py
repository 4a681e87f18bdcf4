"""A record of every REST request of the bot, with its time and result."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.payloads.base import Json

MAX_REQUESTS = 100_000


@dataclass(frozen=True)
class LoggedRequest:
    """One request and its result."""

    at_s: float
    method: str
    route: str  # as Discord documents it: /channels/{channel_id}/messages
    path: str
    body: Json
    files: tuple[str, ...]
    status: int
    code: int  # Discord's error code, or 0


class RequestLog:
    """The latest requests, oldest first. Tests can wait for the next one."""

    def __init__(self) -> None:
        self.requests: deque[LoggedRequest] = deque(maxlen=MAX_REQUESTS)
        self.unknown_routes: Counter[str] = Counter()
        self._waiting: list[
            tuple[Callable[[LoggedRequest], bool], asyncio.Future[LoggedRequest]]
        ] = []

    def add(self, request: LoggedRequest) -> None:
        self.requests.append(request)
        for matches, future in tuple(self._waiting):
            if not future.done() and matches(request):
                future.set_result(request)
        self._waiting = [waiting for waiting in self._waiting if not waiting[1].done()]

    def of(self, method: str, route: str) -> list[LoggedRequest]:
        return [r for r in self.requests if (r.method, r.route) == (method, route)]

    def next(self, matches: Callable[[LoggedRequest], bool]) -> asyncio.Future[LoggedRequest]:
        """A future for the next request that matches."""
        future: asyncio.Future[LoggedRequest] = asyncio.get_running_loop().create_future()
        self._waiting.append((matches, future))
        return future

"""A record of every REST request of the bot, with its time and result."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import islice

from sandbox.payloads.base import Json

MAX_REQUESTS = 100_000
INVALID_STATUSES = (401, 403, 429)


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
    counts_globally: bool  # against the limit of 50 requests per second and bot
    uploaded_bytes: int  # the JSON body and the files

    @property
    def has_interaction_token(self) -> bool:
        """Whether it is a callback or follow-up, which Discord does not count globally."""
        return self.route.startswith(("/interactions/", "/webhooks/"))

    @property
    def is_invalid(self) -> bool:
        """Whether it counts towards the 10,000 in ten minutes that get an address banned."""
        return self.status in INVALID_STATUSES


@dataclass(frozen=True)
class RequestCosts:
    """What some requests cost."""

    counted: int  # requests that count against the bot's limit of 50 per second
    interaction: int  # requests with an interaction's token, which do not
    uploaded_bytes: int
    invalid: int  # requests answered with 401, 403 or 429


def costs_of(requests: Iterable[LoggedRequest]) -> RequestCosts:
    listed = list(requests)
    return RequestCosts(
        counted=sum(request.counts_globally for request in listed),
        interaction=sum(request.has_interaction_token for request in listed),
        uploaded_bytes=sum(request.uploaded_bytes for request in listed),
        invalid=sum(request.is_invalid for request in listed),
    )


class RequestLog:
    """The latest requests, oldest first. Tests can wait for the next one."""

    def __init__(self) -> None:
        self.requests: deque[LoggedRequest] = deque(maxlen=MAX_REQUESTS)
        self.total = 0  # number of requests since the start, including those no longer kept
        self.unknown_routes: Counter[str] = Counter()
        self._waiting: list[
            tuple[Callable[[LoggedRequest], bool], asyncio.Future[LoggedRequest]]
        ] = []

    def add(self, request: LoggedRequest) -> None:
        self.requests.append(request)
        self.total += 1
        for matches, future in tuple(self._waiting):
            if not future.done() and matches(request):
                future.set_result(request)
        self._waiting = [waiting for waiting in self._waiting if not waiting[1].done()]

    def of(self, method: str, route: str) -> list[LoggedRequest]:
        return [r for r in self.requests if (r.method, r.route) == (method, route)]

    def since(self, total: int) -> list[LoggedRequest]:
        """The requests after the moment at which `self.total` had this value, oldest first."""
        older = max(len(self.requests) - (self.total - total), 0)
        return list(islice(self.requests, older, None))

    def next(self, matches: Callable[[LoggedRequest], bool]) -> asyncio.Future[LoggedRequest]:
        """A future for the next request that matches."""
        future: asyncio.Future[LoggedRequest] = asyncio.get_running_loop().create_future()
        self._waiting.append((matches, future))
        return future

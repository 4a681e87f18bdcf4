"""How many requests Discord has refused lately, in all and because of each server.

An address that gets 10,000 refusals in ten minutes is banned for a while, so the bot waits long
before. One server, which may have removed the bot on purpose, can use up only a part of that.
"""

import logging
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from time import monotonic

import aiohttp

from bot.domain.table import GuildId

log = logging.getLogger(__name__)

REFUSALS = (401, 403, 429)
REFUSED_WITHIN_S = 600.0
MANY_REFUSED = 1_000  # of 10,000, in all processes together
TOO_MANY_REFUSED = 5_000
MOST_OF_SERVER = 100  # because of one server
NO_SERVER = GuildId(0)

_asked_for: ContextVar[GuildId] = ContextVar("server", default=NO_SERVER)


class RefusedRequests:
    """Counts Discord's answers 401, 403 and 429 in the last ten minutes.

    `share`: the part of all shards that this process serves. Others may have the same address, so
    it has this part of the limits.
    """

    def __init__(self, share: float = 1.0, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._many = max(1, int(share * MANY_REFUSED))
        self._too_many = max(1, int(share * TOO_MANY_REFUSED))
        self._most_of_server = max(1, int(share * MOST_OF_SERVER))
        self._refused: deque[tuple[float, GuildId]] = deque()
        self._of_server: Counter[GuildId] = Counter()
        self._is_logged = False

    @contextmanager
    def asking_for(self, guild: GuildId) -> Iterator[None]:
        """What is asked of Discord in the block is asked because of a server."""
        before = _asked_for.set(guild)
        try:
            yield
        finally:
            _asked_for.reset(before)

    def count(self, status: int) -> None:
        """Discord has answered a request."""
        if status not in REFUSALS:
            return
        guild = _asked_for.get()
        self._refused.append((self._now(), guild))
        self._of_server[guild] += 1
        if len(self._refused) > self._too_many:
            self._forget_oldest()
        is_many = self._number >= self._many
        if is_many and not self._is_logged:
            log.error("Discord refuses many requests, so hands and reminders wait")
        self._is_logged = is_many

    @property
    def are_many(self) -> bool:
        """Whether what can wait should wait."""
        return self._number >= self._many or self._is_server_paused

    @property
    def are_too_many(self) -> bool:
        """Whether everything must wait that nobody has asked for just now."""
        return self._number >= self._too_many or self._is_server_paused

    @property
    def _is_server_paused(self) -> bool:
        """Whether the server for which something is asked has used up its part."""
        self._forget_old()
        guild = _asked_for.get()
        return guild != NO_SERVER and self._of_server[guild] >= self._most_of_server

    @property
    def _number(self) -> int:
        self._forget_old()
        return len(self._refused)

    def _forget_old(self) -> None:
        since = self._now() - REFUSED_WITHIN_S
        while self._refused and self._refused[0][0] <= since:
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        _, guild = self._refused.popleft()
        self._of_server[guild] -= 1
        if not self._of_server[guild]:
            del self._of_server[guild]

    def trace(self) -> aiohttp.TraceConfig:
        """Counts all requests of a client."""

        async def count(_: object, __: object, ended: aiohttp.TraceRequestEndParams) -> None:
            self.count(ended.response.status)

        config = aiohttp.TraceConfig()
        config.on_request_end.append(count)
        return config

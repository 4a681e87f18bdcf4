"""Every request the bot made, with its time and what came of it."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass

from sandbox.people.inputs import Json

KEPT = 100_000


@dataclass(frozen=True)
class JournalEntry:
    at_s: float
    method: str
    route: str  # as Discord writes it: /channels/{channel_id}/messages
    path: str
    body: Json
    files: tuple[str, ...]
    status: int
    code: int  # Discord's error code, or 0


class Journal:
    def __init__(self) -> None:
        self.entries: deque[JournalEntry] = deque(maxlen=KEPT)
        self.unknown_routes: Counter[str] = Counter()
        self._waiting: list[
            tuple[Callable[[JournalEntry], bool], asyncio.Future[JournalEntry]]
        ] = []

    def write(self, entry: JournalEntry) -> None:
        self.entries.append(entry)
        for fits, future in tuple(self._waiting):
            if not future.done() and fits(entry):
                future.set_result(entry)
        self._waiting = [(f, future) for f, future in self._waiting if not future.done()]

    def of(self, method: str, route: str) -> list[JournalEntry]:
        return [e for e in self.entries if (e.method, e.route) == (method, route)]

    def next(self, fits: Callable[[JournalEntry], bool]) -> asyncio.Future[JournalEntry]:
        """The next entry that fits."""
        future: asyncio.Future[JournalEntry] = asyncio.get_running_loop().create_future()
        self._waiting.append((fits, future))
        return future

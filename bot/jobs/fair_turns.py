"""Taking turns at something of which there is little: whoever asks for much waits behind those who
ask for little, instead of everybody waiting behind them."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager, suppress

Turns = deque[asyncio.Future[None]]


class FairTurns:
    """`async with turns.turn(whom): …` for at most `at_once` of them at a time. Those who wait take
    turns, each `whom` one, whatever number of turns each waits for."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: OrderedDict[Hashable, Turns] = OrderedDict()  # whose turn comes first
        self._none_waits = asyncio.Event()

    @asynccontextmanager
    async def turn(self, whom: Hashable) -> AsyncIterator[None]:
        """Wait for a turn, which ends with the block."""
        coming = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whom, deque()).append(coming)
        self._begin_next()
        try:
            await coming
        except asyncio.CancelledError:
            self._give_up(whom, coming)
            raise
        try:
            yield
        finally:
            self._end()

    async def until_none_waits(self, max_s: float) -> None:
        """Until nobody waits for a turn, but not longer than this."""
        if self._waiting:
            self._none_waits.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(max_s):
                    await self._none_waits.wait()

    def _begin_next(self) -> None:
        """Give the free turns to those who have waited longest for their next one."""
        while self._free and self._waiting:
            whom, turns = self._waiting.popitem(last=False)
            coming = turns.popleft()
            if turns:
                self._waiting[whom] = turns  # again behind all others
            if not coming.cancelled():  # otherwise its task will see it in a moment
                self._free -= 1
                coming.set_result(None)
        if not self._waiting:
            self._none_waits.set()

    def _give_up(self, whom: Hashable, coming: asyncio.Future[None]) -> None:
        """They do not wait any more. The turn may have come in the same moment."""
        if not coming.cancelled():
            self._end()
            return
        turns = self._waiting.get(whom, deque())
        with suppress(ValueError):
            turns.remove(coming)
        if not turns:
            self._waiting.pop(whom, None)
        self._begin_next()

    def _end(self) -> None:
        self._free += 1
        self._begin_next()

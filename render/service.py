"""Pictures are made here, never on the event loop: a few workers, and everybody else waits.

Threads, measured against processes: two of each make pictures equally fast (Pillow lets go of the
interpreter while it encodes), the loop waits as little, and threads share the drawn boards.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

from engine.board import Board
from render.warm_up import enlarge, warm_up

P = ParamSpec("P")
T = TypeVar("T")

WORKERS = 2


class PicturePool:
    """`async with Pool() as pool: picture = await pool.draw(hand, view, board)`."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._executor = ThreadPoolExecutor(workers, thread_name_prefix="render")
        self._free = asyncio.Semaphore(workers)  # who waits here holds a view and no picture
        self._waiting = 0

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await asyncio.to_thread(self._executor.shutdown, wait=True, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many pictures are asked for and not made yet."""
        return self._waiting

    async def draw(self, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What `make` makes, in a worker, in the order of asking."""
        self._waiting += 1
        try:
            async with self._free:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._executor, lambda: make(*args, **kwargs))
        finally:
            self._waiting -= 1

    async def warm_up(self, boards: Sequence[Board]) -> None:
        """Make what the pictures of these boards share, one after the other: what every turn
        needs first."""
        for make in (warm_up, enlarge):
            for on in boards:
                await self.draw(make, on)

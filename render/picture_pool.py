"""Worker threads that make pictures, so that the event loop never does.

Threads rather than processes: measured with two of each, both make pictures equally fast (Pillow
releases the GIL while it encodes) and delay the loop equally little, and threads share the caches.
"""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import ParamSpec, Self, TypeVar

from engine.board import Board
from render.warm_up import warm_up_full_board, warm_up_turns
from render.words.say import Say

P = ParamSpec("P")
T = TypeVar("T")

WORKERS = 2


class PicturePool:
    """`async with PicturePool() as pool: await pool.draw(hand_picture, view, board, say)`."""

    def __init__(self, workers: int = WORKERS) -> None:
        self.workers = workers
        self._executor = ThreadPoolExecutor(workers, thread_name_prefix="render")
        self._free = asyncio.Semaphore(workers)  # who waits for it holds a view, not yet a picture

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await asyncio.to_thread(self._executor.shutdown, wait=True, cancel_futures=True)

    async def draw(self, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call `make` in a worker and return its result. Requests are served in order."""
        async with self._free:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._executor, lambda: make(*args, **kwargs))

    async def warm_up(self, boards: Sequence[Board], say: Say) -> None:
        """Fill the caches that pictures of these boards share: those of messages first, then those
        of private pictures. Other boards take time and memory only once they are used."""
        for warm_up in (warm_up_turns, warm_up_full_board):
            for board in boards:
                await self.draw(warm_up, board, say)

"""How the C library hands out memory: tells it to give back what pictures no longer need.

By default glibc gives each thread memory of its own, and keeps large blocks that were freed. With
pictures, which need large blocks for a moment and in several threads, that is a hundred megabytes.
"""

import asyncio
import ctypes

# Of glibc's malloc.h. A fixed threshold also stops glibc from raising it up to 32 MB.
M_MMAP_THRESHOLD = -3
M_ARENA_MAX = -8
LARGE_BYTES = 256 * 1024  # blocks from this size on are given back as soon as they are freed


def keep_less_memory() -> bool:
    """To be called before threads are started. False, and nothing happens, without glibc."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is None:  # on macOS, for example
        return False
    return bool(mallopt(M_ARENA_MAX, 1)) and bool(mallopt(M_MMAP_THRESHOLD, LARGE_BYTES))


async def give_memory_back(every_s: float) -> None:
    """Again and again, give back what lies between blocks in use: it takes a few milliseconds."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    while trim is not None:
        await asyncio.sleep(every_s)
        await asyncio.to_thread(trim, 0)

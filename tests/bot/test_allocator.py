"""Memory that pictures no longer need is given back."""

import subprocess
import sys

import pytest

LEAVES_HOLES = """
import asyncio, ctypes, sys
from bot.allocator import give_memory_back, keep_less_memory

def resident_mb():
    return int(open("/proc/self/statm").read().split()[1]) / 256

if not keep_less_memory():
    sys.exit("no glibc")
libc = ctypes.CDLL(None)
libc.malloc.restype, libc.free.argtypes = ctypes.c_void_p, (ctypes.c_void_p,)
before = resident_mb()
blocks = [libc.malloc(100_000) for _ in range(1000)]
for block in blocks:
    ctypes.memset(ctypes.c_void_p(block), 1, 100_000)
full = resident_mb()
for block in blocks[:-1]:
    libc.free(block)
freed = resident_mb()

async def main():
    task = asyncio.create_task(give_memory_back(0.0))
    while resident_mb() > before + 40 and not task.done():
        await asyncio.sleep(0)
    task.cancel()

asyncio.run(asyncio.wait_for(main(), 60))
print(full - before > 80, freed - before > 80, resident_mb() - before < 40)
"""


def run(program: str) -> str:
    done = subprocess.run(  # noqa: S603  # our own program
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    if "no glibc" in done.stderr:
        pytest.skip("another C library")
    assert not done.stderr
    return done.stdout.strip()


def test_what_lies_between_blocks_in_use_is_given_back() -> None:
    """The last block is in use, so that freeing alone gives nothing back."""
    assert run(LEAVES_HOLES) == "True True True"


def test_a_large_block_is_given_back_at_once() -> None:
    program = LEAVES_HOLES.partition("async def")[0]
    program = program.replace("100_000", "1_000_000").replace("range(1000)", "range(100)")
    assert run(program + "print(full - before > 80, freed - before < 20)") == "True True"

"""A pytest plugin for tests of a changed engine, which may loop for ever or fill the memory.

Hypothesis stops at the first failure and does not look for a simpler one.
"""

import resource
import signal
from collections.abc import Generator
from types import FrameType

import pytest
from hypothesis import Phase, settings

TEST_CPU_S = 15  # no quick test takes nearly as long
WHOLE_CPU_S = 300  # also for what is executed before the first test
MAX_BYTES = 2 << 30

settings.register_profile("no shrinking", phases=[Phase.explicit, Phase.generate], database=None)
settings.load_profile("no shrinking")
resource.setrlimit(resource.RLIMIT_CPU, (WHOLE_CPU_S, WHOLE_CPU_S))
resource.setrlimit(resource.RLIMIT_AS, (MAX_BYTES, MAX_BYTES))


def _stop(signum: int, frame: FrameType | None) -> None:
    del signum, frame
    raise TimeoutError


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """Let a test fail that takes too much CPU time, however busy the machine is."""
    signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, TEST_CPU_S, 1)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)

"""A pytest plugin for tests of a changed engine, which may loop for ever or fill the memory.

Hypothesis stops at the first failure and does not look for a simpler one. The duration of every
test is written to a file.
"""

import json
import resource
import signal
from collections.abc import Generator
from pathlib import Path
from types import FrameType

import pytest
from hypothesis import Phase, settings

TEST_CPU_S = 10  # no quick test takes nearly as long
OTHER_CPU_S = 12  # what is executed before the first test, and between two
MAX_BYTES = 1 << 30
durations: dict[str, float] = {}

settings.register_profile("no shrinking", phases=[Phase.explicit, Phase.generate], database=None)
settings.load_profile("no shrinking")
resource.setrlimit(resource.RLIMIT_AS, (MAX_BYTES, MAX_BYTES))


def _stop(signum: int, frame: FrameType | None) -> None:
    del signum, frame
    raise TimeoutError


signal.signal(signal.SIGVTALRM, _stop)
signal.setitimer(signal.ITIMER_VIRTUAL, OTHER_CPU_S, 1)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """Let a test fail that takes too much CPU time, however busy the machine is."""
    signal.setitimer(signal.ITIMER_VIRTUAL, TEST_CPU_S, 1)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, OTHER_CPU_S, 1)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.when == "call":
        durations[report.nodeid] = report.duration


def pytest_sessionfinish() -> None:
    Path("durations.json").write_text(json.dumps(durations), encoding="utf-8")

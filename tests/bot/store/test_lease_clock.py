"""The clock of leases counts the time in which the machine was suspended, and never goes back."""

import sys
import time

import pytest

from bot.store.lease_clock import LeaseClock


class Clocks:
    """What a machine knows of the time."""

    since_boot = 100.0
    time_of_day = 1_800_000_000.0

    def pass_seconds(self, seconds: float) -> None:
        self.since_boot += seconds
        self.time_of_day += seconds

    def lease_clock(self) -> LeaseClock:
        return LeaseClock(lambda: self.since_boot, lambda: self.time_of_day)


def test_it_goes_as_the_machine_does() -> None:
    clocks = Clocks()
    clock = clocks.lease_clock()
    begun = clock()
    clocks.pass_seconds(7)
    assert clock() - begun == 7


def test_a_jump_of_the_time_of_day_counts_as_time_that_has_passed() -> None:
    clocks = Clocks()
    clock = clocks.lease_clock()
    begun = clock()
    clocks.time_of_day += 3600
    assert clock() - begun == 3600
    clocks.time_of_day -= 3600  # and back
    assert clock() - begun == 3600
    clocks.pass_seconds(7)
    assert clock() - begun == 3607


def test_a_time_of_day_that_is_set_back_keeps_no_lease_alive() -> None:
    clocks = Clocks()
    clock = clocks.lease_clock()
    begun = clock()
    clocks.time_of_day -= 3600
    clocks.pass_seconds(40)
    assert clock() - begun == 40


@pytest.mark.skipif(sys.platform != "linux", reason="the others have no such clock")
def test_on_linux_it_counts_what_a_suspended_machine_does_not() -> None:
    clock = LeaseClock()
    before, now, after = clock(), time.clock_gettime(time.CLOCK_BOOTTIME), clock()
    assert before <= now + 0.1
    assert now <= after + 0.1

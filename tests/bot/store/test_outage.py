"""A database that does not answer is told once a minute, and once when it answers again."""

import pytest

from bot.store.databases.outage import Outage
from tests.support.fake_clock import FakeClock

SECOND = 1 / 3600
ERROR = ConnectionRefusedError("secret")


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [f"{record.getMessage()} {vars(record)['seconds']}" for record in caplog.records]


def test_an_outage_is_told_once_a_minute_and_its_end_once(caplog: pytest.LogCaptureFixture) -> None:
    clock = FakeClock()
    outage = Outage("postgresql://host:5432/x", clock)
    for _ in range(125):
        outage.note_failure(ERROR)
        clock.pass_hours(SECOND)
    for _ in range(3):
        outage.note_success()
    assert told(caplog) == [
        "postgresql://host:5432/x does not answer 2",
        "postgresql://host:5432/x does not answer 62",
        "postgresql://host:5432/x does not answer 122",
        "postgresql://host:5432/x answers again 125",
    ]
    assert "secret" not in caplog.text


def test_a_connection_that_is_made_again_at_once_is_not_worth_a_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    clock = FakeClock()
    outage = Outage("postgresql://host:5432/x", clock)
    for _ in range(5):
        outage.note_failure(ERROR)
        clock.pass_hours(SECOND)
        outage.note_success()
        clock.pass_hours(60 * SECOND)
    assert told(caplog) == []

"""The clock that `make play` can move."""

import time
from pathlib import Path

import pytest

from bot.movable_clock import clock_of


@pytest.fixture(autouse=True)
def stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 1000.0)


def test_without_a_file_the_bot_uses_the_time_of_the_machine() -> None:
    assert clock_of("") is time.time


def test_the_file_tells_how_far_the_clock_is_ahead(tmp_path: Path) -> None:
    file = tmp_path / "clock-ahead"
    clock = clock_of(str(file))
    assert clock() == 1000.0  # as long as nobody has moved it
    for ahead, expected in (("3600.0", 4600.0), ("7200.5", 8200.5)):
        file.write_text(ahead)
        assert clock() == expected

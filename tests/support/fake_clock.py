"""A clock for tests: it stands still until a test moves it."""

HOUR_S = 3600


class FakeClock:
    """Used in place of `time.time`."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self.now = now  # 15 January 2027, 08:00 UTC unless given

    def __call__(self) -> float:
        return self.now

    def pass_hours(self, hours: float) -> None:
        self.now += hours * HOUR_S

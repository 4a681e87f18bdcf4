"""How a step of background work says that it must be done later, or repeated."""


class RetryLater(Exception):  # noqa: N818  # a request to the caller, not a bug
    """It did not work now, because of the network or of Discord: repeat it after `after_s` seconds
    if that is known, otherwise after a growing pause."""

    def __init__(self, reason: str, after_s: float | None = None) -> None:
        super().__init__(reason)
        self.after_s = after_s


class DueLater(Exception):  # noqa: N818  # a request to the caller, not a bug
    """Nothing has failed: it is to be done in `after_s` seconds, or when there is something new."""

    def __init__(self, after_s: float) -> None:
        super().__init__(f"due in {after_s} s")
        self.after_s = after_s

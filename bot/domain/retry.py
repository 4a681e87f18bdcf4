"""How a step of background work says that it must be repeated."""


class RetryLater(Exception):  # noqa: N818  # a request to the caller, not a bug
    """It did not work now, because of the network or of Discord: repeat it after `after_s` seconds
    if that is known, otherwise after a growing pause."""

    def __init__(self, reason: str, after_s: float | None = None) -> None:
        super().__init__(reason)
        self.after_s = after_s

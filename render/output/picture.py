"""What every picture function returns."""

from engine.values import Value


class Picture(Value, frozen=True):
    """A picture ready to be sent: its bytes, file name, size in px and alt text.

    The same view always gives the same bytes.
    """

    data: bytes
    name: str
    width: int
    height: int
    alt: str

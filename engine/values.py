"""The base of all values: frozen, compared by content, cheap to make."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """A frozen value. None can refer to itself, so the garbage collector need not follow it."""

"""The base class of all values: immutable, compared by content, cheap to create."""

from msgspec import Struct


class Value(Struct, frozen=True, gc=False):
    """An immutable value. Values cannot form reference cycles, so the garbage collector ignores
    them."""

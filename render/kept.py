"""Keeps what was drawn, up to a number of bytes: the most recently used of it.

Sizes of pictures differ a thousandfold, so a number of entries says little about memory.
"""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import update_wrapper
from typing import Generic, ParamSpec, TypeVar

from msgspec import Struct
from PIL import Image

P = ParamSpec("P")
T = TypeVar("T")

MEGABYTE = 2**20
ENTRY = 500  # bytes of an entry besides its value: key, links
IMAGE = 3500  # bytes of an image besides its pixels: objects, rows, palettes
ONE_BYTE_MODES = ("1", "L", "P")  # all others have four for a pixel


class Kept(Generic[P, T]):
    """A function that keeps its results. Made by `@kept` and `@kept_by`."""

    def __init__(self, make: Callable[P, T], max_bytes: int, key: Callable[P, Hashable]) -> None:
        self._make = make
        self._max_bytes = max_bytes
        self._key = key
        self._found: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = threading.Lock()  # pictures are drawn in several threads
        self.bytes = 0
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        key = self._key(*args, **kwargs)
        with self._lock:
            if key in self._found:
                self._found.move_to_end(key)
                return self._found[key][0]
        made = self._make(*args, **kwargs)
        with self._lock:
            return self._keep(key, made)

    def has(self, *args: P.args, **kwargs: P.kwargs) -> bool:
        """Whether the result is kept, at this moment."""
        return self._key(*args, **kwargs) in self._found

    def __len__(self) -> int:
        return len(self._found)

    def clear(self) -> None:
        with self._lock:
            self._found.clear()
            self.bytes = 0

    def _keep(self, key: Hashable, made: T) -> T:
        """What is kept for the key: what another thread has made meanwhile, or this."""
        if key in self._found:
            return self._found[key][0]
        size = ENTRY + bytes_of(made)
        self._found[key] = made, size
        self.bytes += size
        while self.bytes > self._max_bytes and len(self._found) > 1:
            _, (_, oldest) = self._found.popitem(last=False)
            self.bytes -= oldest
        return made


def kept(*, megabytes: int) -> Callable[[Callable[P, T]], Kept[P, T]]:
    """Keep the results of a function, and its arguments, which must be hashable."""

    def keeping(make: Callable[P, T]) -> Kept[P, T]:
        return Kept(make, megabytes * MEGABYTE, lambda *args, **kwargs: (args, *kwargs.items()))

    return keeping


def kept_by(
    key: Callable[P, Hashable], *, megabytes: int
) -> Callable[[Callable[P, T]], Kept[P, T]]:
    """Keep the results of a function by what `key` makes of its arguments, which are not kept."""

    def keeping(make: Callable[P, T]) -> Kept[P, T]:
        return Kept(make, megabytes * MEGABYTE, key)

    return keeping


def bytes_of(made: object) -> int:
    """About how much memory something drawn takes: images, bytes, and structs of them."""
    match made:
        case Image.Image():
            pixels = made.width * made.height
            return IMAGE + (pixels if made.mode in ONE_BYTE_MODES else 4 * pixels)
        case bytes():
            return len(made)
        case tuple():
            return sum(map(bytes_of, made))
        case Struct():
            return sum(bytes_of(getattr(made, field)) for field in made.__struct_fields__)
        case _:
            return 32

"""Which part of Discord's servers a process serves."""

import re

from engine.values import Value

_SHARDS = re.compile(r"(?P<first>\d+)(?:-(?P<last>\d+))?/(?P<count>\d+)")


class ShardRange(Value, frozen=True):
    """The shards `first` to `last` of `count`, as written in `0-3/16` or `5/16`."""

    first: int
    last: int
    count: int

    @property
    def ids(self) -> list[int]:
        return list(range(self.first, self.last + 1))

    @property
    def share(self) -> float:
        """The part of all shards, 1.0 for all of them."""
        return len(self.ids) / self.count

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"


def shard_range(text: str) -> ShardRange | None:
    """The shards that a text names; None for an empty text: all that Discord recommends. Raises
    ValueError."""
    if not text:
        return None
    found = _SHARDS.fullmatch(text.replace(" ", ""))
    if found is None:
        raise ValueError("write shards like 0-3/16: the first and the last of all 16")
    first, count = int(found["first"]), int(found["count"])
    last = first if found["last"] is None else int(found["last"])
    if not first <= last < count:
        raise ValueError(f"there are no shards {text}: they are counted from 0")
    return ShardRange(first, last, count)

"""Rows of a table of measurements."""

import statistics
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """What was measured, what came out, and what we want."""

    what: str
    result: str
    target: str


def milliseconds(seconds: Sequence[float]) -> str:
    """Median and worst of some times."""
    median, worst = statistics.median(seconds) * 1e3, max(seconds) * 1e3
    return f"median {median:.2f} ms, worst {worst:.2f} ms"


def table(rows: Iterable[Row]) -> str:
    lines = [Row("what", "result", "target"), *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(3)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )

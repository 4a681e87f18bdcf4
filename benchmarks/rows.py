"""Measurements as a table of text."""

import statistics
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """What was measured, the result, and the target ("" if there is none)."""

    what: str
    result: str
    target: str


def milliseconds(seconds: Sequence[float]) -> str:
    """Median and worst of some times, in milliseconds."""
    median, worst = statistics.median(seconds) * 1e3, max(seconds) * 1e3
    return f"median {median:.2f} ms, worst {worst:.2f} ms"


def table(rows: Iterable[Row]) -> str:
    """The rows below a heading, in aligned columns."""
    lines = [Row("what", "result", "target"), *rows]
    widths = [max(len(line[column]) for line in lines) for column in range(3)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )

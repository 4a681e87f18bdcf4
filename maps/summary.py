"""The table printed by `python -m maps check`, with one line for each map."""

from collections import Counter
from collections.abc import Iterable

from engine.cards import PLAIN
from engine.model import Map
from maps.analysis import farthest

GREY = "grey"
WORDS = (*(colour.word for colour in PLAIN), GREY)
HEADINGS = ("map", "cities", "countries", "routes", "doubles", "triples", *WORDS, "tickets")


def group_sizes(map_: Map) -> Counter[frozenset[str]]:
    """How many lanes join each two places. A route that lies apart joins them by itself."""
    apart = (frozenset((route.id,)) for route in map_.routes if route.apart)
    beside = (frozenset(route.ends) for route in map_.routes if not route.apart)
    return Counter([*apart, *beside])


def table(maps: Iterable[Map]) -> str:
    """The counts of maps as a text table. The column of a colour counts its spaces."""
    rows = [(*HEADINGS, "longest shortest path"), *map(_row, maps)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_line(row, widths) for row in rows)


def _row(map_: Map) -> tuple[str, ...]:
    lanes = Counter(group_sizes(map_).values())
    spaces: Counter[str] = Counter()
    for route in map_.routes:
        spaces[route.colour.word if route.colour is not None else GREY] += route.length
    board = (len(map_.cities), len(map_.countries), len(map_.routes), lanes[2], lanes[3])
    counts = (*board, *(spaces[word] for word in WORDS), len(map_.tickets))
    far = farthest(map_)
    return map_.id, *map(str, counts), f"{far.spaces} {far.start} to {far.end}"


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    first, *numbers, last = row
    cells = [cell.rjust(width) for cell, width in zip(numbers, widths[1:-1], strict=True)]
    return "  ".join([first.ljust(widths[0]), *cells, last])

"""The table printed by `python -m maps check`, with one line for each map."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from engine.cards import PLAIN
from engine.model import Map, PlaceId
from maps.analysis import FarthestPair, farthest

GREY = "grey"
WORDS = (*(colour.word for colour in PLAIN), GREY)


class MapSummary(Struct, frozen=True):
    """The counts of a map. `spaces` are by colour, in the order of `WORDS`."""

    name: str
    cities: int
    countries: int
    routes: int
    doubles: int
    triples: int
    spaces: tuple[int, ...]
    tickets: int
    farthest: FarthestPair


def summarise(map_: Map) -> MapSummary:
    """Count everything on a map."""
    lanes = Counter(group_sizes(map_).values())
    spaces: Counter[str] = Counter()
    for route in map_.routes:
        spaces[route.colour.word if route.colour is not None else GREY] += route.length
    return MapSummary(
        name=map_.id,
        cities=len(map_.cities),
        countries=len(map_.countries),
        routes=len(map_.routes),
        doubles=lanes[2],
        triples=lanes[3],
        spaces=tuple(spaces[word] for word in WORDS),
        tickets=len(map_.tickets),
        farthest=farthest(map_),
    )


def group_sizes(map_: Map) -> Counter[frozenset[PlaceId]]:
    """The number of lanes between each two neighbouring places."""
    return Counter(frozenset(route.ends) for route in map_.routes)


HEADINGS = ("map", "cities", "countries", "routes", "doubles", "triples", *WORDS, "tickets")


def table(summaries: Iterable[MapSummary]) -> str:
    """The summaries as a text table. The column of a colour counts its spaces."""
    rows = [(*HEADINGS, "longest shortest path")]
    for summary in summaries:
        counts = (
            summary.cities,
            summary.countries,
            summary.routes,
            summary.doubles,
            summary.triples,
            *summary.spaces,
        )
        way = f"{summary.farthest.spaces} {summary.farthest.start} to {summary.farthest.end}"
        rows.append((summary.name, *map(str, (*counts, summary.tickets)), way))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_line(row, widths) for row in rows)


def _line(row: tuple[str, ...], widths: list[int]) -> str:
    first, *numbers, last = row
    cells = [cell.rjust(width) for cell, width in zip(numbers, widths[1:-1], strict=True)]
    return "  ".join([first.ljust(widths[0]), *cells, last])

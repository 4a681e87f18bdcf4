"""Problems with map files.

MapError            a file is invalid: all problems found in it, each with its location
└── UnknownMapError there is no map of the requested name
"""

from collections.abc import Iterable

from msgspec import Struct


class MapProblem(Struct, frozen=True):
    """One problem and its location, such as `routes[17].to`; empty for the whole file."""

    place: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message


class MapError(Exception):
    """A map cannot be used. `problems` has all problems found and is never empty."""

    def __init__(self, file: str, problems: Iterable[MapProblem]) -> None:
        self.file = file
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{file}: {problem}" for problem in self.problems))


class UnknownMapError(MapError):
    """There is no map of that name."""

    def __init__(self, map_id: str, known: Iterable[str]) -> None:
        self.map_id = map_id
        self.known = tuple(known)
        super().__init__(
            map_id, [MapProblem("", f"no such map; there are {', '.join(self.known)}")]
        )

"""What can be wrong with a map file, as values.

MapError            a file is wrong: every problem found in it, each with its place
└── UnknownMapError no file has the name that was asked for
"""

from collections.abc import Iterable

from msgspec import Struct


class MapProblem(Struct, frozen=True):
    """One thing wrong, and where in the file: `routes[17].to`, or nothing for the whole file."""

    place: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}" if self.place else self.message


class MapError(Exception):
    """A map cannot be used; `problems` are all that were found, never empty."""

    def __init__(self, file: str, problems: Iterable[MapProblem]) -> None:
        self.file = file
        self.problems = tuple(problems)
        super().__init__("\n".join(f"{file}: {problem}" for problem in self.problems))


class UnknownMapError(MapError):
    """Nobody has a map of that name."""

    def __init__(self, map_id: str, known: Iterable[str]) -> None:
        self.map_id = map_id
        self.known = tuple(known)
        super().__init__(
            map_id, [MapProblem("", f"no such map; there are {', '.join(self.known)}")]
        )

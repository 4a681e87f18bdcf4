"""Why a database cannot be used. Nothing has been written to it.

DatabaseError
├── DatabaseTooNewError       a later version of the bot has been here
├── DatabaseBrokenError       SQLite cannot read it, or it is damaged
├── DatabaseNotOursError      a sound database of something else
└── DatabaseUnreachableError  no such folder, no permission, no room
"""

from pathlib import Path


class DatabaseError(Exception):
    """One clear line for the person who runs the bot."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"The database {path} {problem}")
        self.path = path


class DatabaseTooNewError(DatabaseError):
    def __init__(self, path: Path, version: int, ours: int) -> None:
        super().__init__(
            path,
            f"has version {version}; this Slow Train knows versions up to {ours}. "
            "Run the newer Slow Train that wrote it, or a backup from before.",
        )


class DatabaseBrokenError(DatabaseError):
    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(
            path,
            f"is damaged: {reason}. It has been left as it is. "
            "Put a backup in its place, or set DATABASE_PATH to another file.",
        )


class DatabaseNotOursError(DatabaseError):
    def __init__(self, path: Path) -> None:
        super().__init__(
            path, "belongs to another program. Set DATABASE_PATH to a file of our own."
        )


class DatabaseUnreachableError(DatabaseError):
    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, f"cannot be opened: {reason}.")

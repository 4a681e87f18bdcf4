"""Why a database cannot be used, and why a transaction failed.

DatabaseError                 nothing has been written
├── DatabaseTooNewError       written by a later version of the bot
├── DatabaseBrokenError       unreadable or damaged
├── DatabaseNotOursError      a valid database of another program
├── DatabaseInUseError        another process uses it
└── DatabaseUnreachableError  no such folder, no permission, no space
ConflictError                 another process has written the same rows; the transaction was undone
"""

from pathlib import Path


class ConflictError(Exception):
    """Another process was quicker: the transaction was rolled back."""


class DatabaseError(Exception):
    """One clear line for the person who runs the bot."""

    def __init__(self, path: Path, problem: str) -> None:
        super().__init__(f"The database {path} {' '.join(problem.split())}")
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


class DatabaseInUseError(DatabaseError):
    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            "is in use: another Slow Train is running on it. "
            "Stop that one first, or set DATABASE_PATH to another file.",
        )


class DatabaseUnreachableError(DatabaseError):
    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(path, f"cannot be opened: {reason}.")

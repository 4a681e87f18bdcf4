"""Where the database is: in a file of SQLite, or on a PostgreSQL server."""

from pathlib import Path
from typing import TypeAlias
from urllib.parse import urlsplit

SCHEMES = ("postgresql", "postgres")
SQLITE_PREFIX = "sqlite:"
DEFAULT_PORT = 5432


class DatabaseUrl:
    """The address of a PostgreSQL database. Its text leaves out user, password and options, so
    that it can be shown and logged."""

    def __init__(self, text: str) -> None:
        """ValueError, without the text, if it is no such address."""
        try:
            parts = urlsplit(text)
            host, port = parts.hostname or "localhost", parts.port or DEFAULT_PORT
        except ValueError:
            raise ValueError("it cannot be read") from None
        if parts.scheme not in SCHEMES:
            raise ValueError("it must begin with postgresql://")
        self.secret_text = text
        self._shown = f"postgresql://{host}:{port}{parts.path}"

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"DatabaseUrl({self._shown!r})"


def parse_database(text: str) -> "Database":
    """`sqlite:data/slow-train.db` or `postgresql://…`; ValueError, without the text, if it is
    neither."""
    if text.startswith(SQLITE_PREFIX) and text != SQLITE_PREFIX:
        return Path(text.removeprefix(SQLITE_PREFIX))
    if text.startswith(tuple(f"{scheme}://" for scheme in SCHEMES)):
        return DatabaseUrl(text)
    raise ValueError("it must begin with sqlite: or postgresql://")


Database: TypeAlias = Path | DatabaseUrl

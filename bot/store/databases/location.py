"""Where the database is: in a file of SQLite, or on a PostgreSQL server."""

from pathlib import Path
from typing import TypeAlias
from urllib.parse import parse_qs, urlsplit

SCHEMES = ("postgresql", "postgres")
SQLITE_PREFIX = "sqlite:"
DEFAULT_PORT = 5432
SEPARATORS = frozenset("@/?#")  # of the parts of an address
WANTED_SERVER = "target_session_attrs"  # which of several hosts asyncpg takes
HOW_TO_ENCODE = (
    "in user, password and options, write %40 for @, %2F for /, %3F for ?, %23 for #, %3A for :"
    " and %25 for %"
)


class DatabaseUrl:
    """The address of a PostgreSQL database: `postgresql://user:password@host:5432/name?options`,
    or with several hosts, separated by commas, of which one is the primary. Its text leaves out
    user, password and options, so that it can be shown and logged."""

    def __init__(self, text: str) -> None:
        """ValueError, without the text, if it is no such address."""
        scheme, _, rest = text.partition("://")
        if scheme not in SCHEMES:
            raise ValueError("it must begin with postgresql://")
        login, _, place = rest.rpartition("@")
        if set(login) & SEPARATORS:  # what follows may be a part of the password
            raise ValueError(f"it cannot be read: {HOW_TO_ENCODE}")
        try:
            parts = urlsplit(f"{scheme}://{place}")
            hosts = [_with_port(host) for host in parts.netloc.split(",")]
        except ValueError:
            raise ValueError(f"it cannot be read; {HOW_TO_ENCODE}") from None
        self.secret_text = text
        if len(hosts) > 1 and WANTED_SERVER not in parse_qs(parts.query):
            self.secret_text += f"{'&' if parts.query else '?'}{WANTED_SERVER}=read-write"
        self._shown = f"postgresql://{','.join(hosts)}{parts.path}"

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"DatabaseUrl({self._shown!r})"


def _with_port(host: str) -> str:
    """ValueError if it is no host, or its port is no number."""
    parts = urlsplit(f"//{host}")
    name = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
    return f"{name or 'localhost'}:{parts.port or DEFAULT_PORT}"


def parse_database(text: str) -> "Database":
    """`sqlite:data/slow-train.db` or `postgresql://…`; ValueError, without the text, if it is
    neither."""
    if text.startswith(SQLITE_PREFIX) and text != SQLITE_PREFIX:
        return Path(text.removeprefix(SQLITE_PREFIX))
    if text.startswith(tuple(f"{scheme}://" for scheme in SCHEMES)):
        return DatabaseUrl(text)
    raise ValueError("it must begin with sqlite: or postgresql://")


Database: TypeAlias = Path | DatabaseUrl

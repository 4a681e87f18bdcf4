"""Logs a person and a machine can read: one line each, what it is about as `name=value`.

Nothing secret is ever logged: no hands, no seeds, no texts of messages, no tokens.
"""

import logging
from typing import IO

ROOT = "bot"
FIELDS = ("table", "seq", "seat", "channel", "user", "verb", "error")


class Line(logging.Formatter):
    """`2026-03-01 12:00:00 INFO bot.delivery.publisher published table=7 seq=41`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # logging's own name
        named = [f"{name}={getattr(record, name)}" for name in FIELDS if hasattr(record, name)]
        return " ".join([super().formatMessage(record), *named])


def set_up(level: str, stream: IO[str] | None = None) -> None:
    """Ours at the given level. discord.py writes whole requests when it debugs: it may not."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Line())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(ROOT).setLevel(level)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))

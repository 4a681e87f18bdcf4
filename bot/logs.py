"""Log lines for people and machines: one line each, with its subject as `name=value`.

Pass the subject as `extra={"table": table_id, "seq": seq}`. Nothing secret is ever logged: no
hands, no seeds, no texts of messages, no tokens.
"""

import logging
from typing import IO

ROOT = "bot"
FIELDS = ("table", "seq", "seat", "channel", "user", "kind", "shard", "shards", "error")


class LineFormatter(logging.Formatter):
    """`2026-03-01 12:00:00 INFO bot.delivery.publisher published table=7 seq=41`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # logging's own name
        named = [f"{name}={getattr(record, name)}" for name in FIELDS if hasattr(record, name)]
        return " ".join([super().formatMessage(record), *named])


def set_up(level: str, stream: IO[str] | None = None) -> None:
    """Log the bot at the given level. discord.py stays at WARNING or above, because it logs whole
    requests at DEBUG."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(LineFormatter())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger(ROOT).setLevel(level)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))

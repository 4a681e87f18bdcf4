"""Log lines for people and machines: one line each, with its subject as `name=value` or as JSON.

Pass the subject as `extra={"table": table_id, "seq": seq}`. The gate sets `SERVED`, so that every
line that is written for an interaction names it. Nothing secret is ever logged: no hands, no seeds,
no texts of messages, no tokens; and nobody is named, not even by the id of a user.
"""

import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import IO, Literal

ROOT = "bot"
COMMANDS_OF_DISCORD_PY = "discord.app_commands.tree"
FIELDS = ("table", "seq", "seat", "channel", "kind", "interaction", "shard", "shards", "error")
IN_ADDRESSES = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?\s'\"]+")

LogFormat = Literal["text", "json"]

SERVED: ContextVar[tuple[int, int] | None] = ContextVar("served", default=None)
"""The id of the interaction that is being served, and the shard it came from."""


def subject(record: logging.LogRecord) -> dict[str, object]:
    """What a line is about, by the names of FIELDS, as far as it is known."""
    found = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    served = SERVED.get()
    if served is not None:
        interaction, shard = served
        found = {"interaction": interaction, "shard": shard, **found}
    return found


def without_tokens(text: str) -> str:
    """The text without the tokens of interactions, which are part of addresses."""
    return IN_ADDRESSES.sub(r"\1…", text)


class LineFormatter(logging.Formatter):
    """`2026-03-01 12:00:00 INFO bot.delivery.publisher published table=7 seq=41`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # logging's own name
        named = [f"{name}={value}" for name, value in subject(record).items()]
        return " ".join([super().formatMessage(record), *named])

    def format(self, record: logging.LogRecord) -> str:
        return without_tokens(super().format(record))


class JsonFormatter(logging.Formatter):
    """`{"time": "2026-03-01T12:00:00.123+00:00", "level": "INFO", "logger": …, "message": …}` with
    the subject beside it, and `exception` for the traceback of a bug."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **subject(record),
        }
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return without_tokens(json.dumps(line, ensure_ascii=False, default=str))


class Anonymous(logging.Filter):
    """Lets everything pass, but takes out the user that discord.py names, with a traceback, when
    Discord does not accept suggestions: somebody typed on, or the connection was slow."""

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == COMMANDS_OF_DISCORD_PY and "autocomplete" in str(record.msg):
            error = record.exc_info[0] if record.exc_info else None
            record.levelno, record.levelname = logging.WARNING, "WARNING"
            record.msg, record.args = "no suggestions were sent", None
            record.exc_info = record.exc_text = None
            record.error = "" if error is None else error.__name__
        return True


def line_handler(style: LogFormat, stream: IO[str] | None = None) -> logging.Handler:
    """Writes the lines that operators read."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter() if style == "json" else LineFormatter())
    handler.addFilter(Anonymous())
    return handler


def set_up(level: str, style: LogFormat = "text", stream: IO[str] | None = None) -> None:
    """Log the bot at the given level. discord.py stays at WARNING or above, because it logs whole
    requests at DEBUG."""
    handlers = [line_handler(style, stream)]
    logging.basicConfig(level=logging.WARNING, handlers=handlers, force=True)
    logging.getLogger(ROOT).setLevel(level)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))

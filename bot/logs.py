"""Log lines for people and machines: one line each, with its subject as `name=value` or as JSON.

Pass the subject as `extra={"table": table_id, "seq": seq}`, and an exception as `error`. The gate
sets `SERVED`, so that every line that is written for an interaction names it. Nothing secret is
ever logged: no hands, no seeds, no texts of messages, no tokens, no values of rows that PostgreSQL
complains about; and nobody is named, not even by the id of a user.
"""

import json
import logging
import re
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import IO, Literal, TypeAlias

ROOT = "bot"
COMMANDS_OF_DISCORD_PY = "discord.app_commands.tree"
FIELDS = (
    *("table", "seq", "seat", "channel", "kind", "interaction", "shard", "shards"),
    *("version", "ours", "schema", "added", "seconds", "error"),
)
IN_ADDRESSES = re.compile(r"(/(?:webhooks|interactions)/\d+/)[^/?\s'\"]+")
# asyncpg's errors end with what the server tells about the row, or name the value of a parameter.
DETAIL = re.compile(r"\nDETAIL:  .*", re.DOTALL)
PARAMETER = re.compile(r"(invalid input for query argument \$\d+: ).*")

LogFormat = Literal["text", "json"]
ExceptionInfo: TypeAlias = (
    tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]
)

SERVED: ContextVar[tuple[int, int] | None] = ContextVar("served", default=None)
"""The id of the interaction that is being served, and the shard it came from."""


def subject(record: logging.LogRecord) -> dict[str, object]:
    """What a line is about, by the names of FIELDS, as far as it is known."""
    found = {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
    found = {
        name: without_rows(str(value)) if isinstance(value, str | Exception) else value
        for name, value in found.items()
    }
    served = SERVED.get()
    if served is not None:
        interaction, shard = served
        found = {"interaction": interaction, "shard": shard, **found}
    return found


def without_tokens(text: str) -> str:
    """The text without the tokens of interactions, which are part of addresses."""
    return IN_ADDRESSES.sub(r"\1…", text)


def without_rows(text: str) -> str:
    """The text, which may be that of an error of asyncpg, without values of rows."""
    return PARAMETER.sub(r"\1…", DETAIL.sub("", text))


def forget_rows(error: BaseException | None) -> None:
    """Remove the values of rows from the errors of asyncpg in a chain or group of exceptions."""
    left, seen = [error], set[int]()
    while left:
        one = left.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        if isinstance(getattr(one, "detail", None), str):
            one.detail = None  # type: ignore[attr-defined]  # of asyncpg, which may be missing
        left += [one.__cause__, one.__context__]
        left += one.exceptions if isinstance(one, BaseExceptionGroup) else ()


def is_news(record: logging.LogRecord) -> bool:
    """False of the failure of something for a reason that is told in lines of its own, such as that
    the database does not answer: otherwise there would be a line and a traceback for every table,
    again and again."""
    error = record.exc_info[1] if record.exc_info else getattr(record, "error", None)
    return not getattr(error, "is_told", False)


class RowlessFormatter(logging.Formatter):
    """Writes tracebacks without values of rows."""

    def formatException(self, ei: ExceptionInfo) -> str:  # noqa: N802  # logging's own name
        forget_rows(ei[1])
        return PARAMETER.sub(r"\1…", super().formatException(ei))


class LineFormatter(RowlessFormatter):
    """`2026-03-01 12:00:00 INFO bot.delivery.publisher published table=7 seq=41`."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802  # logging's own name
        record.message = without_rows(record.message)
        named = [f"{name}={value}" for name, value in subject(record).items()]
        return " ".join([super().formatMessage(record), *named])

    def format(self, record: logging.LogRecord) -> str:
        return without_tokens(super().format(record))


class JsonFormatter(RowlessFormatter):
    """`{"time": "2026-03-01T12:00:00.123+00:00", "level": "INFO", "logger": …, "message": …}` with
    the subject beside it, and `exception` for the traceback of a bug."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC)
        line = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": without_rows(record.getMessage()),
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
    handler.addFilter(is_news)
    return handler


def set_up(level: str, style: LogFormat = "text", stream: IO[str] | None = None) -> None:
    """Log the bot at the given level. discord.py stays at WARNING or above, because it logs whole
    requests at DEBUG."""
    handlers = [line_handler(style, stream)]
    logging.basicConfig(level=logging.WARNING, handlers=handlers, force=True)
    logging.getLogger(ROOT).setLevel(level)
    logging.getLogger("discord").setLevel(max(logging.WARNING, logging.getLevelName(level)))

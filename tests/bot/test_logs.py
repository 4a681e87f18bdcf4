"""Log lines: for people, and as JSON for programs."""

import ast
import io
import json
import logging
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import asyncpg
import pytest

from bot.logs import (
    COMMANDS_OF_DISCORD_PY,
    FIELDS,
    SERVED,
    JsonFormatter,
    LineFormatter,
    LogFormat,
    is_news,
    line_handler,
)
from bot.store import DatabaseUnreachableError, DatabaseUrl
from tests.support.databases.back_ends import databases

ROOT = Path(__file__).parents[2]
TOKEN = "aW50ZXJhY3Rpb246MTIz"  # noqa: S105  # not a real one


def record(message: str = "published", **subject: object) -> logging.LogRecord:
    found = logging.LogRecord("bot.delivery", logging.INFO, "", 0, message, (), None)
    found.created = 1772366400.123
    vars(found).update(subject)
    return found


def test_a_json_line_has_time_level_logger_message_and_its_subject() -> None:
    line = JsonFormatter().format(record(table=7, seq=41, kind="action"))
    assert json.loads(line) == {
        "time": "2026-03-01T12:00:00.123+00:00",
        "level": "INFO",
        "logger": "bot.delivery",
        "message": "published",
        "table": 7,
        "seq": 41,
        "kind": "action",
    }


def test_lines_written_for_an_interaction_name_it_and_its_shard() -> None:
    before = SERVED.set((123, 3))
    try:
        found = json.loads(JsonFormatter().format(record(table=7)))
        text = LineFormatter().format(record(table=7))
    finally:
        SERVED.reset(before)
    assert (found["interaction"], found["shard"], found["table"]) == (123, 3, 7)
    assert text.endswith("published interaction=123 shard=3 table=7")


def test_a_shard_named_by_the_line_itself_counts_more() -> None:
    assert json.loads(JsonFormatter().format(record("connected", shard=2)))["shard"] == 2


def test_whatever_a_line_contains_it_is_one_line_of_json() -> None:
    line = JsonFormatter().format(record('two\nlines, "quoted"', error="Zürich\n", table=object()))
    assert "\n" not in line
    assert json.loads(line)["message"] == 'two\nlines, "quoted"'


def test_the_traceback_of_a_bug_is_part_of_its_line() -> None:
    bug = record("a job failed", table=7)
    try:
        raise RuntimeError("of this kind")
    except RuntimeError:
        bug.exc_info = sys.exc_info()
    line = JsonFormatter().format(bug)
    assert "\n" not in line
    assert "RuntimeError: of this kind" in json.loads(line)["exception"]


@pytest.mark.parametrize("style", get_args(LogFormat))
def test_the_user_whose_suggestions_were_not_sent_is_not_named(style: LogFormat) -> None:
    stream = io.StringIO()
    try:
        raise OSError("/interactions/1/2/callback")
    except OSError:
        found = logging.LogRecord(
            COMMANDS_OF_DISCORD_PY,
            logging.ERROR,
            "",
            0,
            "Ignoring exception in autocomplete for %r (Guild: %s, User: %s)",
            ("claim", 1, 80351110224678912),
            sys.exc_info(),
        )
    line_handler(style, stream).handle(found)
    (line,) = stream.getvalue().splitlines()
    assert "80351110224678912" not in line
    assert "Traceback" not in line
    assert "no suggestions were sent" in line
    assert "OSError" in line


def test_what_fails_because_the_database_does_not_answer_is_not_worth_a_line_each() -> None:
    error = DatabaseUnreachableError(DatabaseUrl("postgresql://host/x"), "no connection")
    with_traceback, with_reason = (
        record("a job failed", table=7),
        record("not renewed", error=error),
    )
    with_traceback.exc_info = (type(error), error, None)
    assert not is_news(with_traceback)
    assert not is_news(with_reason)
    other = record("a job failed", error=ValueError("another"))
    assert is_news(other)
    assert LineFormatter().format(other).endswith("a job failed error=another")


def test_users_are_not_named() -> None:
    for formatter in (JsonFormatter(), LineFormatter()):
        assert "80351110224678912" not in formatter.format(record(user=80351110224678912))


@pytest.mark.parametrize("formatter", [JsonFormatter(), LineFormatter()])
@pytest.mark.parametrize(
    "path", [f"webhooks/1/{TOKEN}/messages/@original", f"interactions/1/{TOKEN}/callback"]
)
def test_addresses_are_logged_without_the_tokens_in_them(
    path: str, formatter: logging.Formatter
) -> None:
    line = formatter.format(record(error=f"404, url='https://discord.com/api/v10/{path}'"))
    assert TOKEN not in line
    assert path.replace(TOKEN, "…") in line


async def postgres_error(statement: str, *values: object) -> Exception:
    """What asyncpg raises for a statement about a row with a secret."""
    url = await databases.blank()
    connection = await asyncpg.connect(url.secret_text)
    try:
        await connection.execute("CREATE TABLE hands (cards TEXT PRIMARY KEY, number BIGINT)")
        await connection.execute("INSERT INTO hands VALUES ('secret\nwilds')")
        with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError)) as raised:
            await connection.execute(statement, *values)
        return raised.value
    finally:
        await connection.close()


def record_of(raised: Exception, error: Exception) -> logging.LogRecord:
    """A line about what was raised, which names the error too."""
    line = record("a job failed: %s", error=str(error))
    line.args = (error,)
    line.exc_info = (type(raised), raised, None)
    return line


def because_of(error: Exception) -> Exception:
    """An exception that was raised while another was handled whose cause is the error."""
    try:
        try:
            raise RuntimeError("while publishing") from error
        finally:
            raise KeyError("while giving up")
    except KeyError as raised:
        return raised


@pytest.mark.parametrize("formatter", [JsonFormatter(), LineFormatter()])
@pytest.mark.parametrize(
    ("statement", "value", "shown"),
    [
        ("INSERT INTO hands VALUES ($1)", "secret\nwilds", "duplicate key value violates unique"),
        ("INSERT INTO hands VALUES ('x', $1)", "secret", "invalid input for query argument $1"),
    ],
)
async def test_values_of_rows_in_errors_of_postgresql_are_not_logged(
    formatter: logging.Formatter, statement: str, value: str, shown: str
) -> None:
    error = await postgres_error(statement, value)
    assert "secret" in str(error)
    for raised in (error, because_of(error), ExceptionGroup("jobs", [because_of(error)])):
        line = formatter.format(record_of(raised, error))
        assert line.count(shown) == 3  # in the message, as the subject, in the traceback
        assert "secret" not in line
        assert "wilds" not in line


def calls_of_log() -> Iterator[tuple[str, ast.Call]]:
    """Each call of a logger in the bot, with its method."""
    for file in sorted((ROOT / "bot").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr=method)):
                    yield method, node
                case _:
                    pass


def test_what_a_line_is_about_has_a_name_that_is_shown() -> None:
    used = {
        key.value
        for _, call in calls_of_log()
        for keyword in call.keywords
        if keyword.arg == "extra" and isinstance(keyword.value, ast.Dict)
        for key in keyword.value.keys
        if isinstance(key, ast.Constant)
    }
    assert used
    assert used <= {*FIELDS}


def test_every_warning_and_error_is_explained_to_those_who_run_the_bot() -> None:
    pages = [ROOT / "docs" / page for page in ("troubleshooting.md", "operations.md")]
    rows = [re.findall(r"^\| (`[^|]+) \|", page.read_text("utf-8"), re.MULTILINE) for page in pages]
    phrases = [
        re.split(r"…|%d", one) for each in rows for one in re.findall(r"`([^`]+)`", str(each))
    ]
    lines = {
        str(call.args[0].value)
        for method, call in calls_of_log()
        if method in ("warning", "error", "exception")
        and call.args
        and isinstance(call.args[0], ast.Constant)
    }
    missing = {
        line for line in lines if not any(all(part in line for part in each) for each in phrases)
    }
    assert missing == {"%s"}  # whose text is that of another place

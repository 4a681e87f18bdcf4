"""Log lines: for people, and as JSON for programs."""

import io
import json
import logging
import sys
from typing import get_args

import pytest

from bot.logs import (
    COMMANDS_OF_DISCORD_PY,
    SERVED,
    JsonFormatter,
    LineFormatter,
    LogFormat,
    line_handler,
)

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

"""A game with LOG_FORMAT=json: every line can be read by a program, and none holds a secret."""

import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.logs import JsonFormatter
from engine.cards import Colour
from tests.support.wire.wire_players import TWO_NAMES, Friends
from tests.support.wire.wire_setup import friends_online

REQUIRED = {"time", "level", "logger", "message"}
COLOURS = re.compile(rf"\b({'|'.join(colour.word for colour in Colour)})\b")


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What the bot logs, at every level."""
    stream, logger = io.StringIO(), logging.getLogger("bot")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonFormatter())
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel("DEBUG")
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(before)


async def test_a_game_is_logged_as_json_without_secrets(
    tmp_path: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        tickets: set[str] = set()
        await friends.start_game()
        tickets |= await offered_or_held(friends)
        await friends.choose_tickets()
        await friends.press(friends.people[0], "hand")
        await friends.draw_two_cards(friends.people[0])
        await friends.settle()
        await friends.finish_game()
        await friends.settle()
        tickets |= await offered_or_held(friends)
        monkeypatch.setattr(friends.app.tables.lookup, "table_and_view", fail)
        await friends.slash(friends.people[0], "hand")  # fails, with a traceback
        table = await friends.table()
        tokens = interaction_tokens(friends)
    text = lines.getvalue()
    logged = [json.loads(line) for line in text.splitlines()]
    assert all(line.keys() >= REQUIRED for line in logged)
    assert not any("\n" in line for line in text.splitlines())
    by_message: dict[str, list[dict[str, Any]]] = {}
    for line in logged:
        by_message.setdefault(line["message"], []).append(line)
    pressed = [line for line in by_message["committed"] if "interaction" in line]
    assert pressed
    assert all(line["shard"] == 0 for line in pressed)
    for line in (*by_message["committed"], *by_message["published"]):
        assert (line["table"], line["seq"] >= 0) == (table.id, True)
    assert not any("interaction" in line for line in by_message["published"])
    (failed,) = by_message["a request failed"]
    assert "RuntimeError" in failed["exception"]
    assert failed["interaction"]
    assert friends.discord.token not in text
    assert tokens
    assert tickets
    ids = [str(person.id) for person in friends.people]
    for secret in (*tokens, *tickets, *ids, *TWO_NAMES):
        assert secret not in text
    assert not COLOURS.search(text)


async def offered_or_held(friends: Friends) -> set[str]:
    views = [await friends.player_view(person) for person in friends.people]
    held = {str(each.ticket) for view in views for each in view.tickets}
    return held | {str(each) for view in views for each in view.offered}


def interaction_tokens(friends: Friends) -> set[str]:
    paths = [request.path for request in friends.discord.request_log.requests]
    found = [re.search(r"/(?:webhooks|interactions)/\d+/([^/?]+)", path) for path in paths]
    return {match[1] for match in found if match}


async def fail(*_: object) -> None:
    raise RuntimeError("a bug")

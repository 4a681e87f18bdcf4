"""Slash commands as they are registered with Discord."""

import asyncio
import io
import logging
from pathlib import Path

import pytest

from bot.features.slash import MAX_TYPED
from bot.i18n.languages import DISCORD_LOCALES
from bot.logs import line_handler
from sandbox.payloads.commands import ENTRY_POINT
from sandbox.rest.faults import ConnectionLost
from sandbox.testing.driver import Sandbox
from sandbox.testing.timeouts import WAIT_LIMIT_S
from sandbox.world.command_registry import enable_activities
from tests.support.wire.wire import connected_bot
from tests.support.wire.wire_setup import friends_online


async def test_commands_have_names_in_four_languages_and_are_registered_once(
    tmp_path: Path,
) -> None:
    async with Sandbox.start(rate_limits=False) as discord:
        for _ in range(2):
            async with connected_bot(discord, tmp_path / "table.db"):
                pass
        (request,) = discord.request_log.of("PUT", "/applications/{application_id}/commands")
        assert request.status == 200
        for command in discord.world.state.commands.values():
            assert set(command.name_localizations or {}) == set(DISCORD_LOCALES.values())


async def test_the_entry_point_of_an_activity_is_registered_along(tmp_path: Path) -> None:
    """Discord refuses to replace all commands by others without it."""
    async with Sandbox.start(rate_limits=False) as discord:
        entry_point = enable_activities(discord.world)
        async with connected_bot(discord, tmp_path / "table.db"):
            pass
        commands = discord.world.state.commands.values()
        assert [c.id for c in commands if c.type == ENTRY_POINT] == [entry_point.id]
        assert "board" in {command.name for command in commands}


class Lines(io.StringIO):
    """What is logged; `has_lines` as soon as it is anything."""

    def __init__(self) -> None:
        super().__init__()
        self.has_lines = asyncio.Event()

    def write(self, text: str) -> int:
        self.has_lines.set()
        return super().write(text)


async def test_suggestions_are_made_for_a_part_of_a_long_text_and_nobody_is_named_if_they_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[str] = []

    def search(typed: str, _: str) -> list[str]:
        searched.append(typed)
        return []

    monkeypatch.setattr("bot.features.reminders.zones_like", search)
    stream = Lines()
    handler, logger = line_handler("text", stream), logging.getLogger("discord")
    logger.addHandler(handler)
    try:
        async with friends_online(tmp_path / "table.db") as friends:
            robin = friends.people[0]
            lost = ConnectionLost(after_handling=True)
            friends.discord.faults.plan(
                lost, "POST", "/interactions/{interaction_id}/{token}/callback"
            )
            await robin.complete("reminders", friends.channel, "time_zone", time_zone="x" * 6000)
            async with asyncio.timeout(WAIT_LIMIT_S):
                await stream.has_lines.wait()
    finally:
        logger.removeHandler(handler)
    assert searched == ["x" * MAX_TYPED]
    (line,) = stream.getvalue().splitlines()
    assert "no suggestions were sent" in line
    assert robin.id not in line

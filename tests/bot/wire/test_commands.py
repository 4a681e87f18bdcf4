"""Slash commands as they are registered with Discord."""

from pathlib import Path

from bot.i18n.languages import DISCORD_LOCALES
from sandbox.testing.driver import Sandbox
from tests.support.wire.wire import connected_bot


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

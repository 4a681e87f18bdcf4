"""The Discord client: what it listens to, where a press goes, which commands Discord knows."""

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

import aiohttp
import discord
import yarl
from discord import app_commands

from bot.discord_io.custom_ids import Control, Press

log = logging.getLogger(__name__)

LONGEST_RATE_LIMIT_S = 30.0  # what Discord wants to wait for longer is tried again by us
Command = app_commands.Command[Any, ..., Any]
Interaction = discord.Interaction[Any]
Answerer = Callable[[Interaction, Press], Awaitable[None]]
READY_AFTER_S = 0.1  # servers may be told to us later: tables do not need them


class Noted(Protocol):
    """Remembers over restarts which commands Discord knows."""

    async def commands_hash(self) -> str: ...

    async def keep_commands_hash(self, digest: str) -> None: ...


class Client(discord.Client):
    """Knows who is connected and nothing of the game: presses go to `answer`."""

    def __init__(
        self, translator: app_commands.Translator, noted: Noted, dev_guild: int | None = None
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice is wanted
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,  # messages are found by their ids, none is kept
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=LONGEST_RATE_LIMIT_S,
            guild_ready_timeout=READY_AFTER_S,
        )
        self._translator = translator
        self._noted = noted
        self._dev_guild = None if dev_guild is None else discord.Object(dev_guild)
        self.tree = app_commands.CommandTree(self)
        self.add_dynamic_items(Control)

    def hand_over(self, commands: Iterable[Command], answer: Answerer) -> None:
        """Who answers commands and presses; before the client is started."""
        for command in commands:
            self.tree.add_command(command)
        self._answer = answer

    async def setup_hook(self) -> None:
        """After logging in, before the first interaction."""
        await self.tree.set_translator(self._translator)
        await self.sync_commands()

    async def on_press(self, interaction: Interaction, press: Press) -> None:
        await self._answer(interaction, press)

    async def sync_commands(self) -> bool:
        """Tell Discord our commands, only if they changed since it was last told."""
        commands = sorted(self.tree.get_commands(), key=lambda command: command.name)
        payload = [
            await command.get_translated_payload(self.tree, self._translator)
            for command in commands
        ]
        where = "" if self._dev_guild is None else str(self._dev_guild.id)
        text = json.dumps([self.application_id, where, payload], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self._noted.commands_hash() == digest:
            return False
        if self._dev_guild is not None:
            self.tree.copy_global_to(guild=self._dev_guild)
        await self.tree.sync(guild=self._dev_guild)
        await self._noted.keep_commands_hash(digest)
        log.info("told Discord %s commands", len(commands))
        return True


async def point_discord_at(api_url: str) -> None:
    """Send discord.py to another API; the API itself says where its gateway is."""
    discord.http.Route.BASE = api_url
    async with aiohttp.ClientSession() as web, web.get(f"{api_url}/gateway") as answer:
        gateway = (await answer.json())["url"]
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)

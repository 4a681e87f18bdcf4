"""The Discord client: connects, passes presses on, and registers the slash commands."""

import asyncio
import hashlib
import json
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any, Protocol

import aiohttp
import discord
from discord import app_commands
from discord.abc import PrivateChannel

from bot.discord_io.components import Press, press_of
from bot.discord_io.connection import Sleep
from bot.discord_io.permissions import access_to, is_public, is_seen_in
from bot.discord_io.steady_client import SteadyClient
from bot.domain.observer import UNOBSERVED, Observer
from bot.domain.shards import ShardRange
from bot.domain.table import ChannelId, GuildId, Where
from bot.domain.work import Work
from bot.store import Store, facts

log = logging.getLogger(__name__)

MAX_RATE_LIMIT_WAIT_S = 30.0  # longer waits are left to our own retries
INTERVAL_S = 5.5  # between two shards that identify: Discord's five, and what may lie between
OTHER_PROCESS_PAUSE_S = 1.0  # until it has done what we would do
ENTRY_POINT = 4  # the type of the command with which Discord launches an Activity
READY_TIMEOUT_S = 0.1  # do not wait for the list of servers: tables do not need it

Command = app_commands.Command[Any, ..., Any]
Interaction = discord.Interaction[Any]
HandlePress = Callable[[Interaction, Press], Awaitable[None]]
HandleAccessChange = Callable[[GuildId], None]
GuildChannel = discord.abc.GuildChannel


class KnownServers(Protocol):
    """Is told on which servers the bot is."""

    async def mark_left(self, guild: GuildId) -> None: ...

    async def mark_joined(self, guild: GuildId) -> None: ...

    async def mark_gone(self, where: Where) -> None: ...

    async def compare(self, present: Collection[GuildId], shard: int, shards: int) -> None: ...


class Client(SteadyClient):
    """Knows nothing about the game. Call `serve` before starting it.

    `observer`: is told of every interaction as soon as it has arrived, and of all requests.
    """

    def __init__(
        self,
        translator: app_commands.Translator,
        store: Store,
        work: Work,
        dev_guild: int | None = None,
        sleep: Sleep = asyncio.sleep,
        shards: ShardRange | None = None,
        observer: Observer = UNOBSERVED,
    ) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice needed
        super().__init__(
            sleep,
            lambda bucket: work.reserve_identify_slot(bucket, INTERVAL_S),
            shards,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,  # messages are addressed by id, none is cached
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_ratelimit_timeout=MAX_RATE_LIMIT_WAIT_S,
            guild_ready_timeout=READY_TIMEOUT_S,
        )
        _check_before_requests(self.trace, work)
        _observe_requests(self.trace, observer)
        self._observer = observer
        self._translator = translator
        self._store = store
        self._work = work
        self._dev_guild = None if dev_guild is None else discord.Object(dev_guild)
        self.tree = app_commands.CommandTree(self)

    def serve(
        self,
        commands: Iterable[Command],
        on_press: HandlePress,
        on_access_change: HandleAccessChange,
        servers: KnownServers,
    ) -> None:
        """Set the commands, what to do when a button is pressed, what to do when the bot's
        permissions in a server may have changed, and who is told on which servers it is."""
        for command in commands:
            self.tree.add_command(command)
        self._on_press = on_press
        self._on_access_change = on_access_change
        self._servers = servers

    async def setup_hook(self) -> None:
        """Called by discord.py after logging in, before the first interaction."""
        await self.tree.set_translator(self._translator)
        await self.sync_commands()

    def dispatch(self, event: str, /, *args: Any, **options: Any) -> None:
        """Called by discord.py for every event, before anything is done about it."""
        if event == "interaction":
            self._observer.interaction_received(args[0].id)
        super().dispatch(event, *args, **options)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Called by discord.py for every interaction. Presses and submitted forms are served here,
        because discord.py itself discards those that belong to messages from before it started."""
        press = press_of(interaction)
        if press is not None:
            await self._on_press(interaction, press)

    def channel_name(self, where: Where) -> str:
        """The name of the channel or thread, "" if Discord has not told us about it."""
        channel = self.get_channel(where.channel)
        return "" if channel is None or isinstance(channel, PrivateChannel) else channel.name

    def server_name(self, where: Where) -> str:
        """The name of the server, "" if Discord has not told us about it."""
        guild = self.get_guild(where.guild)
        return "" if guild is None else guild.name

    def knows_server(self, guild: GuildId) -> bool:
        """Whether this process is connected to the server."""
        return self.get_guild(guild) is not None

    def may_mention_in(self, where: Where, table: Where) -> bool:
        """Whether a message in one channel may tell about a table in another, because everybody who
        reads it can see that one."""
        return is_public(self, table.channel) or is_seen_in(self, table.channel, where.channel)

    def missing_in(self, channel: ChannelId) -> tuple[str, ...]:
        """The permissions that the bot needs in a channel and does not have."""
        return access_to(self, channel).missing

    # The bot's permissions in a channel may have changed. All of these come with the intent for
    # guilds alone; of members, only the bot itself is reported.

    async def on_guild_join(self, guild: discord.Guild) -> None:
        self._access_changed(guild)
        await self._servers.mark_joined(GuildId(guild.id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Not called while a server is only unavailable."""
        await self._servers.mark_left(GuildId(guild.id))

    async def on_shard_ready(self, shard_id: int) -> None:
        """Work that was left over begins afterwards, so none is begun for a server that has removed
        the bot meanwhile. Servers that are only unavailable are among those of discord.py."""
        present = {GuildId(guild.id) for guild in self.guilds if guild.shard_id == shard_id}
        try:
            await self._servers.compare(present, shard_id, self.shard_count or 1)
        finally:
            await super().on_shard_ready(shard_id)

    async def on_guild_channel_delete(self, channel: GuildChannel) -> None:
        await self._servers.mark_gone(Where(GuildId(channel.guild.id), ChannelId(channel.id)))

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        where = Where(GuildId(deleted.guild_id), ChannelId(deleted.thread_id))
        await self._servers.mark_gone(where)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        self._access_changed(guild)

    async def on_guild_update(self, _: discord.Guild, guild: discord.Guild) -> None:
        self._access_changed(guild)

    async def on_guild_channel_create(self, channel: GuildChannel) -> None:
        self._access_changed(channel.guild)

    async def on_guild_channel_update(self, _: GuildChannel, channel: GuildChannel) -> None:
        self._access_changed(channel.guild)

    async def on_guild_role_update(self, _: discord.Role, role: discord.Role) -> None:
        self._access_changed(role.guild)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        self._access_changed(role.guild)

    async def on_member_update(self, _: discord.Member, member: discord.Member) -> None:
        self._access_changed(member.guild)

    async def on_thread_create(self, thread: discord.Thread) -> None:
        self._access_changed(thread.guild)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        self._access_changed(thread.guild)

    async def on_thread_update(self, _: discord.Thread, thread: discord.Thread) -> None:
        self._access_changed(thread.guild)

    def _access_changed(self, guild: discord.Guild) -> None:
        self._on_access_change(GuildId(guild.id))

    async def sync_commands(self) -> bool:
        """Register the commands with Discord if they have changed; returns whether they had."""
        commands = sorted(self.tree.get_commands(), key=lambda command: command.name)
        payload = [
            await command.get_translated_payload(self.tree, self._translator)
            for command in commands
        ]
        where = "" if self._dev_guild is None else str(self._dev_guild.id)
        text = json.dumps([self.application_id, where, payload], sort_keys=True)
        digest = hashlib.sha256(text.encode()).hexdigest()
        while await facts.load(self._store.reader, facts.COMMANDS_HASH) != digest:
            async with self._work.only_one("commands") as is_ours:
                if is_ours:
                    return await self._register_commands(payload, digest)
            await self._sleep(OTHER_PROCESS_PAUSE_S)
        return False

    async def _register_commands(self, payload: list[dict[str, Any]], digest: str) -> bool:
        if await facts.load(self._store.reader, facts.COMMANDS_HASH) == digest:
            return False  # another process has done it
        await self._replace_commands(payload)
        async with self._store.writing() as db:
            await facts.save(db, facts.COMMANDS_HASH, digest)
        log.info("registered the commands")
        return True

    async def _replace_commands(self, payload: list[dict[str, Any]]) -> None:
        """Register these commands instead of all others but the entry point of an Activity, which
        Discord adds itself and refuses to lose. discord.py does not know that kind."""
        application = self.application_id or 0  # known since the login
        if self._dev_guild is not None:
            guild = self._dev_guild.id
            await self.http.bulk_upsert_guild_commands(application, guild, payload)
            return
        present: Sequence[Any] = await self.http.get_global_commands(application)
        kept = [command for command in present if command["type"] == ENTRY_POINT]
        await self.http.bulk_upsert_global_commands(application, [*payload, *kept])


def _check_before_requests(trace: aiohttp.TraceConfig, work: Work) -> None:
    """Another process may be sending the same by now."""

    async def check(*_: object) -> None:
        work.check()

    trace.on_request_start.append(check)


def _observe_requests(trace: aiohttp.TraceConfig, observer: Observer) -> None:
    async def answered(_: object, __: object, ended: aiohttp.TraceRequestEndParams) -> None:
        observer.request_answered(ended.method, ended.url.path, ended.response.status)

    async def failed(_: object, __: object, ended: aiohttp.TraceRequestExceptionParams) -> None:
        observer.request_failed(ended.method, ended.url.path)

    trace.on_request_end.append(answered)
    trace.on_request_exception.append(failed)

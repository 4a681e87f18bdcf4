"""Deleting what nobody needs any more: servers that removed the bot, lobbies without a game, tables
whose channel was deleted."""

import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from bot.domain.refusals import TableRefusal
from bot.domain.table import GuildId, Table, TableId, Where
from bot.store import reach as reach_rows
from bot.store import retention as retention_rows
from bot.tables import seating
from bot.tables.cache import TableCache

log = logging.getLogger(__name__)

DAY_S = 24 * 3600.0
BATCH = 20  # tables that are deleted at a time, so that nobody has to wait


class Retention:
    """`tidy` deletes a few tables at a time; the scheduler calls it."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def mark_left(self, guild: GuildId) -> None:
        """A server has removed the bot just now."""
        async with self._cache.store.writing() as db:
            await retention_rows.mark_left(db, guild, self._cache.clock())
        log.info("a server removed the bot")

    async def mark_joined(self, guild: GuildId) -> None:
        """The bot has joined a server, perhaps again: nothing of it is deleted."""
        async with self._cache.store.writing() as db:
            await retention_rows.mark_joined(db, [guild])

    async def has_left(self, guild: GuildId) -> bool:
        """Whether it is known that a server has removed the bot."""
        return await retention_rows.has_left(self._cache.store.reader, guild)

    async def mark_gone(self, where: Where) -> None:
        """A channel was deleted. It is stored if anything could be sent there."""
        if not await reach_rows.matters(self._cache.store.reader, where.channel):
            return
        async with self._cache.store.writing() as db:
            await reach_rows.mark_gone(db, where, self._cache.clock())
        log.info("the channel of a table was deleted")

    async def mark_found(self, where: Where) -> None:
        """The bot has written in a channel that may have counted as deleted."""
        async with self._cache.store.writing() as db:
            await reach_rows.mark_found(db, where.channel)

    async def compare(self, present: Collection[GuildId], shard: int, shards: int) -> None:
        """The bot is on these servers of a shard, and on no others: it may have been removed or
        have joined while it was not connected."""
        reader = self._cache.store.reader
        left = set(await retention_rows.left_guilds(reader))
        known = await retention_rows.known_guilds(reader)
        ours = {guild for guild in known if (guild >> 22) % shards == shard}
        gone, back = ours - left - set(present), left & set(present)
        if not gone and not back:
            return
        async with self._cache.store.writing() as db:
            await retention_rows.mark_joined(db, back)
            for guild in gone:
                await retention_rows.mark_left(db, guild, self._cache.clock())

    async def tidy(self, keep_servers_days: float, keep_lobbies_days: float) -> int:
        """Delete some of what is older than that; returns how many tables were deleted."""
        now, reader = self._cache.clock(), self._cache.store.reader
        deleted = 0
        for guild in await retention_rows.left_guilds(reader, now - keep_servers_days * DAY_S):
            tables = await retention_rows.tables_of_guild(reader, guild, BATCH - deleted)
            for table_id in tables:
                await self._delete(table_id)
            deleted += len(tables)
            if deleted >= BATCH:
                return deleted
            async with self._cache.store.writing() as db:
                await retention_rows.delete_guild(db, guild)
            log.info("deleted a server that removed the bot")
        before = now - keep_lobbies_days * DAY_S
        for table_id in await retention_rows.lobbies(reader, before, BATCH):
            await self._close(table_id, seating.closed_lobby)
        await self._close_gone(before)
        long_before = before - keep_lobbies_days * DAY_S
        cancelled = await retention_rows.cancelled_lobbies(
            reader, before, long_before, BATCH - deleted
        )
        for table_id in cancelled:
            await self._delete(table_id)
        return deleted + len(cancelled)

    async def _close_gone(self, before: float) -> None:
        """Close tables whose channel was deleted before a moment, unless they have moved."""
        reader = self._cache.store.reader
        for table_id in await reach_rows.in_gone_channels(reader, before, BATCH):
            await self._close(table_id, seating.closed)
        unneeded = await reach_rows.unneeded(reader)
        if unneeded:
            async with self._cache.store.writing() as db:
                for channel in unneeded:
                    await reach_rows.mark_found(db, channel)

    async def _close(self, table_id: TableId, closed: Callable[[Table], Table]) -> None:
        """Cancel a table, so that its messages say so before it is deleted."""
        with suppress(TableRefusal):  # its game has begun, or it was cancelled
            await self._cache.update(table_id, closed)

    async def _delete(self, table_id: TableId) -> None:
        async with self._cache.lock(table_id):
            async with self._cache.store.writing() as db:
                await retention_rows.delete_table(db, table_id)
            self._cache.memory.forget(table_id)

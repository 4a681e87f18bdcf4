"""What the managers of a server have decided for all its tables."""

from collections.abc import Callable

from bot.domain.server_settings import ServerSettings
from bot.domain.table import GuildId
from bot.store import server_settings as setting_rows
from bot.tables.cache import TableCache


class SettingsOfServers:
    """The settings of each server, or the defaults."""

    def __init__(self, cache: TableCache) -> None:
        self._store = cache.store

    async def get(self, guild: GuildId) -> ServerSettings:
        return await setting_rows.load(self._store.reader, guild)

    async def has_ratings(self, guild: GuildId) -> bool:
        """Whether ratings are shown on a server."""
        return (await self.get(guild)).has_ratings

    async def change(
        self, guild: GuildId, change: Callable[[ServerSettings], ServerSettings]
    ) -> ServerSettings:
        """Change them and return them. The caller knows that whoever asks may do so."""
        async with self._store.writing() as db:
            changed = change(await setting_rows.load_to_change(db, guild))
            await setting_rows.save(db, guild, changed)
        return changed

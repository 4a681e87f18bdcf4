"""What people chose for all their tables: reminders, quiet hours, direct messages."""

from collections.abc import Mapping, Sequence

from msgspec.structs import asdict, replace

from bot.domain.requests import PreferencesChange
from bot.domain.table import Preferences, UserId
from bot.store import preferences as preference_rows
from bot.store import tables as table_rows
from bot.tables.cache import TableCache

_OPEN = {"dm_closed_told": False, "dm_closed_at": 0.0}


class UserPreferences:
    """A user's preferences, or the defaults."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def get(self, user: UserId) -> Preferences:
        return await preference_rows.load(self._cache.store.reader, user)

    async def get_all(self, users: Sequence[UserId]) -> Mapping[UserId, Preferences]:
        """Those of several users."""
        return await preference_rows.load_all(self._cache.store.reader, users)

    async def change(self, user: UserId, change: PreferencesChange) -> Preferences:
        """Change what `change` names and return all of the user's preferences."""
        wanted = {name: value for name, value in asdict(change).items() if value is not None}
        if not wanted:
            return await self.get(user)
        if change.wants_dm:
            wanted |= _OPEN  # their direct messages may be open now
        chosen = replace(await self.get(user), **wanted)
        await self._save(user, chosen)
        if change.wants_dm is not None:  # hand messages appear or are closed
            for table in await table_rows.of_user(self._cache.store.reader, user):
                self._cache.announce_again(table.id)
        return chosen

    async def mark_dm_closed_told(self, user: UserId) -> None:
        """The user knows that the bot cannot send them direct messages."""
        await self._save(user, replace(await self.get(user), dm_closed_told=True))

    async def mark_dm_closed(self, user: UserId) -> None:
        """A direct message to the user was refused just now."""
        closed_at = self._cache.clock()
        await self._save(user, replace(await self.get(user), dm_closed_at=closed_at))

    async def mark_dm_open(self, user: UserId) -> None:
        """A direct message has reached the user again."""
        await self._save(user, replace(await self.get(user), **_OPEN))

    async def _save(self, user: UserId, chosen: Preferences) -> None:
        async with self._cache.store.writing() as db:
            await preference_rows.save(db, user, chosen)

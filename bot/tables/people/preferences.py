"""What people chose for all their tables: reminders, quiet hours, direct messages."""

from collections.abc import Mapping, Sequence

from msgspec.structs import asdict, replace

from bot.domain.requests import PreferencesChange
from bot.domain.table import CHOSEN_UTC, UNCHOSEN_ZONE, Preferences, TableId, UserId
from bot.store import preferences as preference_rows
from bot.store import publication as publication_rows
from bot.store import tables as table_rows
from bot.tables.cache import TableCache

_OPEN: Mapping[str, object] = {"dm_closed_told": False, "dm_closed_at": 0.0}


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
        if change.time_zone == UNCHOSEN_ZONE:
            wanted["time_zone"] = CHOSEN_UTC
        if change.wants_dm:
            wanted |= _OPEN  # their direct messages may be open now
        if change.wants_dm is None:
            return await self._replace(user, **wanted)
        # Hand messages appear or are closed.
        tables = [each.id for each in await table_rows.of_user(self._cache.store.reader, user)]
        chosen = await self._replace(user, tables, **wanted)
        for table_id in tables:
            self._cache.memory.announce_other_hands(table_id)
        return chosen

    async def mark_dm_closed_told(self, user: UserId) -> None:
        """The user knows that the bot cannot send them direct messages."""
        await self._replace(user, dm_closed_told=True)

    async def mark_quiet_hours_told(self, user: UserId) -> None:
        """The user knows how to choose when they are reminded."""
        await self._replace(user, quiet_hours_told=True)

    async def mark_dm_closed(self, user: UserId) -> None:
        """A direct message to the user was refused just now."""
        await self._replace(user, dm_closed_at=self._cache.clock())

    async def mark_dm_open(self, user: UserId) -> None:
        """A direct message has reached the user again."""
        await self._replace(user, (), **_OPEN)

    async def _replace(
        self, user: UserId, unshown: Sequence[TableId] = (), **changes: object
    ) -> Preferences:
        """Change these fields only, whatever is changed at the same time; returns all of them.
        `unshown`: tables whose hand messages do not fit any more."""
        async with self._cache.store.writing() as db:
            chosen = replace(await preference_rows.load_to_change(db, user), **changes)
            await preference_rows.save(db, user, chosen)
            if unshown:
                await publication_rows.mark_hands_unshown(db, unshown)
        return chosen

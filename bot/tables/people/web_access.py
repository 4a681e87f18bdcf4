"""Where people are signed in to the web page, and signing them out everywhere."""

from bot.domain.table import UserId
from bot.store import web_sessions
from bot.tables.cache import TableCache


class WebAccess:
    """The sessions of the web page, which `bot/web/sessions.py` begins."""

    def __init__(self, cache: TableCache) -> None:
        self._store = cache.store

    async def count(self, user: UserId) -> int:
        """On how many devices somebody is signed in."""
        return await web_sessions.count_of(self._store.reader, user)

    async def sign_out(self, user: UserId) -> None:
        """End all sessions of a person, and make all links void that they were given."""
        async with self._store.writing() as db:
            await web_sessions.end_all_of(db, user)

"""The language of each person: that of their Discord client when they last used the bot."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import get_args

from bot.domain.table import Language, UserId
from bot.store import Store
from bot.store import preferences as preference_rows

MAX_REMEMBERED = 100_000


class ReaderLanguages:
    """Stored in the database, and cached for the people who used the bot last."""

    def __init__(self, store: Store, now: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._now = now
        self._known: OrderedDict[UserId, tuple[Language, float]] = OrderedDict()  # and since when

    async def remember(self, user: UserId, language: Language) -> None:
        """Store the language in which the user has just used the bot, if it has changed."""
        if await self._language(user) != language:
            self._cache(user, language)
            async with self._store.writing() as db:
                await preference_rows.save_language(db, user, language)

    async def language_of(self, user: UserId, otherwise: Language) -> Language:
        """The user's language, or `otherwise` if they have never used the bot."""
        return await self._language(user) or otherwise

    async def _language(self, user: UserId) -> Language | None:
        known = self._known.get(user)
        if known is not None and self._now() - known[1] > self._store.trusted_for_s:
            known = None
        if known is None:
            stored = await preference_rows.language(self._store.reader, user)
            if stored is None:
                return None
            self._cache(user, stored)
        self._known.move_to_end(user)
        return self._known[user][0]

    def _cache(self, user: UserId, language: Language) -> None:
        self._known[user] = (language, self._now())
        if len(self._known) > MAX_REMEMBERED:
            self._known.popitem(last=False)


def language_of(discord_locale: str) -> Language:
    """The language for one of Discord's locales; English for those we do not have."""
    prefix = discord_locale.partition("-")[0].lower()
    return next((language for language in get_args(Language) if language == prefix), "en")

"""Which language each person reads, as told by their last interaction and nowhere else."""

from collections import OrderedDict
from typing import Protocol

from bot.domain.table import Language, UserId

REMEMBERED = 100_000


class Register(Protocol):
    """The service, as far as languages need it."""

    async def language(self, user: UserId) -> Language | None: ...

    async def keep_language(self, user: UserId, language: Language) -> None: ...


class Readers:
    """Kept over restarts. Who has never been heard of reads the table's language."""

    def __init__(self, register: Register) -> None:
        self._register = register
        self._heard: OrderedDict[UserId, Language] = OrderedDict()

    async def hear(self, user: UserId, language: Language) -> None:
        """Written only when it is another one than before."""
        if await self._known(user) != language:
            self._remember(user, language)
            await self._register.keep_language(user, language)

    async def of(self, user: UserId, otherwise: Language) -> Language:
        return await self._known(user) or otherwise

    async def _known(self, user: UserId) -> Language | None:
        if user not in self._heard:
            kept = await self._register.language(user)
            if kept is None:
                return None
            self._remember(user, kept)
        self._heard.move_to_end(user)
        return self._heard[user]

    def _remember(self, user: UserId, language: Language) -> None:
        self._heard[user] = language
        if len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)

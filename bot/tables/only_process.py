"""The work of a bot that is one process: nobody else does any of it."""

import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from types import TracebackType
from typing import Self

from bot.domain.table import InteractionId, TableId
from bot.domain.work import LeftOver, StoredWorkKind, WorkKind
from bot.store import left_over as left_over_rows
from bot.store import publication as publication_rows
from bot.tables.cache import TableCache

log = logging.getLogger(__name__)


class OnlyProcess:
    """See `Work`. Which hands were shown is kept in mind and stored before the next look for
    left-over work: a bot that is killed before looks at them again."""

    looks_every_s = (7.0, 8.0)
    count = 0

    def __init__(self, cache: TableCache, now: Callable[[], float] = time.monotonic) -> None:
        self._cache = cache
        self._now = now
        self._slots_free_at: dict[int, float] = {}  # by bucket
        self._hands_shown: dict[TableId, int] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            await self._store_hands_shown()
        except Exception:  # they are looked at again after the next start
            log.exception("it was not stored which hands were shown")

    def holding(self, table_id: TableId, kind: WorkKind, /) -> AbstractAsyncContextManager[None]:
        if kind == "hands":
            self._hands_shown.pop(table_id, None)  # they are about to change
        return nullcontext()

    @asynccontextmanager
    async def doing(self, table_id: TableId, _: StoredWorkKind, /) -> AsyncIterator[int]:
        yield await self._cache.revision(table_id)

    def only_one(self, _: WorkKind, /) -> AbstractAsyncContextManager[bool]:
        return nullcontext(True)

    async def take_interaction(self, _: InteractionId, /) -> bool:
        return True

    async def reserve_identify_slot(self, bucket: int, interval_s: float, /) -> float:
        now = self._now()
        slot = max(now, self._slots_free_at.get(bucket, now))
        self._slots_free_at[bucket] = slot + interval_s
        return slot - now

    async def left_over(self, kind: WorkKind, most: int, order: int, /) -> Sequence[LeftOver]:
        """What this process does is known to it, so everything else was abandoned before its
        start, or has become due."""
        await self._store_hands_shown()
        reader, now = self._cache.store.reader, self._cache.clock()
        return await left_over_rows.left_over(reader, kind, now, most, order)

    async def take(self, tables: Collection[TableId], _: WorkKind, /) -> Collection[TableId]:
        return tables

    async def mark_hands_shown(self, table_id: TableId, revision: int, /) -> None:
        self._hands_shown[table_id] = revision

    async def tidy(self) -> None:
        pass

    def check(self) -> None:
        pass

    async def _store_hands_shown(self) -> None:
        shown, self._hands_shown = self._hands_shown, {}
        if shown:
            await publication_rows.mark_hands_shown(self._cache.store, shown)

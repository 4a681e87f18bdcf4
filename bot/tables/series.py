"""The series to which a table belongs: who has won how many of its games."""

from msgspec.structs import replace

from bot.domain.series import Series, series_of
from bot.domain.table import Table, TableId
from bot.store import profiles as profile_rows
from bot.store import series as series_rows
from bot.tables.cache import TableCache


class SeriesOfTables:
    """Reads results; changes nothing."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def before(self, table: Table) -> Series | None:
        """The series before this table's game; None if that is the first of its series and not one
        of several, and before a game that does not count."""
        if table.options.has_same_cards:
            return None
        if not table.options.series:
            best_of = table.options.best_of
            return series_of((), best_of) if best_of else None
        return await self._shown(await self._series(table, profile_rows.NEWEST))

    async def after(self, table: Table) -> Series | None:
        """The series after this table's finished game, whatever has been played since; None if it
        was the only game and not one of several, and after a game that does not count."""
        options = table.options
        number = await profile_rows.number_of(self._cache.store.reader, table.id)
        if number is None or options.has_same_cards or not (options.series or options.best_of):
            return None
        return await self._shown(await self._series(table, number))

    async def next_of(self, table: Table) -> TableId:
        """The series of the game after this one: 0, for a new series, if this one is decided."""
        found = await self._series(table, profile_rows.NEWEST)
        return TableId(0) if found.is_decided else first_of(table)

    async def _series(self, table: Table, last: int) -> Series:
        reader = self._cache.store.reader
        games = await series_rows.games(reader, first_of(table), last)
        return series_of(games, table.options.best_of)

    async def _shown(self, series: Series) -> Series:
        """Without the people who have hidden their results."""
        users = [score.user for score in series.scores if score.user]
        hidden = await profile_rows.hidden(self._cache.store.reader, users)
        scores = tuple(score for score in series.scores if score.user not in hidden)
        return replace(series, scores=scores)


def first_of(table: Table) -> TableId:
    """The first table of the series to which a table belongs."""
    return table.options.series or table.id

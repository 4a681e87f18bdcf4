"""The message with the results of a server's people: which are due, and what they say."""

from collections.abc import Callable

from bot.domain import daily
from bot.domain.daily import DailyBoard, DailyTable, Day
from bot.domain.server_settings import ServerSettings
from bot.domain.table import GuildId, MessageId
from bot.store import daily as daily_rows
from bot.store import daily_boards as board_rows
from bot.tables.cache import TableCache
from bot.tables.daily.days import DealsOfDays

EDIT_EVERY_S = 60.0  # at most
MOST_SHOWN = 25
HOUR_S = 3600.0


class DailyBoards:
    """One message a day for each server that has named a channel and an hour."""

    def __init__(self, cache: TableCache, days: DealsOfDays) -> None:
        self._cache = cache
        self._days = days
        self._store = cache.store

    async def want_today(self, knows_server: Callable[[GuildId], bool]) -> None:
        """Store that the messages of today are to be posted for which it is time, on servers to
        which this process is connected. Until one is, its server may choose another channel."""
        now = self._cache.clock()
        day = daily.day_at(now)
        if not await self._days.has_map(day):
            return
        hour = (now - day * daily.DAY_S) / HOUR_S
        servers = await board_rows.guilds(self._store.reader)
        wanted = await board_rows.wanted(self._store.reader, day)
        due = [
            _board(guild, day, settings)
            for guild, settings in sorted(servers.items())
            if settings.daily_hour <= hour and knows_server(guild)
        ]
        missing = [board for board in due if _is_new(board, wanted.get(board.guild))]
        if missing:
            async with self._store.writing() as db:
                await board_rows.want(db, missing)

    async def due(self) -> list[DailyBoard]:
        """The messages to be posted or looked at now, of deals whose maps this version has."""
        before = self._cache.clock() - EDIT_EVERY_S
        found = await board_rows.due(self._store.reader, before)
        return [board for board in found if await self._days.has_map(board.day)]

    async def claim(self, board: DailyBoard) -> bool:
        """Whether this process is to post or edit a message that is due, and no other one."""
        now = self._cache.clock()
        async with self._store.writing() as db:
            return await board_rows.claim(db, board, now - EDIT_EVERY_S, now)

    async def mark_shown(
        self, board: DailyBoard, message: MessageId, checksum: int, *, is_final: bool
    ) -> None:
        """The message was posted or edited, or need not be. `is_final`: it does not change any
        more."""
        async with self._store.writing() as db:
            await board_rows.mark(db, board, message, checksum, is_final=is_final)

    async def give_up(self, board: DailyBoard) -> None:
        """The message or its channel is gone."""
        async with self._store.writing() as db:
            await board_rows.give_up(db, board)

    async def content(self, guild: GuildId, day: Day) -> DailyTable:
        """What the message of a day says now."""
        reader, closed = self._store.reader, daily.newest_closed(day)
        best = await daily_rows.best(reader, closed, 1)
        if best and not await self._days.has_map(closed):
            best = []  # its routes and tickets have no names here
        tries = tuple(await daily_rows.best_of_guild(reader, guild, day, MOST_SHOWN))
        streak = await daily_rows.streak_of_guild(reader, guild, day) + bool(tries)
        return DailyTable(day, tries, streak, best[0] if best else None)


def _is_new(board: DailyBoard, before: DailyBoard | None) -> bool:
    """Whether a message is to be posted, or elsewhere than was stored before."""
    return before is None or (before.channel != board.channel and not before.tried_at)


def _board(guild: GuildId, day: Day, settings: ServerSettings) -> DailyBoard:
    language = settings.language or settings.daily_language
    return DailyBoard(guild, day, settings.daily_channel, language)

"""The tables of a server, and the message that lists them."""

from collections.abc import Awaitable, Callable

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.results import GameResult
from bot.domain.server_tables import FinishedGame, ListedTable, ServerTables, TableList
from bot.domain.table import GuildId, Language, MessageId, Where
from bot.store import profiles as profile_rows
from bot.store import results as result_rows
from bot.store import table_lists as list_rows
from bot.store import tables as table_rows
from bot.store import waits as wait_rows
from bot.tables.cache import TableCache

EDIT_EVERY_S = 60.0  # at most
OUTDATED_AFTER_S = 3600.0  # games are finished for longer than a week, channels become private
WEEK_S = 7 * 24 * 3600.0
MOST_FINISHED = 20

MayList = Callable[[Where], bool]
Listener = Callable[[GuildId], Awaitable[None]]


class TablesOfServers:
    """What is listed, and the lists. Append to `on_asked` to post a list that somebody wants."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache
        self._store = cache.store
        self.on_asked: list[Listener] = []

    async def of(self, guild: GuildId, may_list: MayList) -> ServerTables:
        """The open tables of a server and the games that ended in the last week, in channels that
        may be listed."""
        reader, since = self._store.reader, self._cache.clock() - WEEK_S
        listed = await self.open_tables(guild, may_list)
        finished = []
        for result in await result_rows.of_guild_since(reader, guild, since, MOST_FINISHED):
            over = await table_rows.load(reader, result.table)
            if over is not None and may_list(over.where):
                finished.append(FinishedGame(over.where, result, await self._winners(result)))
        return ServerTables(tuple(listed), tuple(finished))

    async def open_tables(self, guild: GuildId, may_list: MayList) -> list[ListedTable]:
        """The open tables of a server in channels that may be listed, oldest first."""
        reader = self._store.reader
        waits = await wait_rows.of_guild(reader, guild)
        listed = []
        for table in await table_rows.open_of_guild(reader, guild):
            if may_list(table.where):
                waiting = waits.get(table.id, {})
                began = min(waiting.values(), default=0.0)
                listed.append(ListedTable(table, tuple(waiting), began))
        return listed

    async def ask(self, where: Where, language: Language, *, may_move: bool) -> TableList:
        """Post the server's list in this channel, instead of where it is now; refuse
        LIST_IS_ELSEWHERE if it is in another channel and this one may not move it. If it was posted
        here less than a minute ago, it stays."""
        now = self._cache.clock()
        wanted = TableList(where.guild, where.channel, language, now)
        async with self._store.writing() as db:
            posted = await list_rows.load(db, where.guild)
            if posted is not None and posted.channel != where.channel and not may_move:
                channel = f"<#{posted.channel}>"
                raise TableRefusal(TableCode.LIST_IS_ELSEWHERE, channels=(channel,))
            await list_rows.ask(db, wanted, now - EDIT_EVERY_S)
        for listener in self.on_asked:
            await listener(where.guild)
        return await list_rows.load(self._store.reader, where.guild) or wanted

    async def due_lists(self) -> list[tuple[TableList, int]]:
        """The lists to be posted or edited now, each with what it is to show."""
        now = self._cache.clock()
        return await list_rows.due(self._store.reader, now - EDIT_EVERY_S, now - OUTDATED_AFTER_S)

    async def claim(self, wanted: TableList) -> bool:
        """Whether this process is to post or edit a list that is due, and no other one."""
        now = self._cache.clock()
        async with self._store.writing() as db:
            return await list_rows.claim(db, wanted, now - EDIT_EVERY_S, now)

    async def mark_shown(
        self, posted: TableList, message: MessageId, shown: int, checksum: int
    ) -> bool:
        """The list was posted or edited, or need not be. False if somebody has asked for another
        meanwhile."""
        async with self._store.writing() as db:
            return await list_rows.mark_shown(db, posted, message, shown, checksum)

    async def forget_old(self, posted: TableList) -> None:
        """The message that the list replaced has been deleted."""
        async with self._store.writing() as db:
            await list_rows.forget_old(db, posted)

    async def forget(self, posted: TableList) -> None:
        """The list's message is gone. Whoever asks for a list gets a new one."""
        async with self._store.writing() as db:
            await list_rows.delete(db, posted)

    async def _winners(self, result: GameResult) -> tuple[str, ...]:
        first = [seat for seat in result.seats if seat.place == 1]
        users = [seat.user for seat in first]
        hidden = await profile_rows.hidden(self._store.reader, users)
        return tuple(seat.name for seat in first if seat.user not in hidden)

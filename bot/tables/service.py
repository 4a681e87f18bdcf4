"""`Tables`: everything people can ask of a table. Most verbs are in the files it is made of."""

from collections.abc import Mapping

from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import ChannelId, Human, Level, Options, Seq, Table, TableId, UserId, Where
from bot.store import log as log_rows
from bot.store import publication as shown_rows
from bot.store import tables as table_rows
from bot.tables import lobby
from bot.tables.reminders import Waits
from bot.tables.replay import Past
from bot.tables.seats import People
from bot.tables.undo import Undoing
from bot.tables.unpublished import Notices
from engine.board import Board
from engine.model import MapId, Seat
from engine.views import PlayerView, PublicView

UNNUMBERED = TableId(0)


class Tables(Undoing, Waits, People, Notices, Past):
    """The lobby, and looking at tables."""

    def maps(self) -> tuple[MapId, ...]:
        return self._boards.names

    def board(self, map_id: MapId) -> Board:
        return self._boards.get(map_id)

    async def open(
        self, where: Where, host: Human, options: Options, *, host_plays: bool = True
    ) -> Table:
        """A new table, with its host at it or looking on. A channel has one open table."""
        least, most = self.board(options.map).map.players
        if not least <= options.most_players <= most:
            raise TableRefusal(TableCode.NOT_FOR_SO_MANY, least=least, most=most)
        people = (host,) if host_plays else ()
        table = Table(UNNUMBERED, where, host.user, options, "lobby", people)
        async with self.store.writing() as db:
            other = await table_rows.open_in(db, where.channel)
            if other is not None:
                raise TableRefusal(TableCode.CHANNEL_HAS_A_TABLE, table=other.id)
            return await table_rows.insert(db, table, self._clock())

    async def join(self, table_id: TableId, human: Human) -> Table:
        return await self._change(table_id, lambda table: lobby.joined(table, human))

    async def leave(self, table_id: TableId, user: UserId) -> Table:
        """Before the game begins. Later one resigns."""
        return await self._change(table_id, lambda table: lobby.left(table, user))

    async def add_automatic(
        self, table_id: TableId, by: UserId, level: Level, *names: str
    ) -> Table:
        """The last at the table now. It takes the first of the names that nobody has."""
        return await self._change(
            table_id, lambda table: lobby.with_automatic(table, by, level, names)
        )

    async def for_automatic(self, table_id: TableId, by: UserId) -> Table:
        """The table, if an automatic player may be added."""
        table = await self.get(table_id)
        lobby.must_take_automatic(table, by)
        return table

    async def remove_automatic(self, table_id: TableId, by: UserId, name: str) -> Table:
        return await self._change(table_id, lambda table: lobby.without_automatic(table, by, name))

    async def cancel(self, table_id: TableId, by: UserId, may_manage: bool) -> Table:
        """At once, without a word in the log: in the lobby, or a game that cannot go on. By the
        host or whoever may manage the channel."""
        return await self._change(table_id, lambda table: lobby.cancelled(table, by, may_manage))

    async def to_call_off(self, table_id: TableId, by: UserId, may_manage: bool) -> Table:
        """The table, if they may call it off."""
        table = await self.get(table_id)
        lobby.cancelled(table, by, may_manage)
        return table

    async def is_stuck(self, table_id: TableId) -> bool:
        """Whether a game cannot go on: its map is not there any more as it was."""
        try:
            await self._look(table_id)
        except TableRefusal as refusal:
            return refusal.code in (TableCode.MAP_HAS_CHANGED, TableCode.UNKNOWN_MAP)
        return False

    async def move(self, table_id: TableId, by: UserId, where: Where) -> Table:
        """To another channel, where the last entry is shown again."""
        async with self._lock(table_id):
            table = await self.get(table_id)
            lobby.must_be_open(table)
            lobby.must_be_host(table, by)
            async with self._writing(table) as db:
                other = await table_rows.open_in(db, where.channel)
                if other is not None:
                    raise TableRefusal(TableCode.CHANNEL_HAS_A_TABLE, table=other.id)
                table = replace(table, where=where)
                await table_rows.save(db, table)
                await shown_rows.show_last_again(db, table_id)
            self.forget(table_id)
            return table

    async def find(self, channel: ChannelId) -> Table | None:
        """The open table of a channel."""
        return await table_rows.open_in(self.store.reader, channel)

    async def last(self, channel: ChannelId) -> Table | None:
        """The newest table of a channel, open or closed."""
        return await table_rows.last_in(self.store.reader, channel)

    async def of_user(self, user: UserId) -> list[Table]:
        """The open tables at which somebody sits or is host, the oldest first."""
        return await table_rows.of_user(self.store.reader, user)

    async def public(self, table_id: TableId) -> PublicView:
        return (await self._look(table_id)).public

    async def private(self, table_id: TableId, user: UserId) -> PlayerView:
        """What somebody sees from their own seat."""
        snapshot = await self._look(table_id)
        return snapshot.private(lobby.must_sit(snapshot.table, user))

    async def seq(self, table_id: TableId) -> Seq:
        """The last entry of the log."""
        return (await shown_rows.shown(self.store.reader, table_id)).seq

    async def waiting(self, table_id: TableId) -> Mapping[Seat, float]:
        """Whom the table waits for, and since when."""
        return await log_rows.waits(self.store.reader, table_id)

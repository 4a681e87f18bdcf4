"""Tables that wait until the bot may write in their channel again."""

from collections.abc import Callable

from bot.discord_io.permissions import Access
from bot.domain.table import ChannelId, GuildId, Table, TableId, Where
from engine.values import Value


class ClosedChannel(Value, frozen=True):
    """The channel of a table, and what the bot was allowed to do there when it could not write."""

    where: Where
    access: Access


class ClosedChannels:
    """Remembers in memory which tables could not be published, so that they are published as soon
    as Discord tells that permissions have changed. Changes that do not help cause no request.

    `tables`: those tables, with what the bot was allowed to do in their channels.
    """

    def __init__(
        self,
        access_to: Callable[[ChannelId], Access],
        run_now: Callable[[TableId], None],
    ) -> None:
        self._access_to = access_to
        self._run_now = run_now
        self.tables: dict[TableId, ClosedChannel] = {}

    def add(self, table: Table) -> None:
        """The bot could not write in the table's channel."""
        access = self._access_to(table.posts_in.channel)
        self.tables[table.id] = ClosedChannel(table.posts_in, access)

    def remove(self, table_id: TableId) -> None:
        """The table has been published, or is gone."""
        self.tables.pop(table_id, None)

    def is_closed(self, table: Table) -> bool:
        """Whether the bot could not write in the table's channel, and permissions it needs there
        are still missing. Sends nothing."""
        closed = self.tables.get(table.id)
        is_known = closed is not None and closed.where == table.where
        return is_known and bool(self._access_to(table.where.channel).missing)

    def try_again(self, guild: GuildId) -> None:
        """Something has changed in a server that may concern permissions: publish the tables in
        whose channels the bot may do now what it needs and could not do before."""
        for table_id, closed in tuple(self.tables.items()):
            if closed.where.guild != guild:
                continue
            access = self._access_to(closed.where.channel)
            if access != closed.access and not access.missing:
                del self.tables[table_id]  # it is added again if that is in vain
                self._run_now(table_id)

"""Tables that wait until the bot may write in their channel again."""

import time
from collections.abc import Callable
from math import ceil

from msgspec.structs import replace

from bot.discord_io.permissions import Access
from bot.domain.table import ChannelId, GuildId, Table, TableId, Where
from engine.values import Value

TRY_EVERY_S = 300.0
QUICK_TRIES = 3  # although nothing is missing: permissions may just have been granted


class ClosedChannel(Value, frozen=True):
    """The channel of a table, what the bot was allowed to do there when it could not write, when
    that was, and how often it could not since its permissions changed."""

    where: Where
    access: Access
    refused_at: float
    refusals: int = 1

    @property
    def is_tried_soon(self) -> bool:
        """Whether the refusal may have come from a moment before permissions were granted."""
        return self.access.is_open and self.refusals < QUICK_TRIES


class ClosedChannels:
    """Remembers in memory which tables could not be published, so that they are published as soon
    as Discord tells that permissions have changed. Changes that do not help cause no request, and
    neither does what happens at the table. A channel about which Discord tells nothing, because the
    bot was removed or another process has its shard, is tried every TRY_EVERY_S seconds.

    `tables`: those tables, with what the bot was allowed to do in their channels. `on_open` is
    called for a table that has been published again.
    """

    def __init__(
        self,
        access_to: Callable[[ChannelId], Access],
        run_now: Callable[[TableId], None],
        on_open: Callable[[TableId], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        self._access_to = access_to
        self._run_now = run_now
        self._on_open = on_open
        self._now = now
        self.tables: dict[TableId, ClosedChannel] = {}

    def add(self, table: Table) -> None:
        """The bot could not write in the table's channel."""
        before = self.tables.get(table.id)
        access = self._access_to(table.posts_in.channel)
        closed = ClosedChannel(table.posts_in, access, self._now())
        if before is not None and (before.where, before.access) == (closed.where, access):
            closed = replace(closed, refusals=before.refusals + 1)
        self.tables[table.id] = closed

    def remove(self, table_id: TableId) -> None:
        """The table has been published, or is gone."""
        if self.tables.pop(table_id, None) is not None:
            self._on_open(table_id)

    def is_hidden(self, table_id: TableId) -> bool:
        """Whether the last that happened at the table could not be shown to anybody."""
        return table_id in self.tables

    def pause_s(self, table: Table) -> float:
        """For how long the table need not be tried, because the bot could not write in its channel
        and nothing suggests that it can now; 0 if it may. Sends nothing."""
        closed = self.tables.get(table.id)
        if closed is None or closed.where != table.posts_in:
            return 0.0
        access = self._access_to(closed.where.channel)
        if access.missing:
            return TRY_EVERY_S
        if access != closed.access and access.is_open:
            return 0.0
        passed_s = self._now() - closed.refused_at
        is_over = not 0.0 <= passed_s < TRY_EVERY_S  # the clock may have been set back
        return 0.0 if closed.is_tried_soon or is_over else float(ceil(TRY_EVERY_S - passed_s))

    def try_again(self, guild: GuildId) -> None:
        """Something has changed in a server that may concern permissions: publish the tables in
        whose channels the bot may do now what it needs and could not do before."""
        for table_id, closed in tuple(self.tables.items()):
            if closed.where.guild != guild:
                continue
            access = self._access_to(closed.where.channel)
            if access != closed.access and not access.missing:
                self.tables[table_id] = replace(closed, access=access, refusals=0, refused_at=0.0)
                self._run_now(table_id)

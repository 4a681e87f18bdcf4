"""Watching a game without playing: /watch, and the buttons to begin and to stop."""

from functools import partial

from discord import app_commands

from bot.discord_io.components import Press
from bot.domain.table import Table, TableId, number_in, number_of
from bot.domain.watching import MAX_EVERY
from bot.features.caller import NO_TABLE, Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, slash
from bot.messages.server.watching import how_to_watch_message, watching_message, which_game_message


class WatchingFeature(Feature):
    """Handlers of /watch and of the buttons about watching."""

    @slash("watch")
    async def watch_here(
        self, caller: Caller, turns: app_commands.Range[int, 1, MAX_EVERY] | None = None
    ) -> Reply:
        """Watch this channel's game; without a number of turns, ask how."""
        table = await self._context.table_here(caller)
        if turns is None:
            return await self._ask_how(caller, table.id)
        return await self._watch(caller, table.id, turns)

    @button("watch")
    async def watch(self, caller: Caller, press: Press) -> Reply:
        """From the list of tables: ask which; a table was chosen: ask how; otherwise watch it."""
        if press.value:
            return await self._ask_how(caller, TableId(number_of(press.value)))
        if press.table == NO_TABLE:
            return await self._ask_which(caller)
        return await self._watch(caller, press.table, number_in(press.args) or 0)

    @button("unwatch")
    async def stop(self, caller: Caller, press: Press) -> Reply:
        await self._tables.watching.stop(press.table, caller.user)
        return self._context.done(caller, "unwatched")

    async def _ask_which(self, caller: Caller) -> Reply:
        """The games of the server that can be told about here, without the caller's own."""
        where = caller.require_server()
        may_list = partial(self._context.channels.may_mention_in, where)
        listed = await self._tables.server_tables.open_tables(where.guild, may_list)
        others = (one.table for one in listed if one.table.seat_of(caller.user) is None)
        playing = [table for table in others if table.status == "playing"]
        found = await self._context.own_tables(playing, caller)
        return Reply(which_game_message(self._context.translator(caller), found))

    async def _ask_how(self, caller: Caller, table_id: TableId) -> Reply:
        table = await self._require_watchable(caller, table_id)
        watch = await self._tables.watching.of(table_id, caller.user)
        message = how_to_watch_message(self._context.phrases(table, caller), watch)
        return Reply(await self._context.with_page(caller, table, message), table_id)

    async def _watch(self, caller: Caller, table_id: TableId, every: int) -> Reply:
        table = await self._require_watchable(caller, table_id)
        watch = await self._tables.watching.watch(table_id, caller.user, every)
        message = watching_message(self._context.phrases(table, caller), watch)
        return Reply(await self._context.with_page(caller, table, message), table_id)

    async def _require_watchable(self, caller: Caller, table_id: TableId) -> Table:
        """An open table that the caller can see, or a refusal."""
        self._context.require_may_look(caller, await self._tables.lookup.table(table_id))
        return await self._tables.watching.require_watchable(table_id, caller.user)

"""The list of a server's tables: posting it, and joining a table from it."""

from bot.discord_io.components import Press
from bot.domain.server_tables import NO_MESSAGE
from bot.domain.table import TableId, number_of
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button
from bot.messages.parts.message import Message
from bot.messages.server.server_tables import joined_there_message, list_posted_message


class ServerTablesFeature(Feature):
    """Handlers of the list and of its buttons."""

    @button("post_tables", is_costly=True)
    async def post(self, caller: Caller, press: Press) -> Reply:  # noqa: ARG002
        return await self.show(caller)

    async def show(self, caller: Caller) -> Reply:
        """Post the server's list in this channel, and say where it is. Once it is somewhere, only
        those who manage the server can move it."""
        where = caller.require_server()
        settings = await self._tables.server_settings.get(where.guild)
        settings.require_channel(*caller.channels)
        caller.require_may_post()
        if caller.missing_permissions:  # the note that is added to every reply names them
            return Reply(Message(caller.language, ""))
        language = settings.language or caller.table_language
        posted = await self._tables.server_tables.ask(
            where, language, may_move=caller.may_manage_server
        )
        if posted.message == NO_MESSAGE:
            return self._context.done(caller, "list-comes")
        return Reply(list_posted_message(self._context.translator(caller), posted))

    @button("sit")
    async def join(self, caller: Caller, press: Press) -> Reply:
        """Join a table of the list, as in its own channel."""
        table_id = TableId(number_of(press.args))
        self._context.require_may_look(caller, await self._tables.lookup.table(table_id))
        joined = await self._tables.lobby.join(table_id, caller.human)
        return Reply(joined_there_message(self._context.translator(caller), joined))

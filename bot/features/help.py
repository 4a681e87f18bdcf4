"""/rules and /help."""

from bot.discord_io.components import Press
from bot.domain.table import Table
from bot.features.caller import NO_TABLE, Caller, Reply
from bot.features.context import Feature
from bot.features.routes import MAPS, button, pages, slash
from bot.messages.help import help_message
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.rules import TOPICS, Topic, rules_map_menu, rules_message, topic_message, topic_of
from engine.board import Board
from engine.model import MapId


class HelpFeature(Feature):
    """Handlers of /rules and /help."""

    @slash("rules", in_dm=True, choices={"topic": TOPICS, "map_": MAPS})
    async def rules_here(self, caller: Caller, topic: str | None = None, map_: str = "") -> Reply:
        return await self._rules(caller, topic_of(topic), map_)

    @button("rules")
    async def rules(self, caller: Caller, press: Press) -> Reply:
        """The rules of the table's map, or of the map that was chosen in a menu."""
        if press.values:
            return await self._rules(caller, topic_of(press.args), press.value)
        table = await self._tables.lookup.table(press.table)
        return self._rules_at(caller, table)

    @slash("help", in_dm=True)
    async def help(self, caller: Caller) -> Reply:
        return await self._help(caller)

    @pages("help")
    async def more_help(self, caller: Caller, press: Press) -> Reply:
        return await self._help(caller, press.page)

    async def _help(self, caller: Caller, page: int = 0) -> Reply:
        """One page of the help, in the words of the channel's table if there is one."""
        table = await self._tables.lookup.last_in(caller.channel)
        if table is None:
            translator = self._context.translator(caller)
        else:
            translator = self._context.phrases(table, caller).translator
        return Reply(help_message(translator, page, self._context.docs_url))

    @pages("rules")
    async def more_rules(self, caller: Caller, press: Press) -> Reply:
        """One page of the rules of a table, or of the map in the arguments if there is none."""
        if press.table == NO_TABLE:
            _, map_id, *_ = (*press.args.split(":"), "")
            return self._map_rules(caller, MapId(map_id), press.page)
        table = await self._tables.lookup.table(press.table)
        return self._rules_at(caller, table, page=press.page)

    async def _rules(self, caller: Caller, topic: Topic | None, map_id: str) -> Reply:
        """The rules of a map or of this channel's table; without either, ask which map."""
        table = await self._tables.lookup.last_in(caller.channel)
        boards = self._tables.boards
        if table is not None and map_id in ("", table.options.map):
            return self._rules_at(caller, table, topic)
        if map_id and topic is None:
            return self._map_rules(caller, MapId(map_id))
        if map_id and topic is not None:
            return Reply(topic_message(self._phrases(caller, boards[MapId(map_id)]), topic))
        translator = self._context.translator(caller)
        return Reply(rules_map_menu(translator, self._context.maps, topic))

    def _map_rules(self, caller: Caller, map_id: MapId, page: int = 0) -> Reply:
        return Reply(rules_message(self._phrases(caller, self._tables.boards[map_id]), page))

    def _rules_at(
        self, caller: Caller, table: Table, topic: Topic | None = None, page: int = 0
    ) -> Reply:
        """The rules of a table's map with its house rules: about one topic, or one page of all."""
        phrases = self._phrases(caller, self._tables.boards.at(table))
        if topic is not None:
            return Reply(topic_message(phrases, topic))
        return Reply(rules_message(phrases, page), table.id)

    def _phrases(self, caller: Caller, board: Board) -> Phrasebook:
        return phrasebook_for(self._context.catalogue, caller.language, board)

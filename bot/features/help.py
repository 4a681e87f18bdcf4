"""/rules and /help."""

from bot.discord_io.components import Press
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext
from bot.features.routes import MAPS, button, slash
from bot.messages.help import help_message
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.rules import TOPICS, Topic, rules_map_menu, rules_message, topic_message, topic_of
from engine.model import MapId


class HelpFeature:
    """Handlers of /rules and /help."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context
        self._tables = context.tables

    @slash("rules", in_dm=True, choices={"topic": TOPICS, "map_": MAPS})
    async def rules_here(self, caller: Caller, topic: str | None = None, map_: str = "") -> Reply:
        return await self._rules(caller, topic_of(topic), map_)

    @button("rules")
    async def rules(self, caller: Caller, press: Press) -> Reply:
        """The rules of the table's map, or of the map that was chosen in a menu."""
        if press.values:
            return await self._rules(caller, topic_of(press.args), press.value)
        table = await self._tables.lookup.table(press.table)
        return self.show_rules(caller, table.options.map)

    @slash("help", in_dm=True)
    async def help(self, caller: Caller) -> Reply:
        return self.show_help(caller)

    def show_help(self, caller: Caller, page: int = 0) -> Reply:
        """One page of the help."""
        return Reply(help_message(self._context.translator(caller), page))

    def show_rules(self, caller: Caller, map_id: MapId, page: int = 0) -> Reply:
        """One page of the rules of a map."""
        return Reply(rules_message(self._phrases(caller, map_id), page))

    async def _rules(self, caller: Caller, topic: Topic | None, map_id: str) -> Reply:
        """The rules of a map or of this channel's table; without either, ask which map."""
        table = await self._tables.lookup.last_in(caller.channel)
        if map_id or table is not None:
            wanted = MapId(map_id) if table is None or map_id else table.options.map
            if topic is None:
                return self.show_rules(caller, wanted)
            return Reply(topic_message(self._phrases(caller, wanted), topic))
        boards = self._tables.boards
        maps = [boards[each].map for each in boards.map_ids]
        return Reply(rules_map_menu(self._context.translator(caller), maps, topic))

    def _phrases(self, caller: Caller, map_id: MapId) -> Phrasebook:
        board = self._tables.boards[map_id]
        return phrasebook_for(self._context.catalogue, caller.language, board)

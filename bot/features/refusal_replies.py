"""Why something was refused, and what else a person must know, in their own language."""

from bot.delivery.hand_messages import HandMessages
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Table, TableId
from bot.features.caller import Caller, Reply
from bot.i18n.catalogue import Catalogue
from bot.messages import refusals
from bot.messages.phrasebook import phrasebook_for
from bot.tables import Tables
from engine.model import Map, MapId
from engine.refusals import Refusal

PERMISSIONS = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "send_messages_in_threads": "Send Messages in Threads",
    "embed_links": "Embed Links",
    "attach_files": "Attach Files",
    "read_message_history": "Read Message History",
}


class RefusalReplies:
    """Turns refusals and obstacles into private answers."""

    def __init__(self, tables: Tables, catalogue: Catalogue, hands: HandMessages) -> None:
        self._tables = tables
        self._catalogue = catalogue
        self._hands = hands

    async def refusal(
        self, caller: Caller, refusal: Refusal | TableRefusal, table_id: TableId | None
    ) -> Reply:
        """Why not, and where to go instead."""
        is_taken = refusal.code is TableCode.CHANNEL_HAS_A_TABLE  # by another than the one meant
        table = await self._table(caller, None if is_taken else table_id)
        if isinstance(refusal, TableRefusal):
            link = await self._link(refusal, table)
            translator = self._catalogue.translator(caller.language)
            return Reply(refusals.table_refused(translator, refusal, link, self._maps(refusal)))
        map_id = MapId(self._tables.maps()[0]) if table is None else table.options.map
        names = () if table is None else table.names
        phrases = phrasebook_for(
            self._catalogue, caller.language, self._tables.board(map_id), names
        )
        return Reply(refusals.refused(phrases, refusal))

    def mishap(self, caller: Caller) -> Reply:
        """Something of ours went wrong."""
        return Reply(refusals.failed(self._catalogue.translator(caller.language)))

    async def notes(self, caller: Caller) -> list[str]:
        """What somebody must know besides the answer: what we lack here, closed doors."""
        translator = self._catalogue.translator(caller.language)
        notes = []
        if caller.lacking:
            names = tuple(PERMISSIONS[name] for name in caller.lacking)
            where = f"<#{caller.channel}>"
            notes.append(refusals.lacking_permissions(translator, names, where).text)
        if await self._hands.is_to_be_told(caller.user):
            notes.append(translator.say("dm-closed"))
        return notes

    async def _table(self, caller: Caller, table_id: TableId | None) -> Table | None:
        """The table that was meant: a control's own, or that of the channel."""
        if not table_id:
            return await self._tables.find(caller.channel)
        try:
            return await self._tables.get(table_id)
        except TableRefusal:
            return None

    def _maps(self, refusal: TableRefusal) -> list[Map]:
        """The maps that are named in a refusal."""
        if refusal.code not in (TableCode.UNKNOWN_MAP, TableCode.MAP_HAS_CHANGED):
            return []
        return [self._tables.board(map_id).map for map_id in self._tables.maps()]

    async def _link(self, refusal: TableRefusal, table: Table | None) -> str:
        """To the table that stands in the way, or to what is shown now."""
        match refusal.code:
            case TableCode.CHANNEL_HAS_A_TABLE | TableCode.BOARD_HAS_MOVED_ON if table is not None:
                unpublished = await self._tables.unpublished(table.id)
                where = f"https://discord.com/channels/{table.where.guild}/{table.where.channel}"
                return where if unpublished.message is None else f"{where}/{unpublished.message}"
            case _:
                return ""

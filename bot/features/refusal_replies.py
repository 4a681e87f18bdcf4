"""Replies that say why something was refused or failed, and notes added to other replies."""

from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Table, TableId, UserId
from bot.features.caller import Caller, Reply
from bot.features.private_games import PrivateGames
from bot.i18n.catalogue import Catalogue
from bot.messages import refusals
from bot.messages.daily import with_offer
from bot.messages.parts.buttons import off_turn_rows
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import channel_link, phrasebook_for
from bot.tables import Tables
from engine.model import Map
from engine.refusals import Code, Refusal

NAMES_MAPS = (TableCode.UNKNOWN_MAP, TableCode.MAP_HAS_CHANGED)
MOVED_ON = (
    TableCode.BOARD_HAS_MOVED_ON,
    TableCode.GAME_IS_OVER,
    Code.NOT_YOUR_TURN,
    Code.GAME_OVER,
)
OFFERS_DAILY = (TableCode.TABLE_IS_FULL, TableCode.DEAL_IS_CLOSED, TableCode.DAY_IS_OVER)


class RefusalReplies:
    """In the caller's language. `dms_closed`: people who are to be told that the bot cannot send
    them direct messages."""

    def __init__(
        self,
        tables: Tables,
        catalogue: Catalogue,
        private_games: PrivateGames,
        dms_closed: set[UserId],
    ) -> None:
        self._tables = tables
        self._catalogue = catalogue
        self._private_games = private_games
        self._dms_closed = dms_closed

    async def reply(
        self, caller: Caller, refusal: Refusal | TableRefusal, table_id: TableId | None
    ) -> Reply:
        """Why it was refused, and where to go instead."""
        is_taken = refusal.code is TableCode.CHANNEL_HAS_A_TABLE  # by another table than this one
        table = await self._find_table(caller, None if is_taken else table_id)
        if isinstance(refusal, TableRefusal):
            return await self._by_table(caller, refusal, table)
        return await self._by_rules(caller, refusal, table)

    async def _by_table(self, caller: Caller, refusal: TableRefusal, table: Table | None) -> Reply:
        if table is not None and table.where.is_private and refusal.code in MOVED_ON:
            return await self._private_games.after_refusal(caller, table.id)
        translator = self._catalogue.translator(caller.language)
        link = await self._link(refusal, table)
        maps = self._maps(refusal)
        message = refusals.table_refusal_message(translator, refusal, link, maps)
        if refusal.code in OFFERS_DAILY:
            message = await self._while_waiting(caller, message)
        return Reply(message)

    async def _by_rules(self, caller: Caller, refusal: Refusal, table: Table | None) -> Reply:
        map_id = self._tables.boards.map_ids[0] if table is None else table.options.map
        names = () if table is None else table.names
        board = self._tables.boards[map_id]
        phrases = phrasebook_for(self._catalogue, caller.language, board, names)
        seat = None if table is None else table.seat_of(caller.user)
        message = refusals.refusal_message(phrases.addressing(seat), refusal)
        if table is None or seat is None:
            return Reply(message)
        if table.where.is_private:
            why = "" if refusal.code in MOVED_ON else message.text
            return await self._private_games.after_refusal(caller, table.id, why)
        if refusal.code is not Code.NOT_YOUR_TURN:
            return Reply(message)
        message = replace(message, rows=off_turn_rows(phrases))
        return Reply(await self._while_waiting(caller, message), table.id)

    def failed(self, caller: Caller) -> Reply:
        """A bug of ours, or Discord did not answer."""
        return Reply(refusals.failure_message(self._catalogue.translator(caller.language)))

    def too_much(self, caller: Caller) -> Reply:
        """The caller has asked for too much in a short time."""
        refusal = TableRefusal(TableCode.TOO_MANY_REQUESTS)
        translator = self._catalogue.translator(caller.language)
        return Reply(refusals.table_refusal_message(translator, refusal))

    async def notes(self, caller: Caller) -> list[str]:
        """What the caller must know besides the reply: missing permissions, closed DMs."""
        translator = self._catalogue.translator(caller.language)
        notes = []
        if caller.missing_permissions:
            missing, where = caller.missing_permissions, f"<#{caller.channel}>"
            notes.append(refusals.missing_permissions_message(translator, missing, where).text)
        if caller.user in self._dms_closed:
            self._dms_closed.discard(caller.user)
            await self._tables.preferences.mark_dm_closed_told(caller.user)
            notes.append(translator.say("dm-closed"))
        return notes

    async def _while_waiting(self, caller: Caller, message: Message) -> Message:
        """With the daily deal, for somebody who has not begun it."""
        if not await self._tables.daily.is_offered(caller.user):
            return message
        return with_offer(self._catalogue.translator(caller.language), message)

    async def _find_table(self, caller: Caller, table_id: TableId | None) -> Table | None:
        """The table that was meant: the button's own, or that of the channel."""
        if not table_id:
            return await self._tables.lookup.open_in(caller.channel)
        try:
            return await self._tables.lookup.table(table_id)
        except TableRefusal:
            return None

    def _maps(self, refusal: TableRefusal) -> list[Map]:
        """The maps whose names the refusal mentions."""
        if refusal.code not in NAMES_MAPS:
            return []
        boards = self._tables.boards
        return [boards[map_id].map for map_id in boards.map_ids]

    async def _link(self, refusal: TableRefusal, table: Table | None) -> str:
        """A link to the table that is in the way, or to its newest message; or ""."""
        match refusal.code:
            case (
                TableCode.CHANNEL_HAS_A_TABLE
                | TableCode.BOARD_HAS_MOVED_ON
                | TableCode.MESSAGE_WAS_LOST
            ) if table is not None:
                state = await self._tables.publication.unpublished(table.id)
                where = channel_link(table.where)
                return where if state.message is None else f"{where}/{state.message}"
            case _:
                return ""

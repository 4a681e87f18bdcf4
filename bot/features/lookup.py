"""Looking: hand, board, recap, log, standings, one's tables, rules and help."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.events import PublicEntry
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Table, TableId
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext
from bot.messages import hand as private
from bot.messages import help as guide
from bot.messages import lookup
from bot.messages.buttons import own_rows
from bot.messages.help import OwnTable
from bot.messages.phrasebook import Phrasebook, phrasebook_for
from bot.messages.places import nearest_places, place_named
from bot.messages.rules import Topic, rules, which_map
from bot.tables.lobby import OPEN
from engine.model import Map, MapId, PlaceId, Seat


class LookupFeature:
    """Everything here is private and changes nothing."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context
        self._tables = context.tables

    async def hand(self, caller: Caller) -> Reply:
        """The hand at this table; where there is none, of one of all the tables."""
        table = await self._tables.last(caller.channel)
        if table is not None and (table.status in OPEN or table.seat_of(caller.user) is not None):
            return await self.hand_at(caller, table.id)
        found = await self._tables.of_user(caller.user)
        mine = [t for t in found if t.status == "playing" and t.seat_of(caller.user) is not None]
        if len(mine) == 1:
            return await self.hand_away(caller, mine[0].id)
        named = [(table, self._facts(table), ", ".join(table.names)) for table in mine]
        return Reply(private.which_table(self._context.translator(caller), named))

    async def hand_at(self, caller: Caller, table_id: TableId) -> Reply:
        view = await self._tables.private(table_id, caller.user)
        phrases = self._context.phrases(await self._tables.get(table_id), caller)
        return Reply(private.hand(phrases, view), table_id, view.public.step)

    async def hand_away(self, caller: Caller, table_id: TableId) -> Reply:
        """The same, for somebody who is somewhere else: it says at which table."""
        view = await self._tables.private(table_id, caller.user)
        table = await self._tables.get(table_id)
        message = private.direct_hand(self._context.phrases(table, caller), table, view)
        return Reply(message, table_id, view.public.step)

    async def board(
        self,
        caller: Caller,
        *,
        is_private: bool = False,
        area: str = "",
        is_text: bool = False,
    ) -> Reply:
        """The board of this channel's table: as asked for in each of three ways."""
        table = await self._context.seen_here(caller)
        phrases = self._context.phrases(table, caller)
        place = _place(phrases, area) if area else None
        if is_private:
            return await self._own_board(caller, table, place, is_text=is_text)
        view = await self._tables.public(table.id)
        if is_text:
            return Reply(lookup.board_as_text(phrases, view, is_part=place is not None), table.id)
        message = (
            lookup.board(phrases, view) if place is None else lookup.area(phrases, view, place)
        )
        return Reply(message, table.id)

    async def own_board(self, caller: Caller, table_id: TableId) -> Reply:
        """The board with one's own tickets."""
        return await self._own_board(caller, await self._tables.get(table_id), None)

    async def recap_here(self, caller: Caller) -> Reply:
        return await self.recap(caller, (await self._context.seen_here(caller)).id)

    async def recap(self, caller: Caller, table_id: TableId) -> Reply:
        """What happened since one's last turn."""
        view = await self._tables.private(table_id, caller.user)
        entries = await self._tables.history(table_id)
        phrases = self._context.phrases(await self._tables.get(table_id), caller)
        recent = since_last(entries, view.seat, is_turn=view.seat in view.public.waiting)
        message = lookup.recap(phrases, view.public, recent)
        rows = own_rows(phrases, view, "hand")
        return Reply(replace(message, rows=rows), table_id, view.public.step)

    async def log(self, caller: Caller) -> Reply:
        table = await self._context.seen_here(caller)
        entries = await self._tables.history(table.id)
        return Reply(lookup.log(self._context.phrases(table, caller), entries), table.id)

    async def score(self, caller: Caller) -> Reply:
        table = await self._context.seen_here(caller)
        view = await self._tables.public(table.id)
        return Reply(lookup.standings(self._context.phrases(table, caller), view))

    async def rules(self, caller: Caller, topic: Topic | None, map_id: str = "") -> Reply:
        """Of a map, or of this channel's table; without either, of one to be chosen."""
        table = await self._tables.last(caller.channel)
        if map_id or table is not None:
            wanted = MapId(map_id) if table is None or map_id else table.options.map
            return Reply(rules(self._phrases_about(caller, wanted), topic))
        maps = [self._tables.board(each).map for each in self._tables.maps()]
        return Reply(which_map(self._context.translator(caller), maps, topic))

    async def rules_at(self, caller: Caller, table_id: TableId) -> Reply:
        table = await self._tables.get(table_id)
        return Reply(rules(self._phrases_about(caller, table.options.map)))

    async def help(self, caller: Caller) -> Reply:
        return Reply(guide.help_message(self._context.translator(caller)))

    async def games(self, caller: Caller) -> Reply:
        """All one's tables, with whose turn it is."""
        games = [await self._game(table) for table in await self._tables.of_user(caller.user)]
        return Reply(guide.games(self._context.translator(caller), games))

    async def _own_board(
        self, caller: Caller, table: Table, place: PlaceId | None, *, is_text: bool = False
    ) -> Reply:
        view = await self._tables.private(table.id, caller.user)
        phrases = self._context.phrases(table, caller)
        message = private.private_board(phrases, view, place)
        if is_text:
            whole = lookup.board_as_text(phrases, view.public, is_part=place is not None)
            text = f"{whole.text}\n{message.text}"
            message = replace(message, text=text, attachments=whole.attachments)
        return Reply(message, table.id, view.public.step)

    async def _game(self, table: Table) -> OwnTable:
        if table.status == "lobby":
            return OwnTable(table, self._facts(table))
        waiting = await self._tables.waiting(table.id)
        since = min(waiting.values(), default=None)
        return OwnTable(table, self._facts(table), await self._tables.public(table.id), since)

    def _facts(self, table: Table) -> Map:
        return self._tables.board(table.options.map).map

    def _phrases_about(self, caller: Caller, map_id: MapId) -> Phrasebook:
        return phrasebook_for(self._context.catalogue, caller.language, self._tables.board(map_id))


def _place(phrases: Phrasebook, typed: str) -> PlaceId:
    found = place_named(phrases.board, typed)
    if found is None:
        places = nearest_places(phrases.board, typed)
        raise TableRefusal(TableCode.UNKNOWN_PLACE, place=typed, places=places)
    return found


def since_last(
    entries: Sequence[PublicEntry], seat: Seat, *, is_turn: bool
) -> Sequence[PublicEntry]:
    """What came after the seat's last turn. The one it is taking now, if any, is not that."""
    end = len(entries)
    while is_turn and end and entries[end - 1].seat == seat:
        end -= 1
    last = max((n for n, entry in enumerate(entries[:end]) if entry.seat == seat), default=-1)
    return entries[last + 1 :]

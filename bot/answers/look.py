"""Looking: hand, board, recap, log, standings, one's tables, rules and help."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.answers.house import House
from bot.asking import Answer, Asker
from bot.model import Table, TableId
from bot.news import Entry
from bot.present import guide, looking, private
from bot.present.buttons import own_rows
from bot.present.guide import Game
from bot.present.legends import Legends
from bot.present.message import Message
from bot.present.places import nearest_places, place_named
from bot.present.rules import Topic, rules, which_map
from bot.present.voice import Voice, voice_of
from bot.refusals import TableCode, TableRefusal
from bot.tables.lobby import OPEN
from bot.text import theme_of
from engine.model import Map, MapId, PlaceId, Seat
from engine.views import PublicView


class Look:
    """Everything here is private and changes nothing."""

    def __init__(self, house: House, legends: Legends) -> None:
        self._house = house
        self._tables = house.tables
        self._legends = legends

    async def hand(self, asker: Asker) -> Answer:
        """The hand at this table; where there is none, of one of all the tables."""
        table = await self._tables.last(asker.channel)
        if table is not None and (table.status in OPEN or table.seat_of(asker.user) is not None):
            return await self.hand_at(asker, table.id)
        found = await self._tables.of_user(asker.user)
        mine = [t for t in found if t.status == "playing" and t.seat_of(asker.user) is not None]
        if len(mine) == 1:
            return await self.hand_away(asker, mine[0].id)
        named = [(table, self._facts(table), ", ".join(table.names)) for table in mine]
        return Answer(private.which_table(self._house.speaker(asker), named))

    async def hand_at(self, asker: Asker, table_id: TableId) -> Answer:
        view = await self._tables.private(table_id, asker.user)
        voice = self._house.voice(await self._tables.get(table_id), asker)
        return Answer(private.hand(voice, view), table_id, view.public.step)

    async def hand_away(self, asker: Asker, table_id: TableId) -> Answer:
        """The same, for somebody who is somewhere else: it says at which table."""
        view = await self._tables.private(table_id, asker.user)
        table = await self._tables.get(table_id)
        message = private.direct_hand(self._house.voice(table, asker), table, view)
        return Answer(message, table_id, view.public.step)

    async def board(
        self,
        asker: Asker,
        *,
        is_private: bool = False,
        area: str = "",
        is_text: bool = False,
    ) -> Answer:
        """The board of this channel's table: as asked for in each of three ways."""
        table = await self._house.seen_here(asker)
        voice = self._house.voice(table, asker)
        place = _place(voice, area) if area else None
        if is_private:
            return await self._own_board(asker, table, place, is_text=is_text)
        view = await self._tables.public(table.id)
        if is_text:
            return Answer(self._as_text(voice, view, is_part=place is not None), table.id)
        message = looking.board(voice, view) if place is None else looking.area(voice, view, place)
        return Answer(message, table.id)

    async def own_board(self, asker: Asker, table_id: TableId) -> Answer:
        """The board with one's own tickets."""
        return await self._own_board(asker, await self._tables.get(table_id), None)

    async def recap_here(self, asker: Asker) -> Answer:
        return await self.recap(asker, (await self._house.seen_here(asker)).id)

    async def recap(self, asker: Asker, table_id: TableId) -> Answer:
        """What happened since one's last turn."""
        view = await self._tables.private(table_id, asker.user)
        entries = await self._tables.history(table_id)
        voice = self._house.voice(await self._tables.get(table_id), asker)
        recent = since_last(entries, view.seat, is_turn=view.seat in view.public.waiting)
        message = looking.recap(voice, view.public, recent)
        rows = own_rows(voice, view, "hand")
        return Answer(replace(message, rows=rows), table_id, view.public.step)

    async def log(self, asker: Asker) -> Answer:
        table = await self._house.seen_here(asker)
        entries = await self._tables.history(table.id)
        return Answer(looking.log(self._house.voice(table, asker), entries), table.id)

    async def score(self, asker: Asker) -> Answer:
        table = await self._house.seen_here(asker)
        view = await self._tables.public(table.id)
        return Answer(looking.standings(self._house.voice(table, asker), view))

    async def rules(self, asker: Asker, topic: Topic | None, map_id: str = "") -> Answer:
        """Of a map, or of this channel's table; without either, of one to be chosen."""
        table = await self._tables.last(asker.channel)
        if map_id or table is not None:
            wanted = MapId(map_id) if table is None or map_id else table.options.map
            return Answer(rules(self._voice_about(asker, wanted), topic))
        maps = [self._tables.board(each).map for each in self._tables.maps()]
        return Answer(which_map(self._house.speaker(asker), maps, topic))

    async def rules_at(self, asker: Asker, table_id: TableId) -> Answer:
        table = await self._tables.get(table_id)
        return Answer(rules(self._voice_about(asker, table.options.map)))

    async def help(self, asker: Asker) -> Answer:
        return Answer(guide.help_(self._house.speaker(asker)))

    async def games(self, asker: Asker) -> Answer:
        """All one's tables, with whose turn it is."""
        games = [await self._game(table) for table in await self._tables.of_user(asker.user)]
        return Answer(guide.games(self._house.speaker(asker), games))

    async def _own_board(
        self, asker: Asker, table: Table, place: PlaceId | None, *, is_text: bool = False
    ) -> Answer:
        view = await self._tables.private(table.id, asker.user)
        voice = self._house.voice(table, asker)
        message = private.private_board(voice, view, place)
        if is_text:
            whole = self._as_text(voice, view.public, is_part=place is not None)
            text = f"{whole.text}\n{message.text}"
            message = replace(message, text=text, wanted=whole.wanted)
        return Answer(message, table.id, view.public.step)

    def _as_text(self, voice: Voice, view: PublicView, *, is_part: bool) -> Message:
        say = self._legends.phrases(voice.language, theme_of(voice.board.map))
        return looking.board_as_text(voice, view, say, is_part=is_part)

    async def _game(self, table: Table) -> Game:
        if table.status == "lobby":
            return Game(table, self._facts(table))
        waiting = await self._tables.waiting(table.id)
        since = min(waiting.values(), default=None)
        return Game(table, self._facts(table), await self._tables.public(table.id), since)

    def _facts(self, table: Table) -> Map:
        return self._tables.board(table.options.map).map

    def _voice_about(self, asker: Asker, map_id: MapId) -> Voice:
        return voice_of(self._house.texts, asker.language, self._tables.board(map_id))


def _place(voice: Voice, typed: str) -> PlaceId:
    found = place_named(voice.board, typed)
    if found is None:
        places = nearest_places(voice.board, typed)
        raise TableRefusal(TableCode.UNKNOWN_PLACE, place=typed, places=places)
    return found


def since_last(entries: Sequence[Entry], seat: Seat, *, is_turn: bool) -> Sequence[Entry]:
    """What came after the seat's last turn. The one it is taking now, if any, is not that."""
    end = len(entries)
    while is_turn and end and entries[end - 1].seat == seat:
        end -= 1
    last = max((n for n, entry in enumerate(entries[:end]) if entry.seat == seat), default=-1)
    return entries[last + 1 :]

"""Looking: hand, board, recap, log, standings, rules, one's tables."""

from collections.abc import Sequence

from bot.answers.house import House
from bot.asking import Answer, Asker
from bot.model import Table, TableId
from bot.news import Entry
from bot.present import guide, looking, private
from bot.present.choices import place_choices
from bot.present.guide import Game
from bot.present.legends import Legends
from bot.present.rules import Topic, rules
from engine.model import Map, PlaceId, Seat


class Look:
    """Everything here is private and changes nothing."""

    def __init__(self, house: House, legends: Legends) -> None:
        self._house = house
        self._tables = house.tables
        self._legends = legends

    async def hand(self, asker: Asker) -> Answer:
        """The hand at this table; in a direct message, of one of all the tables."""
        if asker.where is not None:
            return await self.hand_at(asker, (await self._house.seen_here(asker)).id)
        mine = [t for t in await self._tables.of_user(asker.user) if t.status == "playing"]
        if len(mine) == 1:
            return await self.hand_at(asker, mine[0].id)
        named = [(table, self._facts(table), " ".join(table.names)) for table in mine]
        return Answer(private.which_table(self._house.speaker(asker), named))

    async def hand_at(self, asker: Asker, table_id: TableId) -> Answer:
        view = await self._tables.private(table_id, asker.user)
        voice = self._house.voice(await self._tables.get(table_id), asker)
        return Answer(private.hand(voice, view), table_id, view.public.step)

    async def board(
        self,
        asker: Asker,
        *,
        is_private: bool = False,
        area: str = "",
        is_text: bool = False,
    ) -> Answer:
        """The board of this channel's table."""
        table = await self._house.seen_here(asker)
        if is_private:
            return await self.own_board(asker, table.id)
        voice, view = self._house.voice(table, asker), await self._tables.public(table.id)
        if is_text:
            say = self._legends.phrases(asker.language)
            return Answer(looking.board_as_text(voice, view, say), table.id)
        if area:
            found = place_choices(voice.board, area)
            place = area if area in voice.board.place_number else found[0].value if found else ""
            if place:
                return Answer(looking.area(voice, view, PlaceId(place)), table.id)
        return Answer(looking.board(voice, table, view), table.id)

    async def own_board(self, asker: Asker, table_id: TableId) -> Answer:
        """The board with one's own tickets."""
        view = await self._tables.private(table_id, asker.user)
        voice = self._house.voice(await self._tables.get(table_id), asker)
        return Answer(private.private_board(voice, view), table_id, view.public.step)

    async def recap_here(self, asker: Asker) -> Answer:
        return await self.recap(asker, (await self._house.seen_here(asker)).id)

    async def recap(self, asker: Asker, table_id: TableId) -> Answer:
        """What happened since one's last turn."""
        view = await self._tables.private(table_id, asker.user)
        entries = await self._tables.history(table_id)
        voice = self._house.voice(await self._tables.get(table_id), asker)
        recent = since_last(entries, view.seat)
        return Answer(looking.recap(voice, view.public, recent), table_id)

    async def log(self, asker: Asker) -> Answer:
        table = await self._house.seen_here(asker)
        entries = await self._tables.history(table.id)
        return Answer(looking.log(self._house.voice(table, asker), entries), table.id)

    async def score(self, asker: Asker) -> Answer:
        table = await self._house.seen_here(asker)
        view = await self._tables.public(table.id)
        return Answer(looking.standings(self._house.voice(table, asker), view))

    async def rules(self, asker: Asker, topic: Topic | None) -> Answer:
        """Of the map of this channel's table."""
        return Answer(rules(self._house.voice(await self._house.seen_here(asker), asker), topic))

    async def help(self, asker: Asker) -> Answer:
        return Answer(guide.help_(self._house.speaker(asker)))

    async def games(self, asker: Asker) -> Answer:
        """All one's tables, with whose turn it is."""
        games = [await self._game(table) for table in await self._tables.of_user(asker.user)]
        return Answer(guide.games(self._house.speaker(asker), games))

    async def _game(self, table: Table) -> Game:
        if table.status == "lobby":
            return Game(table, self._facts(table))
        waiting = await self._tables.waiting(table.id)
        since = min(waiting.values(), default=None)
        return Game(table, self._facts(table), await self._tables.public(table.id), since)

    def _facts(self, table: Table) -> Map:
        return self._tables.board(table.options.map).map


def since_last(entries: Sequence[Entry], seat: Seat) -> Sequence[Entry]:
    """What came after the last entry of this seat before the others moved on."""
    last = max((n for n, entry in enumerate(entries) if entry.seat == seat), default=-1)
    if last == len(entries) - 1:  # one's own move was the last: tell it, and what led to it
        mine = (n for n, entry in enumerate(entries[:last]) if entry.seat == seat)
        last = max(mine, default=-1)
    return entries[last + 1 :]

"""Before the game: open a table, take seats, begin, call off, move."""

from bot.answers.house import House
from bot.asking import Answer, Asker
from bot.model import Human, Language, Level, Options, TableId, UserId, Where
from bot.present.message import Message
from bot.refusals import TableCode, TableRefusal
from engine.model import MapId

PATIENCE_H = 72  # three days
AUTOMATIC_NAMES = ("Ada", "Bruno", "Cleo", "Dora", "Emil", "Frida")


class Lobby:
    """Each answers one request. What everybody sees is published, not answered."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tables = house.tables

    async def open(
        self,
        asker: Asker,
        map_id: str,
        players: int | None = None,
        patience_h: int | None = None,
        language: Language | None = None,
    ) -> Answer:
        """A table in this channel; the asker is its host and sits down."""
        where = must_be_in_server(asker)
        if asker.lacking:  # the note that goes with every answer names what is missing
            return Answer(Message(asker.language, ""))
        if map_id not in self._tables.maps():
            maps = tuple(map(str, self._tables.maps()))
            raise TableRefusal(TableCode.UNKNOWN_MAP, map=map_id, maps=maps)
        most = self._tables.board(MapId(map_id)).map.players[1]
        options = Options(
            map=MapId(map_id),
            language=language or asker.table_language,
            most_players=players or most,
            patience_h=patience_h or PATIENCE_H,
        )
        table = await self._tables.open(where, human(asker), options)
        return self._house.done(asker, "opened", table.id)

    async def join(self, asker: Asker, table: TableId) -> Answer:
        await self._tables.join(table, human(asker))
        return self._house.done(asker, "joined", table)

    async def leave(self, asker: Asker, table: TableId) -> Answer:
        await self._tables.leave(table, asker.user)
        return self._house.done(asker, "left", table)

    async def add_automatic(self, asker: Asker, table: TableId, level: Level = "normal") -> Answer:
        taken = (await self._tables.get(table)).names
        name = next((name for name in AUTOMATIC_NAMES if name not in taken), "Zora")
        await self._tables.add_automatic(table, asker.user, level, name)
        return self._house.done(asker, "added-automatic", table)

    async def remove_automatic(self, asker: Asker, table: TableId) -> Answer:
        await self._tables.remove_automatic(table, asker.user)
        return self._house.done(asker, "removed-automatic", table)

    async def start(self, asker: Asker, table: TableId) -> Answer:
        """The host begins; seats are drawn by lot."""
        return await self._start(asker, table, ())

    async def start_as_joined(self, asker: Asker, table: TableId) -> Answer:
        """The host begins; seats in the order in which people came."""
        people = (await self._tables.get(table)).people
        order = tuple(person.user for person in people if isinstance(person, Human))
        return await self._start(asker, table, order)

    async def _start(self, asker: Asker, table: TableId, order: tuple[UserId, ...]) -> Answer:
        """The host's own tickets are offered at once, in private."""
        acted = await self._tables.start(table, asker.user, order, asker.interaction)
        self._house.wake(table)
        return self._house.acted(asker, acted)

    async def cancel(self, asker: Asker, table: TableId) -> Answer:
        await self._tables.cancel(table, asker.user, asker.may_manage)
        return self._house.done(asker, "cancelled", table)

    async def move(self, asker: Asker, table: TableId) -> Answer:
        """The table comes to this channel, from one that is gone or not wanted any more."""
        await self._tables.move(table, asker.user, must_be_in_server(asker))
        return self._house.done(asker, "moved", table)


def human(asker: Asker) -> Human:
    return Human(asker.user, asker.name)


def must_be_in_server(asker: Asker) -> Where:
    """Tables stand in channels of a server where we may write."""
    if asker.where is None:
        raise TableRefusal(TableCode.NO_TABLE_HERE)
    return asker.where

"""Before the game: open a table, take seats, begin, move."""

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Human, Language, Level, Options, Table, TableId, UserId, Where
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext
from bot.i18n.catalogue import Translator
from bot.messages import computer_players
from bot.messages.message import Message
from engine.model import MapId
from engine.values import Value

PATIENCE_H = 72  # three days


class NewTableOptions(Value, frozen=True):
    """What somebody asks for who opens a table; what is left out has a default."""

    map: str
    players: int | None = None
    patience_h: int | None = None
    language: Language | None = None
    has_hints: bool = True
    host_plays: bool = True


class LobbyFeature:
    """Each answers one request. What everybody sees is published, not answered."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context
        self._tables = context.tables

    async def open(self, caller: Caller, wishes: NewTableOptions) -> Reply:
        """A table in this channel; the asker is its host, and sits down or looks on."""
        must_be_in_server(caller)
        if wishes.map not in self._tables.maps():
            maps = tuple(map(str, self._tables.maps()))
            raise TableRefusal(TableCode.UNKNOWN_MAP, map=wishes.map, maps=maps)
        options = Options(
            map=MapId(wishes.map),
            language=wishes.language or caller.table_language,
            most_players=wishes.players or self._tables.board(MapId(wishes.map)).map.players[1],
            patience_h=wishes.patience_h or PATIENCE_H,
            has_hints=wishes.has_hints,
        )
        return await self._open(caller, options, host_plays=wishes.host_plays)

    async def again(self, caller: Caller, table: TableId) -> Reply:
        """Another game as the one before, by somebody who was at it; the others may join."""
        before = await self._tables.get(table)
        has_played = before.seat_of(caller.user) is not None
        if not has_played and caller.user != before.host:
            raise TableRefusal(TableCode.NOT_AT_THIS_TABLE)
        return await self._open(caller, before.options, host_plays=has_played)

    async def _open(self, caller: Caller, options: Options, *, host_plays: bool) -> Reply:
        where = must_be_in_server(caller)
        if caller.lacking:  # the note that goes with every answer names what is missing
            return Reply(Message(caller.language, ""))
        table = await self._tables.open(where, human(caller), options, host_plays=host_plays)
        return self._context.done(caller, "opened", table.id)

    async def join(self, caller: Caller, table: TableId) -> Reply:
        await self._tables.join(table, human(caller))
        return self._context.done(caller, "joined", table)

    async def leave(self, caller: Caller, table: TableId) -> Reply:
        await self._tables.leave(table, caller.user)
        return self._context.done(caller, "left", table)

    async def automatic(
        self, caller: Caller, table: TableId, level: Level | None, going: str
    ) -> Reply:
        """One goes, one comes; the answer is about the last of it. Without either, a choice."""
        if going:
            gone = await self.remove_automatic(caller, table, going)
            if level is None:
                return gone
        if level is None:
            return await self.choose_automatic(caller, table)
        return await self.add_automatic(caller, table, level)

    async def choose_automatic(self, caller: Caller, table_id: TableId) -> Reply:
        """Which of the levels is to join?"""
        table = await self._tables.for_automatic(table_id, caller.user)
        translator = self._context.phrases(table, caller).translator
        return Reply(
            computer_players.choice(translator, table, self._table_translator(table)), table_id
        )

    async def add_automatic(self, caller: Caller, table_id: TableId, level: Level) -> Reply:
        """It has a name in the table's language, and keeps it."""
        spoken = self._table_translator(await self._tables.get(table_id))
        names = computer_players.names(spoken, level)
        table = await self._tables.add_automatic(table_id, caller.user, level, *names)
        self._context.wake(table_id)
        translator = self._context.phrases(table, caller).translator
        return Reply(computer_players.added(translator, table, spoken), table_id)

    async def remove_automatic(self, caller: Caller, table_id: TableId, name: str = "") -> Reply:
        """The one of that name; without a name the only one, or one to be chosen."""
        table, translator = await self._tables.get(table_id), self._context.translator(caller)
        players = computer_players.seated(table)
        if not name and len(players) > 1:
            return Reply(computer_players.removal(translator, table), table_id)
        going = name or next((player.name for player in players), "")
        await self._tables.remove_automatic(table_id, caller.user, going)
        self._context.wake(table_id)
        return Reply(computer_players.removed(translator, going))

    async def start(self, caller: Caller, table: TableId) -> Reply:
        """The host begins; seats are drawn by lot."""
        return await self._start(caller, table, ())

    async def start_as_joined(self, caller: Caller, table: TableId) -> Reply:
        """The host begins; seats in the order in which people came."""
        people = (await self._tables.get(table)).people
        order = tuple(person.user for person in people if isinstance(person, Human))
        return await self._start(caller, table, order)

    async def start_as_named(
        self, caller: Caller, table: TableId, order: tuple[UserId, ...]
    ) -> Reply:
        """The host begins; seats in the order in which the host names everybody."""
        if not order:
            raise TableRefusal(TableCode.ORDER_IS_NOT_OF_THESE_PEOPLE)
        return await self._start(caller, table, order)

    async def _start(self, caller: Caller, table: TableId, order: tuple[UserId, ...]) -> Reply:
        """The host's own tickets are offered at once, in private."""
        if (await self._tables.get(table)).seat_of(caller.user) is None:
            await self._tables.start_to_watch(table, caller.user, order, caller.interaction)
            return self._context.done(caller, "begun", table)
        acted = await self._tables.start(table, caller.user, order, caller.interaction)
        self._context.wake(table)
        return self._context.acted(caller, acted)

    async def move(self, caller: Caller, table: TableId) -> Reply:
        """The table comes to this channel, from one that is gone or not wanted any more."""
        await self._tables.move(table, caller.user, must_be_in_server(caller))
        return self._context.done(caller, "moved", table)

    def _table_translator(self, table: Table) -> Translator:
        return self._context.catalogue.translator(table.options.language)


def human(caller: Caller) -> Human:
    return Human(caller.user, caller.name)


def must_be_in_server(caller: Caller) -> Where:
    """Tables stand in channels of a server where we may write."""
    if caller.where is None:
        raise TableRefusal(TableCode.NO_TABLE_HERE)
    return caller.where

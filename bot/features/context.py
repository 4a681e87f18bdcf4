"""What all handlers need, in one object; and what all features are."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from msgspec.structs import replace

from bot.delivery.turn_parts import MID_TURN_STAGES
from bot.domain.page_links import REPLY_LASTS_S, PageAddress, no_page
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ActionRequest, ActionResult, Target
from bot.domain.table import START, InteractionId, MessageId, Table, TableId, Where
from bot.features.caller import Caller, Reply
from bot.features.private_games import PrivateGames
from bot.i18n.catalogue import Catalogue, Translator
from bot.jobs.reviews import Reviews
from bot.jobs.thinker import Thinker
from bot.messages.daily import with_offer
from bot.messages.own_tables import NamedTable
from bot.messages.page_link import with_page_link
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.privacy import Operator
from bot.messages.turn import action_result_message, waiting_users
from bot.tables import Tables
from engine.actions import Action
from engine.model import Map
from engine.views import PlayerView

Share = Callable[[Table, Where, Message], Awaitable[tuple[Where, MessageId]]]
"""Posts the review of a table there, once: where it is, and which message."""


class KnownChannels(Protocol):
    """Knows what channels and servers are called, "" for those it does not know; and where a table
    may be told about."""

    def channel_name(self, where: Where) -> str: ...

    def server_name(self, where: Where) -> str: ...

    def may_mention_in(self, where: Where, table: Where) -> bool: ...


class HandlerContext:
    """What handlers share: tables, texts, and playing an action for the caller. `docs_url`: of the
    documentation for players, "" if there is none."""

    def __init__(
        self,
        tables: Tables,
        catalogue: Catalogue,
        channels: KnownChannels,
        thinker: Thinker,
        reviews: Reviews,
        share: Share,
        operator: Operator,
        docs_url: str,
        private_games: PrivateGames,
        page_address: PageAddress = no_page,
    ) -> None:
        self.tables = tables
        self.catalogue = catalogue
        self.channels = channels
        self.thinker = thinker
        self.reviews = reviews
        self.share = share
        self.operator = operator
        self.docs_url = docs_url
        self.private_games = private_games
        self.page_address = page_address

    @property
    def has_page(self) -> bool:
        """Whether there is a web page."""
        return self.page_address is not no_page

    @property
    def maps(self) -> list[Map]:
        """All maps that can be played."""
        boards = self.tables.boards
        return [boards[map_id].map for map_id in boards.map_ids]

    async def table_here(self, caller: Caller) -> Table:
        """The open table of the caller's channel, or a refusal."""
        table = await self.tables.lookup.open_in(caller.channel)
        if table is None:
            last = await self.tables.lookup.last_in(caller.channel)
            is_over = last is not None and last.status == "over"
            raise TableRefusal(TableCode.GAME_IS_OVER if is_over else TableCode.NO_TABLE_HERE)
        return table

    async def last_table_here(self, caller: Caller) -> Table:
        """The newest table of the caller's channel, open or closed, or a refusal."""
        table = await self.tables.lookup.last_in(caller.channel)
        if table is None:
            raise TableRefusal(TableCode.NO_TABLE_HERE)
        return table

    async def target_here(self, caller: Caller) -> Target:
        """The open table of the caller's channel as it is now: what a slash command means."""
        return Target((await self.table_here(caller)).id)

    async def view_here(self, caller: Caller) -> tuple[Phrasebook, PlayerView]:
        """What the caller sees of this channel's open table, for autocompletion; or a refusal."""
        table_id = (await self.table_here(caller)).id
        table, view = await self.tables.lookup.table_and_view(table_id, caller.user)
        return self.phrases(table, caller), view

    async def require_table_channel(self, caller: Caller) -> Where:
        """Where the caller is, or refuse NO_TABLE_HERE in a direct message and
        TABLES_ARE_ELSEWHERE if the server has no tables there."""
        where = caller.require_server()
        settings = await self.tables.server_settings.get(where.guild)
        settings.require_channel(*caller.channels)
        return where

    def require_may_look(self, caller: Caller, table: Table) -> None:
        """Refuse UNKNOWN_TABLE unless the caller plays at the table, or is where those who can see
        its channel are."""
        if table.seat_of(caller.user) is not None:
            return
        here = caller.where
        if here is None or here.guild != table.where.guild:
            raise TableRefusal(TableCode.UNKNOWN_TABLE)
        if not self.channels.may_mention_in(here, table.posts_in):
            raise TableRefusal(TableCode.UNKNOWN_TABLE)

    def may_look(self, caller: Caller, table: Table) -> bool:
        """Whether `require_may_look` refuses nothing."""
        try:
            self.require_may_look(caller, table)
        except TableRefusal:
            return False
        return True

    async def with_page(self, caller: Caller, table: Table, message: Message) -> Message:
        """A private message with a button that opens the web page, if there is one."""
        if table.status == "lobby" or not self.may_look(caller, table):
            return message
        is_spectator = table.seat_of(caller.user) is None
        address = await self.page_address(
            caller.user, table.id, REPLY_LASTS_S, may_watch=is_spectator
        )
        return with_page_link(self.catalogue, message, address)

    def phrases(self, table: Table, caller: Caller) -> Phrasebook:
        """The caller's language, with the table's board and people."""
        board = self.tables.boards[table.options.map]
        names = [person.name for person in table.occupants]
        return phrasebook_for(self.catalogue, caller.language, board, names)

    def translator(self, caller: Caller) -> Translator:
        """The caller's language, for texts that are not about a board."""
        return self.catalogue.translator(caller.language)

    def named_table(self, table: Table, caller: Caller) -> NamedTable:
        """A table with the names of its channel, for the caller; not with whose turn it is."""
        return NamedTable(
            caller.user,
            table,
            self.tables.boards[table.options.map].map,
            channel=self.channels.channel_name(table.where),
            server=self.channels.server_name(table.where),
        )

    async def own_table(self, table: Table, caller: Caller) -> NamedTable:
        """One of the caller's tables, with whose turn it is and the names of its channel."""
        waiting = await self.tables.lookup.waiting_since(table.id)
        since = min(waiting.values(), default=0.0)
        return replace(self.named_table(table, caller), waiting=tuple(waiting), since=since)

    async def tables_in_play(self, caller: Caller) -> list[Table]:
        """The tables at which the caller has a hand."""
        found = await self.tables.lookup.of_user(caller.user)
        return [t for t in found if t.status == "playing" and t.seat_of(caller.user) is not None]

    async def own_tables(self, tables: Iterable[Table], caller: Caller) -> list[NamedTable]:
        """Each of these tables as `own_table` gives it."""
        return [await self.own_table(table, caller) for table in tables]

    def say(self, caller: Caller, key: str, **values: str | int) -> Reply:
        """One text."""
        return Reply(Message(caller.language, self.translator(caller).say(key, **values)))

    def done(self, caller: Caller, what: str) -> Reply:
        """One sentence saying that it is done, the text `done-<what>`."""
        return self.say(caller, f"done-{what}")

    async def require_turn(self, caller: Caller, target: Target) -> tuple[Table, PlayerView]:
        """The table and the caller's view, or a refusal if it is not their turn or the button is
        outdated."""
        return await self.tables.lookup.require_turn(target, caller.user)

    async def act(
        self, caller: Caller, target: Target, action: Action, *, is_second: bool = False
    ) -> ActionResult:
        """Play an action for the caller. `is_second`: it is the second action of the same
        interaction; the log knows every interaction once, so it gets the negative id."""
        interaction = InteractionId(-caller.interaction if is_second else caller.interaction)
        return await self.tables.moves.act(
            ActionRequest(target.table, caller.user, target.step, action, interaction)
        )

    async def result_reply(self, caller: Caller, result: ActionResult) -> Reply:
        """What the action led to, for the caller, and what they can do next."""
        if result.table.where.is_private:
            reply = await self.private_games.reply(caller, result)
            if reply is not None:
                return reply
        message = action_result_message(
            self.phrases(result.table, caller),
            result.mine,
            result.whispers,
            result.events,
            can_undo=result.can_undo,
            is_computer_next=not waiting_users(result.table, result.view),
        )
        announced_in = result.table.where.channel if is_announced(result) else None
        return Reply(message, result.table.id, result.view.step, announced_in)

    async def while_waiting(self, caller: Caller, reply: Reply) -> Reply:
        """The reply to somebody who has to wait, with the daily deal if they have not begun it."""
        if not await self.tables.daily.is_offered(caller.user):
            return reply
        return replace(reply, message=with_offer(self.translator(caller), reply.message))

    async def play(self, caller: Caller, target: Target, action: Action) -> Reply:
        """Play an action and reply with what it led to."""
        return await self.result_reply(caller, await self.act(caller, target, action))

    def reply_at(self, message: Message, table_id: TableId, view: PlayerView) -> Reply:
        """A reply whose buttons are made for the position in the view."""
        return Reply(message, table_id, view.public.step)


class Feature:
    """Handlers that belong together, declared as in `bot/features/routes.py`."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context
        self._tables = context.tables


def is_announced(result: ActionResult) -> bool:
    """Whether one message announces the action now. A part of a turn is announced later, the end of
    the game in several messages."""
    stage = result.view.stage
    return result.seq == START or (stage not in MID_TURN_STAGES and stage != "over")

"""What every answer needs: the tables, the languages, and somebody to wake when a table moved."""

from collections.abc import Awaitable, Callable

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, ActionRequest, ActionResult
from bot.domain.table import InteractionId, Language, Table, TableId
from bot.features.caller import Caller, Handler, Reply
from bot.i18n.catalogue import Catalogue, Translator
from bot.messages import hand
from bot.messages.message import Message
from bot.messages.phrasebook import Phrasebook, phrasebook_for
from bot.tables import Tables
from engine.actions import Action
from engine.refusals import Code, Refusal
from engine.values import Value
from engine.views import PlayerView


class Target(Value, frozen=True):
    """A table, and the step for which somebody asks something of it."""

    table: TableId
    step: int = ANY_STEP


class HandlerContext:
    """Shared by all answers."""

    def __init__(
        self, tables: Tables, catalogue: Catalogue, wake: Callable[[TableId], None]
    ) -> None:
        self.tables = tables
        self.catalogue = catalogue
        self.wake = wake

    async def here(self, caller: Caller) -> Table:
        """The table of this channel."""
        table = await self.tables.find(caller.channel)
        if table is None:
            last = await self.tables.last(caller.channel)
            is_over = last is not None and last.status == "over"
            raise TableRefusal(TableCode.GAME_IS_OVER if is_over else TableCode.NO_TABLE_HERE)
        return table

    async def seen_here(self, caller: Caller) -> Table:
        """The table of this channel, or the last one that ended here: to look at."""
        table = await self.tables.last(caller.channel)
        if table is None:
            raise TableRefusal(TableCode.NO_TABLE_HERE)
        return table

    def at_table(self, deed: Callable[[Caller, TableId], Awaitable[Reply]]) -> Handler:
        """The deed, at the table of the channel in which it is asked for."""

        async def work(caller: Caller) -> Reply:
            return await deed(caller, (await self.here(caller)).id)

        return work

    def at_target(self, deed: Callable[[Caller, Target], Awaitable[Reply]]) -> Handler:
        """The same for deeds of a turn: slash commands mean the table as it is now."""

        async def work(caller: Caller) -> Reply:
            return await deed(caller, Target((await self.here(caller)).id))

        return work

    def phrases(self, table: Table, caller: Caller) -> Phrasebook:
        """The reader's language, speaking about a table's board and people."""
        return self.phrases_in(table, caller.language)

    def phrases_in(self, table: Table, language: Language) -> Phrasebook:
        board = self.tables.board(table.options.map)
        return phrasebook_for(self.catalogue, language, board, table.names)

    def translator(self, caller: Caller) -> Translator:
        """The reader's language, about no board."""
        return self.catalogue.translator(caller.language)

    def done(self, caller: Caller, what: str, table: TableId | None = None) -> Reply:
        """One sentence: it is done. Everybody else sees it at the table."""
        if table is not None:
            self.wake(table)
        return Reply(Message(caller.language, self.translator(caller).say(f"done-{what}")))

    async def turn(self, caller: Caller, target: Target) -> tuple[Table, PlayerView]:
        """The table as it looks to somebody who is to act, for a control that is not stale."""
        table = await self.tables.get(target.table)
        view = await self.tables.private(target.table, caller.user)
        public = view.public
        if target.step not in (ANY_STEP, public.step) and public.stage != "opening":
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=public.step)
        if public.stage == "over":
            raise Refusal(Code.GAME_OVER)
        if view.seat not in public.waiting:
            waiting = tuple(map(str, public.waiting))
            raise Refusal(Code.NOT_YOUR_TURN, seat=view.seat, waiting=waiting)
        return table, view

    async def act(
        self, caller: Caller, target: Target, action: Action, number: int = 0
    ) -> ActionResult:
        """Play an action. `number`: which of the actions that one interaction asks for."""
        # The log knows every interaction once; the second action of one goes by its negative.
        interaction = InteractionId(-caller.interaction if number else caller.interaction)
        request = ActionRequest(target.table, caller.user, target.step, action, interaction)
        acted = await self.tables.act(request)
        self.wake(target.table)
        return acted

    def acted(self, caller: Caller, acted: ActionResult) -> Reply:
        """What came of it, for the one who acted, and what they are to do next."""
        message = hand.whispered(
            self.phrases(acted.table, caller),
            acted.mine,
            acted.whispers,
            acted.events,
            can_undo=acted.can_undo,
        )
        return Reply(message, acted.table.id, acted.view.step)

    async def play(self, caller: Caller, target: Target, action: Action) -> Reply:
        """Act, and tell what came of it."""
        return self.acted(caller, await self.act(caller, target, action))

"""Looking at things: /hand /board /recap /score /games. Private, and changes nothing."""

from msgspec.structs import replace

from bot.discord_io.components import Press
from bot.domain.events import since_last_turn
from bot.domain.table import Table, TableId, number_of
from bot.domain.watching import AT_THE_END, last_round
from bot.features.caller import Caller, Reply
from bot.features.context import Feature, HandlerContext
from bot.features.routes import FilledOptions, button, pages, slash
from bot.messages import lookup
from bot.messages.hand import hand_elsewhere_layout, hand_message
from bot.messages.own_tables import own_table_menu, own_tables_message
from bot.messages.parts import autocomplete
from bot.messages.parts.buttons import (
    ZoomScope,
    hint_button,
    log_button,
    nudge_button,
    private_rows,
)
from bot.messages.parts.event_sentences import event_sentences
from bot.messages.parts.message import Area, Choice, Message
from bot.messages.parts.phrasebook import Phrasebook
from bot.messages.parts.rows import Buttons, fill_rows
from bot.messages.parts.search import area_index, area_meant, find_area
from bot.messages.server.server_tables import post_tables_button
from bot.messages.text_board import OWN_PAGE, text_area_message, text_board_message
from bot.messages.tickets import detour_lines
from bot.messages.turn_screen import turn_screen_message
from engine.views import PlayerView, PublicView


async def complete_areas(
    context: HandlerContext, caller: Caller, typed: str, _: FilledOptions
) -> list[Choice]:
    table = await context.last_table_here(caller)
    return autocomplete.area_choices(context.tables.boards[table.options.map], typed)


class LookupFeature(Feature):
    """Handlers that show hands, boards, what happened, scores, and the caller's tables."""

    @slash("hand", in_dm=True)
    async def hand_here(self, caller: Caller) -> Reply:
        """The caller's hand at this channel's table; if there is none, at one of their tables."""
        table = await self._tables.lookup.last_in(caller.channel)
        if table is not None and (table.is_open or table.seat_of(caller.user) is not None):
            return await self._hand(caller, table.id)
        mine = await self._context.tables_in_play(caller)
        if len(mine) == 1:
            return await self._hand_elsewhere(caller, mine[0].id)
        return await self._table_menu(caller)

    @pages("hand")
    async def more_tables_with_hand(self, caller: Caller, press: Press) -> Reply:
        return await self._table_menu(caller, press.page)

    @button("turn")
    async def turn_screen(self, caller: Caller, press: Press) -> Reply:
        """Everything the caller needs to take a turn, or to plan the next one; the board for people
        who do not play."""
        table = await self._tables.lookup.table(press.table)
        if table.seat_of(caller.user) is None:
            view = await self._tables.lookup.public_view(table.id)
            return await self._public_board(caller, table, view)
        if table.where.is_private:
            return await self._context.private_games.screen(caller, table.id)
        return await self._turn_screen(caller, table.id)

    async def _turn_screen(self, caller: Caller, table_id: TableId) -> Reply:
        table, view, queue = await self._tables.queues.look(table_id, caller.user)
        phrases = self._context.phrases(table, caller)
        news = detour_lines(phrases, view, await self._tables.lookup.lost_routes(table_id, view))
        helping = await self._helping(phrases, table, view)
        message = turn_screen_message(phrases, view, queue, news, helping)
        return await self._reply(caller, table, view, message)

    async def _reply(
        self, caller: Caller, table: Table, view: PlayerView, message: Message
    ) -> Reply:
        """The caller's screen or hand at a table; if they have to wait, with the daily deal."""
        message = await self._context.with_page(caller, table, message)
        reply = self._context.reply_at(message, table.id, view)
        is_waiting = view.public.waiting and view.seat not in view.public.waiting
        if not is_waiting or table.where.is_private:
            return reply
        return await self._context.while_waiting(caller, reply)

    async def _helping(self, phrases: Phrasebook, table: Table, view: PlayerView) -> Buttons:
        """A hint in the reader's turn; while they wait for other people, a nudge."""
        if view.public.stage in ("opening", "over"):
            return ()
        if view.seat in view.public.waiting:
            return (hint_button(phrases),) if table.options.has_hints else ()
        others = await self._tables.absence.waited_for(table)
        return (nudge_button(phrases),) if others else ()

    @button("hand")
    async def hand(self, caller: Caller, press: Press) -> Reply:
        return await self._hand(caller, press.table)

    @button("refresh")
    async def refresh_hand(self, caller: Caller, press: Press) -> Reply:
        """Nothing to say: the direct message that was pressed is edited."""
        await self._tables.lookup.player_view(press.table, caller.user)
        return Reply(Message(caller.language, ""))

    @button("table")
    async def choose_table(self, caller: Caller, press: Press) -> Reply:
        """The hand at the table that was chosen in a menu."""
        return await self._hand_elsewhere(caller, TableId(number_of(press.value)))

    @slash("board", complete={"area": complete_areas})
    async def board_here(
        self, caller: Caller, private: bool = False, area: str = "", text: bool = False
    ) -> Reply:
        """The board of this channel's table: with the caller's tickets, around a place or region,
        as text."""
        table = await self._context.last_table_here(caller)
        phrases = self._context.phrases(table, caller)
        shown = area_meant(phrases.board, area) if area else None
        if area and shown is None:
            found = area_index(phrases.board).suggestions(area) if area.strip() else []
            scope: ZoomScope = "own" if private else "all"
            return Reply(lookup.which_area_message(phrases, area, found, scope), table.id)
        if text and shown is None:
            return await self._text_board(caller, table, OWN_PAGE if private else 0)
        if private and not text:
            return await self._own_board(caller, table, shown)
        table, view = await self._tables.lookup.table_and_public_view(table.id)
        phrases = self._context.phrases(table, caller)
        if text and shown is not None:
            return Reply(text_area_message(phrases, view, shown), table.id)
        if shown is None:
            return await self._public_board(caller, table, view)
        return Reply(lookup.area_message(phrases, view, shown), table.id)

    async def _public_board(self, caller: Caller, table: Table, view: PublicView) -> Reply:
        message = lookup.board_message(self._context.phrases(table, caller), view)
        return Reply(await self._context.with_page(caller, table, message), table.id)

    @button("board")
    async def own_board(self, caller: Caller, press: Press) -> Reply:
        """The board with the caller's tickets."""
        return await self._own_board(caller, await self._tables.lookup.table(press.table), None)

    @button("text_board")
    async def text_board(self, caller: Caller, press: Press) -> Reply:
        """A page of the board in words."""
        table = await self._tables.lookup.table(press.table)
        return await self._text_board(caller, table, number_of(press.value))

    @button("zoom")
    async def zoom(self, caller: Caller, press: Press) -> Reply:
        """An area of the board. Under the board for everybody, players get their own."""
        table = await self._tables.lookup.table(press.table)
        scope, _, word = press.args.partition(":")
        phrases = self._context.phrases(table, caller)
        area = find_area(phrases.board, press.value or word)
        if scope == "own" or (not scope and table.seat_of(caller.user) is not None):
            return await self._own_board(caller, table, area)
        self._context.require_may_look(caller, table)
        table, view = await self._tables.lookup.table_and_public_view(table.id)
        phrases = self._context.phrases(table, caller)
        if area is None:
            return await self._public_board(caller, table, view)
        return Reply(lookup.area_message(phrases, view, area), table.id)

    @slash("recap")
    async def recap_here(self, caller: Caller, whole: bool = False) -> Reply:
        """What happened since the caller's last turn, or in the whole game."""
        table_id = (await self._context.last_table_here(caller)).id
        return await (self._log if whole else self._recap)(caller, table_id)

    @button("recap")
    async def recap(self, caller: Caller, press: Press) -> Reply:
        return await self._recap(caller, press.table)

    @button("log")
    async def log(self, caller: Caller, press: Press) -> Reply:
        """Everything that happened in the game."""
        self._context.require_may_look(caller, await self._tables.lookup.table(press.table))
        return await self._log(caller, press.table)

    async def _log(self, caller: Caller, table_id: TableId) -> Reply:
        entries = await self._tables.lookup.history(table_id)
        table = await self._tables.lookup.table(table_id)  # with all whom the entries name
        return Reply(lookup.log_message(self._context.phrases(table, caller), entries), table.id)

    @slash("score")
    async def score_here(self, caller: Caller) -> Reply:
        table_id = (await self._context.last_table_here(caller)).id
        table, view = await self._tables.lookup.table_and_public_view(table_id)
        phrases = self._context.phrases(table, caller).addressing(table.seat_of(caller.user))
        return Reply(lookup.standings_message(phrases, view))

    @slash("games", in_dm=True)
    async def own_tables(self, caller: Caller) -> Reply:
        """All tables of the caller, with whose turn it is."""
        return await self._own_tables(caller)

    @pages("games")
    async def more_own_tables(self, caller: Caller, press: Press) -> Reply:
        return await self._own_tables(caller, press.page)

    async def _own_tables(self, caller: Caller, page: int = 0) -> Reply:
        """One page of the caller's tables."""
        found = await self._tables.lookup.of_user(caller.user)
        tables = await self._context.own_tables(found, caller)
        translator = self._context.translator(caller)
        extra = () if caller.where is None else (post_tables_button(translator),)
        return Reply(own_tables_message(translator, tables, page, extra))

    async def _table_menu(self, caller: Caller, page: int = 0) -> Reply:
        """One page of the menu of the tables at which the caller has a hand."""
        found = await self._context.tables_in_play(caller)
        tables = await self._context.own_tables(found, caller)
        return Reply(own_table_menu(self._context.translator(caller), tables, page))

    async def _hand(self, caller: Caller, table_id: TableId) -> Reply:
        table, view = await self._tables.lookup.table_and_view(table_id, caller.user)
        queue = await self._tables.queues.get(table_id, caller.user)
        phrases = self._context.phrases(table, caller)
        news = detour_lines(phrases, view, await self._tables.lookup.lost_routes(table_id, view))
        message = hand_message(phrases, view, queue, news)
        return await self._reply(caller, table, view, message)

    async def _hand_elsewhere(self, caller: Caller, table_id: TableId) -> Reply:
        """The hand, with the table it belongs to, for a caller who is in another channel."""
        table, view = await self._tables.lookup.table_and_view(table_id, caller.user)
        queue = await self._tables.queues.get(table_id, caller.user)
        phrases = self._context.phrases(table, caller)
        news = detour_lines(phrases, view, await self._tables.lookup.lost_routes(table_id, view))
        message = hand_elsewhere_layout(phrases, table, view, queue, news)
        message = await self._context.with_page(caller, table, message)
        return self._context.reply_at(message, table_id, view)

    async def _own_board(self, caller: Caller, table: Table, area: Area | None) -> Reply:
        table, view = await self._tables.lookup.table_and_view(table.id, caller.user)
        phrases = self._context.phrases(table, caller)
        queue = await self._tables.queues.get(table.id, caller.user)
        message = lookup.own_board_message(phrases, view, area, queue)
        message = await self._context.with_page(caller, table, message)
        return self._context.reply_at(message, table.id, view)

    async def _text_board(self, caller: Caller, table: Table, page: int) -> Reply:
        """A page of the board in words: with the caller's cards and tickets if they have a seat."""
        self._context.require_may_look(caller, table)
        entries = await self._tables.lookup.history(table.id)
        table, view = await self._tables.lookup.table_and_public_view(table.id)
        seat, mine = table.seat_of(caller.user), None
        if seat is not None:
            table, mine = await self._tables.lookup.table_and_view(table.id, caller.user)
            view = mine.public
            entries = list(since_last_turn(entries, seat, is_turn=seat in view.waiting))
        phrases = self._context.phrases(table, caller)
        events = [event for entry in entries if not entry.is_undone for event in entry.events]
        news = event_sentences(phrases, events)
        return Reply(text_board_message(phrases, view, mine, news, page), table.id, view.step)

    async def _recap(self, caller: Caller, table_id: TableId) -> Reply:
        """What happened since the caller's last turn; to people who do not play, the last round, or
        what happened before they were last mentioned."""
        table = await self._tables.lookup.table(table_id)
        self._context.require_may_look(caller, table)
        if table.seat_of(caller.user) is None:
            return await self._recap_for_spectator(caller, table_id)
        table, view = await self._tables.lookup.table_and_view(table_id, caller.user)
        entries = await self._tables.lookup.history(table_id)
        phrases = self._context.phrases(table, caller)
        recent = since_last_turn(entries, view.seat, is_turn=view.seat in view.public.waiting)
        message = lookup.recap_message(phrases, view.public, recent)
        rows = private_rows(phrases, view, "hand", is_recap=True, extra=(log_button(phrases),))
        message = replace(message, rows=rows)
        return self._context.reply_at(message, table_id, view)

    async def _recap_for_spectator(self, caller: Caller, table_id: TableId) -> Reply:
        table, view = await self._tables.lookup.table_and_public_view(table_id)
        watch = await self._tables.watching.of(table_id, caller.user)
        if watch is None or watch.every == AT_THE_END:
            entries = await self._tables.lookup.history(table_id)
            recent = last_round(entries, len(table.occupants))
        else:
            recent = await self._tables.lookup.history(table_id, watch.previous_seq)
        phrases = self._context.phrases(table, caller)
        message = lookup.recap_message(phrases, view, recent, is_spectator=True)
        message = replace(message, rows=fill_rows((log_button(phrases),)))
        return Reply(message, table_id, view.step)

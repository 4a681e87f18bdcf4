"""Queued moves: /queue, and the menus in which a queue is built."""

from collections.abc import Sequence
from typing import get_args

from bot.discord_io.components import Press
from bot.domain import queue as rules
from bot.domain.queue import (
    MOST_EXTRA,
    Change,
    Delay,
    Mode,
    Queue,
    QueuedCards,
    QueuedFerryCard,
    QueuedMove,
    QueuedStation,
    QueuedTickets,
)
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import Table, TableId, number_in, number_of
from bot.features.caller import NO_TABLE, Caller, Reply
from bot.features.context import HandlerContext
from bot.features.routes import button, slash
from bot.messages import queue as messages
from bot.messages.own_tables import own_table_menu
from engine.cards import BY_WORD
from engine.model import PlaceId, Route
from engine.views import PlayerView

MODES: dict[str, Mode] = {"then": "then", "else": "else"}
DELAYS: dict[str, Delay] = {delay: delay for delay in get_args(Delay)}


class QueueFeature:
    """Handlers of /queue and of everything below it. Replies are private, and a press in one of
    them changes it in place."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context
        self._queues = context.tables.queues

    @slash("queue", in_dm=True)
    async def queue_here(self, caller: Caller) -> Reply:
        """The caller's queue at this channel's table; if there is none, at one of their tables."""
        table = await self._context.tables.lookup.open_in(caller.channel)
        if table is not None:
            return await self._show(caller, table.id)
        mine = await self._tables_in_play(caller)
        if len(mine) == 1:
            return await self._show(caller, mine[0].id)
        return await self.show_table_menu(caller)

    async def show_table_menu(self, caller: Caller, page: int = 0) -> Reply:
        """One page of the menu of the caller's tables."""
        found = await self._tables_in_play(caller)
        tables = [await self._context.own_table(table, caller) for table in found]
        translator = self._context.translator(caller)
        return Reply(own_table_menu(translator, tables, page, "queue", "queue"))

    @button("queue")
    async def change_queue(self, caller: Caller, press: Press) -> Reply:
        """Show the queue, or do what the first argument says with it."""
        if press.table == NO_TABLE:  # chosen in the menu of tables
            return await self._show(caller, TableId(number_of(press.value)))
        what, *args = press.args.split(":")
        try:
            return await self._serve(caller, press, what, args)
        except TableRefusal as refusal:
            if refusal.code is not TableCode.QUEUE_HAS_CHANGED:
                raise
            return await self._show(caller, press.table, "queue-has-changed")

    async def _serve(self, caller: Caller, press: Press, what: str, args: Sequence[str]) -> Reply:
        table_id = press.table
        match what, args:
            case "add", [edition, mode]:
                return await self._add(caller, table_id, edition_of(edition), mode_of(mode), press)
            case "routes", [edition, mode, page, _]:
                return await self._routes(
                    caller, table_id, edition_of(edition), mode_of(mode), number_of(page)
                )
            case "route", [edition, mode]:
                table, view, _ = await self._queues.look(table_id, caller.user)
                phrases = self._context.phrases(table, caller)
                message = messages.payment_menu(
                    phrases,
                    view,
                    edition_of(edition),
                    mode_of(mode),
                    self._route(caller, table, press.value),
                )
                return self._context.reply_at(message, table_id, view)
            case "pay", [edition, mode, route]:
                return await self._pay(caller, press, edition, mode, route, press.value, "")
            case "extra", [edition, mode, route, paid]:
                return await self._pay(caller, press, edition, mode, route, paid, press.value)
            case "card", [edition, mode]:
                word, _, otherwise = press.value.partition(" ")
                if word not in BY_WORD:
                    raise TableRefusal(TableCode.CANNOT_BE_QUEUED)
                move = QueuedCards(BY_WORD[word], otherwise != messages.OR_CALL)
                return await self._queue(caller, table_id, move, edition, mode)
            case "city", [edition, mode, _]:
                move_there = QueuedStation(PlaceId(press.value))
                return await self._queue(caller, table_id, move_there, edition, mode)
            case "remove", [edition]:
                turn, _, number = press.value.partition(" ")
                change = rules.remove(number_of(turn), number_of(number), edition_of(edition))
                return await self._change(caller, table_id, change)
            case "clear", []:
                return await self._change(caller, table_id, rules.clear)
            case "delay", []:
                delay = DELAYS.get(press.value, "none")
                return await self._change(caller, table_id, rules.choose_delay(delay))
            case "last", [answer]:
                return await self._change(caller, table_id, rules.allow_last_round(answer == "yes"))
            case _:
                return await self._show(caller, table_id)

    async def _add(
        self, caller: Caller, table_id: TableId, edition: int, mode: Mode, press: Press
    ) -> Reply:
        """Queue the move that was chosen, or ask what it needs."""
        table, view, queue = await self._queues.look(table_id, caller.user)
        if view.seat in view.public.waiting:
            raise TableRefusal(TableCode.NOT_IN_OWN_TURN)
        if queue.edition != edition:
            raise TableRefusal(TableCode.QUEUE_HAS_CHANGED)
        phrases = self._context.phrases(table, caller)
        match press.value:
            case "claim":
                message = messages.route_menu(phrases, view, edition, mode)
            case "card":
                message = messages.card_menu(phrases, edition, mode)
            case "station":
                message = messages.city_menu(phrases, view, edition, mode)
            case kind:
                move = _simple_move(kind, view)
                return await self._queue(caller, table_id, move, str(edition), mode)
        return self._context.reply_at(message, table_id, view)

    async def _routes(
        self, caller: Caller, table_id: TableId, edition: int, mode: Mode, page: int
    ) -> Reply:
        table, view, _ = await self._queues.look(table_id, caller.user)
        phrases = self._context.phrases(table, caller)
        message = messages.route_menu(phrases, view, edition, mode, page)
        return self._context.reply_at(message, table_id, view)

    async def _pay(
        self,
        caller: Caller,
        press: Press,
        edition: str,
        mode: str,
        route_id: str,
        paid: str,
        extra: str,
    ) -> Reply:
        """Queue a claim with this payment. For a tunnel, ask about extra cards first."""
        table, view, _ = await self._queues.look(press.table, caller.user)
        phrases = self._context.phrases(table, caller)
        route = self._route(caller, table, route_id)
        claim = messages.claim_of(phrases, view, route, paid)
        if route.tunnel and not extra:
            message = messages.tunnel_menu(
                phrases, edition_of(edition), mode_of(mode), route.id, paid
            )
            return self._context.reply_at(message, press.table, view)
        if route.tunnel:
            claim = rules.with_extra(claim, min(number_of(extra), MOST_EXTRA))
        return await self._queue(caller, press.table, claim, edition, mode)

    async def _queue(
        self, caller: Caller, table_id: TableId, move: QueuedMove, edition: str, mode: str
    ) -> Reply:
        change = rules.add(move, mode_of(mode), edition_of(edition))
        return await self._change(caller, table_id, change)

    async def _change(self, caller: Caller, table_id: TableId, change: Change) -> Reply:
        table, view, queue = await self._queues.change(table_id, caller.user, change)
        return self._reply(caller, table, view, queue)

    async def _show(self, caller: Caller, table_id: TableId, note: str = "") -> Reply:
        """The queue. `note`: the key of a text above it."""
        table, view, queue = await self._queues.look(table_id, caller.user)
        return self._reply(caller, table, view, queue, note)

    def _reply(
        self, caller: Caller, table: Table, view: PlayerView, queue: Queue, note: str = ""
    ) -> Reply:
        phrases = self._context.phrases(table, caller)
        said = phrases.say(note) if note else ""
        message = messages.queue_message(phrases, view, queue, said)
        return self._context.reply_at(message, table.id, view)

    def _route(self, caller: Caller, table: Table, route: str) -> Route:
        """The route with this id, or refuse CANNOT_BE_QUEUED."""
        found = messages.find_route(self._context.phrases(table, caller), route)
        if found is None:
            raise TableRefusal(TableCode.CANNOT_BE_QUEUED)
        return found

    async def _tables_in_play(self, caller: Caller) -> list[Table]:
        found = await self._context.tables.lookup.of_user(caller.user)
        return [t for t in found if t.status == "playing" and t.seat_of(caller.user) is not None]


def _simple_move(kind: str, view: PlayerView) -> QueuedMove:
    """The move of an option of the menu that needs nothing else."""
    match kind:
        case "deck":
            return QueuedCards()
        case "tickets":
            return QueuedTickets()
        case "tickets after":
            open_tickets = (own.ticket for own in view.tickets if own.state == "possible")
            return QueuedTickets(tuple(open_tickets))
        case "ferry card":
            return QueuedFerryCard()
        case _:
            raise TableRefusal(TableCode.CANNOT_BE_QUEUED)


def edition_of(text: str) -> int:
    """The edition in a custom id; -1, which no queue has, if it is not a number."""
    number = number_in(text)
    return -1 if number is None else number


def mode_of(text: str) -> Mode:
    return MODES.get(text, "then")

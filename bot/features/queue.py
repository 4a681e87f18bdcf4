"""Queued moves: /queue, and the menus in which a queue is built."""

from collections.abc import Sequence
from typing import get_args

from msgspec.structs import replace

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
from bot.features.context import Feature
from bot.features.routes import button, pages, slash
from bot.messages import queue as messages
from bot.messages.own_tables import own_table_menu
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import SEPARATOR, Phrasebook, channel_link
from engine.cards import BY_WORD, Colour
from engine.model import PlaceId, Route, RouteId
from engine.values import Value
from engine.views import PlayerView

MODES: dict[str, Mode] = {"then": "then", "else": "else"}
BUILDING = ("add", "routes", "route", "pay", "extra", "card", "city")  # with edition and mode
DELAYS: dict[str, Delay] = {delay: delay for delay in get_args(Delay)}


class Place(Value, frozen=True):
    """Where a move is to be queued: at which table, in which edition of the queue, and how."""

    table: TableId
    edition: int
    mode: Mode


class QueueFeature(Feature):
    """Handlers of /queue and of everything below it. Replies are private, and a press in one of
    them changes it in place."""

    @slash("queue", in_dm=True)
    async def queue_here(self, caller: Caller) -> Reply:
        """The caller's queue at this channel's table; if there is none, at one of their tables."""
        table = await self._tables.lookup.open_in(caller.channel)
        if table is not None:
            return await self._show(caller, table.id)
        mine = await self._context.tables_in_play(caller)
        if len(mine) == 1:
            return await self._show(caller, mine[0].id)
        return await self._table_menu(caller)

    @pages("queue")
    async def more_tables(self, caller: Caller, press: Press) -> Reply:
        return await self._table_menu(caller, press.page)

    async def _table_menu(self, caller: Caller, page: int = 0) -> Reply:
        """One page of the menu of the caller's tables."""
        found = await self._context.tables_in_play(caller)
        tables = await self._context.own_tables(found, caller)
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
        match what, args:
            case _, [edition, mode, *rest] if what in BUILDING:
                place = Place(press.table, edition_of(edition), mode_of(mode))
                return await self._build(caller, place, what, rest, press.value)
            case "claim", []:
                return await self._ask_for_route(caller, press.table)
            case "remove", [edition]:
                turn, _, move = press.value.partition(" ")
                change = rules.remove(number_of(turn), number_of(move), edition_of(edition))
                return await self._change(caller, press.table, change)
            case "clear", []:
                return await self._change(caller, press.table, rules.clear)
            case "delay", []:
                delay = DELAYS.get(press.value, "none")
                return await self._change(caller, press.table, rules.choose_delay(delay))
            case "last", [answer]:
                change = rules.allow_last_round(answer == "yes")
                return await self._change(caller, press.table, change)
            case _:
                return await self._show(caller, press.table)

    async def _build(
        self, caller: Caller, place: Place, what: str, args: Sequence[str], chosen: str
    ) -> Reply:
        """Queue the move that was chosen, or ask what it needs."""
        table, view, queue = await self._tables.queues.look(place.table, caller.user)
        if view.seat in view.public.waiting:
            raise TableRefusal(TableCode.NOT_IN_OWN_TURN)
        if queue.edition != place.edition:
            raise TableRefusal(TableCode.QUEUE_HAS_CHANGED)
        phrases = self._context.phrases(table, caller)
        next_step = _next_step(phrases, view, place, what, args, chosen)
        if isinstance(next_step, Message):
            return self._context.reply_at(next_step, table.id, view)
        change = rules.add(next_step, place.mode, place.edition)
        return await self._change(caller, table.id, change)

    async def _ask_for_route(self, caller: Caller, table_id: TableId) -> Reply:
        """The routes that can be queued as a further turn; the queue if it is full, or if it is the
        caller's turn."""
        table, view, queue = await self._tables.queues.look(table_id, caller.user)
        if view.seat in view.public.waiting or len(queue.turns) >= rules.MOST_TURNS:
            return self._reply(caller, table, view, queue)
        phrases = self._context.phrases(table, caller)
        message = messages.route_menu(phrases, view, queue.edition, "then")
        return self._context.reply_at(message, table.id, view)

    async def _change(self, caller: Caller, table_id: TableId, change: Change) -> Reply:
        table, view, queue = await self._tables.queues.change(table_id, caller.user, change)
        return self._reply(caller, table, view, queue)

    async def _show(self, caller: Caller, table_id: TableId, note: str = "") -> Reply:
        """The queue. `note`: the key of a text above it."""
        table, view, queue = await self._tables.queues.look(table_id, caller.user)
        return self._reply(caller, table, view, queue, note)

    def _reply(
        self, caller: Caller, table: Table, view: PlayerView, queue: Queue, note: str = ""
    ) -> Reply:
        phrases = self._context.phrases(table, caller)
        said = phrases.say(note) if note else ""
        message = messages.queue_message(phrases, view, queue, said)
        if caller.channel != table.where.channel:
            link = phrases.say("dm-table", link=channel_link(table.where))
            message = message.with_note(f"**{phrases.map_name()}**{SEPARATOR}{link}")
        return self._context.reply_at(message, table.id, view)


def _next_step(
    phrases: Phrasebook,
    view: PlayerView,
    place: Place,
    what: str,
    args: Sequence[str],
    chosen: str,
) -> Message | QueuedMove:
    """The move that was chosen, or the question that comes next on the way to it."""
    edition, mode = place.edition, place.mode
    match what, args, chosen:
        case "add", [], "claim":
            return messages.route_menu(phrases, view, edition, mode)
        case "add", [], "card":
            return messages.card_menu(phrases, edition, mode)
        case "add", [], "station":
            return messages.city_menu(phrases, view, edition, mode)
        case "add", [], kind:
            return _simple_move(view, kind)
        case "card", [], card:
            word, _, otherwise = card.partition(" ")
            return QueuedCards(_colour(word), otherwise != messages.OR_CALL)
        case "city", [_], city:
            return QueuedStation(PlaceId(city))
        case _:
            return _next_claim_step(phrases, view, place, what, args, chosen)


def _next_claim_step(
    phrases: Phrasebook,
    view: PlayerView,
    place: Place,
    what: str,
    args: Sequence[str],
    chosen: str,
) -> Message | QueuedMove:
    """The same for a claim: which route, how to pay, and extra cards for a tunnel."""
    edition, mode = place.edition, place.mode
    match what, args, chosen:
        case "routes", [page, _], _:
            return messages.route_menu(phrases, view, edition, mode, number_of(page))
        case "route", [], route:
            return messages.payment_menu(phrases, view, edition, mode, _route(phrases, route))
        case ("pay", [route], paid) | ("pay", [route, paid], _):
            found = _route(phrases, route)
            if found.tunnel:
                return messages.tunnel_menu(phrases, edition, mode, found.id, paid)
            return messages.claim_of(phrases, view, found, paid)
        case "extra", [route, paid], extra:
            claim = messages.claim_of(phrases, view, _route(phrases, route), paid)
            return replace(claim, extra=min(number_of(extra), MOST_EXTRA))
        case _:
            raise TableRefusal(TableCode.CANNOT_BE_QUEUED)


def _simple_move(view: PlayerView, kind: str) -> QueuedMove:
    """The move of an option that needs nothing else."""
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


def _colour(word: str) -> Colour:
    """The colour of that name, or refuse CANNOT_BE_QUEUED."""
    if word not in BY_WORD:
        raise TableRefusal(TableCode.CANNOT_BE_QUEUED)
    return BY_WORD[word]


def _route(phrases: Phrasebook, route: str) -> Route:
    """The route with this id, or refuse CANNOT_BE_QUEUED."""
    number = phrases.board.route_number.get(RouteId(route))
    if number is None:
        raise TableRefusal(TableCode.CANNOT_BE_QUEUED)
    return phrases.board.routes[number]


def edition_of(text: str) -> int:
    """The edition in a custom id; -1, which no queue has, if it is not a number."""
    number = number_in(text)
    return -1 if number is None else number


def mode_of(text: str) -> Mode:
    return MODES.get(text, "then")

"""The deeds of a turn: draw, take, tickets, ferry cards, pass."""

from msgspec.structs import replace

from bot.domain.requests import ActionResult
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext, Target
from bot.messages import confirm, refusals, tickets
from engine import cards as card
from engine.actions import Action, Draw, DrawFerryCard, DrawTickets, Keep, Pass, Take
from engine.model import TicketId
from engine.refusals import Code, Refusal

DECK = "deck"


class TurnFeature:
    """Each answers one request."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context

    async def draw(self, caller: Caller, target: Target, first: str, second: str = "") -> Reply:
        """One card or two, from the deck or from the row."""
        acted = await self._context.act(caller, target, source(first))
        if not second:
            return await self._drawn(caller, acted)
        try:
            again = await self._context.act(caller, Target(target.table), source(second), number=1)
        except Refusal as refusal:
            answer = await self._drawn(caller, acted)
            why = refusals.refused(self._context.phrases(acted.table, caller), refusal)
            text = f"{answer.message.text}\n{why.text}"
            return replace(answer, message=replace(answer.message, text=text))
        return await self._drawn(caller, again)

    async def _drawn(self, caller: Caller, acted: ActionResult) -> Reply:
        """All the cards of this turn: the first of two may have been drawn by another press."""
        if acted.view.stage == "second card":
            return self._context.acted(caller, acted)
        first = acted.first
        if first is None:
            first = await self._context.tables.first_draw(acted.table.id, caller.user, acted.seq)
        events, whispers = (*first.events, *acted.events), (*first.whispers, *acted.whispers)
        return self._context.acted(caller, replace(acted, events=events, whispers=whispers))

    async def tickets(self, caller: Caller, target: Target) -> Reply:
        """Draw tickets, or look again at those that are offered."""
        table, view = await self._context.turn(caller, target)
        if view.offered:
            message = tickets.ticket_choice(self._context.phrases(table, caller), view)
            return Reply(message, table.id, view.public.step)
        return await self._context.play(caller, target, DrawTickets())

    async def ask_tickets(self, caller: Caller, target: Target) -> Reply:
        """A mis-tap would cost the turn: sure?"""
        table, view = await self._context.turn(caller, target)
        if view.public.stage != "turn" or not view.public.tickets:
            return await self.tickets(caller, target)
        message = confirm.drawing_tickets(self._context.phrases(table, caller), view.public)
        return Reply(message, table.id, view.public.step)

    async def choose(self, caller: Caller, target: Target) -> Reply:
        """The private menu of the tickets offered."""
        table = await self._context.tables.get(target.table)
        view = await self._context.tables.private(target.table, caller.user)
        message = tickets.ticket_choice(self._context.phrases(table, caller), view)
        return Reply(message, table.id, view.public.step)

    async def keep(self, caller: Caller, target: Target, chosen: tuple[str, ...]) -> Reply:
        kept = Keep(tuple(TicketId(ticket) for ticket in chosen))
        return await self._context.play(caller, target, kept)

    async def ferry(self, caller: Caller, target: Target) -> Reply:
        return await self._context.play(caller, target, DrawFerryCard())

    async def skip(self, caller: Caller, target: Target) -> Reply:
        return await self._context.play(caller, target, Pass())


def source(word: str) -> Action:
    """`deck`, or the colour of an open card."""
    if word == DECK:
        return Draw()
    try:
        return Take(card.by_word(word))
    except ValueError as error:
        raise Refusal(Code.NOT_AN_ACTION, problem=str(error)) from error

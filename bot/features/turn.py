"""The deeds of a turn: draw, take, tickets, ferry cards, pass."""

from msgspec.structs import replace

from bot.domain.requests import Acted
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

    def __init__(self, house: HandlerContext) -> None:
        self._house = house

    async def draw(self, asker: Caller, target: Target, first: str, second: str = "") -> Reply:
        """One card or two, from the deck or from the row."""
        acted = await self._house.act(asker, target, source(first))
        if not second:
            return await self._drawn(asker, acted)
        try:
            again = await self._house.act(asker, Target(target.table), source(second), number=1)
        except Refusal as refusal:
            answer = await self._drawn(asker, acted)
            why = refusals.refused(self._house.voice(acted.table, asker), refusal)
            text = f"{answer.message.text}\n{why.text}"
            return replace(answer, message=replace(answer.message, text=text))
        return await self._drawn(asker, again)

    async def _drawn(self, asker: Caller, acted: Acted) -> Reply:
        """All the cards of this turn: the first of two may have been drawn by another press."""
        if acted.view.stage == "second card":
            return self._house.acted(asker, acted)
        first = acted.first
        if first is None:
            first = await self._house.tables.first_draw(acted.table.id, asker.user, acted.seq)
        events, whispers = (*first.events, *acted.events), (*first.whispers, *acted.whispers)
        return self._house.acted(asker, replace(acted, events=events, whispers=whispers))

    async def tickets(self, asker: Caller, target: Target) -> Reply:
        """Draw tickets, or look again at those that are offered."""
        table, view = await self._house.turn(asker, target)
        if view.offered:
            message = tickets.ticket_choice(self._house.voice(table, asker), view)
            return Reply(message, table.id, view.public.step)
        return await self._house.play(asker, target, DrawTickets())

    async def ask_tickets(self, asker: Caller, target: Target) -> Reply:
        """A mis-tap would cost the turn: sure?"""
        table, view = await self._house.turn(asker, target)
        if view.public.stage != "turn" or not view.public.tickets:
            return await self.tickets(asker, target)
        message = confirm.drawing_tickets(self._house.voice(table, asker), view.public)
        return Reply(message, table.id, view.public.step)

    async def choose(self, asker: Caller, target: Target) -> Reply:
        """The private menu of the tickets offered."""
        table = await self._house.tables.get(target.table)
        view = await self._house.tables.private(target.table, asker.user)
        message = tickets.ticket_choice(self._house.voice(table, asker), view)
        return Reply(message, table.id, view.public.step)

    async def keep(self, asker: Caller, target: Target, chosen: tuple[str, ...]) -> Reply:
        kept = Keep(tuple(TicketId(ticket) for ticket in chosen))
        return await self._house.play(asker, target, kept)

    async def ferry(self, asker: Caller, target: Target) -> Reply:
        return await self._house.play(asker, target, DrawFerryCard())

    async def skip(self, asker: Caller, target: Target) -> Reply:
        return await self._house.play(asker, target, Pass())


def source(word: str) -> Action:
    """`deck`, or the colour of an open card."""
    if word == DECK:
        return Draw()
    try:
        return Take(card.by_word(word))
    except ValueError as error:
        raise Refusal(Code.NOT_AN_ACTION, problem=str(error)) from error

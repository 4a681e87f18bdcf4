"""Actions of a turn other than claiming and building: /draw, drawing tickets, passing."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.discord_io.components import Press
from bot.domain.refusals import TableRefusal
from bot.domain.requests import ActionResult, Target
from bot.domain.table import Table
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, from_view, slash
from bot.messages import confirm, refusals, tickets
from bot.messages.parts import autocomplete
from bot.messages.parts.autocomplete import DECK, FERRY, TICKETS
from engine import cards as card
from engine.actions import Action, Draw, DrawFerryCard, DrawTickets, Keep, Pass, Take
from engine.model import TicketId
from engine.refusals import Code, Refusal
from engine.views import PlayerView

complete_first_card = from_view(autocomplete.first_card_choices)
complete_second_card = from_view(autocomplete.second_card_choices, "first")


class TurnFeature(Feature):
    """Handlers for drawing cards and tickets, and for passing."""

    @slash("draw", complete={"first": complete_first_card, "second": complete_second_card})
    async def draw_here(self, caller: Caller, first: str = DECK, second: str = "") -> Reply:
        """Cards; or instead of them tickets, about which it asks first, or a ferry card."""
        target = await self._context.target_here(caller)
        if first == TICKETS:
            return await self._ask_about_tickets(caller, target)
        if first == FERRY:
            return await self._context.play(caller, target, DrawFerryCard())
        return await self._draw(caller, target, first, second)

    @button("draw")
    async def draw_from_deck(self, caller: Caller, press: Press) -> Reply:
        return await self._draw(caller, press.target, DECK)

    @button("draw_two")
    async def draw_two_from_deck(self, caller: Caller, press: Press) -> Reply:
        return await self._draw(caller, press.target, DECK, DECK)

    @button("take")
    async def take_face_up(self, caller: Caller, press: Press) -> Reply:
        return await self._draw(caller, press.target, press.args.partition(":")[0])

    @button("draw_tickets", opens_form=True)
    async def draw_tickets(self, caller: Caller, press: Press) -> Reply:
        """Draw tickets and open the form in which to choose. If the form was dismissed, the button
        opens it again."""
        table, view = await self._tables.lookup.table_and_view(press.table, caller.user)
        if view.offered:
            return self._ticket_choice(caller, table, view)
        return await self._draw_tickets(caller, press.target)

    @button("tickets")
    async def confirm_tickets(self, caller: Caller, press: Press) -> Reply:
        return await self._ask_about_tickets(caller, press.target)

    async def _ask_about_tickets(self, caller: Caller, target: Target) -> Reply:
        """Ask first: a mis-tap would cost the turn."""
        table, view = await self._context.require_turn(caller, target)
        if view.public.stage != "turn" or not view.public.tickets:
            return await self._draw_tickets(caller, target)
        phrases = self._context.phrases(table, caller)
        message = confirm.draw_tickets_question(phrases, view.public)
        return self._context.reply_at(message, table.id, view)

    @button("choose", opens_form=True)
    async def show_offered_tickets(self, caller: Caller, press: Press) -> Reply:
        """The form or the private menu of the tickets offered to the caller."""
        lookup = self._tables.lookup
        table, view = await lookup.table_and_view(press.table, caller.user)
        return self._ticket_choice(caller, table, view)

    @button("keep")
    async def keep_tickets(self, caller: Caller, press: Press) -> Reply:
        """Keep the tickets that were chosen in a menu or a form, or whose numbers in the offer are
        the button's arguments."""
        chosen: Sequence[str] = press.values
        if press.args:
            _, view = await self._context.require_turn(caller, press.target)
            chosen = tickets.tickets_in_offer(view, press.args.split(":"))
        kept = Keep(tuple(map(TicketId, chosen)))
        return await self._context.play(caller, press.target, kept)

    @button("ferry")
    async def draw_ferry_card(self, caller: Caller, press: Press) -> Reply:
        return await self._context.play(caller, press.target, DrawFerryCard())

    @button("pass")
    async def pass_turn(self, caller: Caller, press: Press) -> Reply:
        return await self._context.play(caller, press.target, Pass())

    async def _draw(self, caller: Caller, target: Target, first: str, second: str = "") -> Reply:
        """One card or two, from the deck or face up. If there can be no second one, the first
        stays, and the reply says why."""
        result = await self._context.act(caller, target, source(first))
        if not second:
            return await self._drawn_reply(caller, result)
        same_turn = Target(target.table, result.view.step)
        try:
            again = await self._context.act(caller, same_turn, source(second), is_second=True)
        except (Refusal, TableRefusal) as refusal:
            reply = await self._drawn_reply(caller, result)
            phrases = self._context.phrases(result.table, caller)
            if isinstance(refusal, Refusal):
                why = refusals.refusal_message(phrases.addressing(result.mine.seat), refusal)
            else:  # the first card was the whole turn, and somebody has moved since
                why = refusals.table_refusal_message(phrases.translator, refusal)
            text = f"{reply.message.text}\n{why.text}"
            return replace(reply, message=replace(reply.message, text=text))
        return await self._drawn_reply(caller, again)

    async def _drawn_reply(self, caller: Caller, result: ActionResult) -> Reply:
        """All cards of this turn: the first of two may have been drawn by an earlier press."""
        if result.view.stage == "second card":
            return await self._context.result_reply(caller, result)
        first = result.first
        if first is None:
            replay = self._tables.replay
            first = await replay.first_draw(result.table.id, caller.user, result.seq)
        events = (*first.events, *result.events)
        whispers = (*first.whispers, *result.whispers)
        both = replace(result, events=events, whispers=whispers)
        return await self._context.result_reply(caller, both)

    async def _draw_tickets(self, caller: Caller, target: Target) -> Reply:
        """Draw tickets, or show those that are offered already."""
        table, view = await self._context.require_turn(caller, target)
        if view.offered:
            return self._ticket_choice(caller, table, view)
        result = await self._context.act(caller, target, DrawTickets())
        form = tickets.ticket_form(self._context.phrases(result.table, caller), result.mine)
        return replace(await self._context.result_reply(caller, result), form=form)

    def _ticket_choice(self, caller: Caller, table: Table, view: PlayerView) -> Reply:
        """The tickets offered to the caller, as a menu and, if they fit, as a form."""
        phrases = self._context.phrases(table, caller)
        reply = self._context.reply_at(tickets.ticket_menu(phrases, view), table.id, view)
        return replace(reply, form=tickets.ticket_form(phrases, view))


def source(word: str) -> Action:
    """`deck`, or the colour of a face-up card."""
    if word == DECK:
        return Draw()
    try:
        return Take(card.by_word(word))
    except ValueError as error:
        raise Refusal(Code.NOT_AN_ACTION, problem=str(error)) from error

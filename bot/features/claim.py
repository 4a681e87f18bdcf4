"""Claiming routes and paying for tunnels: /claim."""

from msgspec.structs import replace

from bot.discord_io.components import Press
from bot.domain.requests import Target
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, from_view, pages, slash
from bot.messages import claim as messages
from bot.messages.parts import affordable, autocomplete, payments, search
from engine.actions import Action, Claim, GiveUp, PayExtra
from engine.model import RouteId
from engine.views import PlayerView

complete_routes = from_view(autocomplete.route_choices)
complete_payments = from_view(autocomplete.payment_choices, "route")


class ClaimFeature(Feature):
    """Handlers of /claim and its menus. A route with one way to pay is claimed at once. If there
    are several, the command pays what the list of routes shows; the menu of routes leads to a menu
    of payments, cheapest in wilds first."""

    @slash("claim", complete={"route": complete_routes, "cards": complete_payments})
    async def claim_here(self, caller: Caller, route: str, cards: str = "") -> Reply:
        """Claim a route that was suggested or typed. Paid with `cards`, or with what the list of
        routes shows for it: what was shown to the caller, even if that is no longer possible."""
        target = await self._context.target_here(caller)
        table, view = await self._context.require_turn(caller, target)
        phrases = self._context.phrases(table, caller)
        name, shown = payments.split_suggestion(route)
        found = search.find_routes(phrases.board, name)
        if not found:
            similar = search.similar_routes(phrases.board, name)
            message = messages.similar_routes_menu(phrases, view, name, similar)
            return self._context.reply_at(message, table.id, view)
        offered = payments.try_parse((cards or shown).casefold(), phrases.colour_names())
        meant = search.only_route_meant(phrases.board, view, found, offered)
        if meant is None and view.public.stage == "turn":
            message = messages.matching_routes_menu(phrases, view, found)
            return self._context.reply_at(message, table.id, view)
        chosen = meant or found[0].id
        if cards:
            paid = cards if offered is None else payments.to_text(offered)
            return await self._pay(caller, target, chosen, paid)
        ways = affordable.route_payments(view).get(chosen, [])
        if shown:
            reply = await self._pay(caller, target, chosen, shown)
        else:
            reply = await self._pay_cheapest(caller, target, view, chosen)
        message = messages.with_other_ways(phrases, reply.message, len(ways) - 1)
        return replace(reply, message=message)

    @button("claim")
    @pages("claim")
    async def show_menu(self, caller: Caller, press: Press) -> Reply:
        """The routes the caller can claim now."""
        table, view = await self._context.require_turn(caller, press.target)
        message = messages.claim_menu(self._context.phrases(table, caller), view, press.page)
        return self._context.reply_at(message, table.id, view)

    @button("route")
    async def choose_route(self, caller: Caller, press: Press) -> Reply:
        """Claim the route that was chosen, or ask how to pay."""
        table, view = await self._context.require_turn(caller, press.target)
        route = RouteId(press.value)
        if len(affordable.route_payments(view).get(route, ())) > 1:
            phrases = self._context.phrases(table, caller)
            message = messages.route_payment_menu(phrases, view, route)
            return self._context.reply_at(message, table.id, view)
        return await self._pay_cheapest(caller, press.target, view, route)

    @button("pay")
    async def pay(self, caller: Caller, press: Press) -> Reply:
        """Claim the route in the arguments with the payment that was chosen: in the menu, or by a
        button whose arguments name it too. In a menu for several routes, the value names both.
        Nothing else is ever paid."""
        route, _, paid = (press.args or press.value).partition(":")
        return await self._pay(caller, press.target, route, paid or press.value)

    @button("ways")
    async def show_other_ways(self, caller: Caller, press: Press) -> Reply:
        """The ways to pay for the route in the button's arguments."""
        table, view = await self._context.require_turn(caller, press.target)
        phrases = self._context.phrases(table, caller)
        message = messages.route_payment_menu(phrases, view, RouteId(press.args))
        return self._context.reply_at(message, table.id, view)

    @button("tunnel")
    async def show_tunnel(self, caller: Caller, press: Press) -> Reply:
        """Ask in private whether to pay the extra cards or give up."""
        table, view = await self._context.require_turn(caller, press.target)
        message = messages.tunnel_question(self._context.phrases(table, caller), view)
        return self._context.reply_at(message, table.id, view)

    @button("pay_extra")
    async def pay_extra(self, caller: Caller, press: Press) -> Reply:
        """Pay the extra cards a tunnel costs, as chosen in the menu or named by the button."""
        extra = PayExtra(payments.parse(press.args or press.value).cards)
        return await self._context.play(caller, press.target, extra)

    @button("give_up")
    async def give_up(self, caller: Caller, press: Press) -> Reply:
        return await self._context.play(caller, press.target, GiveUp())

    async def _pay(self, caller: Caller, target: Target, route: str, paid: str) -> Reply:
        payment = payments.parse(paid)
        claim = Claim(RouteId(route), payment.cards, payment.ferry_cards)
        return await self._context.play(caller, target, claim)

    async def _pay_cheapest(
        self, caller: Caller, target: Target, view: PlayerView, route: RouteId
    ) -> Reply:
        """Pay in the way with fewest wilds. If there is none, the refusal says what is missing."""
        ways = affordable.route_payments(view).get(route)
        if ways:
            claim: Action = Claim(route, ways[0].cards, ways[0].ferry_cards)
        else:
            board = self._tables.boards[view.public.map]
            claim = affordable.unaffordable_claim(view, board, route)
        return await self._context.play(caller, target, claim)

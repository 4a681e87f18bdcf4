"""Claiming routes, building stations and paying for tunnels: what, then how to pay."""

from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext, Target
from bot.messages import affordable, autocomplete, search
from bot.messages import claim as claims
from bot.messages import payments as payment
from bot.messages import station as stations
from bot.messages.message import Choice
from engine.actions import BuildStation, Claim, GiveUp, PayExtra
from engine.model import PlaceId, RouteId
from engine.payments import Payment
from engine.refusals import Code, Refusal


class ClaimFeature:
    """One way to pay: done at once. Several: a private menu, the cheapest in wilds first."""

    def __init__(self, context: HandlerContext) -> None:
        self._context = context

    async def menu(self, caller: Caller, target: Target, page: int = 0) -> Reply:
        """The routes that can be claimed now."""
        table, view = await self._context.turn(caller, target)
        message = claims.claim_menu(self._context.phrases(table, caller), view, page)
        return Reply(message, table.id, view.public.step)

    async def route(self, caller: Caller, target: Target, typed: str, paid: str = "") -> Reply:
        """Claim a route: a value of the menu, or what somebody typed."""
        table, view = await self._context.turn(caller, target)
        phrases = self._context.phrases(table, caller)
        found = search.routes(phrases.board, typed)
        if not found:
            near = search.nearest(phrases.board, typed)
            return Reply(claims.no_such_route(phrases, typed, near), table.id, view.public.step)
        route = search.only_one(view, found, payment.read(paid))
        if route is None:
            message = claims.found_menu(phrases, view, found)
            return Reply(message, table.id, view.public.step)
        if paid:
            return await self.pay(caller, target, route, paid)
        payments = affordable.route_ways(view).get(route, [])
        if len(payments) > 1:
            return Reply(claims.payment_menu(phrases, view, route), table.id, view.public.step)
        if not payments:  # the refusal says what is missing
            return await self._context.play(
                caller, target, affordable.attempt(view, phrases.board, route)
            )
        claim = Claim(route, payments[0].cards, payments[0].ferry_cards)
        return await self._context.play(caller, target, claim)

    async def pay(self, caller: Caller, target: Target, route: str, paid: str) -> Reply:
        way = read(paid)
        claim = Claim(RouteId(route), way.cards, way.ferry_cards)
        return await self._context.play(caller, target, claim)

    async def city_menu(self, caller: Caller, target: Target, page: int = 0) -> Reply:
        """The cities in which a station can be built now."""
        table, view = await self._context.turn(caller, target)
        message = stations.city_menu(self._context.phrases(table, caller), view, page)
        return Reply(message, table.id, view.public.step)

    async def city(self, caller: Caller, target: Target, typed: str, paid: str = "") -> Reply:
        """Build a station: a value of the menu, or what somebody typed."""
        table, view = await self._context.turn(caller, target)
        phrases = self._context.phrases(table, caller)
        city = PlaceId(typed)
        if city not in phrases.board.place_number:
            city = PlaceId(only(autocomplete.city_choices(phrases, view, typed), typed))
        if paid:
            return await self.pay_station(caller, target, city, paid)
        payments = affordable.station_ways(view).get(city, [])
        if len(payments) > 1:
            message = stations.station_payment_menu(phrases, view, city)
            return Reply(message, table.id, view.public.step)
        cards = payments[0].cards if payments else view.hand  # the refusal says what is missing
        return await self._context.play(caller, target, BuildStation(city, cards))

    async def pay_station(self, caller: Caller, target: Target, city: str, paid: str) -> Reply:
        station = BuildStation(PlaceId(city), read(paid).cards)
        return await self._context.play(caller, target, station)

    async def tunnel(self, caller: Caller, target: Target) -> Reply:
        """Pay or give up, asked in private."""
        table, view = await self._context.turn(caller, target)
        message = claims.tunnel_question(self._context.phrases(table, caller), view)
        return Reply(message, table.id, view.public.step)

    async def pay_extra(self, caller: Caller, target: Target, paid: str) -> Reply:
        return await self._context.play(caller, target, PayExtra(read(paid).cards))

    async def give_up(self, caller: Caller, target: Target) -> Reply:
        return await self._context.play(caller, target, GiveUp())


def only(found: list[Choice], typed: str) -> str:
    """What somebody meant by typing without choosing: the only thing that fits."""
    return found[0].value if len(found) == 1 else typed


def read(text: str) -> Payment:
    """A payment as menus and slash options write it."""
    way = payment.read(text)
    if way is None:
        raise Refusal(Code.NOT_AN_ACTION, problem=text)
    return way

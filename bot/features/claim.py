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

    def __init__(self, house: HandlerContext) -> None:
        self._house = house

    async def menu(self, asker: Caller, target: Target, page: int = 0) -> Reply:
        """The routes that can be claimed now."""
        table, view = await self._house.turn(asker, target)
        message = claims.claim_menu(self._house.voice(table, asker), view, page)
        return Reply(message, table.id, view.public.step)

    async def route(self, asker: Caller, target: Target, typed: str, paid: str = "") -> Reply:
        """Claim a route: a value of the menu, or what somebody typed."""
        table, view = await self._house.turn(asker, target)
        voice = self._house.voice(table, asker)
        found = search.routes(voice.board, typed)
        if not found:
            near = search.nearest(voice.board, typed)
            return Reply(claims.no_such_route(voice, typed, near), table.id, view.public.step)
        route = search.only_one(view, found, payment.read(paid))
        if route is None:
            message = claims.found_menu(voice, view, found)
            return Reply(message, table.id, view.public.step)
        if paid:
            return await self.pay(asker, target, route, paid)
        payments = affordable.route_ways(view).get(route, [])
        if len(payments) > 1:
            return Reply(claims.payment_menu(voice, view, route), table.id, view.public.step)
        if not payments:  # the refusal says what is missing
            return await self._house.play(
                asker, target, affordable.attempt(view, voice.board, route)
            )
        claim = Claim(route, payments[0].cards, payments[0].ferry_cards)
        return await self._house.play(asker, target, claim)

    async def pay(self, asker: Caller, target: Target, route: str, paid: str) -> Reply:
        way = read(paid)
        claim = Claim(RouteId(route), way.cards, way.ferry_cards)
        return await self._house.play(asker, target, claim)

    async def city_menu(self, asker: Caller, target: Target, page: int = 0) -> Reply:
        """The cities in which a station can be built now."""
        table, view = await self._house.turn(asker, target)
        message = stations.city_menu(self._house.voice(table, asker), view, page)
        return Reply(message, table.id, view.public.step)

    async def city(self, asker: Caller, target: Target, typed: str, paid: str = "") -> Reply:
        """Build a station: a value of the menu, or what somebody typed."""
        table, view = await self._house.turn(asker, target)
        voice = self._house.voice(table, asker)
        city = PlaceId(typed)
        if city not in voice.board.place_number:
            city = PlaceId(only(autocomplete.city_choices(voice, view, typed), typed))
        if paid:
            return await self.pay_station(asker, target, city, paid)
        payments = affordable.station_ways(view).get(city, [])
        if len(payments) > 1:
            message = stations.station_payment_menu(voice, view, city)
            return Reply(message, table.id, view.public.step)
        cards = payments[0].cards if payments else view.hand  # the refusal says what is missing
        return await self._house.play(asker, target, BuildStation(city, cards))

    async def pay_station(self, asker: Caller, target: Target, city: str, paid: str) -> Reply:
        station = BuildStation(PlaceId(city), read(paid).cards)
        return await self._house.play(asker, target, station)

    async def tunnel(self, asker: Caller, target: Target) -> Reply:
        """Pay or give up, asked in private."""
        table, view = await self._house.turn(asker, target)
        message = claims.tunnel_question(self._house.voice(table, asker), view)
        return Reply(message, table.id, view.public.step)

    async def pay_extra(self, asker: Caller, target: Target, paid: str) -> Reply:
        return await self._house.play(asker, target, PayExtra(read(paid).cards))

    async def give_up(self, asker: Caller, target: Target) -> Reply:
        return await self._house.play(asker, target, GiveUp())


def only(found: list[Choice], typed: str) -> str:
    """What somebody meant by typing without choosing: the only thing that fits."""
    return found[0].value if len(found) == 1 else typed


def read(text: str) -> Payment:
    """A payment as menus and slash options write it."""
    way = payment.read(text)
    if way is None:
        raise Refusal(Code.NOT_AN_ACTION, problem=text)
    return way

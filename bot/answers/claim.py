"""Claiming routes, building stations and paying for tunnels: what, then how to pay."""

from bot.answers.house import House, Target
from bot.asking import Answer, Asker
from bot.present import choices, claims, finding, payment, stations, ways
from bot.present.message import Choice
from engine.actions import BuildStation, Claim, GiveUp, PayExtra
from engine.model import PlaceId, RouteId
from engine.payments import Payment
from engine.refusals import Code, Refusal


class Claiming:
    """One way to pay: done at once. Several: a private menu, the cheapest in wilds first."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def menu(self, asker: Asker, target: Target, page: int = 0) -> Answer:
        """The routes that can be claimed now."""
        table, view = await self._house.turn(asker, target)
        message = claims.claim_menu(self._house.voice(table, asker), view, page)
        return Answer(message, table.id, view.public.step)

    async def route(self, asker: Asker, target: Target, typed: str, paid: str = "") -> Answer:
        """Claim a route: a value of the menu, or what somebody typed."""
        table, view = await self._house.turn(asker, target)
        voice = self._house.voice(table, asker)
        found = finding.routes(voice.board, typed)
        if not found:
            near = finding.nearest(voice.board, typed)
            return Answer(claims.no_such_route(voice, typed, near), table.id, view.public.step)
        route = finding.only_one(view, found, payment.read(paid))
        if route is None:
            message = claims.found_menu(voice, view, found)
            return Answer(message, table.id, view.public.step)
        if paid:
            return await self.pay(asker, target, route, paid)
        payments = ways.route_ways(view).get(route, [])
        if len(payments) > 1:
            return Answer(claims.payment_menu(voice, view, route), table.id, view.public.step)
        if not payments:  # the refusal says what is missing
            return await self._house.play(asker, target, ways.attempt(view, voice.board, route))
        claim = Claim(route, payments[0].cards, payments[0].ferry_cards)
        return await self._house.play(asker, target, claim)

    async def pay(self, asker: Asker, target: Target, route: str, paid: str) -> Answer:
        way = read(paid)
        claim = Claim(RouteId(route), way.cards, way.ferry_cards)
        return await self._house.play(asker, target, claim)

    async def city_menu(self, asker: Asker, target: Target, page: int = 0) -> Answer:
        """The cities in which a station can be built now."""
        table, view = await self._house.turn(asker, target)
        message = stations.city_menu(self._house.voice(table, asker), view, page)
        return Answer(message, table.id, view.public.step)

    async def city(self, asker: Asker, target: Target, typed: str, paid: str = "") -> Answer:
        """Build a station: a value of the menu, or what somebody typed."""
        table, view = await self._house.turn(asker, target)
        voice = self._house.voice(table, asker)
        city = PlaceId(typed)
        if city not in voice.board.place_number:
            city = PlaceId(only(choices.city_choices(voice, view, typed), typed))
        if paid:
            return await self.pay_station(asker, target, city, paid)
        payments = ways.station_ways(view).get(city, [])
        if len(payments) > 1:
            message = stations.station_payment_menu(voice, view, city)
            return Answer(message, table.id, view.public.step)
        cards = payments[0].cards if payments else view.hand  # the refusal says what is missing
        return await self._house.play(asker, target, BuildStation(city, cards))

    async def pay_station(self, asker: Asker, target: Target, city: str, paid: str) -> Answer:
        station = BuildStation(PlaceId(city), read(paid).cards)
        return await self._house.play(asker, target, station)

    async def tunnel(self, asker: Asker, target: Target) -> Answer:
        """Pay or give up, asked in private."""
        table, view = await self._house.turn(asker, target)
        message = claims.tunnel_question(self._house.voice(table, asker), view)
        return Answer(message, table.id, view.public.step)

    async def pay_extra(self, asker: Asker, target: Target, paid: str) -> Answer:
        return await self._house.play(asker, target, PayExtra(read(paid).cards))

    async def give_up(self, asker: Asker, target: Target) -> Answer:
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

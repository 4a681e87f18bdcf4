"""Building stations."""

from bot.discord_io.components import Press
from bot.domain.requests import Target
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, pages
from bot.messages import station
from bot.messages.parts import affordable, payments
from engine.actions import BuildStation
from engine.model import PlaceId
from engine.refusals import Code, Refusal


class StationFeature(Feature):
    """Handlers of the menus in which a station is built. With one way to pay it is built at once;
    for several there is a private menu, cheapest in wilds first."""

    @button("station")
    @pages("station")
    async def show_menu(self, caller: Caller, press: Press) -> Reply:
        """The cities in which the caller can build a station now."""
        table, view = await self._context.require_turn(caller, press.target)
        message = station.city_menu(self._context.phrases(table, caller), view, press.page)
        return self._context.reply_at(message, table.id, view)

    @button("city")
    async def choose_city(self, caller: Caller, press: Press) -> Reply:
        """Build in the city that was chosen in the menu or is the button's argument, or ask how to
        pay."""
        return await self._build(caller, press.target, PlaceId(press.args or press.value))

    @button("pay_station")
    async def pay(self, caller: Caller, press: Press) -> Reply:
        """Build in the city in the arguments with the payment that was chosen: in the menu, or by a
        button whose arguments name it too. In a menu for several cities, the value names both."""
        city, _, paid = (press.args or press.value).partition(":")
        return await self._pay(caller, press.target, city, paid or press.value)

    async def _build(self, caller: Caller, target: Target, city: PlaceId) -> Reply:
        """Build there, or ask how to pay."""
        table, view = await self._context.require_turn(caller, target)
        phrases = self._context.phrases(table, caller)
        ways = affordable.station_payments(view).get(city, [])
        if len(ways) > 1:
            message = station.station_payment_menu(phrases, view, city)
            return self._context.reply_at(message, table.id, view)
        if ways:
            return await self._context.play(caller, target, BuildStation(city, ways[0].cards))
        try:  # to be told why not
            attempt = affordable.unaffordable_station(view, city)
            return await self._context.play(caller, target, attempt)
        except Refusal as refusal:
            if refusal.code is not Code.CARDS_NOT_HELD:
                raise
            message = station.city_menu(phrases, view)
            return self._context.reply_at(message, table.id, view)

    async def _pay(self, caller: Caller, target: Target, city: str, paid: str) -> Reply:
        cards = payments.parse(paid).cards
        return await self._context.play(caller, target, BuildStation(PlaceId(city), cards))

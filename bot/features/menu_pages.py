"""Further pages of menus with more than 25 options."""

from bot.discord_io.components import Press
from bot.domain.table import number_of
from bot.features.caller import Caller, Reply
from bot.features.claim import ClaimFeature
from bot.features.routes import button
from bot.features.station import StationFeature


class MenuPagesFeature:
    """Handler of the buttons to the page before and after, in the menus of routes and cities."""

    def __init__(self, claim: ClaimFeature, station: StationFeature) -> None:
        self._claim = claim
        self._station = station

    @button("more")
    async def show_page(self, caller: Caller, press: Press) -> Reply:
        """Show another page. The button's arguments are the menu and the page."""
        menu, _, page = press.args.rpartition(":")
        feature = self._station if menu == "station" else self._claim
        return await feature.show_page(caller, press.target, number_of(page))

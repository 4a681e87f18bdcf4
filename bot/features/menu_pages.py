"""Further pages of long menus and long private replies."""

from bot.discord_io.components import Press
from bot.domain.table import number_of
from bot.features.caller import Caller, Reply
from bot.features.claim import ClaimFeature
from bot.features.help import HelpFeature
from bot.features.lookup import LookupFeature
from bot.features.queue import QueueFeature
from bot.features.results.profiles import ProfilesFeature
from bot.features.routes import button
from bot.features.station import StationFeature
from engine.model import MapId


class MenuPagesFeature:
    """Handler of the buttons to the page before and after."""

    def __init__(
        self,
        claim: ClaimFeature,
        station: StationFeature,
        lookup: LookupFeature,
        help_: HelpFeature,
        profiles: ProfilesFeature,
        queue: QueueFeature,
    ) -> None:
        self._claim = claim
        self._station = station
        self._lookup = lookup
        self._help = help_
        self._profiles = profiles
        self._queue = queue

    @button("more")
    async def show_page(self, caller: Caller, press: Press) -> Reply:
        """Show another page. The button's arguments are what is shown, and the page."""
        shown, _, page_text = press.args.rpartition(":")
        page = number_of(page_text)
        match shown.split(":"):
            case ["station"]:
                return await self._station.show_page(caller, press.target, page)
            case ["hand"]:
                return await self._lookup.show_table_menu(caller, page)
            case ["queue"]:
                return await self._queue.show_table_menu(caller, page)
            case ["games"]:
                return await self._lookup.show_own_tables(caller, page)
            case ["help"]:
                return await self._help.show_help(caller, page)
            case ["rules", map_id]:
                return await self._help.show_rules_page(caller, MapId(map_id), press.table, page)
            case ["leaderboard", map_id, season]:
                return await self._profiles.show_leaderboard(caller, map_id, season, page)
            case _:
                return await self._claim.show_page(caller, press.target, page)

"""What the managers of a server decide for all its tables: /settings."""

from typing import get_args

from msgspec.structs import replace

from bot.discord_io.components import Press
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.server_settings import NO_MAP, CancelBy, ServerSettings
from bot.domain.table import PACES_H, ChannelId, Language, number_in, number_of
from bot.features.caller import Caller, Reply
from bot.features.context import Feature
from bot.features.routes import button, slash
from bot.messages.server.server_settings import DEFAULT, HOURS, OFF, ON, server_settings_message
from engine.model import MapId

SWITCHES = {ON: True, OFF: False}


class ServerSettingsFeature(Feature):
    """Handlers of /settings and its menus and buttons. Who may manage the server is checked with
    every press: they may have lost the permission since."""

    @slash("settings", is_for_managers=True)
    async def show(self, caller: Caller) -> Reply:
        guild = caller.require_server_manager()
        return self._reply(caller, await self._tables.server_settings.get(guild))

    @button("settings")
    async def change(self, caller: Caller, press: Press) -> Reply:
        """Change one setting and show all of them."""
        guild = caller.require_server_manager()
        changed = await self._tables.server_settings.change(
            guild, lambda settings: self._changed(caller, settings, press)
        )
        return self._reply(caller, changed)

    def _reply(self, caller: Caller, settings: ServerSettings) -> Reply:
        translator = self._context.translator(caller)
        missing = self._context.channels.missing_in(settings.daily_channel)
        return Reply(server_settings_message(translator, settings, self._context.maps, missing))

    def _changed(self, caller: Caller, settings: ServerSettings, press: Press) -> ServerSettings:
        """The settings with the one that the press means, or refuse BOARD_HAS_MOVED_ON if there is
        no such setting or value (any more)."""
        match press.args.split(":"):
            case ["map"] if press.value == DEFAULT:
                return replace(settings, map=NO_MAP)
            case ["map"] if press.value in self._tables.boards.map_ids:
                return replace(settings, map=MapId(press.value))
            case ["pace"] if (hours := number_in(press.value)) in PACES_H:
                return replace(settings, pace_h=hours)
            case ["language"] if press.value == DEFAULT:
                return replace(settings, language="")
            case ["language"] if press.value in get_args(Language):
                return replace(settings, language=press.value)
            case ["channels"]:
                channels = (ChannelId(number_of(value)) for value in press.values)
                return replace(settings, channels=tuple(one for one in channels if one))
            case ["cancel"] if press.value in get_args(CancelBy):
                return replace(settings, cancel_by=press.value)
            case ["hints", ("on" | "off") as to]:
                return replace(settings, has_hints=SWITCHES[to])
            case ["ratings", ("on" | "off") as to]:
                return replace(settings, has_ratings=SWITCHES[to])
            case _:
                return _with_daily_deal(caller, settings, press)


def _with_daily_deal(caller: Caller, settings: ServerSettings, press: Press) -> ServerSettings:
    """The same for where and from when on the daily deal's table of the day is posted."""
    hour = number_in(press.value)
    match press.args:
        case "daily_channel":
            channel = ChannelId(number_of(press.value))
            return replace(settings, daily_channel=channel, daily_language=caller.table_language)
        case "daily_hour" if hour is not None and hour < HOURS:
            return replace(settings, daily_hour=hour)
        case _:
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)

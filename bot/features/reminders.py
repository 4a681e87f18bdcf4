"""How the caller wants to be reminded: /reminders, and muting one turn."""

from contextlib import suppress
from typing import get_args

from discord import app_commands

from bot.discord_io.components import Press
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import PreferencesChange
from bot.domain.table import RemindBy, TableId, number_in, number_of
from bot.features.caller import Caller, Reply
from bot.features.context import Feature, HandlerContext
from bot.features.routes import FilledOptions, button, slash
from bot.i18n.time_zones import zone_label, zone_named, zones_like
from bot.messages.parts.message import Choice
from bot.messages.reminder_controls import EVERY_H, FIRST_AFTER_H, HOURS, NO_QUIET_HOURS, ON
from bot.messages.reminders import preferences_message
from engine.refusals import Refusal

Hour = app_commands.Range[int, 0, 23]
Hours = app_commands.Range[int, 1, 168]
MAX_ZONES_NAMED = 4


async def complete_time_zones(
    _: HandlerContext, caller: Caller, typed: str, __: FilledOptions
) -> list[Choice]:
    return [Choice(zone_label(zone), zone) for zone in zones_like(typed, caller.language)]


class RemindersFeature(Feature):
    """Handlers of /reminders and of the Mute button. Preferences apply to all tables of the
    caller."""

    @slash(
        "reminders",
        in_dm=True,
        choices={"by": get_args(RemindBy)},
        complete={"time_zone": complete_time_zones},
    )
    async def change(
        self,
        caller: Caller,
        first_after: Hours | None = None,
        every: Hours | None = None,
        by: str | None = None,
        quiet_from: Hour | None = None,
        quiet_until: Hour | None = None,
        time_zone: str | None = None,
        hand_by_dm: bool | None = None,
        mute: bool = False,
    ) -> Reply:
        """Change the preferences that are given, then show all of them."""
        change = PreferencesChange(
            first_after_h=first_after,
            every_h=every,
            by=next((each for each in get_args(RemindBy) if each == by), None),
            quiet_from_h=quiet_from,
            quiet_until_h=quiet_until,
            time_zone=None if time_zone is None else _require_zone(caller, time_zone),
            wants_dm=hand_by_dm,
        )
        if mute:
            table = await self._context.table_here(caller)
            await self._tables.reminders.mute(table.id, caller.user)
        return await self._changed(caller, change, is_muted=mute)

    @button("remind")
    async def change_one(self, caller: Caller, press: Press) -> Reply:
        """Change the preference of a menu or of the button, then show all of them."""
        return await self._changed(caller, _wish_of(press))

    @button("reminders")
    async def show(self, caller: Caller, press: Press) -> Reply:  # noqa: ARG002
        return await self._changed(caller, PreferencesChange())

    async def _changed(
        self, caller: Caller, change: PreferencesChange, *, is_muted: bool = False
    ) -> Reply:
        chosen = await self._tables.preferences.change(caller.user, change)
        zone = await self._tables.quiet_hours.zone_of(caller.user, chosen)
        translator = self._context.translator(caller)
        return Reply(preferences_message(translator, chosen, zone, is_muted=is_muted))

    @button("mute")
    async def mute(self, caller: Caller, press: Press) -> Reply:
        """Send no more reminders of this turn, nor of the others that the message names."""
        for other in filter(None, press.args.split(":")):
            with suppress(TableRefusal, Refusal):  # they have moved there
                await self._tables.reminders.mute(TableId(number_of(other)), caller.user)
        await self._tables.reminders.mute(press.table, caller.user)
        return self._context.done(caller, "muted")


def _wish_of(press: Press) -> PreferencesChange:
    """What a menu or the button wants to change, or refuse BOARD_HAS_MOVED_ON if there is no such
    preference or value."""
    hour = number_in(press.value)
    way = next((each for each in get_args(RemindBy) if each == press.value), None)
    match press.args.split(":"):
        case ["by"] if way is not None:
            return PreferencesChange(by=way)
        case ["first"] if hour in FIRST_AFTER_H:
            return PreferencesChange(first_after_h=hour)
        case ["every"] if hour in EVERY_H:
            return PreferencesChange(every_h=hour)
        case ["from"] if press.value == NO_QUIET_HOURS:
            return PreferencesChange(quiet_from_h=0, quiet_until_h=0)
        case ["from"] if hour in HOURS:
            return PreferencesChange(quiet_from_h=hour)
        case ["until"] if hour in HOURS:
            return PreferencesChange(quiet_until_h=hour)
        case ["zone"] if (zone := zone_named(press.value)) is not None:
            return PreferencesChange(time_zone=zone)
        case ["hand", ("on" | "off") as to]:
            return PreferencesChange(wants_dm=to == ON)
        case _:
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)


def _require_zone(caller: Caller, typed: str) -> str:
    """The time zone that is meant, or refuse UNCLEAR_TIME_ZONE or UNKNOWN_TIME_ZONE."""
    zone = zone_named(typed)
    if zone is not None:
        return zone
    zones = tuple(map(zone_label, zones_like(typed, caller.language)[:MAX_ZONES_NAMED]))
    if typed.strip() and zones:
        raise TableRefusal(TableCode.UNCLEAR_TIME_ZONE, zone=typed, zones=zones)
    raise TableRefusal(TableCode.UNKNOWN_TIME_ZONE, zone=typed)

"""The settings of a server, for its managers."""

from collections.abc import Iterable
from typing import Literal, get_args

from bot.domain.server_settings import CancelBy, ServerSettings
from bot.domain.table import PACES_H
from bot.i18n.catalogue import LANGUAGES, Translator
from bot.i18n.languages import FACTS
from bot.messages.parts.message import (
    MAX_OPTIONS,
    Block,
    Button,
    Divider,
    Menu,
    Message,
    Option,
    Section,
    Text,
)
from bot.messages.parts.phrasebook import map_name
from bot.messages.parts.rows import layout_message
from bot.messages.refusals import missing_permissions_message
from engine.model import Map

Setting = Literal[
    "map",
    "pace",
    "language",
    "channels",
    "cancel",
    "hints",
    "ratings",
    "daily_channel",
    "daily_hour",
]
"""The first argument of a menu or button; the second one of a button is ON or OFF."""

DEFAULT = "default"  # the value of a menu's line that chooses nothing in particular
ON, OFF = "on", "off"
HOURS = 24


def server_settings_message(
    translator: Translator,
    settings: ServerSettings,
    maps: Iterable[Map],
    missing: tuple[str, ...] = (),
) -> Message:
    """All settings with their values, each with a menu or a button to change it. `missing`: the
    permissions that the bot lacks where the table of the day is to be posted."""
    blocks = (
        Text(f"{translator.say('settings-title')}\n{translator.say('settings-about')}"),
        *_menu(translator, "map", *_map_options(translator, settings, maps)),
        *_menu(translator, "pace", *_pace_options(translator, settings)),
        *_menu(translator, "language", *_language_options(translator, settings)),
        _switch(translator, "hints", is_on=settings.has_hints),
        Divider(),
        _switch(translator, "ratings", is_on=settings.has_ratings),
        *_channel_menu(translator, settings),
        *_menu(translator, "cancel", *_cancel_options(translator, settings)),
        *_daily_menus(translator, settings, missing),
    )
    return layout_message(translator.language, blocks)


def _menu(
    translator: Translator, setting: Setting, options: Iterable[Option], chosen: str
) -> tuple[Block, ...]:
    label = Text(translator.say(f"settings-{setting}"))
    return label, Menu("settings", tuple(options)[:MAX_OPTIONS], chosen, args=(setting,))


def _switch(translator: Translator, setting: Setting, *, is_on: bool) -> Section:
    now, other = (ON, OFF) if is_on else (OFF, ON)
    button = Button("settings", translator.say(f"button-turn-{other}"), args=(setting, other))
    return Section(translator.say(f"settings-{setting}-{now}"), button)


def _channel_menu(translator: Translator, settings: ServerSettings) -> tuple[Block, ...]:
    menu = Menu(
        "settings",
        (),
        translator.say("settings-channels-anywhere"),
        min_values=0,
        max_values=MAX_OPTIONS,
        args=("channels",),
        channels=settings.channels,
    )
    return Text(translator.say("settings-channels")), menu


def _daily_menus(
    translator: Translator, settings: ServerSettings, missing: tuple[str, ...]
) -> tuple[Block, ...]:
    """Where the daily deal's table of the day is posted, from which hour on, and why it is not."""
    channel = Menu(
        "settings",
        (),
        translator.say("settings-daily-nowhere"),
        min_values=0,
        args=("daily_channel",),
        channels=(settings.daily_channel,) if settings.daily_channel else (),
    )
    hours = [Option(_hour(translator, hour), str(hour)) for hour in range(HOURS)]
    now = _hour(translator, settings.daily_hour)
    hour = Menu("settings", tuple(hours), now, args=("daily_hour",))
    note: tuple[Block, ...] = ()
    if missing:
        where = f"<#{settings.daily_channel}>"
        note = (Text(missing_permissions_message(translator, missing, where).text),)
    return Text(translator.say("settings-daily")), channel, *note, hour


def _hour(translator: Translator, hour: int) -> str:
    return translator.say("settings-daily-hour", hour=hour)


def _map_options(
    translator: Translator, settings: ServerSettings, maps: Iterable[Map]
) -> tuple[list[Option], str]:
    """The options, and the one that is chosen now."""
    names = {map_.id: map_name(translator, map_) for map_ in maps}
    none = translator.say("settings-map-none")
    options = [Option(name, str(map_id)) for map_id, name in names.items()]
    return [Option(none, DEFAULT), *options], names.get(settings.map, none)


def _pace_options(translator: Translator, settings: ServerSettings) -> tuple[list[Option], str]:
    names = {hours: translator.say(f"pace-{hours}") for hours in PACES_H}
    options = [Option(name, str(hours)) for hours, name in names.items()]
    return options, names[settings.pace_h]


def _language_options(translator: Translator, settings: ServerSettings) -> tuple[list[Option], str]:
    as_server = translator.say("settings-language-server")
    options = [Option(FACTS[language].native_name, language) for language in LANGUAGES]
    chosen = FACTS[settings.language].native_name if settings.language else as_server
    return [Option(as_server, DEFAULT), *options], chosen


def _cancel_options(translator: Translator, settings: ServerSettings) -> tuple[list[Option], str]:
    choices: tuple[CancelBy, ...] = get_args(CancelBy)
    names = {who: translator.say(f"settings-cancel-{who}") for who in choices}
    return [Option(name, who) for who, name in names.items()], names[settings.cancel_by]

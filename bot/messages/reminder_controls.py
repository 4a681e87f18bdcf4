"""The menus and the button with which somebody changes how they are reminded."""

from collections.abc import Iterable
from typing import Literal, get_args

from bot.domain.table import Preferences, RemindBy
from bot.i18n.catalogue import Translator
from bot.i18n.time_zones import zone_label, zones_like
from bot.messages.parts.message import MAX_OPTIONS, Block, Button, Menu, Option

Wish = Literal["by", "first", "every", "from", "until", "zone", "hand"]
"""The first argument of a menu or of the button; the second one of the button is ON or OFF."""

FIRST_AFTER_H = (1, 3, 6, 12, 24, 48, 72)
EVERY_H = (6, 12, 24, 48, 72, 168)
HOURS = range(24)
NO_QUIET_HOURS = "none"  # the value of a line
ON, OFF = "on", "off"


def reminder_controls(
    translator: Translator, preferences: Preferences, zone: str
) -> tuple[Block, ...]:
    """A menu for each wish, and a button for the hand by direct message. `zone`: the time zone that
    counts."""
    say = translator.say
    ways: tuple[RemindBy, ...] = get_args(RemindBy)
    has_quiet_hours = preferences.quiet_from_h != preferences.quiet_until_h
    none = say("remind-quiet-none")
    hours = [Option(_clock(hour), str(hour)) for hour in HOURS]
    begin = _clock(preferences.quiet_from_h) if has_quiet_hours else none
    zones = zones_like("", translator.language)[:MAX_OPTIONS]
    other = OFF if preferences.wants_dm else ON
    return (
        _menu(
            translator,
            "by",
            (Option(say(f"choice-by-{way}"), way) for way in ways),
            say(f"choice-by-{preferences.by}"),
        ),
        _hours_menu(translator, "first", FIRST_AFTER_H, preferences.first_after_h),
        _hours_menu(translator, "every", EVERY_H, preferences.every_h),
        _menu(translator, "from", (Option(none, NO_QUIET_HOURS), *hours), begin),
        _menu(translator, "until", hours, _clock(preferences.quiet_until_h)),
        _menu(
            translator, "zone", (Option(zone_label(each), each) for each in zones), zone_label(zone)
        ),
        (Button("remind", say(f"button-hand-by-dm-{other}"), args=("hand", other)),),
    )


def _hours_menu(translator: Translator, wish: Wish, hours: Iterable[int], chosen: int) -> Menu:
    options = (Option(translator.say("remind-hours", number=each), str(each)) for each in hours)
    return _menu(translator, wish, options, translator.say("remind-hours", number=chosen))


def _menu(translator: Translator, wish: Wish, options: Iterable[Option], chosen: str) -> Menu:
    label = translator.say(f"remind-menu-{wish}", chosen=chosen)
    return Menu("remind", tuple(options), label, args=(wish,))


def _clock(hour: int) -> str:
    return f"{hour:02}:00"

"""Reminders, and how somebody wants to be reminded."""

from bot.domain.requests import DueReminder
from bot.domain.table import Preferences, Table
from bot.i18n.catalogue import Translator
from bot.i18n.time_zones import zone_label
from bot.messages.parts.buttons import hand_button
from bot.messages.parts.message import Button, Message
from bot.messages.parts.phrasebook import Phrasebook, channel_link, mention, relative_time
from bot.messages.parts.rows import fill_rows

DEFAULT_TIME_ZONE = Preferences().time_zone


def reminder_message(phrases: Phrasebook, table: Table, due: DueReminder) -> Message:
    """Reminds one person, by direct message or at the table, that it is their turn."""
    text = phrases.say(
        "remind-turn",
        who=mention(due.user),
        map=phrases.map_name(),
        since=relative_time(int(due.since)),
        link=channel_link(table.where),
    )
    mute = Button("mute", phrases.say("button-mute"), emoji="🔕")
    rows = fill_rows((hand_button(phrases), mute))
    return Message(phrases.language, text, rows, mentions=(due.user,))


def preferences_message(
    translator: Translator, preferences: Preferences, *, is_muted: bool = False
) -> Message:
    """How somebody is reminded. `is_muted`: they have just muted the reminders of this turn."""
    by, has_default_zone = preferences.by, preferences.time_zone == DEFAULT_TIME_ZONE
    hours = {"first": preferences.first_after_h, "every": preferences.every_h}
    lines = [
        *((translator.say("done-muted"),) if is_muted else ()),
        translator.say(f"remind-{by}", **hours),
        _quiet_hours_line(translator, preferences),
        _hand_by_dm_line(translator, preferences),
        *((translator.say("remind-zone-unset"),) if has_default_zone else ()),
    ]
    return Message(translator.language, "\n".join(lines))


def _quiet_hours_line(translator: Translator, preferences: Preferences) -> str:
    if preferences.quiet_from_h == preferences.quiet_until_h:
        return translator.say("remind-no-quiet")
    start, end = f"{preferences.quiet_from_h:02}:00", f"{preferences.quiet_until_h:02}:00"
    return translator.say(
        "remind-quiet", start=start, end=end, zone=zone_label(preferences.time_zone)
    )


def _hand_by_dm_line(translator: Translator, preferences: Preferences) -> str:
    if preferences.dm_closed_told:
        return translator.say("dm-closed")
    return translator.say("remind-dm-on" if preferences.wants_dm else "remind-dm-off")

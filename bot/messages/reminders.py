"""Reminders, and how somebody wants to be reminded."""

from collections.abc import Mapping, Sequence

from bot.domain.requests import DueReminder
from bot.domain.table import UNCHOSEN_ZONE, Human, Preferences, Table
from bot.i18n.catalogue import Translator
from bot.i18n.time_zones import zone_label
from bot.messages.parts.buttons import hand_button
from bot.messages.parts.message import Button, Message, Text
from bot.messages.parts.phrasebook import (
    Phrasebook,
    channel_link,
    map_name,
    mention,
    relative_time,
)
from bot.messages.parts.rows import fill_rows, layout_message
from bot.messages.reminder_controls import reminder_controls
from engine.model import Map
from engine.values import Value

MOST_LISTED = 9  # other turns; many more do not fit into a message
MOST_MUTED = 4  # other tables; more may not fit into the custom id of a button


class OtherTurn(Value, frozen=True):
    """Another turn of somebody who is reminded: the table, its map, and when it began."""

    table: Table
    map_: Map
    since: float


def reminder_message(
    phrases: Phrasebook, table: Table, due: DueReminder, others: Sequence[OtherTurn] = ()
) -> Message:
    """Reminds one person, by direct message or at the table, that it is their turn. A direct
    message lists their `others`; at the table everybody reads it, so it only counts them."""
    if others and due.by == "dm":
        lines = _list_lines(phrases, table, due, others)
    else:
        turn = _turn(phrases, table, due)
        lines = [phrases.say(_key(table, due), who=mention(due.user), **turn)]
        lines += [phrases.say("remind-others", number=len(others))] if others else []
    if due.is_first:
        lines.append(phrases.say("remind-how"))
    mute = Button("mute", phrases.say("button-mute"), emoji="🔕", args=_other_ids(others))
    how = Button("reminders", phrases.say("button-reminders"), emoji="⏰", is_lasting=True)
    rows = fill_rows((hand_button(phrases), mute, how))
    return Message(phrases.language, "\n".join(lines), rows, mentions=(due.user,))


def _key(table: Table, due: DueReminder) -> str:
    """Which sentence reminds of the turn."""
    if due.is_long:
        return "remind-long"
    people = sum(isinstance(one, Human) for one in table.occupants)
    return "remind-turn" if people > 1 else "remind-turn-alone"


def _turn(phrases: Phrasebook, table: Table, due: DueReminder) -> Mapping[str, str]:
    since = relative_time(int(due.since))
    return {"map": phrases.map_name(), "link": channel_link(table.where), "since": since}


def _list_lines(
    phrases: Phrasebook, table: Table, due: DueReminder, others: Sequence[OtherTurn]
) -> list[str]:
    """All turns, the one that began first before the others."""
    title = phrases.say("remind-turns", who=mention(due.user), number=1 + len(others))
    lines = [title, phrases.say("own-tables-your-turn", **_turn(phrases, table, due))]
    for other in others[:MOST_LISTED]:
        name, since = map_name(phrases.translator, other.map_), relative_time(int(other.since))
        link = channel_link(other.table.where)
        lines.append(phrases.say("own-tables-your-turn", map=name, link=link, since=since))
    return lines


def _other_ids(others: Sequence[OtherTurn]) -> tuple[str, ...]:
    """The other tables, of which the button is to send no reminders either."""
    return tuple(str(other.table.id) for other in others[:MOST_MUTED])


def preferences_message(
    translator: Translator, preferences: Preferences, zone: str, *, is_muted: bool = False
) -> Message:
    """How somebody is reminded, and menus to change it. `zone`: the time zone that counts, which is
    a guess if they have chosen none. `is_muted`: they have just muted the reminders of this
    turn."""
    by, has_no_zone = preferences.by, preferences.time_zone == UNCHOSEN_ZONE
    hours = {"first": preferences.first_after_h, "every": preferences.every_h}
    lines = [
        *((translator.say("done-muted"),) if is_muted else ()),
        translator.say(f"remind-{by}", **hours),
        _quiet_hours_line(translator, preferences, zone),
        _hand_by_dm_line(translator, preferences),
        *((translator.say("remind-zone-unset"),) if has_no_zone else ()),
    ]
    blocks = (Text("\n".join(lines)), *reminder_controls(translator, preferences, zone))
    return layout_message(translator.language, blocks)


def _quiet_hours_line(translator: Translator, preferences: Preferences, zone: str) -> str:
    if preferences.quiet_from_h == preferences.quiet_until_h:
        return translator.say("remind-no-quiet")
    start, end = f"{preferences.quiet_from_h:02}:00", f"{preferences.quiet_until_h:02}:00"
    return translator.say("remind-quiet", start=start, end=end, zone=zone_label(zone))


def _hand_by_dm_line(translator: Translator, preferences: Preferences) -> str:
    if preferences.dm_closed_told:
        return translator.say("dm-closed")
    return translator.say("remind-dm-on" if preferences.wants_dm else "remind-dm-off")

"""Help, one's tables, one's reminders, and the short answers to what was done."""

from collections.abc import Iterable

from bot.model import Preferences, Table
from bot.present.message import MOST_TEXT, Message
from bot.present.voice import link, map_name, plain, when, within
from bot.text import Speaker
from engine.model import Map
from engine.values import Value
from engine.views import PublicView

HELP = ("start", "turn", "look", "table")


class Game(Value, frozen=True):
    """One of a person's tables: its map, and the view once it has begun; waiting since when."""

    table: Table
    facts: Map
    view: PublicView | None = None
    since: float | None = None


def help_(speaker: Speaker) -> Message:
    """All commands, in four lines."""
    lines = [speaker.say("help-title"), *(speaker.say(f"help-{part}") for part in HELP)]
    return Message(speaker.language, within(lines, MOST_TEXT))


def games(speaker: Speaker, mine: Iterable[Game]) -> Message:
    """All the tables of a person, whose turn it is, and where they are."""
    lines = [_game_line(speaker, game) for game in mine]
    if not lines:
        return Message(speaker.language, speaker.say("games-none"))
    return Message(speaker.language, within([speaker.say("games-title"), *lines], MOST_TEXT))


def reminders(speaker: Speaker, chosen: Preferences) -> Message:
    """How somebody wants to be reminded."""
    lines = [
        speaker.say(f"remind-{chosen.by}", first=chosen.first_after_h, every=chosen.every_h),
        _quiet(speaker, chosen),
        speaker.say("remind-dm-on" if chosen.wants_dm else "remind-dm-off"),
    ]
    return Message(speaker.language, "\n".join(lines))


def dm_closed(speaker: Speaker) -> Message:
    """Told once to somebody whom we cannot write to."""
    return Message(speaker.language, speaker.say("dm-closed"))


def _quiet(speaker: Speaker, chosen: Preferences) -> str:
    if chosen.quiet_from_h == chosen.quiet_until_h:
        return speaker.say("remind-no-quiet")
    start, end = f"{chosen.quiet_from_h:02}:00", f"{chosen.quiet_until_h:02}:00"
    return speaker.say("remind-quiet", start=start, end=end, zone=chosen.time_zone)


def _game_line(speaker: Speaker, game: Game) -> str:
    named, at, table = map_name(speaker, game.facts), link(game.table.where), game.table
    if game.view is None:
        return speaker.say("games-lobby", map=named, link=at)
    if not game.view.waiting:
        return speaker.say("games-over", map=named, link=at)
    who = ", ".join(plain(table.names[seat]) for seat in game.view.waiting)
    since = "" if game.since is None else when(int(game.since))
    return speaker.say("games-turn", map=named, link=at, who=who, since=since).strip()

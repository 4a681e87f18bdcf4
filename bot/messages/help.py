"""Help, one's tables, one's reminders, and the short answers to what was done."""

from collections.abc import Iterable

from bot.domain.table import Preferences, Table
from bot.i18n.catalogue import Translator
from bot.messages.message import MAX_TEXT, Message
from bot.messages.phrasebook import Phrasebook, link, listed, map_name, plain, when, within
from engine.model import Map
from engine.values import Value
from engine.views import PlayerView, PublicView

HELP = ("begin", "learn", "turn", "look", "remind", "wait", "leave")
UNSET_ZONE = Preferences().time_zone


class OwnTable(Value, frozen=True):
    """One of a person's tables: its map, and the view once it has begun; waiting since when."""

    table: Table
    facts: Map
    view: PublicView | None = None
    since: float | None = None


def help_message(translator: Translator) -> Message:
    """All commands, by what one wants."""
    lines = [translator.say("help-title"), *(translator.say(f"help-{part}") for part in HELP)]
    return Message(translator.language, within(lines, MAX_TEXT))


def games(translator: Translator, mine: Iterable[OwnTable]) -> Message:
    """All the tables of a person, whose turn it is, and where they are."""
    lines = [_game_line(translator, game) for game in mine]
    if not lines:
        return Message(translator.language, translator.say("games-none"))
    return Message(translator.language, within([translator.say("games-title"), *lines], MAX_TEXT))


def first_steps(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """For somebody whose turn it is and who, as far as one can see, has not had one yet."""
    me, facts = view.public.seats[view.seat], phrases.board.map
    is_new = me.cards == facts.market.hand and me.wagons == facts.wagons and not me.ferry_cards
    is_turn = view.public.stage == "turn" and view.seat in view.public.waiting
    return [phrases.say("first-turn")] if is_turn and is_new and not me.stations else []


def reminders(translator: Translator, chosen: Preferences, *, is_muted: bool = False) -> Message:
    """How somebody wants to be reminded."""
    lines = [
        *((translator.say("done-muted"),) if is_muted else ()),
        translator.say(f"remind-{chosen.by}", first=chosen.first_after_h, every=chosen.every_h),
        _quiet(translator, chosen),
        _by_dm(translator, chosen),
        *((translator.say("remind-zone-unset"),) if chosen.time_zone == UNSET_ZONE else ()),
    ]
    return Message(translator.language, "\n".join(lines))


def _by_dm(translator: Translator, chosen: Preferences) -> str:
    if chosen.dm_closed_told:
        return translator.say("dm-closed")
    return translator.say("remind-dm-on" if chosen.wants_dm else "remind-dm-off")


def _quiet(translator: Translator, chosen: Preferences) -> str:
    if chosen.quiet_from_h == chosen.quiet_until_h:
        return translator.say("remind-no-quiet")
    start, end = f"{chosen.quiet_from_h:02}:00", f"{chosen.quiet_until_h:02}:00"
    return translator.say("remind-quiet", start=start, end=end, zone=chosen.time_zone)


def _game_line(translator: Translator, game: OwnTable) -> str:
    named, at, table = map_name(translator, game.facts), link(game.table.where), game.table
    if game.view is None:
        return translator.say("games-lobby", map=named, link=at)
    if not game.view.waiting:
        return translator.say("games-over", map=named, link=at)
    who = listed(translator, [plain(table.names[seat]) for seat in game.view.waiting])
    since = "" if game.since is None else f" ({when(int(game.since))})"
    return translator.say("games-turn", map=named, link=at, who=who, since=since)

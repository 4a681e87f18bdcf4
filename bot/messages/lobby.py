"""Before the game: who has joined, and how it begins."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.domain.events import AnyEvent, Resigned, game_events
from bot.domain.table import ComputerPlayer, MessageId, Occupant, Table
from bot.i18n.catalogue import Translator
from bot.messages import event_sentences
from bot.messages.message import MOST_TEXT, BoardPicture, Button, Message
from bot.messages.phrasebook import Phrasebook, link, map_name, mention, plain, unmarked, within
from bot.messages.turn import call, rows, users_waiting
from engine.model import Map
from engine.views import PublicView


def lobby(speaker: Translator, table: Table, facts: Map) -> Message:
    """An open table: its map, its people, and buttons."""
    least, most = facts.players[0], table.options.most_players
    named = map_name(speaker, facts)
    lines = [
        speaker.say("lobby-title", map=named, host=mention(table.host)),
        speaker.say("lobby-players", number=len(table.people), least=least, most=most),
        *(f"{number}. {_person(speaker, who)}" for number, who in enumerate(table.people, 1)),
        _state(speaker, table, least, most),
        speaker.say("lobby-pace", hours=table.options.patience_h),
        *(() if table.options.has_hints else (speaker.say("lobby-no-hints"),)),
    ]
    text = within(lines, MOST_TEXT)
    return Message(speaker.language, text, _lobby_rows(speaker, table, least, most))


def cancelled(speaker: Translator, facts: Map) -> Message:
    """A table that was called off."""
    text = speaker.say("lobby-cancelled", map=map_name(speaker, facts))
    return Message(speaker.language, text)


def left(speaker: Translator, table: Table, facts: Map, first: MessageId) -> Message:
    """What stays of the lobby when the game has begun: the way to its first message."""
    there = f"{link(table.where)}/{first}"
    text = speaker.say("lobby-begun", map=map_name(speaker, facts), link=there)
    return Message(speaker.language, text)


def closed(voice: Phrasebook, events: Iterable[AnyEvent]) -> Message:
    """A game that came to no end: who called it off, or who left as the last."""
    told = [_leaving(voice, event) for event in events if not game_events((event,))]
    lines = [*told, voice.say("lobby-closed", map=voice.map_name())]
    return Message(voice.language, within(lines, MOST_TEXT))


def _leaving(voice: Phrasebook, event: AnyEvent) -> str:
    """Nobody plays on at a table that is closed."""
    if isinstance(event, Resigned):
        return voice.say("lobby-resigned", name=plain(event.name))
    return event_sentences.sentence(voice, event)


def begun(voice: Phrasebook, table: Table, view: PublicView, events: Sequence[AnyEvent]) -> Message:
    """The game begins: everybody chooses tickets; the order, and the seed's hash."""
    told = event_sentences.sentences(voice, events)
    users = users_waiting(table, view)
    called = call(voice, table, view) if users else ""
    picture = BoardPicture(replace(view, final=None), news=tuple(map(unmarked, told)))
    text = _beginning(voice, table, told, called)
    return Message(voice.language, text, rows(voice, table, view), (picture,), users)


def has_begun(voice: Phrasebook, table: Table, events: Sequence[AnyEvent]) -> Message:
    """The same when everybody has chosen."""
    return Message(
        voice.language, _beginning(voice, table, event_sentences.sentences(voice, events))
    )


def _beginning(voice: Phrasebook, table: Table, told: Sequence[str], called: str = "") -> str:
    title = f"{called} {voice.say('begun-map', map=voice.map_name())}".strip()
    proof = voice.say("begun-hash", hash=table.seed_hash)
    return f"{within([title, *told], MOST_TEXT - len(proof) - 1)}\n{proof}"


def _person(speaker: Translator, person: Occupant) -> str:
    if isinstance(person, ComputerPlayer):
        level = speaker.say(f"level-{person.level}")
        return speaker.say("lobby-automatic", name=plain(person.name), level=level)
    return plain(person.name)


def _state(speaker: Translator, table: Table, least: int, most: int) -> str:
    number = len(table.people)
    if number < least:
        return speaker.say("lobby-needs", number=least - number)
    if number < most:
        return speaker.say("lobby-ready")
    return speaker.say("lobby-full")


def _lobby_rows(
    speaker: Translator, table: Table, least: int, most: int
) -> tuple[tuple[Button, ...], ...]:
    is_full = len(table.people) >= most
    has_automatic = any(isinstance(person, ComputerPlayer) for person in table.people)
    is_short = len(table.people) < least
    return (
        (
            Button("join", speaker.say("button-join"), "success", disabled=is_full),
            Button("leave", speaker.say("button-leave")),
            Button("start", speaker.say("button-start"), "primary", disabled=is_short),
            Button("rules", speaker.say("button-rules"), emoji="📖"),
        ),
        (
            Button("add_automatic", speaker.say("button-add-automatic"), disabled=is_full),
            Button(
                "remove_automatic",
                speaker.say("button-remove-automatic"),
                disabled=not has_automatic,
            ),
        ),
        (Button("cancel", speaker.say("button-cancel"), "danger"),),
    )

"""Before the game: who has joined, and how it begins."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.domain.events import AnyEvent, Resigned, game_events
from bot.domain.table import ComputerPlayer, MessageId, Occupant, Table
from bot.i18n.catalogue import Translator
from bot.messages import event_sentences
from bot.messages.message import MAX_TEXT, BoardPicture, Button, Message
from bot.messages.phrasebook import Phrasebook, link, map_name, mention, plain, unmarked, within
from bot.messages.turn import call, rows, users_waiting
from engine.model import Map
from engine.views import PublicView


def lobby(translator: Translator, table: Table, facts: Map) -> Message:
    """An open table: its map, its people, and buttons."""
    least, most = facts.players[0], table.options.most_players
    named = map_name(translator, facts)
    lines = [
        translator.say("lobby-title", map=named, host=mention(table.host)),
        translator.say("lobby-players", number=len(table.people), least=least, most=most),
        *(f"{number}. {_person(translator, who)}" for number, who in enumerate(table.people, 1)),
        _state(translator, table, least, most),
        translator.say("lobby-pace", hours=table.options.patience_h),
        *(() if table.options.has_hints else (translator.say("lobby-no-hints"),)),
    ]
    text = within(lines, MAX_TEXT)
    return Message(translator.language, text, _lobby_rows(translator, table, least, most))


def cancelled(translator: Translator, facts: Map) -> Message:
    """A table that was called off."""
    text = translator.say("lobby-cancelled", map=map_name(translator, facts))
    return Message(translator.language, text)


def left(translator: Translator, table: Table, facts: Map, first: MessageId) -> Message:
    """What stays of the lobby when the game has begun: the way to its first message."""
    there = f"{link(table.where)}/{first}"
    text = translator.say("lobby-begun", map=map_name(translator, facts), link=there)
    return Message(translator.language, text)


def closed(phrases: Phrasebook, events: Iterable[AnyEvent]) -> Message:
    """A game that came to no end: who called it off, or who left as the last."""
    told = [_leaving(phrases, event) for event in events if not game_events((event,))]
    lines = [*told, phrases.say("lobby-closed", map=phrases.map_name())]
    return Message(phrases.language, within(lines, MAX_TEXT))


def _leaving(phrases: Phrasebook, event: AnyEvent) -> str:
    """Nobody plays on at a table that is closed."""
    if isinstance(event, Resigned):
        return phrases.say("lobby-resigned", name=plain(event.name))
    return event_sentences.sentence(phrases, event)


def begun(
    phrases: Phrasebook, table: Table, view: PublicView, events: Sequence[AnyEvent]
) -> Message:
    """The game begins: everybody chooses tickets; the order, and the seed's hash."""
    told = event_sentences.sentences(phrases, events)
    users = users_waiting(table, view)
    called = call(phrases, table, view) if users else ""
    picture = BoardPicture(replace(view, final=None), news=tuple(map(unmarked, told)))
    text = _beginning(phrases, table, told, called)
    return Message(phrases.language, text, rows(phrases, table, view), (picture,), users)


def has_begun(phrases: Phrasebook, table: Table, events: Sequence[AnyEvent]) -> Message:
    """The same when everybody has chosen."""
    return Message(
        phrases.language, _beginning(phrases, table, event_sentences.sentences(phrases, events))
    )


def _beginning(phrases: Phrasebook, table: Table, told: Sequence[str], called: str = "") -> str:
    title = f"{called} {phrases.say('begun-map', map=phrases.map_name())}".strip()
    proof = phrases.say("begun-hash", hash=table.seed_hash)
    return f"{within([title, *told], MAX_TEXT - len(proof) - 1)}\n{proof}"


def _person(translator: Translator, person: Occupant) -> str:
    if isinstance(person, ComputerPlayer):
        level = translator.say(f"level-{person.level}")
        return translator.say("lobby-automatic", name=plain(person.name), level=level)
    return plain(person.name)


def _state(translator: Translator, table: Table, least: int, most: int) -> str:
    number = len(table.people)
    if number < least:
        return translator.say("lobby-needs", number=least - number)
    if number < most:
        return translator.say("lobby-ready")
    return translator.say("lobby-full")


def _lobby_rows(
    translator: Translator, table: Table, least: int, most: int
) -> tuple[tuple[Button, ...], ...]:
    is_full = len(table.people) >= most
    has_automatic = any(isinstance(person, ComputerPlayer) for person in table.people)
    is_short = len(table.people) < least
    return (
        (
            Button("join", translator.say("button-join"), "success", disabled=is_full),
            Button("leave", translator.say("button-leave")),
            Button("start", translator.say("button-start"), "primary", disabled=is_short),
            Button("rules", translator.say("button-rules"), emoji="📖"),
        ),
        (
            Button("add_automatic", translator.say("button-add-automatic"), disabled=is_full),
            Button(
                "remove_automatic",
                translator.say("button-remove-automatic"),
                disabled=not has_automatic,
            ),
        ),
        (Button("cancel", translator.say("button-cancel"), "danger"),),
    )

"""Before the game: who has joined; how the game begins, and how it is called off."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.domain.events import AnyEvent, PostedMessage, Resigned, game_events
from bot.domain.series import Series
from bot.domain.table import ComputerPlayer, Occupant, Table, UserId, Where
from bot.i18n.catalogue import Translator
from bot.messages.lobby_controls import main_buttons
from bot.messages.parts.event_sentences import (
    event_sentence,
    event_sentences,
    fit_sentences,
    important_sentences,
)
from bot.messages.parts.map_character import length_line, special_line
from bot.messages.parts.message import (
    MAX_TEXT,
    BoardPicture,
    Button,
    MapPicture,
    Message,
    Pictures,
    Text,
)
from bot.messages.parts.phrasebook import (
    SEPARATOR,
    Phrasebook,
    channel_link,
    fit_lines,
    join_names,
    map_name,
    mention,
    message_link,
    moved_from_line,
    moved_to_line,
    safe_name,
    shorten,
    user_to_call,
    visible_length,
    without_escapes,
)
from bot.messages.parts.rows import Rows, fill_rows, layout_message
from bot.messages.series import lines_before
from bot.messages.turn import (
    MAX_FIRST_LINE,
    first_lines,
    turn_rows,
    user_names,
    waiting_users,
)
from engine.model import Map
from engine.views import PublicView

MAX_THREAD_NAME = 100
MAX_TITLE, MAX_PEOPLE = 900, 700  # characters; the options of a table need fewer than 400


def lobby_message(
    translator: Translator,
    table: Table,
    map_: Map,
    moved_from: PostedMessage | None = None,
    series: Series | None = None,
) -> Message:
    """An invitation to an open table: its map, what a game on it is like, its people, and the
    buttons that everybody needs. It mentions the people who are invited and have not joined.
    `moved_from`: the table's message before, if that was in another channel. `series`: the games
    before this one, if it is to be one of several."""
    options = table.options
    least, most = options.least_players(map_.players[0]), options.most_players
    invited = tuple(user for user in table.options.invited if table.seat_of(user) is None)
    title = [
        translator.say("lobby-title", map=map_name(translator, map_), host=mention(table.host)),
        *_invitation_lines(translator, invited),
    ]
    about = [
        length_line(translator, map_, table.options.patience_h),
        special_line(translator, map_),
        *(() if table.options.has_hints else (translator.say("lobby-no-hints"),)),
        *_house_rules(translator, table),
        *((translator.say("series-same-cards"),) if options.has_same_cards else ()),
        *(() if series is None else lines_before(translator, series)),
        translator.say(f"lobby-about-{translator.theme}"),
        "-# " + translator.say("lobby-pace", hours=table.options.patience_h),
    ]
    people = [
        _players_line(translator, len(table.occupants), least, most),
        *(f"{number}. {_person(translator, who)}" for number, who in enumerate(table.occupants, 1)),
        *_readiness(translator, table, least, most),
        *((moved_from_line(translator, moved_from),) if moved_from else ()),
    ]
    blocks = (
        Text(fit_lines(title, MAX_TITLE)),
        Pictures(),
        Text("\n".join(line for line in about if line)),
        Text(fit_lines(people, MAX_PEOPLE)),
        main_buttons(translator, table, least),
    )
    return layout_message(translator.language, blocks, (MapPicture(),), invited)


def thread_name(translator: Translator, table: Table, map_: Map) -> str:
    """What the thread of a new table is called: `Europe · Ada`."""
    host = next((p.name for p in table.occupants if user_to_call(p) == table.host), "")
    named = f"{map_name(translator, map_)}{SEPARATOR}{without_escapes(safe_name(host))}"
    return shorten(named if host else map_name(translator, map_), MAX_THREAD_NAME)


def thread_starter(
    translator: Translator, table: Table, map_: Map, thread: Where | None = None
) -> Message:
    """The message in the channel on which the table's thread is started. `thread`: if it is open
    already."""
    name, host = map_name(translator, map_), mention(table.host)
    if thread is None:
        text = translator.say("lobby-in-thread", map=name, host=host)
    else:
        link = channel_link(thread)
        text = translator.say("lobby-thread-link", map=name, host=host, link=link)
    return Message(translator.language, text, _starter_rows(translator))


def no_thread_message(translator: Translator, table: Table, map_: Map) -> Message:
    """What that message says if no thread could be started: that the table is in the channel
    itself, or was cancelled because that has another."""
    key = "lobby-no-thread" if table.is_open else "lobby-no-thread-no-room"
    text = translator.say(key, map=map_name(translator, map_), host=mention(table.host))
    return Message(translator.language, text, _starter_rows(translator))


def _starter_rows(translator: Translator) -> Rows:
    """The bot finds its message again by this button."""
    return fill_rows((Button("rules", translator.say("button-rules"), emoji="📖"),))


def cancelled_message(translator: Translator, map_: Map, *, is_expired: bool = False) -> Message:
    """What the lobby's message says after the table was called off, or because nobody has started
    the game for too long (`is_expired`)."""
    key = "lobby-expired" if is_expired else "lobby-cancelled"
    text = translator.say(key, map=map_name(translator, map_))
    return layout_message(translator.language, (Text(text),))


def moved_lobby_message(translator: Translator, map_: Map, moved_to: PostedMessage) -> Message:
    """What the lobby's message says after the table was moved to another channel."""
    text = f"**{map_name(translator, map_)}**{SEPARATOR}{moved_to_line(translator, moved_to)}"
    return layout_message(translator.language, (Text(text),))


def game_link_message(translator: Translator, map_: Map, first: PostedMessage) -> Message:
    """What the lobby's message says after the game has begun: a link to the game's first
    message."""
    link = message_link(first)
    text = translator.say("lobby-game-link", map=map_name(translator, map_), link=link)
    return layout_message(translator.language, (Text(text),))


def abandoned_game_message(phrases: Phrasebook, events: Iterable[AnyEvent]) -> Message:
    """A game that was not finished: who called it off, or who was the last to resign."""
    lines = [_leaving_sentence(phrases, event) for event in events if not game_events((event,))]
    lines.append(phrases.say("lobby-closed", map=phrases.map_name()))
    return Message(phrases.language, "\n".join(fit_sentences(phrases, lines, (), MAX_TEXT)))


def game_begun_message(
    phrases: Phrasebook,
    table: Table,
    view: PublicView,
    events: Sequence[AnyEvent],
    moved_from: PostedMessage | None = None,
) -> Message:
    """The first message of a game: everybody is called to choose tickets; the order of the seats
    and the hash of the seed. `moved_from`: as for a turn."""
    sentences = event_sentences(phrases, events)
    users = waiting_users(table, view)
    first, called = first_lines(phrases, table, view, ()) if users else ("", ())
    moved = moved_from_line(phrases.translator, moved_from) if moved_from else ""
    text = _begun_text(phrases, table, events, call=first, called=called, moved=moved)
    rows = turn_rows(phrases, table, view)
    shown = replace(view, final=None)
    picture = BoardPicture(shown, sentences=tuple(map(without_escapes, sentences)))
    return Message(phrases.language, text, rows, (picture,), users)


def opening_over_message(
    phrases: Phrasebook,
    table: Table,
    events: Sequence[AnyEvent],
    moved_to: PostedMessage | None = None,
) -> Message:
    """What the first message of a game says after everybody has chosen tickets. `moved_to`: as for
    a turn."""
    moved = moved_to_line(phrases.translator, moved_to) if moved_to else ""
    return Message(phrases.language, _begun_text(phrases, table, events, moved=moved))


def _begun_text(
    phrases: Phrasebook,
    table: Table,
    events: Sequence[AnyEvent],
    *,
    call: str = "",
    called: Sequence[str] = (),
    moved: str = "",
) -> str:
    """The call to choose tickets, or where the table has moved; the order of the seats; and at the
    end the hash of the seed."""
    title = phrases.say("game-begun-map", map=phrases.map_name())
    together = f"{call} {title}".strip()
    is_short = visible_length(together, user_names(table)) <= MAX_FIRST_LINE
    begin = [together, *called] if is_short else [call, *called, title]
    if table.options.has_same_cards:
        begin.append(phrases.say("series-friendly"))
    before = [line for line in (*(() if call else (moved,)), *begin) if line]
    after = [line for line in (moved if call else "",) if line]
    after.append(phrases.say("game-begun-hash", hash=table.seed_hash))
    sentences, important = event_sentences(phrases, events), important_sentences(phrases, events)
    room = MAX_TEXT - sum(len(line) + 1 for line in (*before, *after))
    return "\n".join((*before, *fit_sentences(phrases, sentences, important, room), *after))


def _leaving_sentence(phrases: Phrasebook, event: AnyEvent) -> str:
    """Somebody resigned or called the game off. Nobody plays on, so a resignation does not say
    who does."""
    if isinstance(event, Resigned):
        return phrases.say("lobby-resigned", name=safe_name(event.name))
    return event_sentence(phrases, event)


def _invitation_lines(translator: Translator, invited: Sequence[UserId]) -> list[str]:
    if not invited:
        return []
    who = join_names(translator, [mention(user) for user in invited])
    return [translator.say("lobby-invited", who=who)]


def _person(translator: Translator, person: Occupant) -> str:
    if isinstance(person, ComputerPlayer):
        level = translator.say(f"level-{person.level}")
        return translator.say("lobby-computer-player", name=safe_name(person.name), level=level)
    return safe_name(person.name)


def _house_rules(translator: Translator, table: Table) -> tuple[str, ...]:
    is_through = table.options.stations == "through"
    return (translator.say("lobby-ways-through"),) if is_through else ()


def _players_line(translator: Translator, number: int, least: int, most: int) -> str:
    if least == most:
        return translator.say("lobby-players-exactly", number=number, most=most)
    return translator.say("lobby-players", number=number, least=least, most=most)


def _readiness(translator: Translator, table: Table, least: int, most: int) -> tuple[str, ...]:
    """Whether the game can start, and whether more people can join."""
    number = len(table.occupants)
    if number < least:
        needs = translator.say("lobby-needs", number=least - number)
        return needs, translator.say("lobby-more-hint")
    return (translator.say("lobby-ready" if number < most else "lobby-full"),)

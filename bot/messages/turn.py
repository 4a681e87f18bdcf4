"""The public message of a turn, and the private reply to an action."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import assert_never

from msgspec.structs import replace

from bot.domain.events import AnyEvent, PostedMessage, PublicEntry, TakenBack
from bot.domain.table import StandIn, Table, UserId
from bot.messages.claim import tunnel_question
from bot.messages.parts.buttons import come_back_button, private_rows, public_rows, undo_button
from bot.messages.parts.event_sentences import (
    BULLET,
    IMPORTANT_EVENTS,
    event_sentence,
    event_sentences,
    fit_list,
    headline,
    important_sentences,
    short_news,
    without_told,
)
from bot.messages.parts.message import (
    MAX_TEXT,
    BoardPicture,
    Message,
)
from bot.messages.parts.phrasebook import (
    Phrasebook,
    fit_lines,
    mention,
    moved_from_line,
    moved_to_line,
    user_to_call,
    visible_length,
    without_escapes,
)
from bot.messages.parts.rows import Rows, fill_rows
from bot.messages.tickets import kept_tickets_line, ticket_menu
from engine import cards as card
from engine.cards import Colour
from engine.events import (
    CardDrawn,
    DeckShuffled,
    Event,
    FirstTurn,
    GameEnded,
    LastRoundBegan,
    RowSwept,
    TicketsChosen,
    TicketsDrawn,
    TunnelTurned,
    Whisper,
    YouDrew,
    YouKept,
    changed_places,
)
from engine.model import Map, Seat
from engine.views import PlayerView, PublicView

MAX_NEWS = 46  # small letters after the first line: a line of a phone
MAX_DESCRIBED = 8  # sentences in the alt text of the board
MAX_FIRST_LINE = 80  # visible characters: what a notification on a phone shows


def turn_message(
    phrases: Phrasebook,
    table: Table,
    view: PublicView,
    events: Sequence[AnyEvent],
    moved_from: PostedMessage | None = None,
) -> Message:
    """Who is to act, and what happened since the last message, as far as it fits one screen of a
    phone: when the next message follows, this one tells all of it. It begins with what the preview
    in a notification should show. `moved_from`: the table's message before, if that was in another
    channel."""
    users = waiting_users(table, view)
    opening, called = first_lines(phrases, table, view, events)
    status = _status_lines(phrases, table, view, events)
    if moved_from is not None:
        status.append(moved_from_line(phrases.translator, moved_from))
    room = MAX_TEXT - sum(len(line) + 1 for line in (*called, *status))
    sentences, important = event_sentences(phrases, events), important_sentences(phrases, events)
    if view.stage == "turn" and users:
        is_first = is_first_turn(phrases.board.map, view)
        lines = _short_lines(phrases, opening, events, has_news=not is_first)
    else:
        listed = without_told(phrases, events, opening)
        if events and isinstance(events[-1], FirstTurn | GameEnded):  # the first line tells it
            listed = tuple(line for line in listed if line != event_sentence(phrases, events[-1]))
        lines = fit_list(phrases, opening, listed, important, room)
    shown = replace(view, final=None)  # the winner is revealed in the last message of the game
    alt_text = tuple(map(without_escapes, sentences[-MAX_DESCRIBED:]))
    picture = BoardPicture(shown, changed_places(events), alt_text)
    rows = turn_rows(phrases, table, view)
    text = "\n".join((lines[0], *called, *lines[1:], *status)) if lines else "\n".join(status)
    return Message(phrases.language, text, rows, (picture,), users)


def _short_lines(
    phrases: Phrasebook, opening: str, events: Sequence[AnyEvent], *, has_news: bool
) -> tuple[str, ...]:
    """The first line and what everybody must know, or else what happened in a few words: the board
    and the buttons below it are to fit one screen of a phone. `has_news`: there is room for that,
    which a hint about the first turn takes."""
    important = [event for event in events if isinstance(event, IMPORTANT_EVENTS | TakenBack)]
    told = [event_sentence(phrases, event) for event in important]
    others = [event for event in events if event not in important]
    listed = [f"{BULLET}{sentence}" for sentence in told if not opening.endswith(sentence)]
    if listed or not has_news:
        return (opening, *listed)
    news = short_news(phrases, others, opening, MAX_NEWS)
    return (opening, *([f"-# {news}"] if news else ()))


def past_turn_message(
    phrases: Phrasebook, entries: Iterable[PublicEntry], moved_to: PostedMessage | None = None
) -> Message:
    """What the message of a turn says when the next one has been posted: what happened, and what
    of it was undone. `moved_to`: the next message, if that is in another channel."""
    sentences: list[str] = []
    important: set[str] = set()
    for is_undone, together in groupby(entries, key=lambda entry: entry.is_undone):
        events = [event for entry in together for event in entry.events]
        told = event_sentences(phrases, events)
        if is_undone:
            told = tuple(phrases.say("past-undone", what=line) for line in told)
        important |= important_sentences(phrases, events)
        sentences += told
    moved = [moved_to_line(phrases.translator, moved_to)] if moved_to else []
    room = MAX_TEXT - sum(len(line) + 1 for line in moved)
    return Message(
        phrases.language, "\n".join((*moved, *fit_list(phrases, "", sentences, important, room)))
    )


def turn_rows(phrases: Phrasebook, table: Table, view: PublicView) -> Rows:
    """Buttons for the people who are waited for, and one for those whose seats stand-ins play. No
    other buttons while a computer player is to move."""
    has_stand_in = any(isinstance(person, StandIn) for person in table.occupants)
    come_back = (come_back_button(phrases),) if view.waiting and has_stand_in else ()
    if not waiting_users(table, view):
        return fill_rows(come_back)
    return public_rows(phrases, view, come_back)


def first_lines(
    phrases: Phrasebook, table: Table, view: PublicView, events: Sequence[AnyEvent]
) -> tuple[str, tuple[str, ...]]:
    """What a notification shows: who is called, and what just happened, in a line of at most
    `MAX_FIRST_LINE` visible characters. If too many are still choosing their first tickets, the
    mentions follow on a line of their own."""
    call, names = call_to_act(phrases, table, view), user_names(table)
    called: tuple[str, ...] = ()
    if view.stage == "opening" and visible_length(call, names) > MAX_FIRST_LINE:
        called = (" ".join(map(mention, waiting_users(table, view))),)
        if _has_anybody_chosen(table, view):
            call = phrases.say("call-opening-still-many", number=len(view.waiting))
        else:
            call = phrases.say("call-opening-many")
    room = MAX_FIRST_LINE - visible_length(call, names) - 1
    happened = headline(phrases, events, room) if room > 0 else ""
    return f"{call} {happened}".strip(), called


def user_names(table: Table) -> dict[UserId, str]:
    """The names of the people at the table, who may be mentioned."""
    found = ((user_to_call(person), person.name) for person in table.occupants)
    return {user: name for user, name in found if user is not None}


def call_to_act(phrases: Phrasebook, table: Table, view: PublicView) -> str:
    """Who is to do what now. People are mentioned; computer players are named if no person is
    waited for."""
    users = waiting_users(table, view)
    who = ", ".join(map(mention, users) if users else map(phrases.name, view.waiting))
    match view.stage:
        case "opening" if _has_anybody_chosen(table, view):
            return phrases.say("call-opening-still", who=who)
        case "opening":
            return phrases.say("call-opening", who=who)
        case "turn" if users and view.is_last_round:
            return phrases.say("call-last-turn", who=who)
        case "turn" if users:
            return phrases.say("call-turn", who=who)
        case "turn":
            return phrases.say("call-turn-computer-player", who=who)
        case "second card":
            return phrases.say("call-second-card", who=who)
        case "ticket choice":
            return phrases.say("call-ticket-choice", who=who)
        case "tunnel due":
            due = view.tunnel.due if view.tunnel else 0
            return phrases.say("call-tunnel", who=who, due=due)
        case "over":
            return ""
        case _:
            assert_never(view.stage)


def waiting_users(table: Table, view: PublicView) -> tuple[UserId, ...]:
    """The people who are waited for, without seats that the computer plays."""
    found = (user_to_call(table.occupants[seat]) for seat in view.waiting)
    return tuple(user for user in found if user is not None)


def action_result_message(
    phrases: Phrasebook,
    view: PlayerView,
    whispers: Sequence[Whisper],
    events: Sequence[Event] = (),
    *,
    can_undo: bool = False,
    is_computer_next: bool = False,
) -> Message:
    """The private reply to an action: what it led to, and what the seat can do next.
    `is_computer_next`: the computer has the next turn, which takes no time."""
    lines = result_lines(phrases, view.seat, whispers, events)
    names_next = not is_computer_next and not any(isinstance(each, FirstTurn) for each in events)
    following = _next_message(phrases, view, can_undo=can_undo, names_next=names_next)
    lines += [following.text] if following.text else []
    return replace(following, text=fit_lines(lines or [phrases.say("done")], MAX_TEXT))


def _status_lines(
    phrases: Phrasebook, table: Table, view: PublicView, events: Iterable[AnyEvent]
) -> list[str]:
    """Where somebody reads what a first turn can be; and who has the last turn, unless the call or
    an event says it. The picture and its alt text tell the points and the bonuses so far."""
    lines = []
    if is_first_turn(phrases.board.map, view) and waiting_users(table, view):
        lines.append(phrases.say("turn-first"))
    is_called = view.stage == "turn" and waiting_users(table, view)
    is_told = is_called or any(isinstance(event, LastRoundBegan) for event in events)
    if view.is_last_round and not is_told:
        lines += [phrases.say("turn-last-round", name=phrases.name(seat)) for seat in view.waiting]
    return lines


def is_first_turn(map_: Map, view: PublicView) -> bool:
    """Whether a seat begins its turn that seems not to have had one yet."""
    if view.stage != "turn":
        return False
    seats = [view.seats[seat] for seat in view.waiting]
    return all(
        seat.cards == map_.market.hand
        and seat.wagons == map_.wagons
        and not seat.ferry_cards
        and not seat.stations
        for seat in seats
    )


def _has_anybody_chosen(table: Table, view: PublicView) -> bool:
    """Whether a person has chosen tickets. Computer players do not count: they choose at once."""
    people = {
        seat for seat, person in enumerate(table.occupants) if user_to_call(person) is not None
    }
    return not people <= {*view.waiting}


def result_lines(
    phrases: Phrasebook, seat: Seat, whispers: Iterable[Whisper], events: Iterable[Event]
) -> list[str]:
    """What happened, in its order, said to the seat: with the cards it drew and the tickets it
    kept, which only whispers name. Cards drawn one after the other are named together."""
    drawn = iter([whisper.colour for whisper in whispers if isinstance(whisper, YouDrew)])
    kept = iter([whisper.tickets for whisper in whispers if isinstance(whisper, YouKept)])
    lines: list[str] = []
    cards: list[Colour] = []
    after_cards: list[Event] = []

    def finish() -> None:
        if cards:
            shown = phrases.counted_cards(card.pack(cards))
            lines.append(phrases.say("result-you-drew", cards=shown))
        lines.extend(event_sentences(phrases.addressing(seat), after_cards))
        cards.clear()
        after_cards.clear()

    for event in events:
        match event:
            case CardDrawn():
                if any(not isinstance(each, RowSwept | DeckShuffled) for each in after_cards):
                    finish()
                cards.append(next(drawn))
            case TicketsChosen():
                finish()
                lines.append(kept_tickets_line(phrases, next(kept)))
            case TicketsDrawn():  # the menu of the tickets says more
                pass
            case TunnelTurned(due=due) if due:  # the question about the tunnel says more
                pass
            case _:
                after_cards.append(event)
    finish()
    return lines


def _next_message(
    phrases: Phrasebook, view: PlayerView, *, can_undo: bool, names_next: bool
) -> Message:
    """What the seat can do now, or that its turn is over. `names_next`: that line is worth saying:
    there has been a turn, and the next one takes its time."""
    stage, is_waiting = view.public.stage, view.seat in view.public.waiting
    if is_waiting and stage in ("ticket choice", "opening"):
        return _with_undo(phrases, ticket_menu(phrases, view), can_undo=can_undo)
    if is_waiting and stage == "tunnel due":
        return _with_undo(phrases, tunnel_question(phrases, view), can_undo=can_undo)
    rows = private_rows(phrases, view, "hand", can_undo=can_undo)
    if stage in ("opening", "over"):
        return Message(phrases.language, "", rows)
    lines = [phrases.hand_line(view.hand)]
    if stage == "second card" and is_waiting:
        lines.append(phrases.say("result-take-second-card"))
    elif not is_waiting and names_next:
        name = phrases.name(view.public.waiting[0])
        lines.append(phrases.say("result-turn-over", name=name))
    return Message(phrases.language, "\n".join(lines), rows)


def _with_undo(phrases: Phrasebook, message: Message, *, can_undo: bool) -> Message:
    if not can_undo:
        return message
    return replace(message, rows=fill_rows(*message.rows, (undo_button(phrases),)))

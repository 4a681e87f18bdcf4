"""What only one person reads: their hand, and what an action of theirs brought."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.domain.table import Table
from bot.i18n.catalogue import Translator
from bot.messages import event_sentences
from bot.messages.buttons import own_rows, undo
from bot.messages.claim import tunnel_question
from bot.messages.help import first_steps
from bot.messages.message import MOST_TEXT, HandPicture, Menu, Message, Option, OwnArea, OwnBoard
from bot.messages.phrasebook import Phrasebook, link, map_name, within
from bot.messages.tickets import kept, offer_lines, ticket_choice, ticket_lines
from engine import cards as card
from engine.cards import COLOURS, Cards
from engine.events import (
    CardDrawn,
    Event,
    TicketsChosen,
    TicketsDrawn,
    TunnelTurned,
    Whisper,
    YouDrew,
    YouKept,
)
from engine.model import FerryCards, Map, PlaceId, Seat, Stations
from engine.views import PlayerView

WHISPERED = CardDrawn | TicketsChosen | TicketsDrawn  # a whisper tells more


def hand(voice: Phrasebook, view: PlayerView) -> Message:
    """Cards, tickets with their state, wagons."""
    text = within([*first_steps(voice, view), *hand_lines(voice, view)], MOST_TEXT)
    return Message(voice.language, text, own_rows(voice, view, "board"), (HandPicture(view),))


def direct_hand(voice: Phrasebook, table: Table, view: PlayerView) -> Message:
    """The same away from the table: first, for a notification, at which one; its link last."""
    lines = [
        voice.say("dm-hand", map=voice.map_name(), number=card.total(view.hand)),
        _whose_turn(voice, view),
        *first_steps(voice, view),
        *hand_lines(voice, view),
    ]
    there = voice.say("dm-table", link=link(table.where))
    text = f"{within(lines, MOST_TEXT - len(there) - 1)}\n{there}"
    return Message(voice.language, text, own_rows(voice, view, "board"), (HandPicture(view),))


def _whose_turn(voice: Phrasebook, view: PlayerView) -> str:
    if view.public.stage == "over":
        return voice.say("phrase-over")
    if view.seat not in view.public.waiting:
        return voice.say("dm-not-your-turn")
    is_choosing = view.public.stage == "opening"
    return voice.say("dm-choose-tickets" if is_choosing else "dm-your-turn")


def private_board(voice: Phrasebook, view: PlayerView, around: PlaceId | None = None) -> Message:
    """The board, or what lies around a place, with one's own tickets and those one may choose."""
    lines = [voice.say("board-private"), *ticket_lines(voice, view), *offer_lines(voice, view)]
    text = within(lines, MOST_TEXT)
    picture = OwnBoard(view) if around is None else OwnArea(view, around)
    return Message(voice.language, text, own_rows(voice, view, "hand"), (picture,))


def which_table(speaker: Translator, tables: Iterable[tuple[Table, Map, str]]) -> Message:
    """All the tables of a person, to choose one: each with its map and its channel's name."""
    options = tuple(
        Option(f"{map_name(speaker, facts)} · {channel}"[:100], str(table.id))
        for table, facts, channel in tables
    )[:25]
    if not options:
        return Message(speaker.language, speaker.say("games-none"))
    menu = Menu("table", options, speaker.say("hand-which-table"))
    return Message(speaker.language, speaker.say("hand-which-table"), (menu,))


def hand_lines(voice: Phrasebook, view: PlayerView) -> list[str]:
    """A hand in words."""
    lines = [_cards_line(voice, view), *_pieces(voice, view)]
    lines += offer_lines(voice, view)
    if view.tickets:
        lines.append(voice.say("hand-tickets", number=len(view.tickets)))
    return lines + ticket_lines(voice, view)


def whispered(
    voice: Phrasebook,
    view: PlayerView,
    whispers: Sequence[Whisper],
    events: Sequence[Event] = (),
    *,
    can_undo: bool = False,
) -> Message:
    """The private answer to an action: what came of it, and what is next for this seat."""
    drawn = card.pack(told.colour for told in whispers if isinstance(told, YouDrew))
    lines = [voice.say("you-drew", cards=_counted(voice, drawn))] if drawn else []
    lines += [kept(voice, told.tickets).text for told in whispers if isinstance(told, YouKept)]
    seen = [event for event in events if not _is_told_otherwise(event)]
    lines += event_sentences.sentences(as_you(voice, view.seat), seen)
    following = _next(voice, view, can_undo=can_undo)
    lines += [following.text] if following.text else []
    return replace(following, text=within(lines or [voice.say("done")], MOST_TEXT))


def taken_back(voice: Phrasebook, view: PlayerView) -> Message:
    """After an undo the turn begins again."""
    text = "\n".join((voice.say("done-undone"), _cards_line(voice, view)))
    return Message(voice.language, text, own_rows(voice, view, "hand"))


def _is_told_otherwise(event: Event) -> bool:
    """Whether a whisper, or the question that follows, tells all of it."""
    return isinstance(event, WHISPERED) or (isinstance(event, TunnelTurned) and event.due > 0)


def as_you(voice: Phrasebook, seat: Seat) -> Phrasebook:
    """The same voice, speaking to one seat."""
    names = list(voice.names)
    names[seat] = voice.say("you")
    return Phrasebook(voice.speaker, voice.board, names)


def _next(voice: Phrasebook, view: PlayerView, *, can_undo: bool) -> Message:
    """What this seat is to do now, or that its turn is over."""
    rows = own_rows(voice, view, "hand", can_undo=can_undo)
    stage, is_mine = view.public.stage, view.seat in view.public.waiting
    if is_mine and stage in ("ticket choice", "opening"):
        return _with_undo(voice, ticket_choice(voice, view), can_undo=can_undo)
    if is_mine and stage == "tunnel due":
        return _with_undo(voice, tunnel_question(voice, view), can_undo=can_undo)
    if stage in ("opening", "over"):
        return Message(voice.language, "", rows)
    lines = [_cards_line(voice, view)]
    if stage == "second card" and is_mine:
        lines.append(voice.say("you-take-another"))
    elif not is_mine:
        name = voice.name(view.public.waiting[0])
        lines.append(voice.say("you-are-through", name=name))
    return Message(voice.language, "\n".join(lines), rows)


def _with_undo(voice: Phrasebook, message: Message, *, can_undo: bool) -> Message:
    return replace(message, rows=(*message.rows, (undo(voice),))) if can_undo else message


def _cards_line(voice: Phrasebook, view: PlayerView) -> str:
    """`**5 cards:** 🔴 3 red, 🚂 2 wilds`."""
    held = _counted(voice, view.hand)
    return voice.say("hand-cards", number=card.total(view.hand), cards=held)


def _counted(voice: Phrasebook, cards: Cards) -> str:
    """`🔴 3 red, 🚂 2 wilds`."""
    counted = [(colour, card.count(cards, colour)) for colour in COLOURS]
    told = [f"{voice.emoji(c)} {voice.say(f'cards-{c.word}', number=n)}" for c, n in counted if n]
    return ", ".join(told) or voice.say("cards-none")


def _pieces(voice: Phrasebook, view: PlayerView) -> list[str]:
    """Wagons, and what else the map gives to a seat."""
    me = view.public.seats[view.seat]
    parts = [voice.say("holding-wagon", number=me.wagons)]
    for rule in voice.board.map.rules:
        match rule:
            case Stations(each=each):
                parts.append(voice.say("holding-station", number=each - len(me.stations)))
            case FerryCards():
                parts.append(voice.say("holding-ferry", number=me.ferry_cards))
            case _:
                pass
    return [" · ".join(parts)]

"""What only one person reads: their hand, and what an action of theirs brought."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from bot.domain.table import Table
from bot.i18n.catalogue import Translator
from bot.messages import event_sentences
from bot.messages.buttons import own_rows, undo
from bot.messages.claim import tunnel_question
from bot.messages.help import first_steps
from bot.messages.message import MAX_TEXT, HandPicture, Menu, Message, Option, OwnArea, OwnBoard
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


def hand(phrases: Phrasebook, view: PlayerView) -> Message:
    """Cards, tickets with their state, wagons."""
    text = within([*first_steps(phrases, view), *hand_lines(phrases, view)], MAX_TEXT)
    return Message(phrases.language, text, own_rows(phrases, view, "board"), (HandPicture(view),))


def direct_hand(phrases: Phrasebook, table: Table, view: PlayerView) -> Message:
    """The same away from the table: first, for a notification, at which one; its link last."""
    lines = [
        phrases.say("dm-hand", map=phrases.map_name(), number=card.total(view.hand)),
        _whose_turn(phrases, view),
        *first_steps(phrases, view),
        *hand_lines(phrases, view),
    ]
    there = phrases.say("dm-table", link=link(table.where))
    text = f"{within(lines, MAX_TEXT - len(there) - 1)}\n{there}"
    return Message(phrases.language, text, own_rows(phrases, view, "board"), (HandPicture(view),))


def _whose_turn(phrases: Phrasebook, view: PlayerView) -> str:
    if view.public.stage == "over":
        return phrases.say("phrase-over")
    if view.seat not in view.public.waiting:
        return phrases.say("dm-not-your-turn")
    is_choosing = view.public.stage == "opening"
    return phrases.say("dm-choose-tickets" if is_choosing else "dm-your-turn")


def private_board(phrases: Phrasebook, view: PlayerView, around: PlaceId | None = None) -> Message:
    """The board, or what lies around a place, with one's own tickets and those one may choose."""
    lines = [
        phrases.say("board-private"),
        *ticket_lines(phrases, view),
        *offer_lines(phrases, view),
    ]
    text = within(lines, MAX_TEXT)
    picture = OwnBoard(view) if around is None else OwnArea(view, around)
    return Message(phrases.language, text, own_rows(phrases, view, "hand"), (picture,))


def which_table(translator: Translator, tables: Iterable[tuple[Table, Map, str]]) -> Message:
    """All the tables of a person, to choose one: each with its map and its channel's name."""
    options = tuple(
        Option(f"{map_name(translator, facts)} · {channel}"[:100], str(table.id))
        for table, facts, channel in tables
    )[:25]
    if not options:
        return Message(translator.language, translator.say("games-none"))
    menu = Menu("table", options, translator.say("hand-which-table"))
    return Message(translator.language, translator.say("hand-which-table"), (menu,))


def hand_lines(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """A hand in words."""
    lines = [_cards_line(phrases, view), *_pieces(phrases, view)]
    lines += offer_lines(phrases, view)
    if view.tickets:
        lines.append(phrases.say("hand-tickets", number=len(view.tickets)))
    return lines + ticket_lines(phrases, view)


def after_action(
    phrases: Phrasebook,
    view: PlayerView,
    whispers: Sequence[Whisper],
    events: Sequence[Event] = (),
    *,
    can_undo: bool = False,
) -> Message:
    """The private answer to an action: what came of it, and what is next for this seat."""
    drawn = card.pack(told.colour for told in whispers if isinstance(told, YouDrew))
    lines = [phrases.say("you-drew", cards=_counted(phrases, drawn))] if drawn else []
    lines += [kept(phrases, told.tickets).text for told in whispers if isinstance(told, YouKept)]
    seen = [event for event in events if not _is_told_otherwise(event)]
    lines += event_sentences.sentences(as_you(phrases, view.seat), seen)
    following = _next(phrases, view, can_undo=can_undo)
    lines += [following.text] if following.text else []
    return replace(following, text=within(lines or [phrases.say("done")], MAX_TEXT))


def taken_back(phrases: Phrasebook, view: PlayerView) -> Message:
    """After an undo the turn begins again."""
    text = "\n".join((phrases.say("done-undone"), _cards_line(phrases, view)))
    return Message(phrases.language, text, own_rows(phrases, view, "hand"))


def _is_told_otherwise(event: Event) -> bool:
    """Whether a whisper, or the question that follows, tells all of it."""
    return isinstance(event, WHISPERED) or (isinstance(event, TunnelTurned) and event.due > 0)


def as_you(phrases: Phrasebook, seat: Seat) -> Phrasebook:
    """The same voice, speaking to one seat."""
    names = list(phrases.names)
    names[seat] = phrases.say("you")
    return Phrasebook(phrases.translator, phrases.board, names)


def _next(phrases: Phrasebook, view: PlayerView, *, can_undo: bool) -> Message:
    """What this seat is to do now, or that its turn is over."""
    rows = own_rows(phrases, view, "hand", can_undo=can_undo)
    stage, is_mine = view.public.stage, view.seat in view.public.waiting
    if is_mine and stage in ("ticket choice", "opening"):
        return _with_undo(phrases, ticket_choice(phrases, view), can_undo=can_undo)
    if is_mine and stage == "tunnel due":
        return _with_undo(phrases, tunnel_question(phrases, view), can_undo=can_undo)
    if stage in ("opening", "over"):
        return Message(phrases.language, "", rows)
    lines = [_cards_line(phrases, view)]
    if stage == "second card" and is_mine:
        lines.append(phrases.say("you-take-another"))
    elif not is_mine:
        name = phrases.name(view.public.waiting[0])
        lines.append(phrases.say("you-are-through", name=name))
    return Message(phrases.language, "\n".join(lines), rows)


def _with_undo(phrases: Phrasebook, message: Message, *, can_undo: bool) -> Message:
    return replace(message, rows=(*message.rows, (undo(phrases),))) if can_undo else message


def _cards_line(phrases: Phrasebook, view: PlayerView) -> str:
    """`**5 cards:** 🔴 3 red, 🚂 2 wilds`."""
    held = _counted(phrases, view.hand)
    return phrases.say("hand-cards", number=card.total(view.hand), cards=held)


def _counted(phrases: Phrasebook, cards: Cards) -> str:
    """`🔴 3 red, 🚂 2 wilds`."""
    counted = [(colour, card.count(cards, colour)) for colour in COLOURS]
    told = [
        f"{phrases.emoji(c)} {phrases.say(f'cards-{c.word}', number=n)}" for c, n in counted if n
    ]
    return ", ".join(told) or phrases.say("cards-none")


def _pieces(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """Wagons, and what else the map gives to a seat."""
    me = view.public.seats[view.seat]
    parts = [phrases.say("holding-wagon", number=me.wagons)]
    for rule in phrases.board.map.rules:
        match rule:
            case Stations(each=each):
                parts.append(phrases.say("holding-station", number=each - len(me.stations)))
            case FerryCards():
                parts.append(phrases.say("holding-ferry", number=me.ferry_cards))
            case _:
                pass
    return [" · ".join(parts)]

"""A player's hand: at the table, in another channel or as a direct message. For that seat only."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.queue import NO_QUEUE, Queue
from bot.domain.table import Table
from bot.messages.claim import ticket_claim_buttons
from bot.messages.parts.bonuses import own_bonuses
from bot.messages.parts.buttons import direct_rows, private_rows
from bot.messages.parts.message import MAX_TEXT, HandPicture, Message, Pictures, Text
from bot.messages.parts.phrasebook import SEPARATOR, Phrasebook, channel_link, fit_lines
from bot.messages.parts.rows import Rows, fill_rows, layout_message
from bot.messages.queue import queue_lines
from bot.messages.tickets import keep_menu, offered_ticket_lines, own_ticket_lines
from bot.messages.turn import is_first_turn
from engine.model import FerryCards, Stations
from engine.views import PlayerView


def hand_message(
    phrases: Phrasebook, view: PlayerView, queue: Queue = NO_QUEUE, news: Sequence[str] = ()
) -> Message:
    """Tickets with their states and the seat's queue as text, cards and pieces as a picture.
    `news`: what has become worse for the tickets."""
    return _hand_layout(phrases, view, queue, [*_first_turn_lines(phrases, view), *news])


def hand_elsewhere_layout(
    phrases: Phrasebook,
    table: Table,
    view: PlayerView,
    queue: Queue = NO_QUEUE,
    news: Sequence[str] = (),
) -> Message:
    """The same for a reader who is not in the table's channel, with a link to the table."""
    first = [
        phrases.say("dm-hand", map=phrases.map_name()),
        _turn_line(phrases, view),
        *_first_turn_lines(phrases, view),
        *news,
    ]
    last = phrases.say("dm-table", link=channel_link(table.where))
    return _hand_layout(phrases, view, queue, first, last)


def hand_elsewhere_message(
    phrases: Phrasebook,
    table: Table,
    view: PlayerView,
    queue: Queue = NO_QUEUE,
    news: Sequence[str] = (),
    *,
    has_actions: bool = False,
) -> Message:
    """The hand as a direct message, which is edited after the reader's own turns only and must stay
    true while others move. It begins with the map, for the preview in a notification, and ends with
    a link to the table. `has_actions`: with what the reader can do now, if they are waited for."""
    rows, now = direct_rows(phrases, view, has_actions=has_actions), list[str]()
    is_waited_for = view.seat in view.public.waiting
    if is_waited_for and (has_actions or view.public.stage == "opening"):
        rows = fill_rows(keep_menu(phrases, view), *rows) if view.offered else rows
        now = [_turn_line(phrases, view), *_first_turn_lines(phrases, view)]
    lines = [
        phrases.say("dm-hand", map=phrases.map_name()),
        *now,
        *news,
        *queue_lines(phrases, view, queue),
        *_hand_lines(phrases, view, is_stamped=True),
    ]
    link = phrases.say("dm-table", link=channel_link(table.where))
    text = f"{fit_lines(lines, MAX_TEXT - len(link) - 1)}\n{link}"
    return Message(phrases.language, text, rows, (HandPicture(view),))


def _rows(phrases: Phrasebook, view: PlayerView) -> Rows:
    """What the seat can do; the tickets offered are in a menu, for clients that show no forms."""
    rows = private_rows(phrases, view, "board")
    return fill_rows(keep_menu(phrases, view), *rows) if view.offered else rows


def _rows_with_claims(phrases: Phrasebook, view: PlayerView) -> Rows:
    """The same after buttons that claim routes for the tickets: they are why many open the hand."""
    rows, claims = _rows(phrases, view), ticket_claim_buttons(phrases, view)
    return fill_rows(claims, *rows) if claims else rows


def _hand_layout(
    phrases: Phrasebook, view: PlayerView, queue: Queue, first: Sequence[str], last: str = ""
) -> Message:
    """The queue and the tickets between the first lines and the last one, then the cards, then what
    can be done. The picture repeats nothing of the text."""
    cards_only = HandPicture(replace(view, tickets=(), offered=()))
    instead = "\n".join((phrases.hand_line(view.hand), _pieces_line(phrases, view)))
    room = MAX_TEXT - len(instead) - len(last) - 2
    held = (*_ticket_lines(phrases, view), *own_bonuses(phrases, view))
    lines = [*first, *queue_lines(phrases, view, queue), *held]
    blocks = (
        Text(fit_lines(lines, room)),
        Pictures(otherwise=instead),
        Text(last),
        *_rows_with_claims(phrases, view),
    )
    return layout_message(phrases.language, blocks, (cards_only,))


def _hand_lines(phrases: Phrasebook, view: PlayerView, *, is_stamped: bool = False) -> list[str]:
    cards = [phrases.hand_line(view.hand), _pieces_line(phrases, view)]
    bonuses = own_bonuses(phrases, view, stays_true=True)
    return cards + bonuses + _ticket_lines(phrases, view, is_stamped=is_stamped)


def _ticket_lines(phrases: Phrasebook, view: PlayerView, *, is_stamped: bool = False) -> list[str]:
    """The tickets offered, then the seat's own."""
    lines = offered_ticket_lines(phrases, view)
    if view.tickets:
        lines.append(phrases.say("hand-tickets", number=len(view.tickets)))
    return lines + own_ticket_lines(phrases, view, is_stamped=is_stamped)


def _first_turn_lines(phrases: Phrasebook, view: PlayerView) -> list[str]:
    """What a turn is, for a player whose turn it is and who seems not to have had one yet."""
    is_first = is_first_turn(phrases.board.map, view.public) and view.seat in view.public.waiting
    return [phrases.say("hand-first-turn")] if is_first else []


def _turn_line(phrases: Phrasebook, view: PlayerView) -> str:
    """Whether it is the reader's turn."""
    if view.public.stage == "over":
        return phrases.say("phrase-over")
    if view.seat not in view.public.waiting:
        return phrases.say("dm-not-your-turn")
    is_opening = view.public.stage == "opening"
    return phrases.say("dm-choose-tickets" if is_opening else "dm-your-turn")


def _pieces_line(phrases: Phrasebook, view: PlayerView) -> str:
    """Wagons, stations and ferry cards, as far as the map has them. While the game is on, the
    seat's bonuses tell of its stations."""
    public_seat, is_over = view.public.seats[view.seat], view.public.stage == "over"
    parts = [phrases.holding("wagon", public_seat.wagons)]
    for rule in phrases.board.map.rules:
        match rule:
            case Stations(each=each) if is_over:
                left = each - len(public_seat.stations)
                parts.append(phrases.holding("station", left))
            case FerryCards():
                parts.append(phrases.holding("ferry", public_seat.ferry_cards))
            case _:
                pass
    return SEPARATOR.join(parts)

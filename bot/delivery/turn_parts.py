"""What has happened at a table since it was published last, as far as that decides how it is told:
whether it is only a part of a turn, and whether it can wait. Pure functions."""

from collections.abc import Iterable

from bot.domain.events import GAME_EVENTS, AnyEvent, PublicEntry, Unpublished
from bot.domain.table import Human, Table
from engine.events import CardDrawn, TicketsDrawn
from engine.model import Seat
from engine.views import WITHIN_A_TURN

MID_TURN_STAGES = ("second card", "ticket choice", "opening")
MAX_HOLD_S = 15.0

SAME_PICTURE = (CardDrawn, TicketsDrawn)  # of them a picture shows only numbers


def is_held_back(unpublished: Unpublished) -> bool:
    """Whether computer players are to move: their turns are announced together with the person's
    before them when a person is to move again, if that does not take too long. A computer player's
    turn is announced as a whole in any case. The same holds for somebody whose queue is played at
    once: they are not called for a turn that is over."""
    view, table = unpublished.view, unpublished.table
    if view is None or not unpublished.entries:
        return False
    if unpublished.queue == "to play":
        return unpublished.at - unpublished.entries[-1].at <= MAX_HOLD_S
    if not is_only_played(unpublished):
        return False
    humans = human_seats(table)
    if not humans:
        return is_mid_turn(unpublished) or view.stage in WITHIN_A_TURN
    if not view.waiting or humans.intersection(view.waiting):
        return False
    moved_at = [entry.at for entry in unpublished.entries if entry.seat in humans]
    since = max(moved_at, default=unpublished.entries[0].at)
    return is_mid_turn(unpublished) or unpublished.at - since <= MAX_HOLD_S


def is_mid_turn(unpublished: Unpublished) -> bool:
    """Whether nothing happened but a part of a turn, which is announced later as a whole."""
    if unpublished.view is None or unpublished.view.stage not in MID_TURN_STAGES:
        return False
    return bool(unpublished.entries) and is_only_played(unpublished)


def is_first_card_on_page(unpublished: Unpublished) -> bool:
    """Whether nothing happened but that somebody took the first of two cards on the web page. They
    need no message to take the second, and the edit would count against the bot's limit."""
    if unpublished.view is None or unpublished.view.stage != "second card":
        return False
    is_asked = unpublished.votes or unpublished.nudges or unpublished.offers
    return unpublished.is_from_page and not (is_asked or unpublished.is_interrupted)


def keeps_picture(unpublished: Unpublished) -> bool:
    """Whether the picture of the newest message shows everything but how many cards are left. It
    is posted again with the whole turn, and until then not worth a new one."""
    return all(isinstance(event, SAME_PICTURE) for event in events_of(unpublished.entries))


def is_only_played(unpublished: Unpublished) -> bool:
    """Whether the game goes on and nothing happened but moves: nobody came, left or took back."""
    return unpublished.table.status == "playing" and all(map(_is_move, unpublished.entries))


def events_of(entries: Iterable[PublicEntry]) -> tuple[AnyEvent, ...]:
    """Everything that happened, without what was taken back again."""
    return tuple(event for entry in entries if not entry.is_undone for event in entry.events)


def human_seats(table: Table) -> set[Seat]:
    """The seats that people play; none if they only watch computer players."""
    return {Seat(seat) for seat, one in enumerate(table.occupants) if isinstance(one, Human)}


def _is_move(entry: PublicEntry) -> bool:
    return all(isinstance(event, GAME_EVENTS) for event in entry.events)

"""Looking at a game as it was after one of its moves."""

from typing import Literal, get_args

from bot.domain.events import AnyEvent
from bot.domain.table import ChannelId, Seq, Table, TableId, UserId
from engine.model import Seat
from engine.values import Value
from engine.views import PlayerView, PublicView

Jump = Literal["at", "first", "back", "next", "last", "claim"]
"""Where to go from an entry of the log: nowhere, to the deal, one move back or on, to the newest
move, or to the next route that somebody claims."""

Shown = Seat | Literal["own", "nobody"]
"""Whose cards and tickets are shown: of a seat, of the reader's seat if they have one, or none."""


def jump_of(word: str) -> Jump | None:
    """The jump of that name, or None."""
    return next((jump for jump in get_args(Jump) if jump == word), None)


class ReplayRequest(Value, frozen=True):
    """What a user, who is in this channel, wants to see. `entry`: the one from which they jump.
    `number`: of the move they want, with the jump "at", instead of the entry. `claimed_by`: whose
    route with the jump "claim", None for anybody's."""

    table: TableId
    user: UserId
    channel: ChannelId
    jump: Jump
    entry: Seq
    shown: Shown = "own"
    number: int | None = None
    claimed_by: Seat | None = None


class ReplayedStep(Value, frozen=True):
    """A game after move `number` of `moves`; 0 is the deal. `entry` is the move in the log.

    `events`: what happened in the move. `mine`: the view of the seat whose cards are shown, if any
    are. `may_show`: the seats whose cards the reader may see. `claim_later`: the seats that claim a
    route after this move. `was_undone`: the entry from which they jumped has been taken back.
    """

    table: Table
    entry: Seq
    number: int
    moves: int
    events: tuple[AnyEvent, ...]
    view: PublicView
    mine: PlayerView | None
    may_show: tuple[Seat, ...]
    claim_later: tuple[Seat, ...]
    was_undone: bool = False

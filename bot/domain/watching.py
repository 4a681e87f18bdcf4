"""People who watch a game without playing, and when they are mentioned."""

from collections.abc import Sequence

from bot.domain.events import PublicEntry, game_events
from bot.domain.table import Seq, TableId, UserId
from engine.model import Seat
from engine.values import Value

AT_THE_END = 0
"""Instead of a number of turns: they are mentioned only when the game is over."""

OFFERED = (AT_THE_END, 5, 10, 25)  # turns; others can be typed
MAX_EVERY = 100
NOT_DUE = Seq(-1)


class Watch(Value, frozen=True):
    """Somebody watches a table. `every`: after how many turns they are mentioned. `previous_seq`,
    `seq`: the last entries of the log when they were mentioned the last two times, or began."""

    table: TableId
    user: UserId
    every: int
    previous_seq: Seq
    seq: Seq


class DueWatch(Value, frozen=True):
    """These people are to be mentioned at a table, after this entry of its log."""

    table: TableId
    seq: Seq
    users: tuple[UserId, ...]


def turns_in(entries: Sequence[PublicEntry], waiting: Sequence[Seat]) -> int:
    """How many turns ended in these entries. `waiting`: the seats for which the table waits after
    them; theirs may not have ended."""
    movers = [entry.seat for entry in entries if not entry.is_undone and game_events(entry.events)]
    turns = sum(seat != before for before, seat in zip([None, *movers], movers, strict=False))
    return turns - 1 if movers and movers[-1] in waiting else turns


def last_round(entries: Sequence[PublicEntry], seats: int) -> Sequence[PublicEntry]:
    """The entries of so many last turns, the one that is being taken included."""
    turns, mover = 0, None
    for number in range(len(entries) - 1, -1, -1):
        if entries[number].seat != mover:
            turns, mover = turns + 1, entries[number].seat
            if turns > seats:
                return entries[number + 1 :]
    return entries

"""A game after any of its moves: as everybody saw it then, with the reader's own cards, and with
everybody's once it is over.

Moves that were taken back are left out: they are no part of the game, and what they revealed is
known to those who saw it. Entries about people belong to the move before them.
"""

from asyncio import to_thread
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import assert_never

from msgspec.structs import replace

from bot.domain.events import AnyEvent, Substituted
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.replay import ReplayedStep, ReplayRequest
from bot.domain.table import BEFORE_FIRST, ChannelId, Seq, Table, TableId, UserId, Where
from bot.store import log as log_rows
from bot.store import tables as table_rows
from bot.store.log import StoredEntry
from bot.tables.cache import TableCache
from bot.tables.entries import action_of, undone
from bot.tables.results.replay import Replay
from bot.tables.snapshot import Snapshot
from engine.events import RouteClaimed
from engine.game import Game
from engine.model import Seat
from engine.values import Value

KEEP_EVERY = 16  # moves: playing so many takes a few milliseconds
MAX_GAMES = 100  # of which positions are kept, about 20 of a few kB each


class Move(Value, frozen=True):
    """A move that lasted, or the deal, and what happened after it until the next; `until`: the last
    entry about that."""

    entry: StoredEntry
    until: Seq
    events: tuple[AnyEvent, ...]

    @property
    def claimed_by(self) -> Seat | None:
        """The seat that claimed a route in it, or None."""
        found = (event.seat for event in self.events if isinstance(event, RouteClaimed))
        return next(found, None)


class ReplaySteps:
    """Reads logs and plays them again up to a move; changes nothing.

    The game after a move that lasts never changes: only the last moves can be taken back. So some
    positions of the games looked at last are kept, and nobody has to be told of changes.
    """

    def __init__(self, cache: TableCache, replay: Replay) -> None:
        self._cache = cache
        self._replay = replay
        self._kept: OrderedDict[TableId, dict[Seq, Game]] = OrderedDict()

    async def last_in(self, channel: ChannelId) -> Table:
        """The newest table of a channel whose game has begun, or a refusal."""
        reader = self._cache.store.reader
        table = await table_rows.last_begun_in(reader, channel)
        if table is not None:
            return table
        lobby = await table_rows.open_in(reader, channel)
        raise TableRefusal(TableCode.GAME_HAS_NOT_BEGUN if lobby else TableCode.NO_TABLE_HERE)

    async def begun(self, user: UserId, where: Where | None) -> list[tuple[Table, float]]:
        """The tables that the user may look at from there, the newest first, each with the time at
        which it was opened: their own on the server and all of the channel; in a direct message
        their own on all servers."""
        reader = self._cache.store.reader
        if where is None:
            return await table_rows.begun_by(reader, user)
        return await table_rows.begun_on_server(reader, user, where)

    async def step(self, request: ReplayRequest) -> ReplayedStep:
        """The game after the move that is asked for. Refused before the game, for somebody who
        neither plays nor is in its channel, and if other people's cards are asked for before the
        end."""
        snapshot = await self._cache.get(request.table)
        table = snapshot.table
        seat = table.seat_of(request.user)
        if seat is None and request.user != table.host and request.channel != table.where.channel:
            raise TableRefusal(TableCode.NOT_AT_THIS_TABLE)
        origin = await self._replay.origin(table)
        entries = await log_rows.entries(self._cache.store.reader, table.id)
        entries = [entry for entry in entries if entry.seq <= snapshot.seq]
        gone = undone(entries)
        moves = _moves(entries, gone, origin.seq)
        number = _number(moves, request)
        move = moves[number]
        may_show = _may_show(table, seat, entries, move)
        shown = _shown_seat(request, seat, may_show)
        then = snapshot
        if number != len(moves) - 1:
            game = await self._game(origin, moves[: number + 1])
            then = Snapshot(table, game, move.until, 0, snapshot.map_digest)
        view = replace(then.public, step=number)
        return ReplayedStep(
            table=table,
            entry=move.entry.seq,
            number=number,
            moves=len(moves) - 1,
            events=move.events,
            view=view,
            mine=None if shown is None else replace(then.private(shown), public=view),
            may_show=may_show,
            claim_later=_claiming(moves[number + 1 :]),
            was_undone=request.entry in gone,
        )

    async def _game(self, origin: Snapshot, moves: Sequence[Move]) -> Game:
        """The game after the last of the moves, played from the last position that is known."""
        kept = self._kept.setdefault(origin.table.id, {})
        self._kept.move_to_end(origin.table.id)
        while len(self._kept) > MAX_GAMES:
            self._kept.popitem(last=False)
        known = {moves[0].entry.seq: origin.game, **kept}
        game, passed = await to_thread(_played, known, moves)
        kept.update(passed)
        return game


def _moves(entries: Sequence[StoredEntry], gone: set[Seq], first: Seq) -> list[Move]:
    """The deal, or the position after entry `first` if what was before cannot be replayed, and
    every move since that was not taken back."""
    moves: list[Move] = []
    for entry in entries:
        is_first = entry.seq == max(first, entries[0].seq)
        if is_first or (moves and entry.kind == "action" and entry.seq not in gone):
            moves.append(Move(entry, entry.seq, entry.events))
        elif moves and entry.kind == "seat":
            last = moves[-1]
            moves[-1] = Move(last.entry, entry.seq, (*last.events, *entry.events))
    return moves


def _number(moves: Sequence[Move], request: ReplayRequest) -> int:
    """Which of the moves is asked for. Instead of an entry that was taken back, the move before it
    counts; before the first and after the last move there is none."""
    entry, last = request.entry, len(moves) - 1
    here = max((n for n, move in enumerate(moves) if move.entry.seq <= entry), default=0)
    is_gone = moves[here].entry.seq != entry
    if request.number is not None:
        here = max(0, min(request.number, last))
    match request.jump:
        case "at":
            return here
        case "first":
            return 0
        case "back":
            return here if is_gone else max(0, here - 1)
        case "next":
            return min(last, here + 1)
        case "last":
            return last
        case "claim":
            later = (n for n in range(here + 1, last + 1) if _is_claim(moves[n], request))
            return next(later, here)
        case _:
            assert_never(request.jump)


def _is_claim(move: Move, request: ReplayRequest) -> bool:
    wanted, by = request.claimed_by, move.claimed_by
    return by is not None and wanted in (None, by)


def _claiming(moves: Sequence[Move]) -> tuple[Seat, ...]:
    """The seats that claim a route in one of these moves."""
    return tuple(sorted({by for move in moves if (by := move.claimed_by) is not None}))


def _may_show(
    table: Table, seat: Seat | None, entries: Sequence[StoredEntry], move: Move
) -> tuple[Seat, ...]:
    """Whose cards after this move may be seen by a reader who has this seat: everybody's once the
    game is over; before, those of the seat, from the moment at which it became theirs."""
    if table.status == "over":
        return tuple(Seat(number) for number in range(len(table.occupants)))
    if seat is None:
        return ()
    taken_over = (
        entry.seq
        for entry in entries
        for event in entry.events
        if isinstance(event, Substituted) and event.seat == seat
    )
    return (seat,) if move.until >= max(taken_over, default=BEFORE_FIRST) else ()


def _shown_seat(request: ReplayRequest, seat: Seat | None, may_show: Sequence[Seat]) -> Seat | None:
    """The seat whose cards are shown, if any are, or refuse GAME_IS_NOT_OVER."""
    shown = seat if request.shown == "own" else request.shown
    if shown is None or shown == "nobody" or (shown == seat and shown not in may_show):
        return None
    if shown not in may_show:
        raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
    return shown


def _played(known: Mapping[Seq, Game], moves: Sequence[Move]) -> tuple[Game, Mapping[Seq, Game]]:
    """The game after the last of the moves, and every so often the game on the way there."""
    start = max(n for n, move in enumerate(moves) if move.entry.seq in known)
    game = known[moves[start].entry.seq]
    passed: dict[Seq, Game] = {}
    for number, move in enumerate(moves[start + 1 :], start + 1):
        game = game.play(move.entry.seat, action_of(move.entry)).game
        if number % KEEP_EVERY == 0:
            passed[move.entry.seq] = game
    return game, passed

"""Taking a move back: at once if nothing hidden was revealed since, otherwise if all others agree.
Without others it is done at once too, but then the seat is not rated in this game.

Moves that computer players have made since are taken back with it, and so are those that others had
queued, which are in their queues again. A move before another person's move cannot be taken back.
"""

from asyncio import to_thread
from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.events import TakenBack, game_events
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import (
    ANY_QUESTION,
    ANY_STEP,
    UndoAsked,
    UndoQuestion,
    UndoResult,
    Vote,
    VoteResult,
)
from bot.domain.table import InteractionId, Seq, Table, UserId
from bot.store import log as log_rows
from bot.store import votes as vote_rows
from bot.store.log import StoredEntry
from bot.tables import entries as log_entries
from bot.tables.cache import TableCache, holds_game
from bot.tables.entries import NewEntry
from bot.tables.held_table import HeldGame
from bot.tables.queues import note_undo
from bot.tables.results.replay import Replay
from bot.tables.seating import voters
from bot.tables.seats import Seats
from bot.tables.snapshot import Snapshot
from bot.tables.votes import Votes, with_ballot
from engine.model import Seat

MOST_UNDONE = 5  # moves of one seat until another person acts; somebody is called after each


class Undo:
    """An undo is a log entry; the game is then the replay without the entries it names."""

    def __init__(self, cache: TableCache, seats: Seats, replay: Replay, votes: Votes) -> None:
        self._cache = cache
        self._seats = seats
        self._replay = replay
        self._votes = votes

    @holds_game
    async def request(
        self, held: HeldGame, user: UserId, interaction: InteractionId, step: int = ANY_STEP
    ) -> UndoResult | UndoAsked:
        """Take the user's last move back, or ask the others. Refused if another person has acted
        since. `step`: of the button that was pressed; it means the move that was the last then."""
        held.table.require_open()
        seat = held.table.require_seat(user)
        seq = await log_rows.seq_of(self._cache.store.reader, held.table.id, interaction)
        if seq is not None:
            return await self._repeated(held.snapshot, seat, seq)
        if held.snapshot.is_away(seat):
            await self._seats.return_person(held, seat)
        undoable = await self._undoable(held.snapshot, seat, step)
        own = undoable[0].seq
        if held.table.options.daily:
            require_unseen(undoable)
        needs_consent = _needs_consent(undoable, seat)
        if voters(held.table, seat):
            if needs_consent:
                return await self._ask_others(held, UndoQuestion(seat, own), user)
            await self._require_seldom(held.table, seat)
        await self._take_back(held, undoable, interaction, is_unasked=needs_consent)
        return _result(held.snapshot, seat, own, is_unasked=needs_consent)

    @holds_game
    async def answer(
        self, held: HeldGame, user: UserId, is_yes: bool, question_id: int = ANY_QUESTION
    ) -> VoteResult:
        """Answer an undo question. One "no" keeps the move; the last "yes" takes it back."""
        vote = await self._votes.require_vote(held, user, UndoQuestion, question_id)
        vote = with_ballot(vote, user, "yes" if is_yes else "no")
        agreed = {ballot.user for ballot in vote.ballots if ballot.choice == "yes"}
        if agreed.issuperset(vote.voters):
            vote = replace(vote, outcome="yes")
            undoable = await self._undoable(held.snapshot, vote.question.seat)
            await self._take_back(held, undoable, None, vote)
            return VoteResult(held.table, vote)
        if not is_yes:
            vote = replace(vote, outcome="no")
        async with held.changing() as db:
            await self._votes.save_last_ballot(db, vote)
        return VoteResult(held.table, vote)

    async def _require_seldom(self, table: Table, seat: Seat) -> None:
        """Refuse UNDONE_TOO_OFTEN: after every move, the next person is called again."""
        entries = await log_rows.entries(self._cache.store.reader, table.id)
        if undone_since_others(entries, seat) >= MOST_UNDONE:
            raise TableRefusal(TableCode.UNDONE_TOO_OFTEN, most=MOST_UNDONE)

    async def _ask_others(self, held: HeldGame, question: UndoQuestion, user: UserId) -> UndoAsked:
        vote = await self._votes.find_open_vote(held.table, UndoQuestion)
        if vote is None:
            reader = self._cache.store.reader
            if await vote_rows.was_undo_declined(reader, held.table.id, question.entry):
                raise TableRefusal(TableCode.UNDO_WAS_DECLINED)
            vote = await self._votes.ask(held, question, user)
        else:
            await self._votes.show_again(held)
        return UndoAsked(held.table, vote)

    async def _undoable(
        self, snapshot: Snapshot, seat: Seat, step: int = ANY_STEP
    ) -> Sequence[StoredEntry]:
        """What would be taken back now: this seat's last move and everything after it."""
        origin = await self._replay.origin(snapshot.table)
        reader = self._cache.store.reader
        entries = await log_rows.entries(reader, snapshot.table.id, origin.seq)
        undoable = last_move_of(log_entries.lasting_actions(entries), seat)
        after = log_entries.step_after(entries, origin.step)
        own = undoable[0].seq
        since = max(after[e.seq] for e in entries if e.kind == "undo" or e.seq == own)
        if step != ANY_STEP and step < since:  # the button was made for an earlier move
            snapshot.require_exact_step(step)
        return undoable

    async def _take_back(
        self,
        held: HeldGame,
        undoable: Sequence[StoredEntry],
        interaction: InteractionId | None,
        vote: Vote | None = None,
        *,
        is_unasked: bool = False,
    ) -> None:
        snapshot = held.snapshot
        own, *others = gone = [entry.seq for entry in undoable]
        origin = await self._replay.origin(snapshot.table)
        reader = self._cache.store.reader
        entries = await log_rows.entries(reader, snapshot.table.id, origin.seq)
        staying = [entry for entry in entries if entry.seq not in gone]
        game = await to_thread(log_entries.game_after, origin.game, staying)
        after = snapshot.next(snapshot.table, game, snapshot.undos + len(undoable))
        seen = game_events(event for entry in undoable for event in entry.events)
        entry = NewEntry(
            seat=undoable[0].seat,
            kind="undo",
            body=log_entries.encode_body(log_entries.UndoBody(own, tuple(others), is_unasked)),
            events=(TakenBack(undoable[0].seat, own, seen),),
            interaction=interaction,
        )
        async with held.committing(after, entry) as db:
            if vote is not None:
                await self._votes.save_last_ballot(db, vote)
            await note_undo(db, snapshot.table.id, entry.seat, gone)

    async def _repeated(self, snapshot: Snapshot, seat: Seat, seq: Seq) -> UndoResult:
        """The same interaction came again."""
        reader = self._cache.store.reader
        later = await log_rows.entries(reader, snapshot.table.id, Seq(seq - 1))
        body = log_entries.undo_of(later[0])
        return _result(snapshot, seat, body.undo, is_unasked=body.is_unasked)


def last_move_of(actions: Sequence[StoredEntry], seat: Seat) -> Sequence[StoredEntry]:
    """A seat's last move, if a person made it, and what computer players and queues have done at
    other seats since. What the computer did at this seat cannot be taken back."""
    if not actions:
        raise TableRefusal(TableCode.NOTHING_TO_UNDO)
    own = next(
        (n for n in reversed(range(len(actions))) if _is_limit(actions[n], seat)),
        len(actions) - 1,
    )
    if actions[own].seat != seat or not actions[own].is_by_person:
        raise TableRefusal(TableCode.NOT_YOURS_TO_UNDO)
    return actions[own:]


def require_unseen(undoable: Sequence[StoredEntry]) -> None:
    """Refuse SEEN_ALREADY if a player has learned anything from their last move: new cards, or how
    the computer player answers it. `undoable`: what `last_move_of` gives."""
    own, *answers = undoable
    if own.revealed or answers:
        raise TableRefusal(TableCode.SEEN_ALREADY)


def undone_since_others(entries: Sequence[StoredEntry], seat: Seat) -> int:
    """How often a seat has taken something back, without asking, since another person acted."""
    number = 0
    for entry in reversed(entries):
        if entry.is_by_person and entry.seat != seat:
            break
        number += entry.kind == "undo" and entry.interaction is not None
    return number


def _is_limit(entry: StoredEntry, seat: Seat) -> bool:
    """Whether this seat can take back nothing before this move."""
    return entry.seat == seat or entry.interaction is not None


def _needs_consent(undoable: Sequence[StoredEntry], seat: Seat) -> bool:
    """Whether something was revealed: something hidden, or what another person had queued."""
    return any(entry.revealed or (entry.is_queued and entry.seat != seat) for entry in undoable)


def _result(snapshot: Snapshot, seat: Seat, taken_back: Seq, *, is_unasked: bool) -> UndoResult:
    return UndoResult(
        snapshot.table,
        snapshot.seq,
        snapshot.public,
        snapshot.private(seat),
        taken_back,
        is_rated=not is_unasked,
    )

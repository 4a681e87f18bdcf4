"""Taking a move back: at once if nothing hidden was shown since, otherwise if all others agree.

What automatic players have done since goes with it. What a person has done stays, and so does
everything before it.
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
from bot.domain.table import InteractionId, Seq, TableId, UserId
from bot.store import absence as vote_rows
from bot.store import log as log_rows
from bot.store.log import StoredEntry
from bot.tables import lobby
from bot.tables.entries import NewEntry, Undo, game_after, moves, steps, undone_by
from bot.tables.lobby import voters
from bot.tables.snapshot import Snapshot
from bot.tables.votes import Questions, answered
from engine.model import Seat


class Undoing(Questions):
    """An undo is an entry of the log. The game is then the replay without all that it names."""

    async def undo(
        self, table_id: TableId, user: UserId, interaction: InteractionId, step: int = ANY_STEP
    ) -> UndoResult | UndoAsked:
        """Take one's last move back, if no other person has acted since. `step`: of the control
        that was pressed, which means the move that was the last one then."""
        async with self._lock(table_id):
            snapshot = await self._held(table_id)
            lobby.must_be_open(snapshot.table)
            seat = lobby.must_sit(snapshot.table, user)
            seq = await self._seq_of(table_id, interaction)
            if seq is not None:
                return await self._undone_before(snapshot, seat, seq)
            snapshot = await self._back(snapshot, seat)
            going = await self._going(snapshot, seat, step)
            own = going[0].seq
            if any(entry.revealed for entry in going) and voters(snapshot.table, seat):
                return await self._ask_the_others(snapshot, UndoQuestion(seat, own), user)
            after = await self._take_back(snapshot, going, interaction)
            return _undone(after, seat, own)

    async def answer_undo(
        self, table_id: TableId, user: UserId, yes: bool, mark: int = ANY_QUESTION
    ) -> VoteResult:
        """One "no" keeps the move; the last "yes" takes it back."""
        async with self._lock(table_id):
            snapshot, vote = await self._question_to(table_id, user, UndoQuestion, mark)
            vote = answered(vote, user, "yes" if yes else "no")
            agreed = {ballot.user for ballot in vote.ballots if ballot.choice == "yes"}
            if agreed.issuperset(vote.voters):
                vote = replace(vote, outcome="yes")
                going = await self._going(snapshot, vote.question.seat)
                after = await self._take_back(snapshot, going, None, vote)
                return VoteResult(after.table, vote)
            if not yes:
                vote = replace(vote, outcome="no")
            async with self._writing(snapshot.table) as db:
                await self._note(db, vote)
            return VoteResult(snapshot.table, vote)

    async def _ask_the_others(
        self, snapshot: Snapshot, question: UndoQuestion, user: UserId
    ) -> UndoAsked:
        asked = await self._open_vote(snapshot.table, UndoQuestion)
        if asked is None:
            reader = self.store.reader
            if await vote_rows.was_declined(reader, snapshot.table.id, question.entry):
                raise TableRefusal(TableCode.UNDO_WAS_DECLINED)
            asked = await self._ask(snapshot.table, question, user)
        else:
            await self._show_again(snapshot.table.id)
        return UndoAsked(snapshot.table, asked)

    async def _going(
        self, snapshot: Snapshot, seat: Seat, step: int = ANY_STEP
    ) -> Sequence[StoredEntry]:
        """What would be taken back now: this seat's last move, and all that followed."""
        game, first, undos = await self._origin(snapshot.table)
        entries = await log_rows.entries(self.store.reader, snapshot.table.id, first)
        going = last_of(moves(entries), seat)
        after = steps(entries, Snapshot(snapshot.table, game, first, undos).step)
        since = max(after[e.seq] for e in entries if e.kind == "undo" or e.seq == going[0].seq)
        if step != ANY_STEP and step < since:  # it was made for an earlier move
            snapshot.must_be_at(step)
        return going

    async def _take_back(
        self,
        snapshot: Snapshot,
        going: Sequence[StoredEntry],
        interaction: InteractionId | None,
        vote: Vote | None = None,
    ) -> Snapshot:
        own, *others = gone = [entry.seq for entry in going]
        game, first, _ = await self._origin(snapshot.table)
        entries = await log_rows.entries(self.store.reader, snapshot.table.id, first)
        staying = [entry for entry in entries if entry.seq not in gone]
        game = await to_thread(game_after, game, staying)
        after = snapshot.next(snapshot.table, game, snapshot.undos + len(going))
        seen = game_events(event for entry in going for event in entry.events)
        new = NewEntry(
            seat=going[0].seat,
            kind="undo",
            body=Undo(own, tuple(others)),
            events=(TakenBack(going[0].seat, own, seen),),
            interaction=interaction,
        )
        async with self._entry(snapshot.table, after, new) as db:
            if vote is not None:
                await self._note(db, vote)
        return after

    async def _undone_before(self, snapshot: Snapshot, seat: Seat, seq: Seq) -> UndoResult:
        """The same interaction came again."""
        later = await log_rows.entries(self.store.reader, snapshot.table.id, Seq(seq - 1))
        return _undone(snapshot, seat, undone_by(later[0])[0])


def last_of(counting: Sequence[StoredEntry], seat: Seat) -> Sequence[StoredEntry]:
    """A seat's last move, if a person made it, and what machines have done at other seats since.
    What a machine did for somebody nobody takes back."""
    if not counting:
        raise TableRefusal(TableCode.NOTHING_TO_UNDO)
    own = next(
        (n for n in reversed(range(len(counting))) if _is_bar(counting[n], seat)), len(counting) - 1
    )
    if counting[own].seat != seat or counting[own].interaction is None:
        raise TableRefusal(TableCode.NOT_YOURS_TO_UNDO)
    return counting[own:]


def _is_bar(entry: StoredEntry, seat: Seat) -> bool:
    """Whether nothing before this move can be taken back by a seat."""
    return entry.seat == seat or entry.interaction is not None


def _undone(snapshot: Snapshot, seat: Seat, taken_back: Seq) -> UndoResult:
    return UndoResult(
        snapshot.table, snapshot.seq, snapshot.public, snapshot.private(seat), taken_back
    )

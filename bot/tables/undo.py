"""Taking a move back: at once if it showed nothing hidden, otherwise if all others agree."""

from msgspec.structs import replace

from bot.acts import Asked, Undone, UndoQuestion, Vote, Voted
from bot.model import InteractionId, Seq, TableId, UserId
from bot.news import TakenBack
from bot.refusals import TableCode, TableRefusal
from bot.store import log as log_rows
from bot.store import votes as vote_rows
from bot.store.log import Logged
from bot.tables import lobby
from bot.tables.keeper import Writing
from bot.tables.live import Live
from bot.tables.log import Undo, game_after, moves, undone_by
from bot.tables.questions import Questions, answered, voters
from engine.model import Seat


class Undoing(Questions):
    """An undo is an entry of the log. The game is then the replay without both."""

    async def undo(
        self, table_id: TableId, user: UserId, interaction: InteractionId
    ) -> Undone | Asked:
        """Take one's last move back, if nobody has acted since."""
        async with self._lock(table_id):
            live = await self._held(table_id)
            lobby.must_be_open(live.table)
            seat = lobby.must_sit(live.table, user)
            seq = await self._seq_of(table_id, interaction)
            if seq is not None:
                return await self._undone_before(live, seat, seq)
            live = await self._back(live, seat)
            entry = await self._last_move(live, seat)
            if entry.revealed and voters(live.table, seat):
                return await self._ask_the_others(live, UndoQuestion(seat, entry.seq), user)
            after = await self._take_back(live, entry, interaction)
            return _undone(after, seat, entry.seq)

    async def answer_undo(self, table_id: TableId, user: UserId, yes: bool) -> Voted:
        """One "no" keeps the move; the last "yes" takes it back."""
        async with self._lock(table_id):
            live, vote = await self._question_to(table_id, user, UndoQuestion)
            vote = answered(vote, user, "yes" if yes else "no")
            agreed = {ballot.user for ballot in vote.ballots if ballot.choice == "yes"}
            if agreed.issuperset(vote.voters):
                vote = replace(vote, outcome="yes")
                entry = await self._last_move(live, vote.question.seat)
                after = await self._take_back(live, entry, None, vote)
                return Voted(after.table, vote)
            if not yes:
                vote = replace(vote, outcome="no")
            async with self.store.writing() as db:
                await self._note(db, vote)
            return Voted(live.table, vote)

    async def _ask_the_others(self, live: Live, question: UndoQuestion, user: UserId) -> Asked:
        asked = await self._open_vote(live.table, UndoQuestion)
        if asked is None:
            reader = self.store.reader
            if await vote_rows.was_declined(reader, live.table.id, question.entry):
                raise TableRefusal(TableCode.UNDO_WAS_DECLINED)
            asked = await self._ask(live.table, question, user)
        return Asked(live.table, asked)

    async def _last_move(self, live: Live, seat: Seat) -> Logged:
        """The move this seat may take back. What a machine did for it nobody takes back."""
        _, first, _ = await self._origin(live.table)
        counting = moves(await log_rows.entries(self.store.reader, live.table.id, first))
        if not counting:
            raise TableRefusal(TableCode.NOTHING_TO_UNDO)
        last = counting[-1]
        if last.seat != seat or last.interaction is None:
            raise TableRefusal(TableCode.NOT_YOURS_TO_UNDO)
        return last

    async def _take_back(
        self,
        live: Live,
        entry: Logged,
        interaction: InteractionId | None,
        vote: Vote | None = None,
    ) -> Live:
        game, first, _ = await self._origin(live.table)
        entries = await log_rows.entries(self.store.reader, live.table.id, first)
        game = game_after(game, [other for other in entries if other.seq != entry.seq])
        after = live.next(live.table, game, live.undos + 1)
        events = (TakenBack(entry.seat, entry.seq),)
        new = Writing(entry.seat, "undo", Undo(entry.seq), events, interaction=interaction)
        async with self._entry(after, new) as db:
            if vote is not None:
                await self._note(db, vote)
        return after

    async def _undone_before(self, live: Live, seat: Seat, seq: Seq) -> Undone:
        """The same interaction came again."""
        later = await log_rows.entries(self.store.reader, live.table.id, Seq(seq - 1))
        return _undone(live, seat, undone_by(later[0]))


def _undone(live: Live, seat: Seat, taken_back: Seq) -> Undone:
    return Undone(live.table, live.seq, live.public, live.private(seat), taken_back)

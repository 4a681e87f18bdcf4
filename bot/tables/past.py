"""A game from its first deal on: the record at its end, every turn for the film, and the proof."""

from bot.model import TableId
from bot.refusals import TableCode, TableRefusal
from bot.store import log as log_rows
from bot.store import tables as table_rows
from bot.tables.keeper import Keeper
from bot.tables.log import action_of, actions_of, replayed, undone_by
from engine.events import Event
from engine.game import RULES_VERSION
from engine.record import Record, make_record
from engine.refusals import Refusal
from engine.views import PublicView, public_view

Turn = tuple[PublicView, tuple[Event, ...]]


class Past(Keeper):
    """Replays of the log."""

    async def record(self, table_id: TableId) -> Record:
        """The whole game, seed and all: only once it is over."""
        table = await self.get(table_id)
        if table.status != "over":
            raise TableRefusal(TableCode.GAME_IS_NOT_OVER)
        seed, rules = await table_rows.seed_and_rules(self.store.reader, table_id)
        if rules != RULES_VERSION:
            raise TableRefusal(TableCode.RULES_HAVE_CHANGED)
        entries = await log_rows.entries(self.store.reader, table_id)
        board = self._boards.get(table.options.map)
        return make_record(board, seed, table.names, actions_of(entries))

    async def turns(self, table_id: TableId) -> list[Turn]:
        """Every position as everybody saw it, with what led to it; the deal is the first. What was
        taken back is left out. After a change of rules: from there on."""
        table = (await self._look(table_id)).table
        game, first, _ = await self._origin(table)
        entries = await log_rows.entries(self.store.reader, table_id, first)
        positions: list[Turn] = [(public_view(game), ())]
        positions += [
            (public_view(played.game), played.events) for _, played in replayed(game, entries)
        ]
        return positions

    async def verify(self, table_id: TableId) -> list[str]:
        """Play the log again and compare every digest; what differs, in words for the log."""
        async with self._lock(table_id):
            live = await self._held(table_id)
            game, first, _ = await self._origin(live.table)
            entries = await log_rows.entries(self.store.reader, table_id, first)
        moments = [(first, game)]
        problems: list[str] = []
        for entry in entries:
            if entry.kind == "action":
                try:
                    played = moments[-1][1].play(entry.seat, action_of(entry))
                except Refusal as refusal:
                    return [*problems, f"entry {entry.seq}: {refusal}"]
                moments.append((entry.seq, played.game))
            elif entry.kind == "undo":
                taken_back, _ = moments.pop()
                if taken_back != undone_by(entry):
                    problems.append(
                        f"entry {entry.seq}: takes back {undone_by(entry)}, not the last"
                    )
            if moments[-1][1].digest() != entry.digest:
                problems.append(f"entry {entry.seq}: another digest")
        if moments[-1][1].digest() != live.game.digest():
            problems.append("the checkpoint is not where the log leads")
        return problems

"""A table at one moment: the game as it stands, and the views of it."""

from functools import cached_property

from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, DrawnCards
from bot.domain.table import Human, Seq, StandIn, Table
from engine.game import Game
from engine.model import Seat
from engine.refusals import Code, Refusal
from engine.state import Opening, SecondCard
from engine.views import PlayerView, PublicView, player_view, public_view


class Snapshot:
    """Never changes; `next` is the snapshot after one more log entry. `undos`: how many entries
    were taken back. `queued`: the seats that may have a queue; no other has one."""

    def __init__(
        self,
        table: Table,
        game: Game,
        seq: Seq,
        undos: int,
        map_digest: str,
        drawn: DrawnCards | None = None,
        queued: frozenset[Seat] = frozenset(),
    ) -> None:
        self.table = table
        self.game = game
        self.seq = seq
        self.undos = undos
        self.map_digest = map_digest
        # The seats the table waits for; none once it is closed.
        self.waiting: tuple[Seat, ...] = game.waiting if table.status == "playing" else ()
        # Whether it waits for a computer player or a stand-in.
        self.is_computer_turn = any(
            not isinstance(table.occupants[seat], Human) for seat in self.waiting
        )
        self.queued = queued
        # Whether something may be played without anybody pressing a button.
        self.is_automatic_turn = self.is_computer_turn or not queued.isdisjoint(self.waiting)
        self._drawn = drawn  # by the last entry, if it is known
        self._private: dict[Seat, PlayerView] = {}

    @property
    def step(self) -> int:
        """Grows with every action and every undo, so that buttons of an undone position stay
        outdated. Taking an action back lowers the game's own step by one, hence twice the undos."""
        return self.game.state.step + 2 * self.undos

    def require_step(self, step: int) -> None:
        """Refuse BOARD_HAS_MOVED_ON if the request was made for an earlier step. During the opening
        everybody chooses at the same time, and no choice is late."""
        if isinstance(self.game.state.phase, Opening):
            return
        self.require_exact_step(step)

    def require_exact_step(self, step: int) -> None:
        """The same, during the opening too."""
        if step not in (ANY_STEP, self.step):
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=self.step)

    def require_turn(self, seat: Seat) -> None:
        """Refuse GAME_OVER, or NOT_YOUR_TURN if the game does not wait for this seat."""
        if not self.game.waiting:
            raise Refusal(Code.GAME_OVER)
        if seat not in self.game.waiting:
            waiting = tuple(map(str, self.game.waiting))
            raise Refusal(Code.NOT_YOUR_TURN, seat=seat, waiting=waiting)

    @cached_property
    def public(self) -> PublicView:
        return replace(public_view(self.game), step=self.step)

    def private(self, seat: Seat) -> PlayerView:
        if seat not in self._private:
            self._private[seat] = player_view(self.game, seat, self.public)
        return self._private[seat]

    def is_away(self, seat: Seat) -> bool:
        """Whether a stand-in plays the seat, or the others look for a substitute."""
        return isinstance(self.table.occupants[seat], StandIn) or seat in self.table.vacant

    @property
    def first_card(self) -> DrawnCards | None:
        """The first card of the current turn while its second one is due; empty in any other
        phase; None if it must be read from the log."""
        return self._drawn if isinstance(self.game.state.phase, SecondCard) else DrawnCards()

    def with_queue(self, seat: Seat) -> "Snapshot":
        """The same moment, when this seat may have a queue."""
        return Snapshot(
            self.table,
            self.game,
            self.seq,
            self.undos,
            self.map_digest,
            self._drawn,
            self.queued | {seat},
        )

    def next(
        self, table: Table, game: Game, undos: int, drawn: DrawnCards | None = None
    ) -> "Snapshot":
        """After one more entry. A game in which nobody can act is over."""
        if not game.waiting:
            table = replace(table, status="over")
        return Snapshot(table, game, Seq(self.seq + 1), undos, self.map_digest, drawn, self.queued)

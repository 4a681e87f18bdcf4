"""A table in memory: the game as it stands, and its views once somebody has asked for them."""

from functools import cached_property

from msgspec.structs import replace

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, DrawnCards
from bot.domain.table import Seq, Table
from bot.store.log import Checkpoint
from engine.game import RULES_VERSION, Game
from engine.model import Seat
from engine.state import SecondCard
from engine.views import PlayerView, PublicView, player_view, public_view


class Snapshot:
    """Never changes: the next moment is another one. `undos`: how many entries were taken back."""

    def __init__(
        self, table: Table, game: Game, seq: Seq, undos: int, drawn: DrawnCards | None = None
    ) -> None:
        self.table = table
        self.game = game
        self.seq = seq
        self.undos = undos
        self._drawn = drawn  # by the last entry, if that is remembered
        self._private: dict[Seat, PlayerView] = {}

    @property
    def step(self) -> int:
        """Grows with every action and every undo: a control of an undone moment stays stale."""
        return self.game.state.step + 2 * self.undos

    def must_be_at(self, step: int) -> None:
        """For what was asked at a certain step."""
        if step not in (ANY_STEP, self.step):
            raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=self.step)

    @cached_property
    def public(self) -> PublicView:
        return replace(public_view(self.game), step=self.step)

    def private(self, seat: Seat) -> PlayerView:
        if seat not in self._private:
            view = player_view(self.game, seat)
            self._private[seat] = replace(view, public=self.public)
        return self._private[seat]

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Whom the table waits for; nobody once it is closed."""
        return self.game.waiting if self.table.status == "playing" else ()

    @property
    def first_card(self) -> DrawnCards | None:
        """Of the turn under way, which goes on with a second one."""
        return self._drawn if isinstance(self.game.state.phase, SecondCard) else DrawnCards()

    def next(
        self, table: Table, game: Game, undos: int, drawn: DrawnCards | None = None
    ) -> "Snapshot":
        """After one more entry. A game in which nobody can act is over."""
        if not game.waiting:
            table = replace(table, status="over")
        return Snapshot(table, game, Seq(self.seq + 1), undos, drawn)

    def checkpoint(self, map_digest: str) -> Checkpoint:
        return Checkpoint(self.seq, RULES_VERSION, map_digest, self.undos, self.game.state)

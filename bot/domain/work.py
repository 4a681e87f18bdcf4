"""Who does what when several processes run: the work of a table is done once.

`OnlyProcess` and `SharedWork` in `bot/tables/` are the two answers; the app chooses one when it is
opened, and nobody else asks whether there are other processes.
"""

from collections.abc import Collection, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Literal, Protocol

from bot.domain.retry import RetryLater
from bot.domain.table import InteractionId, TableId
from engine.values import Value

WorkKind = Literal["publish", "hands", "play", "reminders", "commands", "emoji"]
StoredWorkKind = Literal["publish", "hands"]  # of which the database knows whether there is any


class LeaseLost(RetryLater):
    """The work took too long, and another process may be doing it now."""

    def __init__(self, table_id: TableId, kind: WorkKind) -> None:
        super().__init__(f"the lease for {kind} at table {table_id} is over", 1.0)


class LeftOver(Value, frozen=True):
    """Work that nobody does at the moment. `state` changes when there is something else to do.
    `is_abandoned`: somebody has begun and not finished it."""

    table_id: TableId
    state: int
    is_abandoned: bool


class Work(AbstractAsyncContextManager["Work"], Protocol):
    """The work of this process, in an `async with` block around everything it does."""

    @property
    def looks_every_s(self) -> tuple[float, float]:
        """How long to wait between two looks for left-over work: at least and at most."""

    @property
    def count(self) -> int:
        """For how many tables this process has work that others must not do."""

    def holding(self, table_id: TableId, kind: WorkKind, /) -> AbstractAsyncContextManager[None]:
        """Do this kind of work for the table in the block, as the only one. Waits while another
        process does it. Raises LeaseLost in the block if it takes too long."""

    def doing(self, table_id: TableId, kind: StoredWorkKind, /) -> AbstractAsyncContextManager[int]:
        """The same if there is work of this kind; gives the revision that the table has. Otherwise
        0, and nobody is kept from anything."""

    def only_one(self, kind: WorkKind, /) -> AbstractAsyncContextManager[bool]:
        """Whether this process does a kind of work for all tables in the block. False if another
        one is doing it."""

    async def take_interaction(self, interaction: InteractionId, /) -> bool:
        """Whether this process is to serve the interaction."""

    async def reserve_identify_slot(self, bucket: int, interval_s: float, /) -> float:
        """Reserve the next free slot of a bucket, in which one shard may identify within the
        interval; returns in how many seconds it is."""

    async def left_over(self, kind: WorkKind, most: int, order: int, /) -> Sequence[LeftOver]:
        """Work of this kind that nobody does; if there is more, another part of it for each
        `order`."""

    async def take(self, tables: Collection[TableId], kind: WorkKind, /) -> Collection[TableId]:
        """Take work that must be begun soon; returns the tables for which nobody else has it."""

    async def mark_hands_shown(self, table_id: TableId, revision: int, /) -> None:
        """All hands of a table show at least this revision."""

    async def tidy(self) -> None:
        """Forget what is not needed any more."""

    def check(self) -> None:
        """Raise LeaseLost if what is being done must not be done any more, because another process
        may be doing it. Asks no database."""

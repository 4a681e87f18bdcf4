"""Work that is done once for a table, whatever number of processes share it."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Literal

from bot.domain.retry import RetryLater
from bot.domain.table import TableId

WorkKind = Literal["publish", "hands", "play", "reminders", "commands", "emoji"]
ALL_TABLES = TableId(0)  # of work that is not about one table

OnlyProcess = Callable[[], AbstractAsyncContextManager[bool]]
"""Whether no other process is in a block that this opens; none can be until ours ends."""


def only_one() -> AbstractAsyncContextManager[bool]:
    """There is no other process."""
    return nullcontext(True)


class LeaseLost(RetryLater):
    """The work took too long, and another process may be doing it now."""

    def __init__(self, table_id: TableId, kind: WorkKind) -> None:
        super().__init__(f"the lease for {kind} at table {table_id} is over", 1.0)

"""What the parts of the bot tell about themselves, for those who measure it."""

from contextlib import AbstractContextManager, nullcontext

from bot.domain.events import Unpublished
from bot.domain.table import TableId


class Observer:
    """Is told what happens, and does nothing about it. A subclass measures what it wants to."""

    def interaction_received(self, interaction: int) -> None:
        """Discord has delivered an interaction."""

    def request_answered(self, method: str, path: str, status: int) -> None:
        """Discord has answered a request."""

    def request_failed(self, method: str, path: str) -> None:
        """A request has got no answer."""

    def table_changed(self, table: TableId) -> None:
        """A public change was committed: the table's message is outdated."""

    def message_shown(self, unpublished: Unpublished) -> None:
        """A message shows everything that has happened at the table."""

    def nothing_to_show(self, table: TableId) -> None:
        """What has changed at the table needs no message, or another process has shown it."""

    def decided(self, level: str, seconds: float) -> None:
        """A computer player, or a stand-in, has decided."""

    def transaction(self) -> AbstractContextManager[None]:
        """Around a write transaction, with waiting for its turn. An exception: rolled back."""
        return nullcontext()

    def web_request(self, route: str, status: int, seconds: float) -> None:
        """The web page's server has answered. `route`: the pattern of the address, without ids."""

    def leases_lost(self, number: int) -> None:
        """Other processes have taken over work that this one was doing."""


UNOBSERVED = Observer()

"""What handlers need, where nothing is computed, shared or named."""

import asyncio

from bot.domain.table import ChannelId, MessageId, Table, TableId, Where
from bot.features.context import HandlerContext, KnownChannels
from bot.features.private_games import PrivateGames
from bot.jobs.reviews import Reviews
from bot.jobs.thinker import Thinker
from bot.messages.parts.message import Message
from bot.messages.privacy import Operator
from bot.tables import Tables
from tests.support.processes.workers import FailingWorker
from tests.support.wire.wire import catalogue


class NoChannelNames:
    """Knows no channel and no server."""

    def channel_name(self, where: Where) -> str:  # noqa: ARG002
        return ""

    def server_name(self, where: Where) -> str:  # noqa: ARG002
        return ""

    def may_mention_in(self, where: Where, table: Where) -> bool:  # noqa: ARG002
        return True

    def missing_in(self, channel: ChannelId) -> tuple[str, ...]:  # noqa: ARG002
        return ()


def handler_context(tables: Tables, channels: KnownChannels | None = None) -> HandlerContext:
    """Without workers, and without a channel in which reviews are shared. `channels`: by default
    none has a name, and all can be seen."""
    worker = FailingWorker()
    return HandlerContext(
        tables,
        catalogue(),
        channels or NoChannelNames(),
        Thinker(worker),
        Reviews(worker, tables.replay),
        _refuse_to_share,
        Operator(),
        docs_url="",
        private_games=private_games(tables),
    )


def private_games(tables: Tables) -> PrivateGames:
    """Replies about games that one person sees, in which nobody waits for computer players."""
    return PrivateGames(tables, catalogue(), _nothing_to_wait_for, asyncio.sleep)


async def _nothing_to_wait_for(_: TableId) -> None:
    pass


async def _refuse_to_share(_: Table, where: Where, message: Message) -> tuple[Where, MessageId]:
    raise OSError(f"{message.text} {where}")

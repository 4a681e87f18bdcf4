"""Messages of a server that are kept up to date for a long time, without notifying anybody."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.delivery.exactly_once import NOT_THERE
from bot.discord_io.sender import Sender
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, GuildId, TableId, Where
from bot.jobs.table_jobs import Sleep
from bot.store import DatabaseTooNewError

log = logging.getLogger(__name__)

NO_TABLE = TableId(0)


class ConnectedServers(Protocol):
    """Knows the servers to which this process is connected, and who sees their channels."""

    def knows_server(self, guild: GuildId) -> bool: ...

    def may_mention_in(self, where: Where, table: Where) -> bool: ...


class KeptMessage(Protocol):
    """Where such a message is."""

    @property
    def guild(self) -> GuildId: ...

    @property
    def channel(self) -> ChannelId: ...


async def update_for_ever(
    update_due: Callable[[], Awaitable[None]],
    what: str,
    every_s: float,
    sleep: Sleep = asyncio.sleep,
) -> None:
    """Call `update_due` again and again, until a newer bot uses the database."""
    while True:
        try:
            await update_due()
        except DatabaseTooNewError:
            return  # the bot ends in a moment
        except Exception:
            log.exception("the %s were not updated", what)  # the next time comes
        await sleep(every_s)


async def update_one(
    sender: Sender,
    servers: ConnectedServers,
    message: KeptMessage,
    what: str,
    *,
    claim: Callable[[], Awaitable[bool]],
    show: Callable[[], Awaitable[None]],
    give_up: Callable[[], Awaitable[None]],
) -> None:
    """Post or edit a message, unless another process does. What Discord does not accept now is
    tried again later; a message that is gone or closed to the bot is given up."""
    if not servers.knows_server(message.guild):
        return  # another process is connected to it, or the bot was removed from it
    if sender.access_to(message.channel).missing:
        return  # goes on when the permissions are back
    if not await claim():
        return
    try:
        with sender.asking_for(message.guild):
            sender.pause_if_refused()
            await show()
    except NOT_THERE as error:
        log.info("one of the %s is given up", what, extra={"error": type(error).__name__})
        await give_up()
    except RetryLater as error:
        log.info("one of the %s is not up to date", what, extra={"error": str(error)})
    except Exception:
        log.exception("one of the %s was not updated", what)  # the others are

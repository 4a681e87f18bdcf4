"""Deletes from Discord what the bot has sent to people whose data are deleted."""

import logging
from collections.abc import Iterable
from contextlib import suppress

from bot.delivery.exactly_once import NOT_THERE
from bot.discord_io.sender import Sender
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId

log = logging.getLogger(__name__)


class PersonalMessages:
    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    async def delete(self, messages: Iterable[tuple[ChannelId, MessageId]]) -> None:
        """Try each once: deleting people's data does not wait for Discord."""
        for channel, message in messages:
            try:
                with suppress(*NOT_THERE):
                    await self._sender.delete(channel, message)
            except RetryLater as error:
                log.warning("a message to a former player stays", extra={"error": error})

"""The bot is killed while it sends: it cannot know whether the message has arrived."""

import pytest

from bot.discord_io.sender import Outgoing, Sender
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId
from sandbox.payloads.channels import Channel
from sandbox.testing.driver import Sandbox

NONCES_EXPIRE_AFTER_S = 5 * 3600  # longer than Discord remembers them


class SimulatedKill:
    """Makes sending a chosen message the last thing the bot does for its table."""

    def __init__(self, discord: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
        self._discord = discord
        self._channel: ChannelId | None = None
        self._arrives = False
        real_send = Sender.send

        async def send(
            sender: Sender, channel: ChannelId, outgoing: Outgoing, nonce: str, **more: bool
        ) -> MessageId:
            if channel != self._channel:
                return await real_send(sender, channel, outgoing, nonce, **more)
            self._channel = None
            if self._arrives:
                await real_send(sender, channel, outgoing, nonce, **more)
            raise RetryLater("killed here")  # the job pauses until the bot is started again

        monkeypatch.setattr(Sender, "send", send)

    def on_next_message(self, channel: Channel, *, arrives: bool) -> None:
        """Kill the bot at its next message to this channel, after or before the message arrives."""
        self._channel = ChannelId(int(channel.id))
        self._arrives = arrives

    @property
    def has_happened(self) -> bool:
        return self._channel is None

    def let_nonces_expire(self) -> None:
        """Hours pass before the restart: Discord no longer recognises a message by its nonce."""
        assert self.has_happened
        self._discord.world.clock.advance(NONCES_EXPIRE_AFTER_S)

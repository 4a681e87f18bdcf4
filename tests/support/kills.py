"""The bot is killed while it sends: the message has arrived or not, and nobody knows."""

import pytest

from bot.discord_io.sender import Outgoing, Sender
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId
from sandbox.payloads.channels import Channel
from sandbox.testing.driver import Sandbox

HOURS_S = 5 * 3600  # longer than Discord remembers nonces


class Accidents:
    """`next_in(channel, arrives=...)`: the next message there is the last thing the bot does."""

    def __init__(self, discord: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
        self._discord = discord
        self._channel: ChannelId | None = None
        self._arrives = False
        really = Sender.send

        async def send(
            post: Sender, channel: ChannelId, outgoing: Outgoing, nonce: str
        ) -> MessageId:
            if channel != self._channel:
                return await really(post, channel, outgoing, nonce)
            self._channel = None
            if self._arrives:
                await really(post, channel, outgoing, nonce)
            raise RetryLater(
                "killed here"
            )  # nothing more is done for this table before the restart

        monkeypatch.setattr(Sender, "send", send)

    def next_in(self, channel: Channel, *, arrives: bool) -> None:
        self._channel = ChannelId(int(channel.id))
        self._arrives = arrives

    @property
    def has_happened(self) -> bool:
        return self._channel is None

    def pass_hours(self) -> None:
        """Discord has forgotten its nonces when the bot is started again."""
        assert self.has_happened
        self._discord.world.clock.advance(HOURS_S)

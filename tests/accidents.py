"""The bot is killed while it sends: the message has arrived or not, and nobody knows."""

import pytest

from bot.model import ChannelId, MessageId
from bot.post import Parcel, Post
from bot.serial import Retry
from sandbox.driver import Sandbox
from sandbox.shapes.channels import Channel

HOURS_S = 5 * 3600  # longer than Discord remembers nonces


class Accidents:
    """`next_in(channel, arrives=...)`: the next message there is the last thing the bot does."""

    def __init__(self, discord: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
        self._discord = discord
        self._channel: ChannelId | None = None
        self._arrives = False
        really = Post.send

        async def send(post: Post, channel: ChannelId, parcel: Parcel, nonce: str) -> MessageId:
            if channel != self._channel:
                return await really(post, channel, parcel, nonce)
            self._channel = None
            if self._arrives:
                await really(post, channel, parcel, nonce)
            raise Retry("killed here")  # nothing more is done for this table before the restart

        monkeypatch.setattr(Post, "send", send)

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

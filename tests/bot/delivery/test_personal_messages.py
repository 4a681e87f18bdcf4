"""Messages to people whose data are deleted: each is tried once."""

import logging

import pytest

from bot.delivery.personal_messages import PersonalMessages
from bot.discord_io.sender import MessageGone
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId
from tests.support.fake_sender import FakeSender

HERE = ChannelId(1)


async def test_what_is_gone_or_cannot_be_deleted_now_does_not_keep_the_others(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    asked: list[int] = []

    async def delete(_: FakeSender, __: ChannelId, message: MessageId) -> None:
        asked.append(message)
        if message == 1:
            raise MessageGone
        if message == 2:
            raise RetryLater("Discord is down")

    monkeypatch.setattr(FakeSender, "delete", delete)
    messages = [(HERE, MessageId(number)) for number in (1, 2, 3)]
    await PersonalMessages(FakeSender()).delete(messages)
    assert asked == [1, 2, 3]
    assert caplog.text.count("a message to a former player stays") == 1

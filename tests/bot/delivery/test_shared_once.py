"""The review of a game is shared once, and nobody waits for the games of others."""

import asyncio
from pathlib import Path

import pytest

from bot.delivery.exactly_once import ExactlyOnce
from bot.delivery.shared_once import SharedOnce
from bot.discord_io.sender import AnswerLost, Outgoing
from bot.domain.table import ChannelId, GuildId, MessageId, Where
from bot.messages.parts.message import Message, Text
from bot.tables import Tables
from tests.support.fake_sender import FakeSender, NoPictures
from tests.support.tables import ADA, BO, HERE, THERE, open_lobby, open_tables, options

REVIEW = Message("en", "", blocks=(Text("A review."),))
OTHER_REVIEW = Message("en", "", blocks=(Text("The same, for somebody else."),))


def shared_once(tables: Tables, sender: FakeSender) -> SharedOnce:
    maker = NoPictures()
    return SharedOnce(tables.store, sender, ExactlyOnce(tables.store, sender, maker.make), maker)


async def test_a_game_is_shared_once_whoever_shares_it_and_wherever(tmp_path: Path) -> None:
    sender = FakeSender()
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA, BO)
        first = await shared_once(tables, sender).post(table, HERE, REVIEW)
        assert first == (HERE, MessageId(2**62))
    async with open_tables(tmp_path) as tables:
        again = await shared_once(tables, sender).post(table, THERE, OTHER_REVIEW)
        assert again == first
    assert sender.texts == ["A review."]


async def test_a_review_whose_answer_was_lost_is_found(tmp_path: Path) -> None:
    sender = FakeSender()
    sender.errors = [AnswerLost("")]
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA, BO)
        once = shared_once(tables, sender)
        with pytest.raises(AnswerLost):
            await once.post(table, HERE, REVIEW)
        assert await once.post(table, HERE, OTHER_REVIEW) == (HERE, MessageId(2**62))
    assert sender.texts == ["A review."]


class SlowServer(FakeSender):
    """Nothing arrives in HERE until `may_send`."""

    def __init__(self) -> None:
        super().__init__()
        self.is_waiting, self.may_send = asyncio.Event(), asyncio.Event()

    async def send(
        self, channel: ChannelId, outgoing: Outgoing, nonce: str, *, is_silent: bool = False
    ) -> MessageId:
        if channel == HERE.channel:
            self.is_waiting.set()
            await self.may_send.wait()
        return await super().send(channel, outgoing, nonce, is_silent=is_silent)


async def test_a_slow_channel_does_not_hold_up_others(tmp_path: Path) -> None:
    sender, elsewhere = SlowServer(), Where(GuildId(2), ChannelId(9))
    async with open_tables(tmp_path) as tables:
        here = await open_lobby(tables, ADA, BO)
        there = await tables.lobby.open(elsewhere, BO, options())
        once = shared_once(tables, sender)
        slow = asyncio.ensure_future(once.post(here, HERE, REVIEW))
        await sender.is_waiting.wait()
        async with asyncio.timeout(30):
            await once.post(there, elsewhere, OTHER_REVIEW)
        assert not slow.done()
        sender.may_send.set()
        await slow
    assert sender.texts == ["The same, for somebody else.", "A review."]

"""Sending to Discord: what its errors mean."""

import asyncio
import time
from types import SimpleNamespace
from unittest import mock

import discord
import pytest

from bot.discord_io import sender as sender_module
from bot.discord_io.direct_channels import DirectChannelQueue
from bot.discord_io.emojis import ApplicationEmojis
from bot.discord_io.refused_requests import (
    MANY_REFUSED,
    MOST_OF_SERVER,
    REFUSED_WITHIN_S,
    TOO_MANY_REFUSED,
    RefusedRequests,
)
from bot.discord_io.sender import DmsClosed, PressedMessages, Sender, ThreadRefused, Unreachable
from bot.discord_io.steady_client import SteadyClient
from bot.domain.retry import RetryLater
from bot.domain.shards import ShardRange
from bot.domain.table import ChannelId, GuildId, MessageId, UserId, Where


@pytest.mark.parametrize(
    ("status", "code"),
    [(404, 10013), (403, 50007), (400, 50033), (403, 50278)],
    ids=["unknown user", "closed by the user", "invalid recipient", "no server in common"],
)
async def test_direct_messages_are_closed_for_several_reasons(
    monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    client = discord.Client(intents=discord.Intents.none())

    async def refuse(_: discord.abc.Snowflake) -> None:
        answer = SimpleNamespace(status=status, reason="")
        raise discord.HTTPException(answer, {"code": code, "message": ""})

    monkeypatch.setattr(client, "create_dm", refuse)
    queue = DirectChannelQueue(10, time.time)
    emojis = ApplicationEmojis(client)
    sender = Sender(client, emojis, PressedMessages(), RefusedRequests(), queue)
    with pytest.raises(DmsClosed):
        await sender.dm_channel(UserId(1))


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        pytest.param(400, 160006, ThreadRefused, id="too many threads"),
        pytest.param(400, 160007, ThreadRefused, id="too many announcement threads"),
        pytest.param(400, 30033, ThreadRefused, id="too many people"),
        pytest.param(403, 50013, ThreadRefused, id="missing permission"),
        pytest.param(403, 50001, ThreadRefused, id="missing access"),
        pytest.param(404, 10008, ThreadRefused, id="message deleted"),
        pytest.param(404, 10003, Unreachable, id="channel deleted"),
        pytest.param(429, 0, RetryLater, id="rate limit"),
        pytest.param(503, 0, RetryLater, id="outage"),
    ],
)
async def test_a_thread_that_discord_will_never_start_is_not_asked_for_again(
    monkeypatch: pytest.MonkeyPatch, status: int, code: int, meaning: type[Exception]
) -> None:
    client = discord.Client(intents=discord.Intents.none())

    async def refuse(*_: object, **__: object) -> None:
        answer = SimpleNamespace(status=status, reason="")
        raise discord.HTTPException(answer, {"code": code, "message": ""})

    monkeypatch.setattr(client.http, "start_thread_with_message", refuse)
    queue = DirectChannelQueue(10, time.time)
    emojis = ApplicationEmojis(client)
    sender = Sender(client, emojis, PressedMessages(), RefusedRequests(), queue)
    with pytest.raises(meaning):
        await sender.start_thread(Where(GuildId(1), ChannelId(2)), MessageId(3), "Europe")


async def test_only_the_direct_channels_used_last_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = discord.Client(intents=discord.Intents.none())
    opened: list[int] = []

    async def open_channel(user: discord.abc.Snowflake) -> discord.Object:
        opened.append(user.id)
        return discord.Object(user.id + 1000)

    monkeypatch.setattr(client, "create_dm", open_channel)
    monkeypatch.setattr(sender_module, "MAX_OPENED", 2)
    queue, emojis = DirectChannelQueue(10, time.time), ApplicationEmojis(client)
    sender = Sender(client, emojis, PressedMessages(), RefusedRequests(), queue)
    found = [await sender.dm_channel(UserId(user)) for user in (1, 2, 1, 3, 1, 2)]
    assert found == [1001, 1002, 1001, 1003, 1001, 1002]
    assert opened == [1, 2, 3, 2]


def test_refused_requests_are_forgotten_after_ten_minutes() -> None:
    now = [0.0]
    refused = RefusedRequests(now=lambda: now[0])
    for _ in range(1000):
        refused.count(403)
        refused.count(404)
    assert refused.are_many
    assert not refused.are_too_many
    now[0] = 600.0
    assert not refused.are_many


def test_one_server_uses_up_only_a_part_of_the_refused_requests() -> None:
    now = [0.0]
    refused = RefusedRequests(now=lambda: now[0])
    hostile, other = GuildId(1), GuildId(2)
    with refused.asking_for(hostile):
        while not refused.are_too_many:
            refused.count(403)
    assert len(refused._refused) == MOST_OF_SERVER < MANY_REFUSED
    assert not refused.are_many
    with refused.asking_for(other):
        assert not refused.are_many
    now[0] = REFUSED_WITHIN_S
    with refused.asking_for(hostile):
        assert not refused.are_many


def test_processes_that_share_the_shards_share_the_limit_of_refused_requests() -> None:
    processes = [RefusedRequests(ShardRange(4 * n, 4 * n + 3, 16).share) for n in range(4)]
    answers = 0
    while not all(process.are_too_many for process in processes):
        for process in processes:
            process.count(403)
            answers += 1
    assert answers == TOO_MANY_REFUSED


@pytest.mark.parametrize(
    ("shards", "many"), [(None, 1000), (ShardRange(0, 15, 16), 1000), (ShardRange(0, 3, 16), 250)]
)
def test_a_client_counts_for_its_own_shards(shards: ShardRange | None, many: int) -> None:
    refused = SteadyClient(
        asyncio.sleep, mock.AsyncMock(), shards, intents=discord.Intents.none()
    ).refused
    for _ in range(many - 1):
        refused.count(429)
    assert not refused.are_many
    refused.count(429)
    assert refused.are_many


def test_new_direct_messages_are_begun_in_the_order_in_which_they_were_wanted() -> None:
    now = [100.0]
    queue = DirectChannelQueue(2, lambda: now[0])
    people = [UserId(number) for number in range(1, 6)]
    assert [queue.wait_s(person) for person in people] == [0, 0, 60, 60, 120]
    assert queue.wait_s(UserId(5)) == 120  # the same place
    now[0] = 160.0
    assert [queue.wait_s(person) for person in people[2:]] == [0, 0, 60]
    now[0] = 1000.0
    assert queue.wait_s(UserId(9)) == 0

"""Which connections to the gateway a process has, and how they are."""

import math

import discord

from engine.values import Value


class ShardState(Value, frozen=True):
    """One connection to the gateway. `latency_s`: between a heartbeat and its acknowledgement, not
    a number before the first one."""

    number: int
    is_connected: bool
    latency_s: float


def shard_states(client: discord.AutoShardedClient) -> tuple[ShardState, ...]:
    """All shards that this process has to connect, at least one."""
    connected = client.shards
    numbers = client.shard_ids or range(client.shard_count or 1)
    return tuple(_state(number, connected.get(number)) for number in numbers)


def _state(number: int, shard: discord.ShardInfo | None) -> ShardState:
    if shard is None:
        return ShardState(number, is_connected=False, latency_s=math.nan)
    latency_s = shard.latency if math.isfinite(shard.latency) else math.nan
    return ShardState(number, not shard.is_closed(), latency_s)

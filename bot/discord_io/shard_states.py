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


def shard_states(client: discord.Client) -> tuple[ShardState, ...]:
    """All shards that this process has, at least one."""
    is_ready = client.is_ready()
    if isinstance(client, discord.AutoShardedClient):
        known = client.shards
        wanted = client.shard_ids or range(client.shard_count or 1)
        return tuple(_state(number, known.get(number), is_ready=is_ready) for number in wanted)
    socket = client.ws  # None before the first connection, whatever its type says
    is_open = bool(socket) and socket.open
    return (ShardState(client.shard_id or 0, is_ready and is_open, _finite(client.latency)),)


def _state(number: int, shard: discord.ShardInfo | None, *, is_ready: bool) -> ShardState:
    if shard is None:
        return ShardState(number, is_connected=False, latency_s=math.nan)
    is_connected = is_ready and not shard.is_closed()
    return ShardState(number, is_connected, _finite(shard.latency))


def _finite(latency_s: float) -> float:
    return latency_s if math.isfinite(latency_s) else math.nan

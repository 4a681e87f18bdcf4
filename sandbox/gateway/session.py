"""A gateway session: numbered events, kept so that a bot that resumes misses none."""

import secrets
from collections import deque

import msgspec

from sandbox.gateway.connection import GatewayConnection
from sandbox.payloads.gateway_frames import DISPATCH, Shard
from sandbox.payloads.ids import Id
from sandbox.world.guilds import shard_of

MAX_KEPT_EVENTS = 2000


class GatewaySession:
    """Outlives its connection: while `connection` is None, events are only kept for replay."""

    def __init__(self, intents: int, shard: Shard) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.shard = shard
        self.sequence = 0
        self.connection: GatewayConnection | None = None
        self._sent: deque[tuple[int, bytes]] = deque(maxlen=MAX_KEPT_EVENTS)

    def receives(self, guild: Id | None) -> bool:
        """Whether the events of a guild come to this session; None: those of direct messages."""
        number, shards = self.shard
        return shard_of(guild, shards) == number

    def dispatch(self, name: str, data: object) -> None:
        """Send an event to the bot, or keep it until the bot resumes."""
        self.sequence += 1
        event = {"op": DISPATCH, "d": data, "s": self.sequence, "t": name}
        frame = msgspec.json.encode(event)
        self._sent.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def replay(self, connection: GatewayConnection, last_seen: int) -> bool:
        """Send all events after `last_seen`; False if some of them are no longer kept."""
        oldest = self._sent[0][0] if self._sent else self.sequence + 1
        if last_seen > self.sequence or last_seen + 1 < oldest:
            return False
        for sequence, frame in self._sent:
            if sequence > last_seen:
                connection.send(frame)
        return True

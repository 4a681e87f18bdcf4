"""Gateway sessions: numbered events, kept so that a bot that comes back misses none."""

import asyncio
import secrets
import zlib
from collections import deque

import msgspec
from aiohttp import web

from sandbox.payloads.frames import DISPATCH

KEPT_EVENTS = 2000


class Connection:
    """One websocket of a bot; what is to be sent waits in a queue."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._request = request
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue()
        is_zlib = request.query.get("compress") == "zlib-stream"
        # discord.py takes plain text frames as well, whatever compression it asked for
        self._zlib = zlib.compressobj() if is_zlib else None

    def send(self, frame: bytes) -> None:
        self._waiting.put_nowait(frame)

    def send_op(self, op: int, data: object = None) -> None:
        self.send(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    async def pump(self) -> None:
        """Send what waits, until the socket closes."""
        while not self.socket.closed:
            frame = await self._waiting.get()
            try:
                if self._zlib is None:
                    await self.socket.send_str(frame.decode())
                else:
                    packed = self._zlib.compress(frame) + self._zlib.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(packed)
            except ConnectionError:
                return

    def cut(self) -> None:
        """As a cable that is pulled: no close frame."""
        if self._request.transport is not None:
            self._request.transport.abort()


class Session:
    def __init__(self, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.intents = intents
        self.sequence = 0
        self.connection: Connection | None = None
        self._kept: deque[tuple[int, bytes]] = deque(maxlen=KEPT_EVENTS)

    def dispatch(self, name: str, data: object) -> None:
        self.sequence += 1
        event = {"op": DISPATCH, "d": data, "s": self.sequence, "t": name}
        frame = msgspec.json.encode(event)
        self._kept.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.send(frame)

    def replay(self, connection: Connection, seen: int) -> bool:
        """Everything after `seen`; False when that is not kept any more."""
        oldest = self._kept[0][0] if self._kept else self.sequence + 1
        if seen > self.sequence or seen + 1 < oldest:
            return False
        for sequence, frame in self._kept:
            if sequence > seen:
                connection.send(frame)
        return True

"""One websocket connection of a bot to the gateway."""

import asyncio
import zlib

import msgspec
from aiohttp import web


class GatewayConnection:
    """Frames to send wait in a queue, so that sending never blocks the publisher of an event."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self.socket = socket
        self._request = request
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue()
        is_zlib = request.query.get("compress") == "zlib-stream"
        # discord.py accepts plain text frames too, whatever compression it asked for
        self._compressor = zlib.compressobj() if is_zlib else None

    def send(self, frame: bytes) -> None:
        self._outgoing.put_nowait(frame)

    def send_op(self, op: int, data: object = None) -> None:
        self.send(msgspec.json.encode({"op": op, "d": data, "s": None, "t": None}))

    async def send_queued(self) -> None:
        """Send queued frames until the socket closes."""
        while not self.socket.closed:
            frame = await self._outgoing.get()
            try:
                if self._compressor is None:
                    await self.socket.send_str(frame.decode())
                else:
                    compressed = self._compressor.compress(frame)
                    compressed += self._compressor.flush(zlib.Z_SYNC_FLUSH)
                    await self.socket.send_bytes(compressed)
            except ConnectionError:
                return

    def abort(self) -> None:
        """Drop the TCP connection without a close frame."""
        if self._request.transport is not None:
            self._request.transport.abort()

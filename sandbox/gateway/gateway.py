"""Gateway: accepts connections, identifies or resumes sessions, and sends them events."""

import asyncio
import contextlib
from collections import deque

import msgspec
from aiohttp import WSMsgType, web

from sandbox.gateway.connection import GatewayConnection
from sandbox.gateway.dispatches import dispatch_for, guild_create, guild_of
from sandbox.gateway.session import GatewaySession
from sandbox.gateway.session_starts import SessionStarts
from sandbox.payloads.base import Json
from sandbox.payloads.gateway_frames import (
    ALREADY_AUTHENTICATED,
    AUTHENTICATION_FAILED,
    DECODE_ERROR,
    DISALLOWED_INTENTS,
    HEARTBEAT,
    HEARTBEAT_ACK,
    HELLO,
    IDENTIFY,
    INVALID_INTENTS,
    INVALID_SEQUENCE,
    INVALID_SESSION,
    INVALID_SHARD,
    INVALID_VERSION,
    NOT_AUTHENTICATED,
    PRESENCE,
    RATE_LIMITED,
    RECONNECT,
    RESUME,
    SESSION_TIMED_OUT,
    UNKNOWN_OPCODE,
    GatewayFrame,
    Identify,
    Resume,
    Shard,
)
from sandbox.payloads.intents import ALL_INTENTS, GUILDS, PRIVILEGED_INTENTS
from sandbox.world.events import BotOnline, WorldEvent
from sandbox.world.world import World

MAX_FRAME_LENGTH = 4096
MAX_FRAMES_PER_MINUTE = 120
# discord.py notes the time of a heartbeat only after sending it, in another thread. If the answer
# arrives before that, discord.py takes it for one that is late by a whole interval.
HEARTBEAT_ACK_DELAY_S = 0.01
MAX_DISCONNECTED_SESSIONS = 32  # the oldest are forgotten; at Discord after some minutes
CLOSE_CODES_ENDING_SESSION = (1000, 1001)  # after any other code the bot may resume


class GatewayCloseError(Exception):
    """Raised to close the connection with one of Discord's close codes."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    """The websocket side of the sandbox: all connections and sessions of the bot."""

    def __init__(
        self, world: World, heartbeat_s: float, url: str, session_starts: SessionStarts
    ) -> None:
        self.url = url
        self.acknowledges_heartbeats = True  # a test may switch this off
        self._world = world
        self._heartbeat_s = heartbeat_s
        self.session_starts = session_starts
        self._sessions: dict[str, GatewaySession] = {}
        self._connections: set[GatewayConnection] = set()
        world.subscribe(self._on_event)

    @property
    def is_online(self) -> bool:
        return any(session.connection for session in self._sessions.values())

    @property
    def online_shards(self) -> list[Shard]:
        """The shards of all sessions that are connected. A shard that two processes run is there
        twice."""
        return sorted(session.shard for session in self._sessions.values() if session.connection)

    def _on_event(self, event: WorldEvent) -> None:
        guild = guild_of(self._world, event)
        for session in self._sessions.values():
            if not session.receives(guild):
                continue
            dispatched = dispatch_for(self._world, event, session.intents)
            if dispatched is not None:
                session.dispatch(*dispatched)

    # One connection

    async def handle_connection(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await socket.prepare(request)
        connection = GatewayConnection(request, socket)
        self._connections.add(connection)
        sending = asyncio.create_task(connection.send_queued())
        close_code = 0
        try:
            if request.query.get("v", "10") != "10":
                raise GatewayCloseError(INVALID_VERSION)
            close_code = await self._receive_frames(connection)
        except GatewayCloseError as error:
            await socket.close(code=error.code)
        finally:
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await sending
            self._connections.discard(connection)
            self._detach(connection, close_code in CLOSE_CODES_ENDING_SESSION)
        return socket

    async def _receive_frames(self, connection: GatewayConnection) -> int:
        """Handle frames until the bot closes; its close code, or 0 if the connection broke."""
        connection.send_op(HELLO, {"heartbeat_interval": int(self._heartbeat_s * 1000)})
        frame_times_s: deque[float] = deque(maxlen=MAX_FRAMES_PER_MINUTE)
        loop_time_s = asyncio.get_running_loop().time
        while True:
            try:
                message = await connection.socket.receive(timeout=self._heartbeat_s * 2)
            except TimeoutError:
                raise GatewayCloseError(SESSION_TIMED_OUT) from None
            if message.type is not WSMsgType.TEXT:
                return int(message.data) if message.type is WSMsgType.CLOSE else 0
            is_full = len(frame_times_s) == MAX_FRAMES_PER_MINUTE
            if is_full and loop_time_s() - frame_times_s[0] < 60:
                raise GatewayCloseError(RATE_LIMITED)
            frame_times_s.append(loop_time_s())
            self._decode_frame(connection, message.data)

    def _decode_frame(self, connection: GatewayConnection, text: str) -> None:
        if len(text) > MAX_FRAME_LENGTH:
            raise GatewayCloseError(DECODE_ERROR)
        try:
            frame = msgspec.json.decode(text, type=GatewayFrame)
            self._handle_frame(connection, frame)
        except msgspec.MsgspecError:
            raise GatewayCloseError(DECODE_ERROR) from None

    def _handle_frame(self, connection: GatewayConnection, frame: GatewayFrame) -> None:
        session = self._session_of(connection)
        match frame.op:
            case x if x == HEARTBEAT:
                if self.acknowledges_heartbeats:
                    loop = asyncio.get_running_loop()
                    loop.call_later(HEARTBEAT_ACK_DELAY_S, connection.send_op, HEARTBEAT_ACK)
            case x if x in (IDENTIFY, RESUME):
                if session is not None:
                    raise GatewayCloseError(ALREADY_AUTHENTICATED)
                if x == IDENTIFY:
                    self._identify(connection, msgspec.json.decode(frame.d, type=Identify))
                else:
                    self._resume(connection, msgspec.json.decode(frame.d, type=Resume))
            case x if x == PRESENCE:
                if session is None:
                    raise GatewayCloseError(NOT_AUTHENTICATED)
            case _:
                raise GatewayCloseError(UNKNOWN_OPCODE)

    def _identify(self, connection: GatewayConnection, identify: Identify) -> None:
        application = self._world.state.application
        if identify.token != application.token:
            raise GatewayCloseError(AUTHENTICATION_FAILED)
        if not 0 <= identify.shard[0] < identify.shard[1]:
            raise GatewayCloseError(INVALID_SHARD)
        if identify.intents & ~ALL_INTENTS or identify.intents < 0:
            raise GatewayCloseError(INVALID_INTENTS)
        if identify.intents & PRIVILEGED_INTENTS & ~application.privileged_intents:
            raise GatewayCloseError(DISALLOWED_INTENTS)
        if not self.session_starts.start(identify.shard):
            connection.send_op(INVALID_SESSION, False)
            return
        session = GatewaySession(identify.intents, identify.shard)
        self._forget_oldest()
        self._sessions[session.id] = session
        self._attach(session, connection)
        guilds = [guild for guild in self._world.guilds() if session.receives(guild.id)]
        ready: Json = {
            "v": 10,
            "user": self._world.bot,
            "guilds": [{"id": guild.id, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": identify.shard,
            "application": {"id": application.id, "flags": 0},
        }
        session.dispatch("READY", ready)
        for guild in guilds if identify.intents & GUILDS else ():
            session.dispatch("GUILD_CREATE", guild_create(self._world, guild, identify.intents))
        self._world.publish(BotOnline(True))

    def _resume(self, connection: GatewayConnection, resume: Resume) -> None:
        if resume.token != self._world.state.application.token:
            raise GatewayCloseError(AUTHENTICATION_FAILED)
        session = self._sessions.get(resume.session_id)
        if session is None:
            connection.send_op(INVALID_SESSION, False)
            return
        if resume.seq > session.sequence:
            raise GatewayCloseError(INVALID_SEQUENCE)
        if not session.replay(connection, resume.seq):
            connection.send_op(INVALID_SESSION, False)
            return
        self._attach(session, connection)
        session.dispatch("RESUMED", {"_trace": []})
        self._world.publish(BotOnline(True))

    # Sessions

    def _session_of(self, connection: GatewayConnection) -> GatewaySession | None:
        return next((s for s in self._sessions.values() if s.connection is connection), None)

    def _attach(self, session: GatewaySession, connection: GatewayConnection) -> None:
        if session.connection is not None:
            session.connection.abort()
        session.connection = connection

    def _detach(self, connection: GatewayConnection, ends_session: bool) -> None:
        session = self._session_of(connection)
        if session is None:
            return
        session.connection = None
        if ends_session:
            del self._sessions[session.id]
        self._world.publish(BotOnline(self.is_online))

    def _forget_oldest(self) -> None:
        """A bot that was killed never comes back to its session."""
        disconnected = [s.id for s in self._sessions.values() if s.connection is None]
        for session in disconnected[:-MAX_DISCONNECTED_SESSIONS]:
            del self._sessions[session]

    # Faults

    def drop_connections(self) -> None:
        """Drop all connections without a close frame."""
        for connection in tuple(self._connections):
            connection.abort()

    async def close_connections(self, code: int) -> None:
        for connection in tuple(self._connections):
            await connection.socket.close(code=code)

    def request_reconnect(self) -> None:
        for connection in self._connections:
            connection.send_op(RECONNECT)

    def invalidate_sessions(self, resumable: bool = False) -> None:
        """Send INVALID_SESSION; the sessions are deleted unless they may be resumed."""
        for connection in self._connections:
            connection.send_op(INVALID_SESSION, resumable)
        if not resumable:
            for session in tuple(self._sessions.values()):
                session.connection = None
            self._sessions.clear()
            self._world.publish(BotOnline(False))

    def delete_disconnected_sessions(self) -> None:
        """Refuse the next RESUME, as Discord does after a long absence."""
        self._sessions = {s.id: s for s in self._sessions.values() if s.connection is not None}

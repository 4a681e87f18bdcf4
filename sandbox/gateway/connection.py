"""The gateway, version 10: how a bot comes online, stays there, and hears of what happens."""

import asyncio
import contextlib
from collections import deque

import msgspec
from aiohttp import WSMsgType, web

from sandbox.gateway.dispatches import (
    ALL_INTENTS,
    GUILDS,
    PRIVILEGED,
    dispatch,
    guild_create,
    members_chunk,
)
from sandbox.gateway.sessions import Connection, Session
from sandbox.payloads.frames import (
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
    REQUEST_MEMBERS,
    RESUME,
    SESSION_TIMED_OUT,
    UNKNOWN_OPCODE,
    VOICE_STATE,
    Frame,
    Identify,
    RequestMembers,
    Resume,
)
from sandbox.people.inputs import Json
from sandbox.world.events import BotOnline, Happening
from sandbox.world.world import World

LARGEST_FRAME = 4096
MOST_FRAMES_A_MINUTE = 120
# A network's time. discord.py writes down when it sent a heartbeat after sending it, in another
# thread, and takes an answer that overtakes this for one that is a whole interval late.
ACK_AFTER_S = 0.01
GOODBYES = (1000, 1001)  # a bot that says goodbye does not come back to its session


class Hangup(Exception):  # noqa: N818  # how the gateway ends a conversation
    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Gateway:
    def __init__(self, world: World, heartbeat_s: float) -> None:
        self.address = ""
        self.acknowledges = True  # a fault may switch the answers to heartbeats off
        self._world = world
        self._heartbeat_s = heartbeat_s
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        world.listen(self._hear)

    @property
    def is_online(self) -> bool:
        return any(session.connection for session in self._sessions.values())

    def _hear(self, happening: Happening) -> None:
        for session in self._sessions.values():
            event = dispatch(self._world, happening, session.intents)
            if event is not None:
                session.dispatch(*event)

    # One conversation

    async def converse(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(max_msg_size=0, timeout=1.0)
        await socket.prepare(request)
        connection = Connection(request, socket)
        self._connections.add(connection)
        pump = asyncio.create_task(connection.pump())
        goodbye = 0
        try:
            if request.query.get("v", "10") != "10":
                raise Hangup(INVALID_VERSION)
            goodbye = await self._listen(connection)
        except Hangup as hangup:
            await socket.close(code=hangup.code)
        finally:
            pump.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await pump
            self._connections.discard(connection)
            self._detach(connection, goodbye in GOODBYES)
        return socket

    async def _listen(self, connection: Connection) -> int:
        """Hear the bot out; the code with which it closes, or 0 when the line just ends."""
        connection.send_op(HELLO, {"heartbeat_interval": int(self._heartbeat_s * 1000)})
        frames: deque[float] = deque(maxlen=MOST_FRAMES_A_MINUTE)
        clock = asyncio.get_running_loop().time
        while True:
            try:
                message = await connection.socket.receive(timeout=self._heartbeat_s * 2)
            except TimeoutError:
                raise Hangup(SESSION_TIMED_OUT) from None
            if message.type is not WSMsgType.TEXT:
                return int(message.data) if message.type is WSMsgType.CLOSE else 0
            if len(frames) == MOST_FRAMES_A_MINUTE and clock() - frames[0] < 60:
                raise Hangup(RATE_LIMITED)
            frames.append(clock())
            self._take(connection, message.data)

    def _take(self, connection: Connection, text: str) -> None:
        if len(text) > LARGEST_FRAME:
            raise Hangup(DECODE_ERROR)
        try:
            frame = msgspec.json.decode(text, type=Frame)
            self._act(connection, frame)
        except msgspec.MsgspecError:
            raise Hangup(DECODE_ERROR) from None

    def _act(self, connection: Connection, frame: Frame) -> None:
        session = self._session_of(connection)
        match frame.op:
            case x if x == HEARTBEAT:
                if self.acknowledges:
                    later = asyncio.get_running_loop().call_later
                    later(ACK_AFTER_S, connection.send_op, HEARTBEAT_ACK)
            case x if x in (IDENTIFY, RESUME):
                if session is not None:
                    raise Hangup(ALREADY_AUTHENTICATED)
                if x == IDENTIFY:
                    self._identify(connection, msgspec.json.decode(frame.d, type=Identify))
                else:
                    self._resume(connection, msgspec.json.decode(frame.d, type=Resume))
            case x if x in (PRESENCE, VOICE_STATE, REQUEST_MEMBERS):
                if session is None:
                    raise Hangup(NOT_AUTHENTICATED)
                if x == REQUEST_MEMBERS:
                    asked = msgspec.json.decode(frame.d, type=RequestMembers)
                    chunk = members_chunk(self._world, session.intents, asked)
                    session.dispatch("GUILD_MEMBERS_CHUNK", chunk)
            case _:
                raise Hangup(UNKNOWN_OPCODE)

    def _identify(self, connection: Connection, wish: Identify) -> None:
        application = self._world.state.application
        if wish.token != application.token:
            raise Hangup(AUTHENTICATION_FAILED)
        if wish.shard[0] >= wish.shard[1]:
            raise Hangup(INVALID_SHARD)
        if wish.intents & ~ALL_INTENTS or wish.intents < 0:
            raise Hangup(INVALID_INTENTS)
        if wish.intents & PRIVILEGED & ~application.privileged_intents:
            raise Hangup(DISALLOWED_INTENTS)
        session = Session(wish.intents)
        self._sessions[session.id] = session
        self._attach(session, connection)
        guilds = [self._world.state.guild.id] if self._world.state.bot_in_guild else []
        ready: Json = {
            "v": 10,
            "user": self._world.bot,
            "guilds": [{"id": guild, "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.address,
            "shard": wish.shard,
            "application": {"id": application.id, "flags": 0},
        }
        session.dispatch("READY", ready)
        if guilds and wish.intents & GUILDS:
            session.dispatch("GUILD_CREATE", guild_create(self._world, wish.intents))
        self._world.tell(BotOnline(True))

    def _resume(self, connection: Connection, wish: Resume) -> None:
        if wish.token != self._world.state.application.token:
            raise Hangup(AUTHENTICATION_FAILED)
        session = self._sessions.get(wish.session_id)
        if session is None:
            connection.send_op(INVALID_SESSION, False)
            return
        if wish.seq > session.sequence:
            raise Hangup(INVALID_SEQUENCE)
        if not session.replay(connection, wish.seq):
            connection.send_op(INVALID_SESSION, False)
            return
        self._attach(session, connection)
        session.dispatch("RESUMED", {"_trace": []})
        self._world.tell(BotOnline(True))

    # Who is connected

    def _session_of(self, connection: Connection) -> Session | None:
        return next((s for s in self._sessions.values() if s.connection is connection), None)

    def _attach(self, session: Session, connection: Connection) -> None:
        if session.connection is not None:
            session.connection.cut()
        session.connection = connection

    def _detach(self, connection: Connection, for_good: bool) -> None:
        session = self._session_of(connection)
        if session is None:
            return
        session.connection = None
        if for_good:
            del self._sessions[session.id]
        if not self.is_online:
            self._world.tell(BotOnline(False))

    # Faults

    def cut(self) -> None:
        """Every connection breaks without a word."""
        for connection in tuple(self._connections):
            connection.cut()

    async def hang_up(self, code: int) -> None:
        for connection in tuple(self._connections):
            await connection.socket.close(code=code)

    def ask_to_reconnect(self) -> None:
        for connection in self._connections:
            connection.send_op(RECONNECT)

    def invalidate(self, resumable: bool = False) -> None:
        for connection in self._connections:
            connection.send_op(INVALID_SESSION, resumable)
        if not resumable:
            for session in tuple(self._sessions.values()):
                session.connection = None
            self._sessions.clear()
            self._world.tell(BotOnline(False))

    def forget_sessions(self) -> None:
        """The next RESUME is refused, as after a long absence."""
        self._sessions = {s.id: s for s in self._sessions.values() if s.connection is not None}

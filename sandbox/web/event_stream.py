"""The page's stream: what happens, told to each open window as far as its person may see it."""

import asyncio

import msgspec
from aiohttp import WSMsgType, web

from sandbox.payloads.ids import Id
from sandbox.payloads.users import Person
from sandbox.people.inputs import Json
from sandbox.web.views import PageViews
from sandbox.world.events import (
    BotJoined,
    BotLeft,
    BotOnline,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    CommandsChanged,
    Happening,
    InteractionSettled,
    MemberJoined,
    MemberLeft,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    ModalOpened,
    PersonChanged,
    ReactionChanged,
    ReadUpTo,
    Typing,
)
from sandbox.world.world import World

PARTS = {
    ChannelCreated: ["channels"],
    ChannelUpdated: ["channels"],
    ChannelDeleted: ["channels"],
    MemberJoined: ["members", "people"],
    MemberLeft: ["members", "channels"],
    BotJoined: ["members"],
    BotLeft: ["members", "commands"],
    PersonChanged: ["people", "commands"],
    CommandsChanged: ["commands"],
}


class PageEvents:
    def __init__(self, world: World, views: PageViews) -> None:
        self._world = world
        self._views = views
        self._open: dict[web.WebSocketResponse, tuple[Id, asyncio.Queue[Json]]] = {}
        world.listen(self._hear)

    async def stream(self, request: web.Request, person: Person) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30.0, timeout=1.0)
        await socket.prepare(request)
        queue: asyncio.Queue[Json] = asyncio.Queue()
        self._open[socket] = (person.user.id, queue)
        queue.put_nowait({"type": "hello"})
        pump = asyncio.create_task(self._pump(socket, queue))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
        finally:
            self._open.pop(socket, None)
            pump.cancel()
            await asyncio.gather(pump, return_exceptions=True)
        return socket

    async def _pump(self, socket: web.WebSocketResponse, queue: asyncio.Queue[Json]) -> None:
        while not socket.closed:
            event = await queue.get()
            await socket.send_str(msgspec.json.encode(event).decode())

    async def close(self) -> None:
        await asyncio.gather(*(socket.close(code=1001) for socket in tuple(self._open)))

    def _hear(self, happening: Happening) -> None:
        for user, queue in self._open.values():
            for event in self.told(self._world.person(user), happening):
                queue.put_nowait(event)

    def told(self, person: Person, happening: Happening) -> list[Json]:
        """The events of one person's stream."""
        parts = PARTS.get(type(happening))
        if parts is not None:
            return [{"type": part} for part in parts]
        match happening:
            case MessageCreated() | MessageUpdated() | MessageDeleted():
                return self._message_told(person, happening)
            case Typing(channel=channel) if self._sees(person, channel):
                return [{"type": "typing", "channel_id": channel, "user_id": happening.user}]
            case ReactionChanged(channel=channel) if self._sees(person, channel):
                message = self._world.message(channel, happening.message)
                return [self._whole("message_update", person, message)]
            case ReadUpTo(user=user) if user == person.user.id:
                return [self._unread(person, happening.channel)]
            case BotOnline():
                return [{"type": "bot", "online": happening.online}]
            case InteractionSettled() | ModalOpened() if happening.user == person.user.id:
                return [own_event(happening)]
            case _:
                return []

    def _message_told(
        self, person: Person, happening: MessageCreated | MessageUpdated | MessageDeleted
    ) -> list[Json]:
        if happening.only_for not in (None, person.user.id):
            return []
        if isinstance(happening, MessageDeleted):
            if not self._sees(person, happening.channel):
                return []
            deleted: Json = {"channel_id": happening.channel, "id": happening.id}
            return [{"type": "message_delete", **deleted}, self._unread(person, happening.channel)]
        message = happening.message
        if not self._sees(person, message.channel_id):
            return []
        if isinstance(happening, MessageUpdated):
            return [self._whole("message_update", person, message)]
        return [
            self._whole("message_create", person, message),
            self._unread(person, message.channel_id),
        ]

    def _whole(self, kind: str, person: Person, message: msgspec.Struct) -> Json:
        return {"type": kind, "message": self._views.message(person, message)}  # type: ignore[arg-type]

    def _unread(self, person: Person, channel: Id) -> Json:
        unread, mentions = self._world.unread(person, channel)
        counts: Json = {"unread": unread, "mentions": mentions}
        return {"type": "unread", "channel_id": channel, **counts}

    def _sees(self, person: Person, channel: Id) -> bool:
        found = self._world.state.channels.get(channel)
        return found is not None and self._world.sees(person, found)


def own_event(happening: InteractionSettled | ModalOpened) -> Json:
    if isinstance(happening, ModalOpened):
        modal = msgspec.convert(msgspec.to_builtins(happening.modal), Json)
        about: Json = {"id": happening.id, "channel_id": happening.channel}
        return {"type": "modal", "modal": modal | about}
    return {
        "type": "interaction",
        "id": happening.id,
        "status": happening.status,
        "channel_id": happening.channel,
        "message_id": happening.message,
        "custom_id": happening.custom_id,
    }

"""The page's event stream: each window gets the events that its person may see."""

import asyncio

import msgspec
from aiohttp import WSMsgType, web

from sandbox.payloads.base import Json
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Person
from sandbox.web.views import PageViews
from sandbox.world.events import (
    BotJoined,
    BotLeft,
    BotMemberUpdated,
    BotOnline,
    ChannelCreated,
    ChannelDeleted,
    ChannelRead,
    ChannelUpdated,
    ClockMoved,
    CommandsChanged,
    EmojisChanged,
    InteractionStatusChanged,
    MemberJoined,
    MemberLeft,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    ModalClosed,
    ModalOpened,
    PersonChanged,
    RoleCreated,
    RoleUpdated,
    WorldEvent,
)
from sandbox.world.read_state import count_unread
from sandbox.world.world import World

CHANGED_STATE = {
    ChannelCreated: ["channels"],
    ChannelUpdated: ["channels"],
    ChannelDeleted: ["channels"],
    MemberJoined: ["members", "people"],
    MemberLeft: ["members", "channels"],
    BotJoined: ["members"],
    BotLeft: ["members", "commands"],
    BotMemberUpdated: ["members"],
    RoleCreated: ["members", "channels"],
    RoleUpdated: ["members", "channels"],
    PersonChanged: ["people", "commands"],
    CommandsChanged: ["commands"],
}


class PageEventStream:
    """The websockets of all open windows."""

    def __init__(self, world: World, views: PageViews) -> None:
        self._world = world
        self._views = views
        self._connections: dict[web.WebSocketResponse, tuple[Id, asyncio.Queue[Json]]] = {}
        world.subscribe(self._on_event)

    async def handle_connection(
        self, request: web.Request, person: Person
    ) -> web.WebSocketResponse:
        socket = web.WebSocketResponse(heartbeat=30.0, timeout=1.0)
        await socket.prepare(request)
        queue: asyncio.Queue[Json] = asyncio.Queue()
        self._connections[socket] = (person.user.id, queue)
        queue.put_nowait({"type": "hello"})
        sending = asyncio.create_task(self._send_queued(socket, queue))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    break
        finally:
            self._connections.pop(socket, None)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
        return socket

    async def _send_queued(self, socket: web.WebSocketResponse, queue: asyncio.Queue[Json]) -> None:
        while not socket.closed:
            event = await queue.get()
            await socket.send_str(msgspec.json.encode(event).decode())

    async def close(self) -> None:
        await asyncio.gather(*(socket.close(code=1001) for socket in tuple(self._connections)))

    def _on_event(self, event: WorldEvent) -> None:
        for user, queue in self._connections.values():
            for page_event in self._events_for(self._world.person(user), event):
                queue.put_nowait(page_event)

    def _events_for(self, person: Person, event: WorldEvent) -> list[Json]:
        """The page events that this person gets for an event of the world."""
        parts = CHANGED_STATE.get(type(event))
        if parts is not None:
            return [{"type": part} for part in parts]
        match event:
            case MessageCreated() | MessageUpdated() | MessageDeleted():
                return self._message_events(person, event)
            case ChannelRead(user=user) if user == person.user.id:
                return [self._unread_event(person, event.channel)]
            case EmojisChanged():
                # With the list itself, so that it arrives before a message that uses an emoji.
                return [{"type": "emojis", "emojis": self._views.emojis()}]
            case ClockMoved():
                return [{"type": "clock", "ahead_s": event.ahead_s}]
            case BotOnline():
                return [{"type": "bot", "online": event.online}]
            case InteractionStatusChanged() | ModalOpened() if event.user == person.user.id:
                return [interaction_event(event)]
            case ModalClosed(user=user) if user == person.user.id:
                return [{"type": "modal_closed", "id": event.id}]
            case _:
                return []

    def _message_events(
        self, person: Person, event: MessageCreated | MessageUpdated | MessageDeleted
    ) -> list[Json]:
        if event.only_for not in (None, person.user.id):
            return []
        if isinstance(event, MessageDeleted):
            if not self._can_view(person, event.channel):
                return []
            deleted: Json = {"channel_id": event.channel, "id": event.id}
            unread = self._unread_event(person, event.channel)
            return [{"type": "message_delete", **deleted}, unread]
        message = event.message
        if not self._can_view(person, message.channel_id):
            return []
        if isinstance(event, MessageUpdated):
            return [self._message_event("message_update", person, message)]
        return [
            self._message_event("message_create", person, message),
            self._unread_event(person, message.channel_id),
        ]

    def _message_event(self, kind: str, person: Person, message: Message) -> Json:
        return {"type": kind, "message": self._views.message(person, message)}

    def _unread_event(self, person: Person, channel: Id) -> Json:
        unread, mentions = count_unread(self._world, person, channel)
        counts: Json = {"unread": unread, "mentions": mentions}
        return {"type": "unread", "channel_id": channel, **counts}

    def _can_view(self, person: Person, channel: Id) -> bool:
        found = self._world.state.channels.get(channel)
        return found is not None and self._world.can_view(person, found)


def interaction_event(event: InteractionStatusChanged | ModalOpened) -> Json:
    if isinstance(event, ModalOpened):
        modal = msgspec.convert(msgspec.to_builtins(event.modal), Json)
        ids: Json = {"id": event.id, "channel_id": event.channel}
        return {"type": "modal", "modal": modal | ids}
    return {
        "type": "interaction",
        "id": event.id,
        "status": event.status,
        "channel_id": event.channel,
        "message_id": event.message,
        "custom_id": event.custom_id,
    }

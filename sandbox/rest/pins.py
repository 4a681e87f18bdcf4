"""Endpoints for pinned messages."""

from msgspec import structs

from sandbox.messages.message_store import replace_message
from sandbox.payloads.base import Json
from sandbox.payloads.channels import Channel
from sandbox.payloads.errors import TOO_MANY_PINS, DiscordRefusal
from sandbox.payloads.messages import Message
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.request import RestRequest
from sandbox.world import permissions
from sandbox.world.events import PinsChanged
from sandbox.world.world import World

MAX_PINS = 50


class PinEndpoints:
    def __init__(self, world: World) -> None:
        self._world = world

    def endpoints(self) -> list[Endpoint]:
        pins = "/channels/{channel_id}/messages/pins"
        return [
            Endpoint("GET", pins, self.list_pins),
            Endpoint("PUT", pins + "/{message_id}", self.pin),
            Endpoint("DELETE", pins + "/{message_id}", self.unpin),
        ]

    def list_pins(self, request: RestRequest) -> Json:
        channel = self._world.channel_for_bot(request.id("channel_id"))
        pinned = [m for m in self._world.messages(channel.id).values() if m.pinned]
        items = [{"pinned_at": m.timestamp, "message": m} for m in reversed(pinned)]
        return {"items": items, "has_more": False}

    def pin(self, request: RestRequest) -> None:
        channel, message = self._find(request)
        if sum(m.pinned for m in self._world.messages(channel.id).values()) >= MAX_PINS:
            raise DiscordRefusal(TOO_MANY_PINS)
        self._set_pinned(message, True)

    def unpin(self, request: RestRequest) -> None:
        _, message = self._find(request)
        self._set_pinned(message, False)

    def _find(self, request: RestRequest) -> tuple[Channel, Message]:
        channel = self._world.channel_for_bot(request.id("channel_id"))
        message = self._world.public_message(channel.id, request.id("message_id"))
        self._world.require_bot_permission(channel, permissions.PIN_MESSAGES)
        return channel, message

    def _set_pinned(self, message: Message, pinned: bool) -> None:
        replace_message(self._world, structs.replace(message, pinned=pinned))
        self._world.publish(PinsChanged(message.channel_id))

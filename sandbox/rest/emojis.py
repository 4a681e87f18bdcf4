"""Endpoints for the emoji of the bot's application."""

from sandbox.messages.attachments import AttachmentStorage
from sandbox.payloads.base import Json
from sandbox.payloads.emojis import EmojiBody
from sandbox.payloads.errors import UNKNOWN_APPLICATION, DiscordRefusal
from sandbox.rest.endpoint import Created, Endpoint
from sandbox.rest.request import RestRequest
from sandbox.world.emojis import create_emoji, decode_image
from sandbox.world.world import World


class EmojiEndpoints:
    def __init__(self, world: World, storage: AttachmentStorage) -> None:
        self._world = world
        self._storage = storage

    def endpoints(self) -> list[Endpoint]:
        path = "/applications/{application_id}/emojis"
        return [Endpoint("GET", path, self.list_emojis), Endpoint("POST", path, self.create)]

    def _require_own_application(self, request: RestRequest) -> None:
        if request.id("application_id") != self._world.state.application.id:
            raise DiscordRefusal(UNKNOWN_APPLICATION)

    def list_emojis(self, request: RestRequest) -> Json:
        self._require_own_application(request)
        return {"items": list(self._world.state.emojis.values())}

    def create(self, request: RestRequest) -> Created:
        self._require_own_application(request)
        body = request.body(EmojiBody)
        image = decode_image(body.image)
        emoji = create_emoji(self._world, body.name, image)
        self._storage.put(self._world.state.application.id, emoji.id, image)
        return Created(emoji)

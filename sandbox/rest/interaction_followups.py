"""Endpoints for everything after the first response: follow-ups, and edits of @original."""

from sandbox.interactions.interaction import Interaction
from sandbox.interactions.registry import InteractionRegistry
from sandbox.interactions.responses import InteractionResponses
from sandbox.messages.message_store import delete_message
from sandbox.payloads.errors import UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, DiscordRefusal
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message, MessageBody
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.rate_limits import FOLLOW_UPS
from sandbox.rest.request import RestRequest
from sandbox.world.world import World

ORIGINAL = "@original"


class FollowUpEndpoints:
    def __init__(
        self, world: World, interactions: InteractionRegistry, responses: InteractionResponses
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._responses = responses

    def endpoints(self) -> list[Endpoint]:
        path = "/webhooks/{webhook_id}/{token}"
        one = path + "/messages/{message}"
        return [
            Endpoint("POST", path, self.send, FOLLOW_UPS, needs_token=False),
            Endpoint("PATCH", one, self.edit, FOLLOW_UPS, needs_token=False),
            Endpoint("DELETE", one, self.delete, FOLLOW_UPS, needs_token=False),
        ]

    def _interaction(self, request: RestRequest) -> Interaction:
        if request.id("webhook_id") != self._world.state.application.id:
            raise DiscordRefusal(UNKNOWN_WEBHOOK)
        return self._interactions.find_answered(request.path["token"])

    def send(self, request: RestRequest) -> Message:
        interaction = self._interaction(request)
        self._world.channel(interaction.channel)  # refuses if it has been deleted
        return self._responses.follow_up(interaction, request.body(MessageBody), request.uploads)

    def _find(self, interaction: Interaction, request: RestRequest) -> Message:
        """The message named in the path, or refuse one that belongs to another interaction."""
        wanted = request.path["message"]
        message_id = interaction.original if wanted == ORIGINAL else Id(wanted)
        if message_id is None:
            raise DiscordRefusal(UNKNOWN_WEBHOOK if wanted == ORIGINAL else UNKNOWN_MESSAGE)
        message = self._world.message(interaction.channel, message_id)
        metadata = message.interaction_metadata
        answers = metadata.id if metadata else None
        if interaction.id != answers and message.id != interaction.original:
            raise DiscordRefusal(UNKNOWN_MESSAGE)
        return message

    def edit(self, request: RestRequest) -> Message:
        interaction = self._interaction(request)
        message = self._find(interaction, request)
        return self._responses.edit(
            interaction, message, request.body(MessageBody), request.uploads
        )

    def delete(self, request: RestRequest) -> None:
        """Delete a message. Without its response, the next follow-up is a message of its own."""
        interaction = self._interaction(request)
        message = self._find(interaction, request)
        if message.id == interaction.original:
            interaction.is_deferred = False
        delete_message(self._world, message)

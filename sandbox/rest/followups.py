"""What comes after the first answer: more messages, and changes to @original."""

from sandbox.messages import posting
from sandbox.payloads.errors import UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, DiscordRefusal
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import Message, MessageBody
from sandbox.rest.interaction_messages import Answers
from sandbox.rest.rate_limits import FOLLOW_UPS
from sandbox.rest.requests import Call, Endpoint
from sandbox.world.interactions import Interaction, Interactions
from sandbox.world.world import World

ORIGINAL = "@original"


class FollowUps:
    def __init__(self, world: World, interactions: Interactions, answers: Answers) -> None:
        self._world = world
        self._interactions = interactions
        self._answers = answers

    def endpoints(self) -> list[Endpoint]:
        path = "/webhooks/{webhook_id}/{token}"
        one = path + "/messages/{message}"
        return [
            Endpoint("POST", path, self.send, FOLLOW_UPS, needs_token=False),
            Endpoint("GET", one, self.message, FOLLOW_UPS, needs_token=False),
            Endpoint("PATCH", one, self.edit, FOLLOW_UPS, needs_token=False),
            Endpoint("DELETE", one, self.delete, FOLLOW_UPS, needs_token=False),
        ]

    def _interaction(self, call: Call) -> Interaction:
        if call.id("webhook_id") != self._world.state.application.id:
            raise DiscordRefusal(UNKNOWN_WEBHOOK)
        return self._interactions.to_follow_up(call.path["token"])

    def send(self, call: Call) -> Message:
        interaction = self._interaction(call)
        self._world.channel(interaction.channel)
        return self._answers.follow_up(interaction, call.body(MessageBody), call.uploads)

    def message(self, call: Call) -> Message:
        return self._found(self._interaction(call), call)

    def _found(self, interaction: Interaction, call: Call) -> Message:
        """Only messages of this interaction can be reached with its token."""
        wanted = call.path["message"]
        message_id = interaction.original if wanted == ORIGINAL else Id(wanted)
        if message_id is None:
            raise DiscordRefusal(UNKNOWN_WEBHOOK if wanted == ORIGINAL else UNKNOWN_MESSAGE)
        message = self._world.message(interaction.channel, message_id)
        note = message.interaction_metadata
        if message.id != interaction.original and (not note or note.id != interaction.id):
            raise DiscordRefusal(UNKNOWN_MESSAGE)
        return message

    def edit(self, call: Call) -> Message:
        interaction = self._interaction(call)
        message = self._found(interaction, call)
        return self._answers.edit(interaction, message, call.body(MessageBody), call.uploads)

    def delete(self, call: Call) -> None:
        interaction = self._interaction(call)
        posting.delete(self._world, self._found(interaction, call))

"""The endpoint for the first response to an interaction, of every callback type."""

from typing import Annotated

import msgspec
from msgspec import Meta

from sandbox.interactions.interaction import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction
from sandbox.interactions.registry import InteractionRegistry
from sandbox.interactions.responses import InteractionResponses
from sandbox.messages.form_rules import modal_problems
from sandbox.payloads.base import Json, RequestBody
from sandbox.payloads.commands import Choice
from sandbox.payloads.component_tree import number_components
from sandbox.payloads.components import Modal
from sandbox.payloads.errors import (
    UNKNOWN_INTERACTION,
    DiscordRefusal,
    FieldProblem,
    invalid_form,
    refuse_if_any,
)
from sandbox.payloads.messages import EPHEMERAL, Message, MessageBody
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.json_body import decode_body
from sandbox.rest.request import RestRequest
from sandbox.world.world import World

MESSAGE = 4
DEFERRED_MESSAGE = 5
DEFERRED_UPDATE = 6
UPDATE_MESSAGE = 7
AUTOCOMPLETE_RESULT = 8
MODAL = 9


class CallbackBody(RequestBody, frozen=True, kw_only=True):
    type: Annotated[int, Meta(ge=1, le=12)]
    data: msgspec.Raw = msgspec.Raw(b"{}")


class DeferredMessageBody(RequestBody, frozen=True, kw_only=True):
    flags: int | None = None


class ChoicesBody(RequestBody, frozen=True, kw_only=True):
    choices: Annotated[list[Choice], Meta(max_length=25)]


class CallbackEndpoints:
    def __init__(
        self, world: World, interactions: InteractionRegistry, responses: InteractionResponses
    ) -> None:
        self._world = world
        self._interactions = interactions
        self._responses = responses

    def endpoints(self) -> list[Endpoint]:
        path = "/interactions/{interaction_id}/{token}/callback"
        return [Endpoint("POST", path, self.respond, needs_token=False)]

    def respond(self, request: RestRequest) -> Json | None:
        interaction = self._interactions.find_unanswered(
            request.id("interaction_id"), request.path["token"]
        )
        body = request.body(CallbackBody)
        require_allowed_type(interaction, body.type)
        message = self._apply(interaction, body, request)
        self._interactions.acknowledge(interaction, body.type)
        if not request.flag("with_response"):
            return None
        return self._describe(interaction, body.type, message)

    def _apply(
        self, interaction: Interaction, body: CallbackBody, request: RestRequest
    ) -> Message | None:
        """Carry out the callback; the message it creates or edits, if any."""
        data = bytes(body.data) if bytes(body.data) != b"null" else b"{}"
        try:
            match body.type:
                case x if x == DEFERRED_MESSAGE:
                    flags = decode_body(data, DeferredMessageBody).flags or 0
                    return self._responses.defer(interaction, bool(flags & EPHEMERAL))
                case x if x == AUTOCOMPLETE_RESULT:
                    interaction.choices = decode_body(data, ChoicesBody).choices
                    return None
                case x if x == MODAL:
                    modal = decode_body(data, Modal)
                    refuse_if_any(modal_problems(modal, self._world.state.emojis))
                    number_components(modal.components)
                    self._interactions.open_modal(interaction, modal)
                    return None
                case x if x == MESSAGE:
                    content = decode_body(data, MessageBody)
                    return self._responses.answer(interaction, content, request.uploads)
                case _:
                    is_deferred = body.type == DEFERRED_UPDATE
                    return self._update(interaction, data, request, is_deferred)
        except DiscordRefusal as error:
            if error.errors is None:
                raise
            raise DiscordRefusal(error.reason, {"data": error.errors}) from None

    def _update(
        self, interaction: Interaction, data: bytes, request: RestRequest, is_deferred: bool
    ) -> Message:
        """Edit the message whose component was used, unless the update is deferred."""
        message = self._message_of_component(interaction)
        interaction.original = message.id
        if is_deferred or data == b"{}":
            return message
        content = decode_body(data, MessageBody)
        return self._responses.edit(interaction, message, content, request.uploads)

    def _message_of_component(self, interaction: Interaction) -> Message:
        if interaction.message is None:
            raise DiscordRefusal(UNKNOWN_INTERACTION)
        return self._world.message(interaction.channel, interaction.message)

    def _describe(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        """The response body for bots that ask for one with `with_response`."""
        about: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "channel_id": interaction.channel,
            "response_message_loading": kind == DEFERRED_MESSAGE,
        }
        response: Json = {"interaction": about}
        if message is not None:
            about["response_message_id"] = message.id
            about["response_message_ephemeral"] = message.is_ephemeral
            response["resource"] = {"type": kind, "message": message}
        return response


def require_allowed_type(interaction: Interaction, kind: int) -> None:
    """Refuse callback types that do not suit the interaction: a command cannot update."""
    allowed = {MESSAGE, DEFERRED_MESSAGE}
    if interaction.kind == AUTOCOMPLETE:
        allowed = {AUTOCOMPLETE_RESULT}
    elif interaction.message is not None:
        allowed |= {DEFERRED_UPDATE, UPDATE_MESSAGE}
    if interaction.kind in (COMMAND, COMPONENT):
        allowed |= {MODAL}
    if kind not in allowed:
        message = f"Value must be one of {{{', '.join(map(str, sorted(allowed)))}}}."
        raise invalid_form([FieldProblem(("type",), "BASE_TYPE_CHOICES", message)])

"""The first answer to an interaction, of every type."""

from typing import Annotated

import msgspec
from msgspec import Meta

from sandbox.messages import component_rules
from sandbox.payloads.base import RequestBody
from sandbox.payloads.commands import Choice
from sandbox.payloads.components import Modal
from sandbox.payloads.errors import (
    UNKNOWN_INTERACTION,
    DiscordRefusal,
    FieldProblem,
    invalid_form,
    refuse_if,
)
from sandbox.payloads.messages import EPHEMERAL, Message, MessageBody
from sandbox.people.inputs import Json
from sandbox.rest.forms import read
from sandbox.rest.interaction_messages import Answers
from sandbox.rest.requests import Call, Endpoint
from sandbox.world.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, Interaction, Interactions
from sandbox.world.world import World

MESSAGE = 4
THINKING = 5
QUIET = 6  # acknowledged; the component's message stays as it is for now
UPDATE = 7
CHOICES = 8
MODAL = 9


class CallbackBody(RequestBody, frozen=True, kw_only=True):
    type: Annotated[int, Meta(ge=1, le=12)]
    data: msgspec.Raw = msgspec.Raw(b"{}")


class ThinkingBody(RequestBody, frozen=True, kw_only=True):
    flags: int | None = None


class ChoicesBody(RequestBody, frozen=True, kw_only=True):
    choices: Annotated[list[Choice], Meta(max_length=25)]


class Callbacks:
    def __init__(self, world: World, interactions: Interactions, answers: Answers) -> None:
        self._world = world
        self._interactions = interactions
        self._answers = answers

    def endpoints(self) -> list[Endpoint]:
        path = "/interactions/{interaction_id}/{token}/callback"
        return [Endpoint("POST", path, self.answer, needs_token=False)]

    def answer(self, call: Call) -> Json | None:
        interaction = self._interactions.to_answer(call.id("interaction_id"), call.path["token"])
        body = call.body(CallbackBody)
        must_fit(interaction, body.type)
        message = self._do(interaction, body, call)
        self._interactions.acknowledge(interaction, body.type)
        if not call.flag("with_response"):
            return None
        return self._response(interaction, body.type, message)

    def _do(self, interaction: Interaction, body: CallbackBody, call: Call) -> Message | None:
        data = bytes(body.data) if bytes(body.data) != b"null" else b"{}"
        try:
            match body.type:
                case x if x == THINKING:
                    flags = read(data, ThinkingBody).flags or 0
                    return self._answers.think(interaction, bool(flags & EPHEMERAL))
                case x if x == CHOICES:
                    interaction.choices = read(data, ChoicesBody).choices
                    return None
                case x if x == MODAL:
                    modal = read(data, Modal)
                    refuse_if(component_rules.modal_problems(modal))
                    self._interactions.open_modal(interaction, modal)
                    return None
                case x if x == MESSAGE:
                    content = read(data, MessageBody)
                    return self._answers.answer(interaction, content, call.uploads)
                case _:
                    return self._update(interaction, data, call, body.type == QUIET)
        except DiscordRefusal as error:
            if error.errors is None:
                raise
            raise DiscordRefusal(error.reason, {"data": error.errors}) from None

    def _update(self, interaction: Interaction, data: bytes, call: Call, quiet: bool) -> Message:
        message = self._of_component(interaction)
        interaction.original = message.id
        if quiet or data == b"{}":
            return message
        content = read(data, MessageBody)
        return self._answers.edit(interaction, message, content, call.uploads)

    def _of_component(self, interaction: Interaction) -> Message:
        if interaction.message is None:
            raise DiscordRefusal(UNKNOWN_INTERACTION)
        return self._world.message(interaction.channel, interaction.message)

    def _response(self, interaction: Interaction, kind: int, message: Message | None) -> Json:
        about: Json = {
            "id": interaction.id,
            "type": interaction.kind,
            "channel_id": interaction.channel,
            "response_message_loading": kind == THINKING,
        }
        response: Json = {"interaction": about}
        if message is not None:
            about["response_message_id"] = message.id
            about["response_message_ephemeral"] = message.is_ephemeral
            response["resource"] = {"type": kind, "message": message}
        return response


def must_fit(interaction: Interaction, kind: int) -> None:
    """Only some answers fit an interaction: a press can update, a command cannot."""
    fitting = {MESSAGE, THINKING}
    if interaction.kind == AUTOCOMPLETE:
        fitting = {CHOICES}
    elif interaction.message is not None:
        fitting |= {QUIET, UPDATE}
    if interaction.kind in (COMMAND, COMPONENT):
        fitting |= {MODAL}
    if kind not in fitting:
        message = f"Value must be one of {{{', '.join(map(str, sorted(fitting)))}}}."
        raise invalid_form([FieldProblem(("type",), "BASE_TYPE_CHOICES", message)])

"""One interaction: a person used a command, a component or a form."""

import asyncio
from dataclasses import dataclass, field

from sandbox.payloads.commands import Choice
from sandbox.payloads.components import Modal
from sandbox.payloads.ids import Id

COMMAND = 2
COMPONENT = 3
AUTOCOMPLETE = 4
MODAL_SUBMIT = 5

WAITING = "waiting"
ANSWERED = "answered"
FAILED = "failed"


@dataclass
class Interaction:
    """An interaction, and how far the bot has got with answering it."""

    id: Id
    token: str
    kind: int
    user: Id
    channel: Id
    made_at_s: float
    payload: dict[str, object] = field(default_factory=dict)
    message: Id | None = None  # the message whose component was used
    opened_by: "Interaction | None" = None  # the interaction that opened the submitted form
    custom_id: str | None = None
    command_name: str | None = None
    status: str = WAITING
    acknowledged_at_s: float | None = None
    response_type: int | None = None
    original: Id | None = None  # the message that @original refers to
    is_deferred: bool = False  # the response so far is only "is thinking"
    choices: list[Choice] = field(default_factory=list)
    modal: Modal | None = None  # the form that the bot opened in response
    is_modal_closed: bool = False  # it has been submitted
    settled: asyncio.Event = field(default_factory=asyncio.Event)  # answered or failed

"""What the page wants to be done at a table, as its requests say it, and that it is done once."""

import hashlib
from typing import Annotated, Any, Literal

import msgspec

from bot.domain.table import InteractionId, Table
from bot.web.queue_answers import QueueChange
from bot.web.sessions import SignedIn
from engine.values import Value

OURS = 2**62  # interaction ids of the page; Discord's reach them in about the year 2049
NONCE_BITS = 61


class Body(Value, frozen=True, forbid_unknown_fields=True):
    """Nothing more than the address; the base of what else requests contain."""


Step = msgspec.Meta(ge=0)
Nonce = msgspec.Meta(pattern="^[A-Za-z0-9_-]{16,64}$")


class ActionWish(Body, frozen=True):
    step: Annotated[int, Step]
    nonce: Annotated[str, Nonce]
    action: Any  # JSON, which `from_json` reads strictly


class UndoWish(Body, frozen=True):
    step: Annotated[int, Step]
    nonce: Annotated[str, Nonce]


class VoteWish(Body, frozen=True):
    question: str
    is_yes: bool


class QueueWish(Body, frozen=True):
    edition: int
    change: QueueChange


def interaction_of(
    signed_in: SignedIn, table: Table, what: Literal["action", "undo"], nonce: str
) -> InteractionId:
    """The id under which the log knows what a session wants once, however often it is sent."""
    wish = f"{signed_in.digest} {table.id} {what} {nonce}"
    digest = hashlib.sha256(wish.encode()).digest()
    return InteractionId(OURS | int.from_bytes(digest[:8]) >> (64 - NONCE_BITS))

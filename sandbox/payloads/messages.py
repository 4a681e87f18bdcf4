"""Messages, and the request bodies with which a bot creates or edits one."""

from typing import Annotated

from msgspec import UNSET, Meta, UnsetType

from sandbox.payloads.base import AnyId, Payload, RequestBody, Upto25, Upto1024, Upto2000
from sandbox.payloads.component_tree import displayed_text
from sandbox.payloads.components import Component
from sandbox.payloads.embeds import Embed
from sandbox.payloads.ids import Id
from sandbox.payloads.users import User

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

DEFAULT = 0
REPLY = 19
COMMAND = 20


class Attachment(Payload, kw_only=True):
    id: Id
    filename: str
    size: int
    url: str
    proxy_url: str
    content_type: str | UnsetType = UNSET
    description: str | UnsetType = UNSET
    width: int | UnsetType = UNSET
    height: int | UnsetType = UNSET
    ephemeral: bool | UnsetType = UNSET
    flags: int = 0


class MessageReference(Payload, kw_only=True):
    type: int = 0
    channel_id: Id
    message_id: Id
    guild_id: Id | UnsetType = UNSET


class InteractionMetadata(Payload, kw_only=True):
    """The interaction that a message responds to."""

    id: Id
    type: int
    user: User
    authorizing_integration_owners: dict[str, Id]
    name: str | UnsetType = UNSET
    command_type: int | UnsetType = UNSET
    original_response_message_id: Id | UnsetType = UNSET
    interacted_message_id: Id | UnsetType = UNSET
    triggering_interaction_metadata: "InteractionMetadata | UnsetType" = UNSET


class MessageInteraction(Payload, kw_only=True):
    """The older form of InteractionMetadata, which Discord still sends for commands."""

    id: Id
    type: int
    name: str
    user: User


class Message(Payload, kw_only=True):
    id: Id
    channel_id: Id
    author: User
    content: str
    timestamp: str
    type: int = DEFAULT
    edited_timestamp: str | None = None
    tts: bool = False
    mention_everyone: bool = False
    mentions: list[User]
    mention_roles: list[Id]
    attachments: list[Attachment]
    embeds: list[Embed]
    components: list[Component]
    pinned: bool = False
    flags: int = 0
    nonce: int | str | UnsetType = UNSET
    webhook_id: Id | UnsetType = UNSET
    application_id: Id | UnsetType = UNSET
    message_reference: MessageReference | UnsetType = UNSET
    referenced_message: "Message | UnsetType | None" = UNSET
    interaction_metadata: InteractionMetadata | UnsetType = UNSET
    interaction: MessageInteraction | UnsetType = UNSET

    @property
    def text(self) -> str:
        """The content, or all texts of a layout, one per line."""
        return self.content or "\n".join(displayed_text(self.components))

    @property
    def is_ephemeral(self) -> bool:
        return bool(self.flags & EPHEMERAL)


class AllowedMentions(RequestBody, frozen=True, kw_only=True):
    parse: list[str] | UnsetType = UNSET
    users: Annotated[list[AnyId], Meta(max_length=100)] | UnsetType = UNSET
    roles: Annotated[list[AnyId], Meta(max_length=100)] | UnsetType = UNSET
    replied_user: bool = False


class AttachmentBody(RequestBody, frozen=True, kw_only=True):
    """`id` is the index of an uploaded file, or the id of an existing attachment to keep."""

    id: AnyId
    filename: str | UnsetType = UNSET
    description: Upto1024 | UnsetType | None = UNSET


class MessageReferenceBody(RequestBody, frozen=True, kw_only=True):
    message_id: AnyId
    channel_id: AnyId | UnsetType | None = UNSET
    guild_id: AnyId | UnsetType | None = UNSET
    fail_if_not_exists: bool = True
    type: int = 0


class MessageBody(RequestBody, frozen=True, kw_only=True):
    content: Upto2000 | UnsetType | None = UNSET
    embeds: Annotated[list[Embed], Meta(max_length=10)] | UnsetType | None = UNSET
    components: list[Component] | UnsetType | None = UNSET
    attachments: Annotated[list[AttachmentBody], Meta(max_length=10)] | UnsetType | None = UNSET
    allowed_mentions: AllowedMentions | UnsetType | None = UNSET
    flags: int | UnsetType | None = UNSET
    tts: bool | None = False
    nonce: int | Upto25 | UnsetType | None = UNSET
    enforce_nonce: bool = False
    message_reference: MessageReferenceBody | UnsetType | None = UNSET

"""Text channels, threads and direct messages."""

from msgspec import UNSET, UnsetType

from sandbox.payloads.base import AnyId, From1To100, Payload, RequestBody
from sandbox.payloads.ids import Id
from sandbox.payloads.users import User

MEMBER_OVERWRITE = 1


class Overwrite(Payload, kw_only=True):
    """Permissions that one role or member gains or loses in one channel."""

    id: Id
    type: int
    allow: str = "0"
    deny: str = "0"


class TextChannel(Payload, tag_field="type", tag=0, kw_only=True):
    id: Id
    guild_id: Id
    name: str
    position: int
    topic: str | None = None
    nsfw: bool = False
    parent_id: Id | None = None
    permission_overwrites: list[Overwrite]
    rate_limit_per_user: int = 0
    last_message_id: Id | None = None
    last_pin_timestamp: str | None = None
    default_auto_archive_duration: int = 1440
    flags: int = 0


class DirectChannel(Payload, tag_field="type", tag=1, kw_only=True):
    """The direct-message channel between one person and the bot, as the bot sees it."""

    id: Id
    recipients: list[User]
    last_message_id: Id | None = None
    last_pin_timestamp: str | None = None
    flags: int = 0


class ThreadMetadata(Payload, kw_only=True):
    archive_timestamp: str
    create_timestamp: str
    archived: bool = False
    auto_archive_duration: int = 1440
    locked: bool = False


class ThreadMember(Payload, kw_only=True):
    id: Id
    user_id: Id
    join_timestamp: str
    flags: int = 0


class Thread(Payload, tag_field="type", tag=11, kw_only=True):
    id: Id
    guild_id: Id
    parent_id: Id
    owner_id: Id
    name: str
    thread_metadata: ThreadMetadata
    message_count: int = 0
    member_count: int = 1
    total_message_sent: int = 0
    rate_limit_per_user: int = 0
    last_message_id: Id | None = None
    flags: int = 0
    member: ThreadMember | UnsetType = UNSET
    newly_created: bool | UnsetType = UNSET


Channel = TextChannel | Thread | DirectChannel


class DirectChannelBody(RequestBody, frozen=True, kw_only=True):
    recipient_id: AnyId


class ThreadBody(RequestBody, frozen=True, kw_only=True):
    name: From1To100
    auto_archive_duration: int | UnsetType | None = UNSET


class ThreadEdit(RequestBody, frozen=True, kw_only=True):
    archived: bool | UnsetType = UNSET
    locked: bool | UnsetType = UNSET

"""Emoji that belong to the bot's application, and the body that creates one."""

from typing import Annotated

from msgspec import Meta, field

from sandbox.payloads.base import Payload, RequestBody
from sandbox.payloads.ids import Id
from sandbox.payloads.users import User

MAX_EMOJIS = 2000
MAX_EMOJI_BYTES = 256 * 1024


class Emoji(Payload, kw_only=True):
    id: Id
    name: str
    user: User
    animated: bool = False
    roles: list[Id] = field(default_factory=list)
    require_colons: bool = True
    managed: bool = False
    available: bool = True


class EmojiBody(RequestBody, frozen=True, kw_only=True):
    name: Annotated[str, Meta(min_length=2, max_length=32)]
    image: str  # a data URI: data:image/png;base64,...

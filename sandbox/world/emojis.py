"""Creating emoji of the bot's application, within Discord's limits."""

import base64
import binascii
import io
import re

from PIL import Image, UnidentifiedImageError

from sandbox.payloads.emojis import MAX_EMOJI_BYTES, MAX_EMOJIS, Emoji
from sandbox.payloads.errors import (
    TOO_MANY_EMOJIS,
    DiscordRefusal,
    FieldProblem,
    invalid_form,
)
from sandbox.world.events import EmojisChanged
from sandbox.world.world import World

VALID_NAME = re.compile(r"[A-Za-z0-9_]+")
DATA_URI = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.*)", re.DOTALL)
FORMATS = {"PNG": "image/png", "JPEG": "image/jpeg", "GIF": "image/gif", "WEBP": "image/webp"}


def create_emoji(world: World, name: str, image: bytes) -> Emoji:
    """Add an emoji. `image` comes from `decode_image`; the caller stores it under the new id."""
    require_free_name(world, name)
    if len(world.state.emojis) >= MAX_EMOJIS:
        raise DiscordRefusal(TOO_MANY_EMOJIS)
    emoji = Emoji(id=world.ids.next(), name=name, user=world.bot, animated=is_animated(image))
    world.state.emojis[emoji.id] = emoji
    world.publish(EmojisChanged())
    return emoji


def require_free_name(world: World, name: str) -> None:
    """Refuse a name with other characters than letters, digits and _, or one that is taken."""
    if not VALID_NAME.fullmatch(name):
        message = "String value did not match validation regex."
        raise invalid_form([FieldProblem(("name",), "STRING_TYPE_REGEX", message)])
    if any(emoji.name == name for emoji in world.state.emojis.values()):
        message = "An emoji with this name already exists."
        code = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
        raise invalid_form([FieldProblem(("name",), code, message)])


def decode_image(data_uri: str) -> bytes:
    """The bytes of an image given as a data URI, or refuse what is no image or too large."""
    found = DATA_URI.fullmatch(data_uri)
    try:
        image = base64.b64decode(found[2], validate=True) if found else b""
    except binascii.Error:
        image = b""
    if len(image) > MAX_EMOJI_BYTES:
        message = "File cannot be larger than 256.0 kb."
        raise invalid_form([FieldProblem(("image",), "BINARY_TYPE_MAX_SIZE", message)])
    if content_type(image) is None:
        raise invalid_form([FieldProblem(("image",), "IMAGE_INVALID", "Invalid image")])
    return image


def content_type(image: bytes) -> str | None:
    """The media type of an image; None if it is no image in a format that emoji can have."""
    try:
        with Image.open(io.BytesIO(image)) as opened:
            return FORMATS.get(opened.format or "")
    except (UnidentifiedImageError, OSError, ValueError):
        return None


def is_animated(image: bytes) -> bool:
    with Image.open(io.BytesIO(image)) as opened:
        return getattr(opened, "n_frames", 1) > 1

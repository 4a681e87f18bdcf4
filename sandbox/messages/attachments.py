"""Uploaded files: storing their bytes, and the attachments of a message after a request."""

import io
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from msgspec import UNSET, structs
from PIL import Image, UnidentifiedImageError

from sandbox.payloads.errors import FieldProblem, invalid_form
from sandbox.payloads.ids import Id, SnowflakeGenerator, to_id
from sandbox.payloads.messages import Attachment, AttachmentBody

MAX_FILE_BYTES = 10 * 1024 * 1024  # Discord's limit for bots in servers without boosts
MAX_FILES = 10
NOT_IN_FILENAMES = re.compile(r"[^\w.\-]+", re.ASCII)


@dataclass(frozen=True)
class Upload:
    """A file as a request brought it."""

    filename: str
    content: bytes


Uploads = Mapping[int, Upload]


class AttachmentStorage:
    """Keeps the bytes of attachments in memory, or in a folder if one is given."""

    def __init__(self, address: str, folder: Path | None = None) -> None:
        self.address = address  # of the server, with which every attachment's URL begins
        self._folder = folder
        self._in_memory: dict[tuple[str, str], bytes] = {}

    def put(self, channel: Id, attachment: Id, content: bytes) -> None:
        if self._folder is None:
            self._in_memory[channel, attachment] = content
        else:
            path = self._folder / channel / attachment
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def get(self, channel: Id, attachment: Id) -> bytes | None:
        if self._folder is None:
            return self._in_memory.get((channel, attachment))
        if not (channel.isdigit() and attachment.isdigit()):
            return None
        path = self._folder / channel / attachment
        return path.read_bytes() if path.is_file() else None

    def forget_all(self) -> None:
        """Forget the bytes in memory: a long measurement would fill it."""
        self._in_memory.clear()


def updated_attachments(
    storage: AttachmentStorage,
    ids: SnowflakeGenerator,
    channel: Id,
    uploads: Uploads,
    wanted: list[AttachmentBody] | None,
    existing: list[Attachment],
    ephemeral: bool = False,
) -> list[Attachment]:
    """The attachments of a message after a request. New uploads are stored.

    `wanted` is the list in the request body: it names uploads and existing attachments to keep.
    Without it all existing attachments are kept and all uploads are added.
    """
    if wanted is None:
        return existing + [
            store(storage, ids, channel, upload, None, ephemeral) for upload in uploads.values()
        ]
    existing_by_id = {attachment.id: attachment for attachment in existing}
    updated: list[Attachment] = []
    for index, body in enumerate(wanted):
        index_of_upload = int(body.id) if str(body.id).isdigit() else -1
        if index_of_upload in uploads:
            upload = uploads[index_of_upload]
            updated.append(store(storage, ids, channel, upload, body, ephemeral))
        elif to_id(body.id) in existing_by_id:
            updated.append(with_description(existing_by_id[to_id(body.id)], body))
        else:
            path = ("attachments", index, "id")
            message = "The attachment was neither uploaded nor there before."
            raise invalid_form([FieldProblem(path, "ATTACHMENT_NOT_FOUND", message)])
    return updated


def with_description(attachment: Attachment, body: AttachmentBody) -> Attachment:
    if body.description is UNSET:
        return attachment
    return structs.replace(attachment, description=body.description or UNSET)


def store(
    storage: AttachmentStorage,
    ids: SnowflakeGenerator,
    channel: Id,
    upload: Upload,
    body: AttachmentBody | None,
    ephemeral: bool,
) -> Attachment:
    filename = body.filename if body and isinstance(body.filename, str) else upload.filename
    name = NOT_IN_FILENAMES.sub("_", filename).strip("_") or "unknown"
    attachment_id = ids.next()
    storage.put(channel, attachment_id, upload.content)
    width, height = video_size(upload.content) or picture_size(upload.content)
    url = f"{storage.address}/attachments/{channel}/{attachment_id}/{name}"
    return Attachment(
        id=attachment_id,
        filename=name,
        size=len(upload.content),
        url=url,
        proxy_url=url,
        content_type=mimetypes.guess_type(name)[0] or UNSET,
        description=(body.description if body else UNSET) or UNSET,
        width=width or UNSET,
        height=height or UNSET,
        ephemeral=ephemeral or UNSET,
    )


def video_size(content: bytes) -> tuple[int, int] | None:
    """Width and height of an MP4 video in pixels; None if the content is none."""
    if content[4:8] != b"ftyp":
        return None
    track = content.find(b"tkhd") - 4
    if track < 0:
        return None
    end = track + int.from_bytes(content[track : track + 4], "big")
    width, height = content[end - 8 : end - 4], content[end - 4 : end]
    return int.from_bytes(width, "big") >> 16, int.from_bytes(height, "big") >> 16


def picture_size(content: bytes) -> tuple[int, int]:
    """Width and height in pixels; zeros if the content is not a picture."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.width, picture.height
    except (UnidentifiedImageError, OSError, ValueError):
        return 0, 0

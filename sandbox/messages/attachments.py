"""Uploaded files: kept, described, and served again."""

import io
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from msgspec import UNSET, structs
from PIL import Image, UnidentifiedImageError

from sandbox.payloads.errors import FieldProblem, invalid_form
from sandbox.payloads.ids import Id, Snowflakes
from sandbox.payloads.messages import Attachment, AttachmentBody

MOST_BYTES = 10 * 1024 * 1024  # in one file; bots and servers without boosts
MOST_FILES = 10
NOT_IN_NAMES = re.compile(r"[^\w.\-]+", re.ASCII)


@dataclass(frozen=True)
class Upload:
    filename: str
    content: bytes


Uploads = Mapping[int, Upload]


class AttachmentFolder:
    """Where the bytes lie: in memory, or in a folder that outlives the process."""

    def __init__(self, folder: Path | None = None) -> None:
        self.address = "http://127.0.0.1"
        self._folder = folder
        self._kept: dict[tuple[str, str], bytes] = {}

    def put(self, channel: Id, attachment: Id, content: bytes) -> None:
        if self._folder is None:
            self._kept[channel, attachment] = content
        else:
            path = self._folder / channel / attachment
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def get(self, channel: Id, attachment: Id) -> bytes | None:
        if self._folder is None:
            return self._kept.get((channel, attachment))
        if not (channel.isdigit() and attachment.isdigit()):
            return None
        path = self._folder / channel / attachment
        return path.read_bytes() if path.is_file() else None


def keep(
    shelf: AttachmentFolder,
    ids: Snowflakes,
    channel: Id,
    uploads: Uploads,
    wanted: list[AttachmentBody] | None,
    existing: list[Attachment],
    ephemeral: bool = False,
) -> list[Attachment]:
    """The attachments of a message after this request: those kept, then those uploaded."""
    if wanted is None:
        return existing + [
            store(shelf, ids, channel, upload, None, ephemeral) for upload in uploads.values()
        ]
    old = {attachment.id: attachment for attachment in existing}
    kept: list[Attachment] = []
    for index, body in enumerate(wanted):
        number = int(body.id) if str(body.id).isdigit() else -1
        if number in uploads:
            kept.append(store(shelf, ids, channel, uploads[number], body, ephemeral))
        elif Id(str(body.id)) in old:
            kept.append(described(old[Id(str(body.id))], body))
        else:
            path = ("attachments", index, "id")
            message = "The attachment was neither uploaded nor there before."
            raise invalid_form([FieldProblem(path, "ATTACHMENT_NOT_FOUND", message)])
    return kept


def described(attachment: Attachment, body: AttachmentBody) -> Attachment:
    if body.description is UNSET:
        return attachment
    return structs.replace(attachment, description=body.description or UNSET)


def store(
    shelf: AttachmentFolder,
    ids: Snowflakes,
    channel: Id,
    upload: Upload,
    body: AttachmentBody | None,
    ephemeral: bool,
) -> Attachment:
    filename = body.filename if body and isinstance(body.filename, str) else upload.filename
    name = NOT_IN_NAMES.sub("_", filename).strip("_") or "unknown"
    attachment_id = ids.next()
    shelf.put(channel, attachment_id, upload.content)
    width, height = size_of(upload.content)
    url = f"{shelf.address}/attachments/{channel}/{attachment_id}/{name}"
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


def size_of(content: bytes) -> tuple[int, int]:
    """Width and height of a picture; zeros for anything else."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.width, picture.height
    except (UnidentifiedImageError, OSError, ValueError):
        return 0, 0

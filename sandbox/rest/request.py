"""One REST request: path, query, JSON body and uploaded files."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from aiohttp import BodyPartReader, web

from sandbox.messages.attachments import MAX_FILE_BYTES, MAX_FILES, Upload
from sandbox.payloads.base import Json
from sandbox.payloads.errors import TOO_LARGE, DiscordRefusal, FieldProblem, invalid_form
from sandbox.payloads.ids import Id
from sandbox.rest.json_body import decode_body

T = TypeVar("T")

MAX_REQUEST_BYTES = 25 * 1024 * 1024
FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


@dataclass(frozen=True)
class RestRequest:
    """A request whose body has been read. Its methods refuse invalid values as Discord does."""

    path: Mapping[str, str]
    query: Mapping[str, str]
    raw_body: bytes = b""
    uploads: dict[int, Upload] = field(default_factory=dict)

    @property
    def size_bytes(self) -> int:
        """The size of the JSON body and all files."""
        return len(self.raw_body) + sum(len(upload.content) for upload in self.uploads.values())

    def id(self, name: str) -> Id:
        """An id from the path, or refuse with 50035 if it is not a number."""
        value = self.path[name]
        if not value.isdigit():
            message = f'Value "{value}" is not snowflake.'
            raise invalid_form([FieldProblem((name,), "NUMBER_TYPE_COERCE", message)])
        return Id(value)

    def body(self, kind: type[T]) -> T:
        """The JSON body as this type, or refuse with 50035."""
        return decode_body(self.raw_body or b"{}", kind)

    def flag(self, name: str) -> bool:
        """A boolean query parameter; False if it is missing."""
        return self.query.get(name, "").lower() in ("1", "true")

    def number(self, name: str, default: int, low: int, high: int) -> int:
        """A numeric query parameter, or refuse with 50035 if it is out of range."""
        value = self.query.get(name, str(default))
        if not value.isdigit() or not low <= int(value) <= high:
            message = f"int value should be between {low} and {high}."
            raise invalid_form([FieldProblem((name,), "NUMBER_TYPE_MAX", message)])
        return int(value)


async def read_request(http_request: web.Request) -> RestRequest:
    """Read the body of an HTTP request, or refuse one that is too large."""
    if (http_request.content_length or 0) > MAX_REQUEST_BYTES:
        raise DiscordRefusal(TOO_LARGE)
    uploads: dict[int, Upload] = {}
    raw_body = b""
    if http_request.headers.get("Content-Type", "").lower().startswith("multipart/form-data"):
        async for part in await http_request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            content = bytes(await part.read())
            if part.name == "payload_json":
                raw_body = content
            elif found := FILE_FIELD.match(part.name or ""):
                uploads[int(found[1])] = Upload(part.filename or "unknown", content)
    else:
        raw_body = await http_request.read()
    if any(len(upload.content) > MAX_FILE_BYTES for upload in uploads.values()):
        raise DiscordRefusal(TOO_LARGE)
    if len(uploads) > MAX_FILES:
        message = f"Must be {MAX_FILES} or fewer in length."
        raise invalid_form([FieldProblem(("files",), "BASE_TYPE_MAX_LENGTH", message)])
    sorted_uploads = dict(sorted(uploads.items()))
    return RestRequest(http_request.match_info, http_request.query, raw_body, sorted_uploads)


def decode_for_log(raw: bytes) -> Json:
    """A body as JSON for the request log; empty if it is not JSON."""
    try:
        value = msgspec.json.decode(raw) if raw else {}
    except msgspec.DecodeError:
        return {}
    return value if isinstance(value, dict) else {"items": value}

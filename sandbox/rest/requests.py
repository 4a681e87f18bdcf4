"""One request: its path, its body and its files; and which function answers it."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
from aiohttp import BodyPartReader, web

from sandbox.messages.attachments import MOST_BYTES, MOST_FILES, Upload
from sandbox.payloads.errors import TOO_LARGE, DiscordRefusal, FieldProblem, invalid_form
from sandbox.payloads.ids import Id
from sandbox.people.inputs import Json
from sandbox.rest import forms
from sandbox.rest.rate_limits import GENEROUS, Limit

T = TypeVar("T")

MOST_IN_A_REQUEST = 25 * 1024 * 1024
FILE_FIELD = re.compile(r"^files\[(\d+)\]$")


@dataclass(frozen=True)
class Call:
    path: Mapping[str, str]
    query: Mapping[str, str]
    raw: bytes = b""
    uploads: dict[int, Upload] = field(default_factory=dict)

    def id(self, name: str) -> Id:
        """An id from the path; anything but digits is 50035, as Discord has it."""
        value = self.path[name]
        if not value.isdigit():
            message = f'Value "{value}" is not snowflake.'
            raise invalid_form([FieldProblem((name,), "NUMBER_TYPE_COERCE", message)])
        return Id(value)

    def body(self, kind: type[T]) -> T:
        return forms.read(self.raw or b"{}", kind)

    def flag(self, name: str) -> bool:
        return self.query.get(name, "").lower() in ("1", "true")

    def number(self, name: str, default: int, low: int, high: int) -> int:
        value = self.query.get(name, str(default))
        if not value.isdigit() or not low <= int(value) <= high:
            message = f"int value should be between {low} and {high}."
            raise invalid_form([FieldProblem((name,), "NUMBER_TYPE_MAX", message)])
        return int(value)


@dataclass(frozen=True)
class Created:
    """An answer with status 201."""

    value: object


Answer = object | None  # None is 204


@dataclass(frozen=True)
class Endpoint:
    method: str
    path: str
    answer: Callable[[Call], Answer]
    limit: Limit = GENEROUS
    needs_token: bool = True  # interactions and their follow-ups carry their own

    @property
    def places(self) -> list[str]:
        """The parts of the path that have rate limits of their own."""
        named = re.findall(r"\{(\w+)\}", self.path)
        return [n for n in named if n in ("channel_id", "guild_id", "webhook_id", "token")]


async def read_call(request: web.Request) -> Call:
    if (request.content_length or 0) > MOST_IN_A_REQUEST:
        raise DiscordRefusal(TOO_LARGE)
    uploads: dict[int, Upload] = {}
    raw = b""
    if request.content_type == "multipart/form-data":
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader):
                continue
            content = bytes(await part.read())
            if part.name == "payload_json":
                raw = content
            elif found := FILE_FIELD.match(part.name or ""):
                uploads[int(found[1])] = Upload(part.filename or "unknown", content)
    else:
        raw = await request.read()
    if any(len(upload.content) > MOST_BYTES for upload in uploads.values()):
        raise DiscordRefusal(TOO_LARGE)
    if len(uploads) > MOST_FILES:
        message = f"Must be {MOST_FILES} or fewer in length."
        raise invalid_form([FieldProblem(("files",), "BASE_TYPE_MAX_LENGTH", message)])
    return Call(request.match_info, request.query, raw, dict(sorted(uploads.items())))


def as_json(raw: bytes) -> Json:
    """For the journal: the body, or nothing."""
    try:
        value = msgspec.json.decode(raw) if raw else {}
    except msgspec.DecodeError:
        return {}
    return value if isinstance(value, dict) else {"items": value}

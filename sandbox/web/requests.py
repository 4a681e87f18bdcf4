"""What a window of the page asks for, and how it is answered."""

from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web
from msgspec import field

from sandbox.payloads.base import RequestBody
from sandbox.payloads.errors import DiscordRefusal
from sandbox.payloads.ids import Id
from sandbox.people.inputs import Json, NotPossible, Value

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


class PageRequest(RequestBody, frozen=True, kw_only=True, rename={"user": "as"}):
    """Everything a window can ask for; each path needs some of it."""

    user: Id = Id("")
    channel: Id = Id("")
    message: Id = Id("")
    command: Id = Id("")
    modal: Id = Id("")
    subcommand: list[str] = field(default_factory=list)
    options: dict[str, Value] = field(default_factory=dict)
    focused: str = ""
    custom_id: str = ""
    values: list[str] | dict[str, str | list[str]] = field(default_factory=list)
    content: str = ""
    locale: str = ""
    dms_open: bool = True
    name: str = ""


def answer(value: Json, status: int = 200) -> web.Response:
    return web.Response(
        status=status, body=msgspec.json.encode(value), content_type="application/json"
    )


@web.middleware
async def refusals_as_json(request: web.Request, handler: Handler) -> web.StreamResponse:
    """One sentence for the page; and only this page's own windows may ask."""
    origin = request.headers.get("Origin", f"http://{request.host}")
    is_local = request.host.rpartition(":")[0] in ("127.0.0.1", "localhost")
    if not is_local or origin != f"http://{request.host}":
        return answer({"error": "Another site may not do this.", "code": "origin"}, 403)
    try:
        return await handler(request)
    except NotPossible as refusal:
        return answer({"error": str(refusal), "code": refusal.code}, 400)
    except DiscordRefusal as refusal:
        code = str(refusal.reason.code)
        return answer({"error": refusal.reason.message, "code": code}, refusal.reason.status)

"""JSON responses for the page, and the middleware that turns refusals into them."""

from collections.abc import Awaitable, Callable

import msgspec
from aiohttp import web

from sandbox.payloads.base import Json
from sandbox.payloads.errors import DiscordRefusal
from sandbox.people.client_refusal import ClientRefusal

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def json_response(value: Json, status: int = 200) -> web.Response:
    return web.Response(
        status=status, body=msgspec.json.encode(value), content_type="application/json"
    )


@web.middleware
async def refusals_as_json(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Answer refusals with `{"error", "code"}`, and requests from other sites with 403."""
    origin = request.headers.get("Origin", f"http://{request.host}")
    is_local = request.host.rpartition(":")[0] in ("127.0.0.1", "localhost")
    if not is_local or origin != f"http://{request.host}":
        return json_response({"error": "Another site may not do this.", "code": "origin"}, 403)
    try:
        return await handler(request)
    except ClientRefusal as refusal:
        return json_response({"error": str(refusal), "code": refusal.code}, 400)
    except DiscordRefusal as refusal:
        reason = refusal.reason
        return json_response({"error": reason.message, "code": str(reason.code)}, reason.status)

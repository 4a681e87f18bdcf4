"""What requests contain, whether they come from our own page, and answers to them."""

import asyncio
from collections.abc import Mapping
from typing import TypeVar

import msgspec
from aiohttp import web

from bot.web.errors import RequestRefused
from bot.web.public_url import PublicUrl

MOST_BYTES = 4096
BODY_WITHIN_S = 10.0
LEAST_COMPRESSED = 1000  # bytes
MOST_AT_ONCE = 1_000_000  # bytes that are compressed in the event loop

B = TypeVar("B", bound=msgspec.Struct)


async def read_body(request: web.Request, kind: type[B]) -> B:
    """The JSON of a request, strictly of this shape; or refuse it. Never more than MOST_BYTES are
    read, and nobody is waited for longer than BODY_WITHIN_S."""
    if request.content_type != "application/json":
        raise RequestRefused("not-json")
    try:
        async with asyncio.timeout(BODY_WITHIN_S):
            text = await request.read()
    except TimeoutError as error:
        raise RequestRefused("too-slow") from error
    except web.HTTPRequestEntityTooLarge as error:
        raise RequestRefused("too-long") from error
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RequestRefused("not-understood") from error


def accepts_gzip(request: web.Request) -> bool:
    return "gzip" in request.headers.get("Accept-Encoding", "")


def json_answer(
    body: object, status: int = 200, headers: Mapping[str, str] | None = None
) -> web.Response:
    """An answer in JSON, compressed if it is long: at once, as it takes less than a change of
    threads."""
    text = msgspec.json.encode(body)
    answer = web.Response(
        body=text,
        status=status,
        content_type="application/json",
        headers=headers,
        zlib_executor_size=MOST_AT_ONCE,
    )
    if len(text) >= LEAST_COMPRESSED:
        answer.enable_compression()
    return answer


def require_own_page(request: web.Request, public_url: PublicUrl) -> None:
    """Refuse `other-site` unless the browser says that a page of ours asks: a form or a script of
    another site cannot make it say so."""
    site, origin = request.headers.get("Sec-Fetch-Site"), request.headers.get("Origin")
    if site is None and origin is None:
        raise RequestRefused("other-site")
    if site not in (None, "same-origin") or origin not in (None, public_url.origin):
        raise RequestRefused("other-site")


def require_exact_origin(request: web.Request, public_url: PublicUrl) -> None:
    """The same for a socket, whose Origin every browser sends."""
    if request.headers.get("Origin") != public_url.origin:
        raise RequestRefused("other-site")

"""Serves the page's own files, the attachments of messages and the pictures of emoji."""

import mimetypes
from pathlib import Path

from aiohttp import web

from sandbox.messages.attachments import AttachmentStorage
from sandbox.payloads.ids import Id
from sandbox.world.emojis import content_type
from sandbox.world.world import World

PAGE_FOLDER = Path(__file__).parent / "page"
# Messages contain text from anybody. Should the page ever fail to escape it, the browser still
# runs no script but the page's own and loads nothing from other hosts.
PAGE_HEADERS = {
    "Cache-Control": "no-cache",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self' data:; media-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'; "
    "frame-src http://127.0.0.1:* http://localhost:*",  # the bot's own page, beside the chat
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}

# An HTML file that somebody posted is opened as if it were of another host: its script can neither
# read this page nor load anything.
POSTED_PAGE_POLICY = (
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline'; "
    "style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
)


class PageFiles:
    """The routes of everything that the browser loads as a file."""

    def __init__(self, world: World, storage: AttachmentStorage) -> None:
        self._world = world
        self._storage = storage

    def add_routes(self, app: web.Application) -> None:
        app.router.add_get("/attachments/{channel}/{id}/{name}", self.attachment)
        app.router.add_get(r"/emojis/{id:\d+}.{extension:png|webp|gif|jpg}", self.emoji)
        app.router.add_get("/", self.page_file)
        app.router.add_get("/{name}", self.page_file)

    async def attachment(self, request: web.Request) -> web.Response:
        path = request.match_info
        content = self._storage.get(Id(path["channel"]), Id(path["id"]))
        if content is None:
            raise web.HTTPNotFound
        guessed = mimetypes.guess_type(path["name"])[0] or ""
        # An SVG could contain a script, so the browser must not display it.
        is_shown = guessed.startswith(("image/", "video/")) and guessed != "image/svg+xml"
        is_page = guessed == "text/html"
        headers = {
            "Content-Type": guessed if is_shown or is_page else "application/octet-stream",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "max-age=31536000, immutable",
        }
        if is_page:
            headers["Content-Security-Policy"] = POSTED_PAGE_POLICY
        return _part_of(content, headers, request)

    async def emoji(self, request: web.Request) -> web.Response:
        """The picture of an emoji, in the format in which it was uploaded."""
        emoji = Id(request.match_info["id"])
        content = None
        if emoji in self._world.state.emojis:
            content = self._storage.get(self._world.state.application.id, emoji)
        if content is None:
            raise web.HTTPNotFound
        headers = {
            "Content-Type": content_type(content) or "application/octet-stream",
            "X-Content-Type-Options": "nosniff",
            "Cache-Control": "max-age=31536000, immutable",
        }
        return web.Response(body=content, headers=headers)

    async def page_file(self, request: web.Request) -> web.StreamResponse:
        path = PAGE_FOLDER / (request.match_info.get("name") or "index.html")
        if path.parent != PAGE_FOLDER or not path.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(path, headers=PAGE_HEADERS)


def _part_of(content: bytes, headers: dict[str, str], request: web.Request) -> web.Response:
    """The content, or the part of it that the request asks for: browsers read videos in parts."""
    headers["Accept-Ranges"] = "bytes"
    try:
        wanted = range(len(content))[request.http_range]
    except ValueError:
        wanted = range(0)
    if len(wanted) == len(content):
        return web.Response(body=content, headers=headers)
    if not wanted:
        headers["Content-Range"] = f"bytes */{len(content)}"
        return web.Response(status=416, headers=headers)
    headers["Content-Range"] = f"bytes {wanted[0]}-{wanted[-1]}/{len(content)}"
    return web.Response(status=206, body=content[wanted[0] : wanted[-1] + 1], headers=headers)

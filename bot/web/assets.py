"""The files of the page: modules, styles, boards and texts, under an address that changes with any
of them, so that browsers may keep them for ever."""

import gzip
import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from aiohttp import web

from bot.i18n.catalogue import LANGUAGES, THEMES, Catalogue
from bot.i18n.page_texts import page_texts
from bot.tables import Boards
from bot.web.requests import accepts_gzip
from engine.values import Value
from render.board_svg import scripts
from render.board_svg.live import live_board_facts, live_board_svg
from render.layout.layout_cache import layout_of

PAGE_FOLDER = Path(__file__).parent / "page"
PAGE = "board.html"
PLACE_OF_ASSETS = "{assets}"  # in the page
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
FOR_EVER = "public, max-age=31536000, immutable"
SMALLEST_COMPRESSED = 200  # bytes


class AssetFile(Value, frozen=True):
    """A file as it is sent."""

    content: bytes
    compressed: bytes | None  # with gzip; None if that is not shorter
    content_type: str


class Assets:
    """All files by their names, and the page that loads them. Made in a thread: drawing all boards
    takes about a second."""

    def __init__(self, catalogue: Catalogue, boards: Boards) -> None:
        contents = dict(sorted(_contents(catalogue, boards)))
        digest = hashlib.sha256()
        for name, content in contents.items():
            digest.update(f"{name} {len(content)}\n".encode())
            digest.update(content)
        self.hash = digest.hexdigest()[:16]
        self.address = f"/a/{self.hash}"
        self.files = {name: _file(name, content) for name, content in contents.items()}
        page = (PAGE_FOLDER / PAGE).read_text(encoding="utf-8")
        self.page = page.replace(PLACE_OF_ASSETS, self.address)

    async def answer(self, request: web.Request) -> web.StreamResponse:
        """A file, or 404: also under the address of another version, whose files do not fit."""
        found = self.files.get(request.match_info["name"])
        if found is None or request.match_info["hash"] != self.hash:
            raise web.HTTPNotFound
        headers = {
            "Content-Type": found.content_type,
            "Cache-Control": FOR_EVER,
            "Vary": "Accept-Encoding",
        }
        body = found.content
        if found.compressed is not None and accepts_gzip(request):
            headers["Content-Encoding"], body = "gzip", found.compressed
        return web.Response(body=body, headers=headers)


def _contents(catalogue: Catalogue, boards: Boards) -> Iterator[tuple[str, bytes]]:
    for folder, name in ((PAGE_FOLDER, "page"), (scripts.FOLDER, "board_svg")):
        for file in folder.iterdir():
            if file.suffix in TYPES:
                yield f"{name}/{file.name}", file.read_bytes()
    for map_id in boards.map_ids:
        board = boards[map_id]
        layout = layout_of(board.map)
        yield f"boards/{map_id}.svg", live_board_svg(layout).encode()
        yield f"boards/{map_id}.json", msgspec.json.encode(live_board_facts(board, layout))
    for language in LANGUAGES:
        for theme in THEMES:
            texts = page_texts(catalogue.translator(language, theme))
            yield f"texts/{language}.{theme}.json", msgspec.json.encode(texts)


def _file(name: str, content: bytes) -> AssetFile:
    compressed = gzip.compress(content, 9, mtime=0)
    is_worth_it = len(content) >= SMALLEST_COMPRESSED and len(compressed) < len(content)
    return AssetFile(content, compressed if is_worth_it else None, TYPES[Path(name).suffix])

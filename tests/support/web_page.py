"""The web page's server over real tables, and browsers that ask it, for tests."""

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from itertools import count
from typing import Any

import aiohttp
from multidict import CIMultiDictProxy

from bot.domain.observer import UNOBSERVED, Observer
from bot.domain.page_links import REPLY_LASTS_S
from bot.domain.table import Human, Language, Table, TableId, UserId
from bot.i18n.reader_languages import ReaderLanguages
from bot.messages.parts.phrasebook import Phrasebook
from bot.tables import Tables
from bot.web.assets import Assets
from bot.web.client_address import Networks
from bot.web.keys import PageLinks
from bot.web.public_url import PublicUrl
from bot.web.server import WebServer
from engine.actions import Action
from engine.values import Value
from engine.views import PlayerView
from sandbox.payloads.component_tree import walk
from sandbox.payloads.components import Button
from sandbox.payloads.messages import Message
from tests.support.tables import boards
from tests.support.wire.wire import catalogue

PUBLIC_URL = PublicUrl("http://localhost:8766")  # where the browsers believe to be
_nonces = count(1)


def new_nonce() -> str:
    return f"nonce-{next(_nonces):012}"


def link_in(message: Message) -> str:
    """The address of the button that opens the page."""
    buttons = (part for _, part in walk(message.components) if isinstance(part, Button))
    return next(str(button.url) for button in buttons if button.url)


class Answer(Value, frozen=True):
    """An answer of the server, read to its end."""

    status: int
    body: bytes
    headers: CIMultiDictProxy[str]

    @property
    def json(self) -> Any:  # JSON
        return json.loads(self.body)


class WebBrowser:
    """A browser with its cookies, which is at the page unless a request says otherwise."""

    def __init__(
        self, client: aiohttp.ClientSession, address: str, origin: str = PUBLIC_URL.origin
    ) -> None:
        self.client = client
        self.address = address
        self.origin = origin
        self.reader = ""

    async def ask(
        self,
        method: str,
        path: str,
        body: object = None,
        headers: Mapping[str, str] | None = None,
        data: bytes | None = None,
    ) -> Answer:
        """`headers` come instead of those that the page's own requests have."""
        if headers is None:
            headers = {"Origin": self.origin, "Sec-Fetch-Site": "same-origin"}
            headers |= {"X-Reader": self.reader} if self.reader else {}
        if data is None and method != "GET":
            data = json.dumps({} if body is None else body).encode()
            headers = {"Content-Type": "application/json", **headers}
        async with self.client.request(
            method, self.address + path, headers=headers, data=data, allow_redirects=False
        ) as answer:
            return Answer(answer.status, await answer.read(), answer.headers)

    async def get(self, path: str, headers: Mapping[str, str] | None = None) -> Answer:
        return await self.ask("GET", path, headers=headers)

    async def post(
        self, path: str, body: object, headers: Mapping[str, str] | None = None
    ) -> Answer:
        return await self.ask("POST", path, body, headers)

    async def sign_in(self, token: str) -> Answer:
        answer = await self.post("/api/session", {"token": token})
        if answer.status == 200:
            self.reader = answer.json["reader"]
        return answer

    async def view(self, table: TableId) -> Any:  # JSON
        """What the page is told of a table."""
        answer = await self.get(f"/api/tables/{table}")
        assert answer.status == 200, answer
        return answer.json

    async def act(self, table: TableId, step: int, action: object, nonce: str = "") -> Answer:
        body = {"step": step, "nonce": nonce or new_nonce(), "action": action}
        return await self.post(f"/api/tables/{table}/actions", body)

    async def ticket(self, table: TableId) -> str:
        answer = await self.post("/api/live-ticket", {"table": str(table)})
        assert answer.status == 200, answer
        return str(answer.json["ticket"])

    @asynccontextmanager
    async def live(
        self, ticket: str, origin: str = PUBLIC_URL.origin
    ) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
        """The socket of a ticket. Raises aiohttp.WSServerHandshakeError."""
        address = f"{self.address}/api/live?ticket={ticket}"
        async with self.client.ws_connect(address, headers={"Origin": origin}) as socket:
            yield socket


class ServedPage:
    """The server, its tables and its links."""

    def __init__(self, tables: Tables, server: WebServer, links: PageLinks, address: str) -> None:
        self.tables = tables
        self.server = server
        self.links = links
        self.address = address

    async def token(
        self,
        person: Human,
        table: TableId,
        lasts_s: float = REPLY_LASTS_S,
        *,
        may_watch: bool = False,
    ) -> str:
        """What is after the # of a link."""
        address = await self.links.address(person.user, table, lasts_s, may_watch=may_watch)
        return address.partition("#")[2]

    @asynccontextmanager
    async def browser(self) -> AsyncIterator[WebBrowser]:
        jar = aiohttp.CookieJar(unsafe=True)  # also for addresses that are no names
        async with aiohttp.ClientSession(cookie_jar=jar) as client:
            yield WebBrowser(client, self.address)

    @asynccontextmanager
    async def signed_in(
        self, person: Human, table: Table, *, may_watch: bool = False
    ) -> AsyncIterator[WebBrowser]:
        """The browser of a person who has just opened a link."""
        async with self.browser() as browser:
            token = await self.token(person, table.id, may_watch=may_watch)
            answer = await browser.sign_in(token)
            assert answer.status == 200, answer
            yield browser


async def no_advice(_: Phrasebook, view: PlayerView, __: TableId) -> tuple[Action, str]:
    return view.moves[0], "Do that"


async def empty_replay(table: Table, language: Language) -> bytes:
    return f"<!doctype html><title>{table.id} {language}</title>".encode()


async def short_review(_: Phrasebook, table: Table, user: UserId) -> str:
    return f"**{table.names[table.seat_of(user) or 0]}**\nLuck"


@cache
def assets() -> Assets:
    """The files of the page, made once for all tests."""
    return Assets(catalogue(), boards())


@asynccontextmanager
async def served_page(
    tables: Tables,
    public_url: PublicUrl = PUBLIC_URL,
    observer: Observer = UNOBSERVED,
    trusted: Networks = (),
    *,
    has_other_writers: bool = False,
    port: int = 0,
) -> AsyncIterator[ServedPage]:
    """The page of these tables, at a free port of this machine unless one is given."""
    links = PageLinks(tables.store, str(public_url), tables.cache.clock)
    server = WebServer(
        tables,
        catalogue(),
        ReaderLanguages(tables.store),
        public_url,
        links,
        assets,
        no_advice,
        empty_replay,
        short_review,
        tables.cache.clock,
        observer,
        has_other_writers=has_other_writers,
        trusted=trusted,
    )
    async with server.listening("127.0.0.1", port) as used:
        yield ServedPage(tables, server, links, f"http://127.0.0.1:{used}")

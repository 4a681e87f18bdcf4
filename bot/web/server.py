"""The web server of the board one can touch."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from bot.domain.observer import Observer
from bot.domain.table import TableId, number_of
from bot.i18n.catalogue import Catalogue
from bot.i18n.reader_languages import ReaderLanguages, language_of
from bot.store import DatabaseError, Store, web_sessions
from bot.tables import Tables
from bot.web.assets import Assets
from bot.web.client_address import Networks, client_address
from bot.web.errors import STATUS, RequestRefused
from bot.web.keys import PageLinks
from bot.web.live import LiveBell
from bot.web.public_url import PublicUrl
from bot.web.request_limits import SlidingWindow
from bot.web.requests import (
    MOST_BYTES,
    json_answer,
    read_body,
    require_exact_origin,
    require_own_page,
)
from bot.web.sessions import RENEWED, Sessions, digest_of, reader_of
from bot.web.tables_api import Advise, ReplayPage, ReviewText, TablesApi
from bot.web.views import TableViews
from bot.web.wishes import Body

log = logging.getLogger(__name__)
protocol_log = logging.getLogger(f"{__name__}.protocol")

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

CLOSING_TIMEOUT_S = 1.0
IDLE_S = 180.0  # then a connection that asks for nothing is closed; proxies keep theirs for less
UNREAD_S = 2.0  # so long after an answer, the rest of a request that nobody reads may still arrive
SIGN_INS_A_MINUTE = 10  # from one address
TICKETS_A_MINUTE = 60  # of one person
TICKET_LASTS_S = 30.0
TIDY_EVERY_S = 3600.0
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors {}"
)
HEADERS = {
    "Server": "Slow Train",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Cache-Control": "no-store",
}


def _is_no_malformed_request(record: logging.LogRecord) -> bool:
    """aiohttp would log a traceback for each request that is none, which anybody can send."""
    return record.exc_info is None or not isinstance(record.exc_info[1], HttpProcessingError)


protocol_log.addFilter(_is_no_malformed_request)


class WebPortUnavailable(Exception):  # noqa: N818  # a wrong setting, not a bug
    """WEB_PORT or WEB_HOST cannot be used. One line for the person who runs the bot."""


class SignInBody(Body, frozen=True):
    token: str


class TicketBody(Body, frozen=True):
    table: str


class WebServer:
    """`framed_by`: the origin of a page that may show ours in a frame; "" for none, as on the
    internet. `trusted`: reverse proxies that say where a request comes from."""

    def __init__(
        self,
        tables: Tables,
        catalogue: Catalogue,
        readers: ReaderLanguages,
        public_url: PublicUrl,
        links: PageLinks,
        make_assets: Callable[[], Assets],
        advise: Advise,
        replay_page: ReplayPage,
        review: ReviewText,
        now: Callable[[], float],
        observer: Observer,
        *,
        has_other_writers: bool,
        trusted: Networks = (),
        framed_by: str = "",
    ) -> None:
        self._tables = tables
        self._store: Store = tables.store
        self._catalogue = catalogue
        self._make_assets = make_assets
        self._readers = readers
        self._public_url = public_url
        self._now = now
        self._observer = observer
        self._links = links
        self._trusted = trusted
        self._policy = POLICY.format(framed_by or "'none'")
        self._advise = advise
        self._replay_page = replay_page
        self._review = review
        self.sessions = Sessions(self._store, links, public_url, now)
        self.bell = LiveBell(self._store, tables.cache.memory, has_other_writers=has_other_writers)
        self._sign_ins = SlidingWindow(SIGN_INS_A_MINUTE, now)
        self._tickets = SlidingWindow(TICKETS_A_MINUTE, now)

    @asynccontextmanager
    async def listening(self, host: str, port: int) -> AsyncIterator[int]:
        """Answers until the block ends. Gives the port, which the system chooses if it is 0.
        Raises WebPortUnavailable."""
        assets = await asyncio.to_thread(self._make_assets)
        runner = web.AppRunner(
            self._application(assets),
            access_log=None,
            shutdown_timeout=CLOSING_TIMEOUT_S,
            keepalive_timeout=IDLE_S,
            lingering_time=UNREAD_S,
            logger=protocol_log,
            auto_decompress=False,  # a short request could become a very long one
        )
        await runner.setup()
        background = [asyncio.create_task(self.bell.run()), asyncio.create_task(self._tidy())]
        try:
            try:
                await web.TCPSite(runner, host, port, backlog=1024).start()
            except OSError as error:
                problem = f"WEB_HOST={host} WEB_PORT={port} cannot be used: {error}"
                raise WebPortUnavailable(problem) from error
            yield int(runner.addresses[0][1])
        finally:
            for task in background:
                task.cancel()
            await self.bell.close()
            await runner.cleanup()

    def _application(self, assets: Assets) -> web.Application:
        async def page(_: web.Request) -> web.Response:
            return web.Response(text=assets.page, content_type="text/html")

        self._views = TableViews(self._tables, self._catalogue, self._readers, assets.address)
        self._api = TablesApi(
            self._tables,
            self._views,
            self.sessions,
            self._advise,
            self._replay_page,
            self._review,
            self._now,
        )
        app = web.Application(middlewares=[self._guard], client_max_size=MOST_BYTES, logger=log)
        app.add_routes(
            [
                web.get("/board", page),
                web.get(r"/a/{hash:[0-9a-f]+}/{name:[\w./-]+}", assets.answer),
                web.post("/api/session", self._sign_in),
                web.delete("/api/session", self._sign_out),
                web.post("/api/live-ticket", self._issue_ticket),
                web.get("/api/live", self._live, allow_head=False),
                *self._api.routes(),
            ]
        )
        return app

    @web.middleware
    async def _guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Around every request: who may ask, what is answered to errors, headers, measuring."""
        started = time.perf_counter()
        answer = await self._answer(request, handler)
        if isinstance(answer, web.WebSocketResponse):
            return answer
        for name, value in {**HEADERS, "Content-Security-Policy": self._policy}.items():
            answer.headers.setdefault(name, value)
        if RENEWED in request:
            self.sessions.give(answer, request[RENEWED])
        route = request.match_info.route.resource
        name = "other" if route is None else route.canonical
        self._observer.web_request(name, answer.status, time.perf_counter() - started)
        return answer

    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        try:
            if request.method not in ("GET", "HEAD"):
                require_own_page(request, self._public_url)
            elif request.path.startswith("/api/"):
                _require_same_site(request)
            return await handler(request)
        except RequestRefused as refused:
            return self._refusal(request, refused)
        except web.HTTPException as error:  # such as 404, which nobody reads
            return web.Response(status=error.status, headers=_allowed(error))
        except ConnectionResetError:  # whoever asked is gone
            return self._refusal(request, RequestRefused("too-slow"))
        except DatabaseError:  # which is told elsewhere, once a minute
            return self._refusal(request, RequestRefused("closing", wait_s=1.0))
        except Exception:
            log.exception("a web request failed")
            return self._refusal(request, RequestRefused("failed"))

    def _refusal(self, request: web.Request, refused: RequestRefused) -> web.Response:
        """In the language of the reader, which the sentence has if there is one; otherwise in that
        of their browser."""
        wanted = request.headers.get("Accept-Language", "").partition(",")[0]
        say = self._catalogue.translator(language_of(wanted.strip())).say
        body: dict[str, object] = {
            "error": refused.word,
            "text": refused.text or say(f"web-refused-{refused.word}"),
        }
        if refused.view is not None:
            body["view"] = refused.view
        headers = {"Retry-After": str(int(refused.wait_s) + 1)} if refused.wait_s else {}
        return json_answer(body, status=STATUS[refused.word], headers=headers)

    async def _sign_in(self, request: web.Request) -> web.Response:
        self._sign_ins.require(self._address(request))
        body = await read_body(request, SignInBody)
        begun = await self.sessions.begin(body.token, request)
        reader = reader_of(begun.signed_in.user)
        answer = json_answer({"table": str(begun.table), "reader": reader})
        self.sessions.give(answer, begun.signed_in)
        return answer

    async def _sign_out(self, request: web.Request) -> web.Response:
        signed_in = await self.sessions.signed_in(request)
        await read_body(request, Body)
        await self.sessions.end(signed_in)
        request.pop(RENEWED, None)
        answer = web.Response(status=204)
        self.sessions.take_away(answer, signed_in)
        return answer

    async def _issue_ticket(self, request: web.Request) -> web.Response:
        signed_in = await self.sessions.signed_in(request)
        body = await read_body(request, TicketBody)
        self._tickets.require(signed_in.user)
        table = await self._api.require_may_see(signed_in, TableId(number_of(body.table)))
        ticket = await self._links.ticket(signed_in.digest, table.id, TICKET_LASTS_S)
        return json_answer({"ticket": ticket})

    async def _live(self, request: web.Request) -> web.StreamResponse:
        require_exact_origin(request, self._public_url)
        text, user = request.query.get("ticket", ""), None
        ticket = await self._links.read_ticket(text)
        if ticket is None:  # nothing is written for a guess
            raise RequestRefused("signed-out")
        table_id, digest = TableId(number_of(ticket.table)), digest_of(text)
        async with self._store.writing() as db:
            user = await web_sessions.use_ticket(db, digest, ticket.session, table_id, ticket.until)
        if user is None:
            raise RequestRefused("signed-out")
        table = await self._views.table(table_id)
        return await self.bell.serve(request, user, ticket.session, table)

    def _address(self, request: web.Request) -> str:
        forwarded_for = request.headers.getall("X-Forwarded-For", [])
        return client_address(request.remote or "", forwarded_for, self._trusted)

    async def _tidy(self) -> None:
        """Delete what has ended by itself, again and again."""
        while True:
            with suppress(Exception):  # it is tried again; what has ended is never accepted
                await self.sessions.delete_old()
            await asyncio.sleep(TIDY_EVERY_S)


def _require_same_site(request: web.Request) -> None:
    """Refuse `other-site` if a browser says that another site's page asks."""
    if request.headers.get("Sec-Fetch-Site") in ("cross-site", "same-site"):
        raise RequestRefused("other-site")


def _allowed(error: web.HTTPException) -> dict[str, str]:
    return {"Allow": error.headers["Allow"]} if "Allow" in error.headers else {}

"""The way in: faults, token, rate limits, then the work; and every error as Discord writes it."""

from functools import partial

import msgspec
from aiohttp import web

from sandbox.payloads.errors import NOT_FOUND, UNAUTHORISED, DiscordRefusal
from sandbox.rest.faults import Broken, Cut, Fault, Faults, Held, TooFast
from sandbox.rest.journal import Journal, JournalEntry
from sandbox.rest.rate_limits import RateLimits, refusal, refusal_body
from sandbox.rest.requests import Call, Created, Endpoint, as_json, read_call
from sandbox.world.world import World

PREFIX = "/api/v10"
ALWAYS = {"Via": "1.1 sandbox"}  # without it discord.py takes a 429 for a ban


class Entrance:
    def __init__(self, world: World, limits: RateLimits, faults: Faults, journal: Journal) -> None:
        self._world = world
        self._limits = limits
        self._faults = faults
        self._journal = journal

    def add(self, app: web.Application, endpoints: list[Endpoint]) -> None:
        for endpoint in endpoints:
            app.router.add_route(
                endpoint.method, PREFIX + endpoint.path, partial(self.answer, endpoint)
            )
        app.router.add_route("*", "/api/{rest:.*}", self._unknown)

    async def _unknown(self, request: web.Request) -> web.Response:
        self._journal.unknown_routes[f"{request.method} {request.path}"] += 1
        return respond(*refused(DiscordRefusal(NOT_FOUND)))

    async def answer(self, endpoint: Endpoint, request: web.Request) -> web.StreamResponse:
        call = Call(request.match_info, request.query)
        fault = self._faults.next_for(endpoint.method, endpoint.path)
        headers: dict[str, str] = {}
        status, body = 500, b"{}"
        try:
            call = await read_call(request)
            if isinstance(fault, Held) and not fault.after_work:
                await fault.release.wait()
            if isinstance(fault, Cut) and not fault.after_work:
                status, body = 0, b""
            elif isinstance(fault, TooFast):
                wait_s = fault.retry_after_s
                headers = refusal(wait_s, "global" if fault.is_global else "user")
                status, body = 429, encode(refusal_body(wait_s, fault.is_global))
            elif isinstance(fault, Broken) and not fault.after_work:
                status, body = fault.status, encode({"message": "Service Unavailable"})
            else:
                status, body, headers = self._work(endpoint, request, call)
        except DiscordRefusal as error:
            status, body = refused(error)
        self._write(endpoint, request, call, status, body)
        return await finish(fault, request, respond(status, body, headers))

    def _work(
        self, endpoint: Endpoint, request: web.Request, call: Call
    ) -> tuple[int, bytes, dict[str, str]]:
        if endpoint.needs_token and not self._is_bot(request):
            return *refused(DiscordRefusal(UNAUTHORISED)), {}
        place = "+".join(call.path[name] for name in endpoint.places)
        route = f"{endpoint.method} {endpoint.path}"
        verdict = self._limits.take(route, place, endpoint.limit, endpoint.needs_token)
        if verdict.retry_after_s is not None:
            body = encode(refusal_body(verdict.retry_after_s, verdict.is_global))
            return 429, body, verdict.headers
        try:
            answer = endpoint.answer(call)
        except DiscordRefusal as error:
            return *refused(error), verdict.headers
        if answer is None:
            return 204, b"", verdict.headers
        if isinstance(answer, Created):
            return 201, encode(answer.value), verdict.headers
        return 200, encode(answer), verdict.headers

    def _is_bot(self, request: web.Request) -> bool:
        token = self._world.state.application.token
        return request.headers.get("Authorization") == f"Bot {token}"

    def _write(
        self, endpoint: Endpoint, request: web.Request, call: Call, status: int, body: bytes
    ) -> None:
        code = as_json(body).get("code") if status >= 400 else 0
        self._journal.write(
            JournalEntry(
                at_s=self._world.clock.now_s(),
                method=endpoint.method,
                route=endpoint.path,
                path=request.path.removeprefix(PREFIX),
                body=as_json(call.raw),
                files=tuple(upload.filename for upload in call.uploads.values()),
                status=status,
                code=code if isinstance(code, int) else 0,
            )
        )


async def finish(
    fault: Fault | None, request: web.Request, response: web.Response
) -> web.StreamResponse:
    match fault:
        case Cut():
            if request.transport is not None:
                request.transport.abort()
        case Broken(after_work=True):
            return respond(fault.status, encode({"message": "Service Unavailable"}))
        case Held(after_work=True):
            await fault.release.wait()
        case _:
            pass
    return response


def refused(error: DiscordRefusal) -> tuple[int, bytes]:
    return error.reason.status, encode(error.body())


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def respond(status: int, body: bytes, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py compares the content type with this exact word
    kind = {"Content-Type": "application/json"} if body else {}
    return web.Response(
        status=status or 500, body=body or None, headers={**ALWAYS, **kind, **(headers or {})}
    )

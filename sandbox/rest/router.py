"""Routes each REST request to its endpoint: planned fault, token, rate limit, handler, log."""

from functools import partial

import msgspec
from aiohttp import web

from sandbox.payloads.errors import NOT_FOUND, UNAUTHORISED, DiscordRefusal
from sandbox.rest.endpoint import Created, Endpoint
from sandbox.rest.faults import (
    ConnectionLost,
    DelayedResponse,
    Fault,
    Faults,
    RateLimited,
    ServerError,
)
from sandbox.rest.rate_limits import RateLimits, refusal_body, refusal_headers
from sandbox.rest.request import RestRequest, decode_for_log, read_request
from sandbox.rest.request_log import LoggedRequest, RequestLog
from sandbox.world.world import World

API_PATH = "/api/v10"
COMMON_HEADERS = {"Via": "1.1 sandbox"}  # without it discord.py takes a 429 for a ban
NOT_SENT = 0  # logged as the status when the connection was dropped before handling


class RestRouter:
    """Receives every REST request, and answers it as Discord would."""

    def __init__(
        self, world: World, limits: RateLimits, faults: Faults, request_log: RequestLog
    ) -> None:
        self._world = world
        self._limits = limits
        self._faults = faults
        self._request_log = request_log

    def add_routes(self, app: web.Application, endpoints: list[Endpoint]) -> None:
        for endpoint in endpoints:
            app.router.add_route(
                endpoint.method, API_PATH + endpoint.path, partial(self._respond, endpoint)
            )
        app.router.add_route("*", "/api/{rest:.*}", self._respond_unknown_route)

    async def _respond_unknown_route(self, http_request: web.Request) -> web.Response:
        self._request_log.unknown_routes[f"{http_request.method} {http_request.path}"] += 1
        return make_response(*error_response(DiscordRefusal(NOT_FOUND)))

    async def _respond(self, endpoint: Endpoint, http_request: web.Request) -> web.StreamResponse:
        request = RestRequest(http_request.match_info, http_request.query)
        fault = self._faults.take(endpoint.method, endpoint.path)
        headers: dict[str, str] = {}
        status, body = 500, b"{}"
        try:
            request = await read_request(http_request)
            if isinstance(fault, DelayedResponse) and not fault.after_handling:
                await fault.release.wait()
            if isinstance(fault, ConnectionLost) and not fault.after_handling:
                status, body = NOT_SENT, b""
            elif isinstance(fault, RateLimited):
                wait_s = fault.retry_after_s
                headers = refusal_headers(wait_s, "global" if fault.is_global else "user")
                status, body = 429, encode(refusal_body(wait_s, fault.is_global))
            elif isinstance(fault, ServerError) and not fault.after_handling:
                status, body = fault.status, encode({"message": "Service Unavailable"})
            else:
                status, body, headers = self._handle(endpoint, http_request, request)
        except DiscordRefusal as error:
            status, body = error_response(error)
        self._log(endpoint, http_request, request, status, body)
        response = make_response(status, body, headers)
        return await apply_fault_after_handling(fault, http_request, response)

    def _handle(
        self, endpoint: Endpoint, http_request: web.Request, request: RestRequest
    ) -> tuple[int, bytes, dict[str, str]]:
        """Status, body and headers of the response, after checking token and rate limit."""
        if endpoint.needs_token and not self._has_bot_token(http_request):
            return *error_response(DiscordRefusal(UNAUTHORISED)), {}
        scope = "+".join(request.path[name] for name in endpoint.rate_limit_scopes)
        route = f"{endpoint.method} {endpoint.path}"
        limited = self._limits.count_request(route, scope, endpoint.limit, endpoint.needs_token)
        if limited.retry_after_s is not None:
            body = encode(refusal_body(limited.retry_after_s, limited.is_global))
            return 429, body, limited.headers
        try:
            result = endpoint.handler(request)
        except DiscordRefusal as error:
            return *error_response(error), limited.headers
        if result is None:
            return 204, b"", limited.headers
        if isinstance(result, Created):
            return 201, encode(result.value), limited.headers
        return 200, encode(result), limited.headers

    def _has_bot_token(self, http_request: web.Request) -> bool:
        token = self._world.state.application.token
        return http_request.headers.get("Authorization") == f"Bot {token}"

    def _log(
        self,
        endpoint: Endpoint,
        http_request: web.Request,
        request: RestRequest,
        status: int,
        body: bytes,
    ) -> None:
        code = decode_for_log(body).get("code") if status >= 400 else 0
        self._request_log.add(
            LoggedRequest(
                at_s=self._world.clock.now_s(),
                method=endpoint.method,
                route=endpoint.path,
                path=http_request.path.removeprefix(API_PATH),
                body=decode_for_log(request.raw_body),
                files=tuple(upload.filename for upload in request.uploads.values()),
                status=status,
                code=code if isinstance(code, int) else 0,
                counts_globally=endpoint.needs_token,
                uploaded_bytes=request.size_bytes,
            )
        )


async def apply_fault_after_handling(
    fault: Fault | None, http_request: web.Request, response: web.Response
) -> web.StreamResponse:
    match fault:
        case ConnectionLost():
            if http_request.transport is not None:
                http_request.transport.abort()
        case ServerError(after_handling=True):
            return make_response(fault.status, encode({"message": "Service Unavailable"}))
        case DelayedResponse(after_handling=True):
            await fault.release.wait()
        case _:
            pass
    return response


def error_response(error: DiscordRefusal) -> tuple[int, bytes]:
    return error.reason.status, encode(error.response_body())


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)


def make_response(status: int, body: bytes, headers: dict[str, str] | None = None) -> web.Response:
    # discord.py compares the content type with exactly this text
    content_type = {"Content-Type": "application/json"} if body else {}
    return web.Response(
        status=status or 500,
        body=body or None,
        headers={**COMMON_HEADERS, **content_type, **(headers or {})},
    )

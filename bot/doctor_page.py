"""Whether people reach the web page under PUBLIC_URL, and what the proxy in front of it passes on.

While no bot is running, `python -m bot doctor` listens at WEB_PORT itself for a moment, asks for a
page of its own under PUBLIC_URL, and looks at what arrives.
"""

import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Literal

import aiohttp
from aiohttp import web

from bot.settings import Settings
from bot.web.client_address import Networks, client_address, networks
from bot.web.public_url import PublicUrl
from engine.values import Value

ANSWER_WITHIN_S = 10.0
SECRET_BYTES = 16
SOMEBODY = "192.0.2.1"  # an address that nobody has

# The level, what it is about, a sentence, and what to do: see `Finding` in bot/doctor.py
Found = tuple[Literal["ok", "look", "wrong"], str, str, str]


def in_words(error: Exception) -> str:
    """Why nothing was answered, for people who are no programmers."""
    match error:
        case aiohttp.ClientConnectorDNSError():
            return "there is no such name"
        case aiohttp.ClientConnectorCertificateError():
            return "its certificate is not valid"
        case aiohttp.ClientSSLError():
            return "it does not speak https"
        case TimeoutError():
            return f"no answer within {ANSWER_WITHIN_S:.0f} s"
        case aiohttp.ClientConnectorError():
            return "nothing answers there"
        case _:
            return f"the answer is none that was expected ({type(error).__name__})"


class Arrived(Value, frozen=True):
    """What a proxy has passed on. `peer`: who has asked us. `is_socket`: as a WebSocket."""

    peer: str
    forwarded_for: Sequence[str] = ()
    origin: str = ""
    is_socket: bool = False


async def check_page(settings: Settings) -> list[Found]:
    """Ask for a page under PUBLIC_URL."""
    public_url = PublicUrl(settings.public_url)
    path = f"/doctor-{secrets.token_urlsafe(SECRET_BYTES)}"
    try:
        async with _listening(settings.web_host, settings.web_port, path) as arrived:
            problem = await _open_socket(f"{public_url}{path}", public_url.origin)
    except OSError:  # the port is in use: by the bot, or check_port says so
        return [await _ask_the_bot(public_url)]
    if not arrived:
        return [not_reached(public_url, settings.web_port, problem)]
    return check_arrival(arrived[0], public_url, networks(settings.web_trusted_proxies))


def check_arrival(arrived: Arrived, public_url: PublicUrl, trusted: Networks) -> list[Found]:
    """What the proxy in front of the page does right and wrong."""
    about = "proxy"
    found: list[Found] = [("ok", "PUBLIC_URL", f"{public_url} leads to this machine.", "")]
    if arrived.origin != public_url.origin:
        remedy = "Let it pass on the header Origin as it is: without it nobody can sign in."
        found.append(("wrong", about, "it changes or removes the header Origin.", remedy))
    if not arrived.is_socket:
        remedy = "Let it pass on Upgrade and Connection; docs/web-board.md shows how with nginx."
        text = "it passes on no WebSockets, so moves of others appear after ten seconds."
        found.append(("look", about, text, remedy))
    if public_url.is_local:
        return found
    if not arrived.forwarded_for:
        remedy = "Let it add X-Forwarded-For; until then all people count as one."
        found.append(("wrong", about, "it does not say where requests come from.", remedy))
    elif client_address(arrived.peer, [SOMEBODY], trusted) != SOMEBODY:
        remedy = f"Set WEB_TRUSTED_PROXIES={arrived.peer}; until then all people count as one."
        found.append(("wrong", about, f"{arrived.peer} is not trusted.", remedy))
    if len(found) == 1:
        found.append(("ok", about, "it passes on sockets, Origin and X-Forwarded-For.", ""))
    return found


def not_reached(public_url: PublicUrl, port: int, problem: str) -> Found:
    text = f"{public_url} does not lead to port {port} of this machine: {problem}."
    remedy = (
        "Check the name in DNS, the certificate, and whether the proxy is running and points at"
        f" port {port}. Some networks cannot reach their own public address: try it from a phone."
    )
    return "wrong", "PUBLIC_URL", text, remedy


@asynccontextmanager
async def _listening(host: str, port: int, path: str) -> AsyncIterator[list[Arrived]]:
    """Answers this path until the block ends, and notes what arrives. OSError if it cannot."""
    arrived: list[Arrived] = []

    async def answer(request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        is_socket = bool(socket.can_prepare(request))
        arrived.append(
            Arrived(
                request.remote or "",
                request.headers.getall("X-Forwarded-For", []),
                request.headers.get("Origin", ""),
                is_socket,
            )
        )
        if not is_socket:
            return web.Response(text="Slow Train")
        await socket.prepare(request)
        await socket.close()
        return socket

    app = web.Application()
    app.router.add_get(path, answer)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
        yield arrived
    finally:
        await runner.cleanup()


async def _open_socket(url: str, origin: str) -> str:
    """Ask for a socket; why there was none, or nothing."""
    limit = aiohttp.ClientTimeout(total=ANSWER_WITHIN_S)
    try:
        async with (
            aiohttp.ClientSession(timeout=limit) as client,
            client.ws_connect(url, origin=origin),
        ):
            return ""
    except aiohttp.WSServerHandshakeError as error:
        return f"it answers {error.status}"
    except (aiohttp.ClientError, OSError) as error:
        return in_words(error)


async def _ask_the_bot(public_url: PublicUrl) -> Found:
    """What the bot that is running answers to somebody who is not signed in."""
    limit = aiohttp.ClientTimeout(total=ANSWER_WITHIN_S)
    url, headers = f"{public_url}/api/session", {"Origin": public_url.origin}
    try:
        async with (
            aiohttp.ClientSession(timeout=limit) as client,
            client.delete(url, headers=headers) as answer,
        ):
            error = (await answer.json()).get("error")
    except (aiohttp.ClientError, OSError, ValueError, AttributeError):
        error = None
    if error == "other-site":
        remedy = "Let the proxy pass on Origin as it is, and set PUBLIC_URL to its own address."
        return "wrong", "PUBLIC_URL", "the bot takes its own page for another site's.", remedy
    if error == "signed-out":
        remedy = "Stop the bot and ask again to check what the proxy passes on."
        return "ok", "PUBLIC_URL", f"{public_url} leads to the bot.", remedy
    remedy = "Stop the bot and ask again: then it says what is wrong with the proxy."
    return "wrong", "PUBLIC_URL", f"{public_url} does not lead to the bot.", remedy

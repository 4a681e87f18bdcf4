"""Getting and staying connected to Discord.

What may pass is tried again after a growing pause, with one line in the log: no network, a timeout,
429, 5xx. What cannot heal ends the bot with CannotConnect, whose text says what to do.
"""

import asyncio
import json
import logging
import random
from collections.abc import Awaitable, Callable
from http import HTTPStatus

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket

log = logging.getLogger(__name__)

Sleep = Callable[[float], Awaitable[None]]

FIRST_PAUSE_S = 1.0
MAX_PAUSE_S = 60.0
JITTER = 0.5  # the part of a pause that is random, so that many bots do not come back at once
TEMPORARY_4XX = (408, 425, 429)
FAULTS = (
    discord.LoginFailure,
    discord.HTTPException,
    discord.RateLimited,
    discord.GatewayNotFound,
    discord.ConnectionClosed,
    aiohttp.ClientError,
    OSError,  # includes TimeoutError
)

HOW_TO_RESET = (
    "Discord refuses this token. Under Bot in the Developer Portal "
    "(https://discord.com/developers/applications), press Reset Token, "
    "and put the new one into DISCORD_TOKEN."
)
INVITED_HINT = "If DEV_GUILD_ID is set: invite the bot to that server, or remove the setting."
ADDRESS_HINT = "If DISCORD_API_URL is set: is it right?"
CLOSE_CODES = {  # of the gateway: those after which Discord wants no other attempt
    4010: "an invalid shard. Is SHARDS right?",
    4011: "the bot is on too many servers for so few shards. Start again without SHARDS, or with a "
    "larger number in all processes.",
    4012: "this version of the gateway is no longer served. Update Slow Train.",
    4013: "invalid intents. Update Slow Train.",
    4014: "the application lacks a privileged intent. Slow Train needs none: run it unchanged, or "
    "switch the intent on under Bot in the Developer Portal.",
}
TOKEN_REFUSED_CODE = 4004
MAX_REASON_LENGTH = 300


class CannotConnect(Exception):  # noqa: N818  # the end of the bot, not a bug
    """Another attempt would not help. One line for the person who runs the bot."""


class TokenRefused(CannotConnect):
    """The token is wrong, or was reset."""

    def __init__(self) -> None:
        super().__init__(HOW_TO_RESET)


class Pauses:
    """How long to wait before the next attempt: longer each time, and partly random."""

    def __init__(self) -> None:
        self._next_s = FIRST_PAUSE_S

    def reset(self) -> None:
        """An attempt has succeeded."""
        self._next_s = FIRST_PAUSE_S

    def after(self, error: Exception) -> float:
        """The pause after a failure; at least as long as Discord asks for."""
        pause_s = self._next_s * random.uniform(1 - JITTER, 1)  # noqa: S311  # not a secret
        self._next_s = min(2 * self._next_s, MAX_PAUSE_S)
        return max(pause_s, error.retry_after if isinstance(error, discord.RateLimited) else 0)


async def pause_or_give_up(error: Exception, pauses: Pauses, sleep: Sleep) -> None:
    """Log the failure and wait for the time of the next attempt, or raise CannotConnect."""
    hopeless = _hopeless(error)
    if hopeless is not None:
        raise hopeless from error
    pause_s = pauses.after(error)
    log.warning(
        "Discord cannot be reached, next attempt in %.1f s",
        pause_s,
        extra={"error": _reason(error)},
    )
    await sleep(pause_s)


async def point_discord_at(api_url: str, sleep: Sleep = asyncio.sleep) -> None:
    """Use another API instead of discord.com. The API itself says where its gateway is."""
    discord.http.Route.BASE = api_url
    pauses = Pauses()
    while True:
        try:
            gateway = await _gateway_url(api_url)
        except FAULTS as error:
            await pause_or_give_up(error, pauses, sleep)
        else:
            DiscordWebSocket.DEFAULT_GATEWAY = gateway
            return


async def _gateway_url(api_url: str) -> yarl.URL:
    async with aiohttp.ClientSession() as web, web.get(f"{api_url}/gateway") as answer:
        answer.raise_for_status()
        try:
            return yarl.URL(json.loads(await answer.text())["url"])
        except (ValueError, TypeError, LookupError) as error:
            raise CannotConnect(f"{api_url} is not Discord's API. {ADDRESS_HINT}") from error


def _hopeless(error: Exception) -> CannotConnect | None:
    """Why another attempt would not help; None if it may."""
    match error:
        case discord.LoginFailure():
            return TokenRefused()
        case discord.HTTPException():
            return _refusal(error)
        case discord.ConnectionClosed() if error.code == TOKEN_REFUSED_CODE:
            return TokenRefused()
        case discord.ConnectionClosed() if error.code in CLOSE_CODES:
            problem = CLOSE_CODES[error.code]
            return CannotConnect(f"Discord ended the connection ({error.code}): {problem}")
        case aiohttp.InvalidURL() | aiohttp.NonHttpUrlClientError():
            return CannotConnect(f"DISCORD_API_URL is no address: {error}")
        case aiohttp.WSServerHandshakeError():
            return None
        case aiohttp.ClientResponseError() if _is_final(error.status):
            return CannotConnect(f"{error.request_info.url} answers {error.status}. {ADDRESS_HINT}")
        case _:
            return None


def _refusal(error: discord.HTTPException) -> CannotConnect | None:
    content_type = error.response.headers.get("Content-Type", "")
    if error.status == HTTPStatus.UNAUTHORIZED:
        return TokenRefused()
    if not _is_final(error.status) or not content_type.startswith("application/json"):
        return None  # what is not JSON comes from something before Discord
    if error.status == HTTPStatus.FORBIDDEN:
        return CannotConnect(f"Discord forbids it: {_reason(error)}. {INVITED_HINT}")
    return CannotConnect(f"Discord refuses: {_reason(error)}. {ADDRESS_HINT}")


def _is_final(status: int) -> bool:
    return 400 <= status < 500 and status not in TEMPORARY_4XX


def _reason(error: Exception) -> str:
    """The error in one line."""
    if isinstance(error, discord.DiscordServerError):
        return f"Discord answers {error.status}"  # the text may be a whole page
    name, text = type(error).__name__, " ".join(str(error).split())
    return f"{name}: {text}"[:MAX_REASON_LENGTH] if text else name

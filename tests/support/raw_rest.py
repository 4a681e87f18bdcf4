"""Plain requests to the sandbox's REST API, for bodies that discord.py would never send."""

import aiohttp

from sandbox.payloads.base import Json
from sandbox.testing.driver import Sandbox


async def post(discord: Sandbox, path: str, body: object, method: str = "POST") -> Json:
    headers = {"Authorization": f"Bot {discord.token}"}
    async with (
        aiohttp.ClientSession() as web,
        web.request(method, discord.api_url + path, json=body, headers=headers) as answer,
    ):
        found: Json = await answer.json(content_type="application/json")
        return found


def paths(errors: object, at: str = "") -> list[str]:
    """All invalid fields with their codes, such as `embeds.0.title BASE_TYPE_MAX_LENGTH`."""
    assert isinstance(errors, dict)
    found: list[str] = []
    for step, inner in errors.items():
        if step == "_errors":
            found += [f"{at} {error['code']}" for error in inner]
        else:
            found += paths(inner, f"{at}.{step}" if at else step)
    return found

"""The server is killed between a request and its answer, again and again."""

import asyncio
import random
from contextlib import AsyncExitStack, suppress
from pathlib import Path

import aiohttp
import pytest

from benchmarks.web_pages import browsers, some_move
from benchmarks.web_server import serving
from sandbox.run.serve import free_port
from tests.support.web_page import new_nonce

KILLS = 10
LONGEST_S = 0.03  # an answer takes less


@pytest.mark.soak
async def test_a_wish_is_done_once_however_often_the_server_is_killed(tmp_path: Path) -> None:
    chance, port, lost = random.Random(26), free_port(0), 0
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(serving(tmp_path, port, [2]))
        seated = [one for one in server.invited if not one.is_watching]
        people = await stack.enter_async_context(browsers(port, seated))
        table = seated[0].table
        for _ in range(KILLS):
            views = [await person.view(table) for person in people]
            seat = next(seat for seat, view in enumerate(views) if view["mine"]["is_turn"])
            view, nonce = views[seat], new_nonce()
            wish = table, view["step"], some_move(view, chance), nonce
            asked = asyncio.create_task(people[seat].act(*wish))
            await asyncio.sleep(chance.random() * LONGEST_S)
            server.process.kill()
            await server.process.wait()
            with suppress(aiohttp.ClientError):
                await asked
            lost += asked.exception() is not None
            server = await stack.enter_async_context(serving(tmp_path, port, [2]))
            for _ in range(2):
                answer = await people[seat].act(*wish)
                assert answer.status == 200, answer
                assert answer.json["view"]["seq"] == view["seq"] + 1
    assert lost

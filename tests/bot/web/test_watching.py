"""People who watch see what the channel of their table shows, as soon as it does."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from bot.domain.queue import QueuedCards, add
from bot.domain.table import MessageId
from bot.web.sessions import WATCHING_S
from engine.actions import Draw, to_json
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import play_to_end
from tests.support.tables import (
    ADA,
    BO,
    STRANGER,
    act,
    mark_all_published,
    new_interaction,
    open_tables,
    start_first_turn,
)
from tests.support.web_page import served_page

SHOWN = MessageId(5)


async def silent_for_a_moment(socket: aiohttp.ClientWebSocketResponse) -> None:
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.05):
            await socket.receive()


async def test_a_move_is_seen_by_players_at_once_and_by_others_when_it_is_posted(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await mark_all_published(tables, table.id, SHOWN)
        async with (
            served_page(tables) as page,
            page.signed_in(BO, table) as bo,
            page.signed_in(STRANGER, table, may_watch=True) as watching,
            bo.live(await bo.ticket(table.id)) as of_bo,
            watching.live(await watching.ticket(table.id)) as of_watcher,
        ):
            before = await watching.view(table.id)
            await act(tables, table.id, ADA, Draw())
            assert (await of_bo.receive_json())["seq"] == before["seq"] + 1
            await silent_for_a_moment(of_watcher)
            assert await watching.view(table.id) == before
            assert (await bo.view(table.id))["seq"] == before["seq"] + 1
            await mark_all_published(tables, table.id, SHOWN)
            assert (await of_watcher.receive_json())["table"] == str(table.id)
            after = await watching.view(table.id)
            assert (after["seq"], after["deck"]) == (before["seq"] + 1, before["deck"] - 1)
            await silent_for_a_moment(of_bo)


async def test_nothing_betrays_a_move_that_the_channel_does_not_show_yet(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO, map_id="amsterdam")
        await mark_all_published(tables, table.id, SHOWN)
        async with (
            served_page(tables) as page,
            page.signed_in(STRANGER, table, may_watch=True) as watching,
        ):

            async def everything() -> object:
                view = await watching.get(f"/api/tables/{table.id}")
                step = view.json["step"]
                refused = [
                    (await watching.act(table.id, at, to_json(Draw()))).body
                    for at in (step, step + 1)
                ]
                listed = await watching.get("/api/tables")
                return view.headers["ETag"], view.body, refused, listed.body

            before = await everything()
            await act(tables, table.id, ADA, Draw())
            assert await everything() == before
            await tables.queues.change(table.id, BO.user, add(QueuedCards(), "then", 0))
            assert await everything() == before
            await tables.undo.request(table.id, ADA.user, new_interaction())  # which asks Bo
            assert await everything() == before
            await play_to_end(tables, table.id)
            assert await everything() == before


@pytest.mark.both_databases
async def test_nothing_is_told_to_who_may_watch_no_more(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO, map_id="amsterdam")
        await mark_all_published(tables, table.id, SHOWN)
        async with (
            served_page(tables) as page,
            page.signed_in(STRANGER, table, may_watch=True) as watching,
            watching.live(await watching.ticket(table.id)) as socket,
        ):
            clock.now += WATCHING_S
            await act(tables, table.id, ADA, Draw())
            await mark_all_published(tables, table.id, SHOWN)
            assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE
            assert (await watching.get(f"/api/tables/{table.id}")).status == 404


async def test_the_end_is_not_known_before_the_channel_has_told_it(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO, map_id="amsterdam")
        await act(tables, table.id, ADA, Draw())
        await mark_all_published(tables, table.id, SHOWN)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(STRANGER, table, may_watch=True) as watching,
        ):
            before = await watching.view(table.id)
            await play_to_end(tables, table.id)
            assert (await ada.view(table.id))["end"]
            assert await watching.view(table.id) == before
            review = f"/api/tables/{table.id}/review"
            assert (await watching.get(f"/replay/{table.id}")).status == 422
            assert (await watching.post(review, {})).status == 422
            await mark_all_published(tables, table.id, SHOWN)
            assert (await watching.view(table.id))["end"] == (await ada.view(table.id))["end"]
            assert (await watching.get(f"/replay/{table.id}")).status == 200
            assert (await watching.post(review, {})).status == 200


async def test_after_a_restart_the_last_turn_that_was_announced_is_shown(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO, map_id="amsterdam")
        await act(tables, table.id, ADA, Draw())
        await mark_all_published(tables, table.id, SHOWN)
        async with (
            served_page(tables) as page,
            page.signed_in(STRANGER, table, may_watch=True) as watching,
        ):
            before = await watching.view(table.id)
        await play_to_end(tables, table.id)
    async with (
        open_tables(tmp_path) as tables,
        served_page(tables) as page,
        page.signed_in(STRANGER, table, may_watch=True) as watching,
    ):
        again = await watching.view(table.id)
        assert again == before
        assert again["status"] == "playing"

"""The requests of the page: what is shown, played, queued and taken back."""

import asyncio
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from yarl import URL

from bot.domain import queue
from bot.domain.daily import closes_at
from bot.domain.queue import QueuedCards
from bot.domain.table import TableId
from bot.store import preferences as preference_rows
from bot.store.databases.transactions import Statement
from bot.tables.recent import RecentEntries
from bot.web import keys
from engine.actions import Draw, from_json, to_json
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import play_to_end
from tests.support.tables import (
    ADA,
    BO,
    CY,
    HERE,
    THERE,
    new_interaction,
    open_tables,
    start_first_turn,
)
from tests.support.web_page import Answer, WebBrowser, assets, new_nonce, served_page


async def test_a_person_plays_from_the_page_once_however_often_it_is_sent(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            view = await ada.view(table.id)
            assert view["mine"]["is_turn"]
            nonce = new_nonce()
            first = await ada.act(table.id, view["step"], view["mine"]["moves"]["draw"], nonce)
            again = await ada.act(table.id, view["step"], view["mine"]["moves"]["draw"], nonce)
            assert (first.status, again.status) == (200, 200)
            assert again.json["told"] == first.json["told"] != []
            assert again.json["view"]["seq"] == view["seq"] + 1
            late = await ada.act(table.id, view["step"], to_json(Draw()))
            assert (late.status, late.json["error"]) == (409, "outdated")
            assert late.json["view"] == again.json["view"]


async def test_the_newest_entry_of_an_answer_is_never_newer_than_what_it_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
        ):
            before = await ada.view(table.id)
            entries = tables.recent.entries

            async def moves_first(*args: Any) -> RecentEntries:
                monkeypatch.setattr(tables.recent, "entries", entries)
                await ada.act(table.id, before["step"], to_json(Draw()))
                return await entries(*args)

            monkeypatch.setattr(tables.recent, "entries", moves_first)
            shown = await bo.view(table.id)
            assert shown["seq"] == before["seq"] + 1
            assert shown["step"] == before["step"] + 1


async def test_a_view_is_never_older_than_its_tag(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody looks when a move is in the database and not yet in memory."""
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
        ):
            before = await bo.view(table.id)
            write, until_free = tables.store.write_together, tables.cache.until_free
            is_written, is_waited_for = asyncio.Event(), asyncio.Event()

            async def written(statements: Sequence[Statement]) -> None:
                await write(statements)
                is_written.set()
                await is_waited_for.wait()

            async def wait_until_free(table_id: TableId) -> None:
                is_waited_for.set()
                await until_free(table_id)

            monkeypatch.setattr(tables.store, "write_together", written)
            monkeypatch.setattr(tables.cache, "until_free", wait_until_free)
            move = asyncio.create_task(ada.act(table.id, before["step"], to_json(Draw())))
            await is_written.wait()
            shown = await bo.view(table.id)
            is_waited_for.set()
            await move
            assert shown["step"] == before["step"] + 1


async def test_what_was_committed_before_a_crash_is_not_done_again(tmp_path: Path) -> None:
    nonce = new_nonce()
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page:
            token = await page.token(ADA, table.id)
            async with page.browser() as ada:
                await ada.sign_in(token)
                step = (await ada.view(table.id))["step"]
                first = await ada.act(table.id, step, to_json(Draw()), nonce)
                cookies = ada.client.cookie_jar.filter_cookies(URL(ada.address))
                reader = ada.reader
    async with (  # after the crash
        open_tables(tmp_path) as tables,
        served_page(tables) as page,
        page.browser() as ada,
    ):
        ada.client.cookie_jar.update_cookies(cookies, URL(ada.address))
        ada.reader = reader
        again = await ada.act(table.id, step, to_json(Draw()), nonce)
        assert again.status == 200
        assert again.json == first.json
        other = await ada.act(table.id, step, to_json(Draw()))
        assert (other.status, other.json["error"]) == (409, "outdated")


@pytest.mark.both_databases
async def test_a_move_at_another_process_rings_here_and_is_done_once(tmp_path: Path) -> None:
    async with (
        open_tables(tmp_path, has_other_writers=True) as tables,
        open_tables(tmp_path, has_other_writers=True) as others,
    ):
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables, has_other_writers=True) as page,
            served_page(others, has_other_writers=True) as there,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
        ):
            elsewhere = WebBrowser(ada.client, there.address)
            elsewhere.reader = ada.reader
            view = await elsewhere.view(table.id)
            async with bo.live(await bo.ticket(table.id)) as bell:
                nonce = new_nonce()
                answers = await asyncio.gather(
                    ada.act(table.id, view["step"], to_json(Draw()), nonce),
                    elsewhere.act(table.id, view["step"], to_json(Draw()), nonce),
                )
                assert [answer.status for answer in answers] == [200, 200]
                assert (await bell.receive_json())["seq"] == view["seq"] + 1
                step = answers[0].json["view"]["step"]
                await elsewhere.act(table.id, step, to_json(Draw()))
                assert (await bell.receive_json())["seq"] == view["seq"] + 2
        assert (await others.cache.get(table.id)).seq == view["seq"] + 2


@pytest.mark.both_databases
async def test_sessions_tickets_and_keys_are_those_of_all_processes(tmp_path: Path) -> None:
    clock = FakeClock()
    async with (
        open_tables(tmp_path, clock, has_other_writers=True) as tables,
        open_tables(tmp_path, clock, has_other_writers=True) as others,
    ):
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables, has_other_writers=True) as page,
            served_page(others, has_other_writers=True) as there,
            page.signed_in(ADA, table) as ada,
        ):
            elsewhere = WebBrowser(ada.client, there.address)
            elsewhere.reader = ada.reader
            assert await elsewhere.view(table.id) == await ada.view(table.id)
            # A ticket of one process opens one socket, at any of them, also with a key that the
            # other does not know yet.
            async with elsewhere.live(await ada.ticket(table.id)):
                pass
            await keys.rotate(tables.store, clock.now + 1)
            clock.now += 60  # when the key of before is read again
            ticket = await ada.ticket(table.id)
            async with elsewhere.live(ticket):
                for browser in (ada, elsewhere):
                    with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                        async with browser.live(ticket):
                            pass
                    assert caught.value.status == 401
            link = await there.token(BO, table.id)
            ticket = await ada.ticket(table.id)
            assert await keys.sign_everybody_out(others.store, clock.now) == 1
            for browser in (ada, elsewhere):
                assert (await browser.get(f"/api/tables/{table.id}")).status == 401
                assert (await browser.sign_in(link)).status == 401
                with pytest.raises(aiohttp.WSServerHandshakeError):
                    async with browser.live(ticket):
                        pass


@pytest.mark.both_databases
async def test_a_queue_that_is_changed_elsewhere_rings_for_its_owner_alone(tmp_path: Path) -> None:
    async with (
        open_tables(tmp_path, has_other_writers=True) as tables,
        open_tables(tmp_path, has_other_writers=True) as others,
    ):
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables, has_other_writers=True) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
            ada.live(await ada.ticket(table.id)) as of_ada,
            bo.live(await bo.ticket(table.id)) as of_bo,
        ):
            before = await ada.view(table.id)
            await others.queues.change(table.id, BO.user, queue.add(QueuedCards(), "then", 0))
            assert (await of_bo.receive_json())["table"] == str(table.id)
            assert len((await bo.view(table.id))["queue"]["turns"]) == 1
            # The next that Ada hears is her own move.
            await ada.act(table.id, before["step"], to_json(Draw()))
            assert (await of_ada.receive_json())["seq"] == before["seq"] + 1


async def test_a_view_that_has_not_changed_is_not_made_again(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            address = f"/api/tables/{table.id}"
            first = await ada.get(address)
            tag = {"If-None-Match": first.headers["ETag"]}
            assert (await ada.get(address, tag)).status == 304
            plain = await ada.get(address, {"Accept-Encoding": "identity"})
            assert "Content-Encoding" not in plain.headers
            assert (plain.body, plain.headers["ETag"]) == (first.body, first.headers["ETag"])
            for step in (first.json["step"], first.json["step"] + 1):  # two cards
                await ada.act(table.id, step, to_json(Draw()))
            now = await ada.get(address, tag)
            assert (now.status, now.json["seq"]) == (200, first.json["seq"] + 2)
            await tables.queues.change(table.id, ADA.user, queue.add(QueuedCards(), "then", 0))
            queued = await ada.get(address, {"If-None-Match": now.headers["ETag"]})
            assert queued.json["queue"]["turns"]
            async with tables.store.writing() as db:
                await preference_rows.save_language(db, ADA.user, "sv")
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            tag = {"If-None-Match": queued.headers["ETag"]}
            assert (await ada.get(address, tag)).json["language"] == "sv"


async def test_a_move_is_taken_back_at_once_or_by_everybodys_leave(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
        ):
            address = f"/api/tables/{table.id}"
            before = await ada.view(table.id)
            assert not before["can_undo"]
            colour = next(iter(before["mine"]["moves"]["takes"].values()))
            nonce = new_nonce()
            await ada.act(table.id, before["step"], colour, nonce)
            after = await ada.view(table.id)
            assert after["can_undo"]
            assert not (await bo.view(table.id))["can_undo"]
            async with bo.live(await bo.ticket(table.id)) as bell:
                # A nonce is for one wish: the same for another one does not mean the first.
                body = {"step": after["step"], "nonce": nonce}
                asked = await ada.post(f"{address}/undo", body)
                rung = await bell.receive_json()
            assert rung["seq"] != after["seq"]  # or a page that has the entry would not look
            question = (await bo.view(table.id))["question"]
            assert asked.status == 200
            assert question["may_answer"]
            assert (await ada.view(table.id))["question"]["may_answer"] is False
            yes = {"question": question["question"], "is_yes": True}
            assert (await ada.post(f"{address}/votes", yes)).status == 422
            assert (await bo.post(f"{address}/votes", yes)).status == 200
            assert (await ada.view(table.id))["mine"]["hand"] == before["mine"]["hand"]


async def test_moves_are_queued_off_turn_and_those_of_no_menu_are_refused(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(BO, table) as bo:
            address = f"/api/tables/{table.id}/queue"

            async def change(**wanted: object) -> Answer:
                edition = (await bo.view(table.id))["queue"]["edition"]
                return await bo.post(address, {"edition": edition, "change": wanted})

            moves = (await bo.view(table.id))["queue"]["moves"]
            tunnel = next(claim for claim in moves["claims"] if claim["extras"])
            claim = {**tunnel["ways"][0]["move"], "extra": 2}
            assert (await change(type="add", move=claim)).status == 200
            card = moves["cards"][0]["move"]
            added = await change(type="add", move=card, mode="else")
            assert [len(turn) for turn in added.json["view"]["queue"]["turns"]] == [2]
            assert (await change(type="delay", delay="minutes")).status == 200
            removed = await change(type="remove", turn=0, move=0)
            assert [len(turn) for turn in removed.json["view"]["queue"]["turns"]] == [1]
            for wrong in (
                {**claim, "route": "nowhere"},
                {**claim, "paid": "99 red"},
                {"type": "card", "colour": "mauve", "or_deck": True},
                {"type": "station", "city": "nowhere"},
            ):
                refused = await change(type="add", move=wrong)
                assert (refused.status, refused.json["error"]) == (422, "refused")
            stale = {"edition": 0, "change": {"type": "remove", "turn": 0, "move": 0}}
            outdated = await bo.post(address, stale)
            assert (outdated.status, outdated.json["error"]) == (409, "outdated")
            assert (await change(type="clear")).json["view"]["queue"]["turns"] == []


async def test_what_the_rules_refuse_is_said_in_the_readers_language(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with tables.store.writing() as db:
            await preference_rows.save_language(db, BO.user, "da")
        async with served_page(tables) as page, page.signed_in(BO, table) as bo:
            view = await bo.view(table.id)
            assert (view["language"], view["texts"]) == ("da", "texts/da.trains.json")
            refused = await bo.act(table.id, view["step"], to_json(Draw()))
            assert (refused.status, refused.json["error"]) == (422, "refused")
            assert "Ada" in refused.json["text"]
            assert refused.json["view"] == view


async def test_a_game_that_was_called_off_asks_nobody_for_a_move(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            draw = (await ada.view(table.id))["mine"]["moves"]["draw"]
            await tables.seats.call_off(table.id, ADA, may_manage=False)
            view = await ada.view(table.id)
            assert view["status"] == "cancelled"
            assert not any(seat["is_waiting"] for seat in view["seats"])
            assert not view["mine"]["is_turn"]
            assert not any(view["mine"]["moves"].values())
            refused = await ada.act(table.id, view["step"], draw)
            assert (refused.status, refused.json["error"]) == (422, "refused")
            assert "`" not in refused.json["text"]


async def test_a_hint_the_replay_and_the_review_are_there_when_they_may_be(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
        ):
            assert (await ada.view(table.id))["has_hints"]
            hint = await ada.post(f"/api/tables/{table.id}/hint", {})
            assert hint.json["text"] == "Do that"
            from_json(hint.json["action"])
            assert (await bo.post(f"/api/tables/{table.id}/hint", {})).status == 422
            assert (await ada.get(f"/replay/{table.id}")).status == 422
            assert (await ada.post(f"/api/tables/{table.id}/review", {})).status == 422
            await play_to_end(tables, table.id)
            over = await ada.view(table.id)
            assert (over["queue"], over["has_hints"], over["can_undo"]) == (None, False, False)
            replay = await ada.get(over["replay"])
            assert b"<!doctype html>" in replay.body
            assert "sandbox" in replay.headers["Content-Security-Policy"]
            review = await bo.post(f"/api/tables/{table.id}/review", {})
            assert review.json == {"lines": ["Bo", "Luck"]}


async def test_the_files_of_the_page_are_kept_for_ever_and_fit_together(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables, served_page(tables) as page, page.browser() as one:
        html = (await one.get("/board")).body.decode()
        for address in re.findall(r'"(/a/[^"]+)"', html):
            answer = await one.get(address)
            assert answer.status == 200, address
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
        first = re.findall(r"/a/([0-9a-f]+)/", html)[0]
        assert (await one.get(f"/a/{first[::-1]}/page/main.js")).status == 404
        assert (await one.get(f"/a/{first}/page/../server.py")).status == 404
        texts = await one.get(f"/a/{first}/texts/da.carts.json")
        assert texts.json.keys() == assets_texts("en").keys()
        assert (await one.get(f"/a/{first}/boards/europe.json")).json["routes"]


def assets_texts(language: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(assets().files[f"texts/{language}.trains.json"].content)
    return found


async def test_the_daily_deal_is_played_and_told_when_it_has_closed(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        day = tables.daily.today
        begun = await tables.daily.begin(ADA, day, "en", "Robot", new_interaction(), HERE.guild)
        table = begun.table
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            listed = (await ada.get("/api/tables")).json["tables"]
            assert [each["table"] for each in listed] == [str(table.id)]
            view = await ada.view(table.id)
            keep = view["mine"]["moves"]["keeps"][0]
            assert (await ada.act(table.id, view["step"], keep)).status == 200
            await play_to_end(tables, table.id)
            over = await ada.get(f"/api/tables/{table.id}")
            assert over.json["end"]
            assert over.json["replay"] is None
            review = f"/api/tables/{table.id}/review"
            assert (await ada.get(f"/replay/{table.id}")).status == 422
            assert (await ada.post(review, {})).status == 422
            assert (await ada.get("/api/tables")).json["tables"] == []
            clock.now = closes_at(day)
            tag = {"If-None-Match": over.headers["ETag"]}
            told = await ada.get(f"/api/tables/{table.id}", tag)
            assert (await ada.get(told.json["replay"])).status == 200
            assert (await ada.post(review, {})).status == 200


async def test_own_games_and_watched_ones_are_listed(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        watched = await start_first_turn(tables, BO, CY, where=THERE)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            await ada.sign_in(await page.token(ADA, watched.id, may_watch=True))
            listed = (await ada.get("/api/tables")).json["tables"]
            assert [(each["table"], each["is_your_turn"]) for each in listed] == [
                (str(table.id), True),
                (str(watched.id), False),
            ]
            assert (await ada.ask("DELETE", "/api/session")).status == 204
            assert (await ada.get("/api/tables")).status == 401

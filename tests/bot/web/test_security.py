"""What the page's server refuses: void links, others' tables, other sites, floods, and secrets."""

import asyncio
import json
import zlib
from pathlib import Path

import aiohttp
import pytest

from bot.domain.page_links import MESSAGE_LASTS_S
from bot.domain.table import Human, MessageId, TableId, UserId
from bot.store import web_keys, web_sessions
from bot.tables import Tables
from bot.tables.snapshot import Snapshot
from bot.web import keys, live, requests, server
from bot.web.client_address import client_address, networks
from bot.web.live import MOST_OF_PERSON
from bot.web.public_url import PublicUrl
from bot.web.requests import MOST_BYTES
from bot.web.server import TICKETS_A_MINUTE
from bot.web.sessions import RENEWED_EVERY_S, UNUSED_S, WATCHING_S
from bot.web.tables_api import ACTIONS_A_MINUTE, HINTS_A_MINUTE, VIEWS_A_MINUTE
from engine.actions import Draw, to_json
from engine.model import Seat
from tests.support.fake_clock import FakeClock
from tests.support.personal_data import former_name
from tests.support.random_games import dealt_again
from tests.support.tables import (
    ADA,
    BO,
    CY,
    STRANGER,
    THERE,
    act,
    mark_all_published,
    open_tables,
    start_first_turn,
)
from tests.support.web_page import (
    PUBLIC_URL,
    Answer,
    ServedPage,
    WebBrowser,
    new_nonce,
    served_page,
)

ELSEWHERE = {"Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
    " connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
DRAW = to_json(Draw())


def error(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["error"]


async def test_a_link_that_is_over_changed_or_signed_by_somebody_else_is_void(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.browser() as browser:
            token = await page.token(ADA, table.id)
            payload, _, signature = token.rpartition(".")
            other = await page.token(BO, table.id)
            swapped = f"{other.rpartition('.')[0]}.{signature}"
            clock.now += 15 * 60 - 1
            assert (await browser.sign_in(token)).status == 200
            clock.now += 1
            for void in (token, swapped, payload, "", "x" * 3000):
                assert error(await browser.sign_in(void)) == (401, "link-is-void")


async def test_a_rotated_key_keeps_the_links_before_and_voids_older_ones(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.browser() as browser:
            old = await page.token(ADA, table.id)
            await keys.rotate(tables.store, clock.now + 1)
            assert (await browser.sign_in(old)).status == 200
            await keys.rotate(tables.store, clock.now + 2)
            clock.now += 2
            assert error(await browser.sign_in(old)) == (401, "link-is-void")
            assert (await browser.sign_in(await page.token(ADA, table.id))).status == 200


async def test_signing_out_everywhere_ends_sessions_and_voids_links(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
        ):
            token = await page.token(ADA, table.id)
            async with tables.store.writing() as db:
                await web_sessions.end_all_of(db, ADA.user)
            assert error(await ada.get(f"/api/tables/{table.id}")) == (401, "signed-out")
            assert error(await ada.sign_in(token)) == (401, "link-is-void")
            assert (await bo.get(f"/api/tables/{table.id}")).status == 200


async def test_everybody_can_be_signed_out(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            token = await page.token(BO, table.id)
            assert await keys.sign_everybody_out(tables.store, clock.now) == 1
            assert error(await ada.get(f"/api/tables/{table.id}")) == (401, "signed-out")
            assert error(await ada.sign_in(token)) == (401, "link-is-void")
            clock.now += 60  # until then the process may sign with a key that is void
            assert (await ada.sign_in(await page.token(ADA, table.id))).status == 200


async def test_a_link_from_before_the_deletion_of_data_signs_nobody_in(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.browser() as browser:
            before = await page.token(ADA, table.id, MESSAGE_LASTS_S)
            request = await tables.personal_data.request_deletion(ADA.user, ADA.name)
            await tables.personal_data.delete(request, former_name)
            assert error(await browser.sign_in(before)) == (401, "link-is-void")
            again = await start_first_turn(tables, ADA, CY, where=THERE)
            after = await page.token(ADA, again.id)
            assert error(await browser.sign_in(before)) == (401, "link-is-void")
            assert (await browser.sign_in(after)).status == 200


async def test_a_session_ends_when_it_is_unused_and_lasts_while_it_is_used(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
        ):
            for _ in range(3):
                clock.now += UNUSED_S - 1
                answer = await ada.get(f"/api/tables/{table.id}")
                assert answer.status == 200
                assert "HttpOnly" in answer.headers["Set-Cookie"]
            assert error(await bo.get(f"/api/tables/{table.id}")) == (401, "signed-out")
            clock.now += UNUSED_S - 1
            await page.server.sessions.delete_old()
            assert error(await ada.get(f"/api/tables/{table.id}")) == (401, "signed-out")
        assert await web_sessions.count(tables.store.reader, 0.0) == 0


async def test_a_person_sees_no_table_but_their_own_and_those_they_may_watch(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        other = await start_first_turn(tables, BO, STRANGER, where=THERE)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            unknown = await ada.get("/api/tables/99999")
            assert error(unknown) == (404, "unknown-table")
            assert (await ada.get(f"/api/tables/{other.id}")).body == unknown.body
            answer = await ada.act(other.id, -1, DRAW)
            assert error(answer) == (404, "unknown-table")
            ticket = await ada.post("/api/live-ticket", {"table": str(other.id)})
            assert error(ticket) == (404, "unknown-table")
            assert (await ada.get(f"/replay/{other.id}")).status == 404
            # A link without the right to watch, such as of somebody who has left, shows nothing.
            assert (await ada.sign_in(await page.token(ADA, other.id))).status == 200
            assert (await ada.get(f"/api/tables/{other.id}")).status == 404
            watching = await page.token(ADA, other.id, may_watch=True)
            assert (await ada.sign_in(watching)).status == 200
            assert (await ada.view(other.id))["mine"] is None
            assert (await ada.view(table.id))["mine"] is not None
            answer = await ada.act(other.id, -1, DRAW)
            assert error(answer) == (422, "refused")
            clock.now += WATCHING_S
            assert (await ada.get(f"/api/tables/{other.id}")).status == 404
            assert (await ada.get(f"/api/tables/{table.id}")).status == 200


async def test_signing_in_makes_a_new_session_whatever_cookie_was_planted(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(BO, table) as attacker:
            planted = {cookie.key: cookie.value for cookie in attacker.client.cookie_jar}
            async with page.browser() as ada:
                ada.client.cookie_jar.update_cookies(planted)
                await ada.sign_in(await page.token(ADA, table.id))
                own = {cookie.value for cookie in ada.client.cookie_jar} - set(planted.values())
                assert len(own) == 1
                assert (await ada.view(table.id))["mine"]["seat"] == 0
            assert (await attacker.view(table.id))["mine"]["seat"] == 1
            # Another link of the same person replaces their session in this browser.
            before = planted.popitem()[1]
            await attacker.sign_in(await page.token(BO, table.id))
            assert before not in [cookie.value for cookie in attacker.client.cookie_jar]
            assert await web_sessions.count_of(tables.store.reader, BO.user) == 1


async def test_two_people_who_share_a_browser_stay_themselves(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            bo = WebBrowser(ada.client, ada.address)  # another tab
            await bo.sign_in(await page.token(BO, table.id))
            assert (await ada.view(table.id))["mine"]["seat"] == 0
            assert (await bo.view(table.id))["mine"]["seat"] == 1
            nobody = WebBrowser(ada.client, ada.address)
            answer = await nobody.get(f"/api/tables/{table.id}")
            assert error(answer) == (401, "signed-out")


@pytest.mark.parametrize(
    "headers",
    [
        ELSEWHERE,
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "same-site", "Origin": PUBLIC_URL.origin},
        {"Origin": "null", "Sec-Fetch-Site": "same-origin"},
        {},
    ],
)
async def test_other_sites_can_neither_send_nor_read(
    tmp_path: Path, headers: dict[str, str]
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            body = {"step": -1, "nonce": new_nonce(), "action": DRAW}
            address = f"/api/tables/{table.id}"
            assert error(await ada.post(f"{address}/actions", body, headers)) == (403, "other-site")
            form = {**headers, "Content-Type": "text/plain"}
            sent = await ada.ask("POST", f"{address}/actions", headers=form, data=b"{}")
            assert error(sent) == (403, "other-site")
            if "Sec-Fetch-Site" in headers and headers["Sec-Fetch-Site"] != "same-origin":
                assert error(await ada.get(address, headers)) == (403, "other-site")
            assert (await ada.view(table.id))["mine"]["is_turn"]


async def test_a_form_of_our_own_origin_is_no_json(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            headers = {"Origin": PUBLIC_URL.origin, "Content-Type": "text/plain"}
            address = f"/api/tables/{table.id}/actions"
            answer = await ada.ask("POST", address, headers=headers, data=b'{"step":1}')
            assert error(answer) == (415, "not-json")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'{"step":"1","nonce":"0123456789abcdef","action":{"type":"draw"}}',
        b'{"step":1,"nonce":"short","action":{"type":"draw"}}',
        b'{"step":1,"nonce":"0123456789abcdef","action":{"type":"win"}}',
        b'{"step":1,"nonce":"0123456789abcdef","action":{"type":"draw","x":1}}',
        b'{"step":1,"nonce":"0123456789abcdef","action":{"type":"claim","route":"x","cards":{"red":1e99}}}',
        b'{"step":1,"nonce":"0123456789abcdef","action":{"type":"draw"},"user":"101"}',
        b'{"step":1,"nonce":"0123456789abcdef","action":{"type":"\xff"}}',
        b'{"step":1,"nonce":"0123456789abcdef","action":1e400}',
        b'{"step":-1,"nonce":"0123456789abcdef","action":{"type":"draw"}}',
        b"[" * 4000,
    ],
)
async def test_what_is_no_request_is_not_understood(tmp_path: Path, body: bytes) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            headers = {"Origin": PUBLIC_URL.origin, "Content-Type": "application/json"}
            address = f"/api/tables/{table.id}/actions"
            answer = await ada.ask("POST", address, headers=headers, data=body)
            assert error(answer) == (400, "not-understood")


async def test_a_long_body_is_refused_unread(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            answer = await ada.act(table.id, 1, DRAW, "x" * 5000)
            assert error(answer) == (413, "too-long")


async def begun_request(page: ServedPage) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection on which the first byte of a body of many was sent."""
    host, _, port = page.address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = f"Host: {host}\r\nOrigin: {PUBLIC_URL.origin}\r\nContent-Type: application/json"
    writer.write(f"POST /api/session HTTP/1.1\r\n{head}\r\nContent-Length: 40\r\n\r\n{{".encode())
    await writer.drain()
    return reader, writer


async def test_a_body_that_does_not_arrive_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(requests, "BODY_WITHIN_S", 0.05)
    async with open_tables(tmp_path) as tables, served_page(tables) as page:
        reader, writer = await begun_request(page)
        assert b" 408 " in await reader.readline()
        writer.close()


async def test_the_rest_of_what_is_refused_is_not_read_for_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "UNREAD_S", 0.05)
    async with open_tables(tmp_path) as tables, served_page(tables) as page:
        host, _, port = page.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET /nothing HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n ")
        async with asyncio.timeout(5.0):  # much less than aiohttp waits by itself
            assert b" 404 " in await reader.read()
        writer.close()


async def test_who_leaves_in_the_middle_of_a_request_writes_nothing_into_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_tables(tmp_path) as tables, served_page(tables) as page:
        _, writer = await begun_request(page)
        await asyncio.sleep(0.05)
        writer.close()
        await asyncio.sleep(0.05)
    assert caplog.records == []


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /board HTTP/9.9\r\n\r\n",
        b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET /board HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 300 + b"\r\n",
        b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n",
    ],
)
async def test_what_is_no_http_writes_nothing_into_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sent: bytes
) -> None:
    async with open_tables(tmp_path) as tables, served_page(tables) as page:
        host, _, port = page.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(sent)
        assert b" 400 " in await reader.readline()
        writer.close()
    assert caplog.records == []


async def test_a_short_body_does_not_become_a_long_one(tmp_path: Path) -> None:
    headers = {
        "Origin": PUBLIC_URL.origin,
        "Content-Type": "application/json",
        "Content-Encoding": "deflate",
    }
    body = zlib.compress(b" " * 1_000_000 + b'{"token":""}')
    assert len(body) < MOST_BYTES
    async with (
        open_tables(tmp_path) as tables,
        served_page(tables) as page,
        page.browser() as browser,
    ):
        answer = await browser.ask("POST", "/api/session", headers=headers, data=body)
        assert error(answer) == (400, "not-understood")


async def test_limits_are_those_of_a_person_whatever_they_sign_in_with(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            for _ in range(ACTIONS_A_MINUTE - 1):
                assert (await ada.act(table.id, 0, DRAW)).status == 409
            unknown = TableId(99_999)  # so that nobody looks for tables at any speed
            assert (await ada.act(unknown, 0, DRAW)).status == 404
            async with page.signed_in(ADA, table) as again:
                assert error(await again.act(table.id, 0, DRAW)) == (429, "too-many")
                assert error(await again.act(unknown, 0, DRAW)) == (429, "too-many")


async def test_a_browser_forgets_a_session_that_is_ended_when_it_was_to_be_renewed(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            clock.now += RENEWED_EVERY_S
            answer = await ada.ask("DELETE", "/api/session")
            assert answer.status == 204
            assert "Max-Age=0" in answer.headers["Set-Cookie"]
            assert not list(ada.client.cookie_jar)


@pytest.mark.parametrize(
    ("method", "path", "most"),
    [
        ("GET", "/api/tables/{}", VIEWS_A_MINUTE),
        ("POST", "/api/tables/{}/hint", HINTS_A_MINUTE),
        ("POST", "/api/tables/{}/review", HINTS_A_MINUTE),
        ("POST", "/api/tables/{}/votes", ACTIONS_A_MINUTE),
        ("POST", "/api/tables/{}/queue", ACTIONS_A_MINUTE),
        ("POST", "/api/live-ticket", TICKETS_A_MINUTE),
    ],
)
async def test_whatever_a_person_asks_for_has_a_limit(
    tmp_path: Path, method: str, path: str, most: int
) -> None:
    async with open_tables(tmp_path, FakeClock()) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            body = {"table": str(table.id)} if path.endswith("ticket") else {}
            asked = [await ada.ask(method, path.format(table.id), body) for _ in range(most + 1)]
            assert 429 not in {answer.status for answer in asked[:-1]}
            assert error(asked[-1]) == (429, "too-many")


async def test_a_flood_is_refused_until_a_minute_has_passed(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            for _ in range(ACTIONS_A_MINUTE):
                assert (await ada.act(table.id, 0, DRAW)).status == 409
            refused = await ada.act(table.id, 0, DRAW)
            assert error(refused) == (429, "too-many")
            assert 0 < int(refused.headers["Retry-After"]) <= 61
            for _ in range(9):
                assert (await ada.sign_in("guessed")).status == 401
            assert error(await ada.sign_in("guessed")) == (429, "too-many")
            clock.now += 60
            assert (await ada.act(table.id, 0, DRAW)).status == 409
            assert (await ada.sign_in("guessed")).status == 401


def test_the_address_of_a_client_is_believed_from_trusted_proxies_only() -> None:
    trusted = networks("127.0.0.1, 172.16.0.0/12")
    assert client_address("9.9.9.9", ["1.2.3.4"], trusted) == "9.9.9.9"
    assert client_address("127.0.0.1", ["6.6.6.6, 1.2.3.4", "172.17.0.3"], trusted) == "1.2.3.4"
    assert client_address("::ffff:127.0.0.1", ["2001:db8::1:5"], trusted) == "2001:db8::/64"
    assert client_address("127.0.0.1", ["unknown"], trusted) == "127.0.0.1"
    assert client_address("127.0.0.1", ["1.2.3.4"], ()) == "127.0.0.1"


@pytest.mark.parametrize(
    "address",
    [
        "http://board.example.org",  # a session must not travel in the clear
        "https://example.org/board",
        "https://user@example.org",
        "https://",
        "board.example.org",
        "https://example.org:port",
        "https://board..example.org",
    ],
)
def test_an_address_that_is_not_safe_is_no_public_address(address: str) -> None:
    with pytest.raises(ValueError, match="must"):
        PublicUrl(address)


def test_cookies_are_for_https_except_on_this_machine() -> None:
    assert not PublicUrl("https://board.example.org/").is_local
    assert PublicUrl("https://board.example.org:8443").origin == "https://board.example.org:8443"
    assert PublicUrl("https://Board.Example.org").origin == "https://board.example.org"
    assert PublicUrl("https://brädet.example.org").origin == "https://xn--brdet-hra.example.org"
    assert PublicUrl("http://localhost:8766").is_local
    assert PublicUrl("http://127.0.0.1:8766").port == "8766"


async def test_a_cookie_is_for_this_host_alone_and_out_of_reach_of_scripts(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        public = PublicUrl("https://board.example.org")
        async with served_page(tables, public) as page, page.browser() as browser:
            headers = {"Origin": public.origin}
            body = {"token": await page.token(ADA, table.id)}
            answer = await browser.post("/api/session", body, headers)
            name, *rest = answer.headers["Set-Cookie"].split("; ")
            assert name.startswith("__Host-")
            assert {"Secure", "HttpOnly", "SameSite=Strict", "Path=/"} <= set(rest)
            assert not any(each.startswith("Domain") for each in rest)


async def test_every_answer_has_the_headers_that_keep_browsers_safe(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            for path in ("/board", f"/api/tables/{table.id}", "/api/tables", "/nothing"):
                headers = (await ada.get(path)).headers
                assert headers["Content-Security-Policy"] == POLICY
                assert headers["Referrer-Policy"] == "no-referrer"
                assert headers["X-Content-Type-Options"] == "nosniff"
                assert "public" not in headers["Cache-Control"]
                assert "Access-Control-Allow-Origin" not in headers


async def test_the_page_is_the_same_for_everybody(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.browser() as nobody,
        ):
            shown = await nobody.get("/board")
            assert shown.status == 200
            assert (await ada.get("/board")).body == shown.body
            assert shown.headers["Cache-Control"] == "no-store"


async def test_a_socket_opens_for_our_own_page_with_a_ticket_that_is_used_once(
    tmp_path: Path,
) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:

            async def refused(ticket: str, origin: str = PUBLIC_URL.origin) -> int:
                with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                    async with ada.live(ticket, origin):
                        pass
                return caught.value.status

            ticket = await ada.ticket(table.id)
            assert await refused(ticket, "https://evil.example") == 403
            async with ada.live(ticket):
                assert await refused(ticket) == 401
            late = await ada.ticket(table.id)
            clock.now += 30
            assert await refused(late) == 401
            assert await refused("guessed") == 401


@pytest.mark.both_databases
@pytest.mark.parametrize("is_everywhere", [False, True])
async def test_nothing_is_told_on_a_socket_whose_session_has_ended(
    tmp_path: Path, is_everywhere: bool
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
            ada.live(await ada.ticket(table.id)) as of_ada,
            bo.live(await bo.ticket(table.id)) as of_bo,
        ):
            if is_everywhere:  # as on /privacy, and when their data are deleted
                async with tables.store.writing() as db:
                    await web_sessions.end_all_of(db, BO.user)
            else:
                assert (await bo.ask("DELETE", "/api/session")).status == 204
            await act(tables, table.id, ADA, Draw())
            assert (await of_ada.receive_json())["table"] == str(table.id)
            assert (await of_bo.receive()).type is aiohttp.WSMsgType.CLOSE


async def test_a_connection_on_which_nothing_is_asked_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "IDLE_S", 0.05)
    async with open_tables(tmp_path) as tables, served_page(tables) as page:
        host, _, port = page.address.removeprefix("http://").partition(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"GET /board HTTP/1.1\r\nHost: x\r\n")  # and no more
        assert await reader.read() == b""
        writer.close()


async def test_guesses_do_not_have_the_keys_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path, FakeClock()) as tables, served_page(tables) as page:
        await page.links.read("first")
        monkeypatch.delattr(web_keys, "load")
        for _ in range(3):
            assert await page.links.read("guessed") is None
            assert await page.links.read_ticket("guessed") is None


async def test_a_socket_ends_so_that_its_reader_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "LONGEST_S", 0.01)
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            ada.live(await ada.ticket(table.id)) as socket,
        ):
            assert (await socket.receive()).type is aiohttp.WSMsgType.CLOSE


async def test_a_person_has_only_so_many_sockets(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            sockets = [
                await ada.client.ws_connect(
                    f"{ada.address}/api/live?ticket={await ada.ticket(table.id)}",
                    headers={"Origin": PUBLIC_URL.origin},
                )
                for _ in range(MOST_OF_PERSON)
            ]
            with pytest.raises(aiohttp.WSServerHandshakeError) as caught:
                async with ada.live(await ada.ticket(table.id)):
                    pass
            assert caught.value.status == 429
            for socket in sockets:
                await socket.close()


HIDDEN_SIGNS = "\u202e\u200b\n\u2066"  # which turn text around, or cannot be seen
EVIL_NAME = '"><img src=x onerror=a()>&**@all'  # of the greatest length


async def test_a_name_is_nothing_but_text(tmp_path: Path) -> None:
    eva = Human(UserId(666), EVIL_NAME + HIDDEN_SIGNS)
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, eva)
        async with served_page(tables) as page, page.signed_in(ADA, table) as ada:
            answer = await ada.get(f"/api/tables/{table.id}")
            assert answer.headers["Content-Type"] == "application/json"
            assert answer.json["seats"][1]["name"] == EVIL_NAME
            told = [line for entry in answer.json["log"] for line in entry["lines"]]
            assert any(EVIL_NAME in line for line in told)
            listed = (await ada.get("/api/tables")).json["tables"]
            assert listed[0]["names"] == ["Ada", EVIL_NAME]
            page_text = (await ada.get("/board")).body.decode()
            assert "onerror" not in page_text


async def everything_served(browser: WebBrowser, table: TableId) -> list[bytes]:
    """Every answer about a table that somebody can get without changing it."""
    at = f"/api/tables/{table}"
    nothing = {"type": "remove", "turn": 0, "move": 0}
    answers = [
        await browser.get("/api/tables"),
        await browser.get(at),
        await browser.get(f"/replay/{table}"),
        await browser.act(table, 0, DRAW, "nonce-of-an-outdated-step"),
        await browser.act(table, -1, {"type": "give up"}, "nonce-of-what-is-refused"),
        await browser.post(f"{at}/undo", {"step": 0, "nonce": "nonce-of-an-undo"}),
        await browser.post(f"{at}/votes", {"question": "1", "is_yes": True}),
        await browser.post(f"{at}/queue", {"edition": 99, "change": nothing}),
    ]
    return [
        json.dumps([answer.status, *sorted(headers.items())]).encode() + answer.body
        for answer in answers
        if (headers := {**answer.headers, "Date": ""})
    ]


def deal_again(tables: Tables, table: TableId, seat: Seat) -> None:
    """Deal everything again that this seat cannot see."""
    known = tables.cache.memory.find(table)
    assert known is not None
    now = known.snapshot
    game = dealt_again(now.game, seat, 77)
    assert game.state != now.game.state
    dealt = Snapshot(now.table, game, now.seq, now.undos, now.map_digest, queued=now.queued)
    tables.cache.memory.remember(dealt, known.revision)


async def test_no_byte_tells_anything_about_what_others_hold(tmp_path: Path) -> None:
    clock = FakeClock()
    async with open_tables(tmp_path, clock) as tables:
        table = await start_first_turn(tables, ADA, BO)
        await act(tables, table.id, ADA, Draw())
        await act(tables, table.id, ADA, Draw())
        await mark_all_published(tables, table.id, MessageId(5))  # which is what others may see
        for person, seat in ((ADA, 0), (STRANGER, 0), (STRANGER, 1)):
            found = []
            for _ in range(2):
                async with (  # a server that has kept no answer
                    served_page(tables) as page,
                    page.signed_in(person, table, may_watch=person is STRANGER) as browser,
                ):
                    found.append(await everything_served(browser, table.id))
                deal_again(tables, table.id, Seat(seat))
            assert found[0] == found[1]
            assert (b'"hand"' in found[0][1]) == (person is ADA)


async def test_a_queue_rings_for_its_owner_alone(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table = await start_first_turn(tables, ADA, BO)
        async with (
            served_page(tables) as page,
            page.signed_in(ADA, table) as ada,
            page.signed_in(BO, table) as bo,
            ada.live(await ada.ticket(table.id)) as of_ada,
            bo.live(await bo.ticket(table.id)) as of_bo,
        ):
            view = await ada.get(f"/api/tables/{table.id}")
            queue = (await bo.view(table.id))["queue"]
            change = {"type": "add", "move": queue["moves"]["others"][0]["move"]}
            queued = await bo.post(
                f"/api/tables/{table.id}/queue", {"edition": queue["edition"], "change": change}
            )
            assert queued.status == 200
            assert (await of_bo.receive_json())["table"] == str(table.id)
            again = await ada.get(
                f"/api/tables/{table.id}", {"If-None-Match": view.headers["ETag"]}
            )
            assert again.status == 304
            # The next that Ada hears is her own move.
            step = view.json["step"]
            await ada.act(table.id, step, DRAW)
            assert (await of_ada.receive_json())["seq"] == view.json["seq"] + 1
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0.05):
                    await of_ada.receive()

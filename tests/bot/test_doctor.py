"""`python -m bot doctor`: each thing that can be wrong is found, and the remedy is named."""

import socket
import sqlite3
import time
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from aiohttp import (
    ClientConnectorCertificateError,
    ClientConnectorDNSError,
    ClientConnectorError,
    ClientConnectorSSLError,
    ServerDisconnectedError,
    web,
)
from aiohttp.client_reqrep import ConnectionKey
from pydantic import SecretStr

from bot.doctor import (
    Finding,
    FromDiscord,
    application_of,
    ask_discord,
    check_clock,
    check_connection,
    check_database,
    check_permissions,
    check_port,
    check_rules,
    check_token,
    check_writing,
    examine,
    report,
)
from bot.doctor_page import Arrived, check_arrival, check_page, in_words
from bot.settings import Settings
from bot.store import Store
from bot.store.databases.postgres_connection import connected
from bot.web.client_address import networks
from bot.web.public_url import PublicUrl
from engine.game import RULES_VERSION
from engine.how_they_run import HOW_THEY_RUN
from sandbox.testing.driver import Sandbox
from tests.support.databases.back_ends import databases
from tests.support.tables import ADA, open_lobby, open_tables
from tests.support.web_page import served_page

ROOT = Path(__file__).parents[2]
APPLICATION = "80351110224678912"
TOKEN = f"{urlsafe_b64encode(APPLICATION.encode()).decode().rstrip('=')}.Gabcde.s3cret-part_of-it"
INVITED = 309237763072  # the number in the README's link
SENDING_IS_MISSING = INVITED & ~(1 << 11)
PAGE = PublicUrl("https://board.example.org")
DATE = "Sun, 01 Mar 2026 12:00:00 GMT"
NOON = 1772366400.0
KEY = ConnectionKey("board.example.org", 443, True, True, None, None, None)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def discord_that_answers(status: int, body: object) -> AsyncIterator[str]:
    """The address of an API, which gives only TOKEN this answer."""

    async def answer(request: web.Request) -> web.Response:
        is_ours = request.headers["Authorization"] == f"Bot {TOKEN}"
        return web.json_response(body, status=status if is_ours else 401)

    async with program_with("/users/@me/guilds", answer) as url:
        yield url


@asynccontextmanager
async def program_with(
    path: str, answer: Callable[[web.Request], Awaitable[web.Response]]
) -> AsyncIterator[str]:
    """The address of a program that answers everything asked there."""
    app = web.Application()
    app.router.add_route("*", path, answer)
    runner = web.AppRunner(app)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


def test_a_token_tells_its_application() -> None:
    assert application_of(TOKEN) == APPLICATION
    assert check_token(TOKEN).level == "ok"


@pytest.mark.parametrize("token", ["", "x.y.z", "4e1f0a", f'"{TOKEN}"', f"Bot {TOKEN}", "ä.b.c"])
def test_what_is_no_token_is_found_and_not_repeated(token: str) -> None:
    found = check_token(token)
    assert found.level == "wrong"
    assert found.remedy
    assert "s3cret" not in report([found])


@pytest.mark.parametrize(
    ("status", "said"), [(200, "accepts"), (401, "refuses the token"), (503, "answers 503")]
)
async def test_discord_is_asked_whether_it_takes_the_token(status: int, said: str) -> None:
    async with discord_that_answers(status, []) as url:
        assert said in check_connection(await ask_discord(url, TOKEN)).text


async def test_the_stand_in_answers_what_discord_would() -> None:
    async with Sandbox.start() as discord:
        answer = await ask_discord(discord.api_url, discord.token)
        assert check_connection(answer).level == "ok"
        assert check_permissions(TOKEN, answer.servers).level == "ok"
        assert check_clock(answer, time.time()).level == "ok"
        assert "refuses" in check_connection(await ask_discord(discord.api_url, TOKEN)).text
        discord.remove_bot()
        answer = await ask_discord(discord.api_url, discord.token)
        assert "on no server" in check_permissions(TOKEN, answer.servers).text


async def test_a_discord_that_cannot_be_reached_is_one_line() -> None:
    found = check_connection(await ask_discord("http://127.0.0.1:1", TOKEN))
    assert found.level == "wrong"
    assert found.text == "it cannot be reached: nothing answers there."


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (ClientConnectorDNSError(KEY, OSError()), "no such name"),
        (ClientConnectorCertificateError(KEY, OSError()), "certificate is not valid"),
        (ClientConnectorSSLError(KEY, OSError()), "does not speak https"),
        (ClientConnectorError(KEY, OSError()), "nothing answers there"),
        (TimeoutError(), "no answer within 10 s"),
        (ServerDisconnectedError(), "ServerDisconnectedError"),
    ],
)
def test_why_nothing_answers_is_said_in_words(error: Exception, said: str) -> None:
    assert said in in_words(error)


@pytest.mark.parametrize(
    ("permissions", "level"),
    [(INVITED, "ok"), (1 << 3, "ok"), (SENDING_IS_MISSING, "wrong"), (0, "wrong")],
)
def test_permissions_are_those_of_the_link_in_the_readme(permissions: int, level: str) -> None:
    servers = [{"name": "Friends", "permissions": str(permissions)}]
    found = check_permissions(TOKEN, servers)
    assert found.level == level
    if permissions == SENDING_IS_MISSING:
        assert "Friends (send messages)" in found.text


def test_a_bot_on_no_server_gets_the_link_of_the_readme() -> None:
    link = check_permissions(TOKEN, []).remedy.partition("https")[2].replace(APPLICATION, "YOUR_ID")
    assert f"https{link}" in (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("ahead_s", "level", "said"),
    [(5, "ok", ""), (-5, "ok", ""), (90, "wrong", "90 s ahead of"), (-90, "wrong", "90 s behind")],
)
def test_a_clock_that_is_wrong_is_found(ahead_s: float, level: str, said: str) -> None:
    found = check_clock(FromDiscord(date=DATE), NOON + ahead_s)
    assert found.level == level
    assert said in found.text


def test_without_a_date_the_clock_is_not_judged() -> None:
    assert check_clock(FromDiscord(), NOON).level == "look"


async def test_a_database_that_is_in_use_is_looked_at_without_a_change(tmp_path: Path) -> None:
    file = tmp_path / "slow-train.db"
    assert "will be made" in (await check_database(file)).text
    assert not file.exists()
    async with open_tables(tmp_path) as tables:
        await open_lobby(tables, ADA)
        assert "(tables: 1)" in (await check_database(file)).text


async def test_a_database_that_cannot_be_used_is_found(tmp_path: Path) -> None:
    file = tmp_path / "slow-train.db"
    async with open_tables(tmp_path):
        pass
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA user_version = 9999")
    newer = await check_database(file)
    assert newer.level == "wrong"
    assert "has version 9999" in newer.text
    file.write_bytes(b"no database")
    assert (await check_database(file)).level == "wrong"


async def test_a_database_of_postgresql_is_looked_at_too() -> None:
    url = await databases.blank()
    assert "will be made" in (await check_database(url)).text
    async with Store.open(url):
        pass
    assert "(tables: 0)" in (await check_database(url)).text
    async with connected(url) as db:
        await db.execute("UPDATE slow_train_schema SET version = 9999, min_version = 9999")
    assert "has version 9999" in (await check_database(url)).text
    async with connected(url) as db:
        await db.execute("DROP TABLE slow_train_schema")
    assert "belongs to another program" in (await check_database(url)).text


def test_a_folder_that_is_still_to_be_made_is_tried_where_it_will_be(tmp_path: Path) -> None:
    found = check_writing(tmp_path / "data" / "deep")
    assert found.level in ("ok", "look")  # there may be little space
    assert str(tmp_path) in found.text
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("tempfile.NamedTemporaryFile", refuse)  # root may write anywhere
    found = check_writing(tmp_path)
    assert found.level == "wrong"
    assert "Permission denied" in found.text


@pytest.mark.parametrize(("free", "level"), [(400_000_000, "look"), (600_000_000, "ok")])
def test_little_space_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, level: str
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=free))
    found = check_writing(tmp_path)
    assert found.level == level
    assert ("only 400 MB are free" in found.text) == (level == "look")


def test_it_says_which_rules_run() -> None:
    assert check_rules().text == f"version {RULES_VERSION}, {HOW_THEY_RUN}."


def test_a_port_is_wrong_only_if_another_program_has_it() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert check_port("WEB_PORT", "127.0.0.1", port, is_running=False).level == "wrong"
        assert check_port("WEB_PORT", "127.0.0.1", port, is_running=True).level == "ok"
    assert check_port("WEB_PORT", "127.0.0.1", port, is_running=False).level == "ok"


GOOD = Arrived("172.18.0.3", ("203.0.113.9",), PAGE.origin, is_socket=True)


@pytest.mark.parametrize(
    ("arrived", "trusted", "said"),
    [
        (GOOD, "172.16.0.0/12", "passes on sockets, Origin and X-Forwarded-For"),
        (GOOD, "", "172.18.0.3 is not trusted"),
        (Arrived("172.18.0.3", (), PAGE.origin, True), "172.16.0.0/12", "where requests come from"),
        (Arrived("::1", ("203.0.113.9",), "", True), "::1", "header Origin"),
        (Arrived("::1", ("203.0.113.9",), PAGE.origin, False), "::1", "no WebSockets"),
    ],
)
def test_what_a_proxy_passes_on_is_judged(arrived: Arrived, trusted: str, said: str) -> None:
    found = check_arrival(arrived, PAGE, networks(trusted))
    assert len(found) == 2
    assert said in found[1][2]
    assert (found[1][0] == "ok") == (said.startswith("passes"))


async def test_a_page_of_this_machine_is_reached_through_its_own_port() -> None:
    port = free_port()
    settings = Settings(public_url=f"http://127.0.0.1:{port}", web_port=port)
    assert [each[0] for each in await check_page(settings)] == ["ok"]
    elsewhere = Settings(public_url="http://127.0.0.1:1", web_port=port)
    ((level, about, text, remedy),) = await check_page(elsewhere)
    assert (level, about) == ("wrong", "PUBLIC_URL")
    assert f"port {port}" in text
    assert remedy


async def test_while_the_bot_runs_it_is_asked_under_its_public_url(tmp_path: Path) -> None:
    port = free_port()
    here, elsewhere = f"http://127.0.0.1:{port}", "https://board.example.org"
    settings = Settings(public_url=here, web_port=port)
    for believed, level, said in (
        (here, "ok", "leads to the bot"),
        (elsewhere, "wrong", "another site's"),
    ):
        async with (
            open_tables(tmp_path) as tables,
            served_page(tables, PublicUrl(believed), port=port),
        ):
            ((found, about, text, remedy),) = await check_page(settings)
        assert (found, about) == (level, "PUBLIC_URL")
        assert said in text
        assert remedy


@pytest.mark.parametrize("body", [{"error": "not-found"}, {}, [], "Welcome"])
async def test_another_program_at_the_public_url_is_not_taken_for_the_bot(body: object) -> None:
    async def answer(_: web.Request) -> web.Response:
        return web.json_response(body)

    async with program_with("/api/session", answer) as url:
        settings = Settings(public_url=url, web_port=int(url.rpartition(":")[2]))
        ((level, _, text, remedy),) = await check_page(settings)
    assert level == "wrong"
    assert "does not lead to the bot" in text
    assert remedy


async def test_everything_is_looked_at_and_nothing_secret_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    servers = [{"name": "Friends", "permissions": str(INVITED)}]
    async with discord_that_answers(200, servers) as url:
        settings = Settings(discord_token=SecretStr(TOKEN), discord_api_url=url)
        findings = await examine(settings)
    assert [each.about for each in findings] == [
        *("token", "Discord", "permissions", "clock", "rules", "database", "disk"),
    ]
    assert {each.level for each in findings} <= {"ok", "look"}
    assert "s3cret" not in report(findings)
    assert report(findings).endswith("\nNothing is wrong.")


def test_a_report_tells_what_to_do_and_where_to_begin() -> None:
    full = Finding("wrong", "disk", "full.", "Make room.")
    lines = "wrong disk: full.\n      → Make room."
    assert report([full]) == f"{lines}\nOne thing is wrong."
    assert report([full, full]) == f"{lines}\n{lines}\n2 things are wrong. Begin with the first."


async def test_a_token_that_is_written_wrongly_is_told_once_and_not_to_be_reset(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with discord_that_answers(200, []) as url:
        settings = Settings(discord_token=SecretStr(f"'{TOKEN}'"), discord_api_url=url)
        findings = await examine(settings)
    assert [each.about for each in findings] == ["token", "rules", "database", "disk"]
    assert "quotation marks" in findings[0].remedy


async def test_with_the_stand_in_nothing_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its token has another form than Discord's."""
    monkeypatch.chdir(tmp_path)
    async with Sandbox.start() as discord:
        token = SecretStr(discord.token)
        findings = await examine(Settings(discord_token=token, discord_api_url=discord.api_url))
    assert {each.level for each in findings} <= {"ok", "look"}

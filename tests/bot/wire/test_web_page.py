"""The web page of a running bot: who gets a link to it, and what a turn on it costs."""

import re
from pathlib import Path

import aiohttp
import pytest

from bot.delivery.publisher import REST_FOLLOWS_WITHIN_S
from bot.domain.table import TableId
from bot.logs import LineFormatter
from sandbox.payloads.component_tree import walk
from sandbox.payloads.components import Button
from sandbox.payloads.messages import Message
from sandbox.rest.request_log import costs_of
from sandbox.run.serve import free_port
from tests.support.web_page import WebBrowser
from tests.support.wire.wire import FakeSleep
from tests.support.wire.wire_setup import friends_playing, restartable_bot

IN_LOGS = re.compile(r"eyJ[\w.-]{20,}")  # the beginning of every signed link


def links_in(message: Message) -> list[str]:
    buttons = (part for _, part in walk(message.components) if isinstance(part, Button))
    return [str(button.url) for button in buttons if button.url]


def token_in(message: Message) -> str:
    (link,) = links_in(message)
    address, _, token = link.partition("#")
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/board", address)
    return token


class At:
    """Opens the page of a bot that serves it on this machine."""

    def __init__(self, client: aiohttp.ClientSession, port: int) -> None:
        self._client = client
        self._origin = f"http://127.0.0.1:{port}"

    async def opened(self, message: Message) -> WebBrowser:
        """A browser in which the link of a message was opened."""
        browser = WebBrowser(self._client, self._origin, self._origin)
        assert (await browser.sign_in(token_in(message))).status == 200
        return browser


async def test_links_are_in_private_messages_and_sign_in_whoever_they_are_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG", logger="bot")
    port = free_port(0)
    async with (
        friends_playing(tmp_path / "table.db", web_port=port) as friends,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as client,
    ):
        robin, kim = friends.people
        sam = friends.discord.person("Sam")
        table, page = (await friends.table()).id, At(client, port)
        hand = friends.discord.direct(kim)[-1]
        private = [
            await friends.press(robin, "turn"),
            await friends.slash(robin, "board", private=True),
            await friends.slash(robin, "board"),
            await friends.slash(robin, "hand"),
        ]
        for message in private:
            assert (await (await page.opened(message)).view(table))["mine"]["seat"] == 0
        assert (await (await page.opened(hand)).view(table))["mine"]["seat"] == 1
        for message in (
            await friends.slash(sam, "board"),
            await friends.slash(sam, "watch", turns=3),
        ):
            assert (await (await page.opened(message)).view(table))["mine"] is None
        assert [message for message in friends.public_messages() if links_in(message)] == []
    told = "\n".join(LineFormatter().format(record) for record in caplog.records)
    assert "committed" in told
    assert not IN_LOGS.search(told)


async def test_without_a_public_address_nobody_gets_a_link(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        for message in (
            await friends.press(robin, "turn"),
            await friends.slash(robin, "board", private=True),
            *friends.discord.direct(kim),
        ):
            assert links_in(message) == []


async def take_two_cards(browser: WebBrowser, table: TableId) -> None:
    for _ in range(2):
        view = await browser.view(table)
        await browser.act(table, view["step"], view["mine"]["moves"]["draw"])


async def test_a_turn_on_the_page_costs_three_requests(tmp_path: Path) -> None:
    port = free_port(0)
    async with (
        friends_playing(tmp_path / "table.db", web_port=port, sleep=FakeSleep()) as friends,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as client,
    ):
        robin, kim = friends.people
        log = friends.discord.request_log
        browser = await At(client, port).opened(await friends.press(kim, "turn"))
        since = log.total
        await friends.press(robin, "draw")
        await friends.press(robin, "draw")
        await friends.settle()
        by_buttons = log.since(since)
        since = log.total
        await take_two_cards(browser, (await friends.table()).id)
        await friends.settle()
        on_page = log.since(since)
        # The new message, the one before it, which loses its buttons, and Kim's hand.
        assert [each.method for each in on_page] == ["POST", "PATCH", "PATCH"]
        assert costs_of(on_page).counted == 3
        assert len(on_page) < len(by_buttons)
        assert "Kim drew 2 cards" in friends.public_messages()[-1].text


@pytest.mark.parametrize("is_restarted", [False, True])
async def test_the_first_of_two_cards_is_told_if_the_second_does_not_follow(
    tmp_path: Path, is_restarted: bool
) -> None:
    port, sleep = free_port(0), FakeSleep()
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with (
            bot.run(web_port=port, sleep=sleep) as friends,
            aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as client,
        ):
            await friends.start_game()
            await friends.choose_tickets()
            browser = await At(client, port).opened(await friends.press(friends.people[0], "turn"))
            before, table = friends.public_messages(), (await friends.table()).id
            view = await browser.view(table)
            await browser.act(table, view["step"], view["mine"]["moves"]["draw"])
            await friends.settle()
            assert friends.public_messages() == before
            if not is_restarted:
                await sleep.end_pauses(REST_FOLLOWS_WITHIN_S)
                await friends.settle()
                assert not await friends.app.tables.publication.is_behind(table)
        if is_restarted:
            async with bot.run(sleep=sleep) as friends:
                await sleep.wait_for_pauses(REST_FOLLOWS_WITHIN_S, 2)
                await sleep.end_pauses(REST_FOLLOWS_WITHIN_S)
                await friends.settle()
                assert not await friends.app.tables.publication.is_behind(table)
        *others, last = friends.public_messages()
        assert others == before[:-1]
        assert last.id == before[-1].id
        assert last != before[-1]


async def test_a_person_signs_out_everywhere_in_privacy(tmp_path: Path) -> None:
    port = free_port(0)
    async with (
        friends_playing(tmp_path / "table.db", web_port=port) as friends,
        aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True)) as client,
    ):
        robin, _ = friends.people
        table, screen = (await friends.table()).id, await friends.press(robin, "turn")
        browser = await At(client, port).opened(screen)
        shown = await friends.slash(robin, "privacy")
        assert "you're signed in on 1 device" in shown.text
        await friends.press_private(robin, shown, "sign_out")
        assert (await browser.get(f"/api/tables/{table}")).status == 401
        assert (await browser.sign_in(token_in(screen))).status == 401
        assert "you aren't signed in anywhere" in (await friends.slash(robin, "privacy")).text

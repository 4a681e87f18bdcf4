"""`python -m benchmarks.requests`: what a turn costs in API requests.

People take the first turn of a game in several ways, with two and with five players. Counted are
the requests against Discord's limit of 50 per second and bot, the requests with an interaction's
token, which have limits of their own, and the bytes sent to Discord. The bot runs against the
sandbox, which knows what Discord counts."""

import asyncio
import logging
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp

from sandbox.rest.request_log import RequestCosts, costs_of
from sandbox.run.serve import free_port
from tests.support.web_page import WebBrowser, link_in
from tests.support.wire.wire import custom_id, custom_ids, verbs
from tests.support.wire.wire_players import Friends, set_first_hand
from tests.support.wire.wire_setup import RestartableBot, restartable_bot

MAP = "usa"
NAMES = ("Robin", "Kim", "Sam", "Alex", "Toni")
HAND, ROUTE, PAYMENT = "4 red 4 blue 1 wild", "atlanta-charleston", "2 blue"
TOKEN_LIFETIME_S = 15 * 60.0

WEB_PAGE = "web page: "

Play = Callable[[Friends], Awaitable[None]]


class Measured(NamedTuple):
    """What a turn costs with a number of players."""

    turn: str
    players: int
    costs: RequestCosts


async def draw_two_by_buttons(friends: Friends) -> None:
    await friends.press(friends.people[0], "draw_two")


async def take_two_by_buttons(friends: Friends) -> None:
    robin = friends.people[0]
    for _ in range(2):
        shown = friends.newest_with_buttons()
        plain = next(i for i in custom_ids(shown) if ":take:" in i and ":wild:" not in i)
        started = await robin.press(shown, plain)
        assert started.was_answered
        await friends.settle()


async def claim_by_buttons(friends: Friends) -> None:
    await _open_claim_menu_and_pay(friends, wait_s=0)


async def claim_by_buttons_slowly(friends: Friends) -> None:
    """The menu stays open for so long that the token of the first press has expired."""
    await _open_claim_menu_and_pay(friends, wait_s=TOKEN_LIFETIME_S + 1)


async def _open_claim_menu_and_pay(friends: Friends, wait_s: float) -> None:
    robin = friends.people[0]
    menu = await friends.press(robin, "claim")
    if "route" in verbs(menu):
        menu = await friends.choose(robin, menu, ROUTE)
    friends.discord.advance_clock(wait_s)
    await friends.choose(robin, menu, PAYMENT)


async def tickets_by_buttons(friends: Friends) -> None:
    robin = friends.people[0]
    question = await friends.press(robin, "tickets")
    form = await robin.press(question, custom_id(question, "draw_tickets"))
    await friends.settle()
    await robin.submit(form, values=list((await friends.player_view(robin)).offered))


async def draw_two_in_direct_message(friends: Friends) -> None:
    robin = friends.people[0]
    (hand,) = friends.discord.direct(robin)
    await robin.press(hand, custom_id(hand, "refresh"))
    await friends.settle()
    for _ in range(2):
        hand = friends.discord.direct(robin)[0]
        await friends.press(robin, "draw", hand)
        await friends.settle()


async def draw_two_on_page(friends: Friends) -> None:
    await _play_on_page(friends, lambda moves: moves["draw"], times=2)


async def take_two_on_page(friends: Friends) -> None:
    def plain(moves: Any) -> object:  # JSON
        return next(take for colour, take in moves["takes"].items() if colour != "wild")

    await _play_on_page(friends, plain, times=2)


async def claim_on_page(friends: Friends) -> None:
    await _play_on_page(friends, lambda moves: moves["claims"][0]["ways"][0]["action"])


async def _play_on_page(friends: Friends, choose: Callable[[Any], object], times: int = 1) -> None:
    """On the page that the link in the hand opens."""
    link = link_in(friends.discord.direct(friends.people[0])[0])
    origin, _, token = link.partition("/board#")
    jar = aiohttp.CookieJar(unsafe=True)
    async with aiohttp.ClientSession(cookie_jar=jar) as client:
        browser, table = WebBrowser(client, origin, origin), (await friends.table()).id
        await browser.sign_in(token)
        for _ in range(times):
            view = await browser.view(table)
            await browser.act(table, view["step"], choose(view["mine"]["moves"]))


async def draw_two_by_command(friends: Friends) -> None:
    await friends.draw_two_cards(friends.people[0])


async def claim_by_command(friends: Friends) -> None:
    await friends.slash(friends.people[0], "claim", route=ROUTE, cards=PAYMENT)


async def tickets_by_command(friends: Friends) -> None:
    robin = friends.people[0]
    form = await friends.open_ticket_form(robin)
    await friends.settle()
    await friends.submit(robin, form, *(await friends.player_view(robin)).offered)


TURNS: dict[str, Play] = {
    "buttons: two cards from the deck": draw_two_by_buttons,
    "buttons: two face-up cards": take_two_by_buttons,
    "buttons: claim a route": claim_by_buttons,
    "buttons: claim, menu open for 15 minutes": claim_by_buttons_slowly,
    "buttons: tickets": tickets_by_buttons,
    "buttons of the direct message: two cards": draw_two_in_direct_message,
    "command: two cards": draw_two_by_command,
    "command: claim a route": claim_by_command,
    "command: tickets": tickets_by_command,
    f"{WEB_PAGE}two cards from the deck": draw_two_on_page,
    f"{WEB_PAGE}two face-up cards": take_two_on_page,
    f"{WEB_PAGE}claim a route": claim_on_page,
}


@asynccontextmanager
async def first_turn(
    bot: RestartableBot, names: Sequence[str], computer_players: int = 0, web_port: int = 0
) -> AsyncIterator[Friends]:
    """A game whose first turn begins: that of the first person, who has the cards of HAND.
    `web_port`: at which the web page is served, if it is."""
    async with bot.run(names, web_port=web_port) as friends:
        host, *others = friends.people
        await friends.slash(host, "new", map=MAP)
        for person in others:
            await friends.slash(person, "join")
        for _ in range(computer_players):
            await friends.slash(host, "join", computer="easy")
        await friends.slash(host, "start", order="joined")
        await friends.settle()
        await friends.choose_tickets()
        await friends.settle()
        await set_first_hand(friends, HAND)
        yield friends


async def measure(
    play: Play,
    players: int,
    computer_players: int = 0,
    *,
    restarts: bool = False,
    has_page: bool = False,
) -> RequestCosts:
    """What a turn costs, with everything that follows from it. `restarts`: the bot has been
    started again before the turn."""
    web_port = free_port(0) if has_page else 0
    people = NAMES[: players - computer_players]
    with tempfile.TemporaryDirectory() as folder:
        async with restartable_bot(Path(folder) / "table.db") as bot:
            async with first_turn(bot, people, computer_players, web_port) as friends:
                if not restarts:
                    return await _costs(friends, play)
            async with bot.run(people) as friends:
                return await _costs(friends, play)


async def _costs(friends: Friends, play: Play) -> RequestCosts:
    before = friends.discord.request_log.total
    await play(friends)
    await friends.settle()
    return costs_of(friends.discord.request_log.since(before))


async def measure_all() -> list[Measured]:
    found = [
        Measured(name, players, await measure(play, players, has_page=name.startswith(WEB_PAGE)))
        for name, play in TURNS.items()
        for players in (2, 5)
    ]
    for players in (2, 5):
        costs = await measure(draw_two_by_buttons, players, players - 1)
        name = "buttons: two cards, then the computer players"
        found.append(Measured(name, players, costs))
    return found


def markdown(measured: Sequence[Measured]) -> str:
    """The table of docs/requests.md."""
    lines = [
        "| Turn | Players | Counted | Interaction | Uploaded |",
        "|---|---|---|---|---|",
        *(
            f"| {each.turn} | {each.players} | {each.costs.counted} | {each.costs.interaction}"
            f" | {each.costs.uploaded_bytes / 1000:.0f} kB |"
            for each in measured
        ),
    ]
    return "\n".join(lines)


def main() -> None:
    logging.disable(logging.WARNING)
    print(markdown(asyncio.run(measure_all())))


if __name__ == "__main__":
    main()

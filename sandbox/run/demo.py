"""The demo game of `make play DEMO=1`: a scripted host plays against computer players."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from itertools import cycle

from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.components import Button, StringSelect
from sandbox.payloads.messages import Message
from sandbox.people.client_refusal import ClientRefusal
from sandbox.server import Server
from sandbox.testing.actor import Actor, StartedInteraction
from sandbox.testing.driver import Sandbox

log = logging.getLogger(__name__)

CHANNEL = "platform-1"
MAP = "europe"
HOST = "Alex"  # the page opens as Robin, who only watches
COMPUTER_PLAYERS = ("normal", "hard")
PAUSE_S = 4.0  # before each of the host's moves, so that a viewer can follow
MAX_TRIES = 3  # for one turn
ALL_TURNS = 1_000_000
BEGIN_WITHIN_S = 10.0


async def run_demo(server: Server) -> None:
    """Begin a game, or continue the one that an earlier run left."""
    discord = Sandbox(server)
    host, channel = discord.person(HOST), discord.channel(CHANNEL)
    await bot_ready(discord)
    with suppress(ClientRefusal, TimeoutError):  # if an earlier run left a table there
        async with asyncio.timeout(BEGIN_WITHIN_S):
            await begin_game(discord, host, channel)
    await play_turns(discord, host, channel)


async def bot_ready(discord: Sandbox) -> None:
    """Wait, however long it takes, until the bot is online and has registered its commands."""
    await discord.until(
        lambda: discord.gateway.is_online and bool(discord.world.state.commands), None
    )


async def begin_game(
    discord: Sandbox, host: Actor, channel: TextChannel, *guests: Actor, map_id: str = MAP
) -> None:
    """Open and start a table of the host, the guests and two computer players."""
    await (await host.slash("new", channel, map=map_id)).answer()
    table = await discord.message(channel, lambda message: bool(find_button(message, "start")))
    for guest in guests:
        await (await guest.press(table, find_button(table, "join"))).answer()
    for level in COMPUTER_PLAYERS:
        await (await host.slash("automatic", channel, add=level)).answer()
    await (await host.slash("start", channel)).answer()


async def play_turns(
    discord: Sandbox,
    player: Actor,
    channel: TextChannel,
    pause_s: float = PAUSE_S,
    turns: int = ALL_TURNS,
) -> None:
    """Make a move whenever the newest public message calls this player, for so many turns."""
    tries: Counter[str] = Counter()
    claims_next = cycle((False, True))  # alternate cards and routes, for variety

    def find_call() -> Message | None:
        """The newest message, if it calls the player and there are tries left."""
        newest = discord.public(channel)[-1:]
        calls = [m for m in newest if player.mention in m.content and button_ids(m)]
        return calls[0] if calls and tries[step_key(calls[0])] < MAX_TRIES else None

    while len(tries) < turns:
        await discord.until(find_call, None)
        await asyncio.sleep(pause_s)
        await bot_ready(discord)
        message = find_call()
        if message is None:
            continue  # the game has continued in the meantime
        tries[step_key(message)] += 1
        is_first_try = tries[step_key(message)] == 1
        try:
            await make_move(player, channel, message, is_first_try and next(claims_next))
        except (ClientRefusal, TimeoutError):
            log.info("a move was not answered", exc_info=True)


async def make_move(player: Actor, channel: TextChannel, call: Message, claims: bool) -> None:
    if custom_id := find_button(call, "choose") or find_button(call, "tunnel"):
        await finish_move(player, await player.press(call, custom_id))
    elif claims and (routes := await player.complete("claim", channel, "route", route="")):
        await finish_move(player, await player.slash("claim", channel, route=routes[0].value))
    else:
        await (await player.slash("draw", channel, first="deck", second="deck")).answer()


async def finish_move(player: Actor, result: StartedInteraction) -> None:
    """If the answer has a menu, choose as many of its first options as it requires."""
    answer = await result.answer()
    menus = [part for part in interactive(answer.components) if isinstance(part, StringSelect)]
    if menus:
        wanted = menus[0].options[: menus[0].min_values or 1]
        await player.choose(answer, *(option.value for option in wanted), menu=menus[0].custom_id)
    elif custom_id := find_button(answer, "give_up"):  # a tunnel that is too expensive
        await player.press(answer, custom_id)


def find_button(message: Message, verb: str) -> str:
    """The custom id of the button with this verb, or an empty string."""
    return next((custom_id for custom_id in button_ids(message) if f":{verb}:" in custom_id), "")


def step_key(message: Message) -> str:
    """The custom ids of all buttons, which differ in every step of the game."""
    return " ".join(button_ids(message))


def button_ids(message: Message) -> list[str]:
    parts = interactive(message.components)
    return [str(part.custom_id) for part in parts if isinstance(part, Button)]

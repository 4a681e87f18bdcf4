"""A game to look at: somebody opens a table, automatic players join, and all of them play."""

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from itertools import cycle

from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.components import Button, StringSelect
from sandbox.payloads.messages import Message
from sandbox.people.inputs import NotPossible
from sandbox.server import Server
from sandbox.testing.actor import Act, Actor
from sandbox.testing.driver import Sandbox

log = logging.getLogger(__name__)

CHANNEL = "platform-1"
MAP = "europe"
HOST = "Alex"  # the page opens as Robin, who only watches
AUTOMATIC_PLAYERS = ("normal", "hard")
PAUSE_S = 4.0  # before the host's own moves: a viewer's pace
MOST_TRIES = 3  # for one turn
ALL_TURNS = 1_000_000
FOR_EVER_S = 1e9


async def show(server: Server) -> None:
    """Begin a game, or go on with yesterday's."""
    discord = Sandbox(server)
    host, channel = discord.person(HOST), discord.channel(CHANNEL)
    await ready(discord)
    with suppress(NotPossible, TimeoutError):  # a table is there already
        await begin(discord, host, channel)
    await play_on(discord, host, channel)


async def ready(discord: Sandbox) -> None:
    """The bot is there, and so are its commands."""
    await discord.until(
        lambda: discord.gateway.is_online and bool(discord.world.state.commands), FOR_EVER_S
    )


async def begin(
    discord: Sandbox, host: Actor, channel: TextChannel, *guests: Actor, map_id: str = MAP
) -> None:
    """A table of the host, the guests and two automatic players."""
    await (await host.slash("new", channel, map=map_id)).answer()
    table = await discord.message(channel, lambda message: bool(may_press(message, "start")))
    for guest in guests:
        await (await guest.press(table, may_press(table, "join"))).answer()
    for level in AUTOMATIC_PLAYERS:
        await (await host.slash("automatic", channel, add=level)).answer()
    await (await host.slash("start", channel)).answer()


async def play_on(
    discord: Sandbox,
    player: Actor,
    channel: TextChannel,
    pause_s: float = PAUSE_S,
    turns: int = ALL_TURNS,
) -> None:
    """Every message that calls this player is answered with a move."""
    tries: Counter[str] = Counter()
    claims_now = cycle((False, True))  # now a card, now a route: something for the eye

    def call() -> Message | None:
        newest = discord.public(channel)[-1:]
        calls = [m for m in newest if player.mention in m.content and buttons(m)]
        return calls[0] if calls and tries[buttons(calls[0])] < MOST_TRIES else None

    while len(tries) < turns:
        await discord.until(call, FOR_EVER_S)
        await asyncio.sleep(pause_s)
        await ready(discord)
        message = call()
        if message is None:
            continue  # others went on meanwhile
        tries[buttons(message)] += 1
        is_first_try = tries[buttons(message)] == 1
        try:
            await move(player, channel, message, is_first_try and next(claims_now))
        except (NotPossible, TimeoutError):
            log.info("a move was not answered", exc_info=True)


async def move(player: Actor, channel: TextChannel, call: Message, claims: bool) -> None:
    if custom_id := may_press(call, "choose") or may_press(call, "tunnel"):
        await finish(player, await player.press(call, custom_id))
    elif claims and (routes := await player.complete("claim", channel, "route", route="")):
        await finish(player, await player.slash("claim", channel, route=routes[0].value))
    else:
        await (await player.slash("draw", channel, first="deck", second="deck")).answer()


async def finish(player: Actor, act: Act) -> None:
    """Where a menu is the answer, as many of its first options as it takes."""
    answer = await act.answer()
    menus = [part for part in interactive(answer.components) if isinstance(part, StringSelect)]
    if menus:
        wanted = menus[0].options[: menus[0].min_values or 1]
        await player.choose(answer, *(option.value for option in wanted), menu=menus[0].custom_id)
    elif custom_id := may_press(answer, "give_up"):  # a tunnel that is too dear
        await player.press(answer, custom_id)


def may_press(message: Message, verb: str) -> str:
    """The custom id of the button of that verb, if there is one."""
    found = [custom_id for custom_id in buttons(message).split() if f":{verb}:" in custom_id]
    return found[0] if found else ""


def buttons(message: Message) -> str:
    """The custom ids, which differ from step to step."""
    parts = interactive(message.components)
    return " ".join(str(part.custom_id) for part in parts if isinstance(part, Button))

"""The demo game of `make play DEMO=1`: a game under way, in which it is the visitor's turn.

The first turns are played for the visitor, with the commands and buttons that a person would use.
"""

import asyncio
import logging
from itertools import count

from sandbox.messages.component_rules import interactive
from sandbox.messages.message_store import delete_message
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.component_tree import walk
from sandbox.payloads.components import Button, CheckboxGroup, Modal, StringSelect
from sandbox.payloads.messages import Message
from sandbox.people.client_refusal import ClientRefusal
from sandbox.server import Server
from sandbox.testing.actor import Actor, StartedInteraction
from sandbox.testing.driver import Sandbox

log = logging.getLogger(__name__)

MAP = "europe"
COMPUTER_PLAYERS = ("normal", "hard")
TURNS_BEFORE = 10  # played for the visitor, so that there is a network on the board
MOVES = ("choose", "tunnel", "draw", "draw_two")  # verbs of the buttons that call somebody to move
TICKET_MARK = "🎫"  # of routes that help with a ticket


async def prepare_demo(server: Server, visitor_name: str, turns: int = TURNS_BEFORE) -> TextChannel:
    """Begin a game in a free channel and play some turns, unless one waits for the visitor already.

    Returns the channel, in which it is the visitor's turn.
    """
    discord = Sandbox(server)
    visitor = discord.person(visitor_name)
    await bot_ready(discord)
    channels = [c for c in discord.world.state.channels.values() if isinstance(c, TextChannel)]
    for channel in channels:
        if is_called(discord, visitor, channel, "draw_two"):
            return channel
    channel = next((c for c in channels if is_free(discord, c)), None) or new_channel(discord)
    await begin_game(discord, visitor, channel)
    await play_turns(discord, visitor, channel, turns=turns)
    while not is_called(discord, visitor, channel, "draw_two"):  # within a turn
        await play_turns(discord, visitor, channel, turns=1)
    dismiss_replies(discord, visitor, channel)
    return channel


def dismiss_replies(discord: Sandbox, visitor: Actor, channel: TextChannel) -> None:
    """Dismiss the private replies to what was done for the visitor."""
    private = discord.world.state.only_for
    for message in visitor.sees(channel):
        if private.get(message.id) == visitor.id:
            delete_message(discord.world, message)


def is_called(discord: Sandbox, visitor: Actor, channel: TextChannel, verb: str) -> bool:
    """Whether the newest public message calls the visitor, and has a button with this verb."""
    newest = newest_message(discord, channel)
    return (
        newest is not None and visitor.mention in newest.content and bool(find_button(newest, verb))
    )


def is_free(discord: Sandbox, channel: TextChannel) -> bool:
    """Whether the channel has no table, or one whose game is over."""
    usable = (m for m in reversed(discord.public(channel)) if button_ids(m))
    newest = next(usable, None)
    return newest is None or bool(find_button(newest, "again"))


def new_channel(discord: Sandbox) -> TextChannel:
    channels = discord.world.state.channels.values()
    taken = {channel.name for channel in channels if isinstance(channel, TextChannel)}
    return discord.channel(next(n for n in map("platform-{}".format, count(1)) if n not in taken))


async def bot_ready(discord: Sandbox) -> None:
    """Wait, however long it takes, until the bot is online and has registered its commands."""
    await discord.until(
        lambda: discord.gateway.is_online and bool(discord.world.state.commands), None
    )


async def begin_game(
    discord: Sandbox, host: Actor, channel: TextChannel, *guests: Actor, map_id: str = MAP
) -> None:
    """Open and start a table of the host, the guests and two computer players."""
    await open_table(discord, host, channel, *guests, map_id=map_id)
    await (await host.slash("start", channel)).reply()


async def open_table(
    discord: Sandbox, host: Actor, channel: TextChannel, *guests: Actor, map_id: str = MAP
) -> Message:
    """Open a table of the host, the guests and two computer players. Returns the message of its
    lobby, which may not name all of them yet."""
    await (await host.slash("new", channel, map=map_id)).reply()
    table = await discord.message(channel, lambda message: bool(find_button(message, "start")))
    for guest in guests:
        await (await guest.press(table, find_button(table, "join"))).reply()
    for level in COMPUTER_PLAYERS:
        await (await host.slash("join", channel, computer=level)).reply()
    return table


async def play_turns(
    discord: Sandbox,
    player: Actor,
    channel: TextChannel,
    pause_s: float = 0.0,
    turns: int = TURNS_BEFORE,
) -> None:
    """Make a move whenever the newest public message calls this player, for so many moves. Returns
    when the last of them has been published."""
    done = ""

    def find_call() -> Message | None:
        """The newest message, if it calls the player to another step of the game."""
        call = newest_message(discord, channel)
        if call is None or player.mention not in call.content or step_key(call) == done:
            return None
        return call if any(find_button(call, verb) for verb in MOVES) else None

    for _ in range(turns):
        call = await discord.until(find_call, None)
        await asyncio.sleep(pause_s)
        await bot_ready(discord)
        try:
            await make_move(player, channel, call)
        except (ClientRefusal, TimeoutError):
            log.info("a move was not answered", exc_info=True)
        done = step_key(call)
    await discord.until(find_call, None)


async def make_move(player: Actor, channel: TextChannel, call: Message) -> None:
    """Choose tickets, answer a tunnel, claim a route that helps with a ticket, or draw cards."""
    if custom_id := find_button(call, "choose") or find_button(call, "tunnel"):
        await finish_move(player, await player.press(call, custom_id))
        return
    routes = await player.complete("claim", channel, "route", route="")
    for route in [route for route in routes if TICKET_MARK in route.name][:1]:
        if await finish_move(player, await player.slash("claim", channel, route=route.value)):
            return
    await (await player.slash("draw", channel, first="deck", second="deck")).reply()


async def finish_move(player: Actor, result: StartedInteraction) -> bool:
    """If the bot has opened a form, or the reply has a menu, choose as many of the last options as
    it requires. Returns whether the move was accepted: a refusal has neither menus nor buttons."""
    if result.interaction.modal is not None:
        await (await player.submit(result, fewest_choices(result.form))).reply()
        return True
    reply = await result.reply()
    menus = [part for part in interactive(reply.components) if isinstance(part, StringSelect)]
    if menus:
        wanted = menus[0].options[-(menus[0].min_values or 1) :]  # long tickets come first
        await player.choose(reply, *(option.value for option in wanted), menu=menus[0].custom_id)
    elif custom_id := find_button(reply, "give_up"):  # a tunnel that is too expensive
        await player.press(reply, custom_id)
    return bool(menus or button_ids(reply))


def fewest_choices(form: Modal) -> dict[str, list[str]]:
    """The last options of every group of checkboxes, as many as it requires, by custom id."""
    groups = [part for _, part in walk(form.components) if isinstance(part, CheckboxGroup)]
    return {
        group.custom_id: [option.value for option in group.options[-group.fewest :]]
        for group in groups
    }


def newest_message(discord: Sandbox, channel: TextChannel) -> Message | None:
    return next(reversed(discord.public(channel)), None)


def find_button(message: Message, verb: str) -> str:
    """The custom id of the button with this verb, or an empty string."""
    return next((custom_id for custom_id in button_ids(message) if f":{verb}:" in custom_id), "")


def step_key(message: Message) -> str:
    """The custom ids of all buttons, which differ in every step of the game."""
    return " ".join(button_ids(message))


def button_ids(message: Message) -> list[str]:
    parts = interactive(message.components)
    return [str(part.custom_id) for part in parts if isinstance(part, Button)]

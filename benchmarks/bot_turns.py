"""How the people at the tables of a benchmark take their turns: by a slash command, by buttons, or
by claiming a route from the menu."""

from collections.abc import Sequence
from typing import NamedTuple

from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import TextChannel
from sandbox.payloads.components import StringSelect
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor, StartedInteraction
from sandbox.testing.driver import Sandbox

CLAIMING = ("pay_extra", "pay", "route", "give_up")  # verbs that lead from a menu to the claim


class Group(NamedTuple):
    """Two people at a table in a channel."""

    channel: TextChannel
    people: Sequence[Actor]


class TakenTurn(NamedTuple):
    """The last press or command of a turn, and whether it was a claim."""

    last: StartedInteraction
    is_claim: bool = False


def count_pictures(discord: Sandbox, group: Group) -> int:
    return sum(bool(message.attachments) for message in discord.public(group.channel))


def is_over(discord: Sandbox, group: Group) -> bool:
    """Whether the newest message calls nobody."""
    return not discord.public(group.channel)[-1].mentions


def to_move(discord: Sandbox, group: Group) -> Actor:
    """Whose turn it is: the person who is called by the newest message."""
    called = {user.id for user in discord.public(group.channel)[-1].mentions}
    return next(person for person in group.people if person.id in called)


async def draw_by_command(discord: Sandbox, group: Group) -> TakenTurn:
    """Take two cards from the deck with /draw."""
    actor = to_move(discord, group)
    return TakenTurn(await actor.slash("draw", group.channel, first="deck", second="deck"))


async def draw_by_buttons(discord: Sandbox, group: Group) -> TakenTurn:
    """Take two cards from the deck by one button."""
    actor, board = to_move(discord, group), discord.public(group.channel)[-1]
    return TakenTurn(await actor.press(board, _custom_id(board, ("draw_two",))))


async def claim_by_buttons(discord: Sandbox, group: Group) -> TakenTurn:
    """Claim the first route that is offered, or draw cards if there is none."""
    actor, board = to_move(discord, group), discord.public(group.channel)[-1]
    used = _custom_id(board, ("claim",))
    if not used:
        return await draw_by_buttons(discord, group)
    pressed = await actor.press(board, used)
    while True:

        def next_step(before: str = used) -> tuple[Message, str] | None:
            """What to press next, and where; "" if the turn is over."""
            reply = actor.sees(group.channel)[-1]
            if is_over(discord, group) or to_move(discord, group) is not actor:
                return reply, ""
            wanted = _custom_id(reply, (*CLAIMING, "draw"))
            is_new = reply.is_ephemeral and wanted != before
            return (reply, wanted) if is_new and wanted else None

        reply, used = await discord.until(next_step)
        if not used:
            return TakenTurn(pressed, is_claim=True)
        if used == _custom_id(reply, ("draw",)):
            return await draw_by_buttons(discord, group)
        pressed = await _use(actor, reply, used)


async def _use(actor: Actor, message: Message, custom_id: str) -> StartedInteraction:
    """Press the button with this custom id, or choose the first option of the menu with it."""
    for part in interactive(message.components):
        if part.custom_id == custom_id and isinstance(part, StringSelect):
            return await actor.choose(message, part.options[0].value, menu=custom_id)
    return await actor.press(message, custom_id)


def _custom_id(message: Message, verbs: Sequence[str]) -> str:
    """The first custom id with the first of the verbs that the message has, or ""."""
    found = [part.custom_id or "" for part in interactive(message.components)]
    by_verb = {each.split(":")[1]: each for each in reversed(found) if each.count(":") > 1}
    return next((by_verb[verb] for verb in verbs if verb in by_verb), "")

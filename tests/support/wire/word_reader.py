"""A player who sees no pictures: decides by the words of messages, alt texts, buttons and menus."""

import re
from dataclasses import dataclass

from sandbox.messages.component_rules import interactive
from sandbox.payloads.components import Button, CheckboxGroup, Label, Modal, StringSelect
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from tests.support.wire.wire import english, reply_to
from tests.support.wire.wire_players import Friends

DASH = " \N{EN DASH} "
MENTION = re.compile(r"<@(\d+)>")
PATH = re.compile(r"Still missing: (.+)\.$", re.MULTILINE)
AT_LEAST = re.compile(r"at least (\d+)")
PIN_LINE = re.compile(r"^\*\*(\d+)\*\* · (.+)$", re.MULTILINE)
POINTS = re.compile(r"(\d+) (?:pts?|points?)\b")


@dataclass(frozen=True)
class Control:
    """Something to press or choose: its words, and the menu's value if it is a line of a menu."""

    words: str
    custom_id: str
    value: str = ""


def controls(message: Message) -> list[Control]:
    """What can be pressed or chosen in a message."""
    found: list[Control] = []
    for part in interactive(message.components):
        if isinstance(part, Button) and not part.disabled:
            found.append(Control(part.label or "", part.custom_id or ""))
        elif isinstance(part, StringSelect):
            found += [
                Control(f"{option.label} {option.description or ''}", part.custom_id, option.value)
                for option in part.options
            ]
    return found


def pinned(message: Message) -> list[Control]:
    """The same, in which the number of a pin is followed by the line about it."""
    lines = {found[1]: found[2] for found in PIN_LINE.finditer(message.text)}
    found: list[Control] = []
    for control in controls(message):
        number = control.words.partition(" ")[0]
        words = f"{lines.get(number, '')} {control.words}"
        found.append(Control(words, control.custom_id, control.value))
    return found


class WordReader:
    """Plays for everybody at a table. Looks at nothing but words."""

    def __init__(self, friends: Friends) -> None:
        self._friends = friends
        self.decisions: set[str] = set()

    async def play(self, max_turns: int) -> int:
        """Play to the end of the game. Returns the number of turns."""
        for turn in range(max_turns):
            await self._friends.settle()
            called = self._called()
            if called is None:
                return turn
            await self._take_turn(*called, turn)
        raise AssertionError("the game does not end")

    def words(self, message: Message) -> str:
        """The text of a message, with the alt texts of its pictures."""
        return "\n".join((message.text, *self._friends.discord.alt_texts(message)))

    def _called(self) -> tuple[Actor, Message] | None:
        """The first person whom the newest message mentions; None if the game is over."""
        message = self._friends.newest_with_buttons()
        if english("button-again") in {control.words for control in controls(message)}:
            return None
        called = MENTION.search(message.text)
        assert called
        return next(a for a in self._friends.people if a.id == called[1]), message

    async def _take_turn(self, actor: Actor, message: Message, turn: int) -> None:
        words = {control.words: control for control in controls(message)}
        if choose := words.get(english("button-choose")) or words.get("Choose contracts"):
            await self._choose_tickets(actor, message, choose)
        elif decide := words.get(english("button-tunnel")):
            await self._decide_tunnel(actor, await self._use(actor, message, decide))
        elif turn % 9 == 8 and await self._build_station(actor, message, words):
            pass
        elif not await self._claim(actor, message, words):
            await self._draw(actor, message, words)

    async def _choose_tickets(self, actor: Actor, message: Message, choose: Control) -> None:
        """Keep the cheapest, as few as allowed: in a form, or in the menu of a message."""
        started = await actor.press(message, choose.custom_id)
        if started.interaction.modal is not None:
            form = started.form
            group, words = _checkboxes(form), _words_of_form(form)
            tickets = [Control(each.label, group.custom_id, each.value) for each in group.options]
            values = _cheapest(tickets, words)
            await actor.submit(started, {group.custom_id: values})
        else:
            offer = await reply_to(started)
            await self._friends.choose(actor, offer, *_cheapest(controls(offer), self.words(offer)))
        self.decisions.add("tickets")

    async def _claim(self, actor: Actor, message: Message, words: dict[str, Control]) -> bool:
        """Claim a route that a ticket needs, or any. False if none can be paid for."""
        claim = words.get(english("button-claim"))
        if claim is None:
            return False
        reply = await self._use(actor, message, claim)
        routes = [control for control in pinned(reply) if DASH.strip() in control.words]
        if not routes:
            return False
        own = await self._friends.slash(actor, "board", text=True, private=True)
        needed = {
            frozenset(pair)
            for path in PATH.findall(self.words(own))
            for part in path.split(", ")
            for pair in zip(part.split(DASH), part.split(DASH)[1:], strict=False)
        }
        wanted = [each for each in routes if any(_names(each, pair) for pair in needed)]
        self.decisions.add("claim for a ticket" if wanted else "claim")
        ways = [control for control in routes if ":" in control.value]
        if "payment" not in self.decisions and ways:
            self.decisions.add("payment")
            await self._finish(actor, reply, ways[0])
        else:
            await self._finish(actor, reply, (wanted or routes)[0])
        return True

    async def _build_station(
        self, actor: Actor, message: Message, words: dict[str, Control]
    ) -> bool:
        screen = await self._use(actor, message, words[english("button-turn")])
        offered = {control.words: control for control in controls(screen)}
        station = offered.get(english("button-station"))
        if station is None:
            return False
        reply = await self._use(actor, screen, station)
        cities = [control for control in pinned(reply) if ":pay_station:" in control.custom_id]
        if not cities:
            return False
        self.decisions.add("station")
        await self._finish(actor, reply, cities[0])
        return True

    async def _finish(self, actor: Actor, reply: Message, chosen: Control) -> None:
        """Choose, then pay for it as the first line of the menu says, if it asks."""
        after = await self._use(actor, reply, chosen)
        if after.text.endswith(english("pay-choose", what="")):
            self.decisions.add("payment")
            ways = [control for control in controls(after) if control.value]
            after = await self._use(actor, after, ways[0])
        if "Turned over:" in after.text and english("button-give-up") in {
            control.words for control in controls(after)
        }:
            await self._decide_tunnel(actor, after)

    async def _decide_tunnel(self, actor: Actor, question: Message) -> None:
        """Pay if it is possible."""
        offered = controls(question)
        ways = [control for control in offered if control.value]
        give_up = [control for control in offered if control.words == english("button-give-up")]
        self.decisions.add("tunnel paid" if ways else "tunnel given up")
        await self._use(actor, question, (ways or give_up)[0])

    async def _draw(self, actor: Actor, message: Message, words: dict[str, Control]) -> None:
        """Two cards from the deck; if it is empty, whatever can be taken; else pass."""
        if english("button-draw-two") in words:
            await self._friends.slash(actor, "draw", first="deck", second="deck")
            return
        first = next(control for control in words.values() if ":take:" in control.custom_id)
        await self._use(actor, message, first)

    async def _use(self, actor: Actor, message: Message, control: Control) -> Message:
        """Press or choose. Returns the reply."""
        if control.value:
            started = await actor.choose(message, control.value, menu=control.custom_id)
        else:
            started = await actor.press(message, control.custom_id)
        if message.flags & 64:  # a private message, which the reply replaces
            return await self._friends.wait_for_edit(message, started)
        return await reply_to(started)


def _cheapest(offered: list[Control], words: str) -> list[str]:
    """The values of the tickets with the fewest points, as many as must be kept."""
    few = int((AT_LEAST.search(words) or ["", "1"])[1])
    tickets = [control for control in offered if POINTS.search(control.words)]
    tickets.sort(key=lambda ticket: int((POINTS.search(ticket.words) or ["", "0"])[1]))
    return [ticket.value for ticket in tickets[:few]]


def _checkboxes(form: Modal) -> CheckboxGroup:
    parts = (part.component for part in form.components if isinstance(part, Label))
    return next(part for part in parts if isinstance(part, CheckboxGroup))


def _words_of_form(form: Modal) -> str:
    labels = [part.label for part in form.components if isinstance(part, Label)]
    return "\n".join((form.title, *labels))


def _names(control: Control, pair: frozenset[str]) -> bool:
    return all(name in control.words for name in pair)

"""A person of the sandbox, acted by a program."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import Channel, DirectChannel
from sandbox.payloads.commands import Choice, Command
from sandbox.payloads.components import Button
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import LOADING, Message
from sandbox.payloads.users import Person
from sandbox.people.inputs import NotPossible, Value
from sandbox.server import Server
from sandbox.world import places
from sandbox.world.interactions import ANSWERED, Interaction

T = TypeVar("T")
PATIENCE_S = 10.0


class Until(Protocol):
    def __call__(self, wanted: Callable[[], T | None]) -> Coroutine[Any, Any, T]: ...


@dataclass(frozen=True)
class Act:
    """Something a person did, and what the bot made of it."""

    interaction: Interaction
    _server: Server
    _until: Until

    @property
    def was_answered(self) -> bool:
        return self.interaction.status == ANSWERED

    @property
    def acknowledged_after_s(self) -> float:
        at_s = self.interaction.acknowledged_at_s
        if at_s is None:
            raise LookupError("nobody has answered")
        return at_s - self.interaction.made_at_s

    def original(self) -> Message | None:
        """The first answer as it is now."""
        if self.interaction.original is None:
            return None
        there = self._server.world.messages(self.interaction.channel)
        return there.get(self.interaction.original)

    def messages(self) -> list[Message]:
        """Every answer and follow-up that still stands."""
        there = self._server.world.messages(self.interaction.channel).values()
        return [
            message
            for message in there
            if message.interaction_metadata
            and message.interaction_metadata.id == self.interaction.id
        ]

    async def answer(self) -> Message:
        """The first answer once it has contents, not only the sign of thinking."""

        def answered() -> Message | None:
            message = self.original()
            return message if message and not message.flags & LOADING else None

        return await self._until(answered)

    async def follow_up(self, number: int = 1) -> Message:
        """The n-th message after the first answer."""

        def sent() -> Message | None:
            later = [m for m in self.messages() if m.id != self.interaction.original]
            return later[number - 1] if len(later) >= number else None

        return await self._until(sent)


class Actor:
    def __init__(self, server: Server, person: Person, until: Until) -> None:
        self.person = person
        self._server = server
        self._until = until

    @property
    def id(self) -> Id:
        return self.person.user.id

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"

    # Acting; each waits until the bot has answered or Discord has given up

    async def slash(self, name: str, channel: Channel, **options: Value) -> Act:
        """Use a command; `group sub` and `name sub` are written with spaces."""
        command, subcommand = self._command(name)
        acts = self._server.acts
        return await self._settled(acts.use(self.person, channel, command, options, subcommand))

    async def complete(
        self, name: str, channel: Channel, focused: str, **options: Value
    ) -> list[Choice]:
        """The choices offered for one option while typing."""
        command, subcommand = self._command(name)
        asked = self._server.acts.complete(
            self.person, channel, command, options, focused, subcommand
        )
        act = await self._settled(asked)
        if not act.was_answered:
            raise NotPossible("no_answer", "Loading options failed.")
        return asked.choices

    async def press(self, message: Message, button: str) -> Act:
        """Press a button, named by its label or its custom id."""
        return await self._settled(self.press_only(message, button))

    def press_only(self, message: Message, button: str) -> Interaction:
        """Press and do not wait, as one who presses twice."""
        message = self._now(message)
        custom_id = next(
            (
                part.custom_id
                for part in interactive(message.components)
                if isinstance(part, Button) and button in (part.label, part.custom_id)
            ),
            button,
        )
        return self._server.acts.press(self.person, message, custom_id or button)

    async def choose(self, message: Message, *values: str, menu: str = "") -> Act:
        """Choose in the menu of this custom id, or in the only one."""
        message = self._now(message)
        menus = [p for p in interactive(message.components) if not isinstance(p, Button)]
        custom_id = menu or (menus[0].custom_id if menus else "")
        acts = self._server.acts
        return await self._settled(acts.choose(self.person, message, custom_id, values))

    async def submit(self, opener: Act, **values: str | list[str]) -> Act:
        """Submit the form that an act has opened."""
        acts = self._server.acts
        return await self._settled(acts.submit(self.person, opener.interaction.id, values))

    def say(self, channel: Channel, content: str) -> Message:
        return self._server.acts.say(self.person, channel, content)

    # Oneself

    def sees(self, channel: Channel) -> list[Message]:
        """What this person can read in a channel, oldest first."""
        world = self._server.world
        if not world.sees(self.person, channel):
            return []
        there = world.messages(channel.id).values()
        return [message for message in there if world.sees_message(self.person, message)]

    def direct(self) -> DirectChannel:
        return places.open_direct(self._server.world, self.person)

    def speak(self, locale: str) -> None:
        places.set_locale(self._server.world, self.person, locale)

    def close_dms(self, closed: bool = True) -> None:
        places.set_dms_open(self._server.world, self.person, not closed)

    def leave(self) -> None:
        places.leave(self._server.world, self.person)

    # How

    def _now(self, message: Message) -> Message:
        return self._server.world.message(message.channel_id, message.id)

    def _command(self, name: str) -> tuple[Command, list[str]]:
        first, *subcommand = name.split()
        commands = self._server.world.state.commands.values()
        # a command of the server hides one of the same name that is offered everywhere
        for command in sorted(commands, key=lambda command: not command.guild_id):
            if command.name == first:
                return command, subcommand
        raise NotPossible("unknown_command", f"There is no /{first}.")

    async def _settled(self, interaction: Interaction) -> Act:
        async with asyncio.timeout(PATIENCE_S):
            await interaction.settled.wait()
        return Act(interaction, self._server, self._until)

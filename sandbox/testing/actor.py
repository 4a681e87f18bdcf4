"""Actor: a person of the sandbox whom a program controls."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Protocol, TypeVar

from sandbox.interactions.interaction import ANSWERED, Interaction
from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import Channel, DirectChannel
from sandbox.payloads.commands import Choice, Command
from sandbox.payloads.components import Button, Modal
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import LOADING, Message
from sandbox.payloads.users import Person
from sandbox.people.client_refusal import ClientRefusal
from sandbox.people.command_input import Value
from sandbox.people.form_input import FormValue, FormValues
from sandbox.people.user_actions import UserActions
from sandbox.server import Server
from sandbox.testing.timeouts import WAIT_LIMIT_S
from sandbox.world import members
from sandbox.world.channels import open_direct_channel

T = TypeVar("T")


class Until(Protocol):
    """The type of Sandbox.until, which is generic and so cannot be a Callable."""

    def __call__(self, wanted: Callable[[], T | None]) -> Coroutine[None, None, T]: ...


@dataclass(frozen=True)
class StartedInteraction:
    """An interaction that a person started, and the bot's response to it."""

    interaction: Interaction
    _server: Server
    until: Until

    @property
    def was_answered(self) -> bool:
        return self.interaction.status == ANSWERED

    @property
    def acknowledged_after_s(self) -> float:
        at_s = self.interaction.acknowledged_at_s
        if at_s is None:
            raise LookupError("the bot has not answered")
        return at_s - self.interaction.made_at_s

    @property
    def form(self) -> Modal:
        """The form that the bot opened in response."""
        if self.interaction.modal is None:
            raise LookupError("the bot has opened no form")
        return self.interaction.modal

    def original(self) -> Message | None:
        """The current version of the first response, or None."""
        if self.interaction.original is None:
            return None
        return self._server.world.messages(self.interaction.channel).get(self.interaction.original)

    def messages(self) -> list[Message]:
        """All responses and follow-ups that have not been deleted."""
        return [
            message
            for message in self._server.world.messages(self.interaction.channel).values()
            if message.interaction_metadata
            and message.interaction_metadata.id == self.interaction.id
        ]

    async def reply(self) -> Message:
        """The newest response or follow-up, once there is one that is not "is thinking"."""

        def replied() -> Message | None:
            return next((m for m in reversed(self.messages()) if not m.flags & LOADING), None)

        return await self.until(replied)

    async def answer(self) -> Message:
        """The first response, once it is no longer deferred ("is thinking"); if the bot has deleted
        it, the follow-up that takes its place."""

        def answered() -> Message | None:
            message = self.original() or next(iter(self.messages()), None)
            return message if message and not message.flags & LOADING else None

        return await self.until(answered)

    async def follow_up(self, number: int = 1) -> Message:
        """The n-th message after the first response."""

        def sent() -> Message | None:
            later = [m for m in self.messages() if m.id != self.interaction.original]
            return later[number - 1] if len(later) >= number else None

        return await self.until(sent)


class Actor:
    """A person whom a program controls: acts in channels, sees messages, changes settings."""

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

    # Actions. Each waits until the bot has answered or its time is over.

    async def slash(self, name: str, channel: Channel, **options: Value) -> StartedInteraction:
        """Use a command. Subcommands are written after a space: `name sub`."""
        command, subcommand = self._command(name)
        return await self._settled(
            self._actions.use_command(self.person, channel, command, options, subcommand)
        )

    async def complete(
        self, name: str, channel: Channel, focused: str, **options: Value
    ) -> list[Choice]:
        """The choices that the bot offers for the option `focused`."""
        command, subcommand = self._command(name)
        interaction = self._actions.autocomplete(
            self.person, channel, command, options, focused, subcommand
        )
        result = await self._settled(interaction)
        if not result.was_answered:
            raise ClientRefusal("no_answer", "Loading options failed.")
        return interaction.choices

    async def press(self, message: Message, button: str) -> StartedInteraction:
        """Press a button, given by its label or its custom id."""
        return await self._settled(self.press_only(message, button))

    def press_only(self, message: Message, button: str) -> Interaction:
        """Press a button without waiting for an answer."""
        message = self._current(message)
        custom_id = next(
            (
                part.custom_id
                for part in interactive(message.components)
                if isinstance(part, Button) and button in (part.label, part.custom_id)
            ),
            button,
        )
        return self._actions.press(self.person, message, custom_id or button)

    async def choose(self, message: Message, *values: str, menu: str = "") -> StartedInteraction:
        """Choose values in the menu with this custom id, or in the only menu."""
        message = self._current(message)
        menus = [p for p in interactive(message.components) if not isinstance(p, Button)]
        custom_id = menu or (menus[0].custom_id if menus else "")
        return await self._settled(self._actions.choose(self.person, message, custom_id, values))

    async def submit(
        self, opener: StartedInteraction, values: FormValues | None = None, /, **more: FormValue
    ) -> StartedInteraction:
        """Submit the form that the bot opened in response to `opener`.

        The values are given by custom id, in a mapping or as keywords: a text, a list of chosen
        values, or a truth for a single checkbox. To dismiss a form, a person does nothing.
        """
        entered = {**(values or {}), **more}
        return await self._settled(
            self._actions.submit(self.person, opener.interaction.id, entered)
        )

    def say(self, channel: Channel, content: str) -> Message:
        return self._actions.send_message(self.person, channel, content)

    # What the person sees, and the person's settings

    def sees(self, channel: Channel) -> list[Message]:
        """The messages that this person can read in a channel, oldest first."""
        world = self._server.world
        if not world.can_view(self.person, channel):
            return []
        messages = world.messages(channel.id).values()
        return [message for message in messages if world.can_read(self.person, message)]

    def direct(self) -> DirectChannel:
        return open_direct_channel(self._server.world, self.person)

    def speak(self, locale: str) -> None:
        members.set_locale(self._server.world, self.person, locale)

    def close_dms(self, closed: bool = True) -> None:
        members.set_dms_open(self._server.world, self.person, not closed)

    def leave(self) -> None:
        members.remove_person(self._server.world, self.person)

    @property
    def _actions(self) -> UserActions:
        return self._server.user_actions

    def _current(self, message: Message) -> Message:
        return self._server.world.message(message.channel_id, message.id)

    def _command(self, name: str) -> tuple[Command, list[str]]:
        first, *subcommand = name.split()
        commands = self._server.world.state.commands.values()
        # a guild command hides a global one of the same name
        for command in sorted(commands, key=lambda command: not command.guild_id):
            if command.name == first:
                return command, subcommand
        raise ClientRefusal("unknown_command", f"There is no /{first}.")

    async def _settled(self, interaction: Interaction) -> StartedInteraction:
        async with asyncio.timeout(WAIT_LIMIT_S):
            await interaction.settled.wait()
        return StartedInteraction(interaction, self._server, self._until)

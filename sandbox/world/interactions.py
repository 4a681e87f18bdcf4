"""The life of an interaction: three seconds to be answered, fifteen minutes to be followed up."""

import asyncio
import secrets
from dataclasses import dataclass, field

from sandbox.payloads.commands import Choice
from sandbox.payloads.components import Modal
from sandbox.payloads.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    DiscordRefusal,
)
from sandbox.payloads.ids import Id
from sandbox.world.events import InteractionMade, InteractionSettled, ModalOpened
from sandbox.world.world import World

COMMAND = 2
COMPONENT = 3
AUTOCOMPLETE = 4
MODAL_SUBMIT = 5

WAITING = "waiting"
ANSWERED = "answered"
FAILED = "failed"

MANY = 5000


@dataclass
class Interaction:
    id: Id
    token: str
    kind: int
    user: Id
    channel: Id
    made_at_s: float
    payload: dict[str, object] = field(default_factory=dict)
    message: Id | None = None  # the message whose component was used
    custom_id: str | None = None
    command_name: str | None = None
    status: str = WAITING
    acknowledged_at_s: float | None = None
    response_type: int | None = None
    original: Id | None = None  # the message that @original stands for
    is_thinking: bool = False
    choices: list[Choice] = field(default_factory=list)
    modal: Modal | None = None
    settled: asyncio.Event = field(default_factory=asyncio.Event)


class Interactions:
    def __init__(self, world: World, answer_within_s: float, token_lives_s: float = 900.0) -> None:
        self.answer_within_s = answer_within_s
        self.token_lives_s = token_lives_s
        self.delivers_twice = False  # a fault: every interaction reaches the bot two times
        self.made: dict[Id, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._waiting: dict[Id, Interaction] = {}
        self._world = world
        self._timers: dict[Id, asyncio.TimerHandle] = {}

    def begin(
        self,
        kind: int,
        user: Id,
        channel: Id,
        message: Id | None = None,
        custom_id: str | None = None,
        command_name: str | None = None,
    ) -> Interaction:
        """A new interaction, not yet sent."""
        interaction = Interaction(
            id=self._world.ids.next(),
            token=secrets.token_urlsafe(96),
            kind=kind,
            user=user,
            channel=channel,
            made_at_s=self._world.clock.now_s(),
            message=message,
            custom_id=custom_id,
            command_name=command_name,
        )
        self._forget_old()
        self.made[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        return interaction

    def _forget_old(self) -> None:
        """Once there are many: those whose tokens have died."""
        if len(self.made) < MANY:
            return
        oldest_s = self._world.clock.now_s() - self.token_lives_s
        self.made = {i.id: i for i in self.made.values() if i.made_at_s > oldest_s}
        self._by_token = {i.token: i for i in self.made.values()}

    def send(self, interaction: Interaction, payload: dict[str, object]) -> None:
        interaction.payload = payload
        self._waiting[interaction.id] = interaction
        self._tell(interaction)
        self.deliver(interaction)
        if self.delivers_twice:
            self.deliver(interaction)
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self.answer_within_s, self._settle, interaction, FAILED)
        self._timers[interaction.id] = timer

    def deliver(self, interaction: Interaction) -> None:
        """To the bot; a second time is what Discord now and then does by mistake."""
        made = InteractionMade(interaction.id, interaction.user, interaction.payload)
        self._world.tell(made)

    def fail_late(self) -> None:
        """The clock was moved: those that nobody answered in time have failed."""
        now = self._world.clock.now_s()
        for interaction in tuple(self._waiting.values()):
            if now - interaction.made_at_s >= self.answer_within_s:
                self._settle(interaction, FAILED)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    # The bot answers

    def to_answer(self, interaction: Id, token: str) -> Interaction:
        """The interaction that a callback is for, if it may still be answered."""
        found = self.made.get(interaction)
        if found is None or found.token != token:
            raise DiscordRefusal(UNKNOWN_INTERACTION)
        if found.acknowledged_at_s is not None:
            raise DiscordRefusal(ALREADY_ACKNOWLEDGED)
        late = self._world.clock.now_s() - found.made_at_s > self.answer_within_s
        if late or found.status == FAILED:
            raise DiscordRefusal(UNKNOWN_INTERACTION)
        return found

    def acknowledge(self, interaction: Interaction, response_type: int) -> None:
        interaction.acknowledged_at_s = self._world.clock.now_s()
        interaction.response_type = response_type
        self._settle(interaction, ANSWERED)

    def to_follow_up(self, token: str) -> Interaction:
        """The interaction that a follow-up is for, if its token still lives."""
        found = self._by_token.get(token)
        if found is None:
            raise DiscordRefusal(INVALID_WEBHOOK_TOKEN)
        if self._world.clock.now_s() - found.made_at_s > self.token_lives_s:
            raise DiscordRefusal(INVALID_WEBHOOK_TOKEN)
        if found.acknowledged_at_s is None:
            raise DiscordRefusal(UNKNOWN_WEBHOOK)
        return found

    def open_modal(self, interaction: Interaction, modal: Modal) -> None:
        interaction.modal = modal
        opened = ModalOpened(interaction.id, interaction.user, interaction.channel, modal)
        self._world.tell(opened)

    def opened_by(self, modal: Id, user: Id) -> Interaction | None:
        """The interaction that opened a form for this person."""
        found = self.made.get(modal)
        is_theirs = found is not None and found.user == user and found.modal is not None
        return found if is_theirs else None

    def _settle(self, interaction: Interaction, status: str) -> None:
        interaction.status = status
        self._waiting.pop(interaction.id, None)
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()
        interaction.settled.set()
        self._tell(interaction)

    def _tell(self, interaction: Interaction) -> None:
        settled = InteractionSettled(
            interaction.id,
            interaction.user,
            interaction.status,
            interaction.channel,
            interaction.message,
            interaction.custom_id,
        )
        self._world.tell(settled)

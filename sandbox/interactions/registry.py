"""All interactions: three seconds to answer one, fifteen minutes to send follow-ups."""

import asyncio
import secrets

from sandbox.interactions.interaction import ANSWERED, FAILED, Interaction
from sandbox.payloads.components import Modal
from sandbox.payloads.errors import (
    ALREADY_ACKNOWLEDGED,
    INVALID_WEBHOOK_TOKEN,
    UNKNOWN_INTERACTION,
    UNKNOWN_WEBHOOK,
    DiscordRefusal,
)
from sandbox.payloads.ids import Id
from sandbox.world.events import (
    InteractionCreated,
    InteractionStatusChanged,
    ModalClosed,
    ModalOpened,
)
from sandbox.world.world import World

EXPIRE_ABOVE = 5000  # number of interactions above which expired ones are dropped


class InteractionRegistry:
    """Creates and delivers interactions, and fails those that are not answered in time."""

    def __init__(
        self, world: World, answer_within_s: float, token_lifetime_s: float = 900.0
    ) -> None:
        self.answer_within_s = answer_within_s
        self.token_lifetime_s = token_lifetime_s
        self.delivers_twice = False  # a fault: the bot receives every interaction twice
        self.by_id: dict[Id, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._waiting: dict[Id, Interaction] = {}
        self._world = world
        self._timers: dict[Id, asyncio.TimerHandle] = {}

    def create(
        self,
        kind: int,
        user: Id,
        channel: Id,
        message: Id | None = None,
        custom_id: str | None = None,
        command_name: str | None = None,
    ) -> Interaction:
        """A new interaction. The caller completes it with `send`."""
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
        self._drop_expired()
        self.by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        return interaction

    def _drop_expired(self) -> None:
        if len(self.by_id) < EXPIRE_ABOVE:
            return
        oldest_s = self._world.clock.now_s() - self.token_lifetime_s
        self.by_id = {i.id: i for i in self.by_id.values() if i.made_at_s > oldest_s}
        self._by_token = {i.token: i for i in self.by_id.values()}

    def send(self, interaction: Interaction, payload: dict[str, object]) -> None:
        """Deliver the interaction to the bot and start the time limit for its answer."""
        interaction.payload = payload
        self._waiting[interaction.id] = interaction
        self._publish_status(interaction)
        self.deliver(interaction)
        if self.delivers_twice:
            self.deliver(interaction)
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self.answer_within_s, self._settle, interaction, FAILED)
        self._timers[interaction.id] = timer

    def deliver(self, interaction: Interaction) -> None:
        """Send the interaction to the bot. Discord occasionally does so twice."""
        self._world.publish(
            InteractionCreated(interaction.id, interaction.user, interaction.payload)
        )

    def fail_overdue(self) -> None:
        """Fail all unanswered interactions whose time is over. Call after moving the clock."""
        now = self._world.clock.now_s()
        for interaction in tuple(self._waiting.values()):
            if now - interaction.made_at_s >= self.answer_within_s:
                self._settle(interaction, FAILED)

    def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()

    # Requests of the bot

    def find_unanswered(self, interaction: Id, token: str) -> Interaction:
        """The interaction that a callback is for, or refuse if it can no longer be answered."""
        found = self.by_id.get(interaction)
        if found is None or found.token != token:
            raise DiscordRefusal(UNKNOWN_INTERACTION)
        if found.acknowledged_at_s is not None:
            raise DiscordRefusal(ALREADY_ACKNOWLEDGED)
        is_late = self._world.clock.now_s() - found.made_at_s > self.answer_within_s
        if is_late or found.status == FAILED:
            raise DiscordRefusal(UNKNOWN_INTERACTION)
        return found

    def acknowledge(self, interaction: Interaction, response_type: int) -> None:
        interaction.acknowledged_at_s = self._world.clock.now_s()
        interaction.response_type = response_type
        if (opener := interaction.opened_by) is not None:
            opener.is_modal_closed = True
            self._world.publish(ModalClosed(opener.id, opener.user))
        self._settle(interaction, ANSWERED)

    def find_answered(self, token: str) -> Interaction:
        """The interaction that a follow-up is for, or refuse if its token has expired."""
        found = self._by_token.get(token)
        if found is None:
            raise DiscordRefusal(INVALID_WEBHOOK_TOKEN)
        if self._world.clock.now_s() - found.made_at_s > self.token_lifetime_s:
            raise DiscordRefusal(INVALID_WEBHOOK_TOKEN)
        if found.acknowledged_at_s is None:
            raise DiscordRefusal(UNKNOWN_WEBHOOK)
        return found

    def open_modal(self, interaction: Interaction, modal: Modal) -> None:
        interaction.modal = modal
        self._world.publish(
            ModalOpened(interaction.id, interaction.user, interaction.channel, modal)
        )

    def find_modal_opener(self, interaction: Id, user: Id) -> Interaction | None:
        """The interaction with this id, if it opened a form for this user that is still open."""
        found = self.by_id.get(interaction)
        if found is None or found.user != user or found.modal is None:
            return None
        return None if found.is_modal_closed else found

    def _settle(self, interaction: Interaction, status: str) -> None:
        interaction.status = status
        self._waiting.pop(interaction.id, None)
        timer = self._timers.pop(interaction.id, None)
        if timer is not None:
            timer.cancel()
        interaction.settled.set()
        self._publish_status(interaction)

    def _publish_status(self, interaction: Interaction) -> None:
        event = InteractionStatusChanged(
            interaction.id,
            interaction.user,
            interaction.status,
            interaction.channel,
            interaction.message,
            interaction.custom_id,
        )
        self._world.publish(event)

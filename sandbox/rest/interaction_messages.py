"""Messages that answer an interaction: what they are noted as, and for whom."""

from msgspec import UNSET, UnsetType, structs

from sandbox.messages import posting
from sandbox.messages.attachments import AttachmentFolder, Uploads
from sandbox.messages.composing import MessageContents, compose
from sandbox.messages.posting import Circumstances
from sandbox.payloads import messages as kinds
from sandbox.payloads.messages import (
    EPHEMERAL,
    LOADING,
    CommandNote,
    InteractionNote,
    Message,
    MessageBody,
)
from sandbox.world.interactions import COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from sandbox.world.world import World


class Answers:
    def __init__(self, world: World, shelf: AttachmentFolder) -> None:
        self._world = world
        self._shelf = shelf

    def think(self, interaction: Interaction, ephemeral: bool) -> Message:
        """ "… is thinking": a message whose contents come later."""
        interaction.is_thinking = True
        return self._create(interaction, MessageContents(), ephemeral, first=True, flags=LOADING)

    def answer(self, interaction: Interaction, body: MessageBody, uploads: Uploads) -> Message:
        return self._post(interaction, body, uploads, first=True)

    def follow_up(self, interaction: Interaction, body: MessageBody, uploads: Uploads) -> Message:
        """The first follow-up of a thinking answer takes its place, whatever its flags."""
        if interaction.is_thinking and interaction.original is not None:
            message = self._world.message(interaction.channel, interaction.original)
            return self.edit(interaction, message, body, uploads)
        return self._post(interaction, body, uploads, first=False)

    def edit(
        self, interaction: Interaction, message: Message, body: MessageBody, uploads: Uploads
    ) -> Message:
        channel = self._world.channel(message.channel_id)
        post = compose(
            self._world, self._shelf, channel, body, uploads, message, message.is_ephemeral
        )
        was_thinking = message.flags & LOADING
        if message.id == interaction.original:
            interaction.is_thinking = False
        return posting.change(self._world, channel, message, post, drop_flags=was_thinking)

    def _post(
        self, interaction: Interaction, body: MessageBody, uploads: Uploads, first: bool
    ) -> Message:
        channel = self._world.channel(interaction.channel)
        ephemeral = bool((body.flags or 0) & EPHEMERAL)
        post = compose(self._world, self._shelf, channel, body, uploads, ephemeral=ephemeral)
        return self._create(interaction, post, ephemeral, first)

    def _create(
        self,
        interaction: Interaction,
        post: MessageContents,
        ephemeral: bool,
        first: bool,
        flags: int = 0,
    ) -> Message:
        channel = self._world.channel(interaction.channel)
        application = self._world.state.application.id
        replied = self._replied(interaction, first)
        is_command = interaction.kind == COMMAND and first
        how = Circumstances(
            type=kinds.COMMAND if is_command else kinds.REPLY if replied else kinds.DEFAULT,
            only_for=interaction.user if ephemeral else None,
            flags=flags | (EPHEMERAL if ephemeral else 0),
            replied=replied,
            webhook=application,
            note=self._note(interaction, first),
            command=self._command_note(interaction),
        )
        message = posting.create(self._world, channel, self._world.bot, post, how)
        if first:
            interaction.original = message.id
        return message

    def _replied(self, interaction: Interaction, first: bool) -> Message | None:
        """A component's answer replies to its message, a follow-up to the first answer."""
        there = self._world.messages(interaction.channel)
        to = interaction.message if first else interaction.original
        found = there.get(to) if to is not None else None
        return structs.replace(found, referenced_message=UNSET) if found else None

    def _note(self, interaction: Interaction, first: bool) -> InteractionNote:
        is_command = interaction.kind == COMMAND
        is_component = interaction.kind == COMPONENT
        return InteractionNote(
            id=interaction.id,
            type=interaction.kind,
            user=self._world.user(interaction.user),
            authorizing_integration_owners={"0": self._world.state.guild.id},
            name=interaction.command_name if is_command and interaction.command_name else UNSET,
            command_type=1 if is_command else UNSET,
            interacted_message_id=(interaction.message if is_component else None) or UNSET,
            original_response_message_id=(None if first else interaction.original) or UNSET,
        )

    def _command_note(self, interaction: Interaction) -> CommandNote | UnsetType:
        if interaction.kind in (COMPONENT, MODAL_SUBMIT) or interaction.command_name is None:
            return UNSET
        return CommandNote(
            id=interaction.id,
            type=interaction.kind,
            name=interaction.command_name,
            user=self._world.user(interaction.user),
        )

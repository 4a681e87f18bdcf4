"""The messages with which a bot responds to an interaction."""

from msgspec import UNSET, UnsetType, structs

from sandbox.interactions.interaction import COMMAND, COMPONENT, MODAL_SUBMIT, Interaction
from sandbox.messages.attachments import AttachmentStorage, Uploads
from sandbox.messages.contents import MessageContents, read_contents
from sandbox.messages.message_store import MessageMetadata, create_message, edit_message
from sandbox.payloads import messages as message_types
from sandbox.payloads.messages import (
    EPHEMERAL,
    LOADING,
    InteractionMetadata,
    Message,
    MessageBody,
    MessageInteraction,
)
from sandbox.world.world import World


class InteractionResponses:
    """Creates and edits these messages."""

    def __init__(self, world: World, storage: AttachmentStorage) -> None:
        self._world = world
        self._storage = storage

    def defer(self, interaction: Interaction, ephemeral: bool) -> Message:
        """Create the message "… is thinking", which gets its contents later."""
        interaction.is_deferred = True
        return self._create(interaction, MessageContents(), ephemeral, first=True, flags=LOADING)

    def answer(self, interaction: Interaction, body: MessageBody, uploads: Uploads) -> Message:
        return self._post(interaction, body, uploads, first=True)

    def follow_up(self, interaction: Interaction, body: MessageBody, uploads: Uploads) -> Message:
        """Send a follow-up. The first one after a deferral becomes the response itself."""
        if interaction.is_deferred and interaction.original is not None:
            message = self._world.message(interaction.channel, interaction.original)
            return self.edit(interaction, message, body, uploads)
        return self._post(interaction, body, uploads, first=False)

    def edit(
        self, interaction: Interaction, message: Message, body: MessageBody, uploads: Uploads
    ) -> Message:
        channel = self._world.channel(message.channel_id)
        contents = read_contents(
            self._world, self._storage, channel, body, uploads, message, message.is_ephemeral
        )
        was_loading = message.flags & LOADING
        if message.id == interaction.original:
            interaction.is_deferred = False
        return edit_message(self._world, channel, message, contents, drop_flags=was_loading)

    def _post(
        self, interaction: Interaction, body: MessageBody, uploads: Uploads, first: bool
    ) -> Message:
        channel = self._world.channel(interaction.channel)
        ephemeral = bool((body.flags or 0) & EPHEMERAL)
        contents = read_contents(
            self._world, self._storage, channel, body, uploads, ephemeral=ephemeral
        )
        return self._create(interaction, contents, ephemeral, first)

    def _create(
        self,
        interaction: Interaction,
        contents: MessageContents,
        ephemeral: bool,
        first: bool,
        flags: int = 0,
    ) -> Message:
        channel = self._world.channel(interaction.channel)
        application = self._world.state.application.id
        replied_to = self._replied_to(interaction, first)
        message_type = message_types.REPLY if replied_to else message_types.DEFAULT
        if interaction.kind == COMMAND and first:
            message_type = message_types.COMMAND
        metadata = MessageMetadata(
            type=message_type,
            only_for=interaction.user if ephemeral else None,
            flags=flags | (EPHEMERAL if ephemeral else 0),
            replied_to=replied_to,
            webhook=application,
            interaction_metadata=self._metadata(interaction, first),
            interaction=self._message_interaction(interaction),
        )
        message = create_message(self._world, channel, self._world.bot, contents, metadata)
        if first:
            interaction.original = message.id
        return message

    def _replied_to(self, interaction: Interaction, first: bool) -> Message | None:
        """The response to a component replies to its message, a follow-up to the response."""
        replied_to = interaction.message if first else interaction.original
        if replied_to is None:
            return None
        found = self._world.messages(interaction.channel).get(replied_to)
        return structs.replace(found, referenced_message=UNSET) if found else None

    def _metadata(self, interaction: Interaction, first: bool) -> InteractionMetadata:
        is_command = interaction.kind == COMMAND
        is_component = interaction.kind == COMPONENT
        return InteractionMetadata(
            id=interaction.id,
            type=interaction.kind,
            user=self._world.user(interaction.user),
            authorizing_integration_owners={"0": self._world.state.guild.id},
            name=interaction.command_name if is_command and interaction.command_name else UNSET,
            command_type=1 if is_command else UNSET,
            interacted_message_id=(interaction.message if is_component else None) or UNSET,
            original_response_message_id=(None if first else interaction.original) or UNSET,
            triggering_interaction_metadata=self._metadata(interaction.opened_by, first=True)
            if interaction.opened_by
            else UNSET,
        )

    def _message_interaction(self, interaction: Interaction) -> MessageInteraction | UnsetType:
        if interaction.kind in (COMPONENT, MODAL_SUBMIT) or interaction.command_name is None:
            return UNSET
        return MessageInteraction(
            id=interaction.id,
            type=interaction.kind,
            name=interaction.command_name,
            user=self._world.user(interaction.user),
        )

"""Creating, editing and deleting messages, each with the event that announces it."""

from dataclasses import dataclass

from msgspec import UNSET, UnsetType, structs

from sandbox.messages.contents import MessageContents
from sandbox.messages.mentions import find_mentions
from sandbox.payloads.channels import Channel, Thread
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import (
    DEFAULT,
    InteractionMetadata,
    Message,
    MessageInteraction,
    MessageReference,
)
from sandbox.payloads.users import User
from sandbox.world.events import MessageCreated, MessageDeleted, MessageUpdated
from sandbox.world.world import World


@dataclass(frozen=True)
class MessageMetadata:
    """Everything about a new message except its contents, author and channel."""

    type: int = DEFAULT
    only_for: Id | None = None  # the only reader of an ephemeral message
    flags: int = 0
    replied_to: Message | None = None
    webhook: Id | UnsetType = UNSET
    interaction_metadata: InteractionMetadata | UnsetType = UNSET
    interaction: MessageInteraction | UnsetType = UNSET
    nonce: str | int | UnsetType = UNSET


DEFAULT_METADATA = MessageMetadata()


def create_message(
    world: World,
    channel: Channel,
    author: User,
    contents: MessageContents,
    metadata: MessageMetadata = DEFAULT_METADATA,
) -> Message:
    is_from_bot = author.id == world.bot.id
    replied_to = metadata.replied_to
    mentioned = find_mentions(
        world, channel, contents.text, contents.allowed_mentions, replied_to, is_from_bot
    )
    message = Message(
        id=world.ids.next(),
        channel_id=channel.id,
        author=author,
        content=contents.content,
        timestamp=world.clock.timestamp(),
        type=metadata.type,
        mentions=mentioned.users,
        mention_roles=mentioned.roles,
        mention_everyone=mentioned.everyone,
        attachments=contents.attachments,
        embeds=contents.embeds,
        components=contents.components,
        flags=contents.flags | metadata.flags,
        webhook_id=metadata.webhook,
        application_id=metadata.webhook,
        interaction_metadata=metadata.interaction_metadata,
        interaction=metadata.interaction,
        nonce=metadata.nonce,
    )
    if replied_to is not None:
        message.message_reference = MessageReference(
            channel_id=channel.id, message_id=replied_to.id
        )
        message.referenced_message = structs.replace(replied_to, referenced_message=UNSET)
    world.messages(channel.id)[message.id] = message
    world.state.embedded_attachments[message.id] = contents.embedded_attachments
    if metadata.only_for is not None:
        world.state.only_for[message.id] = metadata.only_for
    else:
        channel.last_message_id = message.id
        if isinstance(channel, Thread):
            channel.message_count += 1
            channel.total_message_sent += 1
    world.publish(MessageCreated(message, metadata.only_for))
    return message


def edit_message(
    world: World,
    channel: Channel,
    message: Message,
    contents: MessageContents,
    drop_flags: int = 0,
) -> Message:
    """Store and return the new version of a message.

    `drop_flags` is LOADING when a deferred response gets its contents; Discord does not mark
    such a message as edited.
    """
    mentioned = find_mentions(
        world, channel, contents.text, contents.allowed_mentions, None, is_from_bot=True
    )
    edited = structs.replace(
        message,
        content=contents.content,
        embeds=contents.embeds,
        components=contents.components,
        attachments=contents.attachments,
        flags=contents.flags & ~drop_flags,
        mentions=mentioned.users,
        mention_roles=mentioned.roles,
        mention_everyone=mentioned.everyone,
        edited_timestamp=message.edited_timestamp if drop_flags else world.clock.timestamp(),
    )
    world.state.embedded_attachments[message.id] = contents.embedded_attachments
    replace_message(world, edited)
    return edited


def replace_message(world: World, message: Message) -> None:
    """Store a changed version of an existing message."""
    world.messages(message.channel_id)[message.id] = message
    world.publish(MessageUpdated(message, world.state.only_for.get(message.id)))


def delete_message(world: World, message: Message) -> None:
    world.messages(message.channel_id).pop(message.id, None)
    world.state.embedded_attachments.pop(message.id, None)
    only_for = world.state.only_for.pop(message.id, None)
    world.publish(MessageDeleted(message.channel_id, message.id, only_for))

"""Making, changing and deleting messages: the same rules for channels, answers and follow-ups."""

from dataclasses import dataclass

from msgspec import UNSET, UnsetType, structs

from sandbox.messages import mentions
from sandbox.messages.composing import MessageContents
from sandbox.payloads.channels import Channel, Thread
from sandbox.payloads.ids import Id
from sandbox.payloads.messages import DEFAULT, CommandNote, InteractionNote, Message, Reference
from sandbox.payloads.users import User
from sandbox.world.events import MessageCreated, MessageDeleted, MessageUpdated
from sandbox.world.world import World


@dataclass(frozen=True)
class Circumstances:
    """What a message is besides its contents: for whom, in answer to what."""

    type: int = DEFAULT
    only_for: Id | None = None
    flags: int = 0
    replied: Message | None = None
    webhook: Id | UnsetType = UNSET
    note: InteractionNote | UnsetType = UNSET
    command: CommandNote | UnsetType = UNSET
    nonce: str | int | UnsetType = UNSET


ORDINARY = Circumstances()


def create(
    world: World,
    channel: Channel,
    author: User,
    post: MessageContents,
    how: Circumstances = ORDINARY,
) -> Message:
    is_bot = author.id == world.bot.id
    who = mentions.find(world, channel, post.content, post.allowed, how.replied, is_bot)
    message = Message(
        id=world.ids.next(),
        channel_id=channel.id,
        author=author,
        content=post.content,
        timestamp=world.clock.stamp(),
        type=how.type,
        mentions=who.users,
        mention_roles=who.roles,
        mention_everyone=who.everyone,
        attachments=post.attachments,
        embeds=post.embeds,
        components=post.components,
        flags=post.flags | how.flags,
        webhook_id=how.webhook,
        application_id=how.webhook,
        interaction_metadata=how.note,
        interaction=how.command,
        nonce=how.nonce,
    )
    if how.replied is not None:
        message.message_reference = Reference(channel_id=channel.id, message_id=how.replied.id)
        message.referenced_message = structs.replace(how.replied, referenced_message=UNSET)
    world.messages(channel.id)[message.id] = message
    world.state.shown_within[message.id] = post.shown_within
    if how.only_for is not None:
        world.state.only_for[message.id] = how.only_for
    else:
        channel.last_message_id = message.id
        count_in_thread(channel)
    world.tell(MessageCreated(message, how.only_for))
    return message


def count_in_thread(channel: Channel) -> None:
    if isinstance(channel, Thread):
        channel.message_count += 1
        channel.total_message_sent += 1


def change(
    world: World, channel: Channel, message: Message, post: MessageContents, drop_flags: int = 0
) -> Message:
    """The new version takes the place of the old; a thinking answer counts as unedited."""
    who = mentions.find(world, channel, post.content, post.allowed, None, True)
    changed = structs.replace(
        message,
        content=post.content,
        embeds=post.embeds,
        components=post.components,
        attachments=post.attachments,
        flags=post.flags & ~drop_flags,
        mentions=who.users,
        mention_roles=who.roles,
        mention_everyone=who.everyone,
        edited_timestamp=message.edited_timestamp if drop_flags else world.clock.stamp(),
    )
    world.state.shown_within[message.id] = post.shown_within
    replace(world, changed)
    return changed


def replace(world: World, message: Message) -> None:
    world.messages(message.channel_id)[message.id] = message
    world.tell(MessageUpdated(message, world.state.only_for.get(message.id)))


def delete(world: World, message: Message) -> None:
    world.messages(message.channel_id).pop(message.id, None)
    world.state.shown_within.pop(message.id, None)
    only_for = world.state.only_for.pop(message.id, None)
    world.tell(MessageDeleted(message.channel_id, message.id, only_for))

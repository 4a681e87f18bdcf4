"""Creating, archiving and deleting channels, threads and direct-message channels."""

from msgspec import UNSET

from sandbox.payloads.channels import (
    MEMBER_OVERWRITE,
    Channel,
    DirectChannel,
    Overwrite,
    TextChannel,
    Thread,
    ThreadMember,
    ThreadMetadata,
)
from sandbox.payloads.guilds import Guild
from sandbox.payloads.ids import Id
from sandbox.payloads.users import Person
from sandbox.world.events import (
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    ThreadJoined,
)
from sandbox.world.world import World


def open_direct_channel(world: World, person: Person) -> DirectChannel:
    """The channel between the person and the bot, created if there is none."""
    found = world.direct_channel(person)
    if found is not None:
        return found
    channel = DirectChannel(id=world.ids.next(), recipients=[person.user])
    world.state.channels[channel.id] = channel
    world.publish(ChannelCreated(channel))
    return channel


def create_channel(world: World, name: str, guild: Guild | None = None) -> TextChannel:
    """Create a channel in a guild, by default in the first one."""
    position = sum(isinstance(c, TextChannel) for c in world.state.channels.values())
    channel = TextChannel(
        id=world.ids.next(),
        guild_id=(guild or world.state.guild).id,
        name=name,
        position=position,
        permission_overwrites=[],
    )
    world.state.channels[channel.id] = channel
    world.publish(ChannelCreated(channel))
    return channel


def create_thread(
    world: World, parent: TextChannel, name: str, owner: Id, thread_id: Id | None = None
) -> Thread:
    """Create a thread. A thread started on a message has that message's id as `thread_id`."""
    now = world.clock.timestamp()
    thread = Thread(
        id=thread_id or world.ids.next(),
        guild_id=parent.guild_id,
        parent_id=parent.id,
        owner_id=owner,
        name=name,
        thread_metadata=ThreadMetadata(archive_timestamp=now, create_timestamp=now),
        newly_created=True,
    )
    if owner == world.bot.id:
        join_thread(world, thread)
    world.state.channels[thread.id] = thread
    world.publish(ChannelCreated(thread))
    thread.newly_created = UNSET
    return thread


def join_thread(world: World, thread: Thread) -> None:
    """Make the bot a member of the thread, if it is not one yet."""
    if thread.member is UNSET:
        now = world.clock.timestamp()
        thread.member = ThreadMember(id=thread.id, user_id=world.bot.id, join_timestamp=now)
        world.publish(ThreadJoined(thread))


def set_archived(world: World, thread: Thread, archived: bool, locked: bool) -> None:
    thread.thread_metadata.archived = archived
    thread.thread_metadata.locked = locked
    thread.thread_metadata.archive_timestamp = world.clock.timestamp()
    world.publish(ChannelUpdated(thread))


def delete_channel(world: World, channel: Channel) -> None:
    """Delete a channel with its messages and threads."""
    threads = [c for c in world.state.channels.values() if isinstance(c, Thread)]
    for thread in threads:
        if thread.parent_id == channel.id:
            delete_channel(world, thread)
    del world.state.channels[channel.id]
    world.state.messages.pop(channel.id, None)
    world.publish(ChannelDeleted(channel))


def deny_permissions(world: World, channel: TextChannel, member: Id, denied: int) -> None:
    """Deny exactly these permissions to one member in one channel; 0 denies none."""
    others = [o for o in channel.permission_overwrites if o.id != member]
    if denied:
        others.append(Overwrite(id=member, type=MEMBER_OVERWRITE, deny=str(denied)))
    channel.permission_overwrites = others
    world.publish(ChannelUpdated(channel))

"""Making and ending channels, threads and direct messages; who comes and goes."""

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
from sandbox.payloads.errors import FieldProblem, invalid_form
from sandbox.payloads.ids import Id
from sandbox.payloads.users import Person
from sandbox.world.events import (
    BotJoined,
    BotLeft,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    MemberLeft,
    PersonChanged,
    ThreadJoined,
)
from sandbox.world.locales import LOCALES
from sandbox.world.world import World


def open_direct(world: World, person: Person) -> DirectChannel:
    found = world.direct_channel(person)
    if found is not None:
        return found
    channel = DirectChannel(id=world.ids.next(), recipients=[person.user])
    world.state.channels[channel.id] = channel
    world.tell(ChannelCreated(channel))
    return channel


def open_channel(world: World, name: str) -> TextChannel:
    position = sum(isinstance(c, TextChannel) for c in world.state.channels.values())
    channel = TextChannel(
        id=world.ids.next(),
        guild_id=world.state.guild.id,
        name=name,
        position=position,
        permission_overwrites=[],
    )
    world.state.channels[channel.id] = channel
    world.tell(ChannelCreated(channel))
    return channel


def open_thread(
    world: World, parent: TextChannel, name: str, owner: Id, thread_id: Id | None = None
) -> Thread:
    """A thread begun on a message has that message's id."""
    now = world.clock.stamp()
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
    world.tell(ChannelCreated(thread))
    thread.newly_created = UNSET
    return thread


def join_thread(world: World, thread: Thread) -> None:
    if thread.member is UNSET:
        now = world.clock.stamp()
        thread.member = ThreadMember(id=thread.id, user_id=world.bot.id, join_timestamp=now)
        world.tell(ThreadJoined(thread))


def archive(world: World, thread: Thread, archived: bool, locked: bool) -> None:
    thread.thread_metadata.archived = archived
    thread.thread_metadata.locked = locked
    thread.thread_metadata.archive_timestamp = world.clock.stamp()
    world.tell(ChannelUpdated(thread))


def delete_channel(world: World, channel: Channel) -> None:
    """Its messages and threads go with it."""
    threads = [c for c in world.state.channels.values() if isinstance(c, Thread)]
    for thread in threads:
        if thread.parent_id == channel.id:
            delete_channel(world, thread)
    del world.state.channels[channel.id]
    world.state.messages.pop(channel.id, None)
    world.tell(ChannelDeleted(channel))


def set_denied(world: World, channel: TextChannel, who: Id, denied: int) -> None:
    """Take permissions away from one member in one channel; 0 gives them all back."""
    others = [o for o in channel.permission_overwrites if o.id != who]
    if denied:
        others.append(Overwrite(id=who, type=MEMBER_OVERWRITE, deny=str(denied)))
    channel.permission_overwrites = others
    world.tell(ChannelUpdated(channel))


def leave(world: World, person: Person) -> None:
    person.in_guild = False
    world.tell(MemberLeft(person))


def remove_bot(world: World) -> None:
    world.state.bot_in_guild = False
    world.tell(BotLeft())


def invite_bot(world: World) -> None:
    world.state.bot_in_guild = True
    world.state.bot_joined_at = world.clock.stamp()
    world.tell(BotJoined())


def set_locale(world: World, person: Person, locale: str) -> None:
    if locale not in LOCALES:
        wrong = FieldProblem(("locale",), "BASE_TYPE_CHOICES", f"{locale} is no Discord locale.")
        raise invalid_form([wrong])
    person.locale = locale
    world.tell(PersonChanged(person))


def set_dms_open(world: World, person: Person, is_open: bool) -> None:
    person.dms_open = is_open
    world.tell(PersonChanged(person))

"""Translates events of the world into gateway events for a bot with certain intents."""

import msgspec
from msgspec import UNSET, structs

from sandbox.payloads.base import Json
from sandbox.payloads.channels import Channel, DirectChannel, TextChannel, Thread
from sandbox.payloads.guilds import Guild, GuildCreate
from sandbox.payloads.ids import Id
from sandbox.payloads.intents import (
    DIRECT_MESSAGE_SHIFT,
    GUILD_MEMBERS,
    GUILD_MESSAGES,
    GUILDS,
    MESSAGE_CONTENT,
)
from sandbox.payloads.messages import Message
from sandbox.payloads.users import Member
from sandbox.world import permissions
from sandbox.world.events import (
    BotJoined,
    BotLeft,
    BotMemberUpdated,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    GuildCreated,
    InteractionCreated,
    MemberJoined,
    MemberLeft,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    RoleCreated,
    RoleUpdated,
    ThreadJoined,
    WorldEvent,
)
from sandbox.world.world import World

Dispatch = tuple[str, object]


def dispatch_for(world: World, event: WorldEvent, intents: int) -> Dispatch | None:
    """Name and data of the gateway event; None if a bot with these intents gets none."""
    match event:
        case InteractionCreated():
            return "INTERACTION_CREATE", event.payload
        case MessageCreated() | MessageUpdated() | MessageDeleted():
            return message_dispatch(world, event, intents)
        case MemberJoined() | MemberLeft():
            receives_it = intents & GUILD_MEMBERS and world.state.bot_in_guild
            return member_dispatch(world, event) if receives_it else None
        case BotMemberUpdated():  # whatever its intents, a bot learns about its own roles
            return "GUILD_MEMBER_UPDATE", member_data(world, world.bot_member())
        case _:
            return guild_dispatch(world, event) if intents & GUILDS else None


def guild_of(world: World, event: WorldEvent) -> Id | None:
    """The guild in which an event happens; None for direct messages."""
    match event:
        case InteractionCreated(payload=payload):
            guild = payload.get("guild_id")
            return None if guild is None else Id(str(guild))
        case MessageCreated(message=message) | MessageUpdated(message=message):
            return guild_of_channel(world.state.channels.get(message.channel_id))
        case MessageDeleted():
            return guild_of_channel(world.state.channels.get(event.channel))
        case ChannelCreated() | ChannelUpdated() | ChannelDeleted():
            return guild_of_channel(event.channel)
        case ThreadJoined(thread=thread):
            return thread.guild_id
        case GuildCreated(guild=created):
            return created.id
        case _:
            return world.state.guild.id


def guild_of_channel(channel: Channel | None) -> Id | None:
    return None if channel is None or isinstance(channel, DirectChannel) else channel.guild_id


def message_dispatch(
    world: World, event: MessageCreated | MessageUpdated | MessageDeleted, intents: int
) -> Dispatch | None:
    if event.only_for is not None:
        return None  # bots get no events for ephemeral messages
    if isinstance(event, MessageDeleted):
        if not receives(world, event.channel, GUILD_MESSAGES, intents):
            return None
        return "MESSAGE_DELETE", {"id": event.id, **location(world, event.channel)}
    if not receives(world, event.message.channel_id, GUILD_MESSAGES, intents):
        return None
    name = "MESSAGE_CREATE" if isinstance(event, MessageCreated) else "MESSAGE_UPDATE"
    return name, message_data(world, event.message, intents)


def member_dispatch(world: World, event: MemberJoined | MemberLeft) -> Dispatch:
    if isinstance(event, MemberLeft):
        guild: Json = {"guild_id": world.state.guild.id}
        return "GUILD_MEMBER_REMOVE", {**guild, "user": event.person.user}
    return "GUILD_MEMBER_ADD", member_data(world, event.person.member())


def member_data(world: World, member: Member) -> Json:
    data = msgspec.convert(msgspec.to_builtins(member), Json)
    return data | {"guild_id": world.state.guild.id}


def guild_dispatch(world: World, event: WorldEvent) -> Dispatch | None:
    """Events that need only the intent GUILDS."""
    match event:
        case ChannelCreated(channel=channel):
            return channel_dispatch("CREATE", channel)
        case ChannelUpdated(channel=channel):
            return channel_dispatch("UPDATE", channel)
        case ChannelDeleted(channel=channel):
            return channel_dispatch("DELETE", channel)
        case ThreadJoined(thread=thread):
            return "THREAD_CREATE", thread
        case RoleCreated(role=role):
            return "GUILD_ROLE_CREATE", {"guild_id": world.state.guild.id, "role": role}
        case RoleUpdated(role=role):
            return "GUILD_ROLE_UPDATE", {"guild_id": world.state.guild.id, "role": role}
        case BotLeft():
            return "GUILD_DELETE", {"id": world.state.guild.id}
        case BotJoined() | GuildCreated():
            guild = event.guild if isinstance(event, GuildCreated) else world.state.guild
            created = guild_create(world, guild, GUILDS)
            return "GUILD_CREATE", structs.replace(created, unavailable=UNSET)
        case _:
            return None


def channel_dispatch(verb: str, channel: Channel) -> Dispatch | None:
    match channel:
        case TextChannel():
            return f"CHANNEL_{verb}", channel
        case Thread():
            return f"THREAD_{verb}", channel
        case DirectChannel():
            return None  # since API version 8 bots get no event for direct channels


def receives(world: World, channel: Id, intent: int, intents: int) -> bool:
    """Whether a bot with `intents` gets the events of `intent` that happen in this channel."""
    found = world.state.channels.get(channel)
    if found is None:
        return False
    if isinstance(found, DirectChannel):
        return bool(intents & intent << DIRECT_MESSAGE_SHIFT)
    may_see = world.is_bot_in(found) and world.bot_has(found, permissions.VIEW_CHANNEL)
    return may_see and bool(intents & intent)


def location(world: World, channel: Id) -> Json:
    found = world.state.channels.get(channel)
    if found is None or isinstance(found, DirectChannel):
        return {"channel_id": channel}
    return {"channel_id": channel, "guild_id": found.guild_id}


def message_data(world: World, message: Message, intents: int) -> Json:
    """The message as the bot receives it.

    Without the intent MESSAGE_CONTENT, Discord hides the contents of messages by others, unless
    they are direct messages or mention the bot.
    """
    channel = world.channel(message.channel_id)
    is_direct = isinstance(channel, DirectChannel)
    concerns_bot = message.author.id == world.bot.id or world.bot in message.mentions
    if not (is_direct or concerns_bot or intents & MESSAGE_CONTENT):
        message = structs.replace(message, content="", embeds=[], attachments=[], components=[])
    data = msgspec.convert(msgspec.to_builtins(message), Json)
    if not isinstance(channel, DirectChannel):
        data["guild_id"] = channel.guild_id
        if message.webhook_id is UNSET:
            data["member"] = author_member(world, message)
    return data


def author_member(world: World, message: Message) -> object:
    person = world.state.people.get(message.author.id)
    member = person.member() if person else world.bot_member()
    return structs.replace(member, user=UNSET)


def guild_create(world: World, guild: Guild, intents: int) -> GuildCreate:
    members = world.members()
    return GuildCreate(
        **structs.asdict(guild),
        joined_at=world.state.bot_joined_at,
        member_count=len(members),
        members=members if intents & GUILD_MEMBERS else [world.bot_member()],
        channels=world.text_channels(guild),
        threads=world.active_threads(guild),
    )

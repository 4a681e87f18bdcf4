"""From what happened to what the gateway tells a bot with these intents."""

import msgspec
from msgspec import UNSET, structs

from sandbox.payloads.channels import Channel, DirectChannel, TextChannel, Thread
from sandbox.payloads.frames import RequestMembers
from sandbox.payloads.guilds import GuildCreate
from sandbox.payloads.ids import Id, to_id
from sandbox.payloads.messages import Message
from sandbox.people.inputs import Json
from sandbox.world import permissions
from sandbox.world.events import (
    BotJoined,
    BotLeft,
    ChannelCreated,
    ChannelDeleted,
    ChannelUpdated,
    Happening,
    InteractionMade,
    MemberJoined,
    MemberLeft,
    MessageCreated,
    MessageDeleted,
    MessageUpdated,
    PinsChanged,
    ReactionChanged,
    ThreadJoined,
    Typing,
)
from sandbox.world.world import World

GUILDS = 1 << 0
GUILD_MEMBERS = 1 << 1
GUILD_PRESENCES = 1 << 8
GUILD_MESSAGES = 1 << 9
GUILD_REACTIONS = 1 << 10
GUILD_TYPING = 1 << 11
MESSAGE_CONTENT = 1 << 15
DIRECT_SHIFT = 3  # the same three intents for direct messages lie three bits higher
PRIVILEGED = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT
ALL_INTENTS = (1 << 26) - 1

Dispatch = tuple[str, object]


def dispatch(world: World, happening: Happening, intents: int) -> Dispatch | None:
    """The event's name and data; None when this bot is not told."""
    match happening:
        case InteractionMade():
            return "INTERACTION_CREATE", happening.payload
        case MessageCreated() | MessageUpdated() | MessageDeleted():
            return message_dispatch(world, happening, intents)
        case ReactionChanged() | Typing():
            return small_dispatch(world, happening, intents)
        case MemberJoined() | MemberLeft():
            is_told = intents & GUILD_MEMBERS and world.state.bot_in_guild
            return member_dispatch(world, happening) if is_told else None
        case _:
            return guild_dispatch(world, happening) if intents & GUILDS else None


def message_dispatch(
    world: World, happening: MessageCreated | MessageUpdated | MessageDeleted, intents: int
) -> Dispatch | None:
    if happening.only_for is not None:
        return None  # bots are not told of ephemeral messages
    if isinstance(happening, MessageDeleted):
        if not wants(world, happening.channel, GUILD_MESSAGES, intents):
            return None
        return "MESSAGE_DELETE", {"id": happening.id, **where(world, happening.channel)}
    if not wants(world, happening.message.channel_id, GUILD_MESSAGES, intents):
        return None
    name = "MESSAGE_CREATE" if isinstance(happening, MessageCreated) else "MESSAGE_UPDATE"
    return name, told_message(world, happening.message, intents)


def small_dispatch(
    world: World, happening: ReactionChanged | Typing, intents: int
) -> Dispatch | None:
    needed = GUILD_TYPING if isinstance(happening, Typing) else GUILD_REACTIONS
    if not wants(world, happening.channel, needed, intents):
        return None
    data: Json = {"user_id": happening.user, **where(world, happening.channel)}
    if isinstance(happening, Typing):
        return "TYPING_START", {**data, "timestamp": int(world.clock.now_s())}
    name = "MESSAGE_REACTION_ADD" if happening.added else "MESSAGE_REACTION_REMOVE"
    data |= {"message_id": happening.message, "emoji": happening.emoji, "burst": False, "type": 0}
    return name, data


def member_dispatch(world: World, happening: MemberJoined | MemberLeft) -> Dispatch:
    guild: Json = {"guild_id": world.state.guild.id}
    if isinstance(happening, MemberLeft):
        return "GUILD_MEMBER_REMOVE", {**guild, "user": happening.person.user}
    return "GUILD_MEMBER_ADD", {**structs.asdict(happening.person.member()), **guild}


def guild_dispatch(world: World, happening: Happening) -> Dispatch | None:
    """What needs the intent GUILDS."""
    match happening:
        case ChannelCreated(channel=channel):
            return told_channel("CREATE", channel)
        case ChannelUpdated(channel=channel):
            return told_channel("UPDATE", channel)
        case ChannelDeleted(channel=channel):
            return told_channel("DELETE", channel)
        case ThreadJoined(thread=thread):
            return "THREAD_CREATE", thread
        case PinsChanged():
            data = {**where(world, happening.channel), "last_pin_timestamp": world.clock.stamp()}
            return "CHANNEL_PINS_UPDATE", data
        case BotLeft():
            return "GUILD_DELETE", {"id": world.state.guild.id}
        case BotJoined():
            return "GUILD_CREATE", structs.replace(guild_create(world, GUILDS), unavailable=UNSET)
        case _:
            return None


def told_channel(verb: str, channel: Channel) -> Dispatch | None:
    match channel:
        case TextChannel():
            return f"CHANNEL_{verb}", channel
        case Thread():
            return f"THREAD_{verb}", channel
        case DirectChannel():
            return None  # bots are not told of direct channels any more


def wants(world: World, channel: Id, intent: int, intents: int) -> bool:
    """Whether a bot with these intents is told of messages in this channel."""
    found = world.state.channels.get(channel)
    if found is None:
        return False
    if isinstance(found, DirectChannel):
        return bool(intents & intent << DIRECT_SHIFT)
    may_see = world.state.bot_in_guild and world.bot_may(found, permissions.VIEW_CHANNEL)
    return may_see and bool(intents & intent)


def where(world: World, channel: Id) -> Json:
    if isinstance(world.state.channels.get(channel), DirectChannel):
        return {"channel_id": channel}
    return {"channel_id": channel, "guild_id": world.state.guild.id}


def told_message(world: World, message: Message, intents: int) -> Json:
    """Without the privileged intent, others' words are hidden unless they are meant for the bot."""
    channel = world.channel(message.channel_id)
    is_direct = isinstance(channel, DirectChannel)
    own = message.author.id == world.bot.id or world.bot in message.mentions
    if not (is_direct or own or intents & MESSAGE_CONTENT):
        message = structs.replace(message, content="", embeds=[], attachments=[], components=[])
    data = msgspec.convert(msgspec.to_builtins(message), Json)
    if not is_direct:
        data["guild_id"] = world.state.guild.id
        if message.webhook_id is UNSET:
            data["member"] = author_member(world, message)
    return data


def author_member(world: World, message: Message) -> object:
    person = world.state.people.get(message.author.id)
    member = person.member() if person else world.bot_member()
    return structs.replace(member, user=UNSET)


def guild_create(world: World, intents: int) -> GuildCreate:
    members = world.members()
    channels = world.state.channels.values()
    return GuildCreate(
        **structs.asdict(world.state.guild),
        joined_at=world.state.bot_joined_at,
        member_count=len(members),
        members=members if intents & GUILD_MEMBERS else [world.bot_member()],
        channels=[channel for channel in channels if isinstance(channel, TextChannel)],
        threads=[
            thread
            for thread in channels
            if isinstance(thread, Thread) and not thread.thread_metadata.archived
        ],
    )


def members_chunk(world: World, intents: int, asked: RequestMembers) -> Json:
    """The members asked for: by id, by the beginning of a name, or all with the intent."""
    ids = asked.user_ids if isinstance(asked.user_ids, list) else [asked.user_ids]
    wanted = {to_id(user) for user in ids if user is not None}
    users = {member.user.id: member for member in world.members() if member.user}
    if wanted:
        found = [member for user, member in users.items() if user in wanted]
    elif asked.query:
        start = asked.query.lower()
        found = [m for m in users.values() if m.user and m.user.username.startswith(start)]
        found = found[: asked.limit]
    else:
        found = list(users.values()) if intents & GUILD_MEMBERS else []
    chunk: Json = {
        "guild_id": world.state.guild.id,
        "members": found,
        "chunk_index": 0,
        "chunk_count": 1,
        "not_found": sorted(wanted - set(users)),
    }
    return chunk | ({"nonce": asked.nonce} if asked.nonce else {})

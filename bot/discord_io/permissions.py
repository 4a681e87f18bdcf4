"""The permissions the bot requires in a channel, and which of them are missing."""

from collections.abc import Iterable

import discord

from engine.values import Value

NAMES = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)
FOR_THREADS_NAMES = ("create_public_threads", "send_messages_in_threads")
OF_CALLERS_NAMES = (
    "send_messages",
    "send_messages_in_threads",
    "attach_files",
    "create_public_threads",
)
"""What the bot does for somebody only if they may do it themselves."""


def _all_of(names: Iterable[str]) -> discord.Permissions:
    return discord.Permissions(sum(discord.Permissions.VALID_FLAGS[name] for name in names))


REQUIRED, FOR_THREADS = _all_of(NAMES), _all_of(FOR_THREADS_NAMES)


def missing_for_thread(allowed: discord.Permissions) -> tuple[str, ...]:
    """The names of the permissions that opening a thread needs besides, and that are not
    granted."""
    return tuple(name for name in FOR_THREADS_NAMES if not getattr(allowed, name))


def missing(allowed: discord.Permissions, *, is_thread: bool) -> tuple[str, ...]:
    """The names of required permissions that are not granted, in Discord's order."""
    unneeded = "send_messages" if is_thread else "send_messages_in_threads"
    return tuple(name for name in NAMES if name != unneeded and not getattr(allowed, name))


def missing_for_caller(allowed: discord.Permissions) -> tuple[str, ...]:
    """The names of what a person may not do in a channel, of that which the bot does for people."""
    return tuple(name for name in OF_CALLERS_NAMES if not getattr(allowed, name))


class Access(Value, frozen=True):
    """The bot's permissions in a channel as discord.py's cache knows them: 0 for a channel that is
    not in it, as those of another process's shards. `missing`: the names of required ones that are
    not granted."""

    permissions: int
    missing: tuple[str, ...] = ()
    is_known: bool = True

    @property
    def is_open(self) -> bool:
        """Whether it is known that nothing is missing."""
        return self.is_known and not self.missing


def access_to(client: discord.Client, channel_id: int) -> Access:
    """What the bot may do in a channel; UNKNOWN if it is not in discord.py's cache."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return UNKNOWN
    me, is_thread = channel.guild.me, isinstance(channel, discord.Thread)
    if me is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return UNKNOWN
    allowed = channel.permissions_for(me)
    return Access(allowed.value, missing(allowed, is_thread=is_thread))


def is_public(client: discord.Client, channel_id: int) -> bool:
    """Whether everybody in the server can see a channel or thread. No for one that is not in
    discord.py's cache, as an archived thread."""
    channel = client.get_channel(_seen_like(client, channel_id))
    if not isinstance(channel, discord.abc.GuildChannel):
        return False
    return channel.permissions_for(channel.guild.default_role).view_channel


def is_seen_in(client: discord.Client, channel_id: int, other_id: int) -> bool:
    """Whether those who can see the other channel or thread can see this one too, because it is the
    same, or they belong together."""
    other = client.get_channel(other_id)
    home = other.parent_id if isinstance(other, discord.Thread) else other_id
    return channel_id == other_id or _seen_like(client, channel_id) == home


def _seen_like(client: discord.Client, channel_id: int) -> int:
    """The channel of a thread that everybody there can see; otherwise the same channel or
    thread."""
    channel = client.get_channel(channel_id)
    if isinstance(channel, discord.Thread) and not channel.is_private():
        return channel.parent_id
    return channel_id


UNKNOWN = Access(0, is_known=False)

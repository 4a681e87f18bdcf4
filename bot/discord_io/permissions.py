"""The permissions the bot requires in a channel, and which of them are missing."""

import discord

REQUIRED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
)
NAMES = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "embed_links",
    "attach_files",
    "read_message_history",
)


def missing(allowed: discord.Permissions, *, is_thread: bool) -> tuple[str, ...]:
    """The names of required permissions that are not granted, in Discord's order."""
    unneeded = "send_messages" if is_thread else "send_messages_in_threads"
    return tuple(name for name in NAMES if name != unneeded and not getattr(allowed, name))


def missing_in(client: discord.Client, channel_id: int) -> tuple[str, ...]:
    """The missing permissions in a channel; empty if the channel is not in discord.py's cache."""
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return ()
    me = channel.guild.me
    if me is None:
        return ()
    return missing(channel.permissions_for(me), is_thread=isinstance(channel, discord.Thread))

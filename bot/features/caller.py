"""Who asks, from where, and what they get: the Discord-free side of an interaction."""

from collections.abc import Awaitable, Callable
from typing import Literal

import discord

from bot.discord_io.components import NO_TABLE
from bot.discord_io.permissions import missing
from bot.domain.table import ChannelId, GuildId, InteractionId, Language, TableId, UserId, Where
from bot.i18n.catalogue import language_of
from bot.messages.message import Message
from engine.values import Value


class Caller(Value, frozen=True):
    """A person who used a command, a button or a menu; taken from the interaction itself."""

    user: UserId
    name: str
    language: Language
    interaction: InteractionId
    channel: ChannelId
    where: Where | None  # nothing in a direct message
    table_language: Language  # of the server, for what everybody reads
    may_manage: bool
    lacking: tuple[str, ...]  # permissions that we need here and do not have


class Reply(Value, frozen=True):
    """A message, and the table and step that its controls are made for."""

    message: Message
    table: TableId = NO_TABLE
    step: int = 0


Handler = Callable[[Caller], Awaitable[Reply]]
AckMode = Literal["private", "update"]
"""How an interaction is acknowledged: with a new message for one person, or the same one again."""


def caller_of(interaction: discord.Interaction[discord.Client]) -> Caller:
    """The person behind an interaction."""
    user, guild = interaction.user, interaction.guild_id
    channel = ChannelId(interaction.channel_id or 0)
    is_thread = isinstance(interaction.channel, discord.Thread)
    allowed = interaction.app_permissions
    locale = interaction.guild_locale or interaction.locale
    return Caller(
        user=UserId(user.id),
        name=user.display_name,
        language=language_of(interaction.locale.value),
        interaction=InteractionId(interaction.id),
        channel=channel,
        where=None if guild is None else Where(GuildId(guild), channel),
        table_language=language_of(locale.value),
        may_manage=guild is not None and interaction.permissions.manage_channels,
        lacking=() if guild is None else missing(allowed, is_thread=is_thread),
    )

"""Who asks, from where, and the reply they get."""

from typing import Any, Literal

import discord

from bot.discord_io import permissions
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import (
    ChannelId,
    GuildId,
    Human,
    InteractionId,
    Language,
    MessageId,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.i18n.reader_languages import language_of
from bot.messages.parts.message import Form, Message
from engine.values import Value

NO_TABLE = TableId(0)
DEFAULT_SERVER_LOCALE = discord.Locale.american_english  # unless the server is a Community

AckMode = Literal["private", "update", "silent"]
"""How an interaction is acknowledged: with a new private message, with a change of the private
message whose button was pressed, or so that nothing is seen until the reply."""


ThreadSupport = Literal["here", "is one", "none"]
"""Whether a thread can be opened in the caller's channel, or it is one itself."""


class Caller(Value, frozen=True):
    """The person behind an interaction, and where they are."""

    user: UserId
    name: str
    language: Language
    interaction: InteractionId
    channel: ChannelId
    where: Where | None  # None in a direct message
    table_language: Language  # of tables opened here: the server's if it is set, or the caller's
    may_manage: bool
    missing_permissions: tuple[str, ...]  # that the bot needs here and does not have
    missing_for_thread: tuple[str, ...] = ()  # that it needs besides to open a thread here
    threads: ThreadSupport = "none"
    may_manage_server: bool = False
    parent: ChannelId = ChannelId(0)  # the channel of the thread in which the caller is
    message: MessageId = MessageId(0)  # whose button was pressed; 0 if none was
    is_in_private: bool = False  # whether that message can be seen by the caller only
    lacks: tuple[str, ...] = ()  # permissions that the caller does not have here

    @property
    def human(self) -> Human:
        return Human(self.user, self.name)

    def require_server(self) -> Where:
        """Where the caller is, or refuse NO_TABLE_HERE in a direct message."""
        if self.where is None:
            raise TableRefusal(TableCode.NO_TABLE_HERE)
        return self.where

    @property
    def channels(self) -> tuple[ChannelId, ...]:
        """The channel in which the caller is; of a thread, its channel too."""
        return (self.channel, self.parent) if self.parent else (self.channel,)

    def manages(self, table: Table) -> bool:
        """Whether the caller may manage the channel in which the table is now: what they may do in
        another one, where it has been before, does not count."""
        return self.may_manage and self.channel == table.posts_in.channel

    def require_may_post(self, *, has_files: bool = False) -> Where:
        """Where the caller is, or refuse NO_TABLE_HERE in a direct message, and
        PERMISSION_IS_LACKING to people who may not send messages, or files, there themselves."""
        where = self.require_server()
        send = "send_messages_in_threads" if self.threads == "is one" else "send_messages"
        self._require(send, *(("attach_files",) if has_files else ()))
        return where

    def require_may_open_thread(self) -> Where:
        """Where the caller is, or refuse NO_TABLE_HERE in a direct message, and
        PERMISSION_IS_LACKING to people who may not open threads there and write in them."""
        where = self.require_server()
        self._require("create_public_threads", "send_messages_in_threads")
        return where

    def _require(self, *permissions: str) -> None:
        lacking = tuple(name for name in permissions if name in self.lacks)
        if lacking:
            raise TableRefusal(TableCode.PERMISSION_IS_LACKING, permissions=lacking)

    def require_server_manager(self) -> GuildId:
        """The server, or refuse NO_TABLE_HERE in a direct message and ONLY_SERVER_MANAGERS to
        people who may not manage it."""
        guild = self.require_server().guild
        if not self.may_manage_server:
            raise TableRefusal(TableCode.ONLY_SERVER_MANAGERS)
        return guild


class Reply(Value, frozen=True):
    """A message for the caller, and the table and step for which its buttons are made.

    `announced_in`: the channel of a public message that announces what was done, and below which
    the reply is to appear; None if there is no such message. `form`: what to open instead of
    sending the message, if that is possible. `shared`: a message for everybody in the channel.
    """

    message: Message
    table: TableId = NO_TABLE
    step: int = 0
    announced_in: ChannelId | None = None
    form: Form | None = None
    shared: Message | None = None


def caller_of(interaction: discord.Interaction[Any]) -> Caller:
    """The person behind an interaction."""
    user, guild = interaction.user, interaction.guild_id
    channel = ChannelId(interaction.channel_id or 0)
    allowed = interaction.app_permissions
    missing: tuple[str, ...] = ()
    if guild is not None and not allowed.is_superset(permissions.REQUIRED):
        is_thread = isinstance(interaction.channel, discord.Thread)
        missing = permissions.missing(allowed, is_thread=is_thread)
    missing_for_thread: tuple[str, ...] = ()
    if not allowed.is_superset(permissions.FOR_THREADS):
        missing_for_thread = permissions.missing_for_thread(allowed)
    language = language_of(interaction.locale.value)
    locale = interaction.guild_locale or DEFAULT_SERVER_LOCALE
    has_language = locale is not DEFAULT_SERVER_LOCALE
    return Caller(
        user=UserId(user.id),
        name=user.display_name,
        language=language,
        interaction=InteractionId(interaction.id),
        channel=channel,
        where=None if guild is None else Where(GuildId(guild), channel),
        table_language=language_of(locale.value) if has_language else language,
        may_manage=guild is not None and interaction.permissions.manage_channels,
        missing_permissions=missing,
        missing_for_thread=missing_for_thread,
        threads=_thread_support(interaction.channel),
        may_manage_server=guild is not None and interaction.permissions.manage_guild,
        parent=_parent(interaction.channel),
        message=MessageId(interaction.message.id if interaction.message is not None else 0),
        is_in_private=_is_private(interaction.message),
        lacks=() if guild is None else permissions.missing_for_caller(interaction.permissions),
    )


def _is_private(message: discord.Message | None) -> bool:
    """Whether only one person can see the message. A form that a command has opened has none."""
    return message is None or message.flags.ephemeral


def shard_of(interaction: discord.Interaction[Any]) -> int:
    """The shard from which an interaction came: direct messages come from the first."""
    shards = interaction.client.shard_count or 1
    return ((interaction.guild_id or 0) >> 22) % shards


def _parent(channel: object) -> ChannelId:
    """The channel of a thread; 0 if it is not a thread."""
    return ChannelId(channel.parent_id if isinstance(channel, discord.Thread) else 0)


def _thread_support(channel: object) -> ThreadSupport:
    if isinstance(channel, discord.Thread):
        return "is one"
    return "here" if isinstance(channel, discord.TextChannel) else "none"

"""Sending messages to Discord, with Discord's errors turned into a few exceptions.

RetryLater      a fault of the network or of Discord; try again later
Unreachable     the channel is gone or closed to the bot, with the permissions that are missing
DmsClosed       this person takes no direct messages from the bot
MessageGone     the message to be edited is no longer there
ThreadArchived  the thread must be opened again first
ThreadRefused   no thread can be started, however often it is tried
AnswerLost      a reply to an interaction may have arrived, and must not be sent again
"""

import enum
import logging
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from typing import Any, Final, NotRequired, TypedDict, cast

import aiohttp
import discord
from discord.http import Route, handle_message_parameters
from discord.webhook.async_ import AsyncWebhookAdapter, async_context
from msgspec.structs import replace

from bot.discord_io import components
from bot.discord_io.components import Attachment
from bot.discord_io.direct_channels import DirectChannelQueue
from bot.discord_io.emojis import ApplicationEmojis
from bot.discord_io.permissions import UNKNOWN, Access, access_to
from bot.discord_io.refused_requests import RefusedRequests
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, GuildId, MessageId, TableId, UserId, Where
from bot.messages.parts.message import Message
from engine.values import Value

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

MAX_SEARCHED = 500  # messages of a channel
TOKEN_LIFETIME_S = 14 * 60.0  # Discord's 15 minutes, and time to get there
MAX_REMEMBERED = 5_000  # pressed messages
MAX_OPENED = 10_000  # channels for direct messages; what is forgotten is opened again when needed
REFUSED_PAUSE_S = 60.0
NO_CHANNEL = ChannelId(0)  # for direct messages: the id of a person is not logged
THREAD_OPEN_MINUTES: Final = 10080  # without a message, until Discord archives it: the longest


class DiscordError(enum.IntEnum):
    """The error codes of Discord that are handled."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    MISSING_ACCESS = 50001
    CANNOT_MESSAGE_USER = 50007
    MISSING_PERMISSIONS = 50013
    INVALID_RECIPIENTS = 50033
    THREAD_IS_ARCHIVED = 50083
    NO_MUTUAL_SERVER = 50278
    THREAD_EXISTS = 160004


DMS_CLOSED_ERRORS = (
    DiscordError.UNKNOWN_USER,
    DiscordError.CANNOT_MESSAGE_USER,
    DiscordError.INVALID_RECIPIENTS,
    DiscordError.NO_MUTUAL_SERVER,
)


class Unreachable(Exception):  # noqa: N818  # an answer of Discord's, not an error of ours
    """The channel is gone, or the bot may not write there."""

    def __init__(self, channel: int, is_gone: bool, access: Access = UNKNOWN) -> None:
        super().__init__(f"channel {channel}: {'gone' if is_gone else _why_closed(access)}")
        self.gone = ChannelId(channel) if is_gone else None


class DmsClosed(Exception):  # noqa: N818
    """This person takes no direct messages from the bot."""


class MessageGone(Exception):  # noqa: N818
    """The message is no longer there."""


class ThreadArchived(Exception):  # noqa: N818
    """The thread is archived and must be opened again first."""


class ThreadRefused(Exception):  # noqa: N818
    """Discord starts no thread there: the server has too many, or a permission is missing."""


class AnswerLost(Exception):  # noqa: N818
    """Discord has not said whether a message has arrived, and would not recognise it again."""


class Edit(TypedDict):
    """What discord.py's functions for editing messages are called with."""

    content: str | None
    view: discord.ui.View | discord.ui.LayoutView | None
    allowed_mentions: discord.AllowedMentions
    embeds: NotRequired[list[discord.Embed]]


class Outgoing(Value, frozen=True):
    """A message with its attachments, and the table and step for which its buttons are made."""

    message: Message
    attachments: tuple[Attachment, ...]
    table: TableId
    step: int

    def as_layout(self) -> "Outgoing":
        """The same arranged as a layout."""
        return replace(self, message=replace(self.message, blocks=self.message.layout))

    def with_emojis(self, emojis: ApplicationEmojis) -> "Outgoing":
        """The same with the bot's own emoji instead of signs."""
        return replace(self, message=components.with_emojis(self.message, emojis.codes))

    @property
    def layout(self) -> discord.ui.LayoutView:
        return components.layout(self.message, self.attachments, self.table, self.step)

    @property
    def controls(self) -> discord.ui.View | None:
        """The buttons and menus of a plain message; None if it has none."""
        return components.view(self.message, self.table, self.step)

    def edit(self, *, is_layout: bool = False) -> Edit:
        """What replaces a posted message, except its attachments. A message with blocks becomes a
        layout whatever it was before, because a layout can never become plain again."""
        mentions = components.mentions(self.message.mentions)
        if is_layout or self.message.blocks:
            return Edit(content=None, view=self.layout, allowed_mentions=mentions)
        changes = Edit(content=self.message.text, view=self.controls, allowed_mentions=mentions)
        if self.attachments:  # otherwise pictures stay as they are
            changes["embeds"] = []  # which messages of version 0.2.0 have
        return changes


class PressedMessages:
    """The last press on each message, as long as its token is valid. With the token of a press the
    message can be edited by a request that does not count against the bot's limit. In memory only:
    after a restart the bot edits messages itself until they are pressed again."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self._now = now
        self._presses: dict[MessageId, tuple[float, Interaction]] = {}  # oldest first

    def remember(self, press: Interaction) -> None:
        """Remember a press that was acknowledged so that its message can be changed."""
        if press.message is None:
            return
        message, now = MessageId(press.message.id), self._now()
        self._presses.pop(message, None)
        self._presses[message] = (now + TOKEN_LIFETIME_S, press)
        for oldest, (expires_at, _) in tuple(self._presses.items()):
            if expires_at > now and len(self._presses) <= MAX_REMEMBERED:
                break
            del self._presses[oldest]

    def find(self, message: MessageId) -> Interaction | None:
        """The last press on a message, or None if there is none with a valid token."""
        expires_at, press = self._presses.get(message, (0.0, None))
        return press if expires_at > self._now() else None

    def has_press_of(self, user: UserId) -> bool:
        """Whether one of these presses is the user's."""
        return any(press.user.id == user for _, press in self._presses.values())

    def forget(self, message: MessageId) -> None:
        """The token does not work."""
        self._presses.pop(message, None)


class Sender:
    """Sends, edits and finds messages in channels and direct messages."""

    def __init__(
        self,
        client: discord.Client,
        emojis: ApplicationEmojis,
        pressed: PressedMessages,
        refused: RefusedRequests,
        direct_channels: DirectChannelQueue,
    ) -> None:
        self._client = client
        self._emojis = emojis
        self._pressed = pressed
        self._refused = refused
        self._direct_channels = direct_channels
        self._opened: dict[UserId, ChannelId] = {}  # for direct messages; used longest ago first

    def asking_for(self, guild: GuildId) -> AbstractContextManager[None]:
        """What is sent in the block is sent because of a server, which may have only a part of all
        requests that Discord refuses."""
        return self._refused.asking_for(guild)

    def pause_if_refused(self) -> None:
        """Before requests that can wait: RetryLater if Discord has refused many requests lately."""
        if self._refused.are_many:
            raise RetryLater("Discord refuses many requests", REFUSED_PAUSE_S)

    def pause_if_all_refused(self) -> None:
        """RetryLater if Discord has refused so many requests that none may be made now."""
        if self._refused.are_too_many:
            raise RetryLater("Discord refuses too many requests", REFUSED_PAUSE_S)

    async def send(
        self, channel: ChannelId, outgoing: Outgoing, nonce: str, *, is_silent: bool = False
    ) -> MessageId:
        """Send a new message: a layout if it has blocks and mentions nobody. If it is repeated
        with the same nonce within minutes, Discord returns the message it sent before.
        `is_silent`: it causes no notification, not even to those who want one of all messages."""
        outgoing = outgoing.with_emojis(self._emojis)
        message, absent = outgoing.message, discord.utils.MISSING
        is_layout = bool(message.blocks and not message.mentions)
        view = outgoing.layout if is_layout else outgoing.controls
        # Not by `Messageable.send`, which makes objects of the answer that nobody looks at.
        with (
            self._faults(channel),
            handle_message_parameters(
                content=absent if is_layout else message.text,
                view=absent if view is None else view,
                files=components.files(outgoing.attachments),
                allowed_mentions=components.mentions(message.mentions),
                nonce=nonce,
                flags=discord.MessageFlags(suppress_notifications=True) if is_silent else absent,
            ) as parameters,
        ):
            sent = await self._client.http.send_message(channel, params=parameters)
        return MessageId(int(sent["id"]))

    async def find(
        self, channel: ChannelId, after: MessageId, is_it: Callable[[str, str], bool]
    ) -> MessageId | None:
        """The bot's message for which `is_it(text, first_custom_id)` holds, or None. The text is
        the one that was composed, with signs instead of the bot's own emoji."""
        with self._faults(channel):
            messageable = self._client.get_partial_messageable(channel)
            async for message in messageable.history(
                limit=MAX_SEARCHED, after=discord.Object(after)
            ):
                is_ours = message.author == self._client.user
                text = components.without_emojis(components.text_of(message))
                if is_ours and is_it(text, components.first_custom_id(message)):
                    return MessageId(message.id)
        return None

    async def edit(self, channel: ChannelId, message: MessageId, outgoing: Outgoing) -> None:
        """Replace a message: text, buttons and attachments. Mentions stay visible but notify nobody
        again."""
        await self._edit(channel, message, outgoing, outgoing.attachments)

    async def change(self, channel: ChannelId, message: MessageId, outgoing: Outgoing) -> None:
        """Replace a message's text and buttons. Pictures stay; nobody is notified."""
        await self._edit(channel, message, outgoing, None)

    async def _edit(
        self,
        channel: ChannelId,
        message: MessageId,
        outgoing: Outgoing,
        attachments: tuple[Attachment, ...] | None,
    ) -> None:
        """Edit a message with the token of its last press; if that fails, as the bot."""
        outgoing = outgoing.with_emojis(self._emojis)
        press = self._pressed.find(message)
        if press is not None:
            try:
                return await _edit_pressed_message(press, outgoing, attachments)
            except (AnswerLost, discord.HTTPException, aiohttp.ClientError, OSError) as error:
                self._pressed.forget(message)
                log.info("edited without a token", extra={"error": type(error).__name__})
        with (
            self._faults(channel),
            handle_message_parameters(
                **outgoing.edit(), attachments=_files(attachments)
            ) as parameters,
        ):
            await self._client.http.edit_message(channel, message, params=parameters)
        return None

    async def delete(self, channel: ChannelId, message: MessageId) -> None:
        """Delete a message."""
        with self._faults(channel):
            await self._message(channel, message).delete()

    async def start_thread(self, where: Where, message: MessageId, name: str) -> Where:
        """Start a thread on a message of this channel, unless it has one. Its id is that of the
        message. Raises ThreadRefused, Unreachable if the channel is gone, and RetryLater."""
        with self._faults(where.channel):
            try:  # discord.py's own method refuses to work in a server of another process
                await self._client.http.start_thread_with_message(
                    where.channel, message, name=name, auto_archive_duration=THREAD_OPEN_MINUTES
                )
            except discord.HTTPException as error:
                if _is_thread_refused(error):
                    raise ThreadRefused(f"{error.status} (error code {error.code})") from error
                if error.code != DiscordError.THREAD_EXISTS:
                    raise
        return Where(where.guild, ChannelId(message))

    async def dm_channel(self, user: UserId) -> ChannelId:
        """The channel for direct messages to a user. Raises DmsClosed, and RetryLater if many have
        been opened in the last minute."""
        channel = self._opened.pop(user, None)
        if channel is None:
            wait_s = self._direct_channels.wait_s(user)
            if wait_s:
                raise RetryLater("many direct messages are being opened", wait_s)
            with self._faults(NO_CHANNEL):
                channel = ChannelId((await self._client.create_dm(discord.Object(user))).id)
        self._opened[user] = channel
        if len(self._opened) > MAX_OPENED:
            del self._opened[next(iter(self._opened))]
        return channel

    def has_press_of(self, user: UserId) -> bool:
        """Whether the user has pressed a button in the last minutes."""
        return self._pressed.has_press_of(user)

    def access_to(self, channel: ChannelId) -> Access:
        """What the bot may do in a channel, as far as discord.py knows. Sends nothing."""
        return access_to(self._client, channel)

    async def reopen_thread(self, where: Where) -> None:
        """Open an archived thread again."""
        with self._faults(where.channel):
            thread = await self._client.fetch_channel(where.channel)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)

    def _message(self, channel: ChannelId, message: MessageId) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    @contextmanager
    def _faults(self, channel: int) -> Iterator[None]:
        """Raise the exceptions listed at the top of this file instead of Discord's."""
        self.pause_if_all_refused()
        try:
            yield
        except discord.RateLimited as error:
            raise RetryLater("rate limited", error.retry_after) from error
        except discord.HTTPException as error:
            raise self._fault(channel, error) from error
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise RetryLater(type(error).__name__) from error

    def _fault(self, channel: int, error: discord.HTTPException) -> Exception:
        match error.code:
            case _ if error.status >= 500 or error.status in (408, 429):
                return RetryLater(f"Discord answers {error.status}")
            case _ if self._emojis.forget_if_refused(error):
                return RetryLater("an emoji is gone")
            case DiscordError.UNKNOWN_CHANNEL:
                return Unreachable(channel, is_gone=True)
            case DiscordError.MISSING_ACCESS | DiscordError.MISSING_PERMISSIONS:
                access = access_to(self._client, channel)
                return Unreachable(channel, is_gone=False, access=access)
            case DiscordError.UNKNOWN_MESSAGE:
                return MessageGone()
            case code if code in DMS_CLOSED_ERRORS:
                return DmsClosed()
            case DiscordError.THREAD_IS_ARCHIVED:
                return ThreadArchived()
            case _:
                return error


def _is_thread_refused(error: discord.HTTPException) -> bool:
    """Whether Discord would answer the same again: a limit of the server, a missing permission, or
    a message that somebody has deleted."""
    other = error.code in (DiscordError.THREAD_EXISTS, DiscordError.UNKNOWN_CHANNEL)
    return error.status in (400, 403, 404) and not other


def _why_closed(access: Access) -> str:
    if not access.is_known:
        return "closed, in a server or thread that is not known here"
    return ", ".join(access.missing) or "open again"


async def follow_up(
    interaction: Interaction, outgoing: Outgoing, *, is_private: bool = True
) -> None:
    """Send a message after an interaction that was acknowledged: to whoever caused it, or to
    everybody in the channel. Raises AnswerLost; after any other error it has not arrived."""
    adapter = async_context.set(_ONE_ATTEMPT)
    try:
        await interaction.followup.send(
            view=outgoing.layout,
            files=components.files(outgoing.attachments),
            allowed_mentions=components.mentions(outgoing.message.mentions),
            ephemeral=is_private,
        )
    finally:
        async_context.reset(adapter)


async def _edit_pressed_message(
    press: Interaction, outgoing: Outgoing, attachments: tuple[Attachment, ...] | None
) -> None:
    """Edit the message that was pressed. `attachments`: None leaves them as they are."""
    adapter = async_context.set(_ONE_ATTEMPT)
    try:
        await press.edit_original_response(**outgoing.edit(), attachments=_files(attachments))
    finally:
        async_context.reset(adapter)


def _files(attachments: tuple[Attachment, ...] | None) -> list[discord.File]:
    """None leaves the attachments of a message as they are."""
    unchanged: list[discord.File] = discord.utils.MISSING
    return unchanged if attachments is None else components.files(attachments)


async def edit_acknowledgement(interaction: discord.Interaction[Any], outgoing: Outgoing) -> None:
    """Replace the private message with which an interaction was acknowledged."""
    await interaction.edit_original_response(
        **outgoing.edit(is_layout=True), attachments=components.files(outgoing.attachments)
    )


class _OneAttempt(AsyncWebhookAdapter):
    """Makes discord.py's requests. Otherwise it would repeat those to which Discord answers with an
    error of its own, although they may have been handled."""

    async def request(self, route: Route, session: aiohttp.ClientSession, **options: Any) -> Any:
        once = cast("aiohttp.ClientSession", _SessionForOneAttempt(session))
        return await super().request(route, once, **options)


class _SessionForOneAttempt:
    """Raises AnswerLost if a request may have been handled. If it was refused, because of a rate
    limit for example, or if there was no connection, it can be repeated."""

    def __init__(self, session: aiohttp.ClientSession) -> None:
        self._session = session

    @asynccontextmanager
    async def request(
        self, method: str, url: str, **options: Any
    ) -> AsyncIterator[aiohttp.ClientResponse]:
        try:
            async with self._session.request(method, url, **options) as response:
                if response.status >= 500:
                    raise AnswerLost(f"Discord answers {response.status}")
                yield response
        except aiohttp.ClientConnectorError:
            raise
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise AnswerLost(type(error).__name__) from error


_ONE_ATTEMPT: AsyncWebhookAdapter = _OneAttempt()  # type: ignore[no-untyped-call]  # discord.py's

"""Sending to Discord's channels, and what can go wrong there as a few kinds of answer.

Retry         not now: a fault of the network or of Discord, to be tried again
Unreachable   this channel is gone or closed to us, with the permissions that are missing
ClosedDoor    this person takes no direct messages
Vanished      the message to be edited is no longer there
Archived      the thread must be opened again first
"""

import enum
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta

import aiohttp
import discord

from bot.discord_io import components
from bot.discord_io.components import Attachment
from bot.discord_io.permissions import missing_in
from bot.domain.table import ChannelId, MessageId, TableId, UserId, Where
from bot.jobs.table_jobs import Retry
from bot.messages.message import Message
from engine.values import Value

CLOCKS_DIFFER = timedelta(minutes=5)  # at most: ours, and the one that Discord's ids are made by
MOST_SEARCHED = 500  # messages of a channel


class DiscordError(enum.IntEnum):
    """The numbers of Discord's errors that we know how to meet."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    MISSING_ACCESS = 50001
    CANNOT_MESSAGE_USER = 50007
    MISSING_PERMISSIONS = 50013
    INVALID_RECIPIENTS = 50033
    THREAD_IS_ARCHIVED = 50083
    NO_MUTUAL_SERVER = 50278


NO_DOOR = (
    DiscordError.UNKNOWN_USER,
    DiscordError.CANNOT_MESSAGE_USER,
    DiscordError.INVALID_RECIPIENTS,
    DiscordError.NO_MUTUAL_SERVER,
)


class Unreachable(Exception):  # noqa: N818  # an answer of Discord's, not an error of ours
    """The channel is gone, or we may not write there."""

    def __init__(self, channel: int, is_gone: bool, lacking: tuple[str, ...] = ()) -> None:
        super().__init__(f"channel {channel}: {'gone' if is_gone else ', '.join(lacking)}")
        self.is_gone = is_gone
        self.lacking = lacking


class DmsClosed(Exception):  # noqa: N818
    """This person takes no direct messages from us."""


class MessageGone(Exception):  # noqa: N818
    """The message is no longer there."""


class Archived(Exception):  # noqa: N818
    """The thread is asleep and must be opened again first."""


class Outgoing(Value, frozen=True):
    """A message with its pictures drawn, and the table and step its controls are made for."""

    message: Message
    attachments: tuple[Attachment, ...]
    table: TableId
    step: int


class Sender:
    """The only one who writes in channels and direct messages."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel: ChannelId, outgoing: Outgoing, nonce: str) -> MessageId:
        """A new message. The same nonce again, within minutes, gives the message it gave before."""
        message = outgoing.message
        view = components.view(message, outgoing.table, outgoing.step)
        with self._faults(channel):
            sent = await self._client.get_partial_messageable(channel).send(
                content=message.text,
                files=components.files(outgoing.attachments),
                allowed_mentions=components.mentions(message.mentions),
                nonce=nonce,
                view=discord.utils.MISSING if view is None else view,
            )
        return MessageId(sent.id)

    def before_now(self) -> MessageId:
        """An id that is smaller than that of any message sent from now on."""
        now = discord.utils.utcnow()
        return MessageId(discord.utils.time_snowflake(now - CLOCKS_DIFFER))

    async def find(
        self, channel: ChannelId, after: MessageId, is_it: Callable[[str, str], bool]
    ) -> MessageId | None:
        """A message of ours by its text and the custom id of its first control ("" if none)."""
        with self._faults(channel):
            there = self._client.get_partial_messageable(channel)
            async for message in there.history(limit=MOST_SEARCHED, after=discord.Object(after)):
                is_ours = message.author == self._client.user
                if is_ours and is_it(message.content, _first_control(message)):
                    return MessageId(message.id)
        return None

    async def edit(self, channel: ChannelId, message: MessageId, outgoing: Outgoing) -> None:
        """The same message with other contents."""
        with self._faults(channel):
            await self._message(channel, message).edit(
                content=outgoing.message.text,
                attachments=components.files(outgoing.attachments),
                view=components.view(outgoing.message, outgoing.table, outgoing.step),
                allowed_mentions=components.mentions(()),  # nobody is called twice
            )

    async def change(self, channel: ChannelId, message: MessageId, outgoing: Outgoing) -> None:
        """The same message with other buttons, and other words if any are given. Pictures stay, and
        so do mentions, which do not call again."""
        there, words = self._message(channel, message), outgoing.message
        view = components.view(words, outgoing.table, outgoing.step)
        named = components.mentions(words.mentions)
        with self._faults(channel):
            if words.text:
                await there.edit(content=words.text, view=view, allowed_mentions=named)
            else:
                await there.edit(view=view)

    async def door(self, user: UserId) -> ChannelId:
        """The channel of direct messages with somebody."""
        with self._faults(user):
            return ChannelId((await self._client.create_dm(discord.Object(user))).id)

    async def wake_thread(self, where: Where) -> None:
        """Open an archived thread again."""
        with self._faults(where.channel):
            thread = await self._client.fetch_channel(where.channel)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)

    def _message(self, channel: ChannelId, message: MessageId) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    @contextmanager
    def _faults(self, channel: int) -> Iterator[None]:
        """Discord's errors as ours."""
        try:
            yield
        except discord.RateLimited as error:
            raise Retry("rate limited", error.retry_after) from error
        except discord.HTTPException as error:
            raise self._fault(channel, error) from error
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise Retry(type(error).__name__) from error

    def _fault(self, channel: int, error: discord.HTTPException) -> Exception:
        match error.code:
            case _ if error.status >= 500 or error.status == 429:
                return Retry(f"Discord answers {error.status}")
            case DiscordError.UNKNOWN_CHANNEL:
                return Unreachable(channel, is_gone=True)
            case DiscordError.MISSING_ACCESS | DiscordError.MISSING_PERMISSIONS:
                lacking = missing_in(self._client, channel)
                return Unreachable(channel, is_gone=False, lacking=lacking)
            case DiscordError.UNKNOWN_MESSAGE:
                return MessageGone()
            case code if code in NO_DOOR:
                return DmsClosed()
            case DiscordError.THREAD_IS_ARCHIVED:
                return Archived()
            case _:
                return error


def _first_control(message: discord.Message) -> str:
    rows = (row for row in message.components if isinstance(row, discord.ActionRow))
    return next((str(item.custom_id) for row in rows for item in row.children), "")

"""Every interaction passes here: acknowledged first, answered once, whatever happens between."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import aiohttp
import discord

from bot.delivery.attachments import AttachmentMaker
from bot.discord_io import components
from bot.discord_io.sender import Unreachable
from bot.domain.refusals import TableRefusal
from bot.domain.table import TableId
from bot.features.caller import AckMode, Caller, Handler, Reply, caller_of
from bot.features.refusal_replies import RefusalReplies
from bot.i18n.readers import Readers
from bot.jobs.table_jobs import Retry
from bot.logs import about
from bot.messages.message import MOST_TEXT
from engine.refusals import Refusal

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
T = TypeVar("T")

REMEMBERED = 10_000  # interactions: the same one may be delivered twice
ALREADY_ACKNOWLEDGED = 40060
ATTEMPTS = 3  # when a connection is cut
LONGEST_RUSH_S = 0.5


class InteractionGate:
    """`serve(interaction, work)`: acknowledge, work, answer. Work that has begun is finished."""

    def __init__(
        self, attachment_maker: AttachmentMaker, refusal_replies: RefusalReplies, readers: Readers
    ) -> None:
        self._attachment_maker = attachment_maker
        self._refusal_replies = refusal_replies
        self._readers = readers
        self._seen: set[int] = set()
        self._order: deque[int] = deque()
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._unacknowledged = 0
        self._calm = asyncio.Event()
        self._is_closed = False

    @property
    def busy(self) -> int:
        """How many interactions are being served."""
        return self._under_way

    async def close(self, timeout_s: float) -> None:
        """Take nothing new; wait for what has begun."""
        self._is_closed = True
        try:
            await asyncio.wait_for(self._idle.wait(), timeout_s)
        except TimeoutError:
            log.warning("answers left behind: %s", self._under_way)

    async def settle(self) -> None:
        """Wait until nothing is under way."""
        await self._idle.wait()

    async def serve(
        self,
        interaction: Interaction,
        work: Handler,
        manner: AckMode = "private",
        table: TableId | None = None,
    ) -> None:
        """From acknowledgement to answer. The same interaction delivered twice is served once."""
        if self._is_closed or not self._is_new(interaction.id):
            return
        self._begin()
        try:
            if await self._acknowledged(interaction, manner):
                caller = caller_of(interaction)
                await self._readers.hear(caller.user, caller.language)
                answer = await self._work(caller, work, table)
                await self._reply(interaction, caller, answer)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # The deed is done and will be published; only the private answer is lost.
            log.warning("no answer given", extra=about(error=type(error).__name__))
        except Exception:
            log.exception("an interaction failed")
        finally:
            self._end()

    async def _acknowledged(self, interaction: Interaction, manner: AckMode) -> bool:
        """In a rush everybody is acknowledged before the work for anybody begins."""
        self._unacknowledged += 1
        self._calm.clear()
        try:
            is_in_time = await self._acknowledge(interaction, manner)
        finally:
            self._unacknowledged -= 1
            if not self._unacknowledged:
                self._calm.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._calm.wait(), LONGEST_RUSH_S)
        return is_in_time

    async def _acknowledge(self, interaction: Interaction, manner: AckMode) -> bool:
        """Within Discord's three seconds. False: too late, the person has been told so."""
        for _ in range(ATTEMPTS):
            try:
                if manner == "update":
                    await interaction.response.defer()
                else:
                    await interaction.response.defer(ephemeral=True, thinking=True)
            except discord.InteractionResponded:
                return True
            except discord.HTTPException as error:
                # Acknowledged already: the answer to our first attempt was lost on its way.
                return error.code == ALREADY_ACKNOWLEDGED
            except (aiohttp.ClientError, OSError):
                continue
            return True
        return False

    async def _work(self, caller: Caller, work: Handler, table: TableId | None) -> Reply:
        try:
            try:
                return await work(caller)
            except (Refusal, TableRefusal) as refusal:
                return await self._refusal_replies.refusal(caller, refusal, table)
        except (Retry, Unreachable) as fault:  # what we lack in a channel is told with the notes
            log.warning("a request failed", extra=about(table, error=str(fault)))
        except Exception:
            log.exception("a request failed", extra=about(table, user=caller.user))
        return self._refusal_replies.mishap(caller)

    async def _reply(self, interaction: Interaction, caller: Caller, answer: Reply) -> None:
        """An edit, never a follow-up: repeating it after a lost answer does no harm."""
        message = answer.message
        notes = await _or_nothing(self._refusal_replies.notes(caller))
        attachments = await _or_nothing(self._attachment_maker.make(message, answer.table))
        text = "\n".join(part for part in (message.text, *notes) if part)
        for attempt in range(ATTEMPTS):
            try:
                await interaction.edit_original_response(
                    content=text[:MOST_TEXT],
                    attachments=components.files(attachments),
                    view=components.view(message, answer.table, answer.step),
                    allowed_mentions=components.mentions(message.mentions),
                )
            except (aiohttp.ClientError, OSError):
                if attempt == ATTEMPTS - 1:
                    raise
            else:
                return

    def _is_new(self, interaction: int) -> bool:
        if interaction in self._seen:
            return False
        self._seen.add(interaction)
        self._order.append(interaction)
        if len(self._order) > REMEMBERED:
            self._seen.discard(self._order.popleft())
        return True

    def _begin(self) -> None:
        self._under_way += 1
        self._idle.clear()

    def _end(self) -> None:
        self._under_way -= 1
        if not self._under_way:
            self._idle.set()


async def _or_nothing(making: Awaitable[Sequence[T]]) -> Sequence[T]:
    """What is added to an answer must not keep it from being given."""
    try:
        return await making
    except Exception:
        log.exception("an answer lacks something")
        return ()

"""Every interaction passes through the gate: acknowledged first, handled once, replied to."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Mapping, Sequence, Set
from contextlib import suppress
from typing import Any, TypeVar

import aiohttp
import discord

from bot.delivery.attachments import AttachmentMaker
from bot.discord_io import components
from bot.discord_io.components import Attachment, Press
from bot.discord_io.sender import Unreachable
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.retry import RetryLater
from bot.domain.table import TableId, UserId
from bot.features.caller import AckMode, Caller, Reply, caller_of
from bot.features.refusal_replies import RefusalReplies
from bot.features.routes import Handler, buttons_of
from bot.i18n.reader_languages import ReaderLanguages
from bot.messages.parts.message import MAX_TEXT
from engine.refusals import Refusal

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
T = TypeVar("T")

MAX_REMEMBERED = 10_000  # interactions: the same one may be delivered twice
ALREADY_ACKNOWLEDGED = 40060
ATTEMPTS = 3  # if the connection breaks
MAX_WAIT_FOR_OTHERS_S = 0.5


class InteractionGate:
    """Serves presses and slash commands. A handler that has begun is finished.

    `dms_closed`: people who must be told that the bot cannot send them direct messages.
    """

    def __init__(
        self,
        attachment_maker: AttachmentMaker,
        refusal_replies: RefusalReplies,
        readers: ReaderLanguages,
        dms_closed: Set[UserId],
    ) -> None:
        self._attachment_maker = attachment_maker
        self._refusal_replies = refusal_replies
        self._readers = readers
        self._dms_closed = dms_closed
        self._handlers: dict[str, Handler] = {}
        self._seen: set[int] = set()
        self._seen_order: deque[int] = deque()
        self._in_progress = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._unacknowledged = 0
        self._all_acknowledged = asyncio.Event()
        self._is_closed = False

    def add_buttons(self, feature: object) -> None:
        """Serve the buttons and menus of a feature."""
        for verb, handler in buttons_of(feature):
            if verb in self._handlers:
                raise ValueError(f"two handlers for the verb {verb!r}")
            self._handlers[verb] = handler

    @property
    def verbs(self) -> frozenset[str]:
        """The verbs of all buttons and menus that are served."""
        return frozenset(self._handlers)

    @property
    def busy(self) -> int:
        """Number of interactions in progress."""
        return self._in_progress

    async def close(self, timeout_s: float) -> None:
        """Accept nothing new; wait for what has begun."""
        self._is_closed = True
        try:
            await asyncio.wait_for(self._idle.wait(), timeout_s)
        except TimeoutError:
            log.warning("interactions left unfinished: %s", self._in_progress)

    async def settle(self) -> None:
        """Wait until nothing is in progress."""
        await self._idle.wait()

    async def press(self, interaction: Interaction, press: Press) -> None:
        """Serve a button or menu. In a private message the reply replaces it; otherwise the reply
        is a new private message."""
        message = interaction.message
        is_private = message is not None and message.flags.ephemeral
        handler = self._handlers.get(press.verb, _outdated)
        ack: AckMode = "update" if is_private else "private"
        await self.serve(interaction, handler, {"press": press}, ack, press.target.table)

    async def serve(
        self,
        interaction: Interaction,
        handler: Handler,
        options: Mapping[str, object],
        ack: AckMode = "private",
        table: TableId | None = None,
    ) -> None:
        """Acknowledge, call `handler(caller, **options)`, reply. The same interaction delivered
        twice is served once."""
        if self._is_closed or interaction.id in self._seen:
            return
        self._remember(interaction.id)
        self._in_progress += 1
        self._idle.clear()
        try:
            if await self._acknowledge(interaction, ack):
                caller = caller_of(interaction)
                await self._readers.remember(caller.user, caller.language)
                reply = await self._handle(caller, handler, table, options)
                await self._reply(interaction, caller, reply)
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # What was asked is done and will be published; only the private reply is lost.
            log.warning("no reply sent", extra={"error": type(error).__name__})
        except Exception:
            log.exception("an interaction failed")
        finally:
            self._in_progress -= 1
            if not self._in_progress:
                self._idle.set()

    async def _acknowledge(self, interaction: Interaction, ack: AckMode) -> bool:
        """Acknowledge within Discord's three seconds. False if it is too late.

        In a rush, everybody is acknowledged before the first handler runs.
        """
        self._unacknowledged += 1
        self._all_acknowledged.clear()
        is_acknowledged = False
        try:
            for _ in range(ATTEMPTS):
                with suppress(aiohttp.ClientError, OSError):
                    if ack == "update":
                        await interaction.response.defer()
                    else:
                        await interaction.response.defer(ephemeral=True, thinking=True)
                    is_acknowledged = True
                    break
        except discord.InteractionResponded:
            is_acknowledged = True
        except discord.HTTPException as error:
            # Acknowledged already: the answer to our first attempt was lost.
            is_acknowledged = error.code == ALREADY_ACKNOWLEDGED
        finally:
            self._unacknowledged -= 1
            if not self._unacknowledged:
                self._all_acknowledged.set()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._all_acknowledged.wait(), MAX_WAIT_FOR_OTHERS_S)
        return is_acknowledged

    async def _handle(
        self,
        caller: Caller,
        handler: Handler,
        table: TableId | None,
        options: Mapping[str, object],
    ) -> Reply:
        about: dict[str, object] = {} if table is None else {"table": table}
        try:
            try:
                return await handler(caller, **options)
            except (Refusal, TableRefusal) as refusal:
                return await self._refusal_replies.reply(caller, refusal, table)
        except (RetryLater, Unreachable) as error:  # missing permissions are in the notes
            log.warning("a request failed", extra={**about, "error": str(error)})
        except Exception:
            log.exception("a request failed", extra={**about, "user": caller.user})
        return self._refusal_replies.failed(caller)

    async def _reply(self, interaction: Interaction, caller: Caller, reply: Reply) -> None:
        """Edit the acknowledgement. Not a follow-up: repeating an edit does no harm."""
        message = reply.message
        notes: Sequence[str] = ()
        if caller.missing_permissions or caller.user in self._dms_closed:
            notes = await _result_or_empty(self._refusal_replies.notes(caller))
        attachments: Sequence[Attachment] = ()
        if message.attachments:
            making = self._attachment_maker.make_for_reply(message, reply.table)
            attachments = await _result_or_empty(making)
        text = "\n".join(part for part in (message.text, *notes) if part)
        for attempt in range(ATTEMPTS):
            try:
                await interaction.edit_original_response(
                    content=text[:MAX_TEXT],
                    attachments=components.files(attachments),
                    view=components.view(message, reply.table, reply.step),
                    allowed_mentions=components.mentions(message.mentions),
                )
            except (aiohttp.ClientError, OSError):
                if attempt == ATTEMPTS - 1:
                    raise
            else:
                return

    def _remember(self, interaction: int) -> None:
        self._seen.add(interaction)
        self._seen_order.append(interaction)
        if len(self._seen_order) > MAX_REMEMBERED:
            self._seen.discard(self._seen_order.popleft())


async def _outdated(_: Caller, press: Press) -> Reply:
    """A button of an earlier or a later version of the bot."""
    raise TableRefusal(TableCode.BOARD_HAS_MOVED_ON, step=press.target.step)


async def _result_or_empty(making: Awaitable[Sequence[T]]) -> Sequence[T]:
    """The result, or nothing if it fails: an addition must not prevent the reply."""
    try:
        return await making
    except Exception:
        log.exception("a reply lacks something")
        return ()

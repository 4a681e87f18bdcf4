"""Every interaction passes through the gate: acknowledged first, handled once, replied to."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence, Set
from contextlib import suppress
from typing import Any, TypeVar

import aiohttp
import discord

from bot.delivery.attachments import AttachmentMaker
from bot.discord_io.components import Attachment, Press, modal
from bot.discord_io.emojis import ApplicationEmojis
from bot.discord_io.sender import (
    AnswerLost,
    Outgoing,
    PressedMessages,
    Unreachable,
    edit_acknowledgement,
    follow_up,
)
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.retry import RetryLater
from bot.domain.table import GuildId, TableId, UserId
from bot.domain.work import Work
from bot.features.caller import NO_TABLE, AckMode, Caller, Reply, caller_of, shard_of
from bot.features.interaction_limits import InteractionCounter
from bot.features.refusal_replies import RefusalReplies
from bot.features.routes import Handler, button_of, buttons_of, is_costly, opens_form
from bot.i18n.reader_languages import ReaderLanguages
from bot.jobs.table_jobs import Sleep
from bot.logs import SERVED
from bot.messages.parts.message import Message
from engine.refusals import Refusal

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
T = TypeVar("T")

MAX_REMEMBERED = 10_000  # interactions: the same one may be delivered twice
ALREADY_ACKNOWLEDGED = 40060
ATTEMPTS = 3  # if the connection breaks, or an emoji is gone
MAX_WAIT_FOR_OTHERS_S = 0.5
MAX_WAIT_FOR_ANNOUNCEMENT_S = 2.0
MAX_WAIT_FOR_FORM_S = 1.5  # of the three seconds in which Discord wants the first answer

UntilAnnounced = Callable[[TableId], Awaitable[None]]
RequireMayPress = Callable[[Caller, TableId], Awaitable[None]]


class InteractionGate:
    """Serves presses and slash commands. A handler that has begun is finished.

    `emojis`: shown in replies instead of signs.
    `pressed`: remembers the presses with whose tokens messages can be edited.
    `refresh_hand(table, user)`: called after a press in a direct message.
    `dms_closed`: people who must be told that the bot cannot send them direct messages.
    `counter`: which interactions are too many.
    `until_announced(table)` ends when everything that happened at a table has been announced.
    `require_may_press(caller, table)` refuses buttons that cannot be about that table.
    """

    def __init__(
        self,
        attachment_maker: AttachmentMaker,
        refusal_replies: RefusalReplies,
        readers: ReaderLanguages,
        emojis: ApplicationEmojis,
        pressed: PressedMessages,
        dms_closed: Set[UserId],
        until_announced: UntilAnnounced,
        refresh_hand: Callable[[TableId, UserId], None],
        sleep: Sleep,
        work: Work,
        counter: InteractionCounter,
        require_may_press: RequireMayPress,
    ) -> None:
        self._attachment_maker = attachment_maker
        self._refusal_replies = refusal_replies
        self._readers = readers
        self._emojis = emojis
        self._pressed = pressed
        self._dms_closed = dms_closed
        self._until_announced = until_announced
        self._refresh_hand = refresh_hand
        self._sleep = sleep
        self._work = work
        self._counter = counter
        self._require_may_press = require_may_press
        self._handlers: dict[str, Handler] = {}
        self._seen: set[int] = set()
        self._seen_order: deque[int] = deque()
        self._in_progress = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._unacknowledged = 0
        self._all_acknowledged = asyncio.Event()
        self._closing = asyncio.Event()

    def add_buttons(self, feature: object) -> None:
        """Serve the buttons and menus of a feature."""
        for button, handler in buttons_of(feature):
            if button in self._handlers:
                raise ValueError(f"two handlers for the button {button!r}")
            self._handlers[button] = handler

    @property
    def busy(self) -> int:
        """Number of interactions in progress."""
        return self._in_progress

    async def close(self, timeout_s: float) -> None:
        """Accept nothing new; finish what has begun, without waiting for announcements."""
        self._closing.set()
        try:
            async with asyncio.timeout(timeout_s):
                await self._idle.wait()
        except TimeoutError:
            log.warning("interactions left unfinished: %s", self._in_progress)

    async def settle(self) -> None:
        """Wait until nothing is in progress."""
        await self._idle.wait()

    async def press(self, interaction: Interaction, press: Press) -> None:
        """Serve a button, menu or form. In a private message the reply replaces it; otherwise the
        reply is a form, or a new private message, below the announcement if there is one."""
        message = interaction.message
        is_private = message is not None and message.flags.ephemeral
        ack: AckMode = "update" if is_private else "private" if message is None else "silent"
        handler = self._handlers.get(button_of(press), _outdated)
        is_served = await self.serve(interaction, handler, {"press": press}, ack, press.table)
        if is_served and interaction.guild_id is None and not is_private:
            self._refresh_hand(press.table, UserId(interaction.user.id))

    async def serve(
        self,
        interaction: Interaction,
        handler: Handler,
        options: Mapping[str, object],
        ack: AckMode = "private",
        table: TableId | None = None,
    ) -> bool:
        """Acknowledge, call `handler(caller, **options)`, reply. The same interaction delivered
        twice, also to two processes, is served once: False for the others."""
        if self._closing.is_set() or interaction.id in self._seen:
            return False
        self._remember(interaction.id)
        if not self._is_admitted(interaction, handler):
            await self._explain_limit(interaction)
            return False
        SERVED.set((interaction.id, shard_of(interaction)))
        self._in_progress += 1
        self._idle.clear()
        try:
            caller = caller_of(interaction)
            if opens_form(handler):
                if not await self._work.take_interaction(caller.interaction):
                    return False
                await self._open_form(interaction, caller, handler, options, ack, table)
            elif await self._acknowledge_first(interaction, caller, ack):
                await self._readers.remember(caller.user, caller.language)
                reply = await self._handle(caller, handler, table, options)
                if reply.shared is not None:
                    await self._share(interaction, reply.shared)
                await self._reply(interaction, caller, reply, ack)
            else:
                return False
        except (AnswerLost, discord.HTTPException, aiohttp.ClientError, OSError) as error:
            # What was asked is done and will be published; only the private reply is lost.
            log.warning("no reply sent", extra={"error": type(error).__name__})
        except Exception:
            log.exception("an interaction failed")
        finally:
            self._in_progress -= 1
            if not self._in_progress:
                self._idle.set()
        return True

    def completes(self, interaction: Interaction) -> bool:
        """Whether to make suggestions for what somebody types."""
        return not self._closing.is_set() and self._counter.completes(UserId(interaction.user.id))

    def _is_admitted(self, interaction: Interaction, handler: Handler) -> bool:
        guild = None if interaction.guild_id is None else GuildId(interaction.guild_id)
        user = UserId(interaction.user.id)
        return self._counter.admit(user, guild, is_costly=is_costly(handler))

    async def _explain_limit(self, interaction: Interaction) -> None:
        """Tell somebody in one request that it was too much; not every time, because that would be
        too much as well."""
        if not self._counter.explains(UserId(interaction.user.id)):
            return
        text = self._refusal_replies.too_much(caller_of(interaction)).message.text
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await interaction.response.send_message(text, ephemeral=True)

    async def _acknowledge_first(
        self, interaction: Interaction, caller: Caller, ack: AckMode
    ) -> bool:
        """Acknowledge, and take the interaction meanwhile: whether we are to serve it. All who
        were told of it acknowledge it, because the database may take longer than Discord waits;
        which of them was first says nothing."""
        taking = asyncio.ensure_future(self._work.take_interaction(caller.interaction))
        is_acknowledged = await self._acknowledge(interaction, ack)
        try:
            return await taking and is_acknowledged
        except Exception:
            log.exception("an interaction was not taken")
            await self._reply(interaction, caller, self._refusal_replies.failed(caller), ack)
            return False

    async def _open_form(
        self,
        interaction: Interaction,
        caller: Caller,
        handler: Handler,
        options: Mapping[str, object],
        ack: AckMode,
        table: TableId | None,
    ) -> None:
        """Call the handler and open the form of its reply, which must be the first answer to the
        interaction. If the handler takes too long, or there is no form or it cannot be opened,
        acknowledge and send the message of the reply."""
        handling = asyncio.ensure_future(self._handle(caller, handler, table, options))
        pause = asyncio.ensure_future(self._sleep(MAX_WAIT_FOR_FORM_S))
        await asyncio.wait((handling, pause), return_when=asyncio.FIRST_COMPLETED)
        pause.cancel()
        is_open = handling.done() and await self._send_form(interaction, handling.result())
        is_acknowledged = not is_open and await self._acknowledge(interaction, ack)
        reply = await handling
        await self._readers.remember(caller.user, caller.language)
        if is_acknowledged:
            await self._reply(interaction, caller, reply, ack)

    async def _send_form(self, interaction: Interaction, reply: Reply) -> bool:
        """Whether the reply has a form and it was opened."""
        if reply.form is None:
            return False
        form = modal(reply.form, reply.table, reply.step)
        try:
            for _ in range(ATTEMPTS):
                with suppress(aiohttp.ClientError, OSError):
                    await interaction.response.send_modal(form)
                    return True
        except discord.HTTPException as error:
            # Opened already: the answer to our first attempt was lost.
            return error.code == ALREADY_ACKNOWLEDGED
        return False

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
                    if ack == "private":
                        await interaction.response.defer(ephemeral=True, thinking=True)
                    else:
                        await interaction.response.defer()
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
        if is_acknowledged and ack == "silent":
            self._pressed.remember(interaction)
        if self._unacknowledged:
            with suppress(TimeoutError):
                async with asyncio.timeout(MAX_WAIT_FOR_OTHERS_S):
                    await self._all_acknowledged.wait()
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
                if table:
                    await self._require_may_press(caller, table)
                return await handler(caller, **options)
            except (Refusal, TableRefusal) as refusal:
                return await self._refusal_replies.reply(caller, refusal, table)
        except (RetryLater, Unreachable) as error:  # missing permissions are in the notes
            log.warning("a request failed", extra={**about, "error": str(error)})
        except Exception:
            log.exception("a request failed", extra=about)
        return self._refusal_replies.failed(caller)

    async def _reply(
        self, interaction: Interaction, caller: Caller, reply: Reply, ack: AckMode
    ) -> None:
        """Edit the acknowledgement, because repeating an edit does no harm. Only a reply below an
        announcement must be a message of its own."""
        is_below = reply.announced_in == caller.channel
        outgoing = await self._outgoing(caller, reply, is_below=is_below)
        if ack == "silent" and outgoing.message.is_empty:
            return
        if is_below and ack != "silent":
            await self._delete_acknowledgement(interaction)
        for attempt in range(ATTEMPTS):
            shown = outgoing.as_layout().with_emojis(self._emojis)
            try:
                if is_below or ack == "silent":
                    await follow_up(interaction, shown)
                else:
                    await edit_acknowledgement(interaction, shown)
            except (aiohttp.ClientError, OSError):
                if attempt == ATTEMPTS - 1:
                    raise
            except discord.HTTPException as error:
                if attempt == ATTEMPTS - 1 or not self._emojis.forget_if_refused(error):
                    raise
            else:
                return

    async def _share(self, interaction: Interaction, message: Message) -> None:
        """Post a message for everybody in the channel of the interaction. It is tried once, because
        it may have arrived although the answer was lost."""
        caller = UserId(interaction.user.id)
        making = self._attachment_maker.make_for_reply(message, NO_TABLE, caller)
        attachments = tuple(await _result_or_empty(making))
        outgoing = Outgoing(message, attachments, NO_TABLE, 0).as_layout()
        await follow_up(interaction, outgoing.with_emojis(self._emojis), is_private=False)

    async def _outgoing(self, caller: Caller, reply: Reply, *, is_below: bool) -> Outgoing:
        """The reply with notes and attachments. `is_below`: wait for the announcement meanwhile."""
        message = reply.message
        notes: Sequence[str] = ()
        if caller.missing_permissions or caller.user in self._dms_closed:
            notes = await _result_or_empty(self._refusal_replies.notes(caller))
        waiting = asyncio.ensure_future(self._wait_for_announcement(caller, reply, is_below))
        attachments: Sequence[Attachment] = ()
        if message.attachments:
            making = self._attachment_maker.make_for_reply(message, reply.table, caller.user)
            attachments = await _result_or_empty(making)
        await waiting
        for note in notes:
            message = message.with_note(note)
        return Outgoing(message, tuple(attachments), reply.table, reply.step)

    async def _wait_for_announcement(self, caller: Caller, reply: Reply, is_below: bool) -> None:
        """Until what was done has been announced, or it takes too long."""
        if not is_below or caller.missing_permissions:
            return
        waiting = [
            asyncio.ensure_future(self._until_announced(reply.table)),
            asyncio.ensure_future(self._sleep(MAX_WAIT_FOR_ANNOUNCEMENT_S)),
            asyncio.ensure_future(self._closing.wait()),
        ]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for each in waiting:
            each.cancel()

    async def _delete_acknowledgement(self, interaction: Interaction) -> None:
        """Delete the private message that the reply would otherwise replace. If that fails, an old
        menu stays, but the reply is seen."""
        with suppress(discord.HTTPException, aiohttp.ClientError, OSError):
            await interaction.delete_original_response()

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

"""Each player's hand as a direct message: one per table and person, edited in place.

A hand changes through its owner's moves, so it is edited once a turn, when its owner's turn is
over, and not when others move: every edit counts against Discord's limit for the bot. Its buttons
work at any time. A press of one of them shows what its owner can do now, by an edit with the token
of the press, which does not count.

When a person has left, the table is closed or they want no hands by direct message any more, the
message is edited for the last time, so that it does not go on saying what is no longer true.
"""

import asyncio
import logging
import zlib
from collections.abc import Set

from bot.delivery.attachments import AttachmentMaker
from bot.delivery.exactly_once import ExactlyOnce, KeyedMessage
from bot.discord_io.components import Attachment
from bot.discord_io.sender import DmsClosed, Sender, Unreachable
from bot.domain.page_links import MESSAGE_LASTS_S, PageAddress, no_page
from bot.domain.posts import HandPost, PostRecord
from bot.domain.queue import Queue
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.retry import RetryLater
from bot.domain.table import (
    RETRY_DM_AFTER_S,
    ComputerPlayer,
    Language,
    Preferences,
    StandIn,
    Table,
    TableId,
    UserId,
    is_former,
)
from bot.domain.work import Work
from bot.i18n.catalogue import Catalogue
from bot.i18n.reader_languages import ReaderLanguages
from bot.messages import direct_messages
from bot.messages.page_link import with_page_link
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.tickets import detour_lines
from bot.tables import Tables
from engine.model import Seat
from engine.views import WITHIN_A_TURN, PlayerView

log = logging.getLogger(__name__)

RETRY_AFTER_PRESS_S = 3600.0  # whether direct messages are closed, if the person is active


class HandMessages:
    """`update(table)` is a job of `TableJobs`: every hand that has changed is shown again.

    `dms_closed`: people who were found to take no direct messages and do not know it yet.
    """

    def __init__(
        self,
        tables: Tables,
        work: Work,
        catalogue: Catalogue,
        readers: ReaderLanguages,
        attachment_maker: AttachmentMaker,
        sender: Sender,
        page_address: PageAddress = no_page,
    ) -> None:
        self.dms_closed: set[UserId] = set()
        self._pressed: dict[TableId, set[UserId]] = {}  # since the last update
        self._tables = tables
        self._work = work
        self._catalogue = catalogue
        self._readers = readers
        self._attachment_maker = attachment_maker
        self._sender = sender
        self._page_address = page_address
        self._once = ExactlyOnce(tables.store, sender, self._make_attachments)
        self._one_at_a_time = asyncio.Semaphore(1)  # boards, which everybody waits for, go first

    def note_press(self, table_id: TableId, user: UserId) -> None:
        """Somebody has pressed a button of their direct message: the next update shows in it what
        they can do now."""
        self._pressed.setdefault(table_id, set()).add(user)

    def note_wish(self, table_id: TableId) -> None:
        """Somebody wants their hand by direct message, or not any more: the next update looks at
        all hands of the table, though it has not changed."""
        self._pressed.setdefault(table_id, set())

    async def update(self, table_id: TableId) -> None:
        """Update all hands of a table, if they may show anything new. If one fails, the others are
        updated all the same."""
        pressed = self._pressed.pop(table_id, None)
        if pressed is None:
            async with self._work.doing(table_id, "hands") as revision:
                if revision:
                    await self._update(table_id, revision, set())
            return
        try:
            async with self._work.holding(table_id, "hands"):
                revision = await self._tables.cache.revision(table_id)
                await self._update(table_id, revision, pressed)
        except BaseException:
            self._pressed.setdefault(table_id, set()).update(pressed)
            raise

    async def _update(self, table_id: TableId, revision: int, pressed: Set[UserId]) -> None:
        """`revision`: that the table has at least. `pressed`: by whom since the last update."""
        try:
            table = await self._tables.lookup.table(table_id)
        except TableRefusal:
            return  # a button of another bot's table
        with self._sender.asking_for(table.where.guild):
            self._sender.pause_if_refused()
        if table.status == "over" and await self._tables.publication.is_behind(table_id):
            raise RetryLater("the end of the game is announced first")
        playing = _hands_at(table)
        posted = await self._once.stored(table_id, HandPost)
        keys = sorted({*playing, *posted}, key=lambda key: key.seat)
        preferences = await self._tables.preferences.get_all([key.user for key in keys])
        failed: RetryLater | None = None
        for key in keys:
            record, chosen = posted.get(key), preferences[key.user]
            try:
                if key not in playing or not chosen.wants_dm:
                    await self._close(table, key, record)
                elif self._may_try(key.user, chosen):
                    is_pressed = key.user in pressed
                    await self._show(table_id, key, record, chosen, has_actions=is_pressed)
            except RetryLater as retry:
                failed = retry
            except Exception:
                log.exception("a hand failed", extra={"table": table_id, "seat": key.seat})
                failed = RetryLater("a hand failed")
        if failed is not None:
            raise failed
        await self._work.mark_hands_shown(table_id, revision)

    def _may_try(self, user: UserId, chosen: Preferences) -> bool:
        """Whether direct messages to a person are open or may be open again. Too many requests in
        vain would get the bot's address banned."""
        if not chosen.dm_closed_at:
            return True
        if not chosen.dm_closed_told:
            self.dms_closed.add(user)
        closed_for_s = self._tables.cache.clock() - chosen.dm_closed_at
        if closed_for_s >= RETRY_AFTER_PRESS_S and self._sender.has_press_of(user):
            return True
        return closed_for_s >= RETRY_DM_AFTER_S

    async def _show(
        self,
        table_id: TableId,
        key: HandPost,
        record: PostRecord | None,
        chosen: Preferences,
        *,
        has_actions: bool,
    ) -> None:
        """Send or edit the message if there is anything new to show in it."""
        try:
            table, view, queue = await self._tables.queues.look(table_id, key.user)
        except TableRefusal as refusal:
            if refusal.code is TableCode.NOT_AT_THIS_TABLE:
                return  # replaced since `update` began; that change runs this job again
            raise
        phrases = await self._phrases_for(key.user, table)
        version = _version(table, view, queue, phrases.language, has_actions=has_actions)
        if record is not None and record.message and not has_actions:
            with_actions = _version(table, view, queue, phrases.language, has_actions=True)
            away = _away_version(table, phrases.language)
            if record.text_crc in (version, with_actions):
                return
            if _is_within_own_turn(table, view) and record.text_crc != away:
                return  # it is edited when the turn is over
        news = detour_lines(phrases, view, await self._tables.lookup.lost_routes(table_id, view))
        message = direct_messages.hand_direct_message(
            phrases, table, view, queue, news, has_actions=has_actions
        )
        address = await self._page_address(key.user, table_id, MESSAGE_LASTS_S)
        message = with_page_link(self._catalogue, message, address)
        try:
            channel = record.channel if record else await self._sender.dm_channel(key.user)
            keyed = KeyedMessage(table, key, channel, message, view.public.step, version)
            await self._once.show_stored(keyed, record)
        except (DmsClosed, Unreachable):
            about = {"table": table.id, "seat": key.seat}
            log.info("direct messages are closed", extra=about)
            await self._tables.preferences.mark_dm_closed(key.user)
            if not chosen.dm_closed_told:
                self.dms_closed.add(key.user)
            return
        if chosen.dm_closed_at or chosen.dm_closed_told:
            self.dms_closed.discard(key.user)
            await self._tables.preferences.mark_dm_open(key.user)

    async def _close(self, table: Table, key: HandPost, record: PostRecord | None) -> None:
        """Edit the message for the last time, if there is one."""
        if record is None:
            return
        message = await self._last_message(table, key.seat, key.user)
        await self._once.close(KeyedMessage(table, key, record.channel, message))

    async def _last_message(self, table: Table, seat: Seat, user: UserId) -> Message:
        """Why the hand is not shown any more."""
        phrases = await self._phrases_for(user, table)
        if table.status == "cancelled":
            return direct_messages.called_off_direct_message(phrases, table)
        if table.seat_of(user) != seat:
            return direct_messages.seat_left_direct_message(phrases, table, seat)
        final = (await self._tables.lookup.public_view(table.id)).final
        if final is None:
            return direct_messages.switched_off_direct_message(phrases, table)
        return direct_messages.game_over_direct_message(phrases.addressing(seat), table, final)

    async def _phrases_for(self, user: UserId, table: Table) -> Phrasebook:
        language = await self._readers.language_of(user, table.options.language)
        board = self._tables.boards[table.options.map]
        return phrasebook_for(self._catalogue, language, board, table.names)

    async def _make_attachments(self, message: Message, table: Table) -> tuple[Attachment, ...]:
        await self._attachment_maker.until_rush_is_over()
        async with self._one_at_a_time:
            return await self._attachment_maker.make(message, table)


def _version(
    table: Table, view: PlayerView, queue: Queue, language: Language, *, has_actions: bool
) -> int:
    """A checksum of what a hand message shows and its owner's moves change: the same while others
    move. `has_actions`: it has buttons for what the owner can do at this step."""
    if isinstance(table.occupants[view.seat], StandIn):
        return _away_version(table, language)
    mine = view.public.seats[view.seat]
    step = view.public.step if has_actions and view.seat in view.public.waiting else None
    tickets = tuple(each.ticket for each in view.tickets)
    pieces = (mine.wagons, mine.stations, mine.ferry_cards)
    shown = (language, table.where, view.hand, tickets, view.offered, pieces, step)
    queued = f" {queue.turns} {queue.report}" if queue.is_shown else ""
    queued += f" {queue.plays_at}" if queue.plays_at else ""
    return zlib.crc32((repr(shown) + queued).encode())


def _away_version(table: Table, language: Language) -> int:
    """The same for the message that a stand-in plays."""
    return zlib.crc32(repr((language, table.where, "away")).encode())


def _is_within_own_turn(table: Table, view: PlayerView) -> bool:
    """Whether the owner of the hand has begun a turn and has to go on with it."""
    is_away = isinstance(table.occupants[view.seat], StandIn)
    is_waited_for = view.seat in view.public.waiting and not is_away
    return is_waited_for and view.public.stage in WITHIN_A_TURN


def _hands_at(table: Table) -> set[HandPost]:
    """Everybody who has a hand at a table, also while a stand-in plays it."""
    if table.status != "playing" or table.where.is_private:
        return set()
    return {
        HandPost(person.user, Seat(seat))
        for seat, person in enumerate(table.occupants)
        if not isinstance(person, ComputerPlayer) and not is_former(person.user)
    }

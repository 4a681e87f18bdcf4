"""What has not been published of a table yet, and marking it as published."""

from collections.abc import Collection, Sequence

from bot.domain.events import (
    Announcement,
    PostedMessage,
    PublicEntry,
    QueueState,
    Unpublished,
)
from bot.domain.outcome import NO_OUTCOME
from bot.domain.page_links import is_of_page
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import SeatOffer
from bot.domain.table import BEFORE_FIRST, START, MessageId, Seq, Table, TableId
from bot.store import absence as absence_rows
from bot.store import log as log_rows
from bot.store import publication as publication_rows
from bot.store import seats as seat_rows
from bot.store.log import StoredEntry
from bot.store.publication import StoredAnnouncement
from bot.tables.cache import TableCache
from bot.tables.entries import names_before, public_entries, undone
from bot.tables.queues import Queues
from bot.tables.results.profiles import Profiles
from bot.tables.results.replay import Replay
from bot.tables.series import SeriesOfTables
from bot.tables.votes import Votes

NOT_TOLD = MessageId(0)


class Publication:
    """Stored in the database, so that nothing is forgotten over a restart."""

    def __init__(
        self,
        cache: TableCache,
        votes: Votes,
        replay: Replay,
        profiles: Profiles,
        queues: Queues,
    ) -> None:
        self._cache = cache
        self._votes = votes
        self._replay = replay
        self._profiles = profiles
        self._queues = queues
        self._series = SeriesOfTables(cache)

    async def count(self) -> tuple[int, int]:
        """The number of tables in a lobby or in play, and of those with unpublished changes."""
        return await publication_rows.count(self._cache.store.reader)

    async def with_unedited_messages(self) -> list[TableId]:
        """Tables with an earlier message that still asks somebody to act."""
        return await publication_rows.with_unedited_messages(self._cache.store.reader)

    async def first_of_game(self, table_id: TableId) -> PostedMessage | None:
        """The message with which the game began, in which the hash of its seed is; None if it is
        not known."""
        reader = self._cache.store.reader
        for announcement in await publication_rows.announcements_of(reader, table_id, START):
            return PostedMessage(announcement.message, announcement.where)
        return None

    async def is_behind(self, table_id: TableId) -> bool:
        return await publication_rows.is_behind(self._cache.store.reader, table_id)

    async def unpublished(self, table_id: TableId) -> Unpublished:
        """The table and everything that has not been published, all of the same moment;
        or refuse UNKNOWN_TABLE."""
        while True:
            found, is_certain = await self._unpublished(table_id)
            if is_certain or await self._cache.store.is_current(table_id, found.revision):
                return found

    async def _unpublished(self, table_id: TableId) -> tuple[Unpublished, bool]:
        """The same, but another process may have changed the table since the beginning, unless it
        is certain that all is of one moment."""
        reader = self._cache.store.reader
        async with self._cache.lock(table_id):
            state, stored, log = await publication_rows.load_unfinished(reader, table_id)
            if state is None:
                raise TableRefusal(TableCode.UNKNOWN_TABLE)
            is_certain = (
                self._cache.has(table_id, state.revision)
                and not (state.has_open_votes or state.has_nudges or state.has_offers)
                and not state.has_queues
            )
            queue: QueueState = "none"
            if state.seq > BEFORE_FIRST:
                snapshot = await self._cache.get_at(table_id, state.revision)
                table, view = snapshot.table, snapshot.public
                queue = await self._queues.state(snapshot) if state.has_queues else "none"
            else:
                table, view = await self._cache.table(table_id), None
            stored, entries = await self._announced(table_id, state.announced, stored, log)
            announcements = [
                _announcement(table, one, entries, state.taken_back_in) for one in stored
            ]
            is_over = table.status == "over" and not table.where.is_private
            is_behind = state.published < state.revision
            found = Unpublished(
                table=table,
                view=view,
                entries=tuple(entry for entry in entries if entry.seq > state.announced),
                seq=state.seq,
                announced=state.announced,
                revision=state.revision,
                message=state.message or None,
                channel=state.channel or None,
                votes=await self._votes.open_votes(table) if state.has_open_votes else (),
                nudges=(
                    await absence_rows.unsent_nudges(reader, table_id) if state.has_nudges else ()
                ),
                offers=await self._offers(table) if state.has_offers else (),
                shown=next((one for one in announcements if one.posted.id == state.message), None),
                unedited=tuple(one for one in announcements if one.posted.id != state.message),
                proof=await self._replay.proof(table_id) if is_over else None,
                outcome=await self._profiles.outcome(table_id) if is_over else NO_OUTCOME,
                is_won_on_last_turn=(
                    is_over and is_behind and await self._replay.is_won_on_last_turn(table)
                ),
                is_interrupted=state.has_turn_posts,
                has_side_posts=state.has_side_posts,
                is_behind=is_behind,
                at=self._cache.clock(),
                is_from_page=bool(log) and is_of_page(log[-1].interaction),
                queue=queue,
                quiet_changes=state.quiet_changes,
                is_taken_back=state.taken_back_in == NOT_TOLD,
                series=await self._series.before(table) if table.status == "lobby" else None,
            )
            return found, is_certain

    async def mark_published(
        self,
        unpublished: Unpublished,
        revision: int,
        seq: Seq,
        message: MessageId | None,
        past: Collection[MessageId] = (),
        *,
        is_ending: bool = False,
    ) -> None:
        """Everything up to this revision and entry is published. The records of its messages are
        no longer needed. `past`: the earlier messages that have been edited; the others will be.
        `is_ending`: the message is one of those after the last turn, which stay as they are."""
        table_id, where = unpublished.table.id, unpublished.table.where
        shown, after = unpublished.shown, unpublished.announced
        if shown is not None and seq == after:  # nothing new: the table was moved, for example
            after = shown.after
        announced = StoredAnnouncement(message or MessageId(0), where, after, seq)
        unedited = {one.posted.id for one in unpublished.unedited}.difference(past)
        is_announcement = message is not None and not is_ending
        await publication_rows.mark_published(
            self._cache.store,
            table_id,
            revision,
            unpublished.quiet_changes,
            announced,
            past,
            unedited,
            is_announcement=is_announcement,
            says_taken_back=unpublished.is_taken_back,
        )
        self._cache.memory.announce_published(table_id)

    async def _announced(
        self,
        table_id: TableId,
        announced: Seq,
        unfinished: list[StoredAnnouncement],
        entries: list[StoredEntry],
    ) -> tuple[list[StoredAnnouncement], list[PublicEntry]]:
        """The messages that must still be edited, and all entries from the first they announce:
        the unfinished ones, and those of which something has been undone."""
        new = [entry for entry in entries if entry.seq > announced]
        untold = undone(new) - {entry.seq for entry in new}
        if not untold:
            return unfinished, public_entries(entries)
        reader = self._cache.store.reader
        by_message = {one.message: one for one in unfinished}
        for seq in untold:
            for one in await publication_rows.announcements_of(reader, table_id, seq):
                by_message[one.message] = one
        found = [by_message[message] for message in sorted(by_message)]
        since = min((announced, *(one.after for one in found)))
        return found, public_entries(await log_rows.entries(reader, table_id, since))

    async def _offers(self, table: Table) -> tuple[SeatOffer, ...]:
        """Offers of seats at a table that is being played, to people who have no seat there."""
        if table.status != "playing":
            return ()
        found = await seat_rows.offers(self._cache.store.reader, table.id)
        return tuple(offer for offer in found if table.seat_of(offer.to.user) is None)


def _announcement(
    table: Table,
    stored: StoredAnnouncement,
    entries: Sequence[PublicEntry],
    taken_back_in: MessageId | None,
) -> Announcement:
    """`entries`: all that the message announces, and all after them. `taken_back_in`: the message
    that says that the table was restored."""
    following = None
    if stored.following:
        following = PostedMessage(stored.following, stored.following_where)
    return Announcement(
        posted=PostedMessage(stored.message, stored.where),
        after=stored.after,
        seq=stored.seq,
        entries=tuple(entry for entry in entries if stored.after < entry.seq <= stored.seq),
        names=names_before(table, [entry for entry in entries if entry.seq > stored.seq]),
        following=following,
        says_taken_back=stored.message == taken_back_in,
    )

"""What has not been published of a table yet, and marking it as published."""

from bot.domain.events import Unpublished
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import SeatOffer
from bot.domain.table import BEFORE_FIRST, START, ChannelId, MessageId, Seq, Table, TableId
from bot.store import absence as absence_rows
from bot.store import log as log_rows
from bot.store import posts as post_rows
from bot.store import publication as publication_rows
from bot.store import seats as seat_rows
from bot.tables.cache import TableCache
from bot.tables.entries import public_entries
from bot.tables.replay import Replay
from bot.tables.votes import Votes


class Publication:
    """Stored in the database, so that nothing is forgotten over a restart."""

    def __init__(self, cache: TableCache, votes: Votes, replay: Replay) -> None:
        self._cache = cache
        self._votes = votes
        self._replay = replay

    async def behind(self) -> list[TableId]:
        """Tables with public changes that have not been published yet."""
        return await publication_rows.behind(self._cache.store.reader)

    async def is_behind(self, table_id: TableId) -> bool:
        return await publication_rows.is_behind(self._cache.store.reader, table_id)

    async def with_hands(self) -> list[TableId]:
        """Tables at which a hand message may be outdated. Tables that are behind are left out:
        their hands follow when they are published."""
        return await publication_rows.with_hands(self._cache.store.reader)

    async def unpublished(self, table_id: TableId) -> Unpublished:
        """The table and everything that has not been published, all of the same moment;
        or refuse UNKNOWN_TABLE."""
        reader = self._cache.store.reader
        async with self._cache.lock(table_id):
            state = await publication_rows.load(reader, table_id)
            if state is None:
                raise TableRefusal(TableCode.UNKNOWN_TABLE)
            if state.seq > BEFORE_FIRST:
                snapshot = await self._cache.get_locked(table_id)
                table, view = snapshot.table, snapshot.public
            else:
                table, view = await self._cache.table(table_id), None
            entries = await log_rows.entries(reader, table_id, state.announced)
            is_first = state.announced == START
            return Unpublished(
                table=table,
                view=view,
                entries=tuple(public_entries(entries)),
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
                start_events=await log_rows.first_events(reader, table_id) if is_first else (),
                proof=await self._replay.proof(table_id) if table.status == "over" else None,
                is_interrupted=state.has_turn_posts,
                at=self._cache.clock(),
            )

    async def mark_published(
        self,
        table_id: TableId,
        revision: int,
        seq: Seq,
        message: MessageId | None,
        channel: ChannelId,
    ) -> None:
        """Everything up to this revision and entry is published. The records of its messages are
        no longer needed."""
        async with self._cache.store.writing() as db:
            await publication_rows.mark_published(db, table_id, revision, seq, message, channel)
            await post_rows.delete_turn_posts(db, table_id)

    async def _offers(self, table: Table) -> tuple[SeatOffer, ...]:
        """Offers of seats at a table that is being played, to people who have no seat there."""
        if table.status != "playing":
            return ()
        found = await seat_rows.offers(self._cache.store.reader, table.id)
        return tuple(offer for offer in found if table.seat_of(offer.to.user) is None)

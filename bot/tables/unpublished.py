"""For the publisher: what has to be shown, what has been shown, and how people want it."""

from bot.domain.events import HAND, TURN, PostRecord, PublicEntry, Unpublished
from bot.domain.requests import SeatOffer, Vote
from bot.domain.table import (
    ChannelId,
    Language,
    MessageId,
    Preferences,
    Seq,
    Table,
    TableId,
    UserId,
)
from bot.store import absence as vote_rows
from bot.store import log as log_rows
from bot.store import posts as post_rows
from bot.store import publication as shown_rows
from bot.store import seats as offer_rows
from bot.store.log import FIRST
from bot.tables.entries import undone
from bot.tables.votes import Questions

COMMANDS = "commands"


class Notices(Questions):
    """Kept in the database, so that nothing is forgotten over a restart."""

    async def behind(self) -> list[TableId]:
        """Tables of which something public has not been shown yet."""
        return await shown_rows.behind(self.store.reader)

    async def is_behind(self, table_id: TableId) -> bool:
        return await shown_rows.is_behind(self.store.reader, table_id)

    async def with_hands(self) -> list[TableId]:
        """Tables at which somebody may hold a hand that is not the one shown. Those of which
        something public is to be shown first are left out."""
        return await shown_rows.with_hands(self.store.reader, HAND)

    async def unpublished(self, table_id: TableId) -> Unpublished:
        """All of one moment: nobody changes the table meanwhile."""
        async with self._lock(table_id):
            table = await self.get(table_id)
            shown = await shown_rows.shown(self.store.reader, table_id)
            snapshot = await self._held(table_id) if shown.seq > FIRST else None
            return Unpublished(
                table=table if snapshot is None else snapshot.table,
                view=None if snapshot is None else snapshot.public,
                entries=tuple(await self.history(table_id, shown.announced)),
                seq=shown.seq,
                announced=shown.announced,
                revision=shown.revision,
                message=shown.message or None,
                channel=shown.channel or None,
                votes=await self._open_votes(table),
                nudges=await vote_rows.untold_nudges(self.store.reader, table_id),
                offers=await self._offers(table),
                at=self._clock(),
            )

    async def _offers(self, table: Table) -> tuple[SeatOffer, ...]:
        """Of seats at a table that is played at, to people who do not sit there."""
        if table.status != "playing":
            return ()
        found = await offer_rows.at_table(self.store.reader, table.id)
        return tuple(offer for offer in found if table.seat_of(offer.to.user) is None)

    async def published(
        self,
        table_id: TableId,
        revision: int,
        seq: Seq,
        message: MessageId | None,
        channel: ChannelId,
    ) -> None:
        """Shown so far. What was noted of its messages one by one is no longer needed."""
        async with self.store.writing() as db:
            await shown_rows.published(db, table_id, revision, seq, message, channel)
            await post_rows.drop_all(db, table_id, TURN)

    async def asked(self, table_id: TableId, kind: str, at: float) -> Vote | None:
        """A question to the people at a table, decided or not."""
        return await vote_rows.asked(self.store.reader, table_id, kind, at)

    async def drop_nudge(self, table_id: TableId, at: float) -> None:
        """Nobody was nudged: they had moved."""
        async with self.store.writing() as db:
            await vote_rows.drop_nudge(db, table_id, at)

    async def nudge_told(self, table_id: TableId, at: float) -> None:
        async with self.store.writing() as db:
            await vote_rows.nudge_told(db, table_id, at)

    async def history(self, table_id: TableId, since: Seq = FIRST) -> list[PublicEntry]:
        """What everybody may read of the entries after `since`."""
        entries = await log_rows.entries(self.store.reader, table_id, since)
        gone = undone(entries)
        return [
            PublicEntry(entry.seq, entry.seat, entry.events, entry.at, entry.seq in gone)
            for entry in entries
        ]

    async def posted(self, table_id: TableId, name: str) -> PostRecord | None:
        """A message that is posted once, by its name."""
        return await post_rows.posted(self.store.reader, table_id, name)

    async def posts(self, table_id: TableId, kind: str) -> list[str]:
        """The names of all that are of one kind, which is the first word of their names."""
        return await post_rows.names(self.store.reader, table_id, kind)

    async def keep_posted(self, table_id: TableId, name: str, post: PostRecord) -> None:
        async with self.store.writing() as db:
            await post_rows.keep(db, table_id, name, post)

    async def drop_posted(self, table_id: TableId, name: str) -> None:
        async with self.store.writing() as db:
            await post_rows.drop(db, table_id, name)

    async def preferences(self, user: UserId) -> Preferences:
        return await shown_rows.preferences(self.store.reader, user)

    async def keep_preferences(self, user: UserId, preferences: Preferences) -> None:
        async with self.store.writing() as db:
            await shown_rows.keep_preferences(db, user, preferences)

    async def language(self, user: UserId) -> Language | None:
        """What somebody read when they last did something; nothing if they never did."""
        return await shown_rows.language(self.store.reader, user)

    async def keep_language(self, user: UserId, language: Language) -> None:
        async with self.store.writing() as db:
            await shown_rows.keep_language(db, user, language)

    async def commands_hash(self) -> str:
        """Of the commands that Discord knows; empty before the first time."""
        return await shown_rows.fact(self.store.reader, COMMANDS)

    async def keep_commands_hash(self, text: str) -> None:
        async with self.store.writing() as db:
            await shown_rows.keep_fact(db, COMMANDS, text)

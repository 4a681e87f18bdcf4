"""For the publisher: what has to be shown, what has been shown, and how people want it."""

from bot.model import ChannelId, MessageId, Preferences, Seq, TableId, UserId
from bot.news import Entry, HandNote, News
from bot.store import log as log_rows
from bot.store import shown as shown_rows
from bot.store.log import FIRST
from bot.tables.log import undone
from bot.tables.questions import Questions

COMMANDS = "commands"


class Notices(Questions):
    """Kept in the database, so that nothing is forgotten over a restart."""

    async def behind(self) -> list[TableId]:
        """Tables of which something public has not been shown yet."""
        return await shown_rows.behind(self.store.reader)

    async def news(self, table_id: TableId) -> News:
        """All of one moment: nobody changes the table meanwhile."""
        async with self._lock(table_id):
            table = await self.get(table_id)
            shown = await shown_rows.shown(self.store.reader, table_id)
            live = await self._held(table_id) if shown.seq > FIRST else None
            return News(
                table=table if live is None else live.table,
                view=None if live is None else live.public,
                entries=tuple(await self.history(table_id, shown.announced)),
                seq=shown.seq,
                announced=shown.announced,
                revision=shown.revision,
                message=shown.message or None,
                channel=shown.channel or None,
                votes=await self._open_votes(table),
            )

    async def published(
        self,
        table_id: TableId,
        revision: int,
        seq: Seq,
        message: MessageId | None,
        channel: ChannelId,
    ) -> None:
        async with self.store.writing() as db:
            await shown_rows.published(db, table_id, revision, seq, message, channel)

    async def history(self, table_id: TableId, since: Seq = FIRST) -> list[Entry]:
        """What everybody may read of the entries after `since`."""
        entries = await log_rows.entries(self.store.reader, table_id, since)
        gone = undone(entries)
        return [
            Entry(entry.seq, entry.seat, entry.events, entry.at, entry.seq in gone)
            for entry in entries
        ]

    async def hand_note(self, table_id: TableId, user: UserId) -> HandNote | None:
        return await shown_rows.hand_note(self.store.reader, table_id, user)

    async def keep_hand_note(self, table_id: TableId, user: UserId, note: HandNote) -> None:
        async with self.store.writing() as db:
            await shown_rows.keep_hand_note(db, table_id, user, note)

    async def drop_hand_note(self, table_id: TableId, user: UserId) -> None:
        async with self.store.writing() as db:
            await shown_rows.drop_hand_note(db, table_id, user)

    async def preferences(self, user: UserId) -> Preferences:
        return await shown_rows.preferences(self.store.reader, user)

    async def keep_preferences(self, user: UserId, preferences: Preferences) -> None:
        async with self.store.writing() as db:
            await shown_rows.keep_preferences(db, user, preferences)

    async def is_told(self, table_id: TableId, mark: str) -> bool:
        """Whether something that is told once, such as the end of patience, has been told."""
        return await shown_rows.fact(self.store.reader, f"told {table_id} {mark}") != ""

    async def keep_told(self, table_id: TableId, mark: str) -> None:
        async with self.store.writing() as db:
            await shown_rows.keep_fact(db, f"told {table_id} {mark}", str(int(self._clock())))

    async def commands_hash(self) -> str:
        """Of the commands that Discord knows; empty before the first time."""
        return await shown_rows.fact(self.store.reader, COMMANDS)

    async def keep_commands_hash(self, text: str) -> None:
        async with self.store.writing() as db:
            await shown_rows.keep_fact(db, COMMANDS, text)

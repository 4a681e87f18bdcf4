"""Looking at tables: by id, by channel or by user; their views and their history."""

from collections.abc import Mapping

from bot.domain.events import PublicEntry, since_last_turn
from bot.domain.requests import AbsentPlayer, DueReminder, Target
from bot.domain.table import BEFORE_FIRST, ChannelId, Seq, Table, TableId, UserId
from bot.store import log as log_rows
from bot.store import publication as publication_rows
from bot.store import tables as table_rows
from bot.store import waits as wait_rows
from bot.tables.cache import TableCache
from bot.tables.entries import names_before, public_entries
from engine.events import RouteClaimed
from engine.model import MapId, RouteId, Seat
from engine.views import PlayerView, PublicView

MOST_PER_TURN = 4  # entries of the log; hardly any turn has more


class Lookup:
    """Read-only access to tables, views and histories."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    async def table(self, table_id: TableId) -> Table:
        """The table, or refuse UNKNOWN_TABLE."""
        return await self._cache.table(table_id)

    def remembered(self, table_id: TableId) -> Table | None:
        """The table if its game is in memory, without reading anything. Another process may have
        changed it since."""
        known = self._cache.memory.find(table_id)
        return None if known is None else known.snapshot.table

    async def open_in(self, channel: ChannelId) -> Table | None:
        """The open table of a channel, or None."""
        return await table_rows.open_in(self._cache.store.reader, channel)

    async def last_in(self, channel: ChannelId) -> Table | None:
        """The newest table of a channel, open or closed, or None."""
        return await table_rows.last_in(self._cache.store.reader, channel)

    async def maps_in_play(self) -> set[MapId]:
        """The maps of all open tables."""
        return await table_rows.maps_in_play(self._cache.store.reader)

    async def of_user(self, user: UserId) -> list[Table]:
        """The open tables at which the user has a seat or is host, oldest first."""
        return await table_rows.of_user(self._cache.store.reader, user)

    async def public_view(self, table_id: TableId) -> PublicView:
        """What everybody sees of the game. Refused before it has begun."""
        return (await self._cache.get(table_id)).public

    async def table_and_public_view(self, table_id: TableId) -> tuple[Table, PublicView]:
        """The table and what everybody sees of its game, of the same moment. Refused before it has
        begun."""
        snapshot = await self._cache.get(table_id)
        return snapshot.table, snapshot.public

    async def player_view(self, table_id: TableId, user: UserId) -> PlayerView:
        """What the user sees from their seat, or refuse NOT_AT_THIS_TABLE."""
        snapshot = await self._cache.get(table_id)
        return snapshot.private(snapshot.table.require_seat(user))

    async def table_and_view(self, table_id: TableId, user: UserId) -> tuple[Table, PlayerView]:
        """The table and what the user sees from their seat, of the same moment."""
        snapshot = await self._cache.get(table_id)
        return snapshot.table, snapshot.private(snapshot.table.require_seat(user))

    async def require_turn(self, target: Target, user: UserId) -> tuple[Table, PlayerView]:
        """The table and the user's view, or a refusal if it is not their turn or the request was
        made for an earlier step."""
        snapshot = await self._cache.get(target.table)
        seat = snapshot.table.require_seat(user)
        snapshot.require_step(target.step)
        snapshot.require_turn(seat)
        return snapshot.table, snapshot.private(seat)

    async def seq(self, table_id: TableId) -> Seq:
        """The last entry of the log; 0 before the game."""
        state = await publication_rows.load(self._cache.store.reader, table_id)
        return BEFORE_FIRST if state is None else state.seq

    async def waiting_since(self, table_id: TableId) -> Mapping[Seat, float]:
        """The seats the table waits for, and since when."""
        return await wait_rows.at_table(self._cache.store.reader, table_id)

    async def is_still_waited_for(self, person: DueReminder | AbsentPlayer) -> bool:
        """Whether the person has not moved since, and the game goes on with them."""
        return await wait_rows.is_waited_for(
            self._cache.store.reader, person.table, person.seat, person.user, person.since
        )

    async def names_at(self, table: Table, at: float) -> tuple[str, ...]:
        """The names of the seats at a moment of the game."""
        entries = await log_rows.entries_about_people(self._cache.store.reader, table.id)
        return names_before(table, public_entries([one for one in entries if one.at >= at]))

    async def history(self, table_id: TableId, since: Seq = BEFORE_FIRST) -> list[PublicEntry]:
        """What everybody may read of the entries after `since`."""
        return public_entries(await log_rows.entries(self._cache.store.reader, table_id, since))

    async def lost_routes(self, table_id: TableId, view: PlayerView) -> tuple[RouteId, ...]:
        """The routes that others have claimed since the last turn of the view's seat; if that has
        just ended, since the turn before."""
        turns = len(view.public.seats) + 1
        since = Seq(max(BEFORE_FIRST, view.public.step - turns * MOST_PER_TURN))
        recent = since_last_turn(await self.history(table_id, since), view.seat, is_turn=True)
        events = (event for entry in recent if not entry.is_undone for event in entry.events)
        return tuple(
            event.route
            for event in events
            if isinstance(event, RouteClaimed) and event.seat != view.seat
        )

"""Before the game: opening a table, joining and leaving it, starting, cancelling and moving it."""

import hashlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bot.domain.events import GameBegan
from bot.domain.limits import TableLimits
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ActionResult
from bot.domain.server_settings import CancelBy
from bot.domain.table import (
    START,
    ChannelId,
    Human,
    InteractionId,
    Language,
    Level,
    Options,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.store import Transaction
from bot.store import log as log_rows
from bot.store import server_settings as setting_rows
from bot.store import table_limits as limit_rows
from bot.store import tables as table_rows
from bot.tables import seating
from bot.tables.cache import Prepare, TableCache, repeated
from bot.tables.entries import NewEntry, StartBody, encode_body
from bot.tables.held_table import HeldTable
from bot.tables.series import SeriesOfTables, first_of
from bot.tables.snapshot import Snapshot
from bot.tables.table_limits import require_room_for_lobby, require_room_without_people
from engine.cards import Seed
from engine.events import Event, Whisper
from engine.game import draw_lots, start
from engine.model import Seat, Stations

SEED_BYTES = 32
RandomBytes = Callable[[int], bytes]
Started: TypeAlias = tuple[Snapshot, tuple[Event, ...], tuple[Whisper, ...]]
"""The game that has begun, what everybody may know of it, and what each seat was dealt."""


class Lobby:
    """Opening, filling, starting, moving and cancelling tables."""

    def __init__(
        self,
        cache: TableCache,
        random_bytes: RandomBytes = secrets.token_bytes,
        limits: TableLimits | None = None,
    ) -> None:
        self._cache = cache
        self._random_bytes = random_bytes
        self._limits = limits or TableLimits()
        self._series = SeriesOfTables(cache)

    async def open(
        self, where: Where, host: Human, options: Options, *, host_plays: bool = True
    ) -> Table:
        """A new table in a channel that has no open one. The host takes a seat or watches."""
        occupants = (host,) if host_plays else ()
        return await self._insert(
            Table(seating.UNNUMBERED, where, host.user, options, "lobby", occupants)
        )

    async def open_again(
        self, where: Where, host: Human, before: Table, *, has_same_cards: bool = False
    ) -> Table:
        """A new table like the one before, whose other people are invited: once for each table, so
        that nobody is called again and again. `has_same_cards`: for a friendly game in which the
        same is dealt, with everybody one seat further."""

        async def invite(db: Transaction, table: Table) -> Table:
            if table.options.invited and not await limit_rows.invite_again(db, before.id):
                return replace(table, options=replace(table.options, invited=()))
            return table

        series = first_of(before) if has_same_cards else await self._series.next_of(before)
        _, most = self._cache.boards[before.options.map].map.players
        table = seating.another_table(
            before, where, host, series, most, has_same_cards=has_same_cards
        )
        return await self._insert(table, invite)

    async def open_in_thread(
        self,
        parent: Where,
        interaction: InteractionId,
        host: Human,
        options: Options,
        *,
        host_plays: bool = True,
    ) -> Table:
        """A new table that gets a thread of its own in this channel."""
        coming = Where(parent.guild, ChannelId(-interaction))
        options = replace(options, thread_in=parent.channel)
        return await self.open(coming, host, options, host_plays=host_plays)

    async def settle_in_thread(self, table_id: TableId, thread: Where) -> Table:
        """The thread of a new table is open. If the table was moved meanwhile, it stays there."""

        def settled(table: Table) -> Table:
            if not table.where.is_coming_thread:
                return table
            options = replace(table.options, thread_in=ChannelId(0))
            return replace(table, where=thread, options=options)

        return await self._cache.update(table_id, settled)

    async def settle_without_thread(self, table_id: TableId) -> Table:
        """No thread can be opened for a new table: it is bound to the channel itself, or cancelled
        if that has an open table. If it was moved meanwhile, it stays there."""

        async def attempt() -> Table:
            async with self._cache.held(table_id) as held:
                before = held.table
                if not before.where.is_coming_thread:
                    return before
                channel = before.posts_in.channel
                other = await table_rows.open_in(self._cache.store.reader, channel)
                after = seating.without_thread(before, is_free=other is None)
                async with held.changing(after):
                    return after

        return await repeated(attempt)

    async def join(self, table_id: TableId, human: Human) -> Table:
        return await self._cache.update(table_id, lambda table: seating.joined(table, human))

    async def leave(self, table_id: TableId, user: UserId) -> Table:
        """Leave before the game begins; later people resign."""
        return await self._cache.update(table_id, lambda table: seating.left(table, user))

    async def add_computer_player(
        self, table_id: TableId, by: UserId, level: Level, *names: str
    ) -> Table:
        """The table with one more computer player in its last place, who gets the first of the
        names that nobody has."""
        return await self._cache.update(
            table_id, lambda table: seating.with_computer_player(table, by, level, names)
        )

    async def with_room_for_computer_player(self, table_id: TableId, by: UserId) -> Table:
        """The table, or refuse if this user may not add a computer player now."""
        table = await self._cache.table(table_id)
        seating.require_room_for_computer_player(table, by)
        return table

    async def remove_computer_player(self, table_id: TableId, by: UserId, name: str) -> Table:
        return await self._cache.update(
            table_id, lambda table: seating.without_computer_player(table, by, name)
        )

    async def change_language(
        self,
        table_id: TableId,
        by: UserId,
        language: Language,
        names: Mapping[Level, Sequence[str]],
    ) -> Table:
        """The table in another language. `names`: for its computer players, by their level."""
        return await self._cache.update(
            table_id, lambda table: seating.with_language(table, by, language, names)
        )

    async def change_best_of(self, table_id: TableId, by: UserId, best_of: int) -> Table:
        """The table with a series of at most so many games; 0 for any number."""
        return await self._cache.update(
            table_id, lambda table: seating.with_best_of(table, by, best_of)
        )

    async def start(
        self,
        table_id: TableId,
        by: UserId,
        order: tuple[UserId, ...] = (),
        interaction: InteractionId | None = None,
    ) -> ActionResult:
        """Start the game; the result is the host's. Seats are drawn by lot, unless the host gives
        the order of the people; if they have played before, everybody is one seat further."""
        snapshot, events, whispers = await self._start(table_id, by, order, interaction)
        seat = snapshot.table.require_seat(by)
        mine = tuple(whisper for whisper in whispers if whisper.seat == seat)
        return ActionResult(
            snapshot.table, snapshot.seq, snapshot.public, snapshot.private(seat), events, mine
        )

    async def start_to_watch(
        self,
        table_id: TableId,
        by: UserId,
        order: tuple[UserId, ...] = (),
        interaction: InteractionId | None = None,
    ) -> Table:
        """Start the game for a host who only watches."""
        return (await self._start(table_id, by, order, interaction))[0].table

    async def cancel(self, table_id: TableId, by: UserId, may_manage: bool) -> Table:
        """Cancel without a log entry: a table in its lobby, or a game that cannot go on."""
        table = await self._cache.table(table_id)
        cancel_by = await self._cancel_by(table)
        return await self._cache.update(
            table_id, lambda table: seating.cancelled(table, by, may_manage, cancel_by)
        )

    async def require_may_cancel(self, table_id: TableId, by: UserId, may_manage: bool) -> Table:
        """The table, or refuse if this user may not cancel it."""
        table = await self._cache.table(table_id)
        seating.cancelled(table, by, may_manage, await self._cancel_by(table))
        return table

    async def may_cancel(self, table: Table, by: UserId, may_manage: bool) -> bool:
        """Whether this user may cancel the table, which is open."""
        try:
            seating.cancelled(table, by, may_manage, await self._cancel_by(table))
        except TableRefusal:
            return False
        return True

    async def require_lobby(self, table_id: TableId) -> Table:
        """The table, or refuse if its game has begun or it was cancelled."""
        table = await self._cache.table(table_id)
        seating.require_lobby(table)
        return table

    async def is_stuck(self, table_id: TableId) -> bool:
        """Whether a game cannot go on because its map is gone or has changed."""
        try:
            await self._cache.get(table_id)
        except TableRefusal as refusal:
            return refusal.code in (TableCode.MAP_HAS_CHANGED, TableCode.UNKNOWN_MAP)
        return False

    async def move(self, table_id: TableId, by: UserId, where: Where) -> Table:
        """Move the table to another channel, where its newest message is posted again."""

        async def attempt() -> Table:
            async with self._cache.held(table_id) as held:
                after = seating.moved(held.table, by, where)
                other = await table_rows.open_in(self._cache.store.reader, where.channel)
                if other is not None:
                    raise TableRefusal(TableCode.CHANNEL_HAS_A_TABLE, table=other.id)
                async with held.changing(after):
                    return after

        return await repeated(attempt)

    async def _cancel_by(self, table: Table) -> CancelBy:
        settings = await setting_rows.load(self._cache.store.reader, table.where.guild)
        return settings.cancel_by

    async def _insert(self, table: Table, prepare: Prepare | None = None) -> Table:
        map_, options = self._cache.boards[table.options.map].map, table.options
        least, most = map_.players
        if not least <= options.most_players <= most:
            raise TableRefusal(TableCode.NOT_FOR_SO_MANY, least=least, most=most)
        has_stations = any(isinstance(rule, Stations) for rule in map_.rules)
        if options.stations != "one" and not has_stations:
            raise TableRefusal(TableCode.MAP_HAS_NO_STATIONS)

        async def prepared(db: Transaction, table: Table) -> Table:
            await require_room_for_lobby(db, table, self._limits, self._cache.clock())
            return table if prepare is None else await prepare(db, table)

        return await self._cache.insert(table, prepared)

    async def _start(
        self,
        table_id: TableId,
        by: UserId,
        order: tuple[UserId, ...],
        interaction: InteractionId | None,
    ) -> Started:
        """Start with the people who are in the lobby now. The same interaction twice starts
        once."""

        async def attempt() -> Started:
            reader = self._cache.store.reader
            async with self._cache.held(table_id) as held:
                if not (interaction and await log_rows.seq_of(reader, table_id, interaction)):
                    return await self._start_held(held, by, order, interaction)
            return await self._cache.get(table_id), (), ()

        return await repeated(attempt)

    async def _start_held(
        self,
        held: HeldTable,
        by: UserId,
        order: tuple[UserId, ...],
        interaction: InteractionId | None,
    ) -> Started:
        before = held.table
        board = self._cache.boards.at(before)
        seating.require_ready(before, by, board)
        last = await self._last(before)
        seed = await self._seed(before)
        is_turned = last is not None and not order
        if order:
            occupants = seating.in_order(before.occupants, order)
        elif last is not None:
            occupants = seating.turned(before.occupants, last.occupants)
        else:
            occupants = draw_lots(before.occupants, seed)
        seed_hash = hashlib.sha256(seed).hexdigest()
        table = replace(before, occupants=occupants, seed_hash=seed_hash, status="playing")
        played = start(board, len(occupants), seed)
        digest = self._cache.boards.digest(before.options.map)
        snapshot = Snapshot(table, played.game, START, 0, digest)
        seat = table.seat_of(by) or Seat(0)
        by_lot = not order and not is_turned
        began = GameBegan(table.names, by_lot=by_lot, is_turned=is_turned)
        events = (began, *played.events)
        entry = NewEntry(
            seat, "start", encode_body(StartBody(table.names)), events, True, interaction
        )
        async with held.committing(snapshot, entry) as db:
            if not table.has_people:
                await require_room_without_people(db, table, self._limits, self._cache.clock())
            await table_rows.save_start(db, table, seed, played.game.rules_version)
        return snapshot, played.events, played.whispers

    async def _last(self, table: Table) -> Table | None:
        """The table that was played before by some of the same people, or None."""
        last = table.options.after
        return await table_rows.load(self._cache.store.reader, last) if last else None

    async def _seed(self, table: Table) -> Seed:
        """A new seed, or that of the game before, which is over, so everybody may know it."""
        if not table.options.has_same_cards:
            return Seed(self._random_bytes(SEED_BYTES))
        await self._cache.table(table.options.after)  # refused if it has been deleted
        return (await table_rows.seed_and_rules(self._cache.store.reader, table.options.after))[0]

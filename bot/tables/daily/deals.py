"""Playing the daily deal: beginning the only try, comparing results, and what is shown when."""

from bot.domain import daily
from bot.domain.daily import DailyTry, Day, Standing
from bot.domain.events import GameBegan
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ActionResult
from bot.domain.table import (
    BEFORE_FIRST,
    START,
    ComputerPlayer,
    GuildId,
    Human,
    InteractionId,
    Language,
    Options,
    Table,
    TableId,
    UserId,
)
from bot.store import daily as daily_rows
from bot.store import personal_data as personal_rows
from bot.store import retention as retention_rows
from bot.store import tables as table_rows
from bot.tables import seating
from bot.tables.cache import TableCache
from bot.tables.daily.days import DealsOfDays, RandomBytes
from bot.tables.daily.results import PLAYER
from bot.tables.entries import NewEntry, StartBody, encode_body
from bot.tables.held_table import HeldTable
from bot.tables.results.replay import Replay
from bot.tables.snapshot import Snapshot
from engine.game import start
from engine.record import Record

KEEP_DAYS = 14  # games, after their deal has closed
MOST_OTHERS = 10  # whose lines are shown
BATCH = 50  # games that are deleted at a time, so that nobody has to wait


class DailyDeals:
    """Everybody's tries. A try is a table that only its player sees."""

    def __init__(self, cache: TableCache, replay: Replay, random_bytes: RandomBytes) -> None:
        self._cache = cache
        self._replay = replay
        self.days = DealsOfDays(cache, random_bytes)
        self._tidied = daily.NO_DAY
        self._recorded = TableId(0)
        self._newest_record: Record | None = None

    @property
    def today(self) -> Day:
        return self.days.today

    def is_closed(self, day: Day) -> bool:
        return not daily.is_open(day, self._cache.clock())

    async def begin(
        self,
        person: Human,
        day: Day,
        language: Language,
        opponent: str,
        interaction: InteractionId,
        guild: GuildId | None = None,
    ) -> ActionResult:
        """Begin the only try of somebody at today's deal. `guild`: where, if it is on a server,
        whose people see the result. Refuse DAY_IS_OVER on another day, DAILY_BEGUN the second time,
        and DATA_DELETED_TODAY if nobody can know any more whether it is the second time."""
        if day != self.today:
            raise TableRefusal(TableCode.DAY_IS_OVER)
        if await personal_rows.was_deleted(
            self._cache.store.reader, person.user, day * daily.DAY_S
        ):
            raise TableRefusal(TableCode.DATA_DELETED_TODAY)
        deal, seed = await self.days.of(day), await self.days.seed_of(day)
        options = Options(deal.map, language, daily.PLAYERS, has_hints=False, daily=day)
        table = Table(
            seating.UNNUMBERED,
            daily.private_place(interaction),
            person.user,
            options,
            "playing",
            (person, ComputerPlayer(daily.LEVEL, opponent)),
            await self.days.hash_of(day),
        )
        played = start(self._cache.boards.at(table), daily.PLAYERS, seed, deal.rules)
        events = (GameBegan(table.names, by_lot=False), *played.events)
        body = encode_body(StartBody(table.names))
        entry = NewEntry(PLAYER, "start", body, events, True, interaction)
        now, memory = self._cache.clock(), self._cache.memory
        async with self._cache.store.writing() as db:
            table = await table_rows.insert(db, table, now)
            begun = DailyTry(day, person.user, person.name, table.id)
            if not await daily_rows.begin(db, begun, now):
                raise TableRefusal(TableCode.DAILY_BEGUN)
            if guild is not None:
                await daily_rows.note_place(db, guild, day, person.user)
            await table_rows.save_start(db, table, seed, played.game.rules_version)
            digest = self._cache.boards.digest(table.options.map)
            snapshot = Snapshot(table, played.game, START, 0, digest)
            held = HeldTable(self._cache.store, memory, table, BEFORE_FIRST, 1)
            await held.write_first(db, snapshot, entry)
        held.note_committed(snapshot, entry)
        mine = tuple(whisper for whisper in played.whispers if whisper.seat == PLAYER)
        return ActionResult(
            table, START, snapshot.public, snapshot.private(PLAYER), played.events, mine
        )

    async def note_place(self, guild: GuildId, day: Day, user: UserId) -> None:
        """Somebody plays the deal of a day on this server too, whose people see the result. After
        it has closed, nothing changes."""
        if self.is_closed(day):
            return
        async with self._cache.store.writing() as db:
            await daily_rows.note_place(db, guild, day, user)

    async def try_of(self, user: UserId, day: Day) -> DailyTry | None:
        """Somebody's try, or None if they have not begun it."""
        return await daily_rows.try_of(self._cache.store.reader, user, day)

    async def unfinished(self, user: UserId) -> DailyTry | None:
        """A try of yesterday that can still be finished, or None."""
        found = await self.try_of(user, Day(self.today - 1))
        return found if found is not None and found.result is None else None

    async def is_offered(self, user: UserId) -> bool:
        """Whether somebody has not begun today's deal yet."""
        return await self.try_of(user, self.today) is None

    async def require_finished(self, user: UserId, day: Day) -> DailyTry:
        """Somebody's finished try, or refuse DAILY_NOT_FINISHED."""
        found = await self.try_of(user, day)
        if found is None or found.result is None:
            raise TableRefusal(TableCode.DAILY_NOT_FINISHED)
        return found

    async def standing(self, found: DailyTry) -> Standing:
        """How a finished try compares with all others of its deal."""
        counts = await daily_rows.counts(self._cache.store.reader, found.day)
        return daily.standing(found.result.points if found.result else 0, counts)

    async def streak(self, user: UserId) -> int:
        """On how many days in a row somebody has finished."""
        days = await daily_rows.days_of(self._cache.store.reader, user)
        return daily.streak_of(days, self.today)

    async def others(self, user: UserId, day: Day, guild: GuildId | None) -> list[DailyTry]:
        """How other people of a server played the same cards, or without a server the best of all;
        without people who have hidden themselves. Refuse DAILY_NOT_FINISHED to somebody for whom
        that would tell anything about cards they may still see."""
        if not self.is_closed(day):
            await self.require_finished(user, day)
        reader, most = self._cache.store.reader, MOST_OTHERS + 1
        if guild is None:
            found = await daily_rows.best(reader, day, most)
        else:
            found = await daily_rows.best_of_guild(reader, guild, day, most)
        return [each for each in found if each.user != user][:MOST_OTHERS]

    async def best(self, day: Day) -> DailyTry | None:
        """The best try at a deal that has closed, without people who have hidden themselves; or
        None. Refuse DEAL_IS_OPEN before that."""
        daily.require_closed(day, self._cache.clock())
        found = await daily_rows.best(self._cache.store.reader, day, 1)
        return found[0] if found else None

    async def record(self, found: DailyTry) -> Record | None:
        """The record of a try, without the name of its player; None if it is not kept any longer.
        Refuse DEAL_IS_OPEN before the deal has closed."""
        daily.require_closed(found.day, self._cache.clock())
        if not found.game:
            return None
        if found.game != self._recorded:  # everybody asks for the same one
            self._newest_record = await self._replay.record(found.game)
            self._recorded = found.game
        return self._newest_record

    async def delete_person(self, user: UserId) -> None:
        """Delete the tries of somebody, with their games."""
        async with self._cache.store.writing() as db:
            games = await daily_rows.delete_person(db, user)
            for game in games:
                await retention_rows.delete_table(db, game)
        for game in games:
            self._cache.memory.forget(game)
        self._recorded = TableId(0)

    async def tidy(self) -> int:
        """Delete some of the games of deals that closed long ago: their results are kept. Returns
        how many. There is nothing more to do on a day on which none was left."""
        kept = Day(daily.newest_closed(self.today) + 1 - KEEP_DAYS)
        if kept == self._tidied:
            return 0
        games = await daily_rows.games_before(self._cache.store.reader, kept, BATCH)
        for game in games:
            await self._delete(game)
        if not games:
            async with self._cache.store.writing() as db:
                places = Day(self.today - daily_rows.MOST_DAYS)
                await daily_rows.forget_before(db, kept, places)
            self._tidied = kept
        return len(games)

    async def _delete(self, game: TableId) -> None:
        async with self._cache.lock(game):
            async with self._cache.store.writing() as db:
                await daily_rows.forget_game(db, game)
                await retention_rows.delete_table(db, game)
            self._cache.memory.forget(game)

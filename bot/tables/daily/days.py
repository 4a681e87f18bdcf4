"""What is dealt on which day. It is announced a day before, so it is chosen once, stored, and the
same for every process and every later version of the bot."""

from collections.abc import Callable, Iterator

from bot.domain import daily
from bot.domain.daily import Day, Deal, Secret
from bot.domain.refusals import TableCode, TableRefusal
from bot.store import daily as daily_rows
from bot.tables.cache import TableCache
from engine.board import Board
from engine.cards import Seed
from engine.game import RULES_VERSION
from engine.model import Map, MapId

SECRET_BYTES = 32
MOST_REMEMBERED = 100

RandomBytes = Callable[[int], bytes]


class DealsOfDays:
    """The map, the rules and the seed of each day."""

    def __init__(self, cache: TableCache, random_bytes: RandomBytes) -> None:
        self._cache = cache
        self._random_bytes = random_bytes
        self._known_secret: Secret | None = None
        self._known: dict[Day, Deal] = {}

    @property
    def today(self) -> Day:
        return daily.day_at(self._cache.clock())

    async def of(self, day: Day) -> Deal:
        """The deal of a day. Those of today and tomorrow are chosen when they are first asked
        for; of a day on which nobody asked, what might have been dealt."""
        if day not in self._known:
            deal = await daily_rows.deal_of(self._cache.store.reader, day)
            if deal is None and self.today <= day <= self.today + 1:
                deal = await self._chosen(day)
            if deal is None:
                return Deal(daily.map_for(day, self._maps(), {}), RULES_VERSION)
            if len(self._known) >= MOST_REMEMBERED:
                self._known.clear()
            self._known[day] = deal
        return self._known[day]

    async def map_of(self, day: Day) -> MapId:
        return (await self.of(day)).map

    async def has_map(self, day: Day) -> bool:
        """Whether this version has the map of a day's deal. Not if another one has announced it, to
        which the bot was updated, and from which it has gone back."""
        return await self.map_of(day) in self._cache.boards.map_ids

    async def board_of(self, day: Day) -> Board:
        """The board of a day's deal, or refuse DEAL_HAS_NO_MAP."""
        map_id = await self.map_of(day)
        if not await self.has_map(day):
            raise TableRefusal(TableCode.DEAL_HAS_NO_MAP, map=map_id)
        return self._cache.boards[map_id]

    async def newest_closed(self) -> Day | None:
        """The newest deal that was announced and has closed, or None."""
        newest = daily.newest_closed(self.today)
        return await daily_rows.newest_deal(self._cache.store.reader, newest)

    async def seed_of(self, day: Day) -> Seed:
        return daily.seed_of(await self._secret(), day)

    async def hash_of(self, day: Day) -> str:
        """The hash of a day's seed, which says nothing about the seed."""
        return daily.seed_hash(await self._secret(), day)

    async def seed_shown(self, day: Day) -> str:
        """The seed of a deal in hexadecimal digits, or refuse DEAL_IS_OPEN before it has
        closed."""
        daily.require_closed(day, self._cache.clock())
        return (await self.seed_of(day)).hex()

    async def _chosen(self, day: Day) -> Deal:
        dealt = await daily_rows.last_dealt(self._cache.store.reader, day)
        chosen = Deal(daily.map_for(day, self._maps(), dealt), RULES_VERSION)
        async with self._cache.store.writing() as db:
            return await daily_rows.fix_deal(db, day, chosen)

    def _maps(self) -> Iterator[Map]:
        """Those that everybody has who checks a deal."""
        return (self._cache.boards[each].map for each in self._cache.boards.published)

    async def _secret(self) -> Secret:
        """The secret of this instance, which is made once."""
        if self._known_secret is None:
            self._known_secret = await daily_rows.secret(self._cache.store.reader)
        if self._known_secret is None:
            async with self._cache.store.writing() as db:
                made = self._random_bytes(SECRET_BYTES)
                self._known_secret = await daily_rows.make_secret(db, made)
        return self._known_secret

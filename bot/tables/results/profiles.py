"""What finished games say about people: profiles, head-to-head records, leaderboards, and what a
game meant. Nothing of it depends on games that are still being played."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.domain.badges import badges_of
from bot.domain.ladders import EVERY_SERVER, Ladder, Rating
from bot.domain.outcome import NO_OUTCOME, NewBadge, NewRecord, Outcome, RatingChange, RecordKind
from bot.domain.profiles import HeadToHead, Leaderboard, Profile
from bot.domain.results import GameResult, SeatResult
from bot.domain.table import NOBODY, GuildId, Human, TableId, UserId
from bot.store import profiles as profile_rows
from bot.store import results as result_rows
from bot.store import tables as table_rows
from bot.tables.cache import TableCache
from bot.tables.series import SeriesOfTables
from engine.model import MapId

MIN_GAMES_BEFORE_RECORDS = 3  # on a map of a server


HasRatings = Callable[[GuildId], Awaitable[bool]]


async def always(_: GuildId) -> bool:
    """Ratings are shown on every server."""
    return True


class Profiles:
    """People's results. `guild`: EVERY_SERVER for all servers. `has_ratings(guild)`: whether
    ratings are shown on a server."""

    def __init__(self, cache: TableCache, has_ratings: HasRatings = always) -> None:
        self._cache = cache
        self._boards = cache.boards
        self._series = SeriesOfTables(cache)
        self.has_ratings = has_ratings

    async def profile(self, user: UserId, guild: GuildId) -> Profile:
        """What somebody has reached. Without any finished game it has no name."""
        reader = self._cache.store.reader
        rows = await profile_rows.profile(reader, user, guild)
        found = Profile(
            user,
            rows.name,
            rows.maps,
            rows.form,
            _shown(rows.rating),
            rows.rating.games,
            None if guild == EVERY_SERVER else _shown(rows.overall),
            tuple(rating.shown for rating in rows.points if rating.is_shown),
            badges_of(rows.maps, self._regions()),
            is_hidden=rows.is_hidden,
        )
        if guild == EVERY_SERVER or await self.has_ratings(guild):
            return found
        return replace(found, has_ratings=False, rating=None, overall=None, curve=())

    async def head_to_head(self, person: Human, other: Human, guild: GuildId) -> HeadToHead:
        """The games two people played together, with the names they had in the last of them."""
        reader = self._cache.store.reader
        return await profile_rows.meetings(reader, person, other, guild)

    async def are_hidden(self, *users: UserId) -> bool:
        """Whether one of them does not want their results to be shown."""
        return bool(await profile_rows.hidden(self._cache.store.reader, users))

    async def leaderboard(self, ladder: Ladder, user: UserId, page: int) -> Leaderboard:
        """A page of a ladder for a user to read; the last page if there are fewer."""
        reader = self._cache.store.reader
        rows = await profile_rows.leaderboard(reader, ladder, user, page)
        found = Leaderboard(
            ladder,
            rows.lines,
            page,
            rows.people,
            rows.own,
            rows.own_games,
            is_hidden=await self.are_hidden(user),
        )
        if page >= found.pages:
            return await self.leaderboard(ladder, user, found.pages - 1)
        return found

    async def seasons(self, guild: GuildId) -> list[str]:
        """The seasons of a server, the newest first."""
        return await profile_rows.seasons(self._cache.store.reader, guild)

    async def outcome(self, table_id: TableId) -> Outcome:
        """What a finished game meant when it ended, whatever has been played since."""
        reader = self._cache.store.reader
        number = await profile_rows.number_of(reader, table_id)
        result = await result_rows.of_table(reader, table_id)
        if number is None or result is None:
            return NO_OUTCOME
        table = await table_rows.load(reader, table_id)
        series = None if table is None else await self._series.after(table)
        return replace(await self._outcome(result, number), series=series)

    async def _outcome(self, result: GameResult, number: int) -> Outcome:
        """The same without the series."""
        reader = self._cache.store.reader
        people = [seat for seat in result.seats if seat.user != NOBODY and seat.is_rated]
        hidden = await profile_rows.hidden(reader, [seat.user for seat in people])
        shown = [seat for seat in people if seat.user not in hidden]
        if not shown:
            return NO_OUTCOME
        is_duel = len(people) == len(shown) == 2
        return Outcome(
            await self._rating_changes(result, number, shown),
            await self._new_records(result, number, shown),
            await self._meetings(result, number, shown[0], shown[1]) if is_duel else None,
            await self._new_badges(result, number, shown),
        )

    async def _rating_changes(
        self, result: GameResult, number: int, people: list[SeatResult]
    ) -> tuple[RatingChange, ...]:
        """On the ladder of the server, of those whose ratings are shown."""
        if not await self.has_ratings(result.guild):
            return ()
        reader, users = self._cache.store.reader, [seat.user for seat in people]
        found = await profile_rows.last_ratings(reader, users, result.guild, number)
        return tuple(
            RatingChange(seat.seat, after, next((_shown(rating) for rating in before), None))
            for seat in people
            for after, *before in [found.get(seat.user) or [Rating()]]
            if after.is_shown
        )

    async def _new_records(
        self, result: GameResult, number: int, people: list[SeatResult]
    ) -> tuple[NewRecord, ...]:
        """Records that somebody whose results are shown has broken. The first games on a map break
        none."""
        games, points, path = await profile_rows.records(
            self._cache.store.reader, result.guild, result.map, number
        )
        reached: dict[RecordKind, tuple[int, dict[SeatResult, int]]] = {
            "points": (points, {seat: seat.points for seat in result.seats}),
            "path": (path, {seat: seat.longest_path for seat in result.seats}),
        }
        found = []
        for kind, (before, now) in reached.items():
            best = max(now[seat] for seat in people)
            if games >= MIN_GAMES_BEFORE_RECORDS and best > before:
                seats = tuple(seat.seat for seat in people if now[seat] == best)
                found.append(NewRecord(kind, seats, best))
        return tuple(found)

    async def _meetings(
        self, result: GameResult, number: int, one: SeatResult, other: SeatResult
    ) -> HeadToHead | None:
        """All games of two people up to this one; None if it was their first."""
        found = await profile_rows.meetings(
            self._cache.store.reader,
            Human(one.user, one.name),
            Human(other.user, other.name),
            result.guild,
            number,
        )
        return found if found.games > 1 else None

    async def _new_badges(
        self, result: GameResult, number: int, people: list[SeatResult]
    ) -> tuple[NewBadge, ...]:
        reader, regions = self._cache.store.reader, self._regions()
        found = []
        for seat in people:
            before, after = [
                badges_of(
                    await profile_rows.tallies(reader, seat.user, result.guild, last), regions
                )
                for last in (number - 1, number)
            ]
            found += [NewBadge(seat.seat, badge) for badge in after if badge not in before]
        return tuple(found)

    def _regions(self) -> dict[MapId, int]:
        """How many regions each map has."""
        return {map_id: len(self._boards[map_id].map.regions) for map_id in self._boards.map_ids}


def _shown(rating: Rating) -> Rating | None:
    return rating if rating.is_shown else None

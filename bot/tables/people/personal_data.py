"""What is stored about a person: giving it to them, and deleting it.

Deleting leaves the games of the others as they are. The person leaves their open tables; then, one
table after the other, they become a former player with a negative id and a name such as "Former
player 7". The request is stored first and removed last, so that a bot that is stopped meanwhile
goes on after its next start (`finish_deletions`).
"""

import logging
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from bot.domain.personal_data import OwnEntry, OwnHand, OwnSeat, OwnTable, StoredPersonalData
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.table import (
    MAX_NAME_LENGTH,
    ChannelId,
    Human,
    Language,
    MessageId,
    Seq,
    Table,
    TableId,
    UserId,
)
from bot.store import facts
from bot.store import log as log_rows
from bot.store import personal_data as personal_rows
from bot.store import preferences as preference_rows
from bot.store import tables as table_rows
from bot.store.log import StoredEntry
from bot.store.personal_data import Deletion, DeletionRequest, keyed_hash
from bot.tables import seating
from bot.tables.cache import TableCache, repeated
from bot.tables.daily.deals import DailyDeals
from bot.tables.held_table import HeldTable
from bot.tables.lobby import Lobby
from bot.tables.people.former_people import Renaming, Tenure, tenures
from bot.tables.seats import Seats
from engine import cards

log = logging.getLogger(__name__)

FormerName = Callable[[Language, int], str]
"""The name of a former player in a language, by their number."""

DeleteMessages = Callable[[Sequence[tuple[ChannelId, MessageId]]], Awaitable[None]]

STRAYS_FOR_S = 300.0  # after a deletion, longer than any message is being sent
PURGE_EVERY_S = 3600.0  # at most: everybody waits while the file is written again


class PersonalData:
    """The data of one person at all tables. `on_deleted`: called with the messages that were sent
    to a person, after everything else was deleted."""

    def __init__(self, cache: TableCache, lobby: Lobby, seats: Seats, daily: DailyDeals) -> None:
        self.on_deleted: list[DeleteMessages] = []
        self._cache = cache
        self._lobby = lobby
        self._seats = seats
        self._daily = daily
        self._purged_at = 0.0

    async def stored(self, user: UserId) -> StoredPersonalData:
        """Everything with the user's id, without anything that is secret to them: no seed, and of
        games that are being played only their own hand and moves."""
        reader = self._cache.store.reader
        tables = [
            await self._own_table(table, user)
            for table_id in await personal_rows.tables_of(reader, user)
            if (table := await table_rows.load(reader, table_id)) is not None
        ]
        has_chosen = await preference_rows.has_chosen(reader, user)
        return StoredPersonalData(
            user=user,
            names=tuple(sorted(await personal_rows.names_of(reader, user))),
            preferences=await preference_rows.load(reader, user) if has_chosen else None,
            tables=tuple(tables),
            rows=await personal_rows.rows_about(reader, user),
        )

    async def is_known(self, user: UserId) -> bool:
        """Whether anything is stored about the user."""
        return user in await personal_rows.all_ids(self._cache.store.reader)

    async def request_deletion(self, user: UserId, name: str = "") -> DeletionRequest:
        """Store that the user's data are to be deleted. `name`: one that they have now, if it is
        known."""
        async with self._cache.store.writing() as db:
            return await personal_rows.request_deletion(db, user, name, self._cache.clock())

    async def delete(self, request: DeletionRequest, former_name: FormerName) -> None:
        """Delete the data of a person: they leave their open tables and become a former player
        everywhere."""
        user, store = request.user, self._cache.store
        messages = await personal_rows.messages_to(store.reader, user)
        names = await personal_rows.names_of(store.reader, user)
        names |= {request.name[:MAX_NAME_LENGTH]} - {""}
        named = set(await personal_rows.tables_naming(store.reader, names))
        while True:
            await self._daily.delete_person(user)
            for table in await table_rows.of_user(store.reader, user):
                await self._leave(table, user)
            for table_id in sorted({*await personal_rows.tables_of(store.reader, user), *named}):
                await self._rename_at(table_id, request, former_name, names)
            async with store.writing() as db:
                if not await personal_rows.tables_of(db, user):  # they may have joined another one
                    await personal_rows.finish_deletion(db, request, self._cache.clock())
                    break
        for delete_messages in self.on_deleted:
            await delete_messages(messages)
        log.info("deleted the data of a person")

    async def finish_deletions(self, former_name: FormerName) -> int:
        """Go on with deletions that were begun or asked for, and repeat those that a restored
        backup does not know; returns how many people were concerned."""
        await self._delete_strays()
        await self._request_again()
        requests = await personal_rows.deletion_requests(self._cache.store.reader)
        for request in requests:
            await self.delete(request, former_name)
        return len(requests)

    async def purge(self) -> bool:
        """Write the database file again if it may contain remains of deleted data, at most once an
        hour; returns whether it was. If somebody is reading, it is tried again an hour later."""
        now, store = self._cache.clock(), self._cache.store
        wanted = await facts.load(store.reader, facts.PURGE_WANTED)
        if not wanted or now < self._purged_at + PURGE_EVERY_S:
            return False
        self._purged_at = now
        if not await store.purge():
            return False
        async with store.writing() as db:
            await facts.forget(db, facts.PURGE_WANTED, wanted)
        return True

    async def _delete_strays(self) -> None:
        """What a direct message that was being sent meanwhile, by any process, has stored about
        people whose data were deleted just now. Of those who have come back, all is kept."""
        reader, now = self._cache.store.reader, self._cache.clock()
        deleted = await personal_rows.deletions_since(reader, now - STRAYS_FOR_S)
        if not deleted:
            return
        for user in _of_deletions(deleted, await personal_rows.ids_of_strays(reader)):
            if not await table_rows.of_user(reader, user):
                async with self._cache.store.writing() as db:
                    await personal_rows.delete_strays(db, user)

    async def _request_again(self) -> None:
        """Ask for the deletion of everybody in a restored backup whose data were deleted later."""
        store = self._cache.store
        again = await personal_rows.unapplied_deletions(store.reader)
        if not again:
            return
        async with store.writing() as db:
            for user in _of_deletions(again, await personal_rows.all_ids(db)):
                await personal_rows.request_deletion(db, user, "", self._cache.clock())
            await personal_rows.save_deletions(
                db, [replace(each, is_applied=True) for each in again]
            )

    async def _leave(self, table: Table, user: UserId) -> None:
        """Leave a lobby, or resign from a game, and be no longer host. If the game cannot go on
        because its map has changed, the person keeps the seat until they are renamed."""
        try:
            if table.seat_of(user) is not None and table.status == "lobby":
                await self._lobby.leave(table.id, user)
            elif table.seat_of(user) is not None:
                await self._seats.resign(table.id, user)
        except TableRefusal as refusal:
            log.info("not left", extra={"table": table.id, "error": refusal.code})
        await self._cache.update(table.id, lambda before: seating.without_host(before, user))

    async def _rename_at(
        self,
        table_id: TableId,
        request: DeletionRequest,
        former_name: FormerName,
        names: Collection[str],
    ) -> None:
        async def attempt() -> None:
            async with self._cache.held(table_id) as held:
                if not _may_still_leave(held.table, request.user):
                    name = former_name(held.table.options.language, request.number)
                    await self._rename_held(held, request, name, names)

        try:
            await repeated(attempt)
        except TableRefusal as refusal:
            if refusal.code is not TableCode.UNKNOWN_TABLE:  # it was deleted meanwhile
                raise

    async def _rename_held(
        self, held: HeldTable, request: DeletionRequest, name: str, names: Collection[str]
    ) -> None:
        reader, table_id = self._cache.store.reader, held.table.id
        renaming = Renaming(
            held.table,
            await log_rows.entries_about_people(reader, table_id),
            await log_rows.people(reader, table_id),
            request.user,
            Human(request.former, name),
            names,
        )
        after, entries = renaming.table, renaming.entries
        is_changed = after != held.table or bool(entries)
        is_shown = after.is_open
        async with held.changing(after, is_shown=is_shown) if is_changed else held.noting() as db:
            await log_rows.rename(db, table_id, entries)
            await personal_rows.replace_at_table(
                db, table_id, request, name, renaming.successors, renaming.seats
            )
            if is_changed and not is_shown:
                await personal_rows.stay_published(db, table_id)
        self._cache.memory.forget(table_id)

    async def _own_table(self, table: Table, user: UserId) -> OwnTable:
        reader = self._cache.store.reader
        entries = await log_rows.entries(reader, table.id)
        people = await log_rows.people(reader, table.id)
        seats = [
            OwnSeat(
                tenure.seat,
                _name(table, people, tenure),
                tuple(map(_own_entry, _entries_of(entries, tenure))),
                await self._own_hand(table, user, tenure),
            )
            for tenure in tenures(table, entries, people, user)
        ]
        return OwnTable(
            table=table.id,
            guild=table.where.guild,
            channel=table.posts_in.channel,
            map=table.options.map,
            status=table.status,
            is_host=table.host == user,
            is_invited=user in table.options.invited,
            seats=tuple(seats),
        )

    async def _own_hand(self, table: Table, user: UserId, tenure: Tenure) -> OwnHand | None:
        """None if the game is not being played, the seat is no longer theirs, or its map has
        changed."""
        if table.status != "playing" or tenure.until is not None:
            return None
        with suppress(TableRefusal):
            snapshot = await self._cache.get(table.id)
            if snapshot.table.seat_of(user) == tenure.seat:
                view = snapshot.private(tenure.seat)
                held = tuple(each.ticket for each in view.tickets)
                return OwnHand(cards.to_words(view.hand), held)
        return None


def _of_deletions(deletions: Sequence[Deletion], users: Iterable[UserId]) -> list[UserId]:
    """Those of the users whose data these deletions are about."""
    keys, hashes = {each.key for each in deletions}, {each.hash for each in deletions}
    return sorted(user for user in users if any(keyed_hash(key, user) in hashes for key in keys))


def _may_still_leave(table: Table, user: UserId) -> bool:
    """Whether the user has joined again since they left."""
    return table.status == "lobby" and (table.host == user or table.seat_of(user) is not None)


def _entries_of(entries: Sequence[StoredEntry], tenure: Tenure) -> list[StoredEntry]:
    """What a person did at a seat while it was theirs."""
    return [
        entry
        for entry in entries
        if entry.seat == tenure.seat and tenure.includes(entry.seq) and entry.kind != "start"
    ]


def _own_entry(entry: StoredEntry) -> OwnEntry:
    return OwnEntry(entry.seq, entry.kind, entry.at, msgspec.json.decode(entry.body))


def _name(table: Table, people: Mapping[Seq, Human], tenure: Tenure) -> str:
    if tenure.until is None:
        return table.occupants[tenure.seat].name
    return people[tenure.until].name

"""People who leave their seats, come back or are replaced during a game; and calling a game off."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.events import CalledOff, CameBack, Resigned, Substituted, TableEvent
from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import ANY_STEP, SeatOffer
from bot.domain.table import (
    ComputerPlayer,
    Human,
    Level,
    Occupant,
    Table,
    UserId,
)
from bot.store import log as log_rows
from bot.store import seats as seat_rows
from bot.store import server_settings as setting_rows
from bot.store.seats import MadeOffer
from bot.tables import seating
from bot.tables.cache import TableCache, holds_game
from bot.tables.entries import NewEntry, SeatBody, encode_body
from bot.tables.held_table import HeldGame
from engine.model import Seat

STAND_IN_LEVEL: Level = "normal"
ASK_AGAIN_AFTER_S = 12 * 3600.0  # the same person about the same seat
MOST_ASKED = 8  # people about one seat in that time
MOST_OFFERED = 4  # seats of all games to one person in that time


class Seats:
    """Each change is a log entry, so that it is announced."""

    def __init__(self, cache: TableCache) -> None:
        self._cache = cache

    @holds_game
    async def resign(self, held: HeldGame, user: UserId, step: int = ANY_STEP) -> Table:
        """Leave for good: the computer plays the seat. The last person closes the table."""
        held.table.require_open()
        seat = held.table.require_seat(user)
        held.snapshot.require_exact_step(step)
        person = held.table.occupants[seat]
        successor = seating.successor(person, STAND_IN_LEVEL)
        return await self._change(held, seat, successor, Resigned(seat, person.name))

    @holds_game
    async def call_off(
        self, held: HeldGame, by: Human, may_manage: bool, step: int = ANY_STEP
    ) -> Table:
        """Cancel a game in progress, by somebody whom the server allows to."""
        snapshot, reader = held.snapshot, self._cache.store.reader
        settings = await setting_rows.load(reader, held.table.where.guild)
        closed = seating.cancelled(held.table, by.user, may_manage, settings.cancel_by)
        snapshot.require_exact_step(step)
        after = snapshot.next(closed, snapshot.game, snapshot.undos)
        seat = held.table.seat_of(by.user) or Seat(0)
        entry = NewEntry(
            seat, "seat", encode_body(SeatBody(by.name, "called off")), (CalledOff(by.name),)
        )
        async with held.committing(after, entry) as db:
            await log_rows.save_person(db, held.table.id, after.seq, by)
        return held.table

    @holds_game
    async def offer(
        self, held: HeldGame, by: UserId, human: Human, absent: UserId | None = None
    ) -> SeatOffer:
        """Ask somebody to take over a seat: the user's own (`absent` is `by`), or one for which
        the others want a substitute. Replaces an earlier offer of the same seat. The same person
        is not asked again soon, nor after having declined."""
        held.table.require_open()
        held.table.require_seat(by)
        seat, now = _seat_to_offer(held.table, by, absent), self._cache.clock()
        await self._require_new(held.table, human, seat)
        made = await seat_rows.offers_made(self._cache.store.reader, held.table.id, seat)
        _require_may_be_asked(human, made, now)
        await self._require_seldom_asked(human, now)
        offer = SeatOffer(held.table.id, seat, human, by, now)
        async with held.changing() as db:
            await seat_rows.save_offer(db, offer)
        return offer

    @holds_game
    async def take_over(self, held: HeldGame, human: Human, question_id: int) -> Table:
        """The person who was asked accepts: the seat changes hands."""
        offer = await self._find_offer(held.table, question_id)
        if human.user != offer.to.user:
            raise TableRefusal(TableCode.ASKED_SOMEBODY_ELSE, name=offer.to.name)
        await self._require_new(held.table, human, offer.seat)
        before = held.table.occupants[offer.seat].name
        event = Substituted(offer.seat, before, human.name)
        return await self._change(held, offer.seat, human, event)

    @holds_game
    async def decline(self, held: HeldGame, user: UserId, question_id: int) -> Table:
        """The person who was asked declines, or the person who asked withdraws the offer."""
        offer = await self._find_offer(held.table, question_id)
        if user not in (offer.to.user, offer.by):
            raise TableRefusal(TableCode.ASKED_SOMEBODY_ELSE, name=offer.to.name)
        async with held.changing() as db:
            if user == offer.to.user:
                await seat_rows.save_offer(db, replace(offer, is_declined=True))
            else:
                await db.execute_all([seat_rows.without_offer(held.table.id, offer.seat)])
        return held.table

    @holds_game
    async def come_back(self, held: HeldGame, user: UserId) -> Table:
        """The user takes their seat back from the stand-in."""
        held.table.require_open()
        seat = held.table.require_seat(user)
        if held.snapshot.is_away(seat):
            await self.return_person(held, seat)
        return held.table

    async def return_person(self, held: HeldGame, seat: Seat) -> None:
        """The person of a seat that `is_away` has done something: they play again, and no
        substitute is wanted."""
        person, snapshot = held.table.occupants[seat], held.snapshot
        if not isinstance(person, ComputerPlayer):
            person = Human(person.user, person.name)
        table = seating.with_person(held.table, seat, person)
        after = snapshot.next(table, snapshot.game, snapshot.undos)
        events = (CameBack(seat, person.name),)
        entry = NewEntry(seat, "seat", encode_body(SeatBody(person.name, "back")), events)
        await held.commit(after, entry)

    async def _require_new(self, table: Table, human: Human, seat: Seat) -> None:
        """Refuse people who play at the table, and those who had another seat and know its cards:
        the one that they have left they may get back."""
        if table.seat_of(human.user) is not None:
            raise TableRefusal(TableCode.ALREADY_AT_THIS_TABLE)
        left = await log_rows.seats_left(self._cache.store.reader, table.id, human.user)
        if left - {seat}:
            raise TableRefusal(TableCode.LEFT_ANOTHER_SEAT, name=human.name)

    async def _require_seldom_asked(self, human: Human, now: float) -> None:
        """Refuse ASKED_TOO_OFTEN to those who would call one person from game after game."""
        reader, since = self._cache.store.reader, now - ASK_AGAIN_AFTER_S
        lately = await seat_rows.offers_made_to(reader, human.user, since)
        if len(lately) >= MOST_OFFERED:
            until = round(lately[MOST_OFFERED - 1] + ASK_AGAIN_AFTER_S)
            raise TableRefusal(TableCode.ASKED_TOO_OFTEN, name=human.name, until=until)

    async def _find_offer(self, table: Table, question_id: int) -> SeatOffer:
        """The offer with this id, or refuse NO_SUCH_QUESTION if it is gone or was declined."""
        table.require_open()
        for offer in await seat_rows.offers(self._cache.store.reader, table.id):
            if offer.question_id == question_id and not offer.is_declined:
                return offer
        raise TableRefusal(TableCode.NO_SUCH_QUESTION)

    async def _change(
        self, held: HeldGame, seat: Seat, person: Occupant, event: TableEvent
    ) -> Table:
        leaving, snapshot = held.table.occupants[seat], held.snapshot
        table = seating.with_person(held.table, seat, person)
        after = snapshot.next(table, snapshot.game, snapshot.undos)
        body = encode_body(SeatBody(person.name, str(event.__struct_config__.tag)))
        async with held.committing(after, NewEntry(seat, "seat", body, (event,))) as db:
            if not isinstance(leaving, ComputerPlayer):
                left = Human(leaving.user, leaving.name)
                await log_rows.save_person(db, table.id, after.seq, left)
        return held.table


def _require_may_be_asked(human: Human, made: Sequence[MadeOffer], now: float) -> None:
    """Refuse if this person has declined the seat or was asked lately, or too many others were."""
    for offer in made:
        if offer.to == human.user and offer.is_declined:
            raise TableRefusal(TableCode.OFFER_WAS_DECLINED, name=human.name)
        if offer.to == human.user and offer.at > now - ASK_AGAIN_AFTER_S:
            until = round(offer.at + ASK_AGAIN_AFTER_S)
            raise TableRefusal(TableCode.ASKED_ALREADY, name=human.name, until=until)
    lately = [offer.at for offer in made if offer.at > now - ASK_AGAIN_AFTER_S]
    if len(lately) >= MOST_ASKED:
        until = round(lately[MOST_ASKED - 1] + ASK_AGAIN_AFTER_S)
        raise TableRefusal(TableCode.ASKED_TOO_MANY, until=until)


def _seat_to_offer(table: Table, by: UserId, absent: UserId | None) -> Seat:
    if absent == by:
        return table.require_seat(by)
    wanted = [seat for seat in table.vacant if absent is None or table.seat_of(absent) == seat]
    if not wanted:
        raise TableRefusal(TableCode.NO_SUBSTITUTE_WANTED)
    return wanted[0]

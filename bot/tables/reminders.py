"""For the clock: whom to remind, who is absent, and which automatic players are to move."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.domain.refusals import TableCode, TableRefusal
from bot.domain.requests import AbsenceQuestion, AbsentPlayer, DueReminder
from bot.domain.table import Human, Preferences, TableId, UserId
from bot.store import waits as wait_rows
from bot.store.waits import WaitingPlayer
from bot.tables import lobby
from bot.tables.absence import HOUR_S, Voting
from engine.model import Seat
from engine.refusals import Code, Refusal
from engine.views import PlayerView


class Waits(Voting):
    """Worked out from the times in the database: a restart changes nothing."""

    async def due_reminders(self) -> list[DueReminder]:
        """Everybody who wants to be reminded now."""
        now = self._clock()
        waiting = await wait_rows.people(self.store.reader)
        return [
            DueReminder(
                table=one.table,
                seat=one.seat,
                user=one.user,
                since=one.since,
                times=one.reminders,
                by=one.preferences.by,
            )
            for one in waiting
            if one.preferences.by != "off" and is_due(one, now)
        ]

    async def reminded(self, reminder: DueReminder) -> None:
        async with self.store.writing() as db:
            await wait_rows.reminded(
                db, reminder.table, reminder.seat, reminder.since, self._clock()
            )

    async def mute(self, table_id: TableId, user: UserId) -> None:
        """No more reminders of this turn."""
        snapshot = await self._look(table_id)
        lobby.must_be_open(snapshot.table)
        seat = lobby.must_sit(snapshot.table, user)
        if seat not in snapshot.waiting:
            waiting = tuple(map(str, snapshot.waiting))
            raise Refusal(Code.NOT_YOUR_TURN, seat=seat, waiting=waiting)
        async with self.store.writing() as db:
            await wait_rows.mute(db, table_id, seat)

    async def absent(self) -> list[AbsentPlayer]:
        """Those about whom the others may vote now, and have not begun to."""
        found = []
        for one in await wait_rows.people(self.store.reader):
            if self._clock() < one.since + one.patience_h * HOUR_S:
                continue
            table = await self.get(one.table)
            is_asked = await self._open_vote(table, AbsenceQuestion) is not None
            until = await self._patient_until(table, one.seat, one.since)
            if not is_asked and until <= self._clock():
                found.append(AbsentPlayer(one.table, one.seat, one.user, one.since))
        return found

    async def automatic_to_move(self) -> list[tuple[TableId, Seat]]:
        """Automatic players and stand-ins whose turn it is."""
        return await wait_rows.automatic(self.store.reader)

    async def think_view(self, table_id: TableId, seat: Seat) -> PlayerView:
        """What an automatic player or a stand-in sees. Nobody sees a person's hand this way."""
        snapshot = await self._look(table_id)
        if isinstance(snapshot.table.people[seat], Human):
            raise TableRefusal(TableCode.NO_AUTOMATIC_PLAYER)
        return snapshot.private(seat)


def is_due(waiting: WaitingPlayer, now: float) -> bool:
    chosen = waiting.preferences
    due = waiting.since + chosen.first_after_h * HOUR_S
    if waiting.reminders:
        due = waiting.reminded_at + chosen.every_h * HOUR_S
    return not waiting.is_muted and due <= now and not is_quiet(chosen, now)


def is_quiet(chosen: Preferences, now: float) -> bool:
    """Whether the moment lies in somebody's quiet hours, which may go over midnight."""
    hour = datetime.fromtimestamp(now, UTC).astimezone(_zone(chosen.time_zone)).hour
    first, last = chosen.quiet_from_h, chosen.quiet_until_h
    if first <= last:
        return first <= hour < last
    return hour >= first or hour < last


def _zone(name: str) -> ZoneInfo:
    """A zone that has been renamed since it was chosen must not stop the clock."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")

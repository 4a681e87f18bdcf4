"""Who had which seat of a game and when, and logs in which a person has become a former player.

The digests of a log are those of positions, in which there are no names: a log with other names can
be verified as before.
"""

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bot.domain.events import (
    AnyEvent,
    CalledOff,
    CameBack,
    GameBegan,
    Resigned,
    StandInCame,
    Substituted,
)
from bot.domain.table import (
    BEFORE_FIRST,
    ComputerPlayer,
    Human,
    Occupant,
    Seq,
    StandIn,
    Table,
    UserId,
)
from bot.store.log import StoredEntry
from bot.tables import seating
from bot.tables.entries import SeatBody, StartBody, encode_body
from bot.tables.seats import STAND_IN_LEVEL
from engine.model import Seat
from engine.values import Value


class Tenure(Value, frozen=True):
    """A person had a seat from the entry `since` on, up to the entry `until`, which is about their
    leaving; None if they still have it."""

    seat: Seat
    since: Seq
    until: Seq | None

    def includes(self, seq: Seq) -> bool:
        return self.since <= seq and (self.until is None or seq < self.until)


def tenures(
    table: Table,
    log: Sequence[StoredEntry],
    people: Mapping[Seq, Human],
    user: UserId,
    names: Collection[str] = (),
) -> list[Tenure]:
    """The seats that a user has had at a table. `log`: at least all entries about seats. `people`:
    who left by an entry. If that is not known, it was the user if they had one of the `names`."""
    found = []
    for number, occupant in enumerate(table.occupants):
        seat, since = Seat(number), BEFORE_FIRST
        for entry in log:
            for event in entry.events:
                name = _leaving(event, seat)
                if name is not None:
                    left = people.get(entry.seq)
                    if left.user == user if left is not None else name in names:
                        found.append(Tenure(seat, since, entry.seq))
                    since = entry.seq
        if not isinstance(occupant, ComputerPlayer) and occupant.user == user:
            found.append(Tenure(seat, since, None))
    return found


def _leaving(event: AnyEvent, seat: Seat) -> str | None:
    """The name of the person who leaves the seat by this event; None if nobody does."""
    match event:
        case Resigned(seat=left, name=name) | Substituted(seat=left, before=name) if left == seat:
            return name
        case _:
            return None


class Renaming:
    """A person at one table becomes a former player: the table and its log with other names."""

    def __init__(
        self,
        table: Table,
        log: Sequence[StoredEntry],
        people: Mapping[Seq, Human],
        user: UserId,
        former: Human,
        names: Collection[str] = (),
    ) -> None:
        """`log`, `people` and `names` as for `tenures`."""
        self._log = log
        self._people = people
        self._user = user
        self._former = former
        self._names = names
        self._before = table
        self._tenures = tenures(table, log, people, user, names)
        self.seats = {tenure.seat for tenure in self._tenures}

    @property
    def table(self) -> Table:
        """The table with the former player. If the user was host of a closed table, so is the
        former player; an open one has another host by now."""
        before = self._before
        invited = tuple(each for each in before.options.invited if each != self._user)
        return replace(
            before,
            host=self._former.user if before.host == self._user else before.host,
            options=replace(before.options, invited=invited),
            occupants=tuple(map(self._occupant, range(len(before.occupants)), before.occupants)),
        )

    @property
    def successors(self) -> Mapping[Seat, str]:
        """The new names of computer players who have taken over seats of the user."""
        return {
            Seat(number): after.name
            for number, (before, after) in enumerate(
                zip(self._before.occupants, self.table.occupants, strict=True)
            )
            if before != after and isinstance(after, ComputerPlayer)
        }

    @property
    def entries(self) -> list[StoredEntry]:
        """The entries that named the user, with the name of the former player."""
        renamed = [self._entry(entry) for entry in self._log]
        return [new for old, new in zip(self._log, renamed, strict=True) if new != old]

    def _occupant(self, number: int, occupant: Occupant) -> Occupant:
        if not isinstance(occupant, ComputerPlayer):
            return self._person(occupant) if occupant.user == self._user else occupant
        last_change = max(
            (
                entry.seq
                for entry in self._log
                for event in entry.events
                if _leaving(event, Seat(number)) is not None
            ),
            default=None,
        )
        has_succeeded = any(
            tenure.seat == number and tenure.until == last_change for tenure in self._tenures
        )
        if last_change is None or not has_succeeded:
            return occupant
        return seating.successor(self._former, occupant.level)

    def _person(self, person: Human | StandIn) -> Human | StandIn:
        """Nobody waits for a former player: if the game could not be left, a stand-in plays."""
        if isinstance(person, Human) and not self._before.is_open:
            return self._former
        return StandIn(self._former.user, self._former.name, STAND_IN_LEVEL)

    def _entry(self, entry: StoredEntry) -> StoredEntry:
        events = tuple(self._event(entry.seq, event) for event in entry.events)
        if events == entry.events:
            return entry
        return replace(entry, events=events, body=_body(entry.body, events))

    def _event(self, seq: Seq, event: AnyEvent) -> AnyEvent:
        name = self._former.name
        match event:
            case GameBegan(names=names):
                renamed = tuple(
                    name if self._has(Seat(seat), seq) else each for seat, each in enumerate(names)
                )
                return replace(event, names=renamed)
            case StandInCame(seat=seat) | CameBack(seat=seat) if self._has(seat, seq):
                return replace(event, name=name)
            case Resigned(seat=seat) if self._leaves(seat, seq):
                return replace(event, name=name)
            case Substituted(seat=seat):
                before = name if self._leaves(seat, seq) else event.before
                after = name if self._has(seat, seq) else event.name
                return replace(event, before=before, name=after)
            case CalledOff() if self._called_off(seq, event):
                return replace(event, name=name)
            case _:
                return event

    def _has(self, seat: Seat, seq: Seq) -> bool:
        return any(each.seat == seat and each.includes(seq) for each in self._tenures)

    def _leaves(self, seat: Seat, seq: Seq) -> bool:
        return any(each.seat == seat and each.until == seq for each in self._tenures)

    def _called_off(self, seq: Seq, event: CalledOff) -> bool:
        by = self._people.get(seq)
        if by is not None:
            return by.user == self._user
        others = {
            each.name
            for each in self._before.occupants
            if not isinstance(each, ComputerPlayer) and each.user != self._user
        }
        return event.name in self._names and event.name not in others


def _body(body: str, events: Sequence[AnyEvent]) -> str:
    """The body of an entry with the names of its events."""
    for event in events:
        match event:
            case GameBegan(names=names):
                return encode_body(StartBody(names))
            case Resigned():
                old = msgspec.json.decode(body, type=SeatBody)
                name = seating.successor(Human(UserId(0), event.name), "normal").name
                return encode_body(replace(old, name=name))
            case StandInCame() | CameBack() | Substituted() | CalledOff():
                old = msgspec.json.decode(body, type=SeatBody)
                return encode_body(replace(old, name=event.name))
            case _:
                continue
    return body
